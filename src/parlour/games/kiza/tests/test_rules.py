"""Each clause of the rulebook, on the smallest table that shows it."""

from itertools import chain, product
from typing import Any

import pytest
from msgspec import ValidationError, convert

from parlour.core import (
    DEALER,
    OUT_OF_TURN,
    OVER,
    SEATS,
    Clause,
    Outcome,
    Phrase,
    Refusal,
    Refused,
    Seat,
    Who,
    begin,
    settle,
)
from parlour.games.kiza import rules
from parlour.games.kiza.notation import (
    read_card,
    read_cards,
    read_hands,
    read_move,
    read_state,
    write_cards,
    write_move,
)
from parlour.games.kiza.pieces import (
    DECK,
    NEVER_SHORT,
    VALUES,
    Appoint,
    Bid,
    Choosing,
    Deal,
    Dealt,
    Discard,
    Draw,
    Options,
    Pass,
    Present,
    Presenting,
    Ready,
    State,
    Waived,
    named,
)
from parlour.games.kiza.rules.rounds import pile, shares
from parlour.games.kiza.tests.tables import (
    P0,
    P1,
    P2,
    after,
    ended,
    gone,
    having,
    luck,
    may_bid,
    no,
    opened,
    points,
    refused,
    settled,
    why,
)

# Three seats; the first is the donor and has two KIZA cards.
TABLE = "hands Rt1 Rs5 Gx2 / Rt2 Bc3 Gx3 / Rt3 Yc7 Gx5; rows Rc10 Rc2 / Yx1 / Yx2; donor 0"
UP = after(TABLE, "0 choose Rc10")
PRESENTING = "hands Rt1 Rt2 / Rt3 Rt5 / Rt7 Rt10; donor 1; presented ? / ? / ?; dry 1"
ALL_PASS = ("0 pass", "1 pass", "2 pass")


# 1: cards


def test_1_1_every_colour_shape_and_value_once() -> None:
    assert len(DECK) == len(set(DECK)) == 112
    assert {(c.colour, c.shape, c.value) for c in DECK} == {
        *product("RBGY", "ctsx", (1, 2, 3, 5, 7, 10, 15))
    }
    assert sum(card.value for card in DECK) == 688


def test_1_1_no_card_from_outside_is_dealt_or_read() -> None:
    with pytest.raises(ValidationError):
        convert(["P", "c", 1], type(DECK[0]))
    state = after(rules.start(2, Options()), "dealer draw Rc15 Rt7")
    deal = rules.chance(state, luck(), None)
    assert isinstance(deal, Deal)
    foreign = Deal(((type(DECK[0])("R", "c", 4), *deal.hands[0][1:]), deal.hands[1]))
    refusal = rules.refuse(state, DEALER, foreign)
    assert refusal is not None
    assert refusal.clause == "3.3"


def test_1_2_a_gain_card_is_a_place_and_no_bid() -> None:
    state = after("hands Rt1 / Rt2; rows Rc10 / ; donor 0; gains Rc2 / ", "0 choose Rc10")
    assert may_bid(state, P0).cards == read_cards("Rt1")
    assert why(state, P0, "bid Rt1 Rc2") == "5.11 captured"


def test_1_3_letters_tell_colours_and_shapes_apart() -> None:
    names = [write_cards((card,)) for card in DECK]
    assert len(set(names)) == 112
    for card, name in zip(DECK, names, strict=True):
        assert name == f"{card.colour}{card.shape}{card.value}"
    assert len({*"RBGY", *"ctsx"}) == 8


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_1_4_only_two_to_six_seats(seats: int) -> None:
    with pytest.raises(Refused) as no_table:
        begin(rules, seats, Options())
    assert no_table.value.refusal.clause == SEATS
    assert no_table.value.refusal.parts == {"least": 2, "most": 6}
    assert begin(rules, 2, Options()).seats == 2
    assert begin(rules, 6, Options()).seats == 6


# 2: aim


def test_2_1_points_are_made_by_capturing_cards_of_any_seat() -> None:
    own = settled(TABLE, "0 choose Rc10", "0 bid Rs5", "1 pass", "2 pass")
    assert points(own) == (10, 0, 0)
    others = settled(TABLE, "0 choose Rc10", "0 pass", "1 bid Rt2", "2 pass")
    assert points(others) == (0, 10, 0)


def reaching(gains: str) -> State:
    """The first seat captures a ten beside what it has."""
    position = f"hands Rt1 / Rt2; rows Rc10 / Yx1; donor 0; gains {gains} / ; dry 1"
    return settled(position, "0 choose Rc10", "0 bid Rt1", "1 pass")


def test_2_2_the_first_with_fifty_points_wins() -> None:
    assert ended(reaching("Bc15 Bt15 Bs10")) == Outcome((50, 0), (1, 2))
    assert ended(reaching("Bc15 Bt15 Bs15")).winners == {P0}
    assert rules.outcome(reaching("Bc15 Bt15 Bs7 Bt2")) is None


# 3: before the first round


def test_3_1_the_highest_card_makes_the_donor() -> None:
    state = after(rules.start(3, Options()), "dealer draw Rc2 Rt15 Bx7")
    assert state.donor == P1
    assert rules.view(state, None).draws == ((read_cards("Rc2 Rt15 Bx7")),)


@pytest.mark.parametrize("said", ["draw Rc2 Rt15", "draw Rc2 - Rt15", "draw Rc2 Rc2 Rt15", "draw"])
def test_3_1_one_card_for_every_seat(said: str) -> None:
    assert refused(rules.start(3, Options()), DEALER, said) == "3.1"


