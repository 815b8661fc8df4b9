"""The worked scenarios T1 to T36 of the specification, its options, and whole rounds at random."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import pytest

from parlour.games.serie.tests import oracle
from parlour.games.serie.tests.oracle import (
    DEALER,
    OPTIONS,
    SILENT,
    Move,
    Position,
    Series,
    Table,
    Taken,
    absent,
    apply,
    face,
    grounds,
    lays,
    legal,
    lying,
    new,
    ordered,
    outcome,
    phase,
    refusal,
    reward,
    tile,
    tiles,
    turn,
    visible,
)

REST = " K1 K10"
DRAW: Move = ("draw",)
PASS: Move = ("pass",)
DONE: Move = ("done",)


def series(text: str) -> Series:
    """ "R4-6", or tile by tile: "R4 J1=R5 R6"."""
    if "-" not in text:
        return tuple(text.split())
    low, _, high = text.partition("-")
    return tuple(f"{low[0]}{n}" for n in range(int(low[1:]), int(high) + 1))


def table(text: str) -> Table:
    """ "R4-6, B2-4" """
    return ordered(series(one) for one in text.split(", ") if one)


def taken(text: str) -> Taken:
    """ "J1:R5" """
    return tuple((pair.split(":")[0], pair.split(":")[1]) for pair in text.split())


def lay(after: str, takes: str = "") -> Move:
    return ("lay", table(after), taken(takes))


def at(
    before: str,
    rack: str,
    *others: str,
    pot: int | None = None,
    chips: list[int] | None = None,
    **options: Any,
) -> Position:
    """Seat 0 on turn with this rack; everything else is in the pot, or in nobody's hands."""
    racks = [rack, *(others or ("K9",))]
    start = new(len(racks), **options)
    start.first = start.to_move = 0
    start.dealt = True
    start.racks = {seat: set(text.split()) for seat, text in enumerate(racks)}
    start.table = table(before)
    out = set().union(*start.racks.values()) | set(map(tile, lying(start.table)))
    start.pot = set(sorted(set(tiles(start.options)) - out)[:pot])
    start.chips = chips or [start.options["chips"]] * len(racks)
    start.bank = start.options["box"] - sum(start.chips)
    start.laid = set(range(len(racks)))
    return start


def gain(position: Position, move: Move) -> int:
    """What seat 0 has more after a lay that is not refused."""
    assert grounds(position, 0, move) == []
    return apply(position, 0, move).chips[0] - position.chips[0]


# §5.


def test_t1_a_new_series() -> None:
    assert gain(at("", "R4 R5 R6" + REST), lay("R4-6")) == 4


def test_t2_additions() -> None:
    assert gain(at("R4-6, B2-4", "R3 R7 B5" + REST), lay("R3-7, B2-5")) == 3


def test_t3_both() -> None:
    assert gain(at("R4-6", "B1 B2 B3 R7" + REST), lay("R4-7, B1-3")) == 5


def test_t4_two_series_of_three() -> None:
    assert gain(at("", "R1 R2 R3 R4 R5 R6" + REST), lay("R1-3, R4-6")) == 8


def test_t5_one_series_of_six() -> None:
    assert gain(at("", "R1 R2 R3 R4 R5 R6" + REST), lay("R1-6")) == 7


def test_t6_a_joker_counts_as_a_tile() -> None:
    assert gain(at("", "R4 R6 J1" + REST), lay("R4 J1=R5 R6")) == 4


def test_t7_two_jokers() -> None:
    move = lay("J1=R3 R4 J2=R5")
    assert gain(at("", "R4 J1 J2" + REST), move) == 4
    assert gain(at("", "R4 J1 J2" + REST, max_jokers=2), move) == 4
    assert grounds(at("", "R4 J1 J2" + REST, max_jokers=1), 0, move) == ["3.6"]


def test_t8_jokers_alone() -> None:
    assert grounds(at("", "J1 J2 J3"), 0, lay("J1=R1 J2=R2 J3=R3")) == ["3.7"]


def t9(**options: Any) -> Position:
    return at("R4 J1=R5 R6", "R5" + REST, **options)


def test_t9_a_joker_to_the_rack() -> None:
    move = lay("R4-6", "J1:R5")
    assert gain(t9(), move) == 0
    after = apply(t9(), 0, move)
    assert after.racks[0] == {"J1", "K1", "K10"}
    assert turn(after) == {1}


