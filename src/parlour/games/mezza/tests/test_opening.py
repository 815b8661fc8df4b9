"""Chapters 1 to 3 and 9: the aim, the deal, the swap and who starts, on the smallest tables."""

from collections import Counter

import pytest
from msgspec.structs import replace

from parlour.core import (
    DEALER,
    OVER,
    SEATS,
    Outcome,
    Phrase,
    Refused,
    begin,
)
from parlour.games.mezza import rules, text
from parlour.games.mezza.notation import read_move
from parlour.games.mezza.pieces import DECK, SHORT, Award, Deal, Options, Swap
from parlour.games.mezza.tests.tables import (
    P0,
    P1,
    P2,
    after,
    awards,
    can,
    dealt,
    ended,
    luck,
    may_lay,
    quiet,
    refused,
    settled,
    table,
    why,
)
from parlour.games.mezza.views import Aid, Dealt, Ready, Shown, Starting

NEW = rules.start(2, Options())
DEAL = "deal 1 2 3 | 4 5 6 | 7 8 9 / h 2 3 | 4 5 6 | 9 8 7"
LAST = ("9", None, None)  # one card left


def test_1_1_who_has_no_cards_left_first_wins() -> None:
    state = after(table("hands 9 / 1; closed . . . / . . 5; pile 5"), "0 play 9")
    assert ended(state) == Outcome((1, 0), (1, 2))


def test_1_2_the_others_play_on_until_one_has_cards() -> None:
    state = table("hands 9 / 9 / 1 / 9h; closed . . . / . . . / . . 5 / . . .; pile 5")
    state = settled(state, "0 play 9", "1 play 9")
    assert rules.outcome(state) is None
    state = after(settled(state, "2 pickup"), "3 play 9h")
    assert ended(state).places == (1, 2, 4, 3)
    assert rules.turn(state) == frozenset()
    assert refused(state, P2, "play 1") == OVER


def test_1_2_an_x_half_as_the_last_card_but_one_seat_ends_it_at_once() -> None:
    state = after(table("hands 9h / h; closed . . . / 5 . .; pile 5"), "0 play 9h")
    assert ended(state).places == (1, 2)


def test_1_3_of_the_pile_only_its_top_is_shown() -> None:
    face = rules.view(table("hands 1 / 2; pile 3 5 7 7; removed 9 9"), P0).pile
    assert (face.size, face.top, face.run, face.value) == (4, "7", 2, 14)
    assert rules.view(table("hands 1 / 2; pile 3 5 7 7"), P0).aid is None


def test_1_3_a_table_may_spare_its_memory() -> None:
    state = table("hands 1 / 2; pile 7 3 7; removed 9 4", memory_aid="counts")
    assert rules.view(state, None).aid == Aid(("3", "7", "7"), ("4", "9"))
    state = table("hands 1 / 2; pile 9 3", memory_aid="full")
    state = after(state, "0 pickup")
    aid = rules.view(state, P1).aid
    assert aid is not None
    assert aid.known == (("3", "9"), ())
    state = after(state, "1 play 2", "0 play 3")
    assert state.known == (("9",), ())


def test_1_3_a_card_of_its_own_is_not_taken_for_one_picked_up() -> None:
    state = table("hands 3 3 9 / 2; known 3 / ; pile 2", memory_aid="full")
    assert after(state, "0 play 3 3").known == ((), ())
    assert after(state, "0 play 9").known == (("3",), ())


def test_1_4_who_is_out_is_passed_over() -> None:
    state = table("hands 9 / / 9; closed 5 / . / 5; out 1; pile 5")
    assert after(state, "0 play 9").mover == P2
    assert refused(state, P1, "play 9") == "1.4"
    window = after(table("hands 9h 9 / / 9; closed 5 / . / 5; out 1; pile 5"), "0 play 9h")
    assert refused(window, P1, "steal 1") == "1.4"
    assert refused(window, P1, "letbe") == "7.3"
    assert rules.turn(window) == {DEALER, P2}


STUCK = "hands 7 9 / 9 9; idle 149; pile 5"