def test_3_1_only_the_dealer_draws_and_only_once() -> None:
    assert refused(rules.start(3, Options()), P0, "draw Rc2 Rt15 Bx7") == "3.1"
    state = after(rules.start(3, Options()), "dealer draw Rc2 Rt15 Bx7")
    assert refused(state, DEALER, "draw Rc1 Rt1 Bx1") == "3.1"


def test_3_2_every_seat_has_a_place_for_its_gains() -> None:
    for seats in range(2, 7):
        assert rules.view(opened(seats), None).gains == ((),) * seats


def test_3_3_eighteen_cards_each_and_the_drawn_ones_go_back() -> None:
    state = after(rules.start(6, Options()), "dealer draw Rc1 Rt1 Rs1 Rx1 Bc1 Bt2")
    assert shares(state) == (18,) * 6
    dealt = set()
    for seed in range(12):
        deal = rules.chance(state, luck(seed), None)
        assert isinstance(deal, Deal)
        assert rules.refuse(state, DEALER, deal) is None
        dealt |= {*chain(*deal.hands)}
    assert {*read_cards("Rc1 Rt1 Rs1 Rx1 Bc1 Bt2")} <= dealt
    after_deal = rules.play(state, DEALER, deal)
    assert after_deal.draws == ()
    assert len({*chain(*after_deal.hands)}) == 108


FIRST, SECOND = DECK[:18], DECK[18:36]


@pytest.mark.parametrize(
    "hands",
    [
        (FIRST, SECOND[:17]),
        (FIRST, (*SECOND[:17], FIRST[0])),
        (FIRST, (*SECOND[:17], SECOND[0])),
        (FIRST,),
        (FIRST, SECOND, DECK[36:54]),
    ],
    ids=["a card short", "a card in two hands", "a card twice", "a hand short", "a hand too many"],
)
def test_3_3_an_unfair_deal_is_refused(hands: tuple[Any, ...]) -> None:
    state = after(rules.start(2, Options()), "dealer draw Rc15 Rt7")
    assert rules.refuse(state, DEALER, Deal((FIRST, SECOND))) is None
    refusal = rules.refuse(state, DEALER, Deal(hands))
    assert refusal is not None
    assert refusal.clause == "3.3"


def test_3_3_only_the_dealer_deals_and_at_no_other_time() -> None:
    deal = write_move(Deal((FIRST, SECOND)))
    assert refused(rules.start(2, Options()), DEALER, deal) == "3.3"
    drawn = after(rules.start(2, Options()), "dealer draw Rc15 Rt7")
    assert refused(drawn, P0, deal) == "3.3"
    for state in (after(drawn, f"dealer {deal}"), after(TABLE), UP):
        assert refused(state, DEALER, deal) == "3.3"


def test_3_3_each_sees_its_own_hand_and_no_other() -> None:
    state = opened(3)
    for seat in (P0, P1, P2):
        assert rules.view(state, seat).hand == state.hands[seat]
    assert rules.view(state, None).hand == ()
    deal = Deal(state.hands)
    assert rules.hear(state, DEALER, deal, P1) == Dealt(state.hands[P1], (18, 18, 18))
    assert rules.hear(state, DEALER, deal, None) == Dealt((), (18, 18, 18))


def test_3_4_discards_and_undealt_cards_are_one_pile() -> None:
    state = settled("hands Rt1 / Rt2; rows Rc10 / ; donor 0; gains Rc1 / ; dry 1", "0 choose Rc10")
    unsold = after(state, "0 pass", "1 pass", "dealer discard")
    assert {*pile(unsold)} == {*DECK} - {*read_cards("Rc1")}


def test_3_5_seats_that_tie_draw_again_and_the_others_do_not() -> None:
    tied = after(rules.start(4, Options()), "dealer draw Rc15 Rt7 Bx15 Bt1")
    assert rules.turn(tied) == {DEALER}
    again = rules.chance(tied, luck(), None)
    assert isinstance(again, Draw)
    assert [card is None for card in again.cards] == [False, True, False, True]
    twice = after(tied, "dealer draw Rc1 - Rt1 -")
    assert after(twice, "dealer draw Rc3 - Rt2 -").donor == P0
    assert refused(twice, DEALER, "draw Rc1 - Rt2 -") == "3.1"


def test_3_5_when_too_few_cards_are_left_the_lowest_tied_seat_begins() -> None:
    values = {value: [c for c in DECK if c.value == value] for value in VALUES}
    pairs = [
        pair for cards in values.values() for pair in zip(cards[::2], cards[1::2], strict=True)
    ]
    state = rules.start(3, Options())
    first, *rest = pairs
    state = rules.play(state, DEALER, Draw((None, *first)))
    for pair in rest[:-1]:
        assert state.donor is None
        move = Draw((None, *pair))
        assert rules.refuse(state, DEALER, move) is None
        state = rules.play(state, DEALER, move)
    assert state.donor is None
    assert rules.play(state, DEALER, Draw((None, *rest[-1]))).donor == P1


def test_3_5_or_the_dealer_draws_the_donor() -> None:
    table = rules.start(3, Options(first_donor="random"))
    moves = {rules.chance(table, luck(seed), None) for seed in range(40)}
    assert moves == {Appoint(P0), Appoint(P1), Appoint(P2)}
    assert after(table, "dealer appoint 2").donor == P2
    assert refused(table, DEALER, "draw Rc2 Rt15 Bx7") == "3.1"
    assert refused(table, DEALER, "appoint 3") == "3.5"
    assert refused(table, DEALER, "appoint 7") == "3.5"
    assert rules.refuse(table, DEALER, Appoint(DEALER)) is not None
    assert refused(table, P1, "appoint 1") == "3.5"
    assert refused(rules.start(3, Options()), DEALER, "appoint 1") == "3.5"
    assert refused(after(table, "dealer appoint 2"), DEALER, "appoint 1") == "3.5"


