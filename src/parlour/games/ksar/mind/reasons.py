"""Why a move is a good one: sentences each of which is looked up in the court before it is said."""

from collections.abc import Iterator
from typing import Final

from parlour.core import Phrase, Seat, Thought

from ..pieces import Move, Place, State
from ..rules import play
from ..rules.building import Series, building, spots, standing
from ..rules.geometry import frame, ground

CLOSING: Final = 8  # spots: to take so many away is worth a word


def because(state: State, me: Seat, thought: Thought[Move]) -> tuple[Phrase, ...]:
    """The weightiest first."""
    move = thought.move
    if not isinstance(move, Place):
        return ()
    return (*of_force(thought), *of_place(state, me, move))


def of_force(thought: Thought[Move]) -> Iterator[Phrase]:
    chosen = [one for one in thought.weighed if one.move == thought.move]
    if thought.proven and chosen:
        yield Phrase("because-wins" if chosen[0].worth == 1 else "because-lost")


def of_place(state: State, me: Seat, move: Place) -> Iterator[Phrase]:
    joined = joins(state, me, move)
    after = play(state, me, move)
    mine = [len(building(each).longest[me]) for each in (state, after)]
    if len(joined) > 1:
        yield Phrase("because-joins", {"count": len(joined), "blocks": 1 + sum(joined)})
    elif mine[1] > mine[0]:
        yield Phrase("because-longer", {"blocks": mine[1]})
    apart = kept_apart(state, Seat(1 - me), move)
    if apart > 1:
        yield Phrase("because-apart", {"count": apart})
    closed = free(state) - free(after)
    if closed >= CLOSING:
        yield Phrase("because-closes", {"count": closed})
    if move.kind == "neutral":
        yield Phrase("because-neutral")


def joins(state: State, me: Seat, move: Place) -> list[int]:
    """How long the series are that the block would join to one."""
    return [len(one.blocks) for one in touched(state, me, move)]


def kept_apart(state: State, other: Seat, move: Place) -> int:
    """How many series of the other seat meet at this spot, and will not be joined there now."""
    return len(touched(state, other, move)) if move.kind == "coloured" else 0


def touched(state: State, seat: Seat, move: Place) -> list[Series]:
    spot = frame(state.options.frame).number[move.spot]
    return [one for one in standing(state).series[seat] if one.touched >> spot & 1]


def free(state: State) -> int:
    return ground(state.options.frame, spots(state)).free.bit_count()
