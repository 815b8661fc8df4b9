"""Each clause of the rulebook, on the smallest table that shows it."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from parlour.core import DEALER, OUT_OF_TURN, OVER, SEATS, Outcome, Refused, Seat, Wait, begin
from parlour.games.serie import rules
from parlour.games.serie.notation import read_move, read_tiles, write_move
from parlour.games.serie.pieces import (
    JOKER,
    Deal,
    Draw,
    Give,
    Lay,
    Options,
    Pass,
    Pay,
    State,
    Tile,
    terms,
)
from parlour.games.serie.rules.dealing import lot_tiles
from parlour.games.serie.rules.rounds import bank, pot
from parlour.games.serie.rules.series import whole
from parlour.games.serie.tests.tables import (
    P0,
    P1,
    P2,
    P3,
    REST,
    advised,
    after,
    all_tiles,
    at,
    ended,
    forbidden,
    gain,
    lies,
    luck,
    may,
    no,
    opened,
    rack,
    refused,
    seen,
    settled,
    table,
    why,
)

SWAP = at("R4 J=R5 R6", "R5" + REST)


def test_1_1_chips_are_earned_by_new_series_and_by_additions() -> None:
    assert gain(at("", "R4-6" + REST), "lay R4-6") > 0
    assert gain(at("R4-6", "R7" + REST), "lay R4-7") > 0


def test_1_2_a_round_ends_when_somebody_has_no_tile() -> None:
    assert rules.turn(after(at("R4-6", "R7"), "0 lay R4-7")) == {DEALER}
    assert rules.turn(after(at("R4-6", "R7 K1"), "0 lay R4-7")) == {P1}


def test_1_3_most_chips_win_and_not_the_empty_rack() -> None:
    assert ended(settled(at("R4-6", "R7", chips=(6, 20)), "0 lay R4-7")).places == (2, 1)


def test_2_1_every_seat_begins_with_a_rack_and_chips() -> None:
    assert opened(3).chips == (6, 6, 6)
    assert opened(2, preset="family").chips == (14, 14)
    assert opened(2, start_chips=0).chips == (0, 0)
    assert opened(4, start_chips=20).chips == (20,) * 4


def test_2_2_all_other_tiles_are_the_pot() -> None:
    start = opened(2)
    assert all_tiles(start) == Counter(whole(start.options))
    assert len(pot(start)) == seen(start).pot == 44 - 12
    drawing = after(start, f"{start.mover} draw")
    for tile in {*whole(start.options)}:
        refusal = rules.refuse(drawing, DEALER, Give(tile))
        assert (refusal is None) == (tile in pot(drawing))


@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 26), (4, 20)])
def test_2_3_six_tiles_are_dealt_to_every_rack(seats: int, left: int) -> None:
    start = opened(seats)
    assert [*map(len, start.racks)] == [6] * seats
    assert seen(start).pot == left
    assert [*map(len, opened(seats, deal=9).racks)] == [9] * seats


DEALT = "R1-6 / B1-5 J"


def test_2_3_the_dealer_deals_so_and_nobody_else() -> None:
    start = rules.start(2, Options())
    assert why(start, f"deal 0: {DEALT}") == "2.3 dealer"
    assert rules.refuse(start, DEALER, read_move(f"deal 0: {DEALT}")) is None
    for wrong in ("0: R1-6 / B1-5", "0: R1-6 / B1-5 R1", "0: R1-6", "0: R1-6 / B1-5 J=B6"):
        assert why(start, f"deal {wrong}", DEALER) == "2.3 dealer"
    assert why(start, "deal 0: R1-6 / B1-4 K11 J", DEALER) == "2.3 dealer"
    dealt = after(start, f"dealer deal 0: {DEALT}")
    assert why(dealt, f"deal 0: {DEALT}", DEALER) == "2.3 dealer"
    assert dealt.racks == (read_tiles("R1-6"), read_tiles("B1-5 J"))


def test_2_3_there_have_to_be_enough_tiles() -> None:
    assert forbidden(4, deal=14) == "2.3 tiles"
    assert rules.forbid(3, Options(deal=14)) is None
    assert rules.forbid(4, Options(deal=11)) is None  # all 44
    assert forbidden(4, deal=11, jokers=3) == "2.3 tiles"
    assert forbidden(4, deal=6, colours=2, numbers=6, jokers=4) == "2.3 tiles"


def test_2_4_the_dealer_draws_who_begins() -> None:
    start = rules.start(3, Options())
    deals = [rules.chance(start, luck(seed), None) for seed in range(40)]
    begun = {deal.first for deal in deals if isinstance(deal, Deal)}
    assert begun == {P0, P1, P2}
    racks = "R1-6 / B1-6 / Y1-6"
    assert after(start, f"dealer deal 2: {racks}").mover == P2
    assert why(start, f"deal 3: {racks}", DEALER) == "2.3 dealer"
    assert why(start, f"deal 1 by R1 R2 R3: {racks}", DEALER) == "2.3 dealer"


@pytest.mark.parametrize(
    ("lots", "first"),
    [("R1 R9 R3", 1), ("K9 B9 Y3", 1), ("K9 Y9 R9", 2), ("Y1 K1 B1", 0), ("R1 Y2 K3", 2)],
)
def test_2_4_or_the_highest_tile_begins(lots: str, first: int) -> None:
    start = rules.start(3, Options(first_player="highest"))
    racks = "R1-6 / B1-6 / Y1-6"
    for seat in range(3):
        refusal = rules.refuse(start, DEALER, read_move(f"deal {seat} by {lots}: {racks}"))
        assert (refusal is None) == (seat == first)


@pytest.mark.parametrize("lots", ["", "R1 R2", "R1 R2 R2", "R1 R2 J", "R1 R2 R11", "R1 R2 R3 R4"])
def test_2_4_each_seat_draws_one_tile_for_it_and_none_is_alike(lots: str) -> None:
    start = rules.start(3, Options(first_player="highest"))
    by = f" by {lots}" if lots else ""
    for seat in range(3):
        deal = read_move(f"deal {seat}{by}: R1-6 / B1-6 / Y1-6")
        assert rules.refuse(start, DEALER, deal) is not None


def test_2_4_lots_are_drawn_from_one_tile_of_each() -> None:
    assert len(lot_tiles(Options(copies=2))) == 40
    for seed in range(20):
        start = rules.start(4, Options(preset="family", first_player="highest"))
        assert rules.refuse(start, DEALER, rules.chance(start, luck(seed), None)) is None


def test_2_4_or_the_table_has_named_a_seat() -> None:
    assert {opened(4, seed, first_player="seat2").mover for seed in range(9)} == {P2}
    assert forbidden(3, first_player="seat3") == "2.4"
    assert forbidden(2, first_player="seat2") == "2.4"
    assert rules.forbid(4, Options(first_player="seat3")) is None
    start = rules.start(2, Options(first_player="seat1"))
    assert why(start, f"deal 0: {DEALT}", DEALER) == "2.3 dealer"


def test_2_5_turns_go_clockwise() -> None:
    state = at("", "R1", "B1", "Y1", left=9)
    for seat in (P0, P1, P2, P0):
        assert rules.turn(state) == {seat}
        assert refused(state, "draw", Seat((seat + 1) % 3)) == OUT_OF_TURN
        state = settled(state, f"{seat} draw")


def test_2_5_a_rack_is_secret_and_the_rest_is_known() -> None:
    state = at("R4-6", "R7 K1", "B1 B2", chips=(3, 4))
    mine, other, watcher = (seen(state, seat) for seat in (P0, P1, None))
    assert mine.rack == read_tiles("R7 K1")
    assert other.rack == read_tiles("B1 B2")
    assert watcher.rack == ()
    for view in (mine, other, watcher):
        assert (view.chips, view.held, view.pot) == ((3, 4), (2, 2), 44 - 7)
        assert view.table == table("R4-6")
        assert view.turn == P0
        assert view.bank is None
    assert rules.offer(watcher) is None
    assert rules.offer(other) is None


def test_2_5_chips_may_be_hidden() -> None:
    state = at("", "R1", "B1", chips=(3, 4), hidden_chips=True, bank_limit="stop")
    assert seen(state, P0).chips == (3, None)
    assert seen(state, P1).chips == (None, 4)
    assert seen(state, None).chips == (None, None)
    assert seen(state, P0).bank is None
    assert may(state).draw


def test_2_6_there_are_two_sets() -> None:
    junior, family = Options(), Options(preset="family")
    assert Counter(tile.colour for tile in whole(junior)) == {**dict.fromkeys("RYBK", 10), "": 4}
    assert Counter(tile.colour for tile in whole(family)) == {**dict.fromkeys("RYBK", 26), "": 2}
    assert {tile.number for tile in whole(junior) if tile != JOKER} == {*range(1, 11)}
    assert Counter(whole(family))[Tile(13, "K")] == 2
    assert terms(family).sets == "both"
    assert (terms(junior).box_chips, terms(family).box_chips) == (56, 150)
    assert [*map(len, opened(2, preset="family").racks)] == [14, 14]


def test_2_6_each_number_of_a_set_may_be_agreed_on() -> None:
    def tiles(**options: Any) -> int:
        return len(whole(Options(**options)))

    assert tiles(colours=2) == 24
    assert tiles(numbers=13) == 56
    assert tiles(copies=2) == 84
    assert tiles(jokers=0) == 40
    assert {tile.colour for tile in whole(Options(colours=3, jokers=0))} == {*"RYB"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *product(["colours"], [1, 5]),
        *product(["numbers"], [5, 14]),
        *product(["copies"], [0, 3]),
        *product(["jokers"], [-1, 5]),
        *product(["deal"], [2, 15]),
        *product(["start_chips"], [-1, 21]),
        *product(["box_chips"], [19, 201]),
        *product(["max_jokers"], [0, 3]),
        *product(["draw_cost"], [-1, 4]),
        *product(["first_lay"], [-1, 51]),
        *product(["turn_seconds"], [9, 601]),
        ("best_of", 2),
        ("preset", "senior"),
    ],
)
def test_2_6_what_is_out_of_bounds_is_no_option(name: str, value: object) -> None:
    with pytest.raises(ValidationError):
        convert({name: value}, Options)


def test_3_1_a_run_has_three_tiles_that_follow_each_other() -> None:
    state = at("", "R1-7 Y3" + REST)
    assert gain(state, "lay R4-6") == 4
    assert gain(state, "lay R1-7") == 8
    assert why(state, "lay R4 R5") == "3.1 short"
    assert why(state, "lay R4") == "3.1 short"
    assert why(state, "lay R1-3 /") == "3.1 short"
    assert why(state, "lay R4 R5 R7") == "3.1 gap"
    assert why(state, "lay R1 R2 Y3") == "3.1 gap"
    assert why(at("", "R1-2 Y2 R3" + REST), "lay R1 R2 Y2 R3") == "3.1 gap"


def test_3_2_nothing_comes_before_one_or_after_the_last() -> None:
    state = at("", "R1-2 R9-10 J" + REST)
    assert why(state, "lay R9 R10 R1") == "3.1 gap"
    assert refused(state, "lay R9 R10 J=R11") == "3.2"
    assert refused(state, "lay J=R0 R1 R2") == "3.2"
    assert gain(state, "lay R1 R2 J=R3") == gain(state, "lay J=R8 R9 R10") == 4
    assert gain(at("", "R9-11" + REST, numbers=11), "lay R9-11") == 4
    assert gain(at("", "R1-10" + REST), "lay R1-10") == 11


def test_3_3_groups_where_the_table_has_them() -> None:
    state = at("", "R4 B4 Y4" + REST)
    assert why(state, "lay R4 B4 Y4") == "3.3 runs"
    groups = at("", "R4 R4 B4 Y4 K4" + REST, sets="both", copies=2)
    assert gain(groups, "lay R4 B4 Y4") == 4
    assert gain(groups, "lay R4 B4 Y4 K4") == 5
    assert why(groups, "lay R4 R4 B4") == "3.3 twice"
    assert why(groups, "lay R4 B4") == "3.1 short"
    assert why(at("", "R4-6 Y5 B6" + REST, sets="both"), "lay R4 Y5 B6") == "3.1 gap"


def test_3_3_groups_need_three_colours() -> None:
    assert forbidden(2, sets="both", colours=2) == "3.3 colours"
    assert forbidden(2, preset="family", colours=2) == "3.3 colours"
    assert rules.forbid(2, Options(sets="both", colours=3)) is None
    assert rules.forbid(2, Options(preset="family", sets="runs", colours=2)) is None


def test_3_4_series_of_a_colour_may_lie_side_by_side() -> None:
    state = after(at("R4-6", "R1-3" + REST), "0 lay R1-3 / R4-6")
    assert lies(state) == "R1-3 / R4-6"


def test_3_5_a_joker_stands_for_any_tile_of_the_game() -> None:
    state = at("", "R4 R5 J" + REST)
    assert gain(state, "lay R4 R5 J=R6") == gain(state, "lay J=R3 R4 R5") == 4
    assert refused(state, "lay R4 R5 J") == "3.5"
    assert refused(at("", "R4 R5 J" + REST, colours=2), "lay R4 R5 J=B6") == "3.5"


def test_3_6_several_jokers_in_a_series() -> None:
    assert gain(at("", "R4 J J J" + REST), "lay R4 J=R5 J=R6 J=R7") == 5
    state = at("", "R4 R5 J J J" + REST, max_jokers=2)
    assert gain(state, "lay R4-5 J=R6 J=R7") == 5
    assert refused(state, "lay R4-5 J=R6 J=R7 J=R8") == "3.6"
    one = at("R4-5 J=R6", "J" + REST, max_jokers=1)
    assert refused(one, "lay R4-5 J=R6 J=R7") == "3.6"


def test_3_7_a_tile_that_is_no_joker_and_a_joker_says_what_it_is() -> None:
    state = at("", "J J J R4" + REST)
    assert refused(state, "lay J=R5 J=R6 J=R7") == "3.7"
    assert gain(state, "lay R4 J=R5 J=R6") == 4
    lying = after(state, "0 lay R4 J=R5 J=R6").table
    assert lying == (read_tiles("R4 J=R5 J=R6"),)


def test_3_8_a_joker_may_stand_for_a_tile_that_lies_elsewhere() -> None:
    assert gain(at("R4-6", "R7-8 J" + REST), "lay R4-6 / J=R6 R7 R8") == 4


def test_4_1_a_seat_lays_or_draws() -> None:
    state = at("R4-6", "R7 R8" + REST)
    assert rules.turn(after(state, "0 lay R4-7")) == {P1}
    assert rules.turn(settled(state, "0 draw")) == {P1}
    assert refused(after(state, "0 lay R4-7"), "lay R4-8") == OUT_OF_TURN
    assert why(state, "lay R4-6") == "4.1 nothing"


def test_4_1_only_tiles_of_the_rack_are_laid() -> None:
    state = at("R4-6", "R7 J" + REST)
    assert why(state, "lay R4-6 / B1-3") == "4.1 strange"
    assert why(state, "lay R4-8") == "4.1 strange"
    assert why(state, "lay R4-7 J=R8 J=R9") == "4.1 strange"
    assert why(state, "lay R4-7 / R4-6") == "4.1 strange"
    assert gain(state, "lay R4-7 J=R8") == 2


def test_4_1_watchers_do_not_play() -> None:
    view = seen(at("R4-6", "R7" + REST), None)
    for move in (Draw(), Pass(), read_move("lay R4-7")):
        refusal = rules.advise(view, move).refusal
        assert refusal is not None
        assert refusal.clause == "4.1"


def test_4_1_or_one_lays_and_then_draws_if_agreed() -> None:
    state = after(at("R4-6", "R7-8" + REST, draw_after_lay=True), "0 lay R4-7")
    assert rules.turn(state) == {P0}
    assert not may(state).lay
    assert why(state, "lay R4-8") == "4.1 laid"
    assert rules.turn(after(state, "0 pass")) == {P1}
    assert after(state, "0 pass").passes == 0
    drawn = settled(state, "0 draw")
    assert rules.turn(drawn) == {P1}
    assert len(drawn.racks[0]) == 4
    broke = at("R4-6", "R7" + REST, draw_after_lay=True, draw_cost=3, chips=(1, 6))
    assert rules.turn(after(broke, "0 lay R4-7")) == {P1}  # with 2 chips there is no draw
    assert rules.turn(after(replace(broke, chips=(2, 6)), "0 lay R4-7")) == {P0}


def test_4_2_any_number_of_series_at_once() -> None:
    state = at("R4-6 / B4-6 / Y8-10", "R7 B3 Y1-3 K4-6 K1")
    assert gain(state, "lay R4-7 / B3-6 / Y1-3 / Y8-10 / K4-6") == 2 + 4 + 4


def test_4_3_a_draw_costs_a_chip() -> None:
    state = at("", "R1", chips=(3, 3))
    drawing = after(state, "0 draw")
    assert drawing.chips == (2, 3)
    assert rules.turn(drawing) == {DEALER}
    assert refused(drawing, "give R2", P1) == refused(state, "give R2", DEALER) == "4.3"
    assert refused(drawing, "give R1", DEALER) == "4.3"
    assert rack(after(drawing, "dealer give J")) == "R1 J"
    assert rules.turn(after(drawing, "dealer give J")) == {P1}
    for cost in range(4):
        assert after(at("", "R1", draw_cost=cost), "0 draw").chips[0] == 6 - cost


def test_4_3_the_tile_may_be_used_at_once_if_agreed() -> None:
    state = after(at("R4-6", "R8" + REST, play_drawn=True), "0 draw", "dealer give R7")
    assert rules.turn(state) == {P0}
    assert why(state, "draw") == "4.1 drawn"
    assert rules.turn(after(state, "0 pass")) == {P1}
    assert after(state, "0 pass").passes == 0
    laid = after(state, "0 lay R4-8")
    assert rules.turn(laid) == {P1}
    assert rules.turn(laid) == rules.turn(after(state, "0 lay R4-7"))
    both = at("R4-6", "R7 R8" + REST, play_drawn=True, draw_after_lay=True)
    assert rules.turn(settled(after(both, "0 lay R4-7"), "0 draw")) == {P1}
    assert rules.turn(after(settled(both, "0 draw"), "0 lay R4-7")) == {P1}


def test_4_4_nobody_draws_from_an_empty_pot() -> None:
    state = at("R4-6", "R7", left=0)
    assert refused(state, "draw") == "4.4"
    assert not may(state).draw
    assert after(state, "0 pass").chips == state.chips
    assert refused(at("R4-6", "R7", left=1), "pass") == "4.6"


def test_4_5_nobody_draws_without_chips() -> None:
    state = at("R4-6", "R7", chips=(0, 6))
    assert refused(state, "draw") == "4.5"
    assert rules.turn(after(state, "0 pass")) == {P1}
    dear = at("", "R7", chips=(2, 6), draw_cost=3)
    assert no(dear, P0, "draw").parts == {"cost": 3}
    assert after(at("", "R7", chips=(3, 6), draw_cost=3), "0 draw").chips[0] == 0
    assert may(at("", "R7", chips=(0, 6), draw_cost=0)).draw


def test_4_6_who_can_lay_may_draw_and_who_can_draw_does_not_pass() -> None:
    state = at("R4-6", "R7" + REST)
    assert may(state).draw
    assert not may(state).stop
    assert why(state, "pass") == "4.6 draw"
    assert may(at("R4-6", "R7" + REST, left=0)).stop


@pytest.mark.parametrize("manipulation", ["extend", "full"])
def test_4_6_or_who_can_lay_has_to(manipulation: str) -> None:
    state = at("R4-6", "R7" + REST, must_lay=True, manipulation=manipulation)
    assert why(state, "draw") == "4.6 lay"
    assert not may(state).draw
    assert why(at("R4-6", "R7", left=0, must_lay=True), "pass") == "4.6 lay"
    unable = at("R4-6", "R8" + REST, must_lay=True, manipulation=manipulation)
    assert may(unable).draw
    drawn = after(
        at("R4-6", "R8" + REST, must_lay=True, play_drawn=True), "0 draw", "dealer give R7"
    )
    assert rules.turn(after(drawn, "0 pass")) == {P1}


def test_4_6_who_has_to_lay_may_have_to_move_tiles_for_it() -> None:
    state = at("R4-7 / Y7 B7 K7", "R8 B8" + REST, must_lay=True, sets="both", manipulation="full")
    assert why(state, "draw") == "4.6 lay"
    stuck = at("R4-6 / Y7 B7 K7", "B8" + REST, must_lay=True, sets="both", manipulation="full")
    assert may(stuck).draw


def test_4_7_to_take_a_joker_is_to_lay() -> None:
    assert rules.turn(after(SWAP, "0 lay R4-6 taking 1")) == {P1}
    agreed = at("R4 J=R5 R6", "R5 R7" + REST, swap_is_move=False)
    taken = after(agreed, "0 lay R4-6 taking 1")
    assert rules.turn(taken) == {P0}
    assert refused(taken, "pass") == "4.7"
    assert why(taken, "lay R4-7") == "4.1 laid"
    assert may(taken).draw
    assert not may(taken).stop
    assert rules.turn(settled(taken, "0 draw")) == {P1}
    assert rules.turn(after(agreed, "0 lay R4-7 taking 1")) == {P1}
    assert rules.turn(after(replace(agreed, chips=(0, 6)), "0 lay R4-6 taking 1")) == {P1}


def unopened(state: State) -> State:
    return replace(state, opened=frozenset({P1}))


def test_4_8_a_first_lay_needs_no_least_value() -> None:
    assert gain(unopened(at("R4-6", "R7" + REST)), "lay R4-7") == 1
    assert gain(unopened(SWAP), "lay R4-6 J=R7") == 1


def test_4_8_unless_the_table_has_agreed_on_one() -> None:
    state = unopened(at("R4-6", "R7 B9 B10 J Y1-3" + REST, first_lay=27))
    assert why(state, "lay R4-7") == "4.8 least"
    assert why(state, "lay R4-6 / Y1-3") == "4.8 least"
    assert gain(state, "lay R4-6 / J=B8 B9-10") == 4
    assert gain(state, "lay R4-7 / J=B8 B9-10") == 5
    assert refused(unopened(at("", "J B9 B10" + REST, first_lay=28)), "lay J=B8 B9-10") == "4.8"
    assert gain(replace(state, opened=frozenset({P0})), "lay R4-7") == 1
    then = after(state, "0 lay R4-6 / J=B8 B9-10")
    assert then.opened == {P0, P1}


def test_4_8_freed_jokers_and_a_first_lay() -> None:
    agreed: list[dict[str, Any]] = [{"first_lay": 1}, {"free_before_first_lay": False}]
    for options in agreed:
        state = unopened(at("R4 J=R5 R6", "R5 B1-3" + REST, **options))
        assert why(state, "lay R4-6 J=R7 / B1-3") == "4.8 free"
        assert why(state, "lay R4-6 / B1-3 taking 1") == "4.8 free"
        assert gain(state, "lay R4 J=R5 R6 / B1-3") == 4
        assert gain(replace(state, opened=frozenset({P0})), "lay R4-6 J=R7 / B1-3") == 5
    free = unopened(
        at("R4 J=R5 R6", "R5 B1-3 K4-5" + REST, first_lay=6, free_before_first_lay=True)
    )
    assert gain(free, "lay R4-6 J=R7 / B1-3") == 5
    assert why(free, "lay R4-6 / J=K3 K4-5") == "4.8 least"
    assert gain(free, "lay R4-6 / B1-3 taking 1") == 4


def test_4_8_a_tile_of_any_other_colour_in_a_group_is_no_freed_joker() -> None:
    options: dict[str, Any] = {"sets": "both", "first_lay": 1, "manipulation": "extend"}
    state = unopened(at("R7 Y7 J=B7", "K7 R1-3" + REST, **options))
    assert gain(state, "lay R7 Y7 J=B7 K7 / R1-3") == 5
    assert why(state, "lay R7 Y7 K7 / R1-3 taking 1") == "4.8 free"
    both = "lay R7 Y7 J=B7 K7 / R1-3 taking 1"
    assert why(replace(state, racks=(read_tiles("K7 R1-3 J"), state.racks[1])), both) == "4.8 free"


def test_4_9_nothing_on_the_table_moves_but_to_be_longer() -> None:
    state = at("R1-6 / B4-6", "R7 B3 B7" + REST)
    assert gain(state, "lay R1-7 / B3-7") == 3
    assert why(state, "lay R1-3 / R4-7 / B4-6") == "4.9 torn"
    joining = at("R1-3 / R5-7", "R4" + REST)
    assert gain(joining, "lay R1-7") == 1
    group = at("R7 B7 Y7", "K7" + REST, sets="both")
    assert gain(group, "lay R7 B7 Y7 K7") == 1


def test_4_9_tiles_alike_may_be_either() -> None:
    state = at("R4-6 / R4-6", "R7 R3" + REST, copies=2)
    assert gain(state, "lay R4-7 / R3-6") == 2
    assert gain(state, "lay R3-7 / R4-6") == 2
    assert why(at("R4-6 / R4-7", "R7" + REST, copies=2), "lay R4-7 / R4-6") == "4.1 nothing"


def test_4_9_or_series_are_not_joined() -> None:
    state = at("R1-3 / R5-7", "R4" + REST, manipulation="jokers")
    assert why(state, "lay R1-7") == "4.9 joined"
    assert gain(state, "lay R1-4 / R5-7") == 1
    assert why(state, "lay R1-2 / R3-7") == "3.1 short"
    assert gain(at("R4 J=R5 R6", "R5" + REST, manipulation="jokers"), "lay R4-6 J=R7") == 1


def test_4_9_or_anything_may_be_laid_anew() -> None:
    state = at("R1-6 / R7 B7 Y7 K7", "R8 R9" + REST, sets="both", manipulation="full")
    assert gain(state, "lay R1-6 / R7-9 / B7 Y7 K7") == 2
    assert gain(state, "lay R1-3 / R4-9 / B7 Y7 K7") == 2
    fixed = replace(state, options=Options(sets="both"))
    assert why(fixed, "lay R1-6 / R7-9 / B7 Y7 K7") == "4.9 torn"


def test_4_10_what_lies_there_stays_there() -> None:
    state = at("R1-4 / B1-3", "R5" + REST)
    assert refused(state, "lay R1-3 / B1-3") == "4.10"
    assert refused(state, "lay R1-5") == "4.10"
    assert gain(state, "lay R1-5 / B1-3") == 1


def test_4_11_a_turn_has_its_time() -> None:
    state = at("", "R1 R2")
    assert rules.wait(state) == Wait(60, 0)
    later = settled(state, "0 draw")
    assert rules.wait(later) == Wait(60, 1)
    assert rules.wait(after(state, "0 draw")) is None
    assert rules.wait(at("", "R1", turn_seconds=10)) == Wait(10, 0)
    assert rules.wait(at("", "R1", turn_seconds=None)) is None
    over = after(at("R1-3", "R4", best_of=3), "0 lay R1-4")
    assert rules.wait(over) is None
    again = settled(over, "dealer pay 0 1")
    mark = rules.wait(again)
    assert mark is not None
    assert mark.mark > 10_000
    assert rules.wait(ended_state()) is None


def test_4_11_after_that_it_draws_or_passes() -> None:
    def played(state: State) -> str:
        return write_move(rules.absent(seen(state), luck()))

    assert played(at("R4-6", "R7" + REST)) == "draw"
    assert played(at("R4-6", "R7", left=0)) == "pass"
    assert played(at("R4-6", "R7" + REST, must_lay=True)) == "lay R4-7"
    assert played(after(at("R4-6", "R7" + REST, draw_after_lay=True), "0 lay R4-7")) == "draw"


def ended_state() -> State:
    return settled(at("R4-6", "R7"), "0 lay R4-7")


def test_5_1_a_new_series_earns_a_chip_a_tile_and_one_more() -> None:
    assert gain(at("", "R4-6" + REST), "lay R4-6") == 4
    assert gain(at("", "R4-8" + REST), "lay R4-8") == 6
    assert advised(at("", "R4-6" + REST), "lay R4-6").series == 1


def test_5_2_additions_earn_a_chip_each() -> None:
    state = at("R4-6 / B2-4", "R3 R7 B5" + REST)
    assert gain(state, "lay R3-7 / B2-5") == 3
    assert gain(state, "lay R4-7 / B2-4") == 1


def test_5_3_both_earn_both() -> None:
    state = at("R4-6", "B1-3 R7" + REST)
    assert gain(state, "lay R4-7 / B1-3") == 5
    assert gain(state, "lay R4-6 / B1-3") == 4


def test_5_4_what_holds_an_old_tile_is_not_new() -> None:
    state = at("R1-5", "R6" + REST, manipulation="full")
    assert gain(state, "lay R1-3 / R4-6") == 1
    assert gain(at("R1-6", "R7-8" + REST, manipulation="full"), "lay R1-5 / R6-8") == 2
    freed = at("R4 J=R5 R6", "R5 B1-2" + REST)
    assert gain(freed, "lay R4-6 / B1-2 J=B3") == 4


def test_5_4_tiles_alike_count_as_is_best() -> None:
    state = at("R4-6", "R4-6 R7" + REST, copies=2)
    assert gain(state, "lay R4-6 / R4-6") == 4
    assert gain(state, "lay R4-6 / R4-7") == 5
    moved = at("R4 B4 Y4 / R5-7", "R4 R8" + REST, preset="family")
    assert gain(moved, "lay R4 B4 Y4 / R4-8") == 2
    swapped = at("R4 B4 Y4", "R4 B4 Y4 R5-6" + REST, preset="family")
    assert gain(swapped, "lay R4 B4 Y4 / R4 B4 Y4") == 4
    assert gain(swapped, "lay R4-6 / R4 B4 Y4") == 4


def test_5_4_with_delta_every_series_more_counts() -> None:
    state = at("R1-5", "R6 B1-3" + REST, manipulation="full", new_series="delta")
    assert gain(state, "lay R1-3 / R4-6 / B1-3") == 6
    joined = at("R1-3 / R4-6", "R7" + REST, new_series="delta")
    assert gain(joined, "lay R1-7") == 1


def test_5_4_with_rack_only_a_freed_joker_spoils_a_series() -> None:
    state = at("R4 J=R5 R6", "R5 B1-2 Y1-2 J" + REST, new_series="rack_only")
    assert gain(state, "lay R4-6 / B1-2 J=B3") == 3
    assert gain(state, "lay R4-6 / B1-2 J=B3 / Y1-2 J=Y3") == 1 + 5 + 1
    assert gain(state, "lay R4-6 / B1-2 J=B3 taking 1") == 1 + 3 + 1 - 1


def test_5_5_a_freed_joker_earns_nothing_itself() -> None:
    assert gain(at("R4 J=R5 R6", "R5" + REST), "lay R4-6 J=R7") == 1
    lay = "lay R4-6 / B1-2 J=B3"
    for chosen, chips in (("series", 4), ("nothing", 3), ("tile", 5)):
        assert gain(at("R4 J=R5 R6", "R5 B1-2" + REST, freed_joker=chosen), lay) == chips
    assert gain(at("R4 J=R5 R6", "R5" + REST, freed_joker="tile"), "lay R4-6 J=R7") == 1


@pytest.mark.parametrize("freed", ["nothing", "tile"])
def test_5_5_matters_only_where_tiles_decide_what_is_new(freed: str) -> None:
    assert forbidden(2, freed_joker=freed, new_series="delta") == "5.5"
    assert forbidden(2, freed_joker=freed, new_series="rack_only") == "5.5"
    assert rules.forbid(2, convert({"freed_joker": freed}, Options)) is None


def test_5_6_each_new_series_earns_its_chip() -> None:
    state = at("", "R1-9 B1-3" + REST)
    assert gain(state, "lay R1-3 / R4-6") == 8
    assert gain(state, "lay R1-6") == 7
    agreed = replace(state, options=Options(split_own=False))
    assert gain(agreed, "lay R1-3 / R4-6") == 7
    assert gain(agreed, "lay R1-3 / R4-6 / R7-9") == 10
    assert gain(agreed, "lay R1-3 / R7-9") == 8
    assert gain(agreed, "lay R4-6 / B1-3") == 8
    assert forbidden(2, split_own=False, new_series="delta") == "5.6"


def test_5_6_groups_do_not_meet() -> None:
    state = at("", "R4 B4 Y4 R5 B5 Y5 R6-8" + REST, sets="both", split_own=False)
    assert gain(state, "lay R4 B4 Y4 / R5 B5 Y5") == 8
    assert gain(state, "lay R5 B5 Y5 / R6-8") == 8


def test_5_7_the_bank_never_runs_out_unless_agreed() -> None:
    assert bank(at("", "R1")) is None
    state = at("", "R1-6" + REST, chips=(50, 3), bank_limit="stop")
    assert seen(state).bank == 3
    assert gain(state, "lay R1-6") == 3
    assert gain(replace(state, chips=(50, 6)), "lay R1-6") == 0
    assert gain(replace(state, chips=(10, 6)), "lay R1-6") == 7
    assert gain(replace(state, options=Options(), chips=(50, 6)), "lay R1-6") == 7


def test_5_7_what_is_in_the_box() -> None:
    assert forbidden(2, box_chips=60) == "5.7 unlimited"
    assert forbidden(4, bank_limit="stop", box_chips=20, start_chips=6) == "5.7 box"
    assert rules.forbid(4, Options(bank_limit="stop", box_chips=24)) is None
    state = at("", "R1-6" + REST, bank_limit="stop", box_chips=20)
    assert seen(state).bank == 8


def test_6_1_the_right_tile_frees_a_joker() -> None:
    assert gain(SWAP, "lay R4-6 J=R7") == 1
    assert refused(at("R4 J=R5 R6", "R7" + REST), "lay R6 R7 J=R8 / R4") in {"3.1", "6.6"}


def test_6_2_the_right_tile_is_what_it_stands_for() -> None:
    state = at("R4 J=R5 R6 / B7-9", "B10 B5" + REST)
    assert refused(state, "lay R4 B5 R6 / B7-9 taking 1") == "3.1"
    four = at("R7 B7 K7 J=Y7", "Y7 K7" + REST, sets="both", copies=2)
    assert gain(four, "lay R7 B7 K7 Y7 taking 1") == 0
    assert refused(four, "lay R7 B7 K7 / Y7 K7 taking 1") in {"3.1", "6.6"}


def test_6_2_in_a_group_of_three_any_colour_that_it_lacks() -> None:
    two = at("R7 J=B7 J=Y7", "K7 B7" + REST, sets="both")
    assert gain(two, "lay R7 K7 J=Y7 taking 1") == 0
    assert gain(two, "lay R7 K7 B7 taking 2") == 0
    assert gain(two, "lay R7 J=B7 K7 taking 1") == 0
    run = at("R4 J=R5 R6", "B5" + REST, sets="both")
    assert refused(run, "lay R4 B5 R6 taking 1") == "3.1"


def test_6_2_a_tile_of_the_table_frees_only_where_anything_may_move() -> None:
    lay = "lay R4-6 / R5-6 J=R7 R8 / R1-3"
    options: dict[str, Any] = {"copies": 2, "manipulation": "full"}
    state = at("R4 J=R5 R6 / R5-8 / R1-3", "R6" + REST, **options)
    assert refused(state, lay) == "4.10"
    moved = at("R4 J=R5 R6 / R5-8", "R9" + REST, **options)
    assert gain(moved, "lay R4-6 / R6-9 J=R10") == 1
    assert why(moved, "lay R4-6 / R6-9 taking 1") == "6.4 replace"
    fixed = replace(moved, options=Options(copies=2))
    assert refused(fixed, "lay R4-6 / R6-9 J=R10") == "4.9"


def test_6_3_a_freed_joker_is_used_at_once() -> None:
    assert gain(SWAP, "lay R4-6 J=R7") == gain(SWAP, "lay J=R3 R4-6") == 1
    assert refused(SWAP, "lay R4-6") == "6.3"
    assert no(SWAP, P0, "lay R4-6").parts == {"count": 1}


def test_6_4_or_goes_to_the_rack() -> None:
    then = after(SWAP, "0 lay R4-6 taking 1")
    assert then.chips == SWAP.chips
    assert rack(then) == "K1 K10 J"
    assert why(at("R4 J=R5 R6", "R5 B1-2" + REST), "lay R4-6 / B1-2 J=B3 taking 1") == "6.4 same"
    joker = at("R4 J=R5 R6 / B1-3", "R5 J B4" + REST)
    assert why(joker, "lay R4 J=R5 R6 J=R7 / B1-4 taking 1") == "6.4 same"
    assert why(joker, "lay R4 J=R5 R6 / B1-4 taking 1") == "6.4 replace"
    assert gain(joker, "lay R4-6 J=R7 / B1-3 taking 1") == 1
    refusal = rules.refuse(SWAP, P0, Lay(table("R4-6 J=R7"), -1))
    assert refusal is not None
    assert refusal.clause == "6.4"


def test_6_4_the_last_tile_for_a_joker_is_not_out() -> None:
    then = after(at("R4 J=R5 R6", "R5"), "0 lay R4-6 taking 1")
    assert rack(then) == "J"
    assert then.chips == (6, 6)
    assert rules.turn(then) == {P1}


def test_6_5_the_replacing_tile_earns_its_chip() -> None:
    assert gain(SWAP, "lay R4-6 J=R7") == 1
    agreed = at("R4 J=R5 R6 / B4 J=B5 B6", "R5 B5" + REST, free_reuse_chip=False)
    assert gain(agreed, "lay R4-6 J=R7 / B4 J=B5 B6") == 0
    assert gain(agreed, "lay R4-6 J=R7 / B4-6 taking 1") == 0
    assert gain(agreed, "lay R4-6 J=R7 / B4-6 J=B7") == 0


def test_6_5_a_tile_of_the_table_that_replaces_leaves_all_chips() -> None:
    options: dict[str, Any] = {"copies": 2, "manipulation": "full", "free_reuse_chip": False}
    state = at("R4 J=R5 R6 / R5-8", "R9" + REST, **options)
    assert gain(state, "lay R4-6 / R6-9 J=R10") == 1
    both = at("R4 J=R5 R6 / R5-8", "R5" + REST, **options)
    assert gain(both, "lay R4-6 J=R7 / R5-8") == 1


def test_6_6_a_joker_that_is_not_replaced_stays() -> None:
    state = at("J=R3 R4-6", "B1-2 R7" + REST)
    assert refused(state, "lay R4-6 / B1-2 J=B3") == "6.6"
    assert refused(state, "lay R4-7 J=R8") == "6.6"
    assert gain(state, "lay J=R3 R4-7") == 1
    full = at("J=R3 R4-6", "R1-2 R7" + REST, manipulation="full")
    assert gain(full, "lay R1-2 J=R3 / R4-7") == 3
    assert refused(full, "lay R1-2 / R4-7 J=R8") == "3.1"
    assert refused(full, "lay R4-7 J=R8") == "6.6"


def test_6_7_several_jokers_each_for_itself() -> None:
    state = at("R4 J=R5 R6 / B7 J=B8 B9", "R5 B8 Y1-3" + REST)
    assert gain(state, "lay R4-6 / B7-9 J=B10 taking 1") == 1
    assert gain(state, "lay R4-6 / B7-9 taking 2") == 0
    assert gain(state, "lay R4-6 J=R7 / B7-9 J=B10") == 2
    assert gain(state, "lay R4-6 / B7-9 / Y1-3 taking 2") == 4


def test_7_1_the_round_is_over_when_somebody_is_out() -> None:
    then = after(at("R4-6", "R7", "B1", "Y1"), "0 lay R4-7")
    assert rules.turn(then) == {DEALER}
    assert refused(then, "draw", P1) == OUT_OF_TURN
    assert rules.turn(after(then, "dealer pay 0 1 1")) == frozenset()
    assert refused(after(then, "dealer pay 0 1 1"), "draw") == OVER


def test_7_2_who_is_out_gets_a_chip_more() -> None:
    assert after(at("R4-6", "R7"), "0 lay R4-7").chips[0] == 8
    assert after(at("R4-6", "R7 K1"), "0 lay R4-7").chips[0] == 7


def test_7_3_all_others_pay_for_their_tiles() -> None:
    then = after(at("R4-6", "R7", "B1 B2", "Y1"), "0 lay R4-7")
    assert refused(then, "pay 0 2 1", P0) == "7.3"
    assert refused(then, "pay 0 2 2", DEALER) == refused(then, "pay 0 2", DEALER) == "7.3"
    assert refused(at("R4-6", "R7"), "pay 0 0", DEALER) == "7.3"
    assert ended(after(then, "dealer pay 0 2 1")).scores == (8, 4, 5)
    assert rules.chance(then, luck(), None) == Pay((0, 2, 1))


def test_7_4_a_joker_is_one_tile() -> None:
    then = after(at("R4-6", "R7", "J J B1"), "0 lay R4-7")
    assert rules.chance(then, luck(), None) == Pay((0, 3))


def test_7_5_nobody_pays_more_than_there_is() -> None:
    then = after(at("R4-6", "R7", "B1-4", chips=(6, 2)), "0 lay R4-7")
    assert rules.chance(then, luck(), None) == Pay((0, 2))
    debt = after(at("R4-6", "R7", "B1-4", chips=(6, 2), debt=True), "0 lay R4-7")
    assert ended(settled(debt, "dealer pay 0 4")).scores == (8, -2)


def test_7_6_a_blocked_round() -> None:
    state = at("", "R1 R2", "B1", left=0)
    once = after(state, "0 pass")
    assert rules.turn(once) == {P1}
    then = after(once, "1 pass")
    assert rules.turn(then) == {DEALER}
    blocked = at("", "R1 R2", "B1", passes=2)
    assert ended(settled(blocked, "dealer pay 2 1")).scores == (4, 5)
    free = at("", "R1 R2", "B1", passes=2, blocked_pay=False)
    assert ended(settled(free, "dealer pay 0 0")).scores == (6, 6)
    out = after(at("R4-6", "R7", "B1", blocked_pay=False), "0 lay R4-7")
    assert rules.chance(out, luck(), None) == Pay((0, 1))


def test_7_6_only_passes_in_succession() -> None:
    state = at("R4-6 / B4-6", "R1", "R7 K1", "B7 K2", left=0)
    then = after(state, "0 pass", "1 lay R4-7 / B4-6", "2 pass", "0 pass")
    assert rules.turn(then) == {P1}
    assert rules.turn(after(then, "1 pass")) == {DEALER}
    drawn = at("", "R1", "B1", chips=(0, 6))
    assert settled(after(drawn, "0 pass"), "1 draw").passes == 0


def test_7_7_most_chips_win() -> None:
    outcome = ended(settled(at("R4-6", "R7", "B1", "Y1", chips=(6, 12, 9)), "0 lay R4-7"))
    assert outcome == Outcome((8, 11, 8), (2, 1, 3))


def test_7_8_of_equal_chips_who_is_out_wins() -> None:
    assert ended(settled(at("R4-6", "R7", "B1", chips=(6, 9)), "0 lay R4-7")).places == (1, 2)


def test_7_9_then_fewest_tiles_then_it_is_shared() -> None:
    fewest = after(at("", "R1-2", "B1", chips=(7, 6), passes=2), "dealer pay 2 1")
    assert ended(fewest).places == (2, 1)
    shared = after(at("", "R1", "B1", passes=2), "dealer pay 1 1")
    assert ended(shared).places == (1, 1)
    third = after(at("R4-6", "", "B1-2", "Y1", "K1", chips=(20, 7, 6, 6)), "dealer pay 0 2 1 1")
    assert ended(third).places == (1, 4, 2, 2)


def test_8_1_everything_goes_back_and_it_begins_again() -> None:
    state = at("R4-6", "R7", "B1", best_of=3, bank_limit="stop")
    over = after(state, "0 lay R4-7", "dealer pay 0 1")
    assert rules.turn(over) == {DEALER}
    assert seen(over).chips == ()
    assert seen(over).held == (0, 0)
    assert seen(over).bank is None
    assert seen(over).pot == 44 - 5
    again = settled(at("R4-6", "R7", "B1", best_of=3), "0 lay R4-7")
    assert again.chips == (6, 6)
    assert again.table == ()
    assert again.opened == frozenset()
    assert (again.turns, again.passes, again.done) == (0, 0, "nothing")
    assert all_tiles(again) == Counter(whole(again.options))


def test_8_2_the_winner_begins_the_next_round() -> None:
    won = settled(at("R4-6", "R7", "B1", best_of=3, chips=(6, 20)), "0 lay R4-7")
    assert won.first == won.mover == P1
    over = after(at("R4-6", "R7", "B1", best_of=3, chips=(6, 20)), "0 lay R4-7", "dealer pay 0 1")
    assert why(over, f"deal 0: {DEALT}", DEALER) == "2.3 dealer"
    lots = replace(over, options=Options(best_of=3, first_player="highest"))
    assert why(lots, f"deal 1 by R1 R2: {DEALT}", DEALER) == "2.3 dealer"
    assert after(lots, f"dealer deal 1: {DEALT}").mover == P1


@pytest.mark.parametrize(("began", "next"), [(P0, P2), (P1, P2), (P2, P0), (P3, P0)])
def test_8_2_of_several_winners_the_next_after_who_began(began: Seat, next: Seat) -> None:
    state = at("", "R1", "B1-2", "Y1", "K1-2", first=began, passes=4, best_of=3)
    assert settled(state, "dealer pay 1 2 1 2").first == next


def test_8_3_a_match_is_one_round() -> None:
    over = settled(at("R4-6", "R7"), "0 lay R4-7")
    assert ended(over) == Outcome((8, 5), (1, 2))
    assert len(over.rounds) == 1


def rounds(*chips: tuple[int, ...], **options: Any) -> State:
    """A match whose rounds ended so."""
    state = at("", "", "R1", **options)
    seats = len(chips[0])
    over = after(at("", "", "R1", **options), "dealer pay 0 1").rounds[0]
    left = ((),) * seats
    ended_so = tuple(replace(over, chips=each, left=left) for each in chips)
    return replace(state, racks=left, chips=(), rounds=ended_so)


def test_8_3_or_the_best_of_several() -> None:
    assert rules.turn(rounds((9, 5), best_of=3)) == {DEALER}
    assert rules.outcome(rounds((9, 5), best_of=3)) is None
    assert ended(rounds((9, 5), (9, 5), best_of=3)) == Outcome((2, 0), (1, 2))
    assert rules.turn(rounds((9, 5), (5, 9), best_of=3)) == {DEALER}
    assert ended(rounds((9, 5), (5, 9), (5, 9), best_of=3)) == Outcome((1, 2), (2, 1))
    assert rules.turn(rounds((9, 5), (9, 5), best_of=5)) == {DEALER}
    shared = rounds((9, 9), (9, 9), best_of=3)
    assert ended(shared) == Outcome((2, 2), (1, 1))
    three = rounds((9, 5, 1), (5, 9, 1), (1, 5, 9), best_of=3)
    assert ended(three) == Outcome((1, 1, 1), (1, 1, 1))


def test_8_3_or_the_chips_of_all_rounds() -> None:
    options: dict[str, Any] = {"best_of": 3, "match_score": "chips"}
    assert rules.turn(rounds((9, 5), (9, 5), **options)) == {DEALER}
    assert ended(rounds((9, 5), (9, 5), (0, 9), **options)) == Outcome((18, 19), (2, 1))
    assert forbidden(2, match_score="chips") == "8.3"


def test_9_1_the_lesson_is_no_match_here() -> None:
    """Whatever is agreed on, there are racks, and nobody lays out of turn."""
    assert all(opened(2, seed, jokers=0).racks[0] for seed in range(5))
    assert refused(at("R4-6", "K1", "R7 K2"), "lay R4-7", P1) == OUT_OF_TURN


@pytest.mark.parametrize("seats", [0, 1, 5, 99])
def test_there_are_two_to_four_seats(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        begin(rules, seats, Options())
    assert refusal.value.refusal.clause == SEATS


def test_a_move_of_another_is_refused_out_of_turn_only_by_the_house() -> None:
    state = at("R4-6", "R7" + REST, "R7 K2")
    for move in ("draw", "pass", "lay R4-7"):
        assert refused(state, move, P1) == OUT_OF_TURN
    for told in (Deal(((), ()), P0), Give(JOKER), Pay((0, 0))):
        assert rules.refuse(state, P1, told) is not None
