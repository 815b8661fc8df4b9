"""The worked scenarios of the specification, S1 to S47, each on the table it describes."""

from parlour.games.mezza import rules
from parlour.games.mezza.tests.tables import (
    P0,
    P1,
    P2,
    P3,
    after,
    award,
    awards,
    can,
    heard,
    may_lay,
    quiet,
    refused,
    settled,
    table,
    why,
)


def test_s1_higher_or_equal_and_the_joker_of_value_0() -> None:
    state = table("hands h 3 5 8 J0 / 9; pile 5")
    assert may_lay(state, P0) == {"J0", "5", "8"}
    assert refused(state, P0, "play 3") == "4.2"


def test_s2_one_nine_of_two_on_a_pair() -> None:
    assert settled(table("hands 9 9 / 3; pile 5 5"), "0 play 9").hands[P0] == ("9",)


def test_s3_on_a_4_nothing_higher_than_4() -> None:
    state = table("hands h 1 4 5 9h J* / 9; pile 4")
    assert may_lay(state, P0) == {"J*", "h", "1", "4"}
    assert refused(state, P0, "play 5") == "6.8"


def test_s4_after_that_the_usual_order_holds() -> None:
    state = after(table("hands 3 9 / 2 3 9; pile 4"), "0 play 3")
    assert may_lay(state, P1) == {"3", "9"}


def test_s5_a_joker_leaves_the_4_as_it_is() -> None:
    state = after(table("hands 9 J* / 3 4 5; pile 4"), "0 play J*")
    assert may_lay(state, P1) == {"3", "4"}


def test_s6_a_joker_of_value_0_lets_anything_follow() -> None:
    state = after(table("hands 9 J0 / h 3 9h; pile 4"), "0 play J0")
    assert may_lay(state, P1) == {"h", "3", "9h"}


def test_s7_another_4_asks_again() -> None:
    assert may_lay(after(table("hands 4 9 / 3 4 5; pile 4"), "0 play 4"), P1) == {"3", "4"}


S8 = table("hands h 5 7 / 2 / h 6 8 8; pile 6h")


def test_s8_a_half_on_six_and_a_half_makes_a_7() -> None:
    assert may_lay(S8, P0) == {"h", "7"}
    state = after(S8, "0 play h")
    assert (state.pile.value, state.mover) == (14, P2)
    assert heard(S8, P0, "play h").skipped == P1


def test_s9_another_half_keeps_the_7_and_skips_nobody() -> None:
    state = after(S8, "0 play h")
    assert may_lay(state, P2) == {"h", "8"}
    state = after(state, "2 play h")
    assert (state.pile.value, state.mover) == (14, P0)


def test_s10_four_halves_in_a_row_on_a_formed_7() -> None:
    state = after(table("hands 9 / h h 9 / 9; mover 1; pile 6h h h"), "1 play h h")
    assert (state.pile.cards, state.mover, len(state.removed)) == ((), P1, 5)


def test_s11_four_halves_at_once_make_no_7() -> None:
    told = heard(table("hands h h h h 9 / 9 / 9; pile 6h"), P0, "play h h h h")
    assert (told.made, told.removed, told.skipped) == (None, 5, None)
    assert after(table("hands h h h h 9 / 9 / 9; pile 6h"), "0 play h h h h").mover == P0


def test_s12_a_10_removes_the_pile_and_its_maker_draws_and_leads() -> None:
    state = after(table("hands h 5 8 / 9 / 9; stock 2 3; pile 9h"), "0 play h", "dealer refill 2")
    assert (state.pile.cards, state.removed, state.mover) == ((), ("9h", "h"), P0)
    assert may_lay(state, P0) == {"2", "5", "8"}


def test_s13_a_joker_in_between_ends_it() -> None:
    state = table("hands h 8 / 9; pile 3h J*")
    assert refused(state, P0, "play h") == "7.8"
    assert may_lay(state, P0) == {"8"}


def test_s14_a_half_below_is_no_combination_but_a_window_opens() -> None:
    state = after(table("hands 3h 9 / h 9; pile h"), "0 play 3h")
    assert (state.pile.value, state.pile.comb) == (7, False)
    assert can(state, P1, "steal 1")


S15 = after(table("hands 6h 9 / 1 / h 2 / 3 4; pile 5"), "0 play 6h")


def test_s15_a_stolen_7_skips_the_seat_after_the_thief() -> None:
    state = after(S15, "2 steal 1", "dealer award 2")
    assert (state.pile.value, state.mover) == (14, P0)


def test_s16_a_stolen_10_lets_the_thief_lead() -> None:
    state = after(table("hands 9h 9 8 8 / 1 2 3 / h 2 5 / 3 4 5; stock 7 8; pile 5"), "0 play 9h")
    state = after(state, "2 steal 1", "dealer award 2", "dealer refill 7")
    assert (state.pile.cards, state.mover, len(state.hands[P2])) == ((), P2, 3)


