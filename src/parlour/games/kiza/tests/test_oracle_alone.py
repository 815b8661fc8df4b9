"""The worked scenarios K1 to K32 of the specification, its options, and whole matches at random."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import chain, combinations, islice, product
from random import Random
from typing import Any

import pytest

from parlour.games.kiza.tests import oracle
from parlour.games.kiza.tests.oracle import (
    DEALER,
    DECK,
    OPTIONS,
    SILENT,
    Card,
    Move,
    Position,
    absent,
    advance,
    apply,
    bidder,
    contest,
    due,
    grounds,
    legal,
    new,
    outcome,
    phase,
    refusal,
    still_in,
    totals,
    turn,
    visible,
    worth,
)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(text.split())


def bid(text: str) -> Move:
    return ("bid", cards(text))


PASS: Move = ("pass",)


def table(
    *hands: str, rows: list[str] | None = None, gains: list[str] | None = None, **options: Any
) -> Position:
    """A round under way, seat 0 the dealer; what is not named is in the pile, unseen."""
    start = new(len(hands), **options)
    start.dealer, start.dealt, start.revealed = 0, True, True
    start.hands = {seat: set(cards(text)) for seat, text in enumerate(hands)}
    start.rows |= {seat: set(cards(text)) for seat, text in enumerate(rows or [])}
    start.gains |= {seat: list(cards(text)) for seat, text in enumerate(gains or [])}
    out = chain(*start.hands.values(), *start.rows.values(), *start.gains.values())
    start.unseen = set(DECK) - set(out)
    return start


def auction(kiza: str, *hands: str, **options: Any) -> Position:
    """Seat 0 has put this card up, and nobody has another one."""
    start = table(*hands, rows=[kiza], **options)
    return apply(start, 0, ("choose", kiza))


def say(position: Position, *words: str) -> Position:
    """Everyone whose word it is bids these cards, or passes at "-"."""
    for word in words:
        (seat,) = turn(position)
        position = apply(position, seat, PASS if word == "-" else bid(word))
    return position


def settled(position: Position) -> Position:
    assert phase(position) == "settle"
    return apply(position, DEALER, ("settle",))


def shuffled(position: Position, random: Random) -> Move:
    """A deal of what is due, at random."""
    pile = sorted(oracle.pile(position))
    random.shuffle(pile)
    given = iter(pile)
    return ("deal", tuple(tuple(islice(given, size)) for size in due(position)))


# §5.

K1 = ("Rt7 Rs2 Rx5 Rx3 Rx1", "Bc10 Rc2 Yc1", "Rt1", "Rt2")


def k1(**options: Any) -> Position:
    return say(auction("Rc10", *K1, **options), "Rt7 Rs2", "Bc10 Rc2", "-", "-")


def test_k1_the_example_of_the_rulebook() -> None:
    assert [oracle.standing(say(auction("Rc10", *K1), *said)) for said in (["Rt7 Rs2"], [])] == [
        (0, 9),
        (None, 0),
    ]
    assert oracle.standing(k1()) == (1, 12)
    raised = say(k1(), "Rx5")
    assert oracle.standing(raised) == (0, 14)
    after = settled(say(raised, "-"))
    assert after.gains[0] == ["Rc10"]
    assert after.discard == set(cards("Rt7 Rs2 Rx5 Bc10 Rc2"))
    assert after.dealer == 1
    assert totals(after) == [10, 0, 0, 0]


def test_k2_a_raise_counts_all_cards_and_must_be_higher() -> None:
    assert grounds(k1(), 0, bid("Rx1")) == ["5.4"]


def test_k3_equal_is_not_higher() -> None:
    assert grounds(k1(), 0, bid("Rx3")) == ["5.4"]


def test_k4_who_passed_is_out() -> None:
    assert grounds(k1(), 2, bid("Rt1"))[:2] == ["5.7", "house.1"]
    assert refusal(say(k1(), "Rx5"), 2, bid("Rt1")) == "5.7"


def test_k5_neither_colour_nor_shape() -> None:
    assert grounds(auction("Rc10", "Bt7", "Rt1"), 0, bid("Bt7")) == ["5.5"]


def test_k6_colour_and_shape_may_be_mixed() -> None:
    after = say(auction("Rc10", "Bc7 Rt1", "Rt2"), "Bc7 Rt1")
    assert oracle.standing(after) == (0, 8)


def test_k7_one_bad_card_spoils_the_bid() -> None:
    before = auction("Rc10", "Bc7 Bt1", "Rt2")
    assert grounds(before, 0, bid("Bc7 Bt1")) == ["5.5"]
    with pytest.raises(ValueError, match=r"5\.5"):
        apply(before, 0, bid("Bc7 Bt1"))
    assert before == auction("Rc10", "Bc7 Bt1", "Rt2")


def test_k8_a_kiza_card_is_never_bid() -> None:
    before = apply(table("Rt1", "Rt2", rows=["Rc10 Yc15"]), 0, ("choose", "Rc10"))
    assert refusal(before, 0, bid("Yc15")) == "4.3"
    assert refusal(before, 0, bid("Rc10")) == "4.3"


def test_k9_a_bid_has_a_card() -> None:
    assert refusal(auction("Rc10", "Rt1", "Rt2"), 0, bid("")) == "5.2"


def test_k10_a_bid_may_exceed_the_card() -> None:
    assert oracle.standing(say(auction("Gx1", "Gc15", "Rt2"), "Gc15")) == (0, 15)


def test_k11_fifteen_for_one() -> None:
    after = settled(say(auction("Gx15", "Gc1", "Gc2", "Gc3"), "Gc1", "-", "-"))
    assert totals(after) == [15, 0, 0]
    assert after.discard == {"Gc1"}


def test_k12_a_dealer_without_a_fitting_card_is_out() -> None:
    before = auction("Gx15", "Rc1 Bt2", "Gc2")
    assert list(legal(before, 0)) == [PASS]
    after = say(before, "-")
    assert turn(after) == {1}
    assert still_in(after) == [1]


def test_k13_nobody_bids() -> None:
    after = settled(say(auction("Rc10", "Rt1", "Rt2", "Rt3"), "-", "-", "-"))
    assert after.discard == {"Rc10"}
    assert after.dealer == 1
    assert totals(after) == [0, 0, 0]


def test_k14_the_last_one_may_bid_alone() -> None:
    after = say(auction("Rc10", "Rt1", "Rt2", "Rt3"), "-", "-", "Rt3")
    assert turn(after) == {DEALER}
    assert settled(after).gains[2] == ["Rc10"]


def test_k15_the_last_one_may_pass() -> None:
    after = settled(say(auction("Rc10", "Rt1", "Rt2", "Rt3"), "-", "-", "-"))
    assert not any(after.gains.values())


def presenting(seats: int = 3, seed: int = 1, **options: Any) -> Position:
    random = Random(seed)
    start = new(seats, first_dealer="random", **options)
    start = apply(start, DEALER, ("first", 0))
    return apply(start, DEALER, shuffled(start, random))


def test_k16_something_is_presented() -> None:
    assert refusal(presenting(), 2, ("present", ())) == "4.2"


def test_k17_the_whole_hand_may_be_presented() -> None:
    position = presenting()
    for seat in (0, 1):
        position = apply(position, seat, absent(position, seat))
    position = apply(position, 2, ("present", tuple(position.hands[2])))
    position = advance(position)
    assert [len(position.rows[seat]) for seat in range(3)] == [1, 1, 18]
    assert position.hands[2] == set()
    position = apply(position, 0, absent(position, 0))
    assert still_in(position) == [0, 1]
    position = say(position, "-")
    assert turn(position) == {1}
    position = say(position, "-")
    assert turn(position) == {DEALER}
    assert grounds(position, 2, PASS) == ["5.11", "house.1"]


def test_k18_a_choice_stands_and_is_secret() -> None:
    position = presenting()
    chosen = sorted(position.hands[0])[:5]
    after = apply(position, 0, ("present", tuple(chosen)))
    assert refusal(after, 0, absent(position, 0)) == "4.4"
    assert turn(after) == {1, 2}
    for viewer in (1, 2, None):
        seen = visible(after, viewer)
        assert seen["ready"] == {0}
        assert seen["sizes"] == [18, 18, 18]
        other = apply(position, 0, ("present", tuple(sorted(position.hands[0])[7:9])))
        assert visible(other, viewer) == seen
    assert visible(after, 0)["presented"] == set(chosen)


def test_k19_the_dealer_chooses_one_of_his_own() -> None:
    before = table("Rt1", "Rt2", rows=["Rc10", "Bc10"])
    assert refusal(before, 0, ("choose", "Bc10")) == "5.1"
    assert refusal(before, 0, ("choose", "Rt1")) == "5.1"
    assert grounds(before, 1, ("choose", "Bc10")) == ["house.1", "5.1"]


def test_k20_a_player_without_a_kiza_card_is_skipped() -> None:
    before = table("Rt1", "Rt2", "Rt3", rows=["Rc10", "", "Bc10"])
    after = settled(say(apply(before, 0, ("choose", "Rc10")), "-", "-", "-"))
    assert after.dealer == 2
    assert turn(after) == {2}


def test_k21_the_only_one_with_cards_deals_again() -> None:
    before = table("Rt1", "Rt2", "Rt3", rows=["", "", "Bc10 Bc7"])
    before.dealer = 2
    after = settled(say(apply(before, 2, ("choose", "Bc10")), "-", "-", "-"))
    assert turn(after) == {2}
    assert list(legal(after, 2)) == [("choose", "Bc7")]


GAINS_31_40_12 = ["Rc15 Rt15 Rc1", "Bc15 Bt15 Bs10", "Gc7 Gt5"]


def test_k22_a_new_round_is_dealt_afresh() -> None:
    before = table("Rs1", "Rs2", "Rs3", rows=["Yx15"], gains=GAINS_31_40_12)
    after = settled(say(apply(before, 0, ("choose", "Yx15")), "-", "-", "-"))
    assert totals(after) == [31, 40, 12]
    assert turn(after) == {DEALER}
    after = apply(after, DEALER, ("gather",))
    assert phase(after) == "deal"
    assert not any(after.hands.values())
    assert due(after) == [18, 18, 18]
    assert after.dealer == 1
    after = apply(after, DEALER, shuffled(after, Random(1)))
    assert turn(after) == {0, 1, 2}
    for seat in range(3):
        after = apply(after, seat, absent(after, seat))
    assert turn(advance(after)) == {1}


def with_43(kiza: str, **options: Any) -> Position:
    """Seat 1 has 43 points and takes this card; seat 2 has a KIZA card left."""
    gains = ["", "Bc15 Bt15 Bs10 Bx3", ""]
    before = table("Yt1", "Yt2", "Yt3", rows=[kiza, "", "Rx1"], gains=gains, **options)
    return settled(say(apply(before, 0, ("choose", kiza)), "-", "Yt2", "-"))


def test_k23_fifty_ends_the_game_at_once() -> None:
    after = with_43("Yc7")
    assert turn(after) == set()
    assert outcome(after) == ((0, 50, 0), (2, 1, 2))
    assert after.rows[2] == {"Rx1"}
    assert refusal(after, 2, ("choose", "Rx1")) == "8.1"


def test_k24_forty_eight_does_not() -> None:
    after = with_43("Yc5")
    assert totals(after) == [0, 48, 0]
    assert outcome(after) is None
    assert turn(after) == {2}


@pytest.mark.parametrize(
    ("zero", "places"), [("Rc15 Rt15 Rs15 Rx10", (1, 2)), ("Rc15 Rt15 Rs15 Rx7", (1, 1))]
)
def test_k25_the_highest_at_the_end_of_the_round(zero: str, places: tuple[int, int]) -> None:
    """Seat 1 reaches 52 first; then seat 0 passes it, or draws level."""
    lacking = zero.split()[-1]
    others = zero.removesuffix(" " + lacking)
    gains = [others, "Bc15 Bt15 Bs15"]
    before = table("Rs1 Yc1", "Bs1 Rt1", rows=[lacking, "Bx7"], gains=gains, end="round")
    before.dealer = 1
    after = settled(say(apply(before, 1, ("choose", "Bx7")), "Bs1", "-"))
    assert totals(after)[1] == 52
    assert turn(after) == {0}
    after = settled(say(apply(after, 0, ("choose", lacking)), "Rs1", "-"))
    assert outcome(after) is None
    after = apply(after, DEALER, ("gather",))
    assert outcome(after) == (tuple(totals(after)), places)
    assert totals(after)[0] == (55 if places == (1, 2) else 52)


def test_k26_losers_take_their_cards_back() -> None:
    after = settled(say(k1(losing_bids="return"), "Rx5", "-"))
    assert after.discard == set(cards("Rt7 Rs2 Rx5"))
    assert after.hands[1] == set(cards("Bc10 Rc2 Yc1"))


def test_k27_too_few_cards_for_everybody() -> None:
    start = new(6, first_dealer="random")
    start.dealer = 2
    start.gains[0] = list(DECK[:5])
    start.unseen -= set(DECK[:5])
    assert due(start) == [18, 18, 17, 18, 18, 18]
    start.options["short_deal"] = "equal"
    assert due(start) == [17] * 6


def test_k28_six_players_leave_four_cards() -> None:
    position = presenting(6)
    assert [len(hand) for hand in position.hands.values()] == [18] * 6
    assert len(position.unseen) == 4
    assert not position.discard


def test_k29_the_tied_draw_again() -> None:
    position = new(3)
    for seat, card in enumerate(("Rc15", "Rc7", "Gx15")):
        assert turn(position) == {DEALER}
        position = apply(position, DEALER, ("draw", seat, card))
    assert contest(position) == ([0, 2], [])
    assert grounds(position, DEALER, ("draw", 1, "Rc1")) == ["A7"]
    assert refusal(position, DEALER, ("draw", 0, "Rc7")) == "3.1"
    position = apply(position, DEALER, ("draw", 2, "Rc2"))
    assert grounds(position, DEALER, ("draw", 2, "Rc1")) == ["A7"]
    position = apply(position, DEALER, ("draw", 0, "Rc1"))
    assert position.dealer == 2
    assert due(position) == [18, 18, 18]
    assert oracle.pile(position) == set(DECK)


def all_pass(position: Position) -> Position:
    """A round in which everybody presents one card and nobody bids."""
    for seat in range(position.seats):
        position = apply(position, seat, absent(position, seat))
    position = advance(position)
    while phase(position) in ("choose", "auction"):
        (seat,) = turn(position)
        position = apply(position, seat, absent(position, seat))
        if phase(position) == "settle":
            position = settled(position)
    return position


@pytest.mark.parametrize("limit", [3, 1, 2])
def test_k30_rounds_without_a_capture_end_the_game(limit: int) -> None:
    position = presenting(3, stalemate_rounds=limit)
    position.gains = {0: ["Rc7"], 1: ["Bc7"], 2: ["Yc1"]}
    for seat in range(3):
        position.hands[seat] -= {"Rc7", "Bc7", "Yc1"}
        position.unseen -= {"Rc7", "Bc7", "Yc1"}
    for played in range(1, limit + 1):
        position = apply(all_pass(position), DEALER, ("gather",))
        assert position.dry == position.rounds == played
        assert (turn(position) == set()) == (played == limit)
        if played < limit:
            position = apply(position, DEALER, shuffled(position, Random(played)))
    assert outcome(position) == ((7, 7, 1), (1, 1, 3))


def test_k30_a_capture_starts_the_count_again() -> None:
    position = table("Rs1", "Rs2", rows=["Rx15"])
    position.dry = 2
    position = settled(say(apply(position, 0, ("choose", "Rx15")), "Rs1", "-"))
    assert apply(position, DEALER, ("gather",)).dry == 0


def test_k31_out_of_turn() -> None:
    before = say(auction("Rc10", "Rt1", "Rt2", "Rt3", "Rt5"), "Rt1")
    assert grounds(before, 3, PASS) == ["house.1"]
    assert turn(before) == {1}


def test_k32_a_captured_card_is_not_in_hand() -> None:
    before = say(auction("Rc10", "Rt1", "Rt2", gains=["", "Rc7"]), "-")
    assert grounds(before, 1, bid("Rc7")) == ["5.11", "5.2"]


# The options.


def opened(*hands: str) -> Position:
    return say(auction("Rc10", *hands, dealer_open_pass="may_reenter"), "-")


def test_a5_the_dealer_may_come_in_after_a_bid() -> None:
    after = say(opened("Rt5", "Rt2 Rx1", "Rt3"), "Rt2", "-")
    assert turn(after) == {0}
    assert refusal(after, 0, bid("Rt5")) is None
    after = say(after, "Rt5")
    assert turn(after) == {1}


def test_a5_the_dealer_has_one_turn_when_all_passed() -> None:
    after = say(opened("Rt5", "Rt2", "Rt3"), "-", "-")
    assert turn(after) == {0}
    assert settled(say(after, "Rt5")).gains[0] == ["Rc10"]
    assert settled(say(after, "-")).discard == {"Rc10"}


def test_a5_his_second_pass_is_for_good() -> None:
    after = say(opened("Rt5", "Rt2 Rx1", "Rt3"), "Rt2", "Rt3", "-")
    assert turn(after) == {1}
    assert refusal(after, 0, bid("Rt5")) == "5.7"


def test_a5_by_default_the_first_pass_is_for_good() -> None:
    after = say(auction("Rc10", "Rt5", "Rt2", "Rt3"), "-", "Rt2", "-")
    assert turn(after) == {DEALER}
    assert after.options["dealer_open_pass"] == "final"


def test_a5_only_the_opening_pass_of_the_dealer_is_forgiven() -> None:
    after = say(auction("Rc10", "Rt1", "Rt2", "Rt3", dealer_open_pass="may_reenter"), "Rt1", "-")
    assert still_in(after) == [2]
    assert still_in(say(after, "-")) == []


def topped(sizes: list[int], captured: int = 0, dealer: int = 0, **options: Any) -> Position:
    """Between two rounds, with so many cards kept in each hand."""
    position = new(len(sizes), leftovers="topup", **options)
    position.dealer = dealer
    stock = iter(DECK)
    position.gains[0] = list(islice(stock, captured))
    position.hands = {seat: set(islice(stock, size)) for seat, size in enumerate(sizes)}
    position.unseen = set(stock)
    return position


def test_a1_kept_hands_are_filled_to_eighteen() -> None:
    position = topped([0, 3, 18])
    assert due(position) == [18, 15, 0]
    after = apply(position, DEALER, shuffled(position, Random(1)))
    assert [len(hand) for hand in after.hands.values()] == [18, 18, 18]
    assert position.hands[1] < after.hands[1]


def test_a1_hands_are_kept_at_the_end_of_a_round() -> None:
    before = table("Rs1 Rs2", "Rs3", rows=["Rx15"], leftovers="topup")
    after = apply(settled(say(apply(before, 0, ("choose", "Rx15")), "-", "-")), DEALER, ("gather",))
    assert after.hands == {0: {"Rs1", "Rs2"}, 1: {"Rs3"}}
    assert due(after) == [16, 17]


def test_a11_a_short_pile_goes_to_those_with_room() -> None:
    assert due(topped([15, 0, 17], captured=76)) == [1, 2, 1]
    assert due(topped([15, 0, 17], captured=75)) == [2, 2, 1]
    assert due(topped([15, 0, 17], captured=70)) == [3, 6, 1]


def test_a11_equal_hands_leave_a_rest() -> None:
    level: dict[str, Any] = {"short_deal": "equal", "equal_topup": "level"}
    assert due(topped([15, 0, 3], captured=84, **level)) == [0, 6, 3]
    number: dict[str, Any] = {"short_deal": "equal", "equal_topup": "number"}
    assert due(topped([15, 0, 3], captured=84, **number)) == [3, 3, 3]
    assert due(topped([15, 0, 3], captured=83, **number)) == [3, 4, 4]


def test_a16_who_holds_nothing_presents_nothing() -> None:
    position = topped([0, 3, 18], captured=91, dealer=1, short_deal="equal")
    assert due(position) == [0, 0, 0]
    position = topped([0, 1, 1], captured=110, dealer=0)
    position = apply(position, DEALER, ("deal", ((), (), ())))
    assert turn(position) == {1, 2}
    assert refusal(position, 0, ("present", ())) == "4.2"
    for seat in (1, 2):
        position = apply(position, seat, absent(position, seat))
    position = advance(position)
    assert turn(position) == {1}


def test_7_3_a_deal_gives_what_is_due() -> None:
    full, short = topped([0, 0]), topped([15, 0, 17], captured=76)
    assert grounds(full, DEALER, ("deal", (("Rc1",), ()))) == ["3.3"]
    assert grounds(short, DEALER, ("deal", ((), (), ()))) == ["7.3"]
    assert grounds(full, DEALER, ("deal", (DECK[:18], DECK[:18]))) == ["3.4"]


def test_a13_the_discard_is_shown_or_not() -> None:
    for shown in ("shown", "hidden"):
        after = settled(say(auction("Rc10", *K1, discard_log=shown), "Rt7", "-", "-", "-"))
        assert (visible(after, None).get("discard") == {"Rt7"}) == (shown == "shown")


def test_a12_a_deal_mixes_everything() -> None:
    after = settled(say(auction("Rc10", "Rt7", "Rt2"), "Rt7", "-"))
    assert after.discard == {"Rt7"}
    after = apply(after, DEALER, ("gather",))
    after = apply(after, DEALER, shuffled(after, Random(2)))
    assert not after.discard


def test_a7_a_random_dealer_draws_no_card() -> None:
    start = new(4, first_dealer="random")
    assert list(legal(start, DEALER)) == [("first", seat) for seat in range(4)]
    assert refusal(new(4), DEALER, ("first", 0)) == "3.1"
    assert len(list(legal(new(4), DEALER))) == 4 * 112


@pytest.mark.parametrize("wrong", [{"seats": 1}, {"seats": 7}, {"end": "never"}, {"stalemate": 3}])
def test_senseless_tables_are_not_begun(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"option|seats"):
        new(**({"seats": 3} | wrong))


# What the text says of numbers.


def test_the_deck() -> None:
    assert len(set(DECK)) == 112
    assert oracle.total(DECK) == 688
    assert Counter(map(worth, DECK)) == dict.fromkeys((1, 2, 3, 5, 7, 10, 15), 16)
    for kiza in DECK:
        assert sum(oracle.matches(card, kiza) for card in DECK if card != kiza) == 48


def test_a_presentation_is_any_part_of_the_hand() -> None:
    position = presenting()
    assert sum(1 for _ in oracle.subsets(position.hands[0])) == 262_143
    position.hands[0] = set(sorted(position.hands[0])[:7])
    assert len(list(legal(position, 0))) == 127


# Whole matches.


def pick(position: Position, seat: int, random: Random) -> Move:
    """A legal move, as likely a pass as not."""
    now = phase(position)
    if now == "present":
        hand = sorted(position.hands[seat])
        return ("present", tuple(random.sample(hand, random.randint(1, min(6, len(hand))))))
    if now == "choose":
        return ("choose", random.choice(sorted(position.rows[seat])))
    assert position.centre is not None
    fitting = [card for card in position.hands[seat] if oracle.matches(card, position.centre)]
    for size in range(1, len(fitting) + 1):
        tried: Move = ("bid", tuple(random.sample(sorted(fitting), size)))
        if random.random() < 0.5 and refusal(position, seat, tried) is None:
            return tried
    return PASS


def dealers_pick(position: Position, random: Random) -> Move:
    now = phase(position)
    if now == "deal":
        return shuffled(position, random)
    return random.choice(list(legal(position, DEALER)))


def random_match(seats: int, seed: int, **options: Any) -> Iterator[Position]:
    random = Random(seed)
    position = new(seats, **options)
    while speakers := turn(position):
        yield position
        seat = random.choice(sorted(speakers))
        move = dealers_pick(position, random) if seat == DEALER else pick(position, seat, random)
        position = apply(position, seat, move)
    yield position


def check(position: Position) -> None:
    """The 112 cards are all there, once each; nobody has more than he may."""
    bids = [card for _, added in position.said for card in added or ()]
    centre = [position.centre] if position.centre else []
    zones = [*position.hands.values(), *position.rows.values(), *position.gains.values()]
    everything = [*chain(*zones), *bids, *centre, *position.unseen, *position.discard]
    assert sorted(everything) == sorted(DECK)
    assert all(len(hand) <= 18 for hand in position.hands.values())
    assert all(position.pending[seat] <= position.hands[seat] for seat in position.pending)
    if position.options["end"] == "immediate" and not position.over:
        assert max(totals(position)) < 50


def check_auction(position: Position) -> None:
    """Bids only rise, and what is offered is what is not refused."""
    seat = bidder(position)
    assert position.centre is not None
    assert seat is not None
    hand = sorted(position.hands[seat])[:9]
    every = [c for size in range(len(hand) + 1) for c in combinations(hand, size)]
    tried = {choice for choice in every if refusal(position, seat, ("bid", choice)) is None}
    small = deepcopy(position)
    small.hands[seat] = set(hand)
    listed = {tuple(sorted(move[1])) for move in legal(small, seat) if move[0] == "bid"}
    assert listed == tried
    assert all(oracle.total([*oracle.laid(position, seat), *one]) > 0 for one in tried)


OPTION_SETS = [
    dict(zip(OPTIONS, chosen, strict=True))
    for chosen in product(*(values[:2] for values in OPTIONS.values()))
]


@pytest.mark.parametrize("number", range(0, len(OPTION_SETS), 5))
def test_random_matches_keep_the_invariants(number: int) -> None:
    options = OPTION_SETS[number]
    ended = 0
    for n, position in enumerate(random_match(2 + number % 5, number, **options)):
        if n % 9 == 0:
            check(position)
        if n % 29 == 0 and phase(position) == "auction":
            check_auction(position)
        ended += outcome(position) is not None
    check(position)
    assert ended == 1
    assert sorted(outcome(position)[1])[0] == 1  # type: ignore[index]


def test_every_way_to_end_is_met() -> None:
    ends = Counter[bool]()
    for seed in range(12):
        *_, last = random_match(2 + seed % 5, seed, stalemate_rounds=1)
        ends[max(totals(last)) >= 50] += 1
    assert ends[True]


def test_a_match_is_the_fold_of_its_moves() -> None:
    random, position, happened = Random(5), new(4), list[tuple[int, Move]]()
    while speakers := turn(position):
        seat = max(speakers)
        move = dealers_pick(position, random) if seat == DEALER else pick(position, seat, random)
        happened.append((seat, move))
        position = apply(position, seat, move)
    assert oracle.replay(4, happened) == position


def test_views_keep_secrets() -> None:
    """Two truths behind one window: the other hands and the unseen pile are exchanged."""
    position = presenting(4)
    other = deepcopy(position)
    other.hands[1], other.hands[2] = position.hands[2], position.hands[1]
    other.hands[3], other.unseen = _exchanged(position.hands[3], position.unseen)
    for viewer in (0, None):
        assert visible(position, viewer) == visible(other, viewer)
    assert visible(position, 1) != visible(other, 1)


def _exchanged(one: set[Card], two: set[Card]) -> tuple[set[Card], set[Card]]:
    both = sorted(one | two)
    return set(both[: len(one)]), set(both[len(one) :])


def test_silent_points_have_defaults() -> None:
    position = new(2)
    assert set(position.options) == set(OPTIONS) | set(SILENT)
    assert position.options["leftovers"] == "return"
