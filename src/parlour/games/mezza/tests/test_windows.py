"""Chapters 7 and 8: stealing a turn and laying quickly, on the smallest tables."""

import pytest

from parlour.core import DEALER, Seat, Wait
from parlour.games.mezza import rules
from parlour.games.mezza.notation import read_move, write_move
from parlour.games.mezza.pieces import (
    Add,
    Halves,
    LetBe,
    Order,
    Orders,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    State,
    Steal,
)
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
    no,
    quiet,
    refused,
    settled,
    table,
    why,
)
from parlour.games.mezza.views import Laid, Reacting, Turn, Unclaimed, Verdict

# P0 has laid a 3½, 6½ or 9½; P1 is next, P2 and P3 may steal.
FOUR_MADE = Halves(8)
FOUR = "hands 3h 6h 9h 1 / h 8 / h h 8 / h 3; pile 3"


def laid(kind: str, position: str = FOUR, **chosen: object) -> State:
    return after(table(position, **chosen), f"0 play {kind}")


def reacting(state: State, seat: Seat) -> Reacting:
    offer = rules.offer(rules.view(state, seat))
    assert isinstance(offer, Reacting)
    return offer


@pytest.mark.parametrize("kind", ["3h", "6h", "9h"])
def test_7_1_every_other_seat_may_complete_it(kind: str) -> None:
    state = laid(kind)
    assert rules.turn(state) == {P1, P2, P3, DEALER}
    assert [reacting(state, seat).steal for seat in (P1, P2, P3)] == [1, 2, 1]
    assert rules.advise(rules.view(state, P2), Steal(1)).refusal is None


def test_7_1_only_with_a_half() -> None:
    state = laid("3h", "hands 3h 1 / 8 / 8 9; pile 3")
    refusal = no(state, P2, "steal 1")
    assert (refusal.clause, refusal.parts["held"]) == ("4.3", 0)
    assert refused(laid("3h"), P3, "steal 2") == "4.3"
    assert rules.refuse(laid("3h"), P3, Steal(0)) is not None
    assert reacting(state, P2) == Reacting(order=True)


def test_7_1_while_others_may_steal_the_next_seat_steals_as_well() -> None:
    assert refused(laid("6h"), P1, "play h") == "7.1"
    assert reacting(laid("6h"), P1).turn == Turn((("8", 1),))


def test_7_1_no_window_for_another_card() -> None:
    assert rules.turn(laid("1", "hands 1 5 / h 8 / h h; pile h")) == {P1}


def test_7_2_the_first_takes_the_turn_and_play_goes_on_after_it() -> None:
    state = after(laid("3h"), "3 steal 1", "2 steal 2")
    assert award(state, (P3, P2)) == "3"
    assert award(state, (P2, P3)) == "2"
    assert award(state, (P1, P2)) == "2"
    assert rules.hear(state, DEALER, read_move("award 2"), P1) == Laid(
        P2, "steal", "h", 2, FOUR_MADE, 0, None, out=False
    )
    won = after(state, "dealer award 2")
    assert (won.mover, won.hands[P2], won.hands[P3]) == (P3, ("8",), ("h", "3"))
    assert refused(state, DEALER, "award 1") == "7.2"
    assert refused(state, DEALER, "award nobody") == "7.2"
    assert refused(state, P2, "award 2") == "7.2"
    assert refused(won, DEALER, "award 3") == "7.2"


def test_7_3_if_nobody_steals_the_next_seat_moves() -> None:
    state = after(laid("6h"), "1 letbe", "2 letbe", "3 letbe")
    assert rules.turn(state) == {DEALER}
    assert rules.hear(state, DEALER, read_move("award nobody"), P0) == Unclaimed()
    assert rules.turn(after(state, "dealer award nobody")) == {P1}
    assert refused(state, DEALER, "award 2") == "7.2"
    assert refused(after(state, "dealer award nobody"), P2, "letbe") == "7.3"
    assert refused(laid("6h"), DEALER, "letbe") == "7.3"


