"""The worked scenarios of the specification, S1 to S30, each under its name; test_perft.py has
S31. The drawings of the rulebook are S1, S8 and S12 (1 A, B, C), S9 (2) and S14 (3)."""

import pytest

from parlour.core import Outcome, Unreadable
from parlour.games.ksar import rules
from parlour.games.ksar.notation import read_move
from parlour.games.ksar.pieces import Options, State
from parlour.games.ksar.rules.building import building
from parlour.games.ksar.rules.judging import no
from parlour.games.ksar.tests.courts import (
    ONE,
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

CORNER = "2x3@0,0"
TWO_HEIGHTS = "2x3@0,0 1x3@2,0"
HOLLOW = "2x3@0,0 1x2@2,0 2x3@3,0"


def test_s1_the_first_block_goes_into_a_corner() -> None:
    assert allowed(board(), "2x3@0,0")
    assert spots(board()) == 24


def test_s2_or_into_another_corner() -> None:
    assert allowed(board(), "1x2@9,8", "3x2@7,8")


def test_s3_in_the_middle_it_has_no_hold() -> None:
    assert refusal(board(), "1x2@4,4") == no("3.2", contact="none")


def test_s4_a_side_alone_is_not_enough() -> None:
    assert refusal(board(), "1x3@0,4") == no("3.2", contact="side")


def test_s5_an_end_alone_is_not_enough() -> None:
    assert refusal(board(), "3x1@3,0") == no("3.2", contact="end")


def test_s6_the_walls_are_the_limit() -> None:
    assert refusal(board(), "2x3@9,0") == no("2.1", frame=10)


def test_s7_two_blocks_do_not_share_a_square() -> None:
    assert refusal(board(CORNER), "3x2@0,2") == no("3.4", x=1, y=1)


def test_s8_a_wall_and_a_block_give_hold() -> None:
    assert allowed(board(CORNER), "1x3@2,0", "1x2@2,0", "3x1@2,0")
    assert spots(board(CORNER)) == 26


def test_s9_not_face_to_face_with_a_block_of_the_same_height() -> None:
    """Whoever placed it: the other seat, the same seat, or anybody if it is neutral."""
    for stands in ("c2x3@0,0", "n2x3@0,0", "c2x3@0,0 c1x3@9,0"):
        assert refusal(board(stands), "2x3@2,0") == no("3.3", height=1, x=1, y=1)
        assert refusal(board(stands), "3x2@2,0") == no("3.3", height=1, x=1, y=1)


def test_s10_part_of_a_face_is_enough() -> None:
    assert allowed(board(CORNER), "3x1@0,3")


def test_s11_one_face_on_a_block_is_not() -> None:
    assert refusal(board(CORNER), "1x2@2,1") == no("3.2", contact="side")
    assert refusal(board(CORNER), "1x2@2,2") == no("3.2", contact="side")


def test_s12_two_blocks_give_hold_without_a_wall() -> None:
    assert allowed(board(S14), "3x2@2,3")


def test_s13_a_corner_is_no_contact() -> None:
    assert refusal(board(CORNER), "2x3@2,3") == no("3.2", contact="none")


def test_s14_nor_is_an_edge_so_equal_heights_may_meet_there() -> None:
    assert allowed(board(S14), "2x3@2,3")


def test_s15_in_front_stands_a_block_as_high() -> None:
    assert refusal(board(S14), "1x3@2,3") == no("3.3", height=2, x=3, y=1)


def test_s16_it_fits_over_one_block_and_touches_another() -> None:
    assert refusal(board(TWO_HEIGHTS), "3x1@0,3") == no("3.3", height=2, x=3, y=1)


def test_s17_beside_a_block_on_edge_two_heights_are_left() -> None:
    assert allowed(board(TWO_HEIGHTS), "2x1@3,0", "2x3@3,0")
    assert refusal(board(TWO_HEIGHTS), "1x3@3,0") == no("3.3", height=2, x=3, y=1)


def test_s18_opposite_faces_do_not_adjoin() -> None:
    state = board("2x1@0,9 2x3@2,7 1x3@0,6")
    assert refusal(state, "1x2@1,6") == no("3.2", contact="side")


def test_s19_two_neighbours_on_one_face_are_one_contact() -> None:
    assert refusal(board("1x3@0,0 1x2@0,3"), "2x3@1,1") == no("3.2", contact="side")


def test_s20_neighbours_may_be_as_high_as_each_other() -> None:
    assert allowed(board(HOLLOW), "1x3@2,2")
    assert refusal(board(HOLLOW), "1x2@2,2") == no("3.3", height=3, x=3, y=1)
    assert refusal(board(HOLLOW), "2x3@2,2") == no("3.4", x=4, y=1)


def test_s21_a_hole_may_be_filled_from_above() -> None:
    around = "1x2@9,0 2x3@8,2 1x3@7,0 1x2@7,3 2x3@8,7 1x2@7,8 2x3@5,7"
    assert allowed(board(around), "1x3@7,5")
    draft = rules.advise(rules.view(board(around), TWO), read_move("c1x3@7,5"))
    assert draft.touching == (3, 4, 5, 6)


def test_s22_who_has_only_a_neutral_block_must_place_it() -> None:
    state = played_out(THIRTY.rsplit(" ", 2)[0], 12)
    assert building(state).left == ((0, 1), (0, 1))
    assert refusal(state, "c2x1@6,9") == no("2.2", kind="coloured")
    assert rules.turn(place(state, "n2x1@6,9")) == {TWO}


def test_s23_there_is_no_passing() -> None:
    with pytest.raises(Unreadable):
        read_move("pass")
    assert refused(board(CORNER), "keep") == "2.4"


def test_s24_when_all_thirty_stand_the_second_seat_was_the_last() -> None:
    state = played_out(THIRTY, 12)
    assert len(state.placed) == 30
    assert building(state).left == ((0, 0), (0, 0))
    assert rules.turn(state) == frozenset()
    assert rules.outcome(state) == Outcome((6, 5), (1, 2))
    assert rules.turn(played_out(THIRTY.rsplit(" ", 1)[0], 12)) == {TWO}


def test_s25_no_spot_is_left_and_both_are_below_nothing() -> None:
    state = played_out(S25, 5)
    assert len(state.placed) == 6
    assert rules.turn(state) == frozenset()
    assert lengths(building(state).longest) == (1, 1)
    assert rules.outcome(state) == Outcome((-2, -2), (2, 1))


def test_s26_neutral_blocks_count_for_both_and_cost_who_holds_them() -> None:
    state = played_out(S26, 6)
    assert lengths(building(state).longest) == (4, 5)
    assert building(state).left == ((9, 2), (9, 2))
    assert rules.outcome(state) == Outcome((2, 3), (2, 1))


def test_s27_equal_scores_go_to_whoever_was_last() -> None:
    state = played_out(S27, 6)
    assert lengths(building(state).longest) == (4, 4)
    assert rules.outcome(state) == Outcome((2, 2), (1, 2))


def test_s28_or_if_so_agreed_to_the_longer_series() -> None:
    state = played_out(S28, 6)
    assert lengths(building(state).longest) == (4, 3)
    assert rules.outcome(state) == Outcome((1, 1), (2, 1))
    agreed = State(Options(frame=6, en_tiebreak=True), ONE, state.placed)  # type: ignore[arg-type]
    assert rules.outcome(agreed) == Outcome((1, 1), (1, 2))


def test_s29_a_whole_match_that_one_point_decides() -> None:
    state = played_out(S29, 10)
    assert len(state.placed) == 25
    assert rules.turn(state) == frozenset()
    assert rules.outcome(state) == Outcome((16, 15), (1, 2))


def test_s30_blocks_that_meet_at_an_edge_are_two_series() -> None:
    apart, beside = "c2x3@0,0 c1x3@9,0 c1x3@2,3", "c2x3@0,0 c1x3@9,0 c1x3@2,2"
    assert building(board(apart)).longest[0] == (0,)
    assert building(board(beside)).longest[0] == (0, 2)