def test_3_6_the_pile_is_shuffled_before_every_deal() -> None:
    state = read_state("hands / ; gains Rc1 / ; donor 0")
    deals = {rules.chance(state, luck(seed), None) for seed in range(20)}
    assert len(deals) == 20
    place = {card: sum(card in deal.hands[0] for deal in deals) for card in DECK}  # type: ignore[union-attr]
    assert place[read_card("Rc1")] == 0
    assert sum(count > 0 for count in place.values()) > 90


# 4: presenting


def test_4_1_all_seats_present_cards_of_their_hands() -> None:
    state = read_state(PRESENTING)
    assert rules.turn(state) == {P0, P1, P2}
    chosen = after(state, "2 present Rt7", "0 present Rt2", "1 present Rt3 Rt5")
    assert rules.turn(chosen) == {DEALER}
    shown = after(chosen, "dealer reveal")
    assert shown.rows == read_hands("Rt2 / Rt3 Rt5 / Rt7")
    assert shown.hands == read_hands("Rt1 / / Rt10")
    assert rules.view(shown, None).rows == shown.rows


def test_4_1_only_cards_in_hand_and_only_seats() -> None:
    assert why(PRESENTING, P0, "present Rt1 Rt3") == "4.1 strange"
    strange = no(PRESENTING, P0, "present Rt1 Rt3").parts["why"]
    assert strange == Phrase("why-strange", {"cards": named(read_cards("Rt3"))})
    assert why(PRESENTING, DEALER, "present Rt1") == "4.1 seats"


def test_4_2_one_card_at_least_and_the_whole_hand_at_most() -> None:
    assert refused(PRESENTING, P0, "present") == "4.2"
    offer = rules.offer(rules.view(read_state(PRESENTING), P0))
    assert isinstance(offer, Presenting)
    sizes = [len(move.cards) for move in rules.moves(offer) if isinstance(move, Present)]
    assert sizes == [1, 1, 2]


def test_4_3_a_kiza_card_is_never_bid() -> None:
    assert refused(UP, P0, "bid Rc2") == "4.3"
    assert refused(UP, P0, "bid Rc10") == "4.3"
    assert refused(UP, P0, "bid Rt1 Yx1") == "4.3"
    assert may_bid(UP, P0).cards == read_cards("Rt1 Rs5")


def test_4_3_nor_does_it_go_back_to_a_hand() -> None:
    state = settled(UP, *ALL_PASS)
    assert read_card("Rc10") not in {*chain(*state.hands)}
    assert state.hands == UP.hands


def test_4_4_none_is_added_later() -> None:
    once = after(PRESENTING, "0 present Rt1")
    assert why(once, P0, "present Rt2") == "4.4 presented"
    assert why(UP, P0, "present Rs5") == "4.4 late"
    assert why(TABLE, P0, "present Rs5") == "4.4 late"
    assert why(TABLE, P1, "present Rt2") == "4.4 late"


def test_4_5_auctions_begin_when_all_have_presented() -> None:
    state = after(PRESENTING, "1 present Rt3")
    for said in ("pass", "bid Rt1", "choose Rt1"):
        assert why(state, P0, said) == "4.5 choosing"
    for said in ("pass", "bid Rt5", "choose Rt3"):
        assert why(state, P1, said) == "4.5 waiting"
        reason = no(state, P1, said).parts["why"]
        assert reason.parts == {"waiting": (Who(P0), Who(P2))}  # type: ignore[union-attr]
    shown = after(state, "0 present Rt1", "2 present Rt7", "dealer reveal")
    assert rules.turn(shown) == {P1}


def test_4_5_while_the_dealer_turns_them_nobody_speaks() -> None:
    state = after(PRESENTING, "1 present Rt3", "0 present Rt1", "2 present Rt7")
    assert refused(state, P0, "pass") == OUT_OF_TURN
    assert refused(state, P1, "choose Rt3") == OUT_OF_TURN


def test_4_6_the_choice_is_secret_until_the_dealer_turns_all_cards() -> None:
    before, move = read_state(PRESENTING), read_move("present Rt1 Rt2")
    state = after(before, "0 present Rt1 Rt2")
    one = after(before, "0 present Rt1")
    for viewer in (P1, P2, None):
        assert rules.view(state, viewer) == rules.view(one, viewer)
        assert rules.view(state, viewer).held == (2, 2, 2)
        assert rules.view(state, viewer).awaited == {P1, P2}
        assert rules.hear(before, P0, move, viewer) == Ready()
    assert rules.hear(before, P0, move, P0) == move
    assert rules.view(one, P0).mine == read_cards("Rt1")
    assert rules.view(one, P0).hand == read_cards("Rt2")
    assert refused(state, DEALER, "reveal") == "4.6"
    assert refused(state, P1, "reveal") == "4.6"
    shown = after(state, "1 present Rt3", "2 present Rt7", "dealer reveal")
    assert rules.view(shown, P1).held == (0, 1, 1)
    assert rules.view(shown, P0).mine is None
    assert refused(shown, DEALER, "reveal") == "4.6"


def test_4_7_a_seat_without_a_card_presents_nothing() -> None:
    state = having(
        '"leftovers":"topup","short_deal":"equal"', "hands / Rt3 / Rt7; donor 0; presented / ? / ?"
    )
    assert rules.turn(state) == {P1, P2}
    assert refused(state, P0, "present Rt1") == "4.7"
    shown = after(state, "1 present Rt3", "2 present Rt7", "dealer reveal")
    assert shown.donor == P1
    assert rules.turn(shown) == {P1}
    up = after(shown, "1 choose Rt3")
    assert rules.turn(up) == {DEALER}