def test_7_3_then_its_half_completes_in_its_own_turn() -> None:
    state = quiet(laid("6h"))
    assert may_lay(state, P1) == {"h", "8"}
    assert after(state, "1 play h").mover == P3
    assert refused(state, P2, "steal 1") == "7.12"


def test_7_4_several_halves_and_several_below() -> None:
    state = laid("3h 3h 3h", "hands 3h 3h 3h 1 / h h 8 / 8; pile 3")
    state = after(state, "1 steal 2", "dealer award 1")
    assert (state.pile.value, state.pile.low) == (8, True)


def test_7_4_or_one_half_alone() -> None:
    state = laid("3h", steal_count="one")
    assert reacting(state, P2).steal == 1
    assert refused(state, P2, "steal 2") == "7.4"
    assert refused(state, P1, "steal 0") == "4.3"
    assert can(state, P2, "steal 1")
    assert after(state, "2 order 4").race.claims[P2] == Steal(1)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("how", "value", "low", "comb"),
    [("ge4", 8, False, True), ("le4", 8, True, True), ("half", 1, False, False)],
)
def test_7_5_another_half_on_a_4(how: str, value: int, low: bool, comb: bool) -> None:
    state = table("hands h 9 / 9; pile 3h h", extra_half_on_four=how)
    pile = after(state, "0 play h").pile
    assert (pile.value, pile.low, pile.comb) == (value, low, comb)
    seven = table("hands h 9 / 9; pile 6h h", extra_half_on_four=how)
    pile = after(seven, "0 play h").pile
    assert (pile.value, pile.low, pile.comb) == (14, False, True)


def test_7_5_and_another() -> None:
    assert may_lay(table("hands h 3 4 9 / 9; pile 3h h h"), P0) == {"h", "4", "9"}


def test_7_6_only_the_first_half_steals() -> None:
    state = after(laid("6h"), "2 steal 1", "dealer award 2")
    assert refused(state, P1, "steal 1") == "7.6"
    assert refused(state, P2, "steal 1") == "7.6"


def test_7_7_another_half_on_a_7_skips_nobody() -> None:
    state = table("hands h 9 / 9 / 9; pile 6h h")
    assert after(state, "0 play h").mover == P1
    assert heard(state, P0, "play h").skipped is None


def test_7_8_a_joker_in_between_ends_it() -> None:
    state = table("hands h 9 / h 9 / 9; pile 3h J*")
    assert refused(state, P0, "play h") == "7.8"
    assert refused(state, P1, "steal 1") == "7.8"
    assert refused(table("hands h 9 / 9; pile 3 J*"), P0, "play h") == "4.2"
    assert refused(table("hands h 9 / 9; pile 3h J0 9"), P0, "play h") == "4.2"
    assert after(table("hands J* 9 / h 9; pile 3h"), "0 play J*").race is None


def test_7_9_the_thief_draws() -> None:
    state = laid("3h", "hands 3h 8 9 9 / 8 8 9 / h 8 9; stock 5; pile 3")
    state = after(state, "2 steal 1", "dealer award 2", "dealer refill 5")
    assert state.hands[P2] == ("5", "8", "9")


def test_7_10_with_the_cards_that_may_be_laid_then() -> None:
    position = "hands 3h 9 / {} / 9; open 5 / {} / 5; pile 3"
    assert can(laid("3h", position.format("h", "8")), P1, "steal 1")
    assert can(laid("3h", position.format("", "h")), P1, "steal 1")
    assert refused(laid("3h", position.format("8", "h")), P1, "steal 1") == "5.2"
    assert refused(laid("3h", position.format("h 8", "h")), P1, "steal 2") == "4.3"
    assert refused(laid("3h", position.format("8", "h")), P1, "steal 0") == "4.3"
    closed = laid("3h", "hands 3h 9 / / 9; closed 5 / h / 5; pile 3")
    assert refused(closed, P1, "steal 1") == "7.10"
    assert reacting(closed, P1).steal == 0


def test_7_11_whoever_laid_it_cannot_complete_it() -> None:
    state = laid("3h", "hands h 3h 8 / 8 / 8; pile 3")
    assert refused(state, P0, "steal 1") == "7.11"
    assert rules.offer(rules.view(state, P0)) is None


