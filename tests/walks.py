"""Matches played at random, over all seat counts and options: what the contract is tried on."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import DEALER, Dice, Event, Seat, advance, begin

LONGEST = 20_000  # moves; every room says a bound of its own, far below
LISTED = 3_000  # moves of one seat that are looked at; where there are more, none is

# Where a move is a whole table, judged as one, fewer are looked at, and in one position of so many;
# the oracles and benches of the room look at more.
DEAR = {"serie": 30}
SELDOM = {"serie": 9}


class Match(NamedTuple):
    """Enough to play the same random match again."""

    room: AnyRoom
    seats: int
    options: Any
    seed: int

    def __repr__(self) -> str:
        return f"{self.room.name}, {self.seats} seats, seed {self.seed}, {self.options}"


class Moment(NamedTuple):
    """A state, and the event that leads out of it."""

    state: Any
    event: Event[Any]


def walk(match: Match) -> Iterator[Moment]:
    """A match played at random; where the dealer stands beside seats he sometimes cuts in."""
    law, dice = match.room.law, Dice(Random(match.seed).randrange)
    state, n = begin(law, match.seats, match.options), 0
    while turn := law.turn(state):
        seat = speaker(turn, dice)
        order = dice.shuffled(everybody(match)) if len(turn) > 1 else None
        if seat == DEALER:
            move = law.chance(state, dice, order)
        else:
            move, order = law.pick(law.offer(law.view(state, seat)), dice), None
        n += 1
        yield Moment(state, Event(n, seat, move, order=order))
        state = advance(law, state, seat, move)
        assert n < LONGEST, f"a match that never ends: {match}"


def some_moments(match: Match, most: int = 400) -> list[Moment]:
    return list(islice(walk(match), most))


def moments_to_list(match: Match, most: int = 400) -> list[Moment]:
    """Some of those moments, where it would take too long to list the moves of all."""
    return some_moments(match, most)[:: SELDOM.get(match.room.name, 1)]


def speaker(turn: frozenset[Seat], dice: Dice) -> Seat:
    """Somebody whose turn it is; the dealer beside others only now and then."""
    others = sorted(turn - {DEALER})
    if DEALER in turn and (not others or not dice.below(4 * len(others))):
        return DEALER
    return dice.one(others)


def last_state(match: Match) -> Any:
    law, state = match.room.law, None
    for state, event in walk(match):
        end = (state, event)
    return advance(law, end[0], end[1].seat, end[1].move)


def everybody(match: Match) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(match.seats)))


def viewers(match: Match) -> tuple[Seat | None, ...]:
    return (None, *everybody(match))


def values(options: type) -> dict[str, list[Any]]:
    """Values to try for each option, the default first: every choice, and the ends of a range."""
    usual = options()
    return {
        field.encode_name: [
            getattr(usual, field.name),
            *tries(field.type, getattr(usual, field.name)),
        ]
        for field in msgspec.inspect.type_info(options).fields  # type: ignore[attr-defined]
    }


def tries(kind: msgspec.inspect.Type, usual: Any) -> list[Any]:
    found: list[Any] = []
    match kind:
        case msgspec.inspect.BoolType():
            found = [True, False]
        case msgspec.inspect.LiteralType(values=choices):
            found = list(choices)
        case msgspec.inspect.IntType(ge=least, le=most):
            found = [end for end in (least, most) if end is not None]
        case msgspec.inspect.NoneType():
            found = [None]
        case msgspec.inspect.UnionType(types=kinds):
            found = [value for one in kinds for value in tries(one, usual)]
        case _:
            raise AssertionError(f"an option of type {kind}: say here which values to try")
    return [value for value in found if value != usual]


@st.composite
def matches(draw: st.DrawFn, room: AnyRoom) -> Match:
    """A match of the room: any seats and seed, few options off their default."""
    chosen = {
        name: draw(st.sampled_from(others))
        for name, others in values(room.options).items()
        if len(others) > 1 and draw(st.integers(0, 3)) == 0
    }
    seats = draw(st.sampled_from(room.seats))
    options = room.options(**chosen)
    if room.law.forbid(seats, options):
        options = room.options()
    return Match(room, seats, options, draw(st.integers(0, 2**32)))


def sample(room: AnyRoom, seeds: int) -> Iterator[Match]:
    """The same few matches every time: all seat counts, and every value of every option once."""
    for seats in room.seats:
        yield from (Match(room, seats, room.options(), seed) for seed in range(seeds))
        for name, others in values(room.options).items():
            for value in others[1:]:
                options = room.options(**{name: value})
                if not room.law.forbid(seats, options):
                    yield Match(room, seats, options, len(others))


def offered(room: AnyRoom, state: Any, seat: Seat, most: int | None = None) -> list[Any] | None:
    """All that a seat may do, or None if it is more than can be listed here."""
    most = most or DEAR.get(room.name, LISTED)
    offer = room.law.offer(room.law.view(state, seat))
    if offer is None:
        return []
    listed = list(islice(room.law.moves(offer), most + 1))
    return None if len(listed) > most else listed


ROOMS = list(CATALOGUE.values())