def test_t10_not_in_the_same_turn() -> None:
    position = at("R4 J1=R5 R6", "R5 B1 B2" + REST)
    assert refusal(position, 0, lay("R4-6, B1 B2 J1=B3", "J1:R5")) == "6.4"


def test_t11_a_joker_used_again_at_once() -> None:
    assert gain(t9(), lay("R4 R5 R6 J1=R7")) == 1


def test_t12_a_joker_in_a_new_series() -> None:
    position = at("R4 J1=R5 R6", "R5 B1 B2" + REST)
    assert gain(position, lay("R4-6, B1 B2 J1=B3")) == 4


def test_t13_a_joker_that_is_not_replaced() -> None:
    position = at("J1=R3 R4 R5 R6", "B1 B2" + REST)
    assert refusal(position, 0, lay("R4-6, B1 B2 J1=B3")) == "6.6"
    full = at("J1=R3 R4 R5 R6", "B1 B2" + REST, manipulation="full")
    assert grounds(full, 0, lay("R4-6, B1 B2 J1=B3")) == ["6.6"]


def test_t14_the_wrong_tile() -> None:
    position = at("R4 J1=R5 R6", "B5" + REST)
    move = lay("R4 B5 R6", "J1:B5")
    assert grounds(position, 0, move)[:2] == ["3.1", "6.2"]


@pytest.mark.parametrize(("option", "chips"), [("no_old_tile", 1), ("rack_only", 1), ("delta", 2)])
def test_t15_t35_a_split_is_no_new_series(option: str, chips: int) -> None:
    position = at("R1-5", "R6" + REST, manipulation="full", new_series=option)
    assert gain(position, lay("R1-3, R4-6")) == chips


def test_t16_nothing_laid() -> None:
    assert refusal(at("R1-6", "Y1"), 0, lay("R1-3, R4-6")) == "4.1"
    full = at("R1-6", "Y1", manipulation="full")
    assert grounds(full, 0, lay("R1-3, R4-6")) == ["4.1"]


def test_t17_no_tile_goes_back() -> None:
    assert refusal(at("R1-4", "Y1"), 0, lay("R1-3")) == "4.10"


def test_t18_the_last_tile() -> None:
    position = at("R4-6", "R7")
    assert gain(position, lay("R4-7")) == 2
    assert phase(apply(position, 0, lay("R4-7"))) == "pay"


def test_t19_out_with_a_new_series() -> None:
    position = at("", "R4 R5 R6")
    assert gain(position, lay("R4-6")) == 5
    assert turn(apply(position, 0, lay("R4-6"))) == {DEALER}


def test_t20_two_are_too_few() -> None:
    assert grounds(at("", "R4 R5" + REST), 0, lay("R4 R5")) == ["3.1"]


def test_t21_groups() -> None:
    move = lay("R4 B4 Y4")
    assert grounds(at("", "R4 B4 Y4" + REST), 0, move) == ["3.3"]
    assert gain(at("", "R4 B4 Y4" + REST, preset="family"), move) == 4


def test_t22_a_gap() -> None:
    assert grounds(at("", "R4 R5 R7" + REST), 0, lay("R4 R5 R7")) == ["3.1"]


def test_t23_ten_is_the_highest() -> None:
    position = at("", "R9 R10 J1" + REST)
    assert grounds(position, 0, lay("R9 R10 J1=R11")) == ["3.2"]
    assert gain(position, lay("J1=R8 R9 R10")) == 4
    assert grounds(at("", "R1 R2 J1"), 0, lay("J1=R0 R1 R2")) == ["3.2"]
    assert refusal(at("", "R9 R10 R1"), 0, lay("R9 R10 R1")) == "3.1"


def test_t24_a_draw_costs_a_chip() -> None:
    position = at("", "R1", pot=5, chips=[3, 3])
    assert grounds(position, 0, PASS) == ["4.6"]
    after = apply(position, 0, DRAW)
    assert (after.chips[0], after.bank) == (2, position.bank + 1)
    assert turn(after) == {DEALER}
    (first, *_) = sorted(after.pot)
    after = apply(after, DEALER, ("give", first))
    assert after.racks[0] == {"R1", first}
    assert len(after.pot) == 4
    assert turn(after) == {1}


def test_t25_an_empty_pot() -> None:
    position = at("", "R1", pot=0, chips=[3, 3])
    assert grounds(position, 0, DRAW) == ["4.4"]
    after = apply(position, 0, PASS)
    assert after.chips == [3, 3]
    assert turn(after) == {1}