def test_4_7_after_a_deal_it_is_not_asked() -> None:
    thin = having('"leftovers":"topup"', "hands / Rt1 / ; donor 0; dry 1")
    dealt = rules.play(thin, DEALER, Deal(((), (), ())))
    assert dealt.presented == ((), None, ())
    assert rules.turn(dealt) == {P1}


# 5: an auction


def test_5_1_the_donor_puts_up_a_kiza_card_of_its_own() -> None:
    state = read_state(TABLE)
    assert rules.turn(state) == {P0}
    assert rules.offer(rules.view(state, P0)) == Choosing(read_cards("Rc10 Rc2"))
    up = after(state, "0 choose Rc2")
    assert up.rows == read_hands("Rc10 / Yx1 / Yx2")
    assert up.auction is not None
    assert up.auction.card == read_card("Rc2")
    assert why(state, P0, "choose Yx1") == "5.1 row"
    assert why(state, P0, "choose Rt1") == "5.1 row"
    assert why(state, P1, "choose Yx1") == "5.1 donor"
    assert why(state, DEALER, "choose Rc10") == "5.1 seats"
    assert why(up, P0, "choose Rc10") == "5.1 chosen"
    assert why(up, P1, "choose Yx1") == "5.1 chosen"


def test_5_1_the_first_bid_is_a_turn_of_its_own() -> None:
    state = read_state(TABLE)
    assert why(state, P0, "bid Rt1") == "5.1 first"
    assert why(state, P0, "pass") == "5.1 first"
    assert no(state, P1, "pass").parts["why"].parts == {"who": Who(P0)}  # type: ignore[union-attr]
    assert rules.turn(UP) == {P0}


def test_5_2_a_bid_is_one_or_more_cards_of_the_hand() -> None:
    assert rules.view(after(UP, "0 bid Rt1 Rs5"), None).bids == (6, 0, 0)
    assert after(UP, "0 bid Rt1 Rs5").hands[0] == read_cards("Gx2")
    assert why(UP, P0, "bid") == "5.2 empty"
    assert why(UP, P0, "bid Rt1 Rt2") == "5.2 strange"
    assert why(UP, P0, "bid Rx15") == "5.2 strange"
    assert why(UP, DEALER, "bid Rt1") == "5.2 seats"


def test_5_3_the_card_in_the_centre_is_no_part_of_a_bid() -> None:
    assert rules.view(after(UP, "0 bid Rt1"), None).bids == (1, 0, 0)
    high = after("hands Gc15 Gs10 / Yx1; rows Gx1 / ; donor 0", "0 choose Gx1", "0 bid Gc15 Gs10")
    assert rules.view(high, None).bids == (25, 0)


def test_5_4_a_bid_is_strictly_higher() -> None:
    state = after(UP, "0 bid Rt1", "1 bid Bc3")
    for said, total in (("bid Rt3", 3),):
        refusal = no(state, P2, said)
        assert refusal.clause == "5.4"
        assert refusal.parts == {"total": total, "above": 3}
    assert rules.refuse(state, P2, read_move("bid Yc7")) is None
    assert may_bid(state, P2).totals == (7, 10)
    assert may_bid(state, P2).above == 3


def test_5_4_the_first_bid_may_be_one() -> None:
    assert may_bid(UP, P0).totals == (1, 5, 6)


def test_5_5_every_card_has_the_colour_or_the_shape() -> None:
    refusal = no(UP, P0, "bid Rt1 Gx2")
    assert refusal.clause == "5.5"
    assert [phrase.parts["shape"] for phrase in refusal.parts["cards"]] == ["x"]  # type: ignore[union-attr]
    mixed = after("hands Bc7 Rt1 Rc3 / Yx1; rows Rc10 / ; donor 0", "0 choose Rc10")
    assert rules.view(after(mixed, "0 bid Bc7 Rt1 Rc3"), None).bids == (11, 0)


def test_5_6_any_number_of_cards_from_the_first_bid_on() -> None:
    hand = "Rt1 Rt2 Rt3 Rt5 Rs1 Rs2 Rs3"
    state = after(f"hands {hand} / Yx1; rows Rc10 / ; donor 0", "0 choose Rc10")
    assert rules.view(after(state, f"0 bid {hand}"), None).bids == (17, 0)
    assert len([*rules.moves(may_bid(state, P0))]) == 128


def test_5_7_who_passes_is_out_for_this_card() -> None:
    state = after(UP, "0 pass", "1 bid Rt2", "2 bid Yc7", "1 pass")
    assert rules.turn(state) == {DEALER}
    passed = after(UP, "0 pass", "1 bid Rt2")
    assert why(passed, P0, "bid Rs5") == "5.7 passed"
    assert why(passed, DEALER, "pass") == "5.7 seats"
    next_one = settled(passed, "2 pass")
    assert rules.turn(after(next_one, "1 choose Yx1", "1 pass", "2 pass")) == {P0}


def test_5_8_bidding_goes_round_as_long_as_somebody_outbids() -> None:
    state = after(UP, "0 bid Rt1", "1 bid Rt2", "2 bid Rt3", "0 bid Rs5", "1 pass", "2 bid Yc7")
    assert rules.view(state, None).bids == (6, 2, 10)
    assert rules.turn(state) == {P0}


def test_5_9_cards_laid_stay_and_a_raise_adds_to_them() -> None:
    state = after(UP, "0 bid Rt1", "1 bid Rt2", "2 pass")
    assert may_bid(state, P0).mine == 1
    assert may_bid(state, P0).totals == (6,)
    raised = after(state, "0 bid Rs5")
    assert raised.auction is not None
    assert raised.auction.laid[0] == read_cards("Rt1 Rs5")
    assert rules.view(raised, P1).bids == (6, 2, 0)
    assert why(raised, P1, "bid Rt2") == "5.2 strange"


