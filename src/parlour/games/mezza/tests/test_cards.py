"""Chapter 6: what each card does, on the smallest tables."""

import pytest

from parlour.games.mezza import rules
from parlour.games.mezza.notation import read_move
from parlour.games.mezza.pieces import KINDS
from parlour.games.mezza.tests.tables import (
    P0,
    P1,
    P2,
    P3,
    after,
    heard,
    may_lay,
    refused,
    table,
)
from parlour.games.mezza.views import Verdict

ALL = " ".join(KINDS)


def fitting(pile: str, **chosen: object) -> str:
    """All kinds that may be laid on a pile."""
    laid = may_lay(table(f"hands {ALL} / 9; pile {pile}", **chosen), P0)
    return " ".join(kind for kind in KINDS if kind in laid)


def test_6_1_a_joker_goes_on_anything_and_the_value_stays() -> None:
    assert all("J*" in fitting(kind) for kind in KINDS)
    assert fitting("8 J*") == "8 9 9h J0 J*"
    assert fitting("8 J* J*") == "8 9 9h J0 J*"


def test_6_2_a_joker_of_value_0_goes_on_anything_and_anything_on_it() -> None:
    assert all("J0" in fitting(kind) for kind in KINDS)
    assert fitting("9h J0") == ALL
    assert fitting("9h J0 J*") == ALL


def test_6_3_a_half_must_fit() -> None:
    assert fitting("h") == ALL
    fits = [kind for kind in KINDS if "h" in fitting(kind).split()]
    assert fits == ["h", "3h", "4", "6h", "9h", "J0", "J*"]
    assert refused(table("hands h 9 / 9; pile 1"), P0, "play h") == "4.2"


def test_6_3_on_a_joker_without_value_alone_everything_fits() -> None:
    assert fitting("J*") == ALL


@pytest.mark.parametrize(("below", "value"), [("3h", 8), ("6h", 14)])
def test_6_4_a_half_on_three_and_a_half_is_a_number(below: str, value: int) -> None:
    state = after(table(f"hands h 9 / 9 9 / 9 9; pile {below}"), "0 play h")
    assert (state.pile.value, state.pile.comb) == (value, True)
    assert heard(table(f"hands h 9 / 9 9 / 9 9; pile {below}"), P0, "play h").made == value


def test_6_4_also_with_several_halves() -> None:
    assert after(table("hands h h 9 / 9; pile 3h 3h 3h"), "0 play h h").pile.value == 8


def test_6_5_the_new_value_has_its_effect_at_once() -> None:
    assert fitting("3h h") == "h 1 2 3 3h 4 J0 J*"
    assert after(table("hands h 9 / 9 9 / 9 9; pile 6h"), "0 play h").mover == P2
    assert after(table("hands h 9 / 9 9 / 9 9; pile 9h"), "0 play h").pile.cards == ()


@pytest.mark.parametrize(("kind", "value"), [("3h", 7), ("6h", 13), ("9h", 19)])
def test_6_6_never_the_other_way_round(kind: str, value: int) -> None:
    state = after(table(f"hands {kind} 9 / 9 9 / 9 9; pile h"), f"0 play {kind}")
    assert (state.pile.value, state.pile.comb, state.pile.low) == (value, False, False)
    assert state.mover == P1


def test_6_7_halves_lie_between_their_neighbours() -> None:
    assert fitting("3h") == "h 3h 4 5 6 6h 7 8 9 9h J0 J*"
    assert fitting("6h") == "h 6h 7 8 9 9h J0 J*"
    assert fitting("3") == "3 3h 4 5 6 6h 7 8 9 9h J0 J*"
    assert fitting("7") == "7 8 9 9h J0 J*"


def test_6_8_after_a_4_once_4_or_lower() -> None:
    assert fitting("4") == "h 1 2 3 3h 4 J0 J*"
    assert fitting("4 2") == "2 3 3h 4 5 6 6h 7 8 9 9h J0 J*"
    assert refused(table("hands 5 2 / 9; pile 4"), P0, "play 5") == "6.8"
    assert refused(table("hands h 2 / 9; pile 4 2"), P0, "play h") == "4.2"


