"""Each clause of the rulebook, on the smallest table that shows it."""

from random import Random

import pytest

from parlour.core import (
    DEALER,
    OUT_OF_TURN,
    OVER,
    SEATS,
    Clause,
    Dice,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Wait,
    advance,
    begin,
    settle,
)
from parlour.games.petitwhist import rules
from parlour.games.petitwhist.notation import read_hands, read_move, read_state, write_cards
from parlour.games.petitwhist.pieces import DECK, Follow, Move, Options, Ready, State

NORTH, EAST, SOUTH, WEST = map(Seat, range(4))


def luck() -> Dice:
    return Dice(Random(1).randrange)


def after(state: State, *said: str) -> State:
    """What a table comes to when this is said: `1 lay 7S`, `dealer cover`."""
    for words in said:
        who, _, move = words.partition(" ")
        state = advance(
            rules, state, DEALER if who == "dealer" else Seat(int(who)), read_move(move)
        )
    return state


def refused(state: State, seat: Seat, move: str) -> Clause:
    """The clause that forbids it, the house's own included; and nothing has changed."""
    before = hash(state.hands)
    with pytest.raises(Refused) as no:
        advance(rules, state, seat, read_move(move))
    assert hash(state.hands) == before
    return no.value.refusal.clause


def may_lay(state: State, seat: Seat) -> str:
    offer = rules.offer(rules.view(state, seat))
    assert isinstance(offer, Follow)
    return write_cards(offer.cards)


def test_1_thirty_two_different_cards() -> None:
    assert len(set(DECK)) == 32
    assert {card.rank for card in DECK} == set(range(7, 15))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_1_only_two_to_four_seats(seats: int) -> None:
    with pytest.raises(Refused) as no:
        begin(rules, seats, Options())
    assert no.value.refusal == Refusal(SEATS, {"least": 2, "most": 4})
    assert begin(rules, 2, Options()).seats == 2
    assert begin(rules, 4, Options()).seats == 4


def test_1_1_nobody_passes_on_more_than_a_hand_holds() -> None:
    assert rules.forbid(2, Options(hand=2, exchange=2)) is None
    refusal = rules.forbid(2, Options(hand=1, exchange=2))
    assert refusal is not None
    assert (refusal.clause, refusal.parts) == ("1.1", {"exchange": 2, "hand": 1})


def test_2_1_the_dealer_deals_five_to_each_and_only_once() -> None:
    deal = "deal 7C 8C 9C 10C JC / 7D 8D 9D 10D JD"
    state = after(rules.start(2, Options()), f"dealer {deal}")
    assert rules.view(state, None).held == (5, 5)
    assert refused(state, DEALER, deal) == "2.1"
    assert refused(rules.start(2, Options()), EAST, deal) == "2.1"


@pytest.mark.parametrize(
    "hands",
    ["7C 8C 9C 10C JC / 7D 8D 9D 10D", "7C 8C 9C 10C JC / 7C 8D 9D 10D JD", "7C 8C 9C 10C JC"],
    ids=["one card short", "the same card twice", "one hand short"],
)
def test_2_1_an_unfair_deal_is_refused(hands: str) -> None:
    assert refused(rules.start(2, Options()), DEALER, f"deal {hands}") == "2.1"


def test_2_1_the_table_may_agree_on_another_number() -> None:
    state = rules.start(4, Options(hand=8))
    move = rules.chance(state, luck(), None)
    assert rules.refuse(state, DEALER, move) is None
    assert rules.view(rules.play(state, DEALER, move), None).held == (8, 8, 8, 8)


EXCHANGE = "hands 7S 8S / 9H AD; aside ? / ?; tricks 0 0"


def test_2_2_a_seat_sets_one_of_its_cards_aside_once() -> None:
    state = after(read_state(EXCHANGE), "1 aside AD")
    assert refused(state, EAST, "aside 9H") == "2.2"
    assert refused(state, NORTH, "aside 9H") == "2.2"
    assert refused(state, NORTH, "aside 7S 8S") == "2.2"
    assert refused(state, NORTH, "aside") == "2.2"
    assert refused(state, DEALER, "aside 7S") == "2.2"
    assert rules.turn(state) == {NORTH}


def test_2_2_who_asks_is_told_how_many_cards_are_lacking() -> None:
    two = read_state('options {"exchange":2}; ' + EXCHANGE)
    for said, lacking in [("aside", 2), ("aside 7S", 1), ("aside 7S 8S", 0), ("look", 0)]:
        verdict = rules.advise(rules.view(two, NORTH), read_move(said))
        assert verdict.lacking == lacking
        assert verdict.refusal == rules.refuse(two, NORTH, read_move(said))
    assert rules.refuse(two, NORTH, read_move("aside")) == Refusal(Clause("2.2"), {"count": 2})


