"""Each clause of the rulebook, on the court that shows it; test_scenarios.py has S1 to S31."""

from random import Random

import pytest

from parlour.core import DEALER, SEATS, Dice, Outcome, Refusal, Refused, advance, begin
from parlour.games.ksar import rules
from parlour.games.ksar.notation import read_move
from parlour.games.ksar.pieces import Answering, Keep, Options, Spot, State
from parlour.games.ksar.rules.building import building, mover
from parlour.games.ksar.rules.geometry import ground
from parlour.games.ksar.rules.judging import no
from parlour.games.ksar.tests.courts import (
    ONE,
    PLAIN,
    S14,
    S25,
    S26,
    S27,
    S28,
    S29,
    THIRTY,
    TWO,
    allowed,
    board,
    lengths,
    place,
    played_out,
    refusal,
    refused,
    spots,
)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_1_1_two_seats_play(seats: int) -> None:
    assert begin(rules, 2, PLAIN) == State(PLAIN)
    with pytest.raises(Refused) as told:
        begin(rules, seats, PLAIN)
    assert told.value.refusal == Refusal(SEATS, {"least": 2, "most": 2})


def test_1_1_neutral_blocks_count_for_both() -> None:
    state = board("c2x3@0,0 n1x3@2,0 n2x1@3,0")
    assert building(state).longest == ((0, 1, 2), (1, 2))


def test_1_2_twelve_coloured_and_three_neutral_blocks_a_seat() -> None:
    assert rules.view(board(), None).left == ((12, 3), (12, 3))
    assert rules.view(board("c2x3@0,0 n1x3@2,0"), None).left == ((11, 3), (12, 2))


def test_1_3_the_footprint_tells_the_height() -> None:
    heights = {(2, 3): 1, (3, 2): 1, (1, 3): 2, (3, 1): 2, (1, 2): 3, (2, 1): 3}
    assert all(Spot(*sides, 0, 0).height == height for sides, height in heights.items())
    assert refused(board(), "2x2@0,0") == "1.3"
    assert refused(board(), "1x1@0,0") == "1.3"


def test_2_1_the_walls_enclose_the_court_s6() -> None:
    assert refused(board(), "2x3@9,0") == "2.1"
    assert refused(board(), "2x3@0,8") == "2.1"


def test_2_1_a_table_may_agree_on_another_size() -> None:
    small, large = board(options=Options(frame=8)), board(options=Options(frame=12))
    assert refused(small, "2x3@8,0") == "2.1"
    assert allowed(large, "2x3@10,9")
    assert (spots(small), spots(large)) == (24, 24)


def test_2_2_a_seat_places_only_what_it_has_left() -> None:
    state = played_out(THIRTY.rsplit(" ", 2)[0], 12)
    assert rules.view(state, None).left == ((0, 1), (0, 1))
    assert refusal(state, "c2x3@4,4") == no("2.2", kind="coloured")
    used = board("n1x3@0,0 c2x3@1,0 " * 3)
    assert refusal(used, "n2x1@0,3") == no("2.2", kind="neutral")


def test_2_3_the_dealer_draws_who_begins() -> None:
    state = begin(rules, 2, PLAIN)
    assert rules.turn(state) == {DEALER}
    for seat in (ONE, TWO):
        begun = advance(rules, state, DEALER, read_move(f"first {seat}"))
        assert rules.turn(begun) == {seat}
    assert rules.refuse(begun, DEALER, read_move("first 0")) == no("2.3")
    assert rules.refuse(state, ONE, read_move("first 0")) == no("2.3")


def test_2_3_no_seat_may_say_it() -> None:
    state = begin(rules, 2, PLAIN)
    for seat in (ONE, TWO, None):
        assert rules.advise(rules.view(state, seat), read_move("first 0")).refusal == no("2.3")


def test_2_3_or_the_host_names_the_seat_or_they_begin_by_turns() -> None:
    for first in ("host", "alternate"):
        state = begin(rules, 2, Options(first=first, starter=1))
        assert rules.refuse(state, DEALER, read_move("first 0")) == no("2.3")
        assert rules.refuse(state, DEALER, read_move("first 1")) is None
    assert rules.forbid(2, Options(first="random", starter=1)) == no("2.3")


PIE = Options(pie=True)


def test_2_4_after_the_first_block_the_second_seat_keeps_or_swaps() -> None:
    state = board("2x3@0,0", options=PIE)
    assert rules.turn(state) == {TWO}
    assert isinstance(rules.offer(rules.view(state, TWO)), Answering)
    assert refused(state, "1x3@2,0") == "2.4"
    assert refused(state, "swap", ONE) == "2.4"
    kept = advance(rules, state, TWO, read_move("keep"))
    assert rules.turn(kept) == {TWO}
    assert rules.view(kept, None).left == ((11, 3), (12, 3))
    assert refused(kept, "keep") == "2.4"