def test_7_12_while_it_lies_on_top_and_nobody_has_moved() -> None:
    state = after(laid("3h"), "1 play 8", "dealer award 1")
    assert refused(state, P2, "steal 1") == "7.12"
    assert refused(table("hands 5 / h; pile 4"), P1, "steal 1") == "7.12"
    assert refused(laid("3h"), DEALER, "steal 1") == "7.12"


def test_7_12_another_x_half_opens_it_anew_for_the_first_too() -> None:
    state = laid("3h", "hands h 3h 8 / 3h 8 / 8; pile 3")
    state = after(state, "1 play 3h", "dealer award 1")
    assert can(state, P0, "steal 1")
    assert refused(state, P1, "steal 1") == "7.11"


def test_7_12_a_closed_x_half_that_fits_opens_it() -> None:
    position = "hands / h 8 / 8; closed 3h / 5 / 5; pile {}"
    assert can(after(table(position.format("3")), "0 closed 0"), P1, "steal 1")
    assert after(table(position.format("5")), "0 closed 0").race is None


def test_7_13_each_claims_once_and_nobody_hears_it() -> None:
    state = after(laid("3h"), "2 steal 1")
    assert refused(state, P2, "steal 1") == "7.13"
    assert refused(state, P2, "letbe") == "7.13"
    assert refused(state, P2, "order 1") == "7.13"
    assert refused(after(laid("3h"), "1 letbe"), P1, "play 8") == "7.13"
    for listener in (None, P0, P1, P3):
        assert rules.hear(laid("3h"), P2, Steal(1), listener) is None
        assert rules.view(state, listener) == rules.view(laid("3h"), listener)
    assert rules.hear(laid("3h"), P2, Steal(1), P2) == Steal(1)
    assert rules.view(state, P2).mine == Steal(1)


def test_7_13_the_window_lasts_equally_long_whoever_claims() -> None:
    state = laid("3h")
    wait = rules.wait(state)
    assert wait is not None
    assert wait.seconds == 2.5
    assert rules.wait(after(state, "1 play 8", "2 steal 1", "3 letbe")) == wait
    assert rules.wait(laid("3h", steal_window_ms=40)) == Wait(0.04, wait.mark)
    assert rules.wait(quiet(laid("3h"))) != wait


def test_7_13_it_opens_alike_whether_anybody_holds_a_half() -> None:
    without = "hands 3h 6h 9h 1 / 8 8 / 8 8 8 / 8 3; pile 3"
    for viewer in (None, P0):
        assert rules.view(laid("3h"), viewer) == rules.view(laid("3h", without), viewer)
    assert rules.turn(laid("3h", without)) == rules.turn(laid("3h"))
    assert rules.wait(laid("3h", without)) == rules.wait(laid("3h"))


CLAIMED = (
    "hands 3h 3h 8 / h 8 / h 8 / h 8; layer 1; drawn 3h; pile 3h; mover 2;"
    " claims steal 1 / quick 1 / play 8 / steal 1"
)


@pytest.mark.parametrize(
    ("chosen", "order", "named"),
    [
        ({}, (P2, P0), {"2"}),
        ({}, (P0, P2, P1, P3), {"0"}),
        ({}, None, {"1"}),
        ({"steal_mode": "random"}, (P2, P0), {"1"}),
        ({"steal_mode": "clockwise"}, (P2, P0), {"1"}),
        ({"quick_before_steal": False}, None, {"0", "3"}),
        ({"quick_before_steal": False}, (P1, P0), {"1"}),
        ({"quick_before_steal": False, "steal_mode": "random"}, (P1, P0), {"0", "3"}),
        ({"quick_before_steal": False, "steal_mode": "clockwise"}, (P1, P0), {"3"}),
    ],
)
def test_7_14_which_claim_comes_true(
    chosen: dict[str, object], order: tuple[Seat, ...] | None, named: set[str]
) -> None:
    state = table(CLAIMED, **chosen)
    assert awards(state, order) == named
    for seat in map(Seat, range(4)):
        if str(seat) in named:
            assert can(state, DEALER, f"award {seat}")
    if chosen.get("steal_mode"):
        let_pass = {str(seat) for seat in range(4) if can(state, DEALER, f"award {seat}")}
        assert let_pass == named
    else:
        assert all(can(state, DEALER, f"award {seat}") for seat in range(4))