def test_6_8_several_4s_oblige_once() -> None:
    state = after(table("hands 4 4 9 / 2 9 / 9"), "0 play 4 4", "1 play 2")
    assert may_lay(state, P2) == {"9"}


def test_6_9_a_joker_keeps_the_4_or_uses_it_up() -> None:
    assert fitting("4 J*") == "h 1 2 3 3h 4 J0 J*"
    assert fitting("4 J*", joker_on_four="consume") == "4 5 6 6h 7 8 9 9h J0 J*"
    assert fitting("4 4") == "h 1 2 3 3h 4 J0 J*"
    assert fitting("4 J0") == ALL


def test_6_9_a_half_on_a_4_is_worth_a_half() -> None:
    assert fitting("4 h") == ALL
    assert fitting("3h h J* h") == ALL


def test_6_10_one_7_or_several_skip_one_seat_once() -> None:
    for sevens in ("7", "7 7", "7 7 7"):
        state = after(table("hands 7 7 7 9 / 9 / 9 / 9; pile 5"), f"0 play {sevens}")
        assert state.mover == P2
    told = heard(table("hands 7 7 9 / 9 / 9; pile 5"), P0, "play 7 7")
    assert told.skipped == P1
    state = after(table("hands 7 9 / 9 9 / 9 9; pile 5"), "0 play 7", "2 play 9", "0 play 9")
    assert state.mover == P1


def test_6_11_only_a_joker_another_or_a_half_follows_the_highest() -> None:
    assert fitting("9h") == "h 9h J0 J*"
    assert "9h" not in fitting("4").split()


def test_6_12_a_10_takes_the_pile_out_and_its_maker_leads() -> None:
    position = "hands h 2 9 / 9 / 9; pile 5 9h 9h"
    state = after(table(position), "0 play h")
    assert (state.removed, state.mover) == (("5", "9h", "9h", "h"), P0)
    assert may_lay(state, P0) == {"2", "9"}
    told = heard(table(position), P0, "play h")
    assert (told.made, told.removed, told.skipped) == (20, 4, None)


def test_6_13_a_10_is_only_a_half_on_nine_and_a_half() -> None:
    assert after(table("hands 9h 9 / 9 / 9; pile h"), "0 play 9h").pile.cards == ("h", "9h")


def test_6_14_four_or_more_equal_cards_take_the_pile_out() -> None:
    assert after(table("hands 8 8 8 8 9 / 9; pile 5"), "0 play 8 8 8 8").removed
    assert not after(table("hands 8 8 8 9 / 9; pile 5"), "0 play 8 8 8").removed
    six = after(table("hands h h h h h h 9 / 9"), "0 play h h h h h h")
    assert len(six.removed) == 6


def test_6_15_also_one_after_the_other_by_different_seats() -> None:
    state = after(table("hands 8 8 9 / 8 9 / 8 9"), "0 play 8 8", "1 play 8", "2 play 8")
    assert (len(state.removed), state.pile.cards) == (4, ())


def test_6_16_whoever_laid_the_fourth_leads() -> None:
    state = after(table("hands 9 / 9 / 8 9; mover 2; pile 8 8 8"), "2 play 8")
    assert state.mover == P2
    assert may_lay(state, P2) == {"9"}


@pytest.mark.parametrize("joker", ["J*", "J0"])
def test_6_17_not_if_a_joker_lies_between(joker: str) -> None:
    state = after(table(f"hands 8 9 / 9; pile 8 8 8 {joker}"), "0 play 8")
    assert not state.removed


def test_6_18_four_equal_cards_go_before_a_combination() -> None:
    for below in ("3h", "6h", "9h"):
        position = table(f"hands h h h h 9 / 9 / 9; pile {below}")
        told = heard(position, P0, "play h h h h")
        assert (told.made, told.removed) == (None, 5)
        assert after(position, "0 play h h h h").mover == P0
    assert after(table("hands h h h 9 / 9 / 9; pile 6h"), "0 play h h h").mover == P2


