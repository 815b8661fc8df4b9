"""Chapters 4 and 5: what a turn is, and which cards may be laid, on the smallest tables."""

import pytest

from parlour.core import DEALER, OUT_OF_TURN, Phrase, Wait, Who
from parlour.games.mezza import rules
from parlour.games.mezza.notation import read_move
from parlour.games.mezza.pieces import KINDS, PickUp, Play, PlayClosed, Start, Swap
from parlour.games.mezza.tests.tables import (
    P0,
    P1,
    P2,
    after,
    can,
    luck,
    may_lay,
    no,
    refused,
    table,
    why,
)
from parlour.games.mezza.views import Drew, Took, Turn


def test_4_1_clockwise() -> None:
    state = table("hands 5 9 / 6 9 / 7 7 9; pile 3")
    assert rules.turn(state) == {P0}
    state = after(state, "0 play 5")
    assert rules.turn(state) == {P1}
    assert why(state, P2, "play 9") == "other"
    assert no(state, P2, "play 9").parts["why"] == Phrase("why-other", {"who": Who(1)})
    assert (refused(state, DEALER, "play 9"), why(state, DEALER, "play 9")) == ("4.1", "dealer")
    assert rules.turn(after(table("hands 5 9 / 6 9; mover 1; pile 3"), "1 play 6")) == {P0}


def test_4_2_higher_or_equal() -> None:
    state = table("hands 4 5 6 / 9; pile 5")
    assert may_lay(state, P0) == {"5", "6"}
    refusal = no(state, P0, "play 4")
    assert refusal.clause == "4.2"
    assert refusal.parts["value"] == "5"
    assert refusal.parts["could"] == Phrase(
        "could-lay",
        {
            "cards": (
                Phrase("card", {"kind": "five"}),
                Phrase("card", {"kind": "six"}),
            )
        },
    )
    assert no(table("hands 3 / 9; pile 5"), P0, "play 3").parts["could"] == Phrase("could-take")


def test_4_3_several_of_the_same_kind() -> None:
    state = table("hands 6 6 7 J0 J* / 9; pile 5")
    assert after(state, "0 play 6 6").pile.cards == ("5", "6", "6")
    refusal = no(state, P0, "play 7 7")
    assert (refusal.clause, refusal.parts["held"]) == ("4.3", 1)
    assert refused(state, P0, "play 8") == "4.3"
    assert rules.refuse(state, P0, Play("7", 0)) is not None
    assert refused(table("hands 4 4 / 9; pile 3h h"), P0, "play 4 4 4") == "4.3"


def test_4_4_one_pile_for_all() -> None:
    state = after(table("hands 5 9 / 6 9; pile 3"), "0 play 5", "1 play 6")
    assert state.pile.cards == ("3", "5", "6")


def test_4_5_one_card_is_enough() -> None:
    assert can(table("hands 9 9 / 3; pile 5"), P0, "play 9")
    assert can(table("hands 9 9 / 3; pile 5"), P0, "play 9 9")


def test_4_6_also_on_a_pair_or_three() -> None:
    assert can(table("hands 9 / 3; pile 8 8 8"), P0, "play 9")


def test_4_7_numbers_may_be_left_out() -> None:
    assert may_lay(table("hands 2 6 9h / 3; pile 1"), P0) == {"2", "6", "9h"}


def test_4_8_whoever_has_laid_draws_at_once() -> None:
    state = after(table("hands 5 5 8 / 9 9 9; stock 1 2 3; pile 3"), "0 play 5 5")
    assert rules.turn(state) == {DEALER}
    assert refused(state, DEALER, "refill 1") == "4.8"
    assert refused(state, DEALER, "refill 1 2 3") == "4.8"
    assert refused(state, DEALER, "refill 1 9") == "4.8"
    assert refused(state, DEALER, "refill 2 1") == "4.8"
    assert refused(state, P0, "refill 1 2") == "4.8"
    assert refused(state, P1, "play 9") == OUT_OF_TURN
    assert refused(state, DEALER, "award nobody") == "7.2"
    told = [rules.hear(state, DEALER, read_move("refill 1 2"), s) for s in (P0, P1, None)]
    assert told == [Drew(P0, 2, ("1", "2")), Drew(P0, 2, ()), Drew(P0, 2, ())]
    full = after(state, "dealer refill 1 2")
    assert (full.hands[P0], full.stock) == (("1", "2", "8"), ("3",))
    assert refused(full, DEALER, "refill 3") == "4.8"


def test_4_8_as_long_as_the_stock_lasts() -> None:
    state = after(table("hands 5 5 8 / 9 9 9; stock 1; pile 3"), "0 play 5 5")
    assert after(state, "dealer refill 1").hands[P0] == ("1", "8")


