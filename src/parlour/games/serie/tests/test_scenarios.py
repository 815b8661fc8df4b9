"""The worked scenarios of the specification, each under its number."""

import pytest

from parlour.core import DEALER, OUT_OF_TURN, Seat
from parlour.games.serie import rules
from parlour.games.serie.tests.tables import (
    P0,
    P1,
    P2,
    REST,
    after,
    at,
    ended,
    gain,
    lies,
    may,
    rack,
    refused,
    settled,
    why,
)

T9 = at("R4 J=R5 R6", "R5" + REST)


def test_t1_a_new_series() -> None:
    assert gain(at("", "R4 R5 R6" + REST), "lay R4-6") == 4


def test_t2_tiles_added_to_two_series() -> None:
    assert gain(at("R4-6 / B2-4", "R3 R7 B5" + REST), "lay R3-7 / B2-5") == 3


def test_t3_a_new_series_and_a_tile_added() -> None:
    assert gain(at("R4-6", "B1 B2 B3 R7" + REST), "lay R4-7 / B1-3") == 5


def test_t4_six_tiles_as_two_series() -> None:
    assert gain(at("", "R1-6" + REST), "lay R1-3 / R4-6") == 8


def test_t5_six_tiles_as_one_series() -> None:
    assert gain(at("", "R1-6" + REST), "lay R1-6") == 7


def test_t6_a_joker_of_the_rack_counts_as_a_tile() -> None:
    assert gain(at("", "R4 R6 J" + REST), "lay R4 J=R5 R6") == 4


def test_t7_two_jokers_in_a_series() -> None:
    assert gain(at("", "R4 J J" + REST), "lay J=R3 R4 J=R5") == 4
    assert refused(at("", "R4 J J" + REST, max_jokers=1), "lay J=R3 R4 J=R5") == "3.6"


def test_t8_jokers_alone_are_no_series() -> None:
    assert refused(at("", "J J J"), "lay J=R1 J=R2 J=R3") == "3.7"


def test_t9_a_joker_to_the_rack() -> None:
    then = after(T9, "0 lay R4-6 taking 1")
    assert then.chips == T9.chips
    assert rack(then) == "K1 K10 J"
    assert rules.turn(then) == {P1}


def test_t10_a_joker_taken_is_for_a_later_turn() -> None:
    both = at("R4 J=R5 R6", "R5 B1 B2" + REST)
    assert why(both, "lay R4-6 / B1 B2 J=B3 taking 1") == "6.4 same"


def test_t11_a_joker_used_again_at_once() -> None:
    assert gain(T9, "lay R4-6 J=R7") == 1


def test_t12_a_freed_joker_in_a_new_series() -> None:
    assert gain(at("R4 J=R5 R6", "R5 B1 B2" + REST), "lay R4-6 / B1 B2 J=B3") == 4


@pytest.mark.parametrize("manipulation", ["extend", "full"])
def test_t13_a_joker_that_nothing_replaces_stays(manipulation: str) -> None:
    table = at("J=R3 R4-6", "B1 B2" + REST, manipulation=manipulation)
    assert refused(table, "lay R4-6 / B1 B2 J=B3") == "6.6"


def test_t14_the_wrong_tile_in_its_place() -> None:
    assert refused(at("R4 J=R5 R6", "B5" + REST), "lay R4 B5 R6 taking 1") == "3.1"


def test_t15_a_divided_series_earns_no_chip() -> None:
    assert gain(at("R1-5", "R6" + REST, manipulation="full"), "lay R1-3 / R4-6") == 1


def test_t16_nothing_laid() -> None:
    table = at("R1-6", "Y1", manipulation="full")
    assert why(table, "lay R1-3 / R4-6") == "4.1 nothing"


def test_t17_no_tile_goes_back() -> None:
    assert refused(at("R1-4", "Y1"), "lay R1-3") == "4.10"


def test_t18_out_with_a_tile_added() -> None:
    then = after(at("R4-6", "R7"), "0 lay R4-7")
    assert then.chips[0] == 6 + 2
    assert rules.turn(then) == {DEALER}


def test_t19_out_with_a_new_series() -> None:
    then = after(at("", "R4 R5 R6"), "0 lay R4-6")
    assert then.chips[0] == 6 + 5
    assert rules.turn(then) == {DEALER}


def test_t20_two_tiles_are_too_few() -> None:
    assert why(at("", "R4 R5" + REST), "lay R4 R5") == "3.1 short"


def test_t21_groups_only_with_the_large_set() -> None:
    assert why(at("", "R4 B4 Y4" + REST), "lay R4 B4 Y4") == "3.3 runs"
    assert gain(at("", "R4 B4 Y4" + REST, preset="family"), "lay R4 B4 Y4") == 4