def test_t26_no_chips() -> None:
    position = at("", "R1", pot=5, chips=[0, 3])
    assert grounds(position, 0, DRAW) == ["4.5"]
    assert turn(apply(position, 0, PASS)) == {1}


def passed(position: Position) -> Position:
    for seat in range(position.seats):
        position = apply(position, seat, PASS)
    return position


def test_t27_a_blocked_round() -> None:
    after = passed(at("", "R1", "B1", "Y1", pot=4, chips=[0, 0, 0]))
    assert phase(after) == "pay"
    assert refusal(after, 0, PASS) == "house.1"
    after = apply(after, DEALER, ("pay",))
    assert after.results[0][0] == [0, 0, 0]


def paid(
    chips: list[int], left: list[int], out: int | None = 0, **options: Any
) -> tuple[list[int], list[int], int]:
    """The chips and places after the payment, and who begins the next round."""
    racks = [
        " ".join(f"{c}{n}" for n in range(1, many + 1))
        for c, many in zip("RYBK", left, strict=False)
    ]
    position = at("", *racks, chips=chips, **({"rounds": 3} | options))
    position.out = out
    position.passes = position.seats if out is None else 0
    after = apply(position, DEALER, ("pay",))
    (result,) = after.results
    assert after.first is not None
    assert after.bank - position.bank == sum(chips) - sum(result[0])
    return (*result, after.first)


def test_t28_who_cannot_pay_pays_what_he_has() -> None:
    assert paid([6, 9, 5], [0, 2, 7])[0] == [6, 7, 0]
    assert paid([6, 9, 5], [0, 2, 7], debt=True)[0] == [6, 7, -2]


def test_t29_the_most_chips_win_and_begin() -> None:
    assert paid([12, 15, 0], [0, 1, 3]) == ([12, 14, 0], [2, 1, 3], 1)


def test_t30_equal_chips_and_out() -> None:
    assert paid([13, 14], [0, 1]) == ([13, 13], [1, 2], 0)
    assert paid([14, 13], [1, 0], out=1) == ([13, 13], [2, 1], 1)


def test_t31_equal_chips_and_nobody_out() -> None:
    assert paid([3, 8, 9], [3, 2, 3], None) == ([0, 6, 6], [3, 1, 2], 1)


@pytest.mark.parametrize("after", ["R1-4, R5-7", "R1-3, R4-7", "R1-7"])
def test_t32_a_tile_that_joins_two(after: str) -> None:
    assert gain(at("R1-3, R5-7", "R4" + REST), lay(after)) == 1


def test_t33_a_tile_taken_out_of_a_series() -> None:
    move = lay("R1-5, R6-8")
    assert grounds(at("R1-6", "R7 R8" + REST), 0, move) == ["4.9"]
    assert gain(at("R1-6", "R7 R8" + REST), lay("R1-8")) == 2
    assert gain(at("R1-6", "R7 R8" + REST, manipulation="full"), move) == 2


def test_t34_two_jokers_two_ways() -> None:
    position = at("R4 J1=R5 R6, B7 J2=B8 B9", "R5 B8" + REST)
    assert gain(position, lay("R4-6, B7 B8 B9 J2=B10", "J1:R5")) == 1


def test_t36_any_missing_colour() -> None:
    for face_of_joker in ("Y7", "K7"):
        position = at(f"R7 B7 J1={face_of_joker}", "Y7" + REST, preset="family")
        move = lay("R7 B7 Y7", "J1:Y7")
        assert gain(position, move) == 0
        extend = at(
            f"R7 B7 J1={face_of_joker}", "Y7" + REST, preset="family", manipulation="extend"
        )
        assert gain(extend, move) == 0
    four = at("R7 B7 K7 J1=Y7", "Y7 K7'" + REST, preset="family")
    assert gain(four, lay("R7 B7 K7 Y7", "J1:Y7")) == 0
    assert refusal(four, 0, lay("R7 B7 K7' Y7, K7", "J1:K7'")) == "3.1"


# The options.


def freed(**options: Any) -> int:
    return gain(at("R4 J1=R5 R6", "R5 B1 B2" + REST, **options), lay("R4-6, B1 B2 J1=B3"))


