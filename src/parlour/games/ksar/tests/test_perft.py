"""Counts of positions by depth, and what turning the court must not change."""

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import DEALER, Dice, Seat
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import KINDS, Options, Place, Spot, State
from parlour.games.ksar.rules.geometry import Ground, frame, members

COUNTS = json.loads((Path(__file__).parent / "placements.perft").read_text())


def perft(size: int, depth: int, ground: Ground) -> int:
    """Sequences of spots, whatever the kinds: legality does not know them."""
    if depth == 1:
        return ground.free.bit_count()
    blocks = frame(size).blocks
    return sum(perft(size, depth - 1, ground.after(blocks[k])) for k in members(ground.free))


@pytest.mark.parametrize("size", [8, 9, 10, 11])
def test_s31_placements_by_depth(size: int) -> None:
    counts = COUNTS["placements"][str(size)]
    assert [perft(size, 1 + k, frame(size).walls) for k in range(len(counts))] == counts
    assert len(frame(size).spots) == COUNTS["spots"][str(size)]


def turned(spot: Spot, size: int, way: int) -> Spot:
    """A spot after one of the eight turns and flips of a square."""
    width, depth, x, y = spot.width, spot.depth, spot.x, spot.y
    if way & 1:
        x = size - width - x
    if way & 2:
        y = size - depth - y
    return Spot(depth, width, y, x) if way & 4 else Spot(width, depth, x, y)


@pytest.mark.parametrize("way", range(8))
@pytest.mark.parametrize("seed", range(6))
def test_a_turned_court_is_the_same_court(way: int, seed: int) -> None:
    dice, size = Dice(Random(seed).randrange), 8 + seed % 5
    state = State(Options(frame=size), Seat(0))  # type: ignore[arg-type]
    while rules.turn(state):
        other = turned_state(state, way)
        assert rules.turn(other) == rules.turn(state)
        view, seen = (rules.view(each, min(rules.turn(state))) for each in (state, other))
        assert [len(one) for one in view.series] == [len(one) for one in seen.series]
        offer = rules.offer(view)
        assert offer is not None
        spots = {turned(m.spot, size, way) for m in rules.moves(offer) if isinstance(m, Place)}
        offer_there = rules.offer(seen)
        assert offer_there is not None
        assert spots == {m.spot for m in rules.moves(offer_there) if isinstance(m, Place)}
        state = rules.play(state, min(rules.turn(state)), rules.pick(offer, dice))
    assert rules.outcome(state) == rules.outcome(turned_state(state, way))


def turned_state(state: State, way: int) -> State:
    placed = tuple(
        Place(place.kind, turned(place.spot, state.options.frame, way)) for place in state.placed
    )
    return State(state.options, state.first, placed, state.swapped)


def test_colours_have_no_say_in_what_is_legal() -> None:
    """The same spots under other kinds leave the same spots free."""
    dice, state = Dice(Random(3).randrange), State(Options(), Seat(0))
    while rules.turn(state):
        offer = rules.offer(rules.view(state, min(rules.turn(state))))
        assert offer is not None
        kinds = tuple(Place(dice.one(KINDS), place.spot) for place in state.placed)
        other = rules.offer(rules.view(replace(state, placed=kinds), min(rules.turn(state))))
        assert other is not None
        assert offer.spots == other.spots  # type: ignore[union-attr]
        state = rules.play(state, min(rules.turn(state)), rules.pick(offer, dice))


def test_a_match_ends_within_thirty_blocks() -> None:
    for seed in range(30):
        dice = Dice(Random(seed).randrange)
        state = rules.start(2, Options(frame=12))
        events = 0
        while turn := rules.turn(state):
            seat, events = min(turn), events + 1
            offer = None if seat == DEALER else rules.offer(rules.view(state, seat))
            move = rules.pick(offer, dice) if offer else rules.chance(state, dice, None)
            state = rules.play(state, seat, move)
        assert events <= 31
        assert sum(rules.view(state, None).left[0]) + sum(rules.view(state, None).left[1]) == 30 - (
            events - 1
        )
