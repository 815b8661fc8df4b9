"""The rules and the oracle build the same courts side by side, and agree about everything.

The oracle works with exact intervals and a list of blocks, the rules with sets of spots; neither
knows the other. It is asked at every position: whose turn it is, what may be done, why the rest
may not, and how it ends.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour.core import DEALER, Dice, Seat, advance, begin
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import First, Keep, Kind, Move, Options, Place, Spot, State, Swap
from parlour.games.ksar.rules.building import building
from parlour.games.ksar.tests import oracle

ROOM_KINDS: dict[str, Kind] = {"colour": "coloured", "neutral": "neutral"}
ORACLE_KINDS = {kind: name for name, kind in ROOM_KINDS.items()}

# Where the specification gives no number: the oracle's word for it, by the room's.
AS_ORACLE = {"1.3": "3.1", "2.2": "3.1", "2.3": "A5", "2.4": "A5"}

ODD_SPOTS = [Spot(2, 2, 0, 0), Spot(2, 3, -1, 0), Spot(3, 2, 0, 99), Spot(1, 1, 3, 3)]


class Pair(NamedTuple):
    """The same position twice: as the rules have it, and as the oracle has it."""

    state: State
    position: oracle.Position


def all_options() -> list[Options]:
    tables = product((8, 9, 10, 11, 12), (False, True), (False, True))
    return [Options(frame=size, pie=pie, en_tiebreak=tie) for size, pie, tie in tables]  # type: ignore[arg-type]


def match(options: Options, random: Random, greedy: bool) -> Iterator[Pair]:
    """Every position of a match, from the first to the last."""
    facts = {"frame": options.frame, "pie": options.pie, "en_tiebreak": options.en_tiebreak}
    pair = Pair(begin(rules, 2, options), oracle.new(2, **facts))  # type: ignore[arg-type]
    dice = Dice(random.randrange)
    while turn := rules.turn(pair.state):
        yield pair
        seat = min(turn)
        move = chosen(pair.state, seat, dice, greedy)
        after = oracle.apply(pair.position, seat, spoken(move))
        pair = Pair(advance(rules, pair.state, seat, move), after)
    yield pair


def chosen(state: State, seat: Seat, dice: Dice, greedy: bool) -> Move:
    if seat == DEALER:
        return rules.chance(state, dice, None)
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    if not greedy:
        return rules.pick(offer, dice)
    tries = [rules.pick(offer, dice) for _ in range(5)]
    return max(tries, key=lambda move: lead(rules.play(state, seat, move), seat))


def lead(state: State, seat: Seat) -> int:
    mine, yours = building(state).longest[seat], building(state).longest[1 - seat]
    return len(mine) - len(yours)


def spoken(move: Move) -> oracle.Move:
    match move:
        case First(seat):
            return ("begin", int(seat))
        case Place(kind, spot):
            return ("place", ORACLE_KINDS[kind], spot.width, spot.depth, spot.x, spot.y)
        case Swap():
            return ("swap",)
        case Keep():
            return ("keep",)


def agree(pair: Pair, random: Random) -> None:
    state, position = pair
    assert {int(seat) for seat in rules.turn(state)} == oracle.turn(position)
    for seat in (Seat(0), Seat(1)):
        offer = rules.offer(rules.view(state, seat))
        mine = set() if offer is None else {spoken(move) for move in rules.moves(offer)}
        assert mine == set(oracle.legal(position, seat)) - {("resign",)}
        for move in some_moves(state, random):
            refusal = rules.refuse(state, seat, move)
            theirs = oracle.refusal(position, seat, spoken(move))
            assert (refusal is None) == (theirs is None)
            if refusal and oracle.turn(position) == {seat}:
                assert AS_ORACLE.get(refusal.clause, refusal.clause) == theirs
    ended, theirs_ended = rules.outcome(state), oracle.outcome(position)
    assert (ended and (ended.scores, ended.places)) == theirs_ended
    assert [tuple(hand) for hand in position.hands] == list(building(state).left)
    lengths = [len(one) for one in building(state).longest]
    assert lengths == [oracle.series(position, seat) for seat in (0, 1)]


def some_moves(state: State, random: Random) -> list[Any]:
    """Spots near what stands, where most clauses have something to say, and a few odd ones."""
    near = [place.spot for place in state.placed[-3:]] or [Spot(2, 3, 0, 0)]
    spots = [
        Spot(*random.choice(((2, 3), (3, 2), (1, 3), (3, 1), (1, 2), (2, 1))), x, y)
        for spot in near
        for x, y in ((spot.x + spot.width, spot.y), (spot.x, spot.y + spot.depth), (spot.x, 0))
    ]
    places = [Place(random.choice(("coloured", "neutral")), spot) for spot in [*spots, *ODD_SPOTS]]
    return [*places, Swap(), Keep()]


def positions(matches: int, seed: int) -> int:
    random, count = Random(seed), 0
    tables = all_options()
    for number in range(matches):
        for pair in match(tables[number % len(tables)], random, greedy=number % 2 == 1):
            agree(pair, random)
            count += 1
    return count


def test_rules_and_oracle_agree_on_six_matches() -> None:
    assert positions(6, seed=1) > 100


@pytest.mark.long
def test_rules_and_oracle_agree_on_thousands_of_positions() -> None:
    """More than twenty thousand are asked by `make bench ONLY=ksar_oracle`."""
    assert positions(100, seed=2) > 2_000
