"""All that a room has to say in a few random matches, each phrase and each refusal once."""

from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from typing import Any, TypeVar

from parlour.catalogue import AnyRoom
from parlour.core import (
    DEALER,
    Phrase,
    Refusal,
    Seat,
    Thought,
    Weighed,
    advance,
    canonical,
)
from tests.thinkers import asked
from tests.walks import Match, sample, values, viewers, walk

Said = TypeVar("Said", Phrase, Refusal)

MOVES = 120  # of each match
BUTTONS = 5  # of each offer
TRIES = 40  # different moves that are tried where they may not fit
TABLES = range(9)  # seat counts to open a table for


def phrases(room: AnyRoom, every: int) -> list[Phrase]:
    """From every so manieth match of the sample."""
    met = (phrase for match in few(room, every) for phrase in of_match(match))
    return unique([*met, *reasons(room, every)])


def reasons(room: AnyRoom, every: int) -> Iterator[Phrase]:
    """Why a player of the room's own would do what comes to mind in these matches."""
    if room.mind:
        mind = room.mind()
        for match in few(room, every):
            for moment in islice(asked(match, Seat(0)), MOVES):
                habits = [move for move, _ in mind.habits(moment.steps[-1].view, moment.offer)]
                for move in habits[:BUTTONS]:
                    for thought in thoughts(move, habits):
                        yield from mind.reasons(moment.steps, thought)


def thoughts(move: Any, others: list[Any]) -> Iterator[Thought[Any]]:
    """A move at sight, after some thought, and for certain."""
    weighed = (Weighed(move, 0.9, 9), *(Weighed(one, 0.1, 1) for one in others if one != move))
    yield Thought(move)
    yield Thought(move, weighed)
    yield Thought(move, weighed, proven=True)


def refusals(room: AnyRoom, every: int) -> list[Refusal]:
    met = (refusal for match in few(room, every) for refusal in in_match(match))
    return unique([*met, *of_tables(room)])


def few(room: AnyRoom, every: int) -> Iterator[Match]:
    return islice(sample(room, 1), 0, None, every)


def unique(said: Iterable[Said]) -> list[Said]:
    return list({canonical(each): each for each in said}.values())


def of_match(match: Match) -> Iterator[Phrase]:
    law, text = match.room.law, match.room.text
    for state, seat, move in moments(match):
        for viewer in viewers(match):
            heard = law.hear(state, seat, move, viewer)
            if heard is not None:
                yield text.tell(seat, heard, viewer)
            yield from text.describe(law.view(state, viewer))
        if seat != DEALER:
            offer = law.offer(law.view(state, seat))
            yield from map(text.name, [move, *islice(law.moves(offer), BUTTONS)])
    end = advance(law, state, seat, move)
    for viewer in viewers(match):
        yield from text.describe(law.view(end, viewer))


def moments(match: Match) -> list[tuple[Any, Any, Any]]:
    return [(state, event.seat, event.move) for state, event in islice(walk(match), MOVES)]


def in_match(match: Match) -> Iterator[Refusal]:
    """What answers moves said by anybody where they may not fit, and drafts of them."""
    law, found = match.room.law, moments(match)
    moves = {canonical(move): move for _, _, move in found}.values()
    tries = list(moves)[:: 1 + len(moves) // TRIES]
    for state, _, _ in found[:: 1 + len(found) // TRIES]:
        for viewer in viewers(match):
            seat, view = DEALER if viewer is None else viewer, law.view(state, viewer)
            for move in tries:
                refused = [law.refuse(state, seat, move), law.advise(view, move).refusal]
                yield from filter(None, refused)


def of_tables(room: AnyRoom) -> Iterator[Refusal]:
    """What answers tables of too many seats, and those with two options off their defaults."""
    choices = [(name, value) for name, others in values(room.options).items() for value in others]
    for pair in combinations(choices, 2):
        for seats in TABLES:
            if refusal := room.law.forbid(seats, room.options(**dict(pair))):
                yield refusal