def test_2_4_a_swap_gives_the_block_away_and_the_first_seat_goes_on() -> None:
    state = board("2x3@0,0", options=PIE)
    swapped = advance(rules, state, TWO, read_move("swap"))
    assert rules.turn(swapped) == {ONE}
    assert rules.view(swapped, None).left == ((12, 3), (11, 3))
    assert rules.view(swapped, None).series == ((), (0,))
    assert rules.turn(place(swapped, "1x3@2,0")) == {TWO}
    assert place(place(swapped, "1x3@2,0"), "2x1@0,3").swapped


def test_2_4_who_is_away_keeps_the_colour() -> None:
    dice = Dice(Random(1).randrange)
    view = rules.view(board("2x3@0,0", options=PIE), TWO)
    assert {rules.absent(view, dice) for _ in range(20)} == {Keep()}


def test_2_4_only_where_the_table_agreed_on_it() -> None:
    assert refused(board("2x3@0,0"), "swap") == "2.4"
    assert refused(board(options=PIE), "keep") == "2.4"


def test_3_1_in_turn_a_seat_must_place_s23() -> None:
    state = board("2x3@0,0")
    assert rules.turn(state) == {TWO}
    assert refused(state, "1x3@2,0", ONE) == "3.1"
    assert refused(state, "1x3@2,0", DEALER) == "3.1"
    moves = {type(move).__name__ for move in rules.moves(rules.offer(rules.view(state, TWO)))}  # type: ignore[arg-type]
    assert moves == {"Place"}


def test_3_1_who_is_away_places_a_block_all_the_same() -> None:
    dice, state = Dice(Random(1).randrange), board("2x3@0,0")
    placed = {rules.absent(rules.view(state, TWO), dice) for _ in range(300)}
    assert len(placed) == 2 * 26
    assert not any(rules.refuse(state, TWO, move) for move in placed)
    with pytest.raises(AssertionError, match=r"^only who is awaited can be absent$"):
        rules.absent(rules.view(state, ONE), dice)


def test_2_3_nobody_moves_before_the_dealer_has_spoken() -> None:
    with pytest.raises(
        AssertionError, match=r"^nobody moves before the dealer has said who begins$"
    ):
        mover(begin(rules, 2, PLAIN), 0)


def test_3_1_the_turn_is_looked_at_before_the_block() -> None:
    assert refused(board("2x3@0,0"), "2x3@9,9", ONE) == "3.1"


def test_3_2_hold_on_two_faces_that_meet_s1_s2() -> None:
    assert spots(board()) == 24
    assert allowed(board(), "2x3@0,0", "1x2@9,8", "3x2@7,8")


@pytest.mark.parametrize(
    ("name", "blocks", "block"),
    [
        ("S3", "", "1x2@4,4"),
        ("S4", "", "1x3@0,4"),
        ("S5", "", "3x1@3,0"),
        ("S11", "2x3@0,0", "1x2@2,1"),
        ("S11", "2x3@0,0", "1x2@2,2"),
        ("S13", "2x3@0,0", "2x3@2,3"),
        ("S18", "2x1@0,9 2x3@2,7 1x3@0,6", "1x2@1,6"),
        ("S19", "1x3@0,0 1x2@0,3", "2x3@1,1"),
    ],
)
def test_3_2_without_such_hold_it_is_refused(name: str, blocks: str, block: str) -> None:
    assert refused(board(blocks), block) == "3.2", name


def test_3_2_a_refusal_says_which_hold_there_is() -> None:
    contact = {"1x2@4,4": "none", "1x3@0,4": "side", "3x1@3,0": "end"}
    for block, hold in contact.items():
        assert refusal(board(), block) == no("3.2", contact=hold)


@pytest.mark.parametrize(
    ("name", "blocks", "block"),
    [
        ("S8", "2x3@0,0", "1x3@2,0"),
        ("S8", "2x3@0,0", "1x2@2,0"),
        ("S8", "2x3@0,0", "3x1@2,0"),
        ("S10", "2x3@0,0", "3x1@0,3"),
        ("S12", S14, "3x2@2,3"),
        ("S17", "2x3@0,0 1x3@2,0", "2x1@3,0"),
        ("S17", "2x3@0,0 1x3@2,0", "2x3@3,0"),
        (
            "S21",
            "1x2@9,0 2x3@8,2 1x3@7,0 1x2@7,3 2x3@8,7 1x2@7,8 2x3@5,7",
            "1x3@7,5",
        ),
    ],
)
def test_3_2_walls_and_blocks_give_hold_in_whole_or_in_part(
    name: str, blocks: str, block: str
) -> None:
    assert allowed(board(blocks), block), name


def test_3_2_beside_one_block_there_are_twenty_six_spots_s8() -> None:
    assert spots(board("2x3@0,0")) == 26


