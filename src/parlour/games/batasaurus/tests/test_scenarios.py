"""The worked scenarios of the specification, B1 to B30, each on the table it describes.

`5 / 9 / 3` are the cards of seats 0, 1 and 2, in the order they are laid.
"""

from parlour.core import DEALER, Outcome
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.pieces import (
    Commit,
    Committed,
    Divide,
    Laid,
    Reveal,
    Revealed,
    Slot,
    Strength,
)
from parlour.games.batasaurus.tests.tables import (
    EAST,
    LAYOUTS,
    NORTH,
    SOUTH,
    WEST,
    after,
    ended,
    fought,
    luck,
    no,
    refused,
    why,
)

B3 = after("cards 9 2 6 1 / 9 6 2 7 / 4 3 1 5", "0 flip a", "1 flip a", "2 flip a")
B6 = after("cards 9 3 1 / 5 8 1 / 9 4 1 / 5 7 1", "0 flip a", "1 flip a", "2 flip a", "3 flip a")
B8 = after("cards 8 4 1 9 / 8 4 6 9 / 8 2 9 1 / 2 9 1 3", *(f"{seat} flip a" for seat in range(4)))


def test_b1_the_strongest_takes_three_and_leads_3_3_3_4() -> None:
    state = fought("cards 5 1 / 9 2 / 3 4", "0 flip a", "1 flip a", "2 flip a")
    assert state.piles == (0, 3, 0)
    assert rules.turn(state) == {EAST}


def test_b2_no_war_below_a_stronger_card_4_6() -> None:
    state = fought("cards 7 1 / 7 2 / 9 3", "0 flip a", "1 flip a", "2 flip a")
    assert state.piles == (0, 0, 3)
    assert rules.turn(state) == {SOUTH}


def test_b3_war_between_the_two_and_nobody_else_4_2() -> None:
    assert rules.turn(B3) == {NORTH, EAST}
    assert refused(B3, SOUTH, "commit b") == "4.2"
    assert why(B3, SOUTH, "commit b") == "bystander"


def test_b4_the_winner_of_the_war_takes_five_the_bystanders_too_4_4() -> None:
    state = fought(B3, "0 commit b", "1 commit b")
    assert state.piles == (0, 5, 0)
    assert rules.turn(state) == {EAST}


def test_b5_a_second_war_4_5() -> None:
    state = fought(B3, "0 commit c", "1 commit b")
    assert rules.turn(state) == {NORTH, EAST}
    assert fought(state, "0 commit d", "1 commit c").piles == (0, 7, 0)


def test_b6_two_ties_and_war_for_the_top_pair_only_4_1() -> None:
    assert rules.turn(B6) == {NORTH, SOUTH}
    assert why(B6, EAST, "commit b") == "bystander"


def test_b7_a_bystanders_card_does_not_win_the_war_4_4() -> None:
    state = fought(B6, "0 commit b", "2 commit b")
    assert state.piles == (0, 0, 6, 0)


def test_b8_only_those_who_tie_again_go_on_4_5() -> None:
    state = fought(B8, "0 commit b", "1 commit b", "2 commit b")
    assert rules.turn(state) == {NORTH, EAST}
    assert why(state, SOUTH, "commit c") == "bystander"


def test_b9_the_second_war_takes_all_nine_4_5() -> None:
    state = fought(B8, "0 commit b", "1 commit b", "2 commit b", "0 commit c", "1 commit c")
    assert state.piles == (0, 9, 0, 0)


def test_b10_a_tie_below_the_strongest_new_card_is_no_war_4_6() -> None:
    state = after("cards 8 4 1 / 8 4 2 / 8 7 3", "0 flip a", "1 flip a", "2 flip a")
    assert rules.turn(state) == {NORTH, EAST, SOUTH}
    assert fought(state, "0 commit b", "1 commit b", "2 commit b").piles == (0, 0, 6)


