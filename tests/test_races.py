"""Races: equal chances however far away somebody lives, and no sign of a claim that has lost."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.catalogue import CATALOGUE, PETITWHIST, AnyRoom
from parlour.core import DEALER, Dice, Seat, fair
from parlour.games.petitwhist import rules
from parlour.games.petitwhist.pieces import Knock
from parlour.server.company import Agreement
from tests.quiet import Evening
from tests.races import Friend, wins
from tests.two_worlds import leaky
from tests.walks import ROOMS

CREDIT, LOT = Agreement(), Agreement(races="lot")
NEAR, FAR = Friend(0.02), Friend(0.3)
WINDOWS = 1000  # `make bench ONLY=races` has 10,000
EVEN = 0.04  # of 0.5; one fair coin in ninety falls outside, but the seeds are fixed


def share(agreement: Agreement, *friends: Friend) -> float:
    """Of the windows, those that the first of them has won."""
    return wins(friends, WINDOWS, agreement)[0] / WINDOWS


def test_whoever_is_far_wins_as_often_as_whoever_is_near() -> None:
    assert share(CREDIT, NEAR, FAR) == pytest.approx(0.5, abs=EVEN)


def test_without_credit_the_far_would_hardly_ever_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.chair.MOST_CREDIT", 0.0)
    assert share(CREDIT, NEAR, FAR) > 0.95


def test_whoever_feigns_to_be_far_gains_next_to_nothing() -> None:
    liar = Friend(0.02, feigned=0.25, eager=True)
    assert share(CREDIT, liar, NEAR) == pytest.approx(0.5, abs=EVEN)


def test_by_lot_the_slow_have_the_same_chance() -> None:
    assert share(LOT, NEAR, Friend(0.3, slower=0.5)) == pytest.approx(0.5, abs=EVEN)


Claims = dict[Seat, Any]


def at_a_race(room: AnyRoom, seats: int, seed: int, nth: int = 0) -> tuple[Evening, Claims]:
    """A match played at random until several seats race for the nth time, and a claim of each that
    can make one. The same seed plays the same match, whose dealer draws alike at every move."""
    evening = Evening(room, room.options(), CREDIT, *[0.0] * seats)
    assert evening.keeper.table
    evening.keeper.table.dice = lambda n: fair.dice(bytes(32), seed)
    dice, races = Dice(Random(seed).randrange), set()
    for _ in range(400):
        offers = offered(evening)
        if in_a_race(evening) and len(found := claimed(evening, offers)) > 1:
            races.add(mark(evening))
            if len(races) > nth:
                return evening, found
        if offers:
            seat = dice.one(sorted(offers))
            evening.hours.until(evening.hours.time + 0.1)
            evening.say(seat, room.law.pick(offers[seat], dice))
        else:
            evening.hours.until(evening.hours.time + 60)
    return evening, {}


def mark(evening: Evening) -> int:
    clock = evening.keeper.table and evening.keeper.table.waiting.clock
    return clock.wait.mark if clock else 0


def offered(evening: Evening) -> dict[Seat, Any]:
    table = evening.keeper.table
    assert table, "the table has begun"
    offers = {Seat(seat): table.offer(Seat(seat)) for seat in range(table.seats)}
    return {seat: offer for seat, offer in offers.items() if offer is not None}


def in_a_race(evening: Evening) -> bool:
    table = evening.keeper.table
    assert table, "the table has begun"
    turn = table.law.turn(table.state)
    return DEALER in turn and len(turn) > 2 and table.waiting.clock is not None


def claimed(evening: Evening, offers: dict[Seat, Any]) -> Claims:
    law = evening.keeper.room.law
    able = {seat: [*law.moves(offer)] for seat, offer in offers.items()}
    real = {seat: [move for move in moves if is_claim(move)] for seat, moves in able.items()}
    return {seat: moves[0] for seat, moves in real.items() if moves}


def is_claim(move: Any) -> bool:
    return type(move).__name__ not in ("LetBe", "Look", "SetAside", "Ready", "Order", "Swap")


def told(evening: Evening, claims: Claims, when: dict[Seat, float]) -> list[list[Any]]:
    """What everybody is told from now until the race is over, if these claim after such a time."""
    heard = [len(line.frames) for line in evening.lines]
    begun, race = evening.hours.time, mark(evening)
    for seat, after in when.items():
        evening.hours.until(begun + after)
        evening.say(seat, claims[seat])
    while mark(evening) == race:
        evening.hours.until(evening.hours.time + 0.1)
    return [line.frames[first:] for line, first in zip(evening.lines, heard, strict=True)]


def races(room: AnyRoom) -> bool:
    return 4 in room.seats and any(at_a_race(room, 4, seed)[1] for seed in (1, 2))


RACING = [room for room in ROOMS if races(room)]


def test_there_are_races() -> None:
    assert {"petitwhist", "mezza"} <= {room.name for room in RACING}


@pytest.mark.parametrize("nth", [0, 1, 2])
@pytest.mark.parametrize("room", RACING, ids=lambda room: room.name)
def test_a_claim_that_has_lost_is_told_to_nobody(room: AnyRoom, nth: int) -> None:
    """Two claim, one of them in vain: without it nobody else would have been told otherwise."""
    seen = 0
    for seed in range(8):
        _, claims = at_a_race(room, 4, seed, nth)
        if claims:
            seen += 1
            first, second, *_ = claims
            when = {first: 0.1, second: 0.2}
            both = told(at_a_race(room, 4, seed, nth)[0], claims, when)
            assert any(unnoticed(loser, both, room, seed, nth, when) for loser in when)
    assert seen or nth, "no race was seen"


def unnoticed(
    loser: Seat, both: list[list[Any]], room: AnyRoom, seed: int, nth: int, when: dict[Seat, float]
) -> bool:
    evening, claims = at_a_race(room, 4, seed, nth)
    others = {seat: after for seat, after in when.items() if seat != loser}
    alone = told(evening, claims, others)
    return all(both[seat] == alone[seat] for seat in range(4) if seat != loser)


def test_a_claim_that_is_told_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def hear(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
        return move if isinstance(move, Knock) else rules.hear(state, seat, move, listener)

    room = replace(PETITWHIST, laws={1: leaky(rules, hear=hear)})
    monkeypatch.setitem(CATALOGUE, room.name, room)
    with pytest.raises(AssertionError):
        test_a_claim_that_has_lost_is_told_to_nobody(room, 0)


@pytest.mark.parametrize("room", RACING, ids=lambda room: room.name)
def test_a_race_lasts_as_long_whoever_claims(room: AnyRoom) -> None:
    for seed in range(6):
        ends = set()
        for some in (0, 1, 2):
            evening, claims = at_a_race(room, 4, seed)
            told(evening, claims, {seat: 0.1 + seat / 10 for seat in [*claims][:some]})
            ends.add(evening.journal.written[-1].at)
        assert len(ends) == 1
