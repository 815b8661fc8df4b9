"""Whole matches: the chips add up, no tile is lost, and every round ends in time."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import convert

from parlour.catalogue import SERIE
from parlour.core import Seat
from parlour.games.serie import rules
from parlour.games.serie.pieces import Lay, Options, Pay, State, terms
from parlour.games.serie.rules.judging import judge
from parlour.games.serie.rules.series import whole
from parlour.games.serie.tests.tables import all_tiles
from tests.walks import Match, walk

BOUNDS = {"junior": 132, "family": 318}  # turns a seat (§7.6)
TABLES = [Options(), Options(best_of=3), Options(preset="family", manipulation="extend")]
unhurried = settings(
    deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
tables = st.builds(
    Match,
    st.just(SERIE),
    st.sampled_from(SERIE.seats),
    st.sampled_from(TABLES),
    st.integers(0, 999),
)


@unhurried
@given(match=tables)
def test_chips_are_what_was_dealt_and_begun_less_twice_what_is_left(match: Match) -> None:
    """Start, deal and new series, less two a tile left, and one more for who is out (§6.1)."""
    usual, begun, checked = terms(match.options), Counter[Seat](), 0
    for state, event in walk(match):
        if isinstance(event.move, Lay):
            earned = judge(rules.view(state, event.seat), event.move).earned
            assert earned is not None
            begun[event.seat] += earned.series
        if isinstance(event.move, Pay):
            after = rules.play(state, event.seat, event.move).rounds[-1]
            for seat, (chips, left) in enumerate(zip(after.chips, after.left, strict=True)):
                if event.move.chips[seat] < len(left):
                    continue  # too few chips to pay (§7.5)
                whose = usual.start_chips + usual.deal + begun[Seat(seat)]
                assert chips == whose - 2 * len(left) + (not left)
                checked += 1
            begun.clear()
    assert checked


@unhurried
@given(match=tables)
def test_no_tile_is_lost_and_every_round_ends(match: Match) -> None:
    everything = Counter(whole(match.options))
    for state, _ in walk(match):
        if state.chips:
            assert all_tiles(state) == everything
        assert state.turns <= BOUNDS[match.options.preset] * match.seats


@unhurried
@given(match=tables)
def test_what_is_left_to_be_done_never_grows(match: Match) -> None:
    """Three a tile of the pot, two a number on a rack, one a joker on a rack: less every turn."""
    before = None
    for state, event in walk(match):
        if state.chips and not state.drawing and isinstance(event.move, Lay):
            after = rules.play(state, event.seat, event.move)
            assert potential(after) < potential(state)
        if state.chips:
            assert before is None or state.turns == 0 or potential(state) <= before
            before = potential(state)


def potential(state: State) -> int:
    racks = [tile for rack in state.racks for tile in rack]
    return 3 * rules.view(state, None).pot + sum(1 if tile.joker else 2 for tile in racks)


@pytest.mark.parametrize(("preset", "most"), [("junior", 132), ("family", 318)])
def test_the_bound_is_three_for_each_tile_there_is(preset: str, most: int) -> None:
    assert 3 * len(whole(convert({"preset": preset}, Options))) == most