@pytest.mark.parametrize(
    ("options", "chips"),
    [
        ({}, 4),
        ({"free_reuse_reward": 0}, 3),
        ({"freed_joker_counts": "nothing"}, 3),
        ({"freed_joker_counts": "tile"}, 5),
        ({"new_series": "rack_only"}, 3),
        ({"new_series": "delta"}, 4),
    ],
)
def test_point_7_8_a_freed_joker_in_a_new_series(options: dict[str, Any], chips: int) -> None:
    assert freed(**options) == chips
    assert freed(manipulation="full", **options) == chips


def test_point_19_splitting_ones_own() -> None:
    position = at("", "R1 R2 R3 R4 R5 R6 B7 B8 B9" + REST, split_own=False)
    assert gain(position, lay("R1-3, R4-6")) == 7
    assert gain(position, lay("R1-6")) == 7
    assert gain(position, lay("R1-3, R4-6, B7-9")) == 9 + 2


def test_point_9_the_joker_may_be_laid_in_a_later_turn() -> None:
    position = apply(t9(), 0, lay("R4-6", "J1:R5"))
    position = apply(apply(position, 1, DRAW), DEALER, ("give", "B1"))
    assert gain(position, lay("R4 R5 R6 J1=R7")) == 1


def test_point_10_a_swap_may_ask_for_a_draw() -> None:
    after = apply(t9(swap_is_move=False), 0, lay("R4-6", "J1:R5"))
    assert turn(after) == {0}
    assert grounds(after, 0, DONE) == ["#10"]
    assert refusal(after, 0, lay("R4 R5 R6 J1=R7")) == "4.1"
    assert list(legal(after, 0)) == [DRAW]
    assert absent(after, 0) == DRAW
    after = apply(apply(after, 0, DRAW), DEALER, ("give", "B1"))
    assert turn(after) == {1}
    for broke in ({"pot": 0}, {"chips": [0, 6]}):
        nothing = apply(t9(swap_is_move=False, **broke), 0, lay("R4-6", "J1:R5"))
        assert turn(nothing) == {1}
    more = at("R4 J1=R5 R6", "R5 B1 B2 B3" + REST, swap_is_move=False)
    assert turn(apply(more, 0, lay("R4-6, B1-3", "J1:R5"))) == {1}


def test_point_11_a_draw_after_a_lay() -> None:
    position = at("", "R4 R5 R6" + REST, draw_after_lay=True)
    after = apply(position, 0, lay("R4-6"))
    assert turn(after) == {0}
    assert set(legal(after, 0)) == {DRAW, DONE}
    assert turn(apply(after, 0, DONE)) == {1}
    drawn = apply(apply(after, 0, DRAW), DEALER, ("give", "B1"))
    assert turn(drawn) == {1}
    assert grounds(at("", "R4 R5 R6" + REST), 0, DONE) == ["4.1"]


def test_point_12_a_drawn_tile_may_be_laid() -> None:
    position = at("", "R4 R5" + REST, play_drawn=True)
    after = apply(apply(position, 0, DRAW), DEALER, ("give", "R6"))
    assert turn(after) == {0}
    assert grounds(after, 0, DRAW) == ["4.1"]
    assert grounds(after, 0, PASS)[:1] == ["4.1"]
    assert set(legal(after, 0)) == {lay("R4-6"), DONE}
    assert turn(apply(after, 0, lay("R4-6"))) == {1}
    assert turn(apply(after, 0, DONE)) == {1}


def test_point_13_whoever_can_must() -> None:
    position = at("", "R4 R5 R6" + REST, must_lay=True)
    assert grounds(position, 0, DRAW) == ["#13"]
    assert absent(position, 0) == lay("R4-6")
    assert refusal(at("", "R4 R5" + REST, must_lay=True), 0, DRAW) is None
    poor = at("", "R4 R5 R6" + REST, must_lay=True, pot=0)
    assert "#13" in grounds(poor, 0, PASS)
    assert refusal(at("", "R4 R5 R6" + REST), 0, DRAW) is None


def test_point_16_a_bank_with_an_end() -> None:
    def after(limit: str) -> Position:
        position = at("", "R4 R5 R6" + REST, chips=[27, 26], bank_limit=limit)
        return apply(position, 0, lay("R4-6"))

    assert [after(limit).chips[0] for limit in ("unlimited", "stop", "iou")] == [31, 30, 30]
    assert [after(limit).bank for limit in ("unlimited", "stop", "iou")] == [-1, 0, 0]
    owing = after("iou")
    assert owing.owed == [(0, 1)]
    owing = apply(owing, 1, DRAW)
    assert (owing.chips, owing.bank, owing.owed) == ([31, 25], 0, [])