def test_s17_a_stolen_4_obliges_the_seat_after_the_thief() -> None:
    state = after(table("hands 3h 9 / 1 / h 2 / 3 5; pile 3"), "0 play 3h", "2 steal 1")
    state = after(state, "dealer award 2")
    assert may_lay(state, P3) == {"3"}
    assert refused(state, P3, "play 5") == "6.8"


def test_s18_how_many_cards_make_the_number_does_not_matter() -> None:
    state = after(table("hands 3h 3h 3h 9 5 4 / 1 / 2 / h h 5; pile 3"), "0 play 3h 3h 3h")
    state = after(state, "3 steal 2", "dealer award 3")
    assert state.pile.value == 8
    assert may_lay(state, P0) == {"4"}


def test_s19_too_late_once_the_next_seat_has_laid() -> None:
    state = after(table("hands 6h 9 / 8 9 / h 2; pile 5"), "0 play 6h", "1 play 8", "2 steal 1")
    assert award(state, (P1, P2)) == "1"
    assert refused(after(state, "dealer award 1"), P2, "steal 1") == "7.12"


def test_s20_only_the_first_half_steals() -> None:
    state = table("hands 6h 9 / 8 9 / h 2 / h 3; pile 5")
    assert refused(after(state, "0 play 6h", "2 steal 1", "dealer award 2"), P3, "steal 1") == "7.6"


def test_s21_nobody_completes_what_it_has_laid_itself() -> None:
    assert refused(after(table("hands h 9h / 8; pile 5"), "0 play 9h"), P0, "steal 1") == "7.11"


def test_s22_open_cards_steal_when_they_are_the_zone() -> None:
    state = after(table("hands 9h 9 / 8 / ; open 5 / 5 / h 8; pile 5"), "0 play 9h", "2 steal 1")
    assert after(state, "dealer award 2").opened[P2] == ("8",)


def test_s23_open_cards_do_not_steal_while_there_is_a_hand() -> None:
    state = after(table("hands 9h 9 / 8 / 2 3; open 5 / 5 / h 8; pile 5"), "0 play 9h")
    assert refused(state, P2, "steal 1") == "5.2"


def test_s24_closed_cards_do_not_steal() -> None:
    assert refused(after(table("hands 9h 9 / 8 / ; pile 5"), "0 play 9h"), P2, "steal 1") == "7.10"


def test_s25_two_7s_skip_once() -> None:
    assert after(table("hands 7 7 9 / 8 / 8; pile 5"), "0 play 7 7").mover == P2


def test_s26_with_two_seats_a_7_gives_another_turn() -> None:
    state = after(table("hands 7 8 / 9; pile 5"), "0 play 7")
    assert state.mover == P0
    assert may_lay(state, P0) == {"8"}


def test_s27_who_cannot_beat_its_own_7_takes_it() -> None:
    state = after(table("hands 2 7 / 9; pile 5"), "0 play 7", "0 pickup")
    assert (state.hands[P0], state.mover, state.pile.cards) == (("2", "5", "7"), P1, ())


def test_s28_a_joker_on_a_7_skips_nobody() -> None:
    state = after(table("hands 9 / 9 J* / 9; mover 1; pile 7"), "1 play J*")
    assert (state.pile.value, state.mover) == (14, P2)


def test_s29_a_fourth_7_skips_nobody() -> None:
    state = after(table("hands 7 7 9 / 8 / 8; pile 7 7"), "0 play 7 7")
    assert (state.pile.cards, state.mover) == ((), P0)
    assert heard(table("hands 7 7 9 / 8 / 8; pile 7 7"), P0, "play 7 7").skipped is None


def test_s30_a_joker_on_an_empty_pile_is_worth_0() -> None:
    state = after(table("hands 9 J* / h 1 9h J0"), "0 play J*")
    assert may_lay(state, P1) == {"h", "1", "9h", "J0"}


def test_s31_four_jokers_in_a_row() -> None:
    state = after(table("hands 9 J* J* / 8; pile 8 J* J*"), "0 play J* J*")
    assert (len(state.removed), state.mover) == (5, P0)


def test_s32_a_joker_interrupts_the_row() -> None:
    state = after(table("hands 6 6 9 / 8; pile 6 6 J*"), "0 play 6 6")
    assert (state.pile.run, len(state.pile.cards)) == (2, 5)


def test_s33_a_drawn_card_is_quickly_added() -> None:
    state = table("hands 5 8 9 / 9 9 9; stock 5 8; pile 3")
    state = after(state, "0 play 5", "dealer refill 5", "0 quick 1", "dealer award 0")
    assert state.pile.cards == ("3", "5", "5")
    state = quiet(after(state, "dealer refill 8"))
    assert (state.hands[P0], state.mover) == (("8", "8", "9"), P1)