def test_5_10_nobody_must_bid_on_a_card_of_its_own() -> None:
    assert rules.turn(after(UP, "0 pass")) == {P1}
    unable = after("hands Gx2 / Rt2; rows Rc10 / ; donor 0", "0 choose Rc10")
    assert [*rules.moves(may_bid(unable, P0))] == [Pass()]
    assert rules.turn(after(unable, "0 pass")) == {P1}


def test_5_11_the_highest_bidder_captures_the_card() -> None:
    state = after(UP, "0 bid Rs5", "1 pass", "2 bid Yc7", "0 pass")
    assert rules.turn(state) == {DEALER}
    assert rules.chance(state, luck(), None) == read_move("award 2")
    won = after(state, "dealer award 2")
    assert won.gains == read_hands("/ / Rc10")
    again = after(settled(UP, "0 bid Rs5", "1 pass", "2 pass"), "1 choose Yx1", "1 pass", "2 pass")
    assert why(again, P0, "bid Rc10") == "5.11 captured"


def test_5_12_the_cards_of_all_bidders_go_to_the_pile() -> None:
    state = after(UP, "0 bid Rs5", "1 pass", "2 bid Yc7", "0 pass")
    assert gone(after(state, "dealer award 2")) == "Rs5 Yc7"
    for seat, said in [(DEALER, "award 0"), (DEALER, "discard"), (P2, "award 2")]:
        assert refused(state, seat, said) in {"5.12", "5.13"}
    assert refused(UP, DEALER, "award 0") == "5.12"
    assert refused(TABLE, DEALER, "award 0") == "5.12"
    assert refused(after(UP, "0 bid Rs5"), DEALER, "award 0") == "5.12"


def test_5_12_losers_take_theirs_back_where_the_table_agreed() -> None:
    table = having('"losing_bids":"return"', TABLE)
    said = ("0 bid Rt1", "1 bid Rt2", "2 bid Yc7", "0 pass", "1 pass")
    state = settled(table, "0 choose Rc10", *said)
    assert gone(state) == "Yc7"
    assert state.hands == read_hands("Rt1 Rs5 Gx2 / Rt2 Bc3 Gx3 / Rt3 Gx5")


def test_5_13_a_card_that_nobody_wants_goes_to_the_pile() -> None:
    state = after(UP, *ALL_PASS)
    assert rules.chance(state, luck(), None) == Discard()
    assert gone(after(state, "dealer discard")) == "Rc10"
    assert refused(state, P0, "discard") == "5.13"
    assert refused(state, DEALER, "award 0") == "5.12"
    assert refused(UP, DEALER, "discard") == "5.13"
    assert refused(after(UP, "0 bid Rs5", "1 pass", "2 pass"), DEALER, "discard") == "5.13"


def test_5_14_captured_cards_are_public() -> None:
    state = read_state("hands Rt1 / Rt2; rows Rc10 / ; donor 0; gains Rc2 Bt7 / Gx15")
    for viewer in (P0, P1, None):
        view = rules.view(state, viewer)
        assert view.gains == read_hands("Rc2 Bt7 / Gx15")
        assert view.points == (9, 15)


def test_5_15_it_ends_when_nobody_is_left_but_the_highest_bidder() -> None:
    state = after(UP, "0 bid Rt1", "1 pass", "2 pass")
    assert rules.turn(state) == {DEALER}
    assert refused(state, P0, "bid Rs5") == OUT_OF_TURN
    last = after(UP, "0 pass", "1 pass", "2 bid Rt3")
    assert rules.turn(last) == {DEALER}


def test_5_16_a_donor_that_does_not_open_is_out() -> None:
    state = after(UP, "0 pass", "1 bid Rt2")
    assert why(state, P0, "bid Rs5") == "5.7 passed"
    assert rules.hear(UP, P0, Pass(), P1) == Pass()


REENTER = after(having('"donor_open_pass":"may_reenter"', TABLE), "0 choose Rc10")


def test_5_16_or_may_come_in_later() -> None:
    state = after(REENTER, "0 pass", "1 bid Rt2", "2 pass")
    assert rules.turn(state) == {P0}
    assert rules.hear(REENTER, P0, Pass(), P1) == Waived()
    assert rules.turn(after(state, "0 pass")) == {DEALER}
    assert rules.hear(state, P0, Pass(), P1) == Pass()
    back = after(state, "0 bid Rs5")
    assert rules.turn(back) == {P1}
    assert why(after(state, "0 pass"), P0, "bid Rs5") == "5.7 passed"


def test_5_16_with_one_turn_left_when_all_others_have_passed() -> None:
    state = after(REENTER, *ALL_PASS)
    assert rules.turn(state) == {P0}
    assert rules.turn(after(state, "0 bid Rt1")) == {DEALER}
    assert rules.chance(after(state, "0 pass"), luck(), None) == Discard()


def test_5_16_it_is_only_the_opening_that_may_be_taken_back() -> None:
    opened_it = after(REENTER, "0 bid Rt1", "1 bid Rt2", "2 pass", "0 pass")
    assert rules.turn(opened_it) == {DEALER}
    others = after(REENTER, "0 pass", "1 pass", "2 bid Rt3")
    assert rules.turn(others) == {P0}
    assert why(after(REENTER, "0 pass", "1 pass"), P1, "bid Rt2") == "5.7 passed"