def test_4_8_any_card_of_the_stock_may_be_drawn() -> None:
    state = after(table("hands 5 8 8 / 9 9 9; stock 1 2 3; pile 3"), "0 play 5")
    dice = luck()
    drawn = {str(rules.chance(state, dice, None)) for _ in range(60)}
    assert len(drawn) == 3


def test_4_9_with_three_or_more_nothing_is_drawn() -> None:
    state = after(table("hands 5 6 7 8 / 9 9 9; stock 1; pile 3"), "0 play 5")
    assert rules.turn(state) == {P1}
    assert refused(state, DEALER, "refill 1") == "4.8"


def test_4_10_who_cannot_lay_takes_the_whole_pile() -> None:
    state = table("hands 3 J* / 9; pile 4 2 5")
    assert refused(state, P0, "pickup") == "4.12"
    state = table("hands 3 / 9; pile 4 2 5")
    assert rules.offer(rules.view(state, P0)) == Turn((), pick_up=True)
    assert rules.hear(state, P0, PickUp(), None) == Took(P0, 3)
    state = after(state, "0 pickup")
    assert (state.hands[P0], state.pile.cards, state.mover) == (("2", "3", "4", "5"), (), P1)


def test_4_11_the_next_seat_begins_a_new_pile_with_any_card() -> None:
    state = after(table("hands 3 / h 1 9h J0; pile 4 2 5"), "0 pickup")
    assert may_lay(state, P1) == {"h", "1", "9h", "J0"}


def test_4_12_who_can_lay_must() -> None:
    refusal = no(table("hands 3 7 / 9; pile 5"), P0, "pickup")
    assert refusal.clause == "4.12"
    assert refusal.parts["cards"] == (Phrase("card", {"kind": "seven"}),)
    assert can(table("hands 3 / 9; pile 5"), P0, "pickup")


def test_4_13_stealing_is_never_compulsory() -> None:
    state = after(table("hands 9h 9 / 9h 9 / h h; pile 5"), "0 play 9h", "2 letbe")
    assert rules.turn(state) == {P1, DEALER}


def test_4_14_a_half_that_fits_must_be_laid_in_ones_own_turn() -> None:
    assert refused(table("hands h 2 / 9; pile 6h"), P0, "pickup") == "4.12"
    free = table("hands h 2 / 9; pile 6h", own_half_forced=False)
    assert can(free, P0, "pickup")
    assert can(free, P0, "play h")
    assert rules.absent(rules.view(free, P0), luck()) == Play("h", 1)
    for other in ("hands h 7 / 9; pile 6h", "hands h 2 / 9; pile 6h h", "hands h 2 / 9; pile J0"):
        assert refused(table(other, own_half_forced=False), P0, "pickup") == "4.12"


def test_4_15_on_an_empty_pile_one_must_lay() -> None:
    assert refused(table("hands 1 2 / 9"), P0, "pickup") == "4.15"


def test_4_16_twenty_seconds_for_a_turn() -> None:
    state = table("hands 5 6 / 9 9; pile 3")
    wait = rules.wait(state)
    assert wait is not None
    assert wait.seconds == 20
    later = rules.wait(after(state, "0 play 5"))
    assert later is not None
    assert later.mark != wait.mark
    assert rules.wait(table("hands 5 6 / 9 9; pile 3", turn_seconds=None)) is None
    assert rules.wait(table("hands 5 6 / 9 9; pile 3", turn_seconds=300)) == Wait(300, wait.mark)
    assert rules.wait(after(table("hands 5 6 6 / 9 9; stock 1"), "0 play 5")) is None


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("hands 5 6 6 / 9; pile 3", Play("5", 1)),
        ("hands 6 6 7 / 9; pile 3", Play("6", 1)),
        ("hands 2 J0 J* / 9; pile 3", Play("J0", 1)),
        ("hands 2 J* / 9; pile 3", Play("J*", 1)),
        ("hands 2 / 9; pile 3", PickUp()),
        ("hands / 9; pile 3", PlayClosed(0)),  # type: ignore[arg-type]
        ("hands 2 3 4 / 9; open 5 6 7 / 9; swaps ? / ?", Swap(("2", "3", "4"))),
        ("hands 2 2 4 / 9 9 9; stock 1; layer nobody; claims ? / ?", Start("2", 1)),
    ],
)
def test_4_16_the_lowest_that_fits_for_who_is_absent(position: str, move: object) -> None:
    assert rules.absent(rules.view(table(position), P0), luck()) == move