def test_2_2_what_is_set_aside_is_secret_and_its_going_is_not_seen() -> None:
    state = after(read_state(EXCHANGE), "1 aside AD")
    assert rules.view(state, None).held == (2, 2)
    assert rules.view(state, NORTH).ready == {EAST}
    assert rules.view(state, EAST).hand == read_hands("9H")[0]
    assert rules.view(state, NORTH).aside is None
    assert rules.hear(read_state(EXCHANGE), EAST, read_move("aside AD"), NORTH) == Ready()


def test_2_2_the_number_is_the_tables() -> None:
    two = read_state('options {"exchange":2}; ' + EXCHANGE)
    assert refused(two, NORTH, "aside 7S") == "2.2"
    assert after(two, "0 aside 7S 8S").aside[0] == read_hands("7S 8S")[0]
    none = read_state('options {"exchange":0}; hands / ')
    assert not rules.play(none, DEALER, read_move("deal 7S / 8S")).aside


def test_2_3_the_dealer_turns_all_cards_at_once_before_the_next_seat() -> None:
    waiting = read_state("hands 7S 8S / 9H AD / KC QC; aside 7S / AD / ?; tricks 0 0 0")
    assert refused(waiting, DEALER, "reveal") == "2.3"
    assert refused(waiting, SOUTH, "reveal") == "2.3"
    shown = after(waiting, "2 aside QC", "dealer reveal")
    assert shown.shown == read_hands("QC / 7S / AD")
    assert rules.view(shown, None).shown == shown.shown
    assert rules.view(shown, None).held == (1, 1, 1)


LOOKING = "hands 8S / 9H; shown AD / 7S; tricks 0 0"


def test_2_4_the_cards_lie_open_until_all_have_seen_them() -> None:
    state = read_state(LOOKING)
    assert rules.turn(state) == {DEALER, NORTH, EAST}
    assert refused(state, DEALER, "look") == "2.4"
    one = after(state, "0 look")
    assert refused(one, NORTH, "look") == "2.4"
    assert rules.wait(one) == rules.wait(state)
    assert rules.wait(after(one, "1 look")) is None
    assert rules.turn(after(one, "1 look")) == {DEALER}


def test_2_4_or_until_the_agreed_seconds_are_over() -> None:
    waiting = rules.wait(read_state('options {"show":40}; ' + LOOKING))
    assert waiting == Wait(40, rules.LOOKING)


def test_2_4_covered_cards_join_the_hand_and_are_shown_to_nobody_else() -> None:
    state = after(read_state(LOOKING), "1 look", "dealer cover")
    assert state.looked == rules.view(state, EAST).ready == frozenset()
    assert state.hands == read_hands("8S AD / 7S 9H") or state.hands == read_hands("AD 8S / 9H 7S")
    assert rules.view(state, None).shown == ()
    assert rules.view(state, EAST).hand == state.hands[EAST]
    assert refused(state, DEALER, "cover") == "2.4"
    assert refused(read_state(LOOKING), NORTH, "cover") == "2.4"


RACE = "hands 8S / 9H / AD; knocks ? / ?; tricks 0 0 0".replace("? / ?", "? ? ?")


def test_2_5_each_seat_answers_once_and_nobody_hears_it() -> None:
    state = after(read_state(RACE), "1 knock")
    assert refused(state, EAST, "letbe") == "2.5"
    assert refused(state, DEALER, "knock") == "2.5"
    assert rules.hear(read_state(RACE), EAST, read_move("knock"), NORTH) is None
    assert rules.hear(read_state(RACE), EAST, read_move("knock"), EAST) == read_move("knock")
    assert rules.view(state, NORTH) == rules.view(read_state(RACE), NORTH)


def test_2_5_the_race_lasts_equally_long_whoever_knocks() -> None:
    state = read_state(RACE)
    clock = Wait(rules.KNOCKING, rules.RACING)
    assert rules.wait(state) == rules.wait(after(state, "0 knock", "1 letbe", "2 knock")) == clock


def test_2_5_without_a_race_seat_0_leads() -> None:
    state = read_state('options {"lead":"seat0"}; ' + LOOKING)
    assert rules.turn(after(state, "dealer cover")) == {NORTH}
    assert refused(after(state, "dealer cover"), EAST, "knock") == "2.5"


def test_2_6_the_first_to_knock_leads() -> None:
    state = after(read_state(RACE), "1 knock", "2 knock")
    assert rules.chance(state, luck(), (SOUTH, EAST)) == read_move("award 2")
    assert rules.turn(after(state, "dealer award 2")) == {SOUTH}
    assert refused(state, DEALER, "award 0") == "2.6"
    assert refused(state, EAST, "award 1") == "2.6"


def test_2_6_without_an_order_of_claims_the_dice_choose_among_those_who_knocked() -> None:
    state, dice = after(read_state(RACE), "1 knock", "2 knock"), luck()
    drawn = {rules.chance(state, dice, None) for _ in range(60)}
    assert drawn == {read_move("award 1"), read_move("award 2")}