def test_6_19_every_other_effect_goes_with_the_pile() -> None:
    state = after(table("hands 4 9 / 9; pile 4 4 4"), "0 play 4")
    assert may_lay(state, P0) == {"9"}
    assert after(table("hands 7 9 / 9 / 9; pile 7 7 7"), "0 play 7").mover == P0


def test_6_19_with_its_last_cards_gone_the_next_seat_leads() -> None:
    state = after(table("hands 7 / 9 / 9; closed . / 5 / 5; pile 7 7 7"), "0 play 7")
    assert (state.out, state.mover, state.pile.cards) == ((P0,), P1, ())
    state = table("hands 9 / 9 / h / 9; closed 5 / . / . / 5; out 1; mover 2; pile 9h")
    state = after(state, "2 play h")
    assert (state.out, state.mover) == ((P1, P2), P3)


def test_6_20_with_two_left_a_7_skips_the_other() -> None:
    position = "hands 7 9 / 9 / 9; closed 5 / . / 5; out 1; pile 5"
    assert after(table(position), "0 play 7").mover == P0
    assert heard(table(position), P0, "play 7").skipped == P2
    assert after(table(position, seven_heads_up="no_skip"), "0 play 7").mover == P2
    assert heard(table(position, seven_heads_up="no_skip"), P0, "play 7").skipped is None
    three = "hands 7 9 / 9 / 9; pile 5"
    assert after(table(three, seven_heads_up="no_skip"), "0 play 7").mover == P2
    last = "hands 7 / 9 / 9; closed . / 5 / 5; pile 5"
    assert after(table(last, seven_heads_up="no_skip"), "0 play 7").mover == P2


@pytest.mark.parametrize("joker", ["J*", "J0"])
def test_6_21_four_equal_jokers(joker: str) -> None:
    position = f"hands {joker} 9 / 9; pile 8 {joker} {joker} {joker}"
    assert len(after(table(position), f"0 play {joker}").removed) == 5
    assert not after(table(position, joker_quads=False), f"0 play {joker}").removed
    mixed = table(f"hands {joker} 9 / 9; pile J* J0 J* J0")
    assert not after(mixed, f"0 play {joker}").removed
    eights = table("hands 8 9 / 9; pile 8 8 8", joker_quads=False)
    assert len(after(eights, "0 play 8").removed) == 4


@pytest.mark.parametrize(
    ("pile", "move", "verdict"),
    [
        ("5", "play 6", Verdict(None, 12)),  # type: ignore[arg-type]
        ("5 6 6 6", "play 6", Verdict(None, 0, removes=True)),  # type: ignore[arg-type]
        ("3h", "play h", Verdict(None, 8)),  # type: ignore[arg-type]
        ("9h", "play h", Verdict(None, 20, removes=True)),  # type: ignore[arg-type]
        ("6h h", "play h", Verdict(None, 14)),  # type: ignore[arg-type]
        ("8", "play J*", Verdict(None, 16)),  # type: ignore[arg-type]
        ("8 9 9 9h 9h", "play J0", Verdict(None, 0)),  # type: ignore[arg-type]
    ],
)
def test_a_draft_is_told_what_the_pile_would_ask_for(
    pile: str, move: str, verdict: Verdict
) -> None:
    state = table(f"hands h 6 J0 J* / 9 / 9; pile {pile}")
    assert rules.advise(rules.view(state, P0), read_move(move)) == verdict


def test_a_draft_that_cannot_be_is_told_why() -> None:
    state = table("hands h 6 J0 J* / 9 / 9; pile 8")
    refusal = rules.refuse(state, P0, read_move("play 6"))
    assert rules.advise(rules.view(state, P0), read_move("play 6")) == Verdict(refusal)