def test_4_16_how_long_the_table_waits_before_the_first_lay() -> None:
    swap = "hands 2 3 4 / 5 6 7; open 5 6 7 / 9 9 9; stock 1; swaps ? / ?"
    first = rules.wait(table(swap))
    assert first == Wait(20, 8)
    one = after(table(swap), "1 swap 5 6 7")
    assert rules.wait(one) == first
    both = after(one, "0 swap 2 3 4")
    assert rules.wait(both) is None
    turns = table(swap, swap_mode="clockwise")
    assert rules.wait(after(turns, "0 swap 2 3 4")) == Wait(20, 9)
    start = after(both, "dealer reveal")
    assert rules.wait(start) == Wait(20, 7)
    assert rules.wait(after(start, "0 start 2")) == Wait(20, 7)
    assert rules.wait(after(start, "0 start 2", "1 start 5")) is None
    assert rules.wait(after(start, "dealer award 0", "dealer refill 1")) != Wait(20, 7)


def test_5_1_first_only_cards_in_hand() -> None:
    state = table("hands 5 6 7 / 9; open 8 8 9 / 9; stock 1; pile 3")
    assert may_lay(state, P0) == {"5", "6", "7"}


def test_5_2_open_cards_when_stock_and_hand_are_empty() -> None:
    state = table("hands 5 / 9; open 7 8 / 9; pile 3")
    assert refused(state, P0, "play 8") == "5.2"
    assert refused(state, P0, "play 9") == "4.3"
    assert may_lay(table("hands / 9; open 7 8 / 9; pile 3"), P0) == {"7", "8"}
    with_both = table("hands 7 / 9; open 7 8 / 9; pile 3")
    assert refused(with_both, P0, "play 7 7") == "4.3"


def test_5_3_open_cards_are_played_by_the_same_rules() -> None:
    state = table("hands / 9; open 3 7 7 / 9; pile 5")
    assert may_lay(state, P0) == {"7"}
    assert refused(state, P0, "pickup") == "4.12"
    state = after(state, "0 play 7 7")
    assert (state.opened[P0], state.mover) == (("3",), P0)


def test_5_4_open_cards_stay_when_their_owner_takes_the_pile() -> None:
    state = after(table("hands / 9; open 3 / 9; pile 5"), "0 pickup")
    assert (state.opened[P0], state.hands[P0]) == (("3",), ("5",))


def test_5_5_then_the_hand_must_be_emptied_again() -> None:
    state = after(table("hands / 9; open 3 / 9; pile 5"), "0 pickup", "1 play 9")
    assert refused(state, P0, "play 3") == "5.2"


def test_5_6_closed_cards_come_last() -> None:
    assert why(table("hands 3 / 9; pile 5"), P0, "closed 0") == "cards"
    assert why(table("hands / 9; open 3 / 9; pile 5"), P0, "closed 0") == "cards"
    assert why(table("hands / 9; pile 5"), P0, "play 5") == "unseen"
    assert can(table("hands / 9; pile 5"), P0, "closed 0")


def test_5_7_any_one_of_them_unseen() -> None:
    state = table("hands / 9; closed 6 . 8 / 9; pile 5")
    assert rules.offer(rules.view(state, P0)) == Turn((), slots=(0, 2))  # type: ignore[arg-type]
    assert why(state, P0, "closed 1") == "gone"
    assert why(state, P0, "closed 7") == "gone"
    assert why(state, P0, "pickup") == "turn"
    assert why(state, DEALER, "closed 0") == "dealer"
    assert why(state, P1, "closed 0") == "other"
    assert after(state, "0 closed 2").closed[P0] == ("6", None, None)


def test_5_8_if_it_fits_play_goes_on_with_its_effects() -> None:
    state = after(table("hands / 9 9 / 8 8; closed 7 5 8 / 9 / 9; pile 5"), "0 closed 0")
    assert (state.pile.cards, state.mover) == (("5", "7"), P2)


def test_5_9_if_not_the_pile_and_this_card_go_to_the_hand() -> None:
    state = table("hands / 9 9; closed 4 5 8 / 9; pile 5 6")
    assert rules.hear(state, P0, read_move("closed 0"), P0) == Took(P0, 3, "4")
    state = after(state, "0 closed 0")
    assert (state.hands[P0], state.mover) == (("4", "5", "6"), P1)


def test_5_10_then_the_hand_must_be_emptied_first() -> None:
    state = table("hands / 9 9; closed 4 5 8 / 9; pile 5 6")
    state = after(state, "0 closed 0", "1 play 9")
    assert why(state, P0, "closed 1") == "cards"


def test_5_10_nobody_draws_for_a_closed_card() -> None:
    assert rules.turn(after(table("hands / 9 9; closed 6 / 9; pile 5"), "0 closed 0")) != {DEALER}


def test_a_stock_is_drawn_from_evenly() -> None:
    state = after(table("hands 5 8 8 / 9 9 9; stock 1 2 2 2; pile 3"), "0 play 5")
    dice = luck(7)
    ones = sum(rules.chance(state, dice, None) == read_move("refill 1") for _ in range(2000))
    assert 420 < ones < 580


def test_the_kinds_stand_in_order_of_their_values() -> None:
    assert " ".join(KINDS) == "h 1 2 3 3h 4 5 6 6h 7 8 9 9h J0 J*"