def test_7_14_the_next_turn_comes_last() -> None:
    state = table(CLAIMED.replace("quick 1", "letbe").replace("steal 1", "letbe"))
    assert awards(state) == {"2"}
    state = table(CLAIMED.replace("quick 1", "letbe"), steal_mode="clockwise")
    assert awards(state) == {"3"}


def test_7_14_whoever_the_table_has_not_heard_comes_after_those_it_has() -> None:
    """As those for whom a standing order has claimed."""
    state = table(CLAIMED.replace("quick 1", "letbe").replace("play 8", "letbe"))
    assert awards(state, (P2, P1)) == {"0", "3"}
    assert awards(state, ()) == {"0", "3"}
    assert awards(state, (P2, P3)) == {"3"}


def test_7_15_a_standing_order_answers_now_and_later() -> None:
    state = after(laid("3h", "hands 3h 3h 8 / 3 8 / h h 8 / 8 9; pile 3"), "2 order 1")
    assert rules.view(state, P2).mine == Steal(1)
    assert rules.view(state, P2).orders == Orders(steals={"3h": 1})
    assert rules.view(state, P1) == rules.view(
        laid("3h", "hands 3h 3h 8 / 3 8 / h h 8 / 8 9; pile 3"), P1
    )
    again = table("hands 3h 8 / 8 9 / h h 8; pile 3; orders / / 3h=2 6h=0")
    assert rules.turn(after(again, "0 play 3h")) == {P1, DEALER}
    assert awards(after(again, "0 play 3h", "1 letbe")) == {"2"}
    other = table("hands 6h 9h 8 / 8 9 / h h 8; pile 3; orders / / 3h=2 6h=0")
    assert rules.turn(after(other, "0 play 6h")) == {P1, DEALER}
    assert awards(after(other, "0 play 6h", "1 letbe")) == {"nobody"}
    assert rules.turn(after(other, "0 play 9h")) == {P1, P2, DEALER}


@pytest.mark.parametrize(
    ("hand", "most", "claim"),
    [
        ("h h 8", 1, Steal(1)),
        ("h h 8", 4, Steal(2)),
        ("h h 8", 0, LetBe()),
        ("8 8 8", 4, LetBe()),
    ],
)
def test_7_15_with_so_many_at_most(hand: str, most: int, claim: object) -> None:
    state = laid("3h", f"hands 3h 8 / 8 9 / {hand}; pile 3")
    assert after(state, f"2 order {most}").race.claims[P2] == claim  # type: ignore[union-attr]
    assert why(state, P2, "order 5") == "many"


def test_7_15_open_cards_are_ordered_to_steal_when_they_are_the_zone() -> None:
    position = "hands 3h 8 / 8 9 / ; open 5 / 5 / h 5; pile 3; orders / / 3h=4"
    assert awards(after(table(position), "0 play 3h", "1 letbe")) == {"2"}


def test_7_15_whoever_has_laid_orders_its_quick_lays() -> None:
    position = "hands 5 8 9 / 9 9 9; stock 5 5; pile 3"
    state = after(table(position), "0 play 5", "dealer refill 5", "0 order 3")
    assert rules.view(state, P0).orders == Orders(quick=3)
    assert rules.view(state, P0).mine == Quick(1)
    state = table(f"{position}; orders quick=1 / ")
    assert after(state, "0 play 5", "dealer refill 5").race.claims[P0] == Quick(1)  # type: ignore[union-attr]
    never = table(f"{position}; orders quick=0 / ")
    assert after(never, "0 play 5", "dealer refill 5").race.claims[P0] == LetBe()  # type: ignore[union-attr]
    other = table("hands 5 8 9 / 9 9 9; stock 8; pile 3; orders quick=2 / ")
    assert after(other, "0 play 5", "dealer refill 8").race.claims[P0] == LetBe()  # type: ignore[union-attr]