def test_1_5_a_match_is_blocked_when_nothing_moves() -> None:
    assert rules.turn(after(table(STUCK), "0 play 7")) == frozenset()
    assert rules.turn(after(table(STUCK.replace("149", "148")), "0 play 7")) == {P0}
    assert rules.turn(after(table("hands 1 / 9; idle 149; pile 5"), "0 pickup")) == frozenset()


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("hands 7 9 9 / 9 9 9; stock 1; idle 149; pile 5", "0 play 7"),  # draws
        ("hands / 9; open 7 8 / 9; idle 149; pile 5", "0 play 7"),  # from the table
        ("hands / 9; closed 7 8 / 9; idle 149; pile 5", "0 closed 0"),
        ("hands / 9; closed 4 8 / 9; idle 149; pile 5", "0 closed 0"),  # though it does not fit
        ("hands 7 9 / 9; idle 149; pile 7 7 7", "0 play 7"),  # removes
        ("hands 7 / 9 / 9; closed . / 5 / 5; idle 149; pile 5", "0 play 7"),  # goes out
    ],
)
def test_1_5_what_is_progress(position: str, said: str) -> None:
    state = after(table(position), said)
    assert state.idle == 0
    assert rules.turn(state)


def test_1_5_a_quick_lay_is_no_turn_of_its_own() -> None:
    state = table("hands 5 5 8 / 9 9; layer 0; claims ? / letbe; drawn 5; pile 5; idle 7; mover 1")
    assert after(state, "0 quick 1", "dealer award 0").idle == 7


def test_1_5_the_table_chooses_the_limit_and_is_warned() -> None:
    assert rules.turn(after(table(STUCK, stall_turns=None), "0 play 7")) == {P0}
    assert rules.turn(after(table(STUCK, stall_turns=400), "0 play 7")) == {P0}
    early = table("hands 1 / 9; pile 5; idle 39", stall_turns=60)
    warned = Phrase("stalled", {"idle": 40, "limit": 60})
    assert warned not in text.describe(rules.view(early, None))
    assert warned in text.describe(rules.view(replace(early, idle=40), None))
    assert Phrase("stalled", {"idle": 100, "limit": 150}) in text.describe(
        rules.view(table("hands 1 / 9; pile 5; idle 100"), P1)
    )


BLOCKED = "idle 150; out 1; hands 1 2 / / 1 / / 1; open / / 6 / 6 6 / "


@pytest.mark.parametrize(
    ("closed", "places"),
    [
        ("5 . . / . . . / 5 . . / 5 . . / 5 . .", (3, 1, 4, 5, 2)),  # E two cards, the rest three
        ("5 . . / . . . / 5 . . / 5 . . / 5 5 .", (2, 1, 3, 4, 5)),  # all three, E two closed
        ("5 5 5 / . . . / 5 . . / 5 . . / . . .", (5, 1, 3, 4, 2)),
        ("5 . . / . . . / . . . / . . . / 5 . .", (5, 1, 2, 3, 4)),  # A three, the rest two
    ],
)
def test_1_6_in_a_blocked_match_fewest_cards_then_fewest_closed_then_fewest_open(
    closed: str, places: tuple[int, ...]
) -> None:
    assert ended(table(f"{BLOCKED}; closed {closed}")).places == places


def test_1_6_or_all_who_are_left_share_the_place() -> None:
    closed = "closed 5 . . / . . . / 5 . . / 5 . . / 5 . ."
    state = table(f"{BLOCKED}; {closed}", blocked_rank="shared")
    assert ended(state) == Outcome((0, 1, 0, 0, 0), (2, 1, 2, 2, 2))


def test_1_7_points_by_place() -> None:
    position = "hands 9 / 1 / 2; closed . . . / . . 5 / . . .; out 2; pile 5"
    assert ended(after(table(position), "0 play 9")) == Outcome((0, 0, 1), (2, 3, 1))
    points = after(table(position, match="points"), "0 play 9")
    assert ended(points) == Outcome((1, 0, 2), (2, 3, 1))


def test_2_1_the_dealer_deals_and_nobody_knows_the_closed_cards() -> None:
    state = after(NEW, f"dealer {DEAL}")
    assert refused(state, DEALER, DEAL) == "2.1"
    assert refused(NEW, P0, DEAL) == "2.1"
    assert refused(NEW, P0, "play 1") == "2.1"
    other = after(NEW, f"dealer {DEAL.replace('9 8 7', '8 7 9').replace('7 8 9', '8 9 7')}")
    for viewer in (None, P0, P1):
        assert rules.view(state, viewer) == rules.view(other, viewer)
        assert rules.view(state, viewer).closed == ((0, 1, 2), (0, 1, 2))