def test_b11_an_empty_slot_3_1() -> None:
    state = "cards 5 1 2 (9) / 4 3 1 (8); piles 2 0; leader 0; won yes"
    assert refused(state, NORTH, "flip d") == "3.1"
    assert why(state, NORTH, "flip d") == "gone"


def test_b12_not_on_turn_3_2() -> None:
    state = after("cards 5 1 / 9 2 / 3 4", "0 flip a")
    assert refused(state, SOUTH, "flip a") == "3.2"
    assert why(state, SOUTH, "flip a") == "early"


def test_b13_one_card_a_trick_and_no_taking_back_3_2() -> None:
    state = after("cards 5 1 / 1 2 / 3 4", "0 flip a", "1 flip a")
    assert refused(state, EAST, "flip b") == "3.2"
    assert why(state, EAST, "flip b") == "laid"


def test_b14_one_commitment_a_war_4_2() -> None:
    state = after(B3, "0 commit b")
    assert refused(state, NORTH, "commit c") == "4.2"
    assert why(state, NORTH, "commit c") == "committed"
    view = rules.view(state, EAST)
    assert NORTH not in view.awaited
    assert view.mine is None
    assert 1 in view.left[NORTH]


def test_b15_a_commitment_is_seen_by_its_owner_alone_and_its_value_by_nobody_4_2() -> None:
    for seat in (NORTH, EAST, SOUTH, None):
        views = {rules.view(after(B3, f"0 commit {slot}"), seat) for slot in "bcd"}
        assert len(views) == (3 if seat == NORTH else 1)
    assert rules.hear(B3, NORTH, Commit(after(B3).left[0][0]), EAST) == Committed()
    assert rules.view(after(B3, "0 commit b"), NORTH).mine == 1


def test_b16_no_card_is_played_while_memorising_2_4() -> None:
    state = f"cards {LAYOUTS}; ready 0 1"
    assert refused(state, NORTH, "flip a") == "2.4"
    assert refused(state, SOUTH, "commit a") == "2.4"


def test_b17_nobody_is_told_what_is_covered_not_even_its_owner_2_4() -> None:
    state = after(f"cards {LAYOUTS}; ready 0 1", "dealer cover")
    view = rules.view(state, NORTH)
    assert view.faces == ()
    assert [len(slots) for slots in view.left] == [12, 12, 12]
    assert view == rules.view(after(f"cards {' / '.join(LAYOUTS.split(' / ')[::-1])}"), NORTH)


def test_b18_two_seats_out_of_cards_each_take_their_own_back_4_8() -> None:
    state = fought("cards 5 / 5; piles 12 10", "0 flip a", "1 flip a")
    assert state.piles == (13, 11)
    assert ended(state) == Outcome((13, 11), (1, 2))


def test_b19_each_takes_back_two_and_they_draw_4_8_5_4() -> None:
    state = fought("cards 7 4 / 7 4; piles 10 10", "0 flip a", "1 flip a")
    state = fought(state, "0 commit b", "1 commit b")
    assert ended(state) == Outcome((12, 12), (1, 1))


def test_b20_unresolved_among_three_and_the_third_keeps_its_leftovers_4_8_5_1() -> None:
    state = after("cards 8 / 8 / 3 5 6", "0 flip a", "1 flip a", "2 flip a")
    assert rules.chance(state, luck(), None) == Divide((1, 1, 1))
    state = after(state, "dealer divide 1 1 1")
    assert rules.turn(state) == {DEALER}
    assert after(state, "dealer keep").piles == (1, 1, 3)
    assert ended(after(state, "dealer keep")).places == (2, 2, 1)


B21 = "cards 8 / 3 4 5 / 8 6"


def test_b21_the_only_one_who_can_go_on_wins_without_laying_4_7() -> None:
    state = after(B21, "0 flip a", "1 flip a", "2 flip a", "dealer collect 2")
    assert state.piles == (0, 0, 3)
    assert after(state, "dealer keep").piles == (0, 2, 4)