def test_7_15_and_the_open_cards_it_adds() -> None:
    position = "hands 8 / 9; open 3 8 8 / 9; pile 5; orders quick={} / "
    for most, claim in ((0, LetBe()), (1, Add(1)), (4, Add(2))):
        state = after(table(position.format(most)), "0 play 8")
        assert state.race.claims[P0] == claim  # type: ignore[union-attr]


def test_7_15_only_while_one_is_asked() -> None:
    assert why(table("hands 5 / 9; pile 3"), P0, "order 1") == "closed"
    quick = after(table("hands 5 8 9 / 9 9 9; stock 5; pile 3"), "0 play 5", "dealer refill 5")
    assert why(quick, P1, "order 1") == "closed"
    assert why(laid("3h"), DEALER, "order 1") == "closed"
    assert reacting(quick, P0).order
    assert not reacting(quick, P1).order


def test_7_15_orders_are_taken_back_in_ones_own_turn() -> None:
    state = table("hands 5 9 / 9 9; pile 3; orders 3h=2 quick=1 / ")
    assert rules.offer(rules.view(state, P0)) == Turn((("5", 1), ("9", 1)), recall=True)
    assert rules.hear(state, P0, read_move("recall"), P1) is None
    assert rules.hear(state, P0, read_move("recall"), P0) == read_move("recall")
    state = after(state, "0 recall")
    assert state.orders == (Orders(), Orders())
    assert rules.turn(state) == {P0}
    assert why(state, P0, "recall") == "none"
    assert why(state, P1, "recall") == "other"


def test_7_15_nor_while_a_window_is_open() -> None:
    state = laid("3h", "hands 3h 8 / 8 9; pile 3; orders / 9h=1")
    assert why(state, P1, "recall") == "none"


def test_7_16_the_next_seat_may_move_at_once() -> None:
    state = laid("3h")
    assert reacting(state, P1).turn == Turn((("8", 1),))
    assert reacting(state, P2).turn is None
    assert why(state, P2, "play 8") == "other"
    claimed = after(state, "1 play 8")
    assert rules.hear(state, P1, Play("8", 1), P0) is None
    assert rules.view(claimed, P0) == rules.view(state, P0)
    assert rules.hear(claimed, DEALER, read_move("award 1"), None) == Laid(
        P1, "turn", "8", 1, None, 0, None, out=False
    )
    assert after(claimed, "dealer award 1").pile.cards == ("3", "3h", "8")


def test_7_16_by_taking_the_pile_or_turning_a_closed_card() -> None:
    state = laid("9h", "hands 9h 9 / 3 / 8; pile 3")
    assert reacting(state, P1).turn == Turn((), pick_up=True)
    taken = after(state, "1 pickup", "dealer award 1")
    assert (taken.hands[P1], taken.mover) == (("3", "3", "9h"), P2)
    state = laid("9h", "hands 9h 9 / / 8; closed 5 / . h . / 5; pile 3")
    assert reacting(state, P1).turn == Turn((), slots=(1,))  # type: ignore[arg-type]
    turned = after(state, "1 closed 1", "dealer award 1")
    assert (turned.removed, turned.out) == (("3", "9h", "h"), (P1,))
    half = laid("9h", "hands 9h 9 / h 3 / 8; pile 3")
    assert reacting(half, P1).turn is None
    assert refused(half, P1, "pickup") == "4.12"


def test_7_16_not_by_whoever_has_laid() -> None:
    state = after(table("hands 7 8 9 / 9 9 9; stock 1"), "0 play 7", "dealer refill 1")
    assert state.mover == P0
    assert refused(state, P0, "play 8") == "7.16"
    assert rules.turn(state) == {P0, DEALER}


DRAWN = "hands 5 8 9 / 9 9 9 / 9 9 9; stock 5 5 8; pile 3"