def test_5_16_even_when_nobody_else_has_a_card() -> None:
    table = having('"donor_open_pass":"may_reenter"', "hands Rt1 / / ; rows Rc10 / / ; donor 0")
    once = after(table, "0 choose Rc10", "0 pass")
    assert rules.turn(once) == {P0}
    assert rules.turn(after(once, "0 pass")) == {DEALER}


def test_5_17_a_seat_without_a_card_is_passed_over() -> None:
    state = after("hands Rt1 / / Rt3; rows Rc10 / Yx1 / ; donor 0", "0 choose Rc10", "0 pass")
    assert rules.turn(state) == {P2}
    assert refused(state, P1, "pass") == OUT_OF_TURN
    donor = after("hands / Rt2 / Rt3; rows Rc10 / / ; donor 0", "0 choose Rc10")
    assert rules.turn(donor) == {P1}
    nobody = after("hands / / ; rows Rc10 / / ; donor 0", "0 choose Rc10")
    assert rules.chance(nobody, luck(), None) == Discard()


def test_5_17_unless_its_bid_stands() -> None:
    table = "hands Rt5 / Rt2 Rt7 / Rt3; rows Rc10 / / ; donor 0"
    state = after(table, "0 choose Rc10", "0 bid Rt5", "1 pass", "2 pass")
    assert rules.chance(state, luck(), None) == read_move("award 0")
    outbid = after(table, "0 choose Rc10", "0 bid Rt5", "1 bid Rt7", "2 pass")
    assert rules.turn(outbid) == {DEALER}


def test_5_17_a_seat_that_holds_cards_is_always_asked() -> None:
    state = after("hands Rt1 / Gx2 / Rt3; rows Rc10 / / ; donor 0", "0 choose Rc10", "0 bid Rt1")
    assert rules.turn(state) == {P1}
    assert may_bid(state, P1).totals == ()
    assert rules.wait(state) is None


def test_5_18_cards_laid_are_seen_by_all_and_only_laid_in_turn() -> None:
    state = after(UP, "0 bid Rt1 Rs5")
    for viewer in (P0, P1, P2, None):
        auction = rules.view(state, viewer).auction
        assert auction is not None
        assert auction.laid == read_hands("Rt1 Rs5 / / ")
        heard = rules.hear(UP, P0, Bid(frozenset(read_cards("Rt1 Rs5"))), viewer)
        assert heard is not None
        assert heard.cards == read_cards("Rt1 Rs5")  # type: ignore[union-attr]
    assert refused(state, P2, "bid Yc7") == OUT_OF_TURN


def test_5_19_what_went_to_the_pile_openly_may_be_looked_at() -> None:
    state = settled(UP, "0 bid Rs5", "1 pass", "2 pass")
    for viewer in (P0, P1, None):
        assert rules.view(state, viewer).discards == read_cards("Rs5")
    last = read_state("hands Rt1 / Rt2; rows Rc10 / ; donor 0; discards Gx1 Gx2; dry 1")
    later = settled(last, "0 choose Rc10", "0 pass", "1 pass")
    assert later.discards == ()


def test_5_19_or_has_to_be_remembered() -> None:
    state = after(having('"discard_log":"hidden"', TABLE), "0 choose Rc10")
    for said in (ALL_PASS, ("0 bid Rs5", "1 pass", "2 pass")):
        assert settled(state, *said).discards == ()


# 6: the next donor


def test_6_1_the_seat_to_the_left_is_the_next_donor() -> None:
    assert settled(UP, *ALL_PASS).donor == P1
    assert settled(UP, "0 bid Rs5", "1 pass", "2 pass").donor == P1


def test_6_2_a_seat_without_kiza_cards_is_passed_over() -> None:
    state = settled(
        "hands Rt1 / Rt2 / Rt3; rows Rc10 Rc2 / / Yx2; donor 0", "0 choose Rc10", *ALL_PASS
    )
    assert state.donor == P2
    again = settled(state, "2 choose Yx2", "2 pass", "0 pass", "1 pass")
    assert again.donor == P0
    alone = settled(
        "hands Rt1 / Rt2 / Rt3; rows / Rc10 Rc2 / ; donor 1",
        "1 choose Rc10",
        "1 pass",
        "2 pass",
        "0 pass",
    )
    assert alone.donor == P1


def test_6_3_a_new_round_changes_nothing_in_the_rotation() -> None:
    last = "hands Rt1 / Rt2 / Rt3; rows / / Yx2; donor 2; dry 1"
    state = settled(last, "2 choose Yx2", "2 pass", "0 pass", "1 pass")
    assert rules.view(state, None).presenting
    assert state.donor == P0
    shown = [f"{seat} present {write_cards(hand[:1])}" for seat, hand in enumerate(state.hands)]
    assert settled(state, *shown).donor == P0


# 7: the next round


def test_7_1_a_round_ends_with_its_last_kiza_card() -> None:
    last = "hands Rt1 / Rt2; rows Yx1 / ; donor 0; dry 1"
    state = after(last, "0 choose Yx1", "0 pass", "1 pass", "dealer discard")
    assert rules.turn(state) == {DEALER}
    assert isinstance(rules.chance(state, luck(), None), Deal)
    assert rules.turn(settled(UP, *ALL_PASS)) == {P1}


def test_7_2_as_many_rounds_as_are_needed() -> None:
    state = opened(2)
    for _ in range(20):
        low = {seat: min(state.hands[seat], key=lambda card: card.value) for seat in (P0, P1)}
        state = settled(state, *(f"{s} present {write_cards((c,))}" for s, c in low.items()))
        for turn in range(2):
            state = one_auction(state, sells=turn == 0)
        assert rules.view(state, None).presenting