def test_b22_a_last_card_stands_and_takes_all_four_4_7() -> None:
    stands = 'options {"short_war":"last_card_stands"}; ' + B21
    state = after(stands, "0 flip a", "1 flip a", "2 flip a")
    assert rules.turn(state) == {SOUTH}
    assert after(state, "2 commit b", "dealer reveal", "dealer collect 0").piles == (4, 0, 0)


def test_b23_who_has_no_card_is_out_and_the_others_fight_4_7() -> None:
    state = after("cards 9 / 9 3 / 9 4 / 2 1 3 5", *(f"{seat} flip a" for seat in range(4)))
    assert rules.turn(state) == {EAST, SOUTH}
    assert why(state, NORTH, "commit a") == "bystander"
    assert fought(state, "1 commit b", "2 commit b").piles[SOUTH] == 6


B24 = "cards (1) / (1) 2 / (3) 4 / (5) 6 7; leader 3; won yes"


def test_b24_a_seat_without_cards_ends_the_game_5_3_or_not() -> None:
    state = after(B24)
    assert rules.turn(state) == {DEALER}
    assert after(state, "dealer keep").piles == (0, 1, 1, 2)
    pair = after('options {"end_rule":"last_pair"}; ' + B24)
    assert rules.turn(pair) == {WEST}
    assert rules.turn(after(pair, "3 flip b", "1 flip b")) == {SOUTH}


def test_b25_the_last_pair_is_broken_and_the_rest_is_kept_5_3() -> None:
    last = 'options {"end_rule":"last_pair"}; cards (1) / (2) / (3) / (4) 5 6'
    assert ended(after(last, "dealer keep")) == Outcome((0, 0, 0, 2), (2, 2, 2, 1))


def test_b26_twelve_layers_and_everybody_takes_back_twelve_4_8() -> None:
    same = " ".join(map(str, range(12, 0, -1)))
    state = fought(f"cards {same} / {same} / {same}", "0 flip a", "1 flip a", "2 flip a")
    for slot in "bcdefghijkl":
        assert rules.turn(state) == {NORTH, EAST, SOUTH}
        state = fought(state, *(f"{seat} commit {slot}" for seat in range(3)))
    assert ended(state) == Outcome((12, 12, 12), (1, 1, 1))


def test_b27_two_seats_play_out_all_twenty_four_cards_5_2() -> None:
    north, east = "1 2 3 4 5 6 7 8 9 10 11 12", "2 3 4 5 6 7 8 9 10 11 1 12"
    state = fought(f"cards {north} / {east}")
    for slot in "abcdefghij":
        first = min(rules.turn(state))
        state = fought(state, f"{first} flip {slot}", f"{1 - first} flip {slot}")
    state = fought(state, "1 flip l", "0 flip l", "0 commit k", "1 commit k")
    assert ended(state) == Outcome((4, 20), (2, 1))


def test_b28_a_shared_win_5_4() -> None:
    state = fought("cards 7 / 5 / 6; piles 11 14 8", "0 flip a", "1 flip a", "2 flip a")
    assert ended(state) == Outcome((14, 14, 8), (1, 1, 3))


def test_b29_who_took_the_trick_leads_3_4() -> None:
    state = fought("cards 5 1 / 7 2 / 9 4", "0 flip a", "1 flip a", "2 flip a")
    refusal = no(state, NORTH, "flip b")
    assert refusal.clause == "3.4"
    assert rules.turn(state) == {SOUTH}


def test_b30_for_an_absent_seat_a_random_card_is_committed_3_7() -> None:
    state = after(B3, "0 commit b")
    drawn = {rules.absent(rules.view(state, EAST), luck(seed)) for seed in range(60)}
    assert drawn == {Commit(slot) for slot in state.left[EAST]}
    move = rules.absent(rules.view(state, EAST), luck())
    state = rules.play(state, EAST, move)
    assert rules.chance(state, luck(), None) == Reveal()
    told = rules.hear(state, DEALER, Reveal(), SOUTH)
    assert isinstance(told, Revealed)
    assert told.cards[0] == Laid(NORTH, Slot(1), Strength(2))