def test_8_1_an_equal_card_just_drawn_may_be_added() -> None:
    state = after(table(DRAWN), "0 play 5", "dealer refill 5")
    assert rules.turn(state) == {P0, P1, DEALER}
    assert reacting(state, P0) == Reacting(quick=1, order=True)
    assert rules.view(state, P0).window.drawn == ("5",)  # type: ignore[union-attr]
    assert rules.view(state, P1).window.drawn == ()  # type: ignore[union-attr]
    assert refused(state, P1, "quick 1") == "8.1"
    assert refused(table(DRAWN), P0, "quick 1") == "8.1"
    assert rules.hear(after(state, "0 quick 1"), DEALER, read_move("award 0"), P1) == Laid(
        P0, "quick", "5", 1, None, 0, None, out=False
    )
    assert after(state, "0 quick 1", "dealer award 0").pile.cards == ("3", "5", "5")
    assert rules.advise(rules.view(state, P0), Quick(1)) == Verdict(None, 10)  # type: ignore[arg-type]


def test_8_1_the_window_opens_whatever_was_drawn() -> None:
    state = after(table(DRAWN), "0 play 5", "dealer refill 8")
    other = after(table(DRAWN), "0 play 5", "dealer refill 5")
    assert rules.turn(state) == rules.turn(other)
    assert rules.view(state, None).window == rules.view(other, None).window
    assert reacting(state, P0) == Reacting(order=True)
    assert why(state, P0, "quick 1") == "drawn"


def test_8_2_it_counts_as_one_turn() -> None:
    state = table("hands 7 8 9 / 9 9 9 / 8 8 8; stock 7 8; pile 7 7")
    state = after(state, "0 play 7", "dealer refill 7", "0 quick 1", "dealer award 0")
    assert (len(state.removed), state.mover) == (4, P0)
    seven = table("hands 7 8 9 / 9 9 9 / 8 8 8; stock 7 8; pile 5")
    seven = after(seven, "0 play 7", "dealer refill 7", "0 quick 1", "dealer award 0")
    assert quiet(seven).mover == P2


@pytest.mark.parametrize(("below", "value", "low"), [("3h", 8, True), ("6h", 14, False)])
def test_8_2_an_added_half_changes_no_number(below: str, value: int, low: bool) -> None:
    state = table(f"hands h 8 9 / 9 9 9 / 8 8 8; stock h 8; pile {below}")
    state = after(state, "0 play h", "dealer refill h")
    mover = state.mover
    state = after(state, "0 quick 1", "dealer award 0")
    assert (state.pile.value, state.pile.low, state.pile.comb) == (value, low, True)
    assert state.mover == mover


def test_8_3_the_next_seat_may_be_quicker() -> None:
    state = after(table(DRAWN), "0 play 5", "dealer refill 5", "1 play 9", "0 quick 1")
    assert award(state, (P1, P0)) == "1"
    assert award(state, (P0, P1)) == "0"
    late = after(state, "dealer award 1")
    assert refused(late, P0, "quick 1") == "8.1"
    assert late.hands[P0] == ("5", "8", "9")


OPEN = "hands 8 / 9; open 3 8 8 / 9; pile 5"


def test_8_4_open_cards_join_the_last_hand_card() -> None:
    state = after(table(OPEN), "0 play 8")
    assert reacting(state, P0) == Reacting(add=2, order=True)
    assert rules.advise(rules.view(state, P0), Add(2)) == Verdict(None, 16)  # type: ignore[arg-type]
    told = rules.hear(after(state, "0 add 1"), DEALER, read_move("award 0"), None)
    assert told == Laid(P0, "add", "8", 1, None, 0, None, out=False)
    assert refused(state, P1, "add 1") == "8.4"
    assert refused(table(OPEN), P0, "add 1") == "8.4"
    assert why(state, P0, "quick 1") == "undrawn"


@pytest.mark.parametrize(
    "position",
    [
        "hands 8 9 / 9; open 3 8 8 / 9; pile 5",  # a card is left in hand
        "hands 8 / 9; open 3 7 7 / 9; pile 5",  # no equal card is open
        "hands / 9; open 8 8 8 / 9; pile 5",  # it came from the table itself
    ],
)
def test_8_4_else_there_is_no_window(position: str) -> None:
    assert rules.turn(after(table(position), "0 play 8")) == {P1}