@pytest.mark.parametrize(
    "deal",
    [
        "deal 1 2 3 | 4 5 6 | 7 8 9",
        "deal 1 2 3 | 4 5 6 | 7 8 9 / h 2 | 4 5 6 | 7 8 9",
        "deal 1 2 3 | 4 5 6 | 7 8 9 9 / h 2 3 | 4 5 6 | 7 8 9",
        "deal 2 1 3 | 4 5 6 | 7 8 9 / h 2 3 | 4 5 6 | 7 8 9",
        "deal 1 2 3 | 5 4 6 | 7 8 9 / h 2 3 | 4 5 6 | 7 8 9",
        "deal 1 1 1 | 1 1 6 | 7 8 9 / h 2 3 | 4 5 6 | 7 8 9",
    ],
    ids=["a seat short", "a card short", "a card more", "no order", "nor here", "five equal"],
)
def test_2_1_an_unfair_deal_is_refused(deal: str) -> None:
    assert refused(NEW, DEALER, deal) == "2.1"


def test_2_2_the_open_cards_are_seen_by_all() -> None:
    state = after(NEW, f"dealer {DEAL}")
    assert rules.view(state, None).opened == (("4", "5", "6"), ("4", "5", "6"))


def test_2_3_a_hand_is_seen_by_its_seat_alone() -> None:
    state = after(NEW, f"dealer {DEAL}")
    assert rules.view(state, P1).hand == ("h", "2", "3")
    assert rules.view(state, None).hand == ()
    assert rules.view(state, P0).held == (3, 3)
    told = rules.hear(NEW, DEALER, read_move(DEAL), P0)
    assert told == Dealt(("1", "2", "3"), (("4", "5", "6"), ("4", "5", "6")), 50)
    assert rules.hear(NEW, DEALER, read_move(DEAL), None) == Dealt((), told.opened, 50)


def test_2_4_sixty_eight_cards_of_fifteen_kinds() -> None:
    assert len(DECK) == 68
    counts = Counter(DECK)
    assert (counts.pop("h"), set(counts.values()), len(counts)) == (12, {4}, 14)
    stocks = [len(dealt(rules.start(seats, Options())).stock) for seats in range(2, 7)]
    assert stocks == [50, 41, 32, 23, 14]


SWAP = table("hands 1 2 3 / h 2 3; open 4 5 6 / 4 5 6; swaps ? / ?; stock 9")


def test_2_5_any_three_of_the_six_once() -> None:
    state = after(SWAP, "0 swap 1 5 6")
    assert why(state, P0, "swap 1 2 3") == "used"
    assert why(SWAP, P0, "swap 1 2") == "own"
    assert why(SWAP, P0, "swap 1 1 2") == "own"
    assert why(SWAP, P0, "swap 3 2 1") == "own"
    assert why(SWAP, DEALER, "swap 1 2 3") == "over"
    assert why(SWAP, P0, "play 1") == "first"
    over = after(state, "1 swap h 2 3", "dealer reveal")
    assert why(over, P0, "swap 1 2 3") == "over"
    offer = rules.offer(rules.view(SWAP, P0))
    assert offer is not None
    assert len(list(rules.moves(offer))) == 20
    twins = table("hands 1 1 1 / h 2 3; open 1 2 2 / 4 5 6; swaps ? / ?")
    offer = rules.offer(rules.view(twins, P0))
    assert offer is not None
    assert [*rules.moves(offer)] == [
        Swap(("1", "1", "1")),
        Swap(("1", "1", "2")),
        Swap(("1", "2", "2")),
    ]