def test_point_16_debts_count_at_the_end() -> None:
    position = at("", "R4 R5 R6", "B1", chips=[28, 27], bank_limit="iou")
    after = apply(apply(position, 0, lay("R4-6")), DEALER, ("pay",))
    assert after.results[0] == ([33, 26], [1, 2])


def test_point_17_who_pays_when_play_is_blocked() -> None:
    assert paid([6, 6], [1, 2], None)[0] == [5, 4]
    assert paid([6, 6], [1, 2], None, blocked_pay=False) == ([6, 6], [1, 2], 0)


def test_point_17_a_draw_or_a_lay_begins_the_count_of_passes_again() -> None:
    position = at("", "R1", "B1 B2 B3 K1", "Y1", chips=[0, 0, 1], pot=4)
    position = apply(position, 0, PASS)
    assert apply(position, 1, lay("B1-3")).passes == 0
    position = apply(position, 1, PASS)
    assert position.passes == 2
    assert apply(position, 2, DRAW).passes == 0


def test_point_26_the_first_lay() -> None:
    position = at("R4 J1=R5 R6", "R5" + REST, free_before_first_lay=False)
    position.laid = set()
    assert grounds(position, 0, lay("R4-6", "J1:R5")) == ["#26"]
    assert grounds(position, 0, lay("R4 R5 R6 J1=R7")) == ["#26"]
    position.laid = {0}
    assert refusal(position, 0, lay("R4-6", "J1:R5")) is None


def test_4_8_a_first_meld_of_thirty() -> None:
    rack = "R9 R10 R11 B7 B8 B9 K7" + REST
    position = at("K4-6", rack, preset="family", first_meld=30)
    position.laid = set()
    assert not position.options["free_before_first_lay"]
    assert refusal(position, 0, lay("K4-6, R9-11")) is None
    assert grounds(position, 0, lay("K4-6, B7-9")) == ["4.8"]
    assert grounds(position, 0, lay("K4-7, B7-9")) == ["4.8"]
    position.options["meld_counts"] = "all_laid"
    assert refusal(position, 0, lay("K4-7, B7-9")) is None
    assert apply(position, 0, lay("K4-6, R9-11")).laid == {0}


def test_4_8_a_joker_counts_what_it_stands_for() -> None:
    position = at("", "R9 R10 J1" + REST, preset="family", first_meld=30)
    position.laid = set()
    assert refusal(position, 0, lay("R9 R10 J1=R11")) is None
    assert grounds(position, 0, lay("J1=R8 R9 R10")) == ["4.8"]


# Jokers on tables that are rearranged.


def full(before: str, rack: str, **options: Any) -> Position:
    return at(before, rack + REST, preset="family", **options)


def test_6_2_a_tile_of_the_table_may_free_a_joker() -> None:
    position = full("R4 J1=R5 R6, R3' R4' R5'", "R2 B1 B2")
    move = lay("R4 R5' R6, R2 R3' R4', B1 B2 J1=B3")
    assert gain(position, move) == 4
    position.options["replaced_from"] = "rack_only"
    assert grounds(position, 0, move) == ["6.6"]


def test_6_2_one_tile_frees_one_joker() -> None:
    position = full("R4 J1=R5 R6, R4' J2=R5 R6'", "R5 B1 B2")
    assert gain(position, lay("R4 R5 R6, R4' J2=R5 R6', B1 B2 J1=B3")) == 4
    both = lay("R4 R5 R6, R4' J2=R5 R6' J1=R7")
    assert gain(position, both) == 1
    neither = full("R4 J1=R5 R6, B4 J2=B5 B6", "R5 B5'")
    assert gain(neither, lay("R4 R5 R6 J1=R7, B4 B5' B6 J2=B7")) == 2


def test_6_4_the_tile_for_a_joker_of_the_rack_comes_from_the_rack() -> None:
    position = full("R4 J1=R5 R6, R3' R4' R5'", "R2")
    assert grounds(position, 0, lay("R4 R5' R6, R2 R3' R4'", "J1:R5'")) == ["6.4"]


def test_6_6_a_joker_may_travel() -> None:
    position = full("R4 J1=R5 R6 R7", "R3 R8")
    assert gain(position, lay("R3 R4 J1=R5, R6 R7 R8")) == 2
    assert grounds(position, 0, lay("R4 J1=R5 R6, R7 R8 R9")) == ["4.1"]