def one_auction(state: State, sells: bool) -> State:
    """The donor's first card goes up, and whoever can buys it for as little as possible."""
    (donor,) = rules.turn(state)
    state = after(state, f"{donor} choose {write_cards(state.rows[donor][:1])}")
    while rules.turn(state) != {DEALER}:
        (seat,) = rules.turn(state)
        offer = may_bid(state, seat)
        cheap = offer.mine == 0 and offer.above == 0 and offer.cards and points(state)[seat] < 40
        move = Bid(frozenset(offer.cards[:1])) if sells and cheap else Pass()
        state = after(state, f"{seat} {write_move(move)}")
    for _, now in settle(rules, state, 1, lambda n: luck(n)):
        state = now
    return state


def test_7_3_of_a_pile_too_small_all_is_dealt() -> None:
    state = read_state("hands / / / / / ; gains Rc1 Rc2 Rc3 Rc5 Rc7 Rt1 / / / / / ; donor 2")
    assert len(pile(state)) == 106
    assert shares(state) == (18, 17, 17, 18, 18, 18)
    assert sum(shares(state)) == 106
    enough = read_state("hands / / / / / ; gains Rc1 Rc2 Rc3 Rc5 / / / / / ; donor 2")
    assert shares(enough) == (18,) * 6


def test_7_4_leftovers_go_back_to_the_pile() -> None:
    state = read_state("hands Rt1 Rt2 / Rt3; donor 0; dry 1")
    assert shares(state) == (18, 18)
    assert len(pile(state)) == 112
    new = rules.play(state, DEALER, Deal((FIRST, SECOND)))
    assert new.hands == (FIRST, SECOND)


def test_7_4_or_hands_are_filled_up() -> None:
    state = having('"leftovers":"topup"', "hands Rt1 Rt2 / Bt3; donor 0; dry 1")
    assert shares(state) == (16, 17)
    assert {*pile(state)} == {*DECK} - {*read_cards("Rt1 Rt2 Bt3")}
    deal = rules.chance(state, luck(), None)
    assert isinstance(deal, Deal)
    assert rules.refuse(state, DEALER, deal) is None
    new = rules.play(state, DEALER, deal)
    assert {*read_cards("Rt1 Rt2")} < {*new.hands[0]}
    assert [len(hand) for hand in new.hands] == [18, 18]
    assert list(new.hands[0]) == sorted(new.hands[0], key=DECK.index)


def test_7_5_one_by_one_from_the_donors_left() -> None:
    gains = " ".join(write_cards((card,)) for card in DECK[:10])
    state = read_state(f"hands / / / / / ; gains {gains} / / / / / ; donor 4")
    assert len(pile(state)) == 102
    assert shares(state) == (17, 17, 17, 17, 17, 17)
    seven = read_state(f"hands / / / / / ; gains {gains} Rt7 / / / / / ; donor 4")
    assert shares(seven) == (17, 17, 17, 17, 16, 17)


def test_7_5_to_hands_that_have_fewer() -> None:
    gained, held = write_cards(DECK[:70]), [DECK[70:85], DECK[85:87], DECK[87:90]]
    hands = " / ".join(map(write_cards, held))
    state = having('"leftovers":"topup"', f"hands {hands}; gains {gained} / / ; donor 0; dry 1")
    assert len(pile(state)) == 22
    assert shares(state) == (3, 10, 9)


def test_7_5_or_equal_hands_as_large_as_can_be() -> None:
    gains = write_cards(tuple(card for card in DECK if card.value == 1)[:11])
    table = f"hands / / / / / ; gains {gains} / / / / / ; donor 4"
    assert shares(having('"short_deal":"equal"', table)) == (16,) * 6
    deal = rules.chance(having('"short_deal":"equal"', table), luck(), None)
    assert rules.refuse(having('"short_deal":"equal"', table), DEALER, deal) is None
    gained, held = write_cards(DECK[:70]), [DECK[70:85], DECK[85:87], DECK[87:90]]
    hands = " / ".join(map(write_cards, held))
    both = having(
        '"leftovers":"topup","short_deal":"equal"',
        f"hands {hands}; gains {gained} / / ; donor 0; dry 1",
    )
    assert shares(both) == (0, 11, 10)


@pytest.mark.parametrize("seats", range(2, 7))
def test_7_5_so_few_seats_never_need_it(seats: int) -> None:
    """Each may have captured 49 points, all of them with the cheapest cards, and not one more."""
    cheapest, most = sorted(DECK, key=lambda card: card.value), 0
    while sum(card.value for card in cheapest[: most + 1]) <= 49 * seats:
        most += 1
    assert (len(DECK) - most >= 18 * seats) == (seats in NEVER_SHORT)
    refusal = rules.forbid(seats, Options(short_deal="equal"))
    if seats in NEVER_SHORT:
        assert refusal == Refusal(Clause("7.5"), {"seats": seats})
    else:
        assert refusal is None
    assert rules.forbid(seats, Options()) is None


# 8: the end


def test_8_1_the_game_ends_at_once() -> None:
    gains = "Bc15 Bt15 Bs10 / "
    position = f"hands Rt1 / Rt2; rows Rc10 Rc2 / Yx1; donor 0; gains {gains}; dry 1"
    over = settled(position, "0 choose Rc10", "0 bid Rt1", "1 pass")
    assert rules.turn(over) == frozenset()
    assert refused(over, P1, "choose Yx1") == OVER
    assert refused(over, P1, "pass") == OVER
    assert refused(over, DEALER, write_move(Deal((FIRST, SECOND)))) == "3.3"