def test_8_4_not_while_the_stock_lasts() -> None:
    state = table("hands 8 8 8 / 9 9 9; open 3 8 8 / 9; stock 9; pile 5")
    state = after(state, "0 play 8 8 8", "dealer refill 9")
    assert refused(state, P0, "add 1") == "8.4"


def test_8_4_a_thief_too() -> None:
    state = laid("3h", "hands 3h 8 / h / 8; open 5 / h 5 / 5; pile 3")
    state = after(state, "1 steal 1", "dealer award 1")
    assert reacting(state, P1).add == 1
    assert after(state, "1 add 1", "dealer award 1").pile.cards == ("3", "3h", "h", "h")


def test_8_5_only_cards_drawn_in_this_refill_and_again_after_another() -> None:
    state = after(table("hands 5 5 8 / 9 9 9; stock 5 5; pile 3"), "0 play 5", "dealer refill 5")
    assert state.hands[P0] == ("5", "5", "8")
    assert refused(state, P0, "quick 2") == "8.5"
    assert rules.refuse(state, P0, Quick(0)) is not None
    state = after(state, "0 quick 1", "dealer award 0", "dealer refill 5")
    assert can(state, P0, "quick 1")
    assert refused(state, P0, "quick 2") == "8.5"


def test_8_5_several_drawn_at_once() -> None:
    state = after(table("hands 5 5 8 / 9 9 9; stock 5 5; pile 3"), "0 play 5 5")
    assert can(after(state, "dealer refill 5 5"), P0, "quick 2")


def test_8_5_one_after_another_until_the_next_refill() -> None:
    state = after(table("hands 5 5 8 / 9 9 9; stock 5 5; pile 3"), "0 play 5 5")
    state = after(state, "dealer refill 5 5", "0 quick 1", "dealer award 0")
    assert rules.turn(state) == {P0, P1, DEALER}
    assert can(state, P0, "quick 1")
    assert refused(state, P0, "quick 2") == "8.5"
    assert len(after(state, "0 quick 1", "dealer award 0").removed) == 5
    drawn = after(table("hands 5 6 6 / 9 9 9; stock 5 5 6 8; pile 3"), "0 play 5")
    drawn = after(drawn, "dealer refill 5", "0 quick 1", "dealer award 0", "dealer refill 6")
    assert refused(drawn, P0, "quick 1") == "8.5"


def test_8_5_nothing_once_the_pile_is_gone() -> None:
    state = after(table("hands 5 8 9 / 9 9 9; stock 5; pile 5 5 5"), "0 play 5")
    state = after(state, "dealer refill 5")
    assert rules.turn(state) == {P0}
    assert refused(state, P0, "quick 1") == "8.1"


def test_8_5_none_after_the_last_of_the_stock() -> None:
    state = after(table("hands 5 8 9 / 9 9 9; stock 5; pile 3"), "0 play 5", "dealer refill 5")
    assert rules.turn(after(state, "0 quick 1", "dealer award 0")) == {P1}


def test_8_5_any_or_none() -> None:
    kept = "hands 5 5 8 / 9 9 9; stock 8; pile 3"
    state = after(table(kept, quick_lay="any"), "0 play 5", "dealer refill 8")
    assert can(state, P0, "quick 1")
    assert refused(state, P0, "quick 2") == "8.5"
    full = after(table("hands 5 5 8 9 / 9 9 9; pile 3", quick_lay="any"), "0 play 5")
    assert can(full, P0, "quick 1")
    off = after(table(DRAWN, quick_lay="off"), "0 play 5", "dealer refill 5")
    assert rules.turn(off) == {P1}


def test_8_5_without_quick_lays_a_refill_may_still_open_a_window() -> None:
    state = laid("3h", "hands 3h 8 9 / 8 9 9 / h 8 9; stock 3h; pile 3", quick_lay="off")
    state = after(state, "dealer refill 3h")
    assert rules.turn(state) == {P1, P2, DEALER}
    assert why(state, P0, "quick 1") == "undrawn"


