"""The worked scenarios of the specification, K1 to K32, each under its name."""

import pytest

from parlour.core import DEALER, OUT_OF_TURN, Outcome, settle
from parlour.games.kiza import rules
from parlour.games.kiza.notation import read_hands, read_move, read_state, write_move
from parlour.games.kiza.pieces import Deal, Discard, Draw, Options, Ready, State
from parlour.games.kiza.rules.rounds import pile
from parlour.games.kiza.tests.tables import (
    P0,
    P1,
    P2,
    P3,
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

# The example of the rulebook: four seats, and the donor puts up a card worth 10.
EXAMPLE = (
    "hands Rt7 Rs2 Rx1 Rx3 Rx5 / Bc10 Rc2 Yx2 / Yx3 / Yx5; rows Rc10 / Gx1 / Gx2 / Gx3; donor 0"
)
CHOSEN = after(EXAMPLE, "0 choose Rc10")
TWELVE = after(CHOSEN, "0 bid Rt7 Rs2", "1 bid Bc10 Rc2")


def test_k1_the_example_of_the_rulebook() -> None:
    assert max(rules.view(after(CHOSEN, "0 bid Rt7 Rs2"), P2).bids) == 9
    assert max(rules.view(TWELVE, P2).bids) == 12
    raised = after(TWELVE, "2 pass", "3 pass", "0 bid Rx5")
    assert max(rules.view(raised, P2).bids) == 14
    state = settled(raised, "1 pass")
    assert state.gains == read_hands("Rc10 / / /")
    assert gone(state) == "Rc2 Rt7 Rs2 Rx5 Bc10"
    assert rules.turn(state) == {P1}
    assert state.donor == P1


def test_k2_a_raise_below_the_standing_bid() -> None:
    state = after(TWELVE, "2 pass", "3 pass")
    refusal = no(state, P0, "bid Rx1")
    assert refusal.clause == "5.4"
    assert refusal.parts == {"total": 10, "above": 12}


def test_k3_a_raise_to_the_standing_bid() -> None:
    assert refused(after(TWELVE, "2 pass", "3 pass"), P0, "bid Rx3") == "5.4"


def test_k4_a_bid_after_a_pass() -> None:
    passed = after(TWELVE, "2 pass")
    assert why(passed, P2, "bid Yx3") == "5.7 passed"
    assert why(after(passed, "3 pass"), P2, "bid Yx3") == "5.7 passed"


def alone(hand: str, more: str = "") -> State:
    """Rc10 is up and P0 is asked."""
    return after(f"hands {hand} / Yx1; rows Rc10 / Yx2; donor 0{more}", "0 choose Rc10")


def test_k5_neither_the_colour_nor_the_shape() -> None:
    assert refused(alone("Bt7 Rt1"), P0, "bid Bt7") == "5.5"


def test_k6_cards_that_match_in_different_ways() -> None:
    state = after(alone("Bc7 Rt1"), "0 bid Bc7 Rt1")
    assert rules.view(state, P0).bids == (8, 0)


def test_k7_one_bad_card_spoils_the_whole_bid() -> None:
    assert refused(alone("Bc7 Bt1"), P0, "bid Bc7 Bt1") == "5.5"


def test_k8_a_kiza_card_in_a_bid() -> None:
    state = after("hands Bc7 / Yx1; rows Rc10 Yc15 / Yx2; donor 0", "0 choose Rc10")
    assert refused(state, P0, "bid Yc15") == "4.3"


def test_k9_a_bid_of_no_card() -> None:
    assert why(alone("Rt1"), P0, "bid") == "5.2 empty"


def test_k10_a_bid_above_the_value_of_the_card() -> None:
    state = after("hands Gc15 / Yx1; rows Gx1 / Yx2; donor 0", "0 choose Gx1", "0 bid Gc15")
    assert rules.view(state, P0).bids == (15, 0)


def test_k11_fifteen_points_for_one() -> None:
    state = after("hands Gc1 Rt2 / Yc1; rows Gx15 / Yx2; donor 0", "0 choose Gx15")
    assert points(settled(state, "0 bid Gc1", "1 pass")) == (15, 0)


def test_k12_a_donor_that_cannot_bid() -> None:
    state = after("hands Rt2 / Gc1; rows Gx15 / Yx2; donor 0", "0 choose Gx15")
    assert rules.turn(state) == {P0}
    assert [*rules.moves(may_bid(state, P0))] == [read_move("pass")]
    assert rules.turn(after(state, "0 pass")) == {P1}
    assert why(after(state, "0 pass"), P0, "bid Rt2") == "5.7 passed"


THREE = "hands Rt1 / Rt2 / Rt3; rows Rc10 / Yx1 / Yx2; donor 0"


def test_k13_all_pass() -> None:
    state = settled(THREE, "0 choose Rc10", "0 pass", "1 pass", "2 pass")
    assert gone(state) == "Rc10"
    assert rules.turn(state) == {P1}
    assert points(state) == (0, 0, 0)


def test_k14_the_last_seat_bids_and_wins_at_once() -> None:
    last = after(THREE, "0 choose Rc10", "0 pass", "1 pass")
    bid = after(last, "2 bid Rt3")
    assert rules.turn(bid) == {DEALER}
    assert points(settled(last, "2 bid Rt3")) == (0, 0, 10)


def test_k15_the_last_seat_passes_too() -> None:
    last = after(THREE, "0 choose Rc10", "0 pass", "1 pass", "2 pass")
    assert rules.chance(last, luck(), None) == Discard()


def test_k16_nothing_presented() -> None:
    assert refused(opened(3), P2, "present") == "4.2"


def test_k17_everything_presented() -> None:
    state = opened(3)
    whole = write_move(read_move("present")) + " " + cards_of(state, P2)
    others = [f"{seat} present {cards_of(state, seat).split()[0]}" for seat in (P0, P1)]
    revealed = settled(state, f"{P2} {whole}", *others)
    assert [len(hand) for hand in revealed.hands] == [17, 17, 0]
    asked = set()
    donor = revealed.donor
    up = after(revealed, f"{donor} choose {rows_of(revealed, int(donor or 0)).split()[0]}")
    while rules.turn(up) != {DEALER}:
        (seat,) = rules.turn(up)
        asked.add(seat)
        up = after(up, f"{seat} pass")
    assert asked == {P0, P1}


def cards_of(state: State, seat: int) -> str:
    return write_move(Deal((state.hands[seat],))).removeprefix("deal ")


def rows_of(state: State, seat: int) -> str:
    return write_move(Deal((state.rows[seat],))).removeprefix("deal ")


def test_k18_presented_twice_and_what_others_see() -> None:
    state = opened(3)
    mine = cards_of(state, P0).split()
    once = after(state, f"0 present {mine[0]} {mine[1]}")
    assert why(once, P0, f"present {mine[2]}") == "4.4 presented"
    view = rules.view(once, P1)
    assert view.awaited == {P1, P2}
    assert view.held == (18, 18, 18)
    assert view.mine is None
    assert rules.hear(state, P0, read_move(f"present {mine[0]} {mine[1]}"), P1) == Ready()


def test_k19_a_card_of_another_row() -> None:
    assert why(THREE, P0, "choose Yx1") == "5.1 row"


def test_k20_a_seat_without_kiza_cards_is_skipped() -> None:
    state = settled(
        "hands Rt1 / Rt2 / Rt3; rows Rc10 Rc1 / / Yx2; donor 0", "0 choose Rc10", *passes(0, 3)
    )
    assert state.donor == P2


def passes(first: int, seats: int) -> list[str]:
    return [f"{(first + step) % seats} pass" for step in range(seats)]


def test_k21_one_seat_alone_has_cards_left() -> None:
    state = settled(
        "hands Rt1 / Rt2 / Rt3; rows / / Yx2 Yx3; donor 2", "2 choose Yx2", *passes(2, 3)
    )
    assert state.donor == P2
    assert rules.turn(state) == {P2}
    assert rules.refuse(state, P2, read_move("choose Yx3")) is None


def test_k22_a_new_round() -> None:
    last = read_state(
        "hands Rt1 / Rt2 / Rt3; rows / Yx3 / ; donor 1; "
        "gains Bc15 Bt15 Bc1 / Bs15 Bx15 Bt10 / Bt2 Bs10; dry 1"
    )
    assert points(last) == (31, 40, 12)
    state = settled(last, "1 choose Yx3", *passes(1, 3))
    assert [len(hand) for hand in state.hands] == [18, 18, 18]
    assert state.donor == P2
    assert rules.turn(state) == {P0, P1, P2}
    assert rules.view(state, P0).presenting
    seen = {card for seed in range(20) for card in dealt_after(last, seed)}
    assert {*read_hands("Rt1 Rt2 Rt3 Yx3")[0]} <= seen


def dealt_after(last: State, seed: int) -> set[object]:
    """The cards of a deal that follows, when all have passed."""
    state = after(last, "1 choose Yx3", *passes(1, 3), "dealer discard")
    move = rules.chance(state, luck(seed), None)
    assert isinstance(move, Deal)
    return {card for hand in move.hands for card in hand}


def near(kiza: str, options: str = "") -> State:
    """P1 has 43 points, and takes this card for one."""
    gains = "Bt15 Bt2 / Bc15 Bs15 Bx10 Bx3"
    position = f"hands Rt2 / Rt1 Gs1; rows {kiza} Yx1 / Yx2; donor 0; gains {gains}; dry 1"
    state = having(options, position)
    assert points(state) == (17, 43)
    return settled(state, f"0 choose {kiza}", "0 pass", "1 bid Rt1")


def test_k23_fifty_points_end_the_game() -> None:
    state = near("Rc7")
    assert ended(state) == Outcome((17, 50), (2, 1))
    assert any(state.rows)
    assert rules.turn(state) == frozenset()


def test_k24_forty_eight_do_not() -> None:
    state = near("Rc5")
    assert points(state) == (17, 48)
    assert rules.outcome(state) is None
    assert rules.turn(state) == {P1}


def test_k25_at_the_end_of_the_round_most_points_win() -> None:
    start = (
        "hands Rt1 / Rt2; rows Rc10 / Rc7; donor 0; "
        "gains Bc15 Bt15 Bs15 / Bc10 Bt10 Bs10 Bx15; dry 1"
    )
    state = settled(having('"end":"round"', start), "0 choose Rc10", "0 pass", "1 bid Rt2")
    assert points(state) == (45, 55)
    assert rules.turn(state) == {P1}
    later = settled(state, "1 choose Rc7", "0 bid Rt1")
    assert ended(later) == Outcome((52, 55), (2, 1))


def test_k25_fifty_two_each_are_shared() -> None:
    start = (
        "hands Rt1 / Rt2 Yx1; rows Rc7 / ; donor 0; gains Bc15 Bt15 Bs15 / Bc10 Bt10 Bs10 "
        "Bx15 Yx7; dry 1"
    )
    state = having('"end":"round"', start)
    assert points(state) == (45, 52)
    assert ended(settled(state, "0 choose Rc7", "0 bid Rt1", "1 pass")) == Outcome((52, 52), (1, 1))


def test_k26_losers_take_their_cards_back() -> None:
    table = having('"losing_bids":"return"', EXAMPLE)
    said = ["0 choose Rc10", "0 bid Rt7 Rs2", "1 bid Bc10 Rc2", "2 pass", "3 pass", "0 bid Rx5"]
    state = settled(table, *said, "1 pass")
    assert gone(state) == "Rt7 Rs2 Rx5"
    assert state.hands[P1] == read_hands("Rc2 Bc10 Yx2")[0]
    assert state.hands[P0] == read_hands("Rx1 Rx3")[0]


def test_k27_five_cards_captured_by_six_seats() -> None:
    state = read_state("hands / / / / / ; gains Rc1 / Rc2 / Rc3 / Rc5 / Rc7 / ; donor 2")
    assert len(pile(state)) == 107
    deal = rules.chance(state, luck(), None)
    assert isinstance(deal, Deal)
    assert [len(hand) for hand in deal.hands] == [18, 18, 17, 18, 18, 18]
    assert rules.refuse(state, DEALER, deal) is None


def test_k28_four_cards_stay_unseen() -> None:
    state = opened(6)
    held = {card for hand in state.hands for card in hand}
    assert len(held) == 108
    assert len({*pile(rules.start(6, Options()))} - held) == 4


def test_k29_a_tie_for_the_first_donor() -> None:
    tied = after(rules.start(3, Options()), "dealer draw Rc15 Rt7 Bx15")
    assert tied.donor is None
    again = rules.chance(tied, luck(), None)
    assert isinstance(again, Draw)
    assert [card is not None for card in again.cards] == [True, False, True]
    assert refused(tied, DEALER, "draw Rc1 Rt1 Rt2") == "3.1"
    assert refused(tied, DEALER, "draw Rc15 - Rt2") == "3.1"
    state = after(tied, "dealer draw Rc1 - Rt2")
    assert state.donor == P2
    assert len(pile(state)) == 112


def test_k30_three_rounds_without_a_capture() -> None:
    last = "hands Rt1 / Rt2; rows Yx3 / ; donor 0; gains Bc15 / Bt10 Bt5; dry "
    said = ["0 choose Yx3", "0 pass", "1 pass"]
    second, third = settled(last + "2", *said), settled(last + "3", *said)
    assert rules.turn(second) == {P0, P1}
    assert ended(third) == Outcome((15, 15), (1, 1))


def test_k31_out_of_turn() -> None:
    state = after(CHOSEN, "0 bid Rt7 Rs2")
    refusal = no(state, P3, "pass")
    assert refusal.clause == OUT_OF_TURN
    assert refusal.parts == {}
    assert no(state, P3, "bid Yx5") == refusal
    assert no(state, P3, "bid Rc1") == refusal


def test_k32_a_captured_card_in_a_bid() -> None:
    state = after("hands Rt1 / Rt2; rows Rc10 / Yx1; donor 0; gains / Rc7", "0 choose Rc10")
    assert why(after(state, "0 pass"), P1, "bid Rc7") == "5.11 captured"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_table_of_every_size_is_dealt(seats: int) -> None:
    state = rules.start(seats, Options())
    moves = [move for move, _ in settle(rules, state, 1, lambda n: luck(n))]
    assert isinstance(moves[0], Draw)
    assert isinstance(moves[-1], Deal)