def test_2_6_all_choose_unseen_and_the_dealer_shows_the_cards() -> None:
    state = after(SWAP, "1 swap 4 5 6")
    assert rules.turn(state) == {P0}
    assert rules.view(state, P0).opened == SWAP.opened
    assert rules.view(state, P0).ready == {P1}
    assert rules.hear(SWAP, P1, read_move("swap 4 5 6"), P0) == Ready()
    assert rules.hear(SWAP, P1, read_move("swap 4 5 6"), P1) == Swap(("4", "5", "6"))
    assert refused(state, DEALER, "reveal") == "2.6"
    assert refused(state, P0, "reveal") == "2.6"
    state = after(state, "0 swap 1 2 3")
    assert rules.hear(state, DEALER, read_move("reveal"), None) == Shown(
        (("4", "5", "6"), ("h", "2", "3"))
    )
    state = after(state, "dealer reveal")
    assert state.hands == (("1", "2", "3"), ("4", "5", "6"))
    assert state.opened == (("4", "5", "6"), ("h", "2", "3"))
    assert refused(state, DEALER, "reveal") == "2.6"


def test_2_7_one_after_the_other_and_seen_at_once() -> None:
    state = table(
        "hands 1 2 3 / h 2 3; open 4 5 6 / 4 5 6; swaps ? / ?; stock 9", swap_mode="clockwise"
    )
    assert rules.turn(state) == {P0}
    assert refused(state, P1, "swap h 2 3") == "2.7"
    assert rules.hear(state, P0, read_move("swap 4 5 6"), P1) == Shown(
        (("1", "2", "3"), ("4", "5", "6"))
    )
    state = after(state, "0 swap 4 5 6")
    assert rules.view(state, P1).opened[P0] == ("1", "2", "3")
    assert rules.turn(state) == {P1}
    assert rules.turn(after(state, "1 swap h 2 3")) == {P0, P1, DEALER}


def test_2_7_or_nobody_exchanges() -> None:
    state = after(rules.start(2, Options(swap_mode="off")), f"dealer {DEAL}")
    assert why(state, P0, "swap 1 2 3") == "over"
    assert rules.turn(state) == {P0, P1, DEALER}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_2_8_only_two_to_six_seats(seats: int) -> None:
    with pytest.raises(Refused) as no:
        begin(rules, seats, Options())
    assert no.value.refusal.clause == SEATS
    assert no.value.refusal.parts == {"least": 2, "most": 6}
    assert [begin(rules, seats, Options()).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]


START = "hands 1 1 9 / 1 2 3 / 2 J0 J*; stock 5; layer nobody; claims ? / ? / ?"


def test_3_1_the_lowest_card_starts_and_opens_the_pile() -> None:
    state = after(table(START), "0 start 1", "1 start 1", "2 start 2")
    assert awards(state) == {"0", "1"}
    assert refused(state, DEALER, "award 2") == "3.2"
    state = after(state, "dealer award 1")
    assert (state.pile.cards, state.mover) == (("1",), P2)
    assert why(state, P0, "start 1") == "begun"
    assert why(table(START), P0, "play 1") == "start"
    assert why(table(START), DEALER, "start 1") == "begun"


def test_3_2_the_quickest_of_them_starts() -> None:
    state = after(table(START), "1 start 1", "2 start 2", "0 start 1")
    assert awards(state, (P2, P1, P0)) == {"1"}
    assert awards(state, (P2, P0, P1)) == {"0"}
    assert awards(state, (P2,)) == {"0", "1"}
    assert refused(state, DEALER, "award nobody") == "3.2"


def test_3_2_who_does_not_speak_may_still_be_named_with_one_card() -> None:
    state = after(table(START), "1 start 1", "dealer award 0")
    assert state.pile.cards == ("1",)


def test_3_3_a_joker_is_not_the_lowest_card() -> None:
    assert refused(table(START), P2, "start J0") == "3.3"
    state = table("hands 5 6 J0 / 9 9 9; stock 5; layer nobody; claims ? / ?")
    assert awards(state) == {"0"}


def test_3_4_jokers_alone_start_only_where_nobody_has_a_number() -> None:
    state = table("hands J0 J0 J* / 9 9 9; stock 5; layer nobody; claims ? / ?")
    assert awards(state) == {"1"}
    state = table("hands J0 J0 J* / J* J* J*; stock 5; layer nobody; claims ? / ?")
    assert awards(state) == {"0"}
    state = table("hands J* J* J* / J* J* J*; stock 5; layer nobody; claims ? / ?")
    assert awards(state) == {"0", "1"}