def test_8_6_a_steal_ends_it() -> None:
    state = laid("3h", "hands 3h 8 9 / 8 9 9 / h 8 9; stock 3h 8; pile 3")
    state = after(state, "dealer refill 3h", "0 quick 1", "2 steal 1", "dealer award 2")
    assert refused(state, P0, "quick 1") == "8.1"
    assert state.hands[P0] == ("3h", "8", "9")


def test_8_6_a_quick_x_half_can_still_be_stolen() -> None:
    state = laid("3h", "hands 3h 8 9 / 8 9 9 / h 8 9; stock 3h; pile 3")
    state = after(state, "dealer refill 3h", "0 quick 1", "2 steal 1", "dealer award 0")
    assert rules.turn(state) == {P1, P2, DEALER}
    assert after(state, "2 steal 1", "dealer award 2").pile.value == 8


def test_8_7_any_number_one_or_none() -> None:
    state = after(table(OPEN), "0 play 8")
    refusal = no(state, P0, "add 3")
    assert (refusal.clause, refusal.parts) == ("8.7", {"count": 2})
    assert rules.refuse(state, P0, Add(0)) is not None
    one = after(table(OPEN, open_add="one"), "0 play 8")
    assert refused(one, P0, "add 2") == "8.7"
    assert can(one, P0, "add 1")
    assert rules.turn(after(one, "0 add 1", "dealer award 0")) == {P1}
    two = after(table(OPEN), "0 play 8", "0 add 1", "dealer award 0")
    assert can(two, P0, "add 1")
    assert rules.turn(after(two, "0 add 1", "dealer award 0")) == {P1}
    off = after(table(OPEN, open_add="off"), "0 play 8")
    assert rules.turn(off) == {P1}
    assert refused(off, P0, "add 1") == "8.4"


def test_8_7_closed_cards_never() -> None:
    state = after(table("hands 8 / 9; closed 8 8 8 / 9; pile 5"), "0 play 8")
    assert rules.turn(state) == {P1}


def test_all_that_can_be_claimed_stands_in_order() -> None:
    position = "hands 9h 3h 8 / h h J0 / 9 9 9; stock 3h 3; pile 3"
    state = after(table(position), "0 play 3h", "dealer refill 3h")
    assert [*map(write_move, rules.moves(reacting(state, P1)))] == [
        *("letbe", "steal 1", "steal 2", "play J0"),
        *("order 0", "order 1", "order 2", "order 3", "order 4"),
    ]
    assert [*map(write_move, rules.moves(reacting(state, P0)))] == [
        *("letbe", "quick 1"),
        *("order 0", "order 1", "order 2", "order 3", "order 4"),
    ]
    open_ = after(table(OPEN), "0 play 8")
    assert [*map(write_move, rules.moves(reacting(open_, P0)))][:3] == ["letbe", "add 1", "add 2"]


def test_a_turn_is_offered_in_order() -> None:
    state = table("hands 7 9 9 / 9; pile 5; orders quick=1 / ")
    offer = rules.offer(rules.view(state, P0))
    assert offer is not None
    assert [*map(write_move, rules.moves(offer))] == ["play 7", "play 9", "play 9 9", "recall"]
    taking = table("hands 2 / 9; pile 5")
    offer = rules.offer(rules.view(taking, P0))
    assert offer is not None
    assert [*rules.moves(offer)] == [PickUp()]
    closed = table("hands / 9; pile 5; closed . 2 2 / 9")
    offer = rules.offer(rules.view(closed, P0))
    assert offer is not None
    assert [*rules.moves(offer)] == [PlayClosed(1), PlayClosed(2)]  # type: ignore[arg-type]


def test_who_is_absent_claims_nothing() -> None:
    state = laid("3h")
    assert rules.absent(rules.view(state, P2), None) == LetBe()  # type: ignore[arg-type]
    assert Order(0) in set(rules.moves(reacting(state, P2)))
    assert settled(table(FOUR), "0 play 3h").mover == P1