def test_5_4_a_joker_that_only_travels_is_an_old_tile() -> None:
    position = full("R4 J1=R5 R6 R7 R8", "R3 R4' R5'")
    travelling = lay("R3 R4' J1=R5, R4 R5' R6 R7 R8")
    assert gain(position, travelling) == 4  # it was freed: a natural 5 lies there now
    position = full("R4 J1=R5 R6", "R2 R3 R7 R8 R4' R6'")
    assert gain(position, lay("R2 R3 R4, R6 R7 R8, R4' J1=R5 R6'")) == 6


def test_6_6_a_joker_does_not_vanish() -> None:
    position = at("R4 J1=R5 R6 R7", "R5" + REST)
    assert refusal(position, 0, lay("R4-7")) == "6.6"
    assert refusal(position, 0, lay("R4-7", "J2:R5")) == "6.1"


def test_6_1_only_from_its_place() -> None:
    """The right tile somewhere else frees nothing where tables are not rearranged."""
    rack = "R5' B1 B2 R6' R7'" + REST
    position = at("R4 J1=R5 R6", rack, preset="family", manipulation="extend")
    assert "6.6" in grounds(position, 0, lay("R4 J1=R5 R6, R5' R6' R7'", "J1:R5'"))
    assert gain(position, lay("R4 R5' R6", "J1:R5'")) == 0


def test_3_8_a_joker_may_double_a_tile() -> None:
    assert gain(at("R1-8", "R9 J1 J2" + REST), lay("R1-8, J1=R8 R9 J2=R10")) == 4


def test_4_9_a_group_grows() -> None:
    position = at("R7 B7 Y7", "K7 B8 B9" + REST, preset="family", manipulation="extend")
    assert gain(position, lay("R7 B7 Y7 K7")) == 1
    assert grounds(position, 0, lay("R7 Y7 K7, B7 B8 B9")) == ["4.9"]


@pytest.mark.parametrize(
    ("after", "clause"),
    [
        ("R4-6, Y1 Y2 Y3", "4.1"),
        ("R4-6, K1=K2 K3 K4", "3.5"),
        ("R4-6, J1 K1 K10", "3.5"),
        ("R4-7, R7 R8 R9", "4.1"),
    ],
)
def test_tables_that_cannot_be(after: str, clause: str) -> None:
    position = at("R4-6", "R7 R8 R9 J1" + REST)
    assert clause in grounds(position, 0, lay(after))
    assert grounds(position, 0, ("lay", ((), *position.table), ()))[:1] == ["4.1"]


# Rounds and matches.


@pytest.mark.parametrize(("preset", "count"), [("junior", 44), ("family", 106)])
def test_the_tiles(preset: str, count: int) -> None:
    options = new(2, preset=preset).options
    assert len(set(tiles(options))) == len(tiles(options)) == count


@pytest.mark.parametrize(("seats", "pot"), [(2, 32), (3, 26), (4, 20)])
def test_the_pot_after_the_deal(seats: int, pot: int) -> None:
    assert len(started(seats).pot) == pot


def started(seats: int, seed: int = 1, **options: Any) -> Position:
    position = apply(new(seats, **options), DEALER, ("begin", 0))
    return apply(position, DEALER, some_deal(position, Random(seed)))


def some_deal(position: Position, random: Random) -> Move:
    pot = tiles(position.options)
    random.shuffle(pot)
    size = position.options["deal"]
    return ("deal", tuple(tuple(pot[n * size : (n + 1) * size]) for n in range(position.seats)))


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 1}, {"seats": 5}, {"seats": 4, "deal": 14}, {"draw_cost": 4}, {"prize": 1}],
)
def test_senseless_tables_are_not_begun(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"option|seats|tiles"):
        new(**({"seats": 2} | wrong))


def test_2_4_anybody_may_begin_the_first_round() -> None:
    for way in OPTIONS["first_player"]:
        start = new(3, first_player=way)
        assert list(legal(start, DEALER)) == [("begin", seat) for seat in range(3)]
    assert refusal(new(3), DEALER, ("begin", 3)) == "2.4"
    position = apply(new(2), DEALER, ("begin", 1))
    deal = some_deal(position, Random(1))
    assert refusal(position, DEALER, ("deal", deal[1][:1])) == "2.3"
    assert refusal(position, DEALER, ("deal", (deal[1][0], deal[1][0]))) == "2.2"
    assert turn(apply(position, DEALER, deal)) == {1}