def test_s34_a_card_that_was_kept_is_not() -> None:
    state = after(table("hands 5 5 8 / 9 9 9; stock 1 2"), "0 play 5", "dealer refill 1")
    assert (refused(state, P0, "quick 1"), why(state, P0, "quick 1")) == ("8.5", "drawn")


def test_s35_a_7_added_skips_nobody_else() -> None:
    state = after(table("hands 7 8 9 / 9 9 9 / 8 8 8; stock 7 8"), "0 play 7", "dealer refill 7")
    assert quiet(after(state, "0 quick 1", "dealer award 0")).mover == P2


def test_s36_open_cards_are_added_to_the_last_hand_card() -> None:
    state = after(table("hands 8 / 9; open 3 8 8 / 9; pile 5"), "0 play 8", "0 add 2")
    state = after(state, "dealer award 0")
    assert (state.pile.cards, state.opened[P0]) == (("5", "8", "8", "8"), ("3",))


def test_s37_a_closed_card_that_does_not_fit() -> None:
    state = after(table("hands / 9; closed 3 5 9 / 9; pile 6"), "0 closed 0")
    assert (state.hands[P0], state.closed[P0]) == (("3", "6"), (None, "5", "9"))
    assert (state.mover, state.pile.cards) == (P1, ())


def test_s38_a_closed_half_makes_a_10_and_the_next_always_fits() -> None:
    state = after(table("hands / 9; closed 5 h 9 / 9; pile 9h"), "0 closed 1", "0 closed 0")
    assert (state.removed, state.pile.cards) == (("9h", "h"), ("5",))


def test_s39_a_last_7_still_skips() -> None:
    state = after(table("hands / 9 / 6 8; closed . 7 . / 9 / 9; pile 6"), "0 closed 1")
    assert (state.out, state.mover) == ((P0,), P2)
    assert may_lay(state, P2) == {"8"}


def test_s40_a_10_with_the_last_card() -> None:
    state = after(table("hands / 3 9 / 6 8; closed . h . / 9 / 9; pile 9h"), "0 closed 1")
    assert (state.out, state.mover, state.pile.cards) == ((P0,), P1, ())


def test_s41_a_last_card_can_be_completed() -> None:
    state = table("hands 3h / h 9 / 3 8; closed . . . / 9 / 9; pile 3")
    state = after(state, "0 play 3h", "1 steal 1", "dealer award 1")
    assert (state.out, state.mover) == ((P0,), P2)
    assert may_lay(state, P2) == {"3"}


def test_s42_who_holds_a_joker_can_lay() -> None:
    assert refused(table("hands 1 J0 / 9; pile 9"), P0, "pickup") == "4.12"


def test_s43_who_can_complete_can_lay() -> None:
    assert refused(table("hands h 2 / 9; pile 6h"), P0, "pickup") == "4.12"


def test_s44_nobody_draws_with_four_cards_in_hand() -> None:
    state = after(table("hands 5 6 7 8 9 / 9 9 9; stock 1 2"), "0 play 5")
    assert (len(state.stock), state.mover) == (2, P1)
    assert rules.turn(state) == {P1}


S45 = table("hands 5 6 J0 / h 9 9 / h 8 8; stock 1; layer nobody; claims ? / ? / ?")


def test_s45_a_joker_is_not_the_lowest_and_those_with_a_half_race() -> None:
    assert refused(S45, P0, "start J0") == "3.3"
    assert awards(after(S45, "0 start 5", "1 start h", "2 start h")) == {"1", "2"}


def test_s46_nobody_swaps_twice() -> None:
    state = table("hands 1 2 3 / 4 5 6; open 7 8 9 / 7 8 9; swaps ? / ?")
    state = after(state, "0 swap 7 8 9")
    assert (refused(state, P0, "swap 1 2 3"), why(state, P0, "swap 1 2 3")) == ("2.5", "used")
    assert refused(after(state, "1 swap 4 5 6", "dealer reveal"), P0, "swap 1 2 3") == "2.5"


def test_s47_open_cards_stay_closed_to_a_hand_that_is_full() -> None:
    state = table("hands 2 2 2 / 9 9 9; open 9h / 9; stock 1 4 9")
    state = after(state, "0 play 2 2 2", "dealer refill 1 4 9")
    assert (state.stock, state.hands[P0]) == ((), ("1", "4", "9"))
    assert refused(quiet(state), P0, "play 9h") == "4.1"
    again = table("hands 1 4 9 / 9 9 9; open 9h / 9; pile 2 2 2")
    assert refused(again, P0, "play 9h") == "5.2"