@pytest.mark.parametrize(
    ("name", "blocks", "block", "other"),
    [
        ("S9", "2x3@0,0", "2x3@2,0", "height 1 at 1,1"),
        ("S9", "2x3@0,0", "3x2@2,0", "height 1 at 1,1"),
        ("S15", S14, "1x3@2,3", "height 2 at 3,1"),
        ("S16", "2x3@0,0 1x3@2,0", "3x1@0,3", "height 2 at 3,1"),
        ("S17", "2x3@0,0 1x3@2,0", "1x3@3,0", "height 2 at 3,1"),
        ("S20", "2x3@0,0 1x2@2,0 2x3@3,0", "1x2@2,2", "height 3 at 3,1"),
    ],
)
def test_3_3_no_face_against_a_block_of_the_same_height(
    name: str, blocks: str, block: str, other: str
) -> None:
    told = refusal(board(blocks), block)
    assert told.clause == "3.3", name
    assert "height {height} at {x},{y}".format(**told.parts) == other


def test_3_3_whoever_placed_it_s9() -> None:
    assert refused(board("c2x3@0,0"), "c2x3@2,0") == "3.3"
    assert refused(board("n2x3@0,0"), "n2x3@2,0") == "3.3"
    assert refused(board("c2x3@0,0 c1x3@9,0"), "c2x3@2,0") == "3.3"


def test_3_3_an_edge_is_no_contact_s14() -> None:
    assert allowed(board(S14), "2x3@2,3")


def test_3_3_neighbours_may_be_as_high_as_each_other_s20() -> None:
    assert allowed(board("2x3@0,0 1x2@2,0 2x3@3,0"), "1x3@2,2")


@pytest.mark.parametrize(
    ("name", "blocks", "block", "other"),
    [
        ("S7", "2x3@0,0", "3x2@0,2", "1,1"),
        ("S20", "2x3@0,0 1x2@2,0 2x3@3,0", "2x3@2,2", "4,1"),
    ],
)
def test_3_4_not_on_or_in_another_block(name: str, blocks: str, block: str, other: str) -> None:
    told = refusal(board(blocks), block)
    assert (told.clause, "{x},{y}".format(**told.parts)) == ("3.4", other), name


def test_4_1_the_match_ends_when_the_next_seat_finds_no_spot_s25() -> None:
    state = played_out(S25, 5)
    assert rules.turn(state) == frozenset()
    assert rules.outcome(played_out(S25.rsplit(" ", 1)[0], 5)) is None
    assert rules.refuse(state, ONE, read_move("c1x2@4,4")) == no("4.1")


def test_4_1_or_has_no_block_left_whatever_spots_there_are() -> None:
    full = played_out(THIRTY, 12)
    assert ground(12, tuple(each.spot for each in full.placed)).free
    assert rules.turn(full) == frozenset()
    assert refusal(full, "c1x2@0,0", ONE) == no("4.1")


def test_4_2_the_longest_series_of_own_and_neutral_blocks_s26() -> None:
    state = played_out(S26, 6)
    assert lengths(building(state).longest) == (4, 5)
    assert rules.outcome(state) == Outcome((2, 3), (2, 1))


def test_4_2_an_edge_does_not_join_s30() -> None:
    state = board("c2x3@0,0 c1x3@9,0 c1x3@2,3")
    assert building(state).longest[0] == (0,)
    assert building(board("c2x3@0,0 c1x3@9,0 c1x3@2,2")).longest[0] == (0, 2)


def test_4_2_a_series_of_neutral_blocks_alone_counts() -> None:
    assert building(board("n2x3@0,0 n1x3@2,0 c2x1@8,9")).longest[1] == (0, 1)


def test_4_3_one_off_for_each_neutral_block_left_and_below_nothing_s25() -> None:
    state = played_out(S25, 5)
    assert lengths(building(state).longest) == (1, 1)
    assert rules.outcome(state) == Outcome((-2, -2), (2, 1))


def test_4_4_the_higher_score_wins_s29() -> None:
    state = played_out(S29, 10)
    assert len(state.placed) == 25
    assert rules.outcome(state) == Outcome((16, 15), (1, 2))


def test_4_5_equal_scores_go_to_who_placed_last_s25_s27() -> None:
    assert rules.outcome(played_out(S25, 5)) == Outcome((-2, -2), (2, 1))
    assert rules.outcome(played_out(S27, 6)) == Outcome((2, 2), (1, 2))


def test_4_5_after_a_swap_too() -> None:
    """The first seat placed blocks one and two, so the second placed the sixth as well as the
    fourth: it is not the number of blocks that tells who was last."""
    state = State(Options(frame=5, pie=True), ONE, board(S25).placed, swapped=True)  # type: ignore[arg-type]
    assert mover(state, 5) == ONE
    assert mover(state, 1) == ONE


def test_4_6_equal_scores_may_go_to_the_longer_series_first_s28() -> None:
    state = played_out(S28, 6)
    assert lengths(building(state).longest) == (4, 3)
    assert rules.outcome(state) == Outcome((1, 1), (2, 1))
    agreed = State(Options(frame=6, en_tiebreak=True), ONE, state.placed)  # type: ignore[arg-type]
    assert rules.outcome(agreed) == Outcome((1, 1), (1, 2))
    even = State(Options(frame=5, en_tiebreak=True), ONE, board(S25).placed)  # type: ignore[arg-type]
    assert rules.outcome(even) == Outcome((-2, -2), (2, 1))