def test_8_2_shared_victory() -> None:
    assert paid([6, 6, 1], [1, 1, 2], None) == ([5, 5, 0], [1, 1, 3], 1)
    position = at("", "R1", "B1", "Y1 Y2", chips=[6, 1, 9], rounds=3)
    position.first, position.passes = 2, 3
    assert apply(position, DEALER, ("pay",)).first == 2


def match_of(*results: list[int], **options: Any) -> Position:
    """A match of so many rounds with these chips at their ends, nobody out."""
    position = new(2, rounds=3, **options)
    position.first = 0
    for chips in results:
        position.chips, position.racks = chips, {0: set(), 1: set()}
        position.results.append((chips, oracle.standings(position)))
    return position


def test_8_3_most_rounds() -> None:
    assert outcome(match_of([9, 5])) is None
    assert outcome(match_of([9, 5], [8, 7])) == ((2, 0), (1, 2))
    assert outcome(match_of([9, 5], [7, 8])) is None
    assert outcome(match_of([9, 5], [7, 8], [1, 2])) == ((1, 2), (2, 1))


def test_8_3_the_sum_of_chips() -> None:
    assert outcome(match_of([9, 5], [8, 7], match="chips")) is None
    assert outcome(match_of([9, 5], [8, 7], [0, 9], match="chips")) == ((17, 21), (2, 1))


def test_8_3_shared_rounds() -> None:
    results = ([5, 5], [9, 1], [2, 2])
    assert outcome(match_of(*results)) == ((3, 2), (1, 2))
    assert outcome(match_of(*results, shared_round="nobody")) == ((1, 0), (1, 2))


def test_8_1_a_new_round_begins_afresh() -> None:
    position = at("", "R4 R5 R6", "B1", rounds=3)
    position = apply(apply(position, 0, lay("R4-6")), DEALER, ("pay",))
    assert phase(position) == "deal"
    assert visible(position, None)["racks"] == {0: set(), 1: {"B1"}}
    position = apply(position, DEALER, some_deal(position, Random(2)))
    assert (position.chips, position.table, position.out) == ([6, 6], (), None)
    assert len(position.pot) == 32
    assert turn(position) == {0}


# Whole rounds.

# A rack with jokers can be laid in thousands of ways; of those, the first are tried.
FEW = 60


def some_move(position: Position, seat: int, random: Random, greedy: bool) -> Move:
    if phase(position) == "deal":
        return some_deal(position, random)
    if seat == DEALER:
        return random.choice(list(legal(position, seat)))
    tried = list(islice(oracle.extensions(position, seat), FEW))
    found = [move for move in tried if not grounds(position, seat, move)]
    if greedy and found:
        return max(found, key=lambda move: reward(position, seat, move))
    others = [move for move in (DRAW, PASS, DONE) if not grounds(position, seat, move)]
    return random.choice([*found, *others] or list(islice(legal(position, seat), 1)))


def random_match(seats: int, seed: int, **options: Any) -> Iterator[tuple[Position, int, Move]]:
    random = Random(seed)
    position = new(seats, **options)
    while speakers := turn(position):
        (seat,) = speakers
        move = some_move(position, seat, random, greedy=seed % 2 == 0)
        yield position, seat, move
        position = apply(position, seat, move)
    assert outcome(position) is not None


def check(position: Position) -> None:
    """All tiles are there, all series stand, and the chips are all of them somewhere."""
    if not position.dealt:
        return
    there = [tile(placed) for placed in lying(position.table)]
    racks = [it for rack in position.racks.values() for it in rack]
    assert sorted([*there, *racks, *position.pot]) == sorted(tiles(position.options))
    for one in position.table:
        assert not list(oracle.series_grounds(position.options, one))
    assert sum(position.chips) + position.bank == position.options["box"]


OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"max_jokers": 1, "draw_cost": 0},
    {"draw_cost": 2, "debt": True},
    {"swap_is_move": False, "bank_limit": "iou"},
    {"draw_after_lay": True, "bank_limit": "stop"},
    {"play_drawn": True, "new_series": "delta"},
    {"must_lay": True, "split_own": False},
    {"play_drawn": True, "draw_after_lay": True, "swap_is_move": False, "rounds": 3},
    {"deal": 8, "free_before_first_lay": False, "match": "chips", "rounds": 3},
    {"preset": "family", "manipulation": "extend", "deal": 6, "first_meld": 30},
]


