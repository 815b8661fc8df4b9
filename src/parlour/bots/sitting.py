"""A match between bots: each is told what its seat hears and sees, and speaks in its turn."""

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

from msgspec import Struct

from parlour.core import DEALER, Budget, Dice, Event, Outcome, Seat, Step, advance, begin

from .cast import AnyRoom
from .sitter import Sitter

LONGEST = 20_000  # moves

Budgeting = Callable[[], Budget]


class Spent(Struct):
    """What one seat took to think."""

    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


class Sat(Struct, frozen=True):
    """How a match went."""

    outcome: Outcome
    events: tuple[Event[Any], ...]
    spent: tuple[Spent, ...]


class Hall:
    """One match under way, and who sits at it."""

    def __init__(self, room: AnyRoom, options: Any, sitters: Sequence[Sitter]) -> None:
        self.law, self.sitters = room.law, sitters
        self.state = begin(room.law, len(sitters), options)
        self.events: list[Event[Any]] = []
        self.spent = [Spent() for _ in sitters]
        for seat, sitter in enumerate(sitters):
            sitter.see(Step(DEALER, None, self.law.view(self.state, Seat(seat))))

    def ask(self, seat: Seat, budget: Budgeting) -> None:
        begun = thread_time()
        offer = self.law.offer(self.law.view(self.state, seat))
        thought = self.sitters[seat].think(offer, budget())
        seconds, spent = thread_time() - begun, self.spent[seat]
        spent.choices, spent.seconds = spent.choices + 1, spent.seconds + seconds
        spent.slowest = max(spent.slowest, seconds)
        self.move(seat, thought.move)

    def move(self, seat: Seat, move: Any, order: tuple[Seat, ...] | None = None) -> None:
        before, self.state = self.state, advance(self.law, self.state, seat, move)
        self.events.append(Event(len(self.events) + 1, seat, move, order=order))
        for listener, sitter in enumerate(self.sitters):
            heard = self.law.hear(before, seat, move, Seat(listener))
            if heard is not None:
                sitter.see(Step(seat, heard, self.law.view(self.state, Seat(listener))))


def sit(
    room: AnyRoom,
    options: Any,
    sitters: Sequence[Sitter],
    budgets: Sequence[Budgeting],
    luck: Callable[[int], Dice],
) -> Sat:
    """A whole match. Of those who may speak at once the dice say who does, and the dealer speaks
    when no seat has anything left to say. What he says k-th is drawn from `luck(k)`, so that
    others can play the same deal."""
    hall, talk, words = Hall(room, options, sitters), luck(0), 0
    everybody = tuple(map(Seat, range(len(sitters))))
    while turn := room.law.turn(hall.state):
        assert len(hall.events) < LONGEST, f"a match of {room.name} that never ends"
        if seats := sorted(turn - {DEALER}):
            seat = talk.one(seats)
            hall.ask(seat, budgets[seat])
        else:
            words += 1
            order = talk.shuffled(everybody) if len(turn) > 1 else None
            hall.move(DEALER, room.law.chance(hall.state, luck(words), order), order)
    outcome = room.law.outcome(hall.state)
    assert outcome is not None, "a match in which nobody may speak has ended"
    return Sat(outcome, tuple(hall.events), tuple(hall.spent))