def test_3_5_several_of_the_lowest_but_no_other_and_not_nothing() -> None:
    assert after(table(START), "0 start 1 1", "dealer award 0").pile.cards == ("1", "1")
    assert refused(table(START), P0, "start 9") == "3.5"
    assert refused(table(START), P1, "start 1 1") == "4.3"
    assert rules.refuse(table(START), P1, read_move("start 1")) is None
    assert refused(table(START), P1, "letbe") == "3.7"


def test_3_6_the_lay_that_starts_is_an_ordinary_turn() -> None:
    state = table("hands 3h 9 9 / h J0 J*; stock 3h 9; layer nobody; claims ? / ?")
    state = replace(state, hands=(("3h", "9", "9"), ("4", "J0", "J*"), ("h", "h", "h")))
    state = table("hands 7 9 9 / 8 8 9 / 8 9 9; stock 7 9; layer nobody; claims ? / ? / ?")
    state = after(state, "dealer award 0", "dealer refill 7")
    assert state.mover == P2
    assert can(state, P0, "quick 1")
    four = table("hands 4 9 9 / 4 5 9; stock 7 9; layer nobody; claims ? / ?")
    assert may_lay(quiet(after(four, "dealer award 0")), P1) == {"4"}


def test_3_6_and_may_be_completed() -> None:
    state = table("hands 3h 9 9 / 4 J0 J*; stock h; layer nobody; claims ? / ?")
    state = after(state, "dealer award 0", "dealer refill h")
    assert rules.turn(state) == {DEALER, P0, P1}
    assert refused(state, P0, "steal 1") == "7.11"


def test_3_7_everybody_says_once_unheard_and_nobody_learns_who_else() -> None:
    state = after(table(START), "0 start 1 1")
    assert refused(state, P0, "start 1") == "3.7"
    assert rules.hear(table(START), P0, read_move("start 1"), P1) is None
    assert rules.view(state, P1) == rules.view(table(START), P1)
    assert rules.turn(state) == {P1, P2, DEALER}
    for seat, kind, most in ((P0, "1", 2), (P1, "1", 1), (P2, "2", 1)):
        assert rules.offer(rules.view(table(START), seat)) == Starting(kind, most)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("tie", "named"), [("race", {"1"}), ("random", {"0", "1"}), ("left_of_dealer", {"0"})]
)
def test_3_8_how_a_tie_is_settled(tie: str, named: set[str]) -> None:
    state = table(START, start_tie=tie)
    assert awards(state, (P1, P0, P2)) == named
    unheard = {"0"} if tie == "left_of_dealer" else {"0", "1"}
    assert awards(state) == unheard
    assert (rules.refuse(state, DEALER, Award(P1)) is None) == ("1" in unheard)


def test_9_1_the_short_deck_has_no_3_6_and_9() -> None:
    assert len(SHORT) == 56
    assert Counter(SHORT).keys() == Counter(DECK).keys() - {"3", "6", "9"}
    short = rules.start(3, Options(deck="short"))
    assert len(dealt(short).stock) == 29
    deal = rules.chance(short, luck(), None)
    assert isinstance(deal, Deal)
    full = "deal 1 2 3 | 4 5 5 | 7 8 8 / h 2 2 | 4 5 7 | 7 8 7 / h h h | h h h | h h h"
    assert refused(short, DEALER, full) == "2.1"
    assert rules.refuse(rules.start(3, Options()), DEALER, read_move(full)) is None


def test_9_2_the_short_game_is_for_two_or_three() -> None:
    short, more = Options(deck="short"), Options(deck="short", players="more")
    allowed = [seats for seats in range(2, 7) if rules.forbid(seats, short) is None]
    assert allowed == [2, 3]
    assert [seats for seats in range(2, 7) if rules.forbid(seats, more) is None] == [2, 3, 4]
    refusal = rules.forbid(4, short)
    assert refusal is not None
    assert (refusal.clause, refusal.parts) == ("9.2", {"most": 3, "seats": 4})
    refusal = rules.forbid(5, more)
    assert refusal is not None
    assert refusal.parts == {"most": 4, "seats": 5}
    assert rules.forbid(6, Options(players="more")) is None
