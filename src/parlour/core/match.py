"""A match is the fold of its moves. Nothing else may change a state."""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from parlour.core.dice import Dice
from parlour.core.house import OUT_OF_TURN, OVER
from parlour.core.rules import DEALER, Law, Refusal, Refused, Seat

Options = TypeVar("Options")
State = TypeVar("State")
Move = TypeVar("Move")

DEALER_ALONE = frozenset({DEALER})


class Event(Struct, Generic[Move], frozen=True):
    """A move that happened: one line of the journal."""

    n: int
    seat: Seat
    move: Move
    at: int = 0  # milliseconds, by the table's clock, when it arrived
    absent: bool = False  # played for a seat that did not speak in time
    order: tuple[Seat, ...] | None = (
        None  # of claims, as the table heard them; else they were drawn
    )
    lag: int = 0  # milliseconds of its way that the table measured and allows for


def begin(law: Law[Options, State, Move], seats: int, options: Options) -> State:
    """The first state of a match, or `Refused` if there can be no such table."""
    if refusal := law.forbid(seats, options):
        raise Refused(refusal)
    return law.start(seats, options)


def advance(law: Law[Options, State, Move], state: State, seat: Seat, move: Move) -> State:
    """The one door: ask the law, then play; or raise `Refused` and change nothing."""
    if refusal := law.refuse(state, seat, move):
        raise Refused(refusal)
    turn = law.turn(state)
    if seat not in turn:
        raise Refused(Refusal(OUT_OF_TURN if turn else OVER))
    return law.play(state, seat, move)


def settle(
    law: Law[Options, State, Move],
    state: State,
    n: int,
    dice: Callable[[int], Dice],
    *,
    timed: bool = False,
) -> Iterator[tuple[Move, State]]:
    """Let the dealer speak, from move `n` on, until a player must, or nobody may.

    Where time is kept the dealer, even alone, lets a wait run out first; the table's clock
    will call him.
    """
    while law.turn(state) == DEALER_ALONE and not (timed and law.wait(state)):
        move = law.chance(state, dice(n), None)
        state = advance(law, state, DEALER, move)
        yield move, state
        n += 1


def replay(
    law: Law[Options, State, Move], seats: int, options: Options, events: Iterable[Event[Move]]
) -> State:
    """The state that a list of events leads to, or `Refused` at the first that could not be."""
    state = begin(law, seats, options)
    for event in events:
        state = advance(law, state, event.seat, event.move)
    return state