def test_8_1_or_when_the_round_is_finished() -> None:
    position = "hands Rt1 / Rt2; rows Rc10 / Yx1; donor 0; gains Bc15 Bt15 Bs10 / ; dry 1"
    state = settled(having('"end":"round"', position), "0 choose Rc10", "0 bid Rt1", "1 pass")
    assert points(state) == (50, 0)
    assert rules.turn(state) == {P1}
    assert rules.outcome(state) is None
    assert ended(settled(state, "1 choose Yx1", "1 pass")).winners == {P0}


def test_8_2_points_are_the_values_of_all_captured_cards() -> None:
    state = read_state("hands / ; gains Rc15 Bt7 Gx1 / Yc2 Yt3; donor 0")
    assert rules.view(state, None).points == (23, 5)


LAST = "hands Rt1 / Rt2; rows Yx3 / ; donor 0; gains Bc15 / Bt10"
NOBODY = ("0 choose Yx3", "0 pass", "1 pass")


def test_8_3_three_rounds_without_a_capture_end_the_game() -> None:
    assert rules.outcome(settled(f"{LAST}; dry 2", *NOBODY)) is None
    assert ended(settled(f"{LAST}; dry 3", *NOBODY)) == Outcome((15, 10), (1, 2))
    assert settled(f"{LAST}; dry 2", *NOBODY).dry == 3


def test_8_3_a_capture_starts_the_count_anew() -> None:
    taken = "hands Yt1 / Rt2; rows Yx3 / ; donor 0; dry 3"
    state = settled(taken, "0 choose Yx3", "0 bid Yt1", "1 pass")
    assert rules.outcome(state) is None
    assert state.dry == 1


@pytest.mark.parametrize("rounds", [1, 10])
def test_8_3_the_table_may_agree_on_another_number(rounds: int) -> None:
    table = having(f'"stalemate_rounds":{rounds}', f"{LAST}; dry {rounds}")
    assert ended(settled(table, *NOBODY)).scores == (15, 10)
    if rounds > 1:
        sooner = having(f'"stalemate_rounds":{rounds}', f"{LAST}; dry {rounds - 1}")
        assert rules.outcome(settled(sooner, *NOBODY)) is None


@pytest.mark.parametrize("rounds", [0, 11])
def test_8_3_but_not_on_any_number(rounds: int) -> None:
    with pytest.raises(ValidationError):
        convert({"stalemate_rounds": rounds}, Options)


def test_8_4_equal_points_share_the_place() -> None:
    start = "hands Rt1 / Rt2 / Rt3; rows Yx3 / / ; donor 0; gains Bc15 / Bt10 / Bs10; dry 3"
    state = settled(start, "0 choose Yx3", *ALL_PASS)
    assert ended(state) == Outcome((15, 10, 10), (1, 2, 2))


def test_8_5_what_is_played_for_a_seat_that_is_absent() -> None:
    def absent(state: State | str, seat: Seat) -> str:
        return write_move(rules.absent(rules.view(after(state), seat), luck()))

    lowest = "hands Gx1 Rt2 Bs1 / Rt3; donor 0; presented ? / ?; dry 1"
    assert absent(lowest, P0) == "present Bs1"
    assert absent("hands Rt1 / Rt3; rows Rc10 Yx2 Yt2 / ; donor 0", P0) == "choose Yt2"
    assert absent(UP, P0) == "pass"
    assert absent(after(UP, "0 bid Rt1"), P1) == "pass"


# what is offered and advised


def test_may_i_bid_this() -> None:
    state = after(UP, "0 bid Rt1", "1 bid Bc3", "2 pass")
    view = rules.view(state, P0)
    good = rules.advise(view, read_move("bid Rs5"))
    assert (good.refusal, good.total, good.above, good.strays) == (None, 6, 3, ())
    stray = rules.advise(view, read_move("bid Rs5 Gx2"))
    assert stray.refusal is not None
    assert (stray.refusal.clause, stray.total) == ("5.5", 8)
    assert stray.strays == read_cards("Gx2")
    empty = rules.advise(view, read_move("bid"))
    assert (empty.total, empty.above) == (1, 3)


def test_may_i_present_this() -> None:
    view = rules.view(read_state(PRESENTING), P0)
    assert rules.advise(view, read_move("present Rt1 Rt2")).total == 3
    assert rules.advise(view, read_move("present Rt1 Rt2")).refusal is None
    assert rules.advise(view, read_move("present")).refusal is not None


@pytest.mark.parametrize("said", [(), ("0 bid Rt1",), ("0 bid Rs5", "1 pass")])
def test_what_is_offered_is_all_that_the_law_lets_pass(said: tuple[str, ...]) -> None:
    """Every set of a small deck is tried by every seat, against what it is offered."""
    state = after(UP, *said)
    pool = sorted({*chain(*state.hands, *state.rows)}, key=DECK.index)
    sets = [frozenset(c for n, c in enumerate(pool) if bits >> n & 1) for bits in range(1 << 12)]
    for seat in rules.turn(state):
        let_pass = {move for some in sets if not rules.refuse(state, seat, move := Bid(some))}
        assert {*rules.moves(may_bid(state, seat))} == let_pass | {Pass()}


def test_the_order_of_the_offer_is_pinned() -> None:
    listed = [write_move(move) for move in rules.moves(may_bid(UP, P0))]
    assert listed == ["pass", "bid Rt1", "bid Rs5", "bid Rt1 Rs5"]
    presenting = rules.offer(rules.view(read_state(PRESENTING), P0))
    assert presenting is not None
    assert [write_move(move) for move in rules.moves(presenting)] == [
        *("present Rt1", "present Rt2", "present Rt1 Rt2")
    ]


def test_nobody_is_offered_anything_out_of_turn() -> None:
    for seat in (P1, P2, None):
        assert rules.offer(rules.view(UP, seat)) is None
    assert rules.offer(rules.view(after(TABLE), P1)) is None