def test_2_6_if_nobody_knocked_seat_0_leads() -> None:
    state = after(read_state(RACE), "0 letbe", "1 letbe", "2 letbe")
    assert rules.chance(state, luck(), (EAST,)) == read_move("award 0")
    assert rules.turn(after(state, "dealer award 0")) == {NORTH}
    assert refused(state, DEALER, "award 1") == "2.6"


def test_3_1_the_taker_leads_next() -> None:
    state = read_state("hands 7S / 8S; trick 9H AH; tricks 0 0")
    assert rules.turn(after(state, "dealer gather 1")) == {EAST}


def test_3_2_a_card_must_be_in_hand() -> None:
    assert refused(read_state("hands 7S / 8S; tricks 0 0"), NORTH, "lay 8S") == "3.2"
    assert refused(read_state("hands 7S / 8S; tricks 0 0"), DEALER, "lay 8S") == "3.2"
    assert refused(read_state(RACE), NORTH, "lay 8S") == "3.2"


def test_3_2_in_turn_clockwise() -> None:
    state = read_state("hands 7S / 8S / 9S; leader 2; tricks 0 0 0")
    assert rules.turn(state) == {SOUTH}
    assert rules.turn(after(state, "2 lay 9S")) == {NORTH}
    assert refused(state, NORTH, "lay 7S") == OUT_OF_TURN
    assert after(state, "2 lay 9S").hands == read_hands("7S / 8S / ")


def test_3_3_a_seat_that_holds_the_suit_led_must_lay_that_suit() -> None:
    state = read_state("hands / 7S AH; trick 9S; tricks 0 0")
    assert may_lay(state, EAST) == "7S"
    assert refused(state, EAST, "lay AH") == "3.3"
    spades = Refusal(Clause("3.3"), {"suit": "S"})
    assert rules.refuse(state, EAST, read_move("lay AH")) == spades


def test_3_3_a_seat_without_it_may_lay_anything() -> None:
    assert may_lay(read_state("hands / 7D AH; trick 9S; tricks 0 0"), EAST) == "7D AH"


def test_3_4_the_highest_of_the_suit_led_takes_however_high_the_others() -> None:
    for trick in ("9S AH 10S", "9C AS 10C", "9C AD KC"):
        state = read_state(f"hands / / ; leader 1; trick {trick}; tricks 0 0 0")
        assert rules.taking(state) == NORTH


def test_3_4_the_dealer_gathers_and_nobody_else() -> None:
    state = read_state("hands 7S / 8S; trick 9H AH; tricks 1 0")
    assert after(state, "dealer gather 1").tricks == (1, 1)
    assert refused(state, DEALER, "gather 0") == "3.4"
    assert refused(state, EAST, "gather 1") == "3.4"
    assert refused(after(state, "dealer gather 1"), DEALER, "gather 1") == "3.4"


def test_4_1_the_match_ends_when_every_hand_is_empty() -> None:
    assert rules.outcome(read_state("hands 7S / ; tricks 0 0")) is None
    over = read_state("hands / ; tricks 2 3")
    assert rules.turn(over) == frozenset()
    assert refused(over, DEALER, "knock") == "2.5"


def test_4_1_then_nothing_more_happens() -> None:
    over = read_state("hands / ; tricks 2 3")
    assert [*settle(rules, over, 1, lambda n: luck())] == []
    with pytest.raises(Refused) as no:
        advance(Silent, over, EAST, read_move("look"))
    assert no.value.refusal.clause == OVER


class Silent:
    """Petit Whist with a law that refuses nothing, so that the house itself must."""

    forbid, start, turn, play = rules.forbid, rules.start, rules.turn, rules.play
    chance, wait, outcome = rules.chance, rules.wait, rules.outcome

    @staticmethod
    def refuse(state: State, seat: Seat, move: Move) -> None:
        return None


def test_4_2_most_tricks_wins() -> None:
    assert rules.outcome(read_state("hands / ; tricks 2 3")) == Outcome((2, 3), (2, 1))


def test_4_2_equal_tricks_share_the_place() -> None:
    outcome = rules.outcome(read_state("hands / / ; tricks 2 2 1"))
    assert outcome == Outcome((2, 2, 1), (1, 1, 3))
    assert outcome.winners == {NORTH, EAST}


@pytest.mark.parametrize(
    ("table", "move"),
    [
        ("hands 9C AS / 8S KS; aside ? / ?; tricks 0 0", "aside 9C"),
        ("hands 9C / 8S; shown AS / KS; tricks 0 0", "look"),
        ("hands 9C AS / 8S KS; knocks ? ?; tricks 0 0", "letbe"),
        ("hands 9C AS / 8S KS; tricks 0 0", "lay 9C"),
    ],
)
def test_who_is_away_plays_the_first_thing_that_is_allowed(table: str, move: str) -> None:
    played = rules.absent(rules.view(read_state(table), NORTH), luck())
    assert played == read_move(move)
