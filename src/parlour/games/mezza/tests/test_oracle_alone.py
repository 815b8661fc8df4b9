"""The worked scenarios S1 to S47 of the specification, its options, and whole matches at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest

from parlour.games.mezza.tests import oracle
from parlour.games.mezza.tests.oracle import (
    DEALER,
    KINDS,
    OPTIONS,
    SILENT,
    VALUE,
    X_HALVES,
    Lay,
    Move,
    Position,
    Standing,
    absent,
    active,
    advance,
    apply,
    deck,
    fits,
    grounds,
    legal,
    new,
    outcome,
    phase,
    playable,
    refusal,
    standing,
    turn,
    visible,
    winners,
)

PICK_UP: Move = ("pick up",)
Slots = list[str | None]
SHUT: Slots = ["5", "8", "9"]
NONE: Slots = [None] * 3


def cards(text: str) -> list[str]:
    return text.split()


def lays(text: str, by: int = 0) -> list[Lay]:
    """ "6h h:2": one lay a word, all by one seat."""
    words = [word.partition(":") for word in cards(text)]
    return [Lay(by, kind, int(count or 1)) for kind, _, count in words]


def table(
    pile: str,
    *hands: str,
    opens: list[str] | None = None,
    shut: Sequence[Slots] | None = None,
    stock: str = "",
    to_move: int = 0,
    **options: Any,
) -> Position:
    """A match under way, the pile laid by the last seat; nobody is out, nothing to be drawn."""
    start = new(len(hands), **options)
    start.dealt = start.exchanged = start.started = True
    start.to_move = to_move
    start.hands = {seat: Counter(cards(text)) for seat, text in enumerate(hands)}
    open_cards = opens or [""] * len(hands)
    start.open = {seat: Counter(cards(text)) for seat, text in enumerate(open_cards)}
    closed = shut or [SHUT] * len(hands)
    start.closed = {seat: [*slots] for seat, slots in enumerate(closed)}
    start.stock = Counter(cards(stock))
    start.lays = lays(pile, len(hands) - 1)
    return start


def play(position: Position, kind: str, count: int = 1) -> Position:
    """The seat whose turn it is lays."""
    assert position.to_move is not None
    return apply(position, position.to_move, ("play", kind, count))


def close(position: Position) -> Position:
    """The windows that stand open end without a claim."""
    while phase(position) == "window":
        position = apply(position, DEALER, ("close",))
    return position


def draw(position: Position, text: str) -> Position:
    return apply(position, DEALER, ("refill", tuple(cards(text))))


def kinds(position: Position, seat: int) -> set[str]:
    """The kinds of all plays that are not refused."""
    return {move[1] for move in legal(position, seat) if move[0] == "play"}


def pile(position: Position) -> list[tuple[str, int]]:
    return [(lay.kind, lay.count) for lay in position.lays]


BIG = "1 2 8 9 9h"


# §5.


def test_s1_equal_or_higher_or_a_joker() -> None:
    position = table("5", "h 3 5 8 J0", BIG)
    assert kinds(position, 0) == {"J0", "5", "8"}
    assert grounds(position, 0, ("play", "3", 1)) == ["4.2"]


def test_s2_one_card_is_enough() -> None:
    after = play(table("5:2", "9 9 1 2", BIG), "9")
    assert after.hands[0] == Counter(["9", "1", "2"])
    assert after.to_move == 1


def test_s3_a_four_wants_four_or_less() -> None:
    position = table("4", "h 1 4 5 9h J*", BIG)
    assert kinds(position, 0) == {"J*", "h", "1", "4"}
    assert grounds(position, 0, ("play", "5", 1)) == ["6.8"]


def test_s4_once_only() -> None:
    after = standing(play(table("4", "3 1 1 1", BIG), "3"))
    assert (after.eff, after.low) == (VALUE["3"], False)
    assert not fits(after, "2")
    assert fits(after, "9h")


def test_s5_a_joker_without_value_hides_nothing() -> None:
    after = close(play(table("4", "J* 1 1 1", "h 1 3h 4 5"), "J*"))
    assert standing(after) == Standing("J*", 1, VALUE["4"], True, False)
    assert kinds(after, 1) == {"h", "1", "3h", "4"}


def test_s6_everything_fits_on_zero() -> None:
    after = close(play(table("4", "J0 1 1 1", "h 5 9h J* J0"), "J0"))
    assert standing(after) == Standing("J0", 1, 0, False, False)
    assert kinds(after, 1) == {"h", "5", "9h", "J*", "J0"}


def test_s7_another_four_asks_again() -> None:
    after = close(play(table("4", "4 1 1 1", "3h 5"), "4"))
    assert kinds(after, 1) == {"3h"}


def s8() -> Position:
    return table("6h", "h 7 1 1", "8 8 8", "h 6 8 8")


def test_s8_a_half_makes_seven_and_skips() -> None:
    assert kinds(s8(), 0) == {"h", "7"}
    after = play(s8(), "h")
    assert standing(after).eff == VALUE["7"]
    assert after.to_move == 2


def test_s9_an_extra_half_skips_nobody() -> None:
    after = close(play(s8(), "h"))
    assert kinds(after, 2) == {"h", "8"}
    after = play(after, "h")
    assert standing(after).eff == VALUE["7"]
    assert after.to_move == 0


def test_s10_four_halves_in_a_row_remove_the_pile() -> None:
    position = table("6h h h", "8 8 8", "h h 8 8", "8 8 8", to_move=1)
    after = play(position, "h", 2)
    assert after.lays == []
    assert after.removed == Counter(["6h", *["h"] * 4])
    assert turn(after) == {1}


def test_s11_four_halves_make_no_seven() -> None:
    after = play(table("6h", "h h h h 8", "8 8 8", "8 8 8"), "h", 4)
    assert after.lays == []
    assert turn(after) == {0}


def test_s12_ten_removes_the_pile() -> None:
    after = play(table("9h", "h 1 2", BIG, stock="3 3 3"), "h")
    assert after.removed == Counter(["9h", "h"])
    assert turn(after) == {DEALER}
    after = draw(after, "3")
    assert turn(after) == {0}
    assert kinds(after, 0) == {"1", "2", "3"}


def test_s13_a_joker_interrupts_the_combination() -> None:
    position = table("3h J*", "h 8", BIG)
    assert kinds(position, 0) == {"8"}
    assert refusal(position, 0, ("play", "h", 1)) == "7.8"
    assert set(grounds(play(position, "8"), 1, ("steal", 1))) >= {"7.12"}
    assert grounds(position, 0, ("play", "1", 1)) == ["4.2", "4.3"][::-1]
    after = play(table("3h", "J* 1 1 1", "h 1 1 1"), "J*")
    assert grounds(after, 1, ("steal", 1)) == ["7.8", "7.12"]


def test_s14_an_x_half_on_a_half_is_plain() -> None:
    after = play(table("h", "3h 1 1 1", "h 1 1 1", BIG), "3h")
    assert standing(after) == Standing("3h", 1, VALUE["3h"], False, False)
    assert [refusal(after, seat, ("steal", 1)) for seat in range(3)] == ["7.11", None, "4.3"]


def four(hand: str, thief: str, **more: Any) -> Position:
    return table("1", hand, BIG, thief, BIG, **more)


def test_s15_a_stolen_seven_skips_the_player_after_the_thief() -> None:
    after = play(four("6h 1 1 1", "h 2 2 2"), "6h")
    assert after.to_move == 1
    after = apply(after, 2, ("steal", 1))
    assert standing(after) == Standing("h", 1, VALUE["7"], False, True)
    assert after.to_move == 0


def test_s16_a_stolen_ten_leads_again() -> None:
    after = apply(play(four("9h 1 1 1", "h 2 2", stock="8 8"), "9h"), 2, ("steal", 1))
    assert after.lays == []
    after = draw(after, "8")
    assert turn(after) == {2}


def test_s17_a_stolen_four() -> None:
    after = close(apply(play(four("3h 1 1 1", "h 2 2 2"), "3h"), 2, ("steal", 1)))
    assert after.to_move == 3
    assert kinds(after, 3) == {"1", "2"}


def test_s18_how_many_cards_combine_does_not_matter() -> None:
    position = table("1", "3h 3h 3h 1 2 8", BIG, BIG, "h h 2 2")
    after = apply(play(position, "3h", 3), 3, ("steal", 2))
    assert pile(after)[1:] == [("3h", 3), ("h", 2)]
    after = close(after)
    assert after.to_move == 0
    assert kinds(after, 0) == {"1", "2"}


def test_s19_the_next_player_was_first() -> None:
    after = play(play(four("6h 1 1 1", "h 2 2 2"), "6h"), "8")
    assert refusal(after, 2, ("steal", 1)) == "7.12"


def test_s20_only_the_first_half_steals() -> None:
    position = table("1", "6h 1 1 1", BIG, "h 2 2 2", "h 2 2 2")
    after = apply(play(position, "6h"), 2, ("steal", 1))
    assert refusal(after, 3, ("steal", 1)) == "7.6"


def test_s21_nobody_completes_his_own() -> None:
    after = play(table("1", "9h h 1 1", BIG), "9h")
    assert grounds(after, 0, ("steal", 1)) == ["7.11"]


def s22(hand: str, closed_only: bool = False) -> Position:
    opens = ["", "", "" if closed_only else "h 8", ""]
    return play(four("9h 1 1 1", hand, opens=opens), "9h")


def test_s22_a_thief_may_use_his_open_cards() -> None:
    after = apply(s22(""), 2, ("steal", 1))
    assert after.open[2] == Counter(["8"])
    assert turn(after) == {2}


def test_s23_but_not_while_he_has_a_hand() -> None:
    assert refusal(s22("2 3"), 2, ("steal", 1)) == "5.2"


def test_s24_never_a_closed_card() -> None:
    assert refusal(s22("", closed_only=True), 2, ("steal", 1)) == "7.10"


def test_s25_several_sevens_skip_one_player() -> None:
    assert play(table("5", "7 7 8 8 8", BIG, BIG), "7", 2).to_move == 2


def test_s26_heads_up_a_seven_gives_another_turn() -> None:
    after = close(play(table("5", "7 8", BIG), "7"))
    assert turn(after) == {0}
    assert kinds(after, 0) == {"8"}


def test_s27_nobody_need_beat_his_own_seven() -> None:
    after = close(play(table("5", "7 2", BIG), "7"))
    assert list(legal(after, 0)) == [PICK_UP]
    after = apply(after, 0, PICK_UP)
    assert after.hands[0] == Counter(["2", "5", "7"])
    assert turn(after) == {1}
    assert kinds(after, 1) == set(cards(BIG))


def test_s28_a_joker_on_a_seven_skips_nobody() -> None:
    after = play(table("7", BIG, "J* 1 1 1", BIG, to_move=1), "J*")
    assert standing(after).eff == VALUE["7"]
    assert after.to_move == 2


def test_s29_the_fourth_seven_skips_nobody() -> None:
    after = play(table("7:2", "7 7 8 8", BIG, BIG), "7", 2)
    assert after.lays == []
    assert turn(after) == {0}


def test_s30_a_joker_may_open() -> None:
    after = close(play(table("", "J* 1 1 1", "h 9h"), "J*"))
    assert standing(after) == Standing("J*", 1, 0, False, False)
    assert kinds(after, 1) == {"h", "9h"}


@pytest.mark.parametrize("quads", [True, False])
def test_s31_four_jokers_are_four_of_a_kind(quads: bool) -> None:
    after = play(table("8 J* J*", "J* J* 1 1 1", BIG, joker_quads=quads), "J*", 2)
    assert (after.lays == []) == quads
    zeros = play(table("8 J0 J0", "J0 J0 1 1 1", BIG, joker_quads=quads), "J0", 2)
    assert (zeros.lays == []) == quads
    mixed = play(table("8 J0 J0", "J* J* 1 1 1", BIG, joker_quads=quads), "J*", 2)
    assert mixed.lays


def test_s32_a_joker_interrupts_a_sequence() -> None:
    after = play(table("6:2 J*", "6 6 1 1 1", BIG), "6", 2)
    assert standing(after).run == 2


def s33(**options: Any) -> Position:
    return play(table("3", "5 8 9", BIG, stock="5 5 8 2", **options), "5")


def test_s33_a_drawn_copy_may_follow_at_once() -> None:
    after = draw(s33(), "5")
    assert turn(after) == {DEALER, 0, 1}
    after = apply(after, 0, ("quick", 1))
    assert pile(after) == [("3", 1), ("5", 2)]
    after = draw(after, "8")
    assert after.to_move == 1
    assert refusal(after, 0, ("quick", 1)) == "8.5"


def s34(**options: Any) -> Position:
    return play(table("3", "5 5 8", BIG, stock="1 2", **options), "5")


def test_s34_a_copy_held_back_may_not() -> None:
    assert grounds(draw(s34(), "1"), 0, ("quick", 1)) == ["8.5"]


def test_s35_a_quick_seven_skips_nobody_else() -> None:
    position = play(table("3", "7 8 9", BIG, BIG, BIG, stock="7 1"), "7")
    after = apply(draw(position, "7"), 0, ("quick", 1))
    assert draw(after, "1").to_move == 2


def s36(**options: Any) -> Position:
    opens = ["8 8 3", "", ""]
    return play(table("5", "8", BIG, BIG, opens=opens, **options), "8")


def test_s36_open_cards_may_follow_the_last_hand_card() -> None:
    after = apply(s36(), 0, ("add", 2))
    assert pile(after) == [("5", 1), ("8", 3)]
    assert after.open[0] == Counter(["3"])
    assert after.to_move == 1


def test_s37_a_closed_card_that_does_not_fit() -> None:
    position = table("6", "", BIG, shut=[["3", "5", "9"], SHUT])
    assert set(legal(position, 0)) == {("closed", slot) for slot in range(3)}
    after = apply(position, 0, ("closed", 0))
    assert after.hands[0] == Counter(["6", "3"])
    assert after.closed[0] == [None, "5", "9"]
    assert turn(after) == {1}


def test_s38_a_closed_half_makes_ten() -> None:
    position = table("9h", "", BIG, shut=[["h", "3", "9"], SHUT])
    after = apply(position, 0, ("closed", 0))
    assert after.lays == []
    assert turn(after) == {0}
    after = apply(after, 0, ("closed", 1))
    assert pile(after) == [("3", 1)]


def last(pile: str, card: str, *hands: str) -> Position:
    """Seat 0 turns its last closed card."""
    shut: list[Slots] = [[None, card, None], *[SHUT] * len(hands)]
    position = table(pile, "", *hands, shut=shut)
    return apply(position, 0, ("closed", 1))


def test_s39_a_last_seven_still_skips() -> None:
    after = close(last("6", "7", BIG, "6 7 8"))
    assert after.gone == [0]
    assert turn(after) == {2}
    assert kinds(after, 2) == {"7", "8"}


def test_s40_who_is_out_cannot_lead() -> None:
    after = last("9h", "h", BIG, BIG)
    assert after.gone == [0]
    assert turn(after) == {1}
    assert not after.lays


def test_s41_the_last_card_may_be_completed() -> None:
    shut = [NONE, SHUT, SHUT]
    position = table("1", "3h", "h 1 1 1", BIG, shut=shut)
    after = apply(play(position, "3h"), 1, ("steal", 1))
    assert after.gone == [0]
    after = close(after)
    assert turn(after) == {2}
    assert kinds(after, 2) == {"1", "2"}


def test_s42_a_joker_that_fits_must_be_laid() -> None:
    assert grounds(table("9", "1 J0", BIG), 0, PICK_UP) == ["4.12"]


def s43(**options: Any) -> Position:
    return table("6h", "h 2", BIG, **options)


def test_s43_so_must_a_half_that_completes() -> None:
    assert grounds(s43(), 0, PICK_UP) == ["4.12", "4.14"]


def test_s44_with_three_in_hand_nothing_is_drawn() -> None:
    after = play(table("3", "5 1 1 1 1", BIG, stock="8"), "5")
    assert after.refilling is None


def before_the_start(*hands: str, **options: Any) -> Position:
    position = table("", *hands, **options)
    position.started, position.to_move = False, None
    return position


def test_s45_the_lowest_card_is_a_half() -> None:
    position = before_the_start("J0 5 6", "h 9 9", "h 8 8")
    assert turn(position) == {1, 2}
    assert refusal(position, 0, ("start", "J0", 1)) == "3.3"
    assert refusal(position, 0, ("start", "5", 1)) == "3.1"
    assert refusal(position, 1, ("start", "9", 1)) == "3.1"
    assert list(legal(position, 2)) == [("start", "h", 1)]
    after = apply(position, 2, ("start", "h", 1))
    assert after.to_move == 0
    assert refusal(after, 1, ("start", "h", 1)) == "3.1"


def dealt(seats: int, seed: int = 1, **options: Any) -> Position:
    position = new(seats, **options)
    return apply(position, DEALER, some_deal(position, Random(seed)))


def some_deal(position: Position, random: Random) -> Move:
    pack = sorted(deck(position.options).elements())
    random.shuffle(pack)
    parts = iter([pack[n : n + 3] for n in range(0, 9 * position.seats, 3)])
    return ("deal", tuple((next(parts), next(parts), next(parts)) for _ in range(position.seats)))


def kept(position: Position, seat: int) -> Move:
    move = absent(position, seat)
    assert move is not None
    return move


def test_s46_one_exchange_each() -> None:
    position = dealt(3)
    after = apply(position, 1, kept(position, 1))
    assert turn(after) == {0, 2}
    assert refusal(after, 1, kept(position, 1)) == "2.5"


def test_s47_the_last_of_the_stock() -> None:
    position = table("1", "2 2 2", BIG, opens=["9 9 9", ""], stock="8 8 8")
    after = draw(play(position, "2", 3), "8 8 8")
    assert not after.stock
    assert refusal(after, 0, ("add", 1)) == "8.4"
    assert [move for move in legal(after, 0) if move[0] == "play"] == []
    after.lays, after.stages, after.to_move = lays("1"), [], 0
    assert list(legal(after, 0)) == [("play", "8", count) for count in (1, 2, 3)]
    assert kinds(after, 0) == {"8"}
    assert refusal(after, 0, ("play", "9", 1)) == "5.2"


# The deck, and who may sit down.


def test_the_deck() -> None:
    full, short = deck({"deck": "full"}), deck({"deck": "short"})
    assert (full.total(), len(full), full["h"]) == (68, 15, 12)
    assert (short.total(), len(short), short["h"]) == (56, 12, 12)
    stocks = [dealt(seats).stock.total() for seats in range(2, 7)]
    assert stocks == [50, 41, 32, 23, 14]
    stocks = [dealt(n, deck="short", short_for_four=True).stock.total() for n in (2, 3, 4)]
    assert stocks == [38, 29, 20]


def test_every_number_beats_the_one_below_it() -> None:
    upwards = KINDS[2:]
    for low, high in pairwise(upwards):
        position = table(high, f"{low} {high}", BIG)
        plain = not (low == "h" and high in X_HALVES) and high != "4"
        assert not plain or kinds(position, 0) == {high}
        assert fits(standing(table(low, "1", "1")), high) or low == "4"


def test_2_1_a_deal_is_nine_cards_each_out_of_the_deck() -> None:
    position = new(2)
    nine = (("1", "1", "1"), ("2", "2", "2"), ("3", "3", "3"))
    other = (("4", "4", "4"), ("5", "5", "5"), ("6", "6", "6"))
    assert grounds(position, DEALER, ("deal", (nine, other))) == []
    assert grounds(position, DEALER, ("deal", (nine, nine))) == ["1.1"]
    assert grounds(position, DEALER, ("deal", (nine,))) == ["2.1"]
    assert grounds(dealt(2), DEALER, ("deal", (nine, other))) == ["2.1"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": 7},
        {"seats": 4, "deck": "short"},
        {"seats": 5, "deck": "short", "short_for_four": True},
        {"seats": 2, "stall_turns": 59},
        {"seats": 2, "stall": 150},
    ],
)
def test_senseless_tables_are_not_begun(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"option|seats"):
        new(**wrong)


# The exchange and the start.


def test_2_5_any_three_of_the_six_are_the_hand() -> None:
    position = dealt(2)
    position.hands[0], position.open[0] = Counter(cards("h h 3")), Counter(cards("h 4 5"))
    hands = {move[1] for move in legal(position, 0)}
    assert hands == {tuple(sorted(three)) for three in combinations(cards("h h 3 h 4 5"), 3)}
    assert refusal(position, 0, ("swap", ("h", "h"))) == "2.5"
    assert refusal(position, 0, ("swap", ("9", "h", "h"))) == "2.5"
    after = apply(position, 0, ("swap", ("3", "4", "5")))
    assert after.open[0] == Counter(cards("h 4 5"))
    after = advance(apply(after, 1, kept(after, 1)))
    assert after.open[0] == Counter(cards("h h h"))
    assert after.hands[0] == Counter(cards("3 4 5"))


def test_2_6_nobody_sees_a_choice_before_all_have_chosen() -> None:
    position = dealt(3)
    position.hands[0] = Counter(cards("h h 3"))
    one, other = apply(position, 0, kept(position, 0)), deepcopy(position)
    other = apply(position, 0, next(legal(position, 0)))
    for viewer in (1, 2, None):
        assert visible(one, viewer) == visible(other, viewer)
    assert visible(one, 0)["chosen"] == position.hands[0]


def test_point_27_one_after_the_other() -> None:
    position = new(3, dealer=1, swap_mode="clockwise")
    position = apply(position, DEALER, some_deal(position, Random(3)))
    assert turn(position) == {2}
    assert refusal(position, 0, kept(position, 0)) == "#27"
    before = position.open[2]
    position = apply(position, 2, ("swap", tuple(sorted(position.open[2].elements()))))
    assert position.hands[2] == before
    assert turn(position) == {0}
    for seat in (0, 1):
        position = apply(position, seat, kept(position, seat))
    assert phase(position) == "start"


def test_point_27_no_exchange_at_all() -> None:
    assert phase(dealt(3, swap_mode="off")) == "start"


def test_3_4_jokers_start_only_if_nobody_has_a_number() -> None:
    assert oracle.starting(before_the_start("J0 J*", "J* J*", "J0")) == ("J0", [0, 2])
    assert oracle.starting(before_the_start("J*", "J* J*")) == ("J*", [0, 1])
    assert oracle.starting(before_the_start("J0 J*", "9h J*")) == ("9h", [1])


def test_3_5_several_of_the_lowest_may_start() -> None:
    position = before_the_start("1 1 5", "2 2 2")
    assert turn(position) == {0}
    assert list(legal(position, 0)) == [("start", "1", 1), ("start", "1", 2)]
    assert refusal(position, 0, ("start", "1", 3)) == "4.3"
    assert kept(position, 0) == ("start", "1", 1)


def test_3_6_the_first_lay_has_its_effects() -> None:
    after = apply(before_the_start("7 8 8", "9 9 9", "9 9 9", stock="7 1"), 0, ("start", "7", 1))
    after = draw(after, "7")
    assert after.to_move == 2
    assert refusal(after, 0, ("quick", 1)) is None
    after = apply(before_the_start("9h", "9h J* J*"), 0, ("start", "9h", 1))
    assert "steal" in after.stages[0]


def test_point_29_one_of_the_tied_is_named() -> None:
    hands = ("1 2 3", "1 5 5", "2 2 2", "1 1 1")
    position = before_the_start(*hands, start_tie="random")
    assert list(legal(position, DEALER)) == [("starter", seat) for seat in (0, 1, 3)]
    assert refusal(position, 0, ("start", "1", 1)) == "#29"
    position = apply(position, DEALER, ("starter", 1))
    assert turn(position) == {1}
    assert refusal(position, 0, ("start", "1", 1)) == "#29"
    left = before_the_start(*hands, start_tie="left_of_dealer")
    for dealer, chosen in ((0, 1), (1, 3), (2, 3), (3, 0)):
        left.dealer = dealer
        assert list(legal(left, DEALER)) == [("starter", chosen)]
    alone = before_the_start("1 2 3", "2 2 2", start_tie="random")
    assert turn(alone) == {0}


# The options of the pile.


def test_point_5_a_joker_may_use_the_four_up() -> None:
    after = close(play(table("4", "J* 1 1 1", "3 4 5", joker_on_four="consume"), "J*"))
    assert kinds(after, 1) == {"4", "5"}


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("ge4", {"h", "4", "9"}),
        ("le4", {"h", "1", "3h", "4"}),
        ("half", {"h", "1", "3h", "4", "9"}),
    ],
)
def test_point_6_an_extra_half_on_a_formed_four(reading: str, expected: set[str]) -> None:
    position = table("3h h", "h 1 1 1", "h 1 3h 4 9", extra_half_on_four=reading)
    assert kinds(position, 0) == {"h", "1"}
    after = close(play(position, "h"))
    assert kinds(after, 1) == expected


def test_point_6_a_second_extra_half() -> None:
    for reading, eff, low in (("ge4", 8, False), ("le4", 8, True), ("half", 1, False)):
        position = table("3h h h h", "1", "1", extra_half_on_four=reading)
        now = standing(position)
        assert (now.run, now.eff, now.low) == (3, eff, low)


def test_7_4_two_halves_at_once_are_no_extra_half() -> None:
    now = standing(table("3h h:2", "1", "1"))
    assert (now.eff, now.low, now.comb) == (8, True, True)


def test_point_21_a_half_on_a_real_four_is_a_half() -> None:
    now = standing(table("4 h", "1", "1"))
    assert (now.eff, now.low, now.comb) == (1, False, False)


def test_point_8_no_skip_between_two() -> None:
    after = play(table("5", "7 8 8 8", BIG, seven_heads_up="no_skip"), "7")
    assert after.to_move == 1
    three = play(table("5", "7 8 8 8", BIG, BIG, seven_heads_up="no_skip"), "7")
    assert three.to_move == 2


@pytest.mark.parametrize(("reading", "next_"), [("layer_in", 2), ("two_left", 1)])
def test_point_8_the_last_seven_of_the_third(reading: str, next_: int) -> None:
    shut = [NONE, SHUT, SHUT]
    position = table("5", "7", BIG, BIG, shut=shut, seven_heads_up="no_skip", heads_up=reading)
    assert play(position, "7").to_move == next_


def test_point_4_a_half_is_not_forced() -> None:
    free = s43(own_half_forced=False)
    assert set(legal(free, 0)) == {("play", "h", 1), PICK_UP}
    extra = table("6h h", "h 2", BIG, own_half_forced=False)
    assert refusal(extra, 0, PICK_UP) == "4.12"
    extra.options["unforced"] = "extra_too"
    assert refusal(extra, 0, PICK_UP) is None
    plain = table("h", "h", BIG, own_half_forced=False, unforced="extra_too")
    assert refusal(plain, 0, PICK_UP) == "4.12"


def test_point_9_one_half_a_steal() -> None:
    after = play(four("6h 1 1 1", "h h 2 2", steal_count="one"), "6h")
    assert grounds(after, 2, ("steal", 2)) == ["#9"]
    assert list(legal(after, 2)) == [("steal", 1)]


def test_point_9_four_halves_steal_and_remove() -> None:
    after = apply(play(four("6h 1 1 1", "h h h h 2"), "6h"), 2, ("steal", 4))
    assert not after.lays
    assert turn(after) == {2}


def test_point_13_a_second_x_half_opens_the_window_again() -> None:
    position = table("1", "6h h 1 1", "6h 1 1 1", BIG)
    after = play(play(position, "6h"), "6h")
    assert refusal(after, 0, ("steal", 1)) is None
    assert apply(after, 0, ("steal", 1)).to_move == 2


def test_point_33_a_closed_x_half_may_be_completed() -> None:
    after = last("1", "3h", BIG, "h 1 1 1")
    assert refusal(after, 2, ("steal", 1)) is None
    failed = last("9", "3h", BIG, "h 1 1 1")
    assert refusal(failed, 2, ("steal", 1)) == "7.12"


def test_point_35_a_game_that_is_over_knows_no_steal() -> None:
    after = last("1", "3h", "h 1 1 1")
    assert turn(after) == set()
    assert grounds(after, 1, ("steal", 1)) == ["1.2"]
    assert outcome(after) == ((1, 0), (1, 2))


# Windows.


def test_point_12_in_a_race_the_next_player_may_be_first() -> None:
    after = play(four("6h 1 1 1", "h 2 2 2"), "6h")
    assert turn(after) == {DEALER, 0, 1, 2, 3}
    assert refusal(after, 1, ("play", "8", 1)) is None
    assert refusal(after, 3, ("play", "8", 1)) == "4.1"
    after = apply(after, DEALER, ("close",))
    assert turn(after) == {1}
    assert refusal(after, 2, ("steal", 1)) == "7.12"


def serial(**options: Any) -> Position:
    options = {"steal_mode": "random"} | options
    position = table("1", "6h 1 1", "8 8 8", "h 8 8", "h 8 8", stock="6h 1 1 1 1", **options)
    return draw(play(position, "6h"), "6h")


@pytest.mark.parametrize("quick_first", [True, False])
def test_point_11_serial_play_has_two_stages(quick_first: bool) -> None:
    after = serial(quick_before_steal=quick_first)
    stages = [{DEALER, 0}, {DEALER, 1, 2, 3}]
    quick, steal = stages if quick_first else stages[::-1]
    assert turn(after) == quick
    assert refusal(after, 1, ("play", "8", 1)) == "#12"
    assert (refusal(after, 0, ("quick", 1)) is None) == quick_first
    assert (refusal(after, 2, ("steal", 1)) is None) == (not quick_first)
    after = apply(after, DEALER, ("close",))
    assert turn(after) == steal
    after = apply(after, DEALER, ("close",))
    assert turn(after) == {1}


def test_point_11_a_quick_lay_begins_the_stages_anew() -> None:
    after = draw(apply(serial(), 0, ("quick", 1)), "1")
    assert turn(after) == {DEALER, 0}
    after = apply(after, DEALER, ("close",))
    after = apply(after, 3, ("steal", 1))
    assert pile(after) == [("1", 1), ("6h", 2), ("h", 1)]


def test_point_3_who_may_be_awarded() -> None:
    claims: dict[int, Move] = {3: ("steal", 1), 2: ("steal", 1), 1: ("steal", 1)}
    for mode, expected in (("random", {2, 3}), ("clockwise", {2}), ("race", {2, 3})):
        after = serial(steal_mode=mode)
        if mode != "race":
            after = apply(after, DEALER, ("close",))
        assert winners(after, claims) == expected


def test_point_3_the_first_to_the_left_of_the_layer() -> None:
    hands = ["6h 1 1", "h 8 8", "h 8 8", "h 8 8"]
    position = close(table("1", *hands, steal_mode="clockwise", quick_lay="off", open_add="off"))
    position = play(position, "6h")
    claims: dict[int, Move] = dict.fromkeys(range(4), ("steal", 1))
    assert winners(position, claims) == {1}
    del claims[1]
    assert winners(position, claims) == {2}


def test_8_6_a_steal_ends_the_quick_lay() -> None:
    after = apply(serial(steal_mode="race"), 2, ("steal", 1))
    assert "8.1" in grounds(after, 0, ("quick", 1))


def test_8_3_so_does_the_next_turn() -> None:
    after = play(draw(s33(), "5"), "8")
    assert "8.1" in grounds(after, 0, ("quick", 1))


def test_8_1_a_window_for_everybody_however_the_cards_lie() -> None:
    assert turn(draw(s33(), "8")) == turn(draw(s33(), "5")) == {DEALER, 0, 1}


def test_point_23_which_copies_are_quick() -> None:
    assert refusal(draw(s34(quick_lay="any"), "1"), 0, ("quick", 1)) is None
    assert grounds(draw(s33(quick_lay="off"), "5"), 0, ("quick", 1)) == ["#23"]
    off = s33(quick_lay="off", open_add="off")
    assert phase(draw(off, "5")) == "turn"


@pytest.mark.parametrize(
    ("reading", "allowed"), [("until_refill", [0, 1]), ("stays", [1, 1]), ("once", [0, 0])]
)
def test_point_24_a_drawn_copy_left_over(reading: str, allowed: list[int]) -> None:
    """Two are drawn and one is added: with a card to draw after that, and without."""
    for stock, expected in (("5 5 9", allowed[0]), ("5 5", allowed[1])):
        position = table("3", "5 5 8", BIG, stock=stock, quick_rest=reading)
        after = apply(draw(play(position, "5", 2), "5 5"), 0, ("quick", 1))
        if phase(after) == "refill":
            after = draw(after, "9")
        assert sum(move[0] == "quick" for move in legal(after, 0)) == expected


def test_point_23_any_equal_card_of_the_hand() -> None:
    position = play(table("3", "5 5 5 8", BIG, quick_lay="any", quick_rest="stays"), "5")
    assert [move[1] for move in legal(position, 0) if move[0] == "quick"] == [1, 2]
    after = apply(position, 0, ("quick", 1))
    assert after.fresh == 0
    assert refusal(after, 0, ("quick", 1)) is None


def test_point_25_how_many_open_cards() -> None:
    assert [move[1] for move in legal(s36(), 0) if move[0] == "add"] == [1, 2]
    one = s36(open_add="one")
    assert grounds(one, 0, ("add", 2)) == ["#25"]
    assert grounds(apply(one, 0, ("add", 1)), 0, ("add", 1)) == ["#25"]
    assert grounds(s36(open_add="off"), 0, ("add", 1)) == ["#25"]
    assert refusal(apply(s36(), 0, ("add", 1)), 0, ("add", 1)) is None


def test_8_4_only_after_the_last_hand_card() -> None:
    opens = ["8 8 8", ""]
    from_open = play(table("5", "", BIG, opens=opens), "8")
    assert grounds(from_open, 0, ("add", 1)) == ["8.4"]
    with_hand = play(table("5", "8 9", BIG, opens=opens), "8")
    assert grounds(with_hand, 0, ("add", 1)) == ["8.4"]
    other = play(table("5", "9", BIG, opens=opens), "9")
    assert grounds(other, 0, ("add", 1)) == ["8.7"]


def test_8_2_an_addition_counts_for_four_of_a_kind() -> None:
    after = apply(play(table("8", "8", BIG, opens=["8 8 3", ""]), "8"), 0, ("add", 2))
    assert not after.lays
    assert turn(after) == {0}


def test_8_5_nothing_is_added_after_a_removal() -> None:
    position = play(table("8:3", "8 1 1", BIG, stock="8"), "8")
    after = draw(position, "8")
    assert turn(after) == {0}
    assert "8.1" in grounds(after, 0, ("quick", 1))


def test_8_2_a_quick_half_changes_nothing_else() -> None:
    position = play(table("3h", "h 1 1", BIG, BIG, stock="h 8"), "h")
    after = draw(apply(draw(position, "h"), 0, ("quick", 1)), "8")
    assert standing(after) == Standing("h", 2, 8, True, True)
    position = play(table("6h", "h 1 1", BIG, BIG, BIG, stock="h 8"), "h")
    after = draw(apply(draw(position, "h"), 0, ("quick", 1)), "8")
    assert after.to_move == 2


# Turns, times, ends.


def test_5_4_open_cards_stay_on_the_table() -> None:
    position = table("9h", "", BIG, opens=["1 2 8", ""])
    assert list(legal(position, 0)) == [PICK_UP]
    after = apply(position, 0, PICK_UP)
    assert after.open[0] == Counter(["1", "2", "8"])
    assert after.hands[0] == Counter(["9h"])
    after.to_move = 0
    assert kinds(after, 0) == {"9h"}


def test_4_15_an_empty_pile_is_led() -> None:
    assert "4.15" in grounds(table("", "1", BIG), 0, PICK_UP)


def test_4_3_cards_that_are_not_there() -> None:
    position = table("1", "5 5", BIG)
    for kind, count in (("5", 3), ("5", 0), ("10", 1), ("8", 1)):
        assert grounds(position, 0, ("play", kind, count)) == ["4.3"]
    assert grounds(position, 0, ("closed", 0)) == ["5.6"]
    shut = table("1", "", BIG)
    assert grounds(shut, 0, ("play", "5", 1))[0] == "5.6"
    assert grounds(shut, 0, PICK_UP) == ["5.7"]
    shut.closed[0][1] = None
    assert grounds(shut, 0, ("closed", 1)) == grounds(shut, 0, ("closed", 3)) == ["5.7"]


def test_point_39_the_move_of_the_absent() -> None:
    assert absent(table("5", "9 8 J0 J*", BIG), 0) == ("play", "8", 1)
    assert absent(table("5", "1 J0 J*", BIG), 0) == ("play", "J0", 1)
    assert absent(table("5", "1 J*", BIG), 0) == ("play", "J*", 1)
    assert absent(table("5", "1 2", BIG), 0) == PICK_UP
    assert absent(table("6h", "h 2", BIG), 0) == ("play", "h", 1)
    assert absent(table("5", "", BIG), 0) == ("closed", 0)
    assert absent(play(table("5", "9 9", BIG), "9"), 1) is None


def stalled(limit: int | None, turns: int) -> Position:
    """Two who only pass the pile to and fro, their table cards untouched."""
    position = table("9h", "1 1", "2 2", stall_turns=limit)
    position.stall = turns
    return position


def test_point_1_endless_play_is_blocked() -> None:
    assert phase(apply(stalled(150, 148), 0, PICK_UP)) == "turn"
    after = apply(stalled(150, 149), 0, PICK_UP)
    assert turn(after) == set()
    assert outcome(after) == ((0, 1), (2, 1))
    assert phase(apply(stalled(60, 59), 0, PICK_UP)) == "over"
    assert phase(apply(stalled(None, 1000), 0, PICK_UP)) == "turn"


def test_point_1_progress_begins_the_count_again() -> None:
    drawn = draw(play(table("3", "5 8 9", BIG, stock="1"), "5"), "1")
    shown = play(table("5", "", BIG, opens=["8 3", ""]), "8")
    gone = play(table("5:3", "5 1", BIG), "5")
    turned = apply(table("6", "", BIG, shut=[["3", "5", "9"], SHUT]), 0, ("closed", 0))
    for position in (drawn, shown, gone, turned, last("6", "7", BIG, BIG)):
        assert position.stall == 0
    assert play(table("5", "8 9", BIG), "8").stall == 1


@pytest.mark.parametrize(
    ("hands", "opens", "shut", "places"),
    [
        (["1 1", "1", "1 1 1"], ["", "", ""], [0, 0, 0], (2, 1, 3)),
        (["1 1", "1", "1"], ["", "1", ""], [0, 0, 1], (1, 2, 3)),
        (["1 1", "", "1"], ["", "1 1", "1"], [0, 0, 0], (1, 3, 2)),
    ],
)
def test_point_1_who_is_best_when_play_is_blocked(
    hands: list[str], opens: list[str], shut: list[int], places: tuple[int, ...]
) -> None:
    """Fewest cards, then fewest closed, then fewest open."""
    closed = [["9"] * n + [None] * (3 - n) for n in shut]
    position = table("", *hands, opens=opens, shut=closed)
    position.blocked = True
    ended = outcome(position)
    assert ended is not None
    assert ended[1] == places


def test_point_1_shared_places() -> None:
    position = table("", "1 1", "2 2", "1 2 3")
    position.blocked = True
    assert outcome(position) == ((2, 2, 0), (1, 1, 3))


# Whole matches.


def some_move(position: Position, seat: int, random: Random) -> Move:
    if phase(position) == "deal":
        return some_deal(position, random)
    if phase(position) == "refill":
        assert position.refilling is not None
        stock = sorted(position.stock.elements())
        size = oracle.due(position, position.refilling)
        return ("refill", tuple(random.sample(stock, size)))
    return random.choice(list(legal(position, seat)))


def random_match(seats: int, seed: int, **options: Any) -> Iterator[Position]:
    random = Random(seed)
    position = new(seats, **options)
    while speakers := turn(position):
        yield position
        able = [s for s in sorted(speakers) if s == DEALER or any(True for _ in legal(position, s))]
        seat = random.choice(able)
        position = apply(position, seat, some_move(position, seat, random))
    yield position


def check(position: Position) -> None:
    """All cards are there; a seat that must speak can; the law of the table holds."""
    if not position.dealt:
        return
    shut = Counter(card for slots in position.closed.values() for card in slots if card)
    lying = Counter[str]()
    for lay in position.lays:
        lying[lay.kind] += lay.count
    everything = position.stock + position.removed + shut + lying
    for cards_ in (*position.hands.values(), *position.open.values()):
        everything += cards_
    assert everything == deck(position.options)
    assert (outcome(position) is None) == bool(turn(position))
    if phase(position) == "turn":
        (seat,) = turn(position)
        assert list(legal(position, seat))
        assert position.hands[seat].total() >= 3 or not position.stock
        check_turn(position, seat)
    if phase(position) == "window":
        assert not standing(position).cleared
        assert ("steal" in position.stages[0]) <= (position.lays[-1].kind in X_HALVES)


def check_turn(position: Position, seat: int) -> None:
    """To lay or to pick up, never both; somebody else may do nothing."""
    words = {move[0] for move in legal(position, seat)}
    assert len(words) == 1 or not position.options["own_half_forced"]
    assert words & {"play", "closed", "pick up"}
    assert ("play" in words) == bool(playable(position, seat))
    for other in set(active(position)) - {seat}:
        assert not list(legal(position, other))


RULES = {key: values[:3] for key, values in OPTIONS.items() if key not in ("deck", "stall_turns")}
OPTION_SETS = [dict(zip(RULES, chosen, strict=True)) for chosen in product(*RULES.values())]


@pytest.mark.parametrize("number", range(0, len(OPTION_SETS), len(OPTION_SETS) // 20))
def test_random_matches_keep_the_invariants(number: int) -> None:
    options = OPTION_SETS[number] | {"stall_turns": 60, "deck": ("full", "short")[number % 2]}
    seats = 2 + number % (2 if options["deck"] == "short" else 5)
    for n, position in enumerate(random_match(seats, number, **options)):
        if n % 23 == 0:
            check(position)
    check(position)
    ended = outcome(position)
    assert ended is not None
    assert min(ended[1]) == 1
    assert sum(seats - place for place in ended[1]) == sum(ended[0])


def test_offered_is_what_is_not_refused() -> None:
    tried = [("pick up",), *(("closed", n) for n in range(-1, 4))]
    tried += [(word, n) for word in ("steal", "quick", "add") for n in range(14)]
    tried += [(word, kind, n) for word in ("start", "play") for kind in KINDS for n in range(14)]
    for n, position in enumerate(random_match(3, 11, stall_turns=60)):
        if n % 37 or phase(position) in ("deal", "swap"):
            continue
        for seat in range(3):
            allowed = {move for move in tried if refusal(position, seat, move) is None}
            assert allowed == set(legal(position, seat))


def test_a_match_is_the_fold_of_its_moves() -> None:
    random, position, happened = Random(5), new(4, stall_turns=60), list[tuple[int, Move]]()
    while speakers := turn(position):
        able = [s for s in sorted(speakers) if s == DEALER or any(True for _ in legal(position, s))]
        seat = random.choice(able)
        move = some_move(position, seat, random)
        happened.append((seat, move))
        position = apply(position, seat, move)
    assert oracle.replay(4, happened, stall_turns=60) == position


def test_views_keep_secrets() -> None:
    """Two truths behind one window: other hands, closed cards and the stock are exchanged."""
    position = table("5", "1 2 3", "4 5 6", "7 8 9", stock="h h 1", memory_aid="full")
    other = deepcopy(position)
    other.hands[1], other.hands[2] = position.hands[2], position.hands[1]
    other.closed[0], other.stock = ["h", "h", "1"], Counter(cards("5 8 9"))
    for viewer in (0, None):
        assert visible(position, viewer) == visible(other, viewer)
    assert visible(position, 1) != visible(other, 1)


def test_point_38_what_is_remembered_for_the_players() -> None:
    shown = [
        visible(table("5 8:2", "1", "1", memory_aid=aid), None) for aid in OPTIONS["memory_aid"]
    ]
    assert ["counts" in one for one in shown] == [False, True, True]
    assert ["lays" in one for one in shown] == [False, False, True]
    assert shown[1]["counts"] == Counter(["5", "8", "8"])


def test_silent_points_have_defaults() -> None:
    assert set(new(2).options) == set(OPTIONS) | set(SILENT)


def test_apply_leaves_its_argument_alone() -> None:
    position = s33()
    before = deepcopy(position)
    draw(position, "5")
    assert position == before