LONG = {8, 9}
NUMBERS = [
    pytest.param(n, marks=[pytest.mark.long] if n in LONG else []) for n in range(len(OPTION_SETS))
]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("greedy", [True, False])
def test_random_matches_keep_the_invariants(number: int, greedy: bool) -> None:
    options = OPTION_SETS[number]
    for position, _, _ in random_match(2 + number % 3, 2 * number + (not greedy), **options):
        check(position)


def test_the_identity_of_chips() -> None:
    """6.1: chips = start + dealt + new series - 2 tiles left + 1 for who is out."""
    for seed in range(0, 8, 2):
        fresh = Counter[int]()
        for position, seat, move in random_match(2 + seed % 3, seed):
            if move[0] == "lay":
                change = oracle.change_of(position, seat, move[1], move[2])
                (freed_jokers, *_) = oracle.replacements(change)
                fresh[seat] += oracle.bonus(change, freed_jokers)
            last = position
        left = [len(last.racks[seat]) for seat in range(last.seats)]
        expected = [12 + fresh[n] - left[n] + (n == last.out) for n in range(last.seats)]
        assert last.chips == expected  # before the payment of one chip a tile


def test_every_round_ends() -> None:
    """6.2: a potential that no turn raises and all but a pass lower."""
    for _, _, _ in random_match(4, 3, draw_cost=0):
        pass
    moves = list(random_match(3, 5))
    assert sum(move[0] != "give" for _, _, move in moves) <= 132 * 3 + 3


SMALL = [
    ("R4 J1=R5 R6", "R5 R7"),
    ("R4 J1=R5 R6, B4-6", "R5 B7 J2"),
    ("R1-3, R5-7", "R4 R8"),
    ("J1=R3 R4 J2=R5", "R3 R5 R6"),
    ("", "R1 R2 R3 R4 J1"),
    ("Y2-4", "Y1 Y5 J1 J2"),
]


@pytest.mark.parametrize(("before", "rack"), SMALL)
@pytest.mark.parametrize("preset", ["junior", "family"])
def test_small_steps_miss_nothing(before: str, rack: str, preset: str) -> None:
    """What steps reach on a table that is extended is what all tables that pass the tests are."""
    position = at(before, rack, preset=preset, manipulation="extend")
    stepwise = set(map(nameless, lays(position, 0)))
    tried = set(oracle.rearrangements(position, 0))
    brute = {nameless(move) for move in tried if not grounds(position, 0, move)}
    assert stepwise == brute
    assert stepwise


def nameless(move: Move) -> tuple[Any, ...]:
    """A lay up to the names of tiles nobody could tell apart."""
    shape = sorted(
        sorted(("J=" if oracle.is_joker(placed) else "") + face(placed) for placed in one)
        for one in move[1]
    )
    return tuple(map(tuple, shape)), len(move[2]), tuple(sorted(face(it) for _, it in move[2]))


def test_a_rearranged_table_has_more_ways() -> None:
    position = at("R1-6", "R7 R8", manipulation="full")
    assert lay("R1-5, R6-8") in set(lays(position, 0))
    extend = at("R1-6", "R7 R8")
    assert set(lays(extend, 0)) < set(lays(position, 0))


def test_a_match_is_the_fold_of_its_moves() -> None:
    told = list(random_match(3, 7, rounds=3))
    happened = [(seat, move) for _, seat, move in told]
    last, seat, move = told[-1]
    assert oracle.replay(3, happened, rounds=3) == apply(last, seat, move)


def test_views_keep_secrets() -> None:
    """Two truths behind one window: another rack and the pot are exchanged."""
    position = started(3)
    other = deepcopy(position)
    other.racks[1], other.racks[2] = position.racks[2], position.racks[1]
    (theirs, pot) = (sorted(position.racks[2])[0], sorted(position.pot)[0])
    other.racks[1] = other.racks[1] - {theirs} | {pot}
    other.pot = position.pot - {pot} | {theirs}
    for viewer in (0, None):
        assert visible(position, viewer) == visible(other, viewer)
    assert visible(position, 1) != visible(other, 1)


def test_silent_points_have_defaults() -> None:
    assert set(new(2).options) >= set(OPTIONS) | set(SILENT)


def test_apply_leaves_its_argument_alone() -> None:
    position = t9()
    before = deepcopy(position)
    apply(position, 0, lay("R4-6", "J1:R5"))
    assert position == before