def test_t22_a_gap() -> None:
    assert why(at("", "R4 R5 R7" + REST), "lay R4 R5 R7") == "3.1 gap"


def test_t23_nothing_comes_after_ten() -> None:
    table = at("", "R9 R10 J" + REST)
    assert refused(table, "lay R9 R10 J=R11") == "3.2"
    assert gain(table, "lay J=R8 R9 R10") == 4


def test_t24_a_draw_costs_a_chip() -> None:
    table = at("", "R1", left=5, chips=(3, 3))
    assert why(table, "pass") == "4.6 draw"
    then = settled(table, "0 draw")
    assert then.chips == (2, 3)
    assert len(then.racks[0]) == 2
    assert rules.turn(then) == {P1}


def test_t25_an_empty_pot() -> None:
    table = at("", "R1", left=0, chips=(3, 3))
    assert refused(table, "draw") == "4.4"
    assert after(table, "0 pass").chips == (3, 3)


def test_t26_no_chips() -> None:
    table = at("", "R1", left=5, chips=(0, 3))
    assert refused(table, "draw") == "4.5"
    assert rules.turn(after(table, "0 pass")) == {P1}


def test_t27_a_blocked_round() -> None:
    table = at("", "R1", "B1", "Y1", left=4, chips=(0, 0, 0))
    then = after(table, "0 pass", "1 pass", "2 pass")
    assert rules.turn(then) == {DEALER}
    assert refused(then, "pass") == OUT_OF_TURN
    assert ended(settled(then, "dealer pay 0 0 0")).scores == (0, 0, 0)


T28 = at("", "", "R1 R2", "Y1-7", chips=(6, 9, 5))


def test_t28_who_cannot_pay_pays_what_is_there() -> None:
    assert ended(after(T28, "dealer pay 0 2 5")).scores == (6, 7, 0)
    debt = at("", "", "R1 R2", "Y1-7", chips=(6, 9, 5), debt=True)
    assert ended(after(debt, "dealer pay 0 2 7")).scores == (6, 7, -2)


def test_t29_most_chips_win_and_the_winner_begins() -> None:
    table = at("", "", "R1", "Y1-3", chips=(12, 15, 0), best_of=3)
    then = settled(table, "dealer pay 0 1 0")
    assert then.rounds[0].chips == (12, 14, 0)
    assert then.first == then.mover == P1


def test_t30_of_equal_chips_the_one_without_tiles_wins() -> None:
    outcome = ended(after(at("", "", "R1", chips=(13, 14)), "dealer pay 0 1"))
    assert (outcome.scores, outcome.places) == ((13, 13), (1, 2))
    other = ended(after(at("", "R1", "", chips=(14, 13)), "dealer pay 1 0"))
    assert other.places == (2, 1)


def test_t31_blocked_with_equal_chips() -> None:
    table = at("", "K1-3", "R1 R2", "Y1-3", chips=(3, 8, 9), passes=3)
    outcome = ended(after(table, "dealer pay 3 2 3"))
    assert (outcome.scores, outcome.places) == ((0, 6, 6), (3, 1, 2))


@pytest.mark.parametrize("left", ["R1-4 / R5-7", "R1-3 / R4-7", "R1-7"])
def test_t32_a_tile_between_two_series(left: str) -> None:
    table = at("R1-3 / R5-7", "R4" + REST)
    assert gain(table, f"lay {left}") == 1
    assert lies(after(table, f"0 lay {left}")) == left


def test_t33_a_tile_taken_out_of_a_series() -> None:
    table = at("R1-6", "R7 R8" + REST)
    assert why(table, "lay R1-5 / R6-8") == "4.9 torn"
    assert gain(table, "lay R1-8") == 2
    assert gain(at("R1-6", "R7 R8" + REST, manipulation="full"), "lay R1-5 / R6-8") == 2


def test_t34_two_jokers_two_ways() -> None:
    table = at("R4 J=R5 R6 / B7 J=B8 B9", "R5 B8" + REST)
    assert gain(table, "lay R4-6 / B7-9 J=B10 taking 1") == 1


def test_t35_where_every_series_more_counts() -> None:
    table = at("R1-5", "R6" + REST, manipulation="full", new_series="delta")
    assert gain(table, "lay R1-3 / R4-6") == 2


@pytest.mark.parametrize("colour", ["Y", "K"])
@pytest.mark.parametrize("manipulation", ["extend", "full"])
def test_t36_in_a_group_of_three_any_colour_that_it_lacks(colour: str, manipulation: str) -> None:
    table = at(f"R7 B7 J={colour}7", "Y7" + REST, preset="family", manipulation=manipulation)
    assert gain(table, "lay R7 B7 Y7 taking 1") == 0
    assert may(table, Seat(P0)).lay
    assert P2 not in rules.turn(table)
