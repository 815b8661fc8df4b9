"""The worked scenarios B1 to B30 of the specification, its options, and whole matches at random."""

from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from parlour.games.batasaurus.tests.oracle import (
    DEALER,
    OPTIONS,
    SILENT,
    SLOTS,
    Cards,
    Position,
    Trick,
    absent,
    advance,
    apply,
    exhausted,
    grounds,
    hand,
    legal,
    new,
    outcome,
    phase,
    refusal,
    turn,
    verdict,
    visible,
)

FULL = list(range(1, 13))


def table(
    *hands: list[int], piles: list[int] | None = None, leader: int = 0, **options: Any
) -> Position:
    """A covered table on which strength v lies in slot v - 1, where it lies at all."""
    start = new(len(hands), **options)
    layouts: dict[int, list[int | None]] = {
        seat: [v if v in held else None for v in FULL] for seat, held in enumerate(hands)
    }
    won: dict[int, Cards] = dict(enumerate(piles or [0] * len(hands)))
    return replace(start, leader=leader, layouts=layouts, covered=True, piles=won)


def lay(position: Position, *strengths: int) -> Position:
    """Everyone whose turn comes lays the next of these."""
    for strength in strengths:
        (seat,) = turn(position)
        position = apply(position, seat, ("play", strength - 1))
    return position


def war(position: Position, **strengths: int) -> Position:
    """war(position, p0=2, p1=6): these seats commit; the dealer reveals."""
    for name, strength in strengths.items():
        position = apply(position, int(name[1]), ("commit", strength - 1))
    assert phase(position) == "reveal"
    return apply(position, DEALER, ("reveal",))


def settle(position: Position) -> Position:
    return apply(position, DEALER, ("settle",))


def piles(position: Position) -> list[Cards]:
    return [position.piles[seat] for seat in sorted(position.piles)]


def full(seats: int, **options: Any) -> Position:
    return table(*[FULL] * seats, **options)


def memorising(seats: int = 2, **options: Any) -> Position:
    position = apply(new(seats, **options), DEALER, ("first", 0))
    for seat in range(seats):
        position = apply(position, DEALER, ("lay", seat, tuple(FULL[seat:] + FULL[:seat])))
    return position


def test_b1_the_strongest_takes_the_trick_and_leads() -> None:
    after = settle(lay(full(3), 5, 9, 3))
    assert piles(after) == [0, 3, 0]
    assert turn(after) == {1}


def test_b1_seat_0_takes_the_lead_from_another() -> None:
    after = settle(lay(full(3, leader=1), 3, 5, 9))
    assert piles(after) == [3, 0, 0]
    assert turn(after) == {0}


def test_b2_equal_cards_below_a_stronger_one_make_no_war() -> None:
    assert piles(settle(lay(full(3), 7, 7, 9))) == [0, 0, 3]


def b3() -> Position:
    return lay(full(3), 9, 9, 4)


def test_b3_only_the_tied_are_at_war() -> None:
    assert turn(b3()) == {0, 1}
    assert refusal(b3(), 2, ("commit", 0)) == "4.2"
    assert list(legal(b3(), 2)) == []


def test_b4_the_war_takes_the_bystanders_card_too() -> None:
    after = settle(war(b3(), p0=2, p1=6))
    assert piles(after) == [0, 5, 0]
    assert turn(after) == {1}


def test_b5_a_war_within_the_war() -> None:
    again = war(b3(), p0=6, p1=6)
    assert turn(again) == {0, 1}
    assert piles(settle(war(again, p0=1, p1=2))) == [0, 7, 0]


def b6() -> Position:
    return lay(full(4), 9, 5, 9, 5)


def test_b6_of_two_ties_the_higher_fights() -> None:
    assert turn(b6()) == {0, 2}
    assert [refusal(b6(), seat, ("commit", 0)) for seat in (1, 3)] == ["4.2", "4.2"]


def test_b7_only_the_new_cards_are_compared() -> None:
    assert piles(settle(war(b6(), p0=3, p2=4))) == [0, 0, 6, 0]


def b8() -> Position:
    return war(lay(full(4), 8, 8, 8, 2), p0=4, p1=4, p2=2)


def test_b8_who_lost_the_first_war_is_out_of_the_next() -> None:
    assert turn(b8()) == {0, 1}
    assert refusal(b8(), 2, ("commit", 0)) == "4.5"
    assert refusal(b8(), 3, ("commit", 0)) == "4.2"


def test_b9_the_last_war_takes_everything() -> None:
    assert piles(settle(war(b8(), p0=1, p1=6))) == [0, 9, 0, 0]


def test_b10_a_tie_below_the_strongest_war_card_is_no_war() -> None:
    position = war(lay(full(3), 8, 8, 8), p0=4, p1=4, p2=7)
    assert piles(settle(position)) == [0, 0, 6]


def test_b11_an_empty_slot_is_refused() -> None:
    position = table([1, 2, 3], [1, 2, 3])
    assert refusal(position, 0, ("play", 3)) == "3.1"
    assert [refusal(position, 0, ("play", slot)) for slot in (-1, 12)] == ["3.1", "3.1"]


def test_b12_out_of_turn_is_refused() -> None:
    assert refusal(lay(full(3), 5), 2, ("play", 0)) == "3.2"


@pytest.mark.parametrize("seats", [2, 3])
def test_b13_one_card_a_trick(seats: int) -> None:
    position = lay(full(seats), 5)
    position = apply(position, 1, ("play", 4 - 1))
    assert refusal(position, 1, ("play", 7)) == "A8"


def b14() -> Position:
    return apply(b3(), 0, ("commit", 6))


@pytest.mark.parametrize("slot", [6, 7])
def test_b14_a_committed_card_stays(slot: int) -> None:
    assert refusal(b14(), 0, ("commit", slot)) == "A8"
    seen = visible(b14(), 1)
    assert seen["committed"] == {0}
    assert seen["own_commit"] is None


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_b15_nobody_sees_the_strength_of_a_committed_card(viewer: int | None) -> None:
    seen = visible(b14(), viewer)
    assert all(strength is None for faces in seen["faces"].values() for strength in faces)
    assert seen["own_commit"] == (6 if viewer == 0 else None)
    assert seen["filled"][0][6]
    assert seen["left"] == {0: 11, 1: 11, 2: 11}
    assert seen["table"] == [{0: (8, 9), 1: (8, 9), 2: (3, 4)}]


def test_b16_no_card_is_played_while_memorising() -> None:
    assert refusal(memorising(), 0, ("play", 0)) == "2.4"


def test_b17_after_memorising_even_the_owner_sees_backs() -> None:
    seen = visible(apply(memorising(), DEALER, ("cover",)), 0)
    assert seen["faces"] == {0: [None] * 12, 1: [None] * 12}
    assert seen["filled"] == {0: [True] * 12, 1: [True] * 12}


def test_b18_a_war_nobody_can_fight_returns_the_cards() -> None:
    after = advance(lay(table([5], [5], piles=[12, 10]), 5, 5))
    assert outcome(after) == ([13, 11], [1, 2])


def test_b19_both_take_back_two_and_draw() -> None:
    position = lay(table([7, 4], [7, 4], piles=[10, 10]), 7, 7)
    assert outcome(advance(war(position, p0=4, p1=4))) == ([12, 12], [1, 1])


@pytest.mark.parametrize(
    ("rule", "won"),
    [("return", [1, 1, 3]), ("void", [0, 0, 2]), ("leader", [3, 0, 2])],
)
def test_b20_unresolved_among_three(rule: str, won: list[int]) -> None:
    after = advance(lay(table([8], [8], [3, 1, 2], unresolved=rule), 8, 8, 3))
    assert piles(after) == won
    assert after.void == (3 if rule == "void" else 0)
    assert phase(after) == "over"


def test_b20_the_leader_wins_though_he_was_not_tied() -> None:
    start = table([8], [8], [3, 1, 2], unresolved="leader", leader=2)
    assert piles(advance(lay(start, 3, 8, 8))) == [0, 0, 5]


def test_b20_the_tied_share_exactly_or_leave_the_rest_void() -> None:
    hands = [8], [8], [3, 1, 2]
    exact = advance(lay(table(*hands, unresolved="split"), 8, 8, 3))
    assert piles(exact) == [Fraction(3, 2), Fraction(3, 2), 2]
    whole = advance(lay(table(*hands, unresolved="split", split_rest="void"), 8, 8, 3))
    assert piles(whole) == [1, 1, 2]
    assert whole.void == 1


def b21(**options: Any) -> Position:
    return lay(table([8], [3, 1], [8, 6, 2], **options), 8, 3, 8)


def test_b21_the_one_who_can_go_on_wins_without_laying() -> None:
    assert phase(b21()) == "settle"
    settled = settle(b21())
    assert piles(settled) == [0, 0, 3]
    assert phase(settled) == "end"
    ended = advance(settled)
    assert piles(ended) == [0, 1, 5]
    assert visible(ended, None)["left"] == {0: 0, 1: 0, 2: 0}


@pytest.mark.parametrize(("laid", "won"), [(6, [4, 0, 0]), (2, [4, 0, 0])])
def test_b22_the_last_card_stands(laid: int, won: list[int]) -> None:
    position = b21(short_war="last_card_stands")
    assert turn(position) == {2}
    assert piles(settle(war(position, p2=laid))) == won


@pytest.mark.parametrize(("laid", "won"), [(9, [0, 0, 4]), (7, [4, 0, 0])])
def test_b22_only_a_stronger_card_beats_the_standing_one(laid: int, won: list[int]) -> None:
    position = table([8], [3, 1], [8, 7, 9], short_war="last_card_stands")
    assert piles(settle(war(lay(position, 8, 3, 8), p2=laid))) == won


def test_b22_a_war_card_as_strong_as_the_standing_one_does_not_beat_it() -> None:
    """No match reaches it, for a set holds each strength once; the rule is settled all the same."""
    position = b21(short_war="last_card_stands")
    position.layouts[2] = [8, *[None] * 11]
    assert piles(settle(war(position, p2=1))) == [4, 0, 0]


def test_b22_what_stands_is_the_last_card_not_the_first() -> None:
    position = table([8, 4], [3, 1, 2], [8, 4, 5], short_war="last_card_stands")
    position = war(lay(position, 8, 3, 8), p0=4, p2=4)
    assert turn(position) == {2}
    assert piles(settle(war(position, p2=5))) == [0, 0, 6]


def b23(**options: Any) -> Position:
    hands = [9], [9, 4, 11], [9, 5, 11], [2, 3, 4, 5]
    return lay(table(*hands, **options), 9, 9, 9, 2)


@pytest.mark.parametrize("rule", OPTIONS["short_war"])
def test_b23_those_who_can_fight(rule: str) -> None:
    assert turn(b23(short_war=rule)) == {1, 2}
    assert refusal(b23(short_war=rule), 0, ("commit", 0)) == "4.2"


def test_b23_who_has_no_card_is_out() -> None:
    assert piles(settle(war(b23(), p1=4, p2=5))) == [0, 0, 6, 0]


@pytest.mark.parametrize(
    ("p1", "p2", "won"),
    [(4, 5, [6, 0, 0, 0]), (4, 4, [6, 0, 0, 0]), (4, 11, [0, 0, 6, 0])],
)
def test_b23_the_standing_card_is_measured_against_the_best_new_one(
    p1: int, p2: int, won: list[int]
) -> None:
    hands = [9], [9, 4, 11], [9, 4, 5, 11], [2, 3, 4, 5]
    position = lay(table(*hands, short_war="last_card_stands"), 9, 9, 9, 2)
    assert piles(settle(war(position, p1=p1, p2=p2))) == won


def test_b23_new_cards_that_beat_the_standing_one_fight_on() -> None:
    position = war(b23(short_war="last_card_stands"), p1=11, p2=11)
    assert turn(position) == {1, 2}
    assert piles(settle(war(position, p1=4, p2=5))) == [0, 0, 8, 0]


def test_b23_the_newly_tied_stand_in_their_turn() -> None:
    hands = [9], [9, 11], [9, 11, 10], [2, 3, 4, 5]
    position = lay(table(*hands, short_war="last_card_stands"), 9, 9, 9, 2)
    position = war(position, p1=11, p2=11)
    assert turn(position) == {2}
    assert piles(settle(war(position, p2=10))) == [0, 7, 0, 0]


@pytest.mark.parametrize(
    ("rule", "won"),
    [
        ("return", [1, 1, 2, 1]),
        ("void", [0, 0, 0, 0]),
        ("split", [Fraction(5, 2), Fraction(5, 2), 0, 0]),
        ("leader", [0, 0, 0, 5]),
    ],
)
def test_several_standing_cards_are_unresolved(rule: str, won: list[Cards]) -> None:
    hands = [9], [9], [9, 4, 5], [2, 3, 4, 5]
    options: dict[str, Any] = {"short_war": "last_card_stands", "unresolved": rule}
    position = lay(table(*hands, leader=3, **options), 2, 9, 9, 9)
    assert turn(position) == {2}
    assert piles(settle(war(position, p2=4))) == won


@pytest.mark.parametrize(("rule", "now"), [("first_empty", "end"), ("last_pair", "play")])
def test_b24_the_end_rule(rule: str, now: str) -> None:
    position = table([], [1], [1], [1, 2], leader=1, end_rule=rule)
    assert phase(position) == now
    if now == "end":
        assert piles(advance(position)) == [0, 1, 1, 2]
    else:
        assert turn(position) == {1}
        assert piles(advance(lay(position, 1, 1, 2))) == [0, 0, 0, 4]


def test_b25_one_player_with_cards_ends_the_last_pair() -> None:
    position = table([], [], [], [1, 2], end_rule="last_pair")
    assert piles(advance(position)) == [0, 0, 0, 2]


def test_b26_twelve_layers() -> None:
    position = lay(full(3), 12, 12, 12)
    for strength in range(11, 0, -1):
        position = war(position, p0=strength, p1=strength, p2=strength)
    assert len(position.layers) == 12
    assert outcome(advance(position)) == ([12, 12, 12], [1, 1, 1])


def test_b27_eleven_tricks_with_one_war() -> None:
    position = full(2)
    for lead, reply in [(12, 11), (11, 10), (10, 9), (9, 8), (8, 7), (7, 6), (6, 5), (5, 4)]:
        position = advance(lay(position, lead, reply))
    position = advance(lay(advance(lay(position, 4, 3)), 3, 12))
    assert len(position.log) == 10
    assert [len(hand(position, seat)) for seat in (0, 1)] == [2, 2]
    assert turn(position) == {1}
    position = lay(position, 2, 2)
    assert turn(position) == {0, 1}
    ended = advance(war(position, p0=1, p1=1))
    assert piles(ended) == [20, 4]
    assert len(ended.log) == 11


def finished(won: list[Cards], winners: list[int | None], **options: Any) -> Position:
    position = replace(table(*[[] for _ in won], **options), piles=dict(enumerate(won)), over=True)
    position.log = [Trick(0, [], winner, {}) for winner in winners]
    return position


def test_b28_the_most_cards_are_shared() -> None:
    assert outcome(finished([14, 14, 8], [])) == ([14, 14, 8], [1, 1, 3])
    assert outcome(finished([16, 8, 14], [])) == ([16, 8, 14], [1, 3, 2])


@pytest.mark.parametrize(
    ("winners", "silent", "places"),
    [
        ([0, 1], "last", [2, 1, 3]),
        ([1, 0, 2], "last", [1, 1, 3]),
        ([1, 0, 2], "latest", [1, 2, 3]),
        ([0, None], "last", [1, 1, 3]),
        ([0, None], "latest", [1, 2, 3]),
    ],
)
def test_b28_the_last_trick_breaks_the_tie(
    winners: list[int | None], silent: str, places: list[int]
) -> None:
    options = {"final_tie": "last_trick_winner", "last_trick": silent}
    assert outcome(finished([14, 14, 8], winners, **options)) == ([14, 14, 8], places)


def test_b28_the_last_trick_lifts_nobody_over_a_better_score() -> None:
    ended = finished([8, 14, 14, 12], [3], final_tie="last_trick_winner")
    assert outcome(ended) == ([8, 14, 14, 12], [4, 1, 1, 3])


def playoff(**options: Any) -> Position:
    options = {"final_tie": "playoff_new_game", **options}
    return advance(table([], [1], [1], piles=[12, 11, 11], leader=1, **options))


def test_b28_the_tied_play_a_new_game() -> None:
    position = playoff()
    assert position.players == (0, 1, 2)
    assert phase(position) == "first"
    two = advance(table([], [1], [1], piles=[8, 13, 13], final_tie="playoff_new_game"))
    assert two.players == (1, 2)
    assert grounds(two, DEALER, ("first", 0)) == ["3.1", "A5"]
    two = apply(two, DEALER, ("first", 2))
    assert refusal(two, DEALER, ("lay", 0, tuple(FULL))) == "2.2"
    for seat in (1, 2):
        two = apply(two, DEALER, ("lay", seat, tuple(FULL)))
    assert turn(two) == {DEALER, 1, 2}
    two = apply(two, DEALER, ("cover",))
    assert turn(two) == {2}
    assert turn(lay(two, 5)) == {1}
    assert two.rounds == [{0: 8, 1: 14, 2: 14}]


@pytest.mark.parametrize(("silent", "places"), [("ranked", [3, 1, 2]), ("first", [2, 1, 2])])
def test_b28_the_playoff_orders_the_tied(silent: str, places: list[int]) -> None:
    order = "all" if silent == "ranked" else "first"
    position = playoff(playoff_order=order)
    assert position.rounds == [{0: 12, 1: 12, 2: 12}]
    won: dict[int, Cards] = {0: 8, 1: 15, 2: 13}
    ended = replace(position, piles=won, over=True)
    assert outcome(ended) == ([12, 12, 12], places)


def test_b28_a_playoff_may_tie_again() -> None:
    start = table([], [1], [1], piles=[12, 11, 11], final_tie="playoff_new_game")
    position = advance(start)
    layouts: dict[int, list[int | None]] = {seat: [None] * 12 for seat in range(3)}
    again: dict[int, Cards] = {0: 14, 1: 8, 2: 14}
    position = advance(
        replace(position, leader=0, layouts=layouts, covered=True, piles=again, log=[])
    )
    assert position.players == (0, 2)
    assert len(position.rounds) == 2
    ended = replace(position, piles={0: 10, 2: 14}, over=True)
    assert outcome(ended) == ([12, 12, 12], [2, 3, 1])


def test_b29_the_winner_of_the_trick_leads() -> None:
    after = settle(lay(full(3), 3, 5, 9))
    assert refusal(after, 0, ("play", 0)) == "3.4"
    assert refusal(full(3), 1, ("play", 0)) == "3.1"


def test_b30_an_absent_fighter_commits_any_card_and_the_war_is_revealed() -> None:
    position = b14()
    move = absent(position, 1, Random(7))
    assert move in set(legal(position, 1))
    assert turn(apply(position, 1, move)) == {DEALER}
    drawn = [absent(position, 1, Random(seed))[1] for seed in range(400)]
    assert set(drawn) == set(SLOTS) - {8}
    other = deepcopy(position)
    other.layouts[1] = [None if v is None else 13 - v for v in position.layouts[1]]
    assert drawn == [absent(other, 1, Random(seed))[1] for seed in range(400)]


def test_a13_after_an_unresolved_trick_the_same_leader_leads() -> None:
    hands = [8], [8], [3, 1, 2], [4, 1]
    position = settle(lay(table(*hands, leader=3, end_rule="last_pair"), 4, 8, 8, 3))
    assert turn(position) == {3}


def test_a13_or_the_next_clockwise_with_cards() -> None:
    hands = [8], [8], [3, 1, 2], [4, 1]
    position = settle(lay(table(*hands, end_rule="last_pair"), 8, 8, 3, 4))
    assert turn(position) == {2}


def test_a14_a_winner_without_cards_passes_the_lead_clockwise() -> None:
    hands = [3, 1], [9], [4], [2, 5]
    position = settle(lay(table(*hands, end_rule="last_pair"), 3, 9, 4, 2))
    assert turn(position) == {3}
    assert turn(lay(position, 5)) == {0}


def test_ready_by_all_ends_the_memorising() -> None:
    position = memorising()
    assert turn(position) == {DEALER, 0, 1}
    position = apply(position, 0, ("ready",))
    assert refusal(position, 0, ("ready",)) == "2.4"
    assert turn(position) == {DEALER, 1}
    position = apply(position, 1, ("ready",))
    assert turn(position) == {DEALER}
    assert list(legal(position, DEALER)) == [("cover",)]


def test_early_ready_off_leaves_it_to_the_clock() -> None:
    position = memorising(early_ready="off")
    assert turn(position) == {DEALER}
    assert grounds(position, 0, ("ready",)) == ["2.4", "A6"]
    assert list(legal(position, 0)) == []


@pytest.mark.parametrize("view", OPTIONS["memorise_view"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_memorise_view(view: str, viewer: int | None) -> None:
    position = memorising(memorise_view=view)
    faces = visible(position, viewer)["faces"]
    for seat in (0, 1):
        known = view == "all" or seat == viewer
        assert faces[seat] == (position.layouts[seat] if known else [None] * 12)


@pytest.mark.parametrize(("rule", "shown"), [("hidden", 0), ("last", 1), ("all", 2)])
def test_trick_log(rule: str, shown: int) -> None:
    position = settle(lay(settle(lay(full(2, trick_log=rule), 1, 2)), 3, 4))
    tricks = visible(position, None)["tricks"]
    assert tricks == (position.log[-shown:] if shown else [])
    assert len(tricks) == shown


def test_first_leader() -> None:
    assert list(legal(new(3), DEALER)) == [("first", 0), ("first", 1), ("first", 2)]
    hosted = new(3, named=2, first_leader="host_choice")
    assert list(legal(hosted, DEALER)) == [("first", 2)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        (2, {"memorise_s": 9}),
        (2, {"memorise_s": 121}),
        (2, {"unresolved": "nobody"}),
        (2, {"colour": "green"}),
        (2, {"named": 1}),
        (2, {"named": 2, "first_leader": "host_choice"}),
    ],
)
def test_senseless_options_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seats|option|leader"):
        new(seats, **options)


def test_a_layout_is_one_whole_set() -> None:
    position = apply(new(2), DEALER, ("first", 0))
    assert refusal(position, DEALER, ("lay", 0, (1,) * 12)) == "2.1"
    assert next(legal(position, DEALER)) == ("lay", 0, tuple(FULL))
    with pytest.raises(ValueError, match=r"2\.1"):
        apply(position, DEALER, ("lay", 0, (1,) * 12))


def rehidden(position: Position, random: Random) -> Position:
    """The same table with other strengths face down."""
    other = deepcopy(position)
    for layout in other.layouts.values():
        held = [strength for strength in layout if strength is not None]
        random.shuffle(held)
        layout[:] = [None if strength is None else held.pop() for strength in layout]
    return other


def check(position: Position) -> None:
    """Every card is somewhere, once."""
    table_cards = sum(len(layer) for layer in position.layers)
    left = sum(len(hand(position, seat)) for seat in position.players)
    dealt = sum(12 for seat in position.players if seat in position.layouts)
    assert sum(position.piles.values()) + position.void + left + table_cards == dealt
    layers = [layer for trick in position.log for layer in trick.layers] + position.layers
    for seat in position.layouts if not position.over else ():
        played = [layer[seat][1] for layer in layers if seat in layer]
        held = [v for v in position.layouts[seat] if v is not None]
        assert sorted(played + held) == FULL
    for trick in position.log:
        won = sum(trick.gained.values())
        assert won <= sum(len(layer) for layer in trick.layers)


def check_offer(position: Position) -> None:
    """The brute-force listing against the sentence of the specification."""
    now = phase(position)
    for seat in range(position.seats):
        moves = set(legal(position, seat))
        if seat not in turn(position):
            assert moves == set()
        elif now == "memorise":
            assert moves == {("ready",)}
        else:
            word = "play" if now == "play" else "commit"
            assert moves == {(word, slot) for slot in hand(position, seat)}


def draw(position: Position, random: Random) -> tuple[int, tuple[Any, ...]]:
    """Any speaker, any of his moves."""
    seat = random.choice(sorted(turn(position)))
    if seat != DEALER:
        return seat, random.choice(list(legal(position, seat)))
    if phase(position) == "lay":
        seated = random.choice([s for s in position.players if s not in position.layouts])
        return DEALER, ("lay", seated, tuple(random.sample(FULL, 12)))
    return DEALER, random.choice(list(legal(position, DEALER)))


def play_match(start: Position, random: Random) -> Position:
    position, decisions, game = start, 0, 0
    while not position.over:
        seat, move = draw(position, random)
        before = deepcopy(position)
        after = apply(position, seat, move)
        assert position == before
        position = after
        decisions += seat != DEALER
        assert decisions <= 13 * len(position.players) or len(position.rounds) > game
        if len(position.rounds) > game:
            decisions, game = 0, len(position.rounds)
        assert len(position.log) <= 12
        assert len(position.rounds) < 20
        check(position)
        if random.random() < 0.2:
            check_offer(position)
            check_secrecy(position, random)
    return position


def check_secrecy(position: Position, random: Random) -> None:
    if not position.covered or phase(position) == "over":
        return
    other = rehidden(position, random)
    for viewer in (*range(position.seats), None):
        assert visible(other, viewer) == visible(position, viewer)


RULES = list(
    product(*(OPTIONS[key] for key in ("unresolved", "short_war", "end_rule", "final_tie")))
)


def options_of(number: int, random: Random) -> dict[str, Any]:
    """Every combination of the rules that shape a match in turn; the others at random."""
    shaping = zip(
        ("unresolved", "short_war", "end_rule", "final_tie"),
        RULES[number % len(RULES)],
        strict=True,
    )
    others = {key: random.choice(values) for key, values in (OPTIONS | SILENT).items()}
    return others | dict(shaping)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_keep_the_invariants(seats: int) -> None:
    random = Random(seats)
    reached: set[object] = set()
    for number in range(3 * len(RULES)):
        ended = play_match(new(seats, **options_of(number, random)), random)
        judged = outcome(ended)
        assert judged is not None
        scores, places = judged
        check_places(ended, scores, places)
        reached |= {trick.winner is None for trick in ended.log}
        reached |= {f"{len(trick.layers)} layers" for trick in ended.log}
        reached |= {f"{len(ended.rounds)} play-offs"}
    assert {True, False, "1 layers", "2 layers", "3 layers", "0 play-offs"} <= reached
    assert "1 play-offs" in reached


def check_places(ended: Position, scores: list[Cards], places: list[int]) -> None:
    assert min(places) == 1
    assert sum(scores) <= 12 * ended.seats
    if ended.options["unresolved"] in ("return", "leader"):
        assert sum(scores) == 12 * ended.seats
    for mine, my_place in zip(scores, places, strict=True):
        for yours, your_place in zip(scores, places, strict=True):
            assert my_place < your_place or mine <= yours
    firsts = places.count(1)
    if ended.options["final_tie"] == "playoff_new_game":
        assert firsts == 1


@pytest.mark.long
@pytest.mark.parametrize("rule", OPTIONS["end_rule"])
def test_two_seats_end_alike_and_margins_do_not_depend_on_return_void_or_split(rule: str) -> None:
    for seed in range(60):
        margins = set()
        for unresolved in ("return", "void", "split"):
            start = new(2, unresolved=unresolved, end_rule=rule)
            judged = outcome(play_match(start, Random(seed)))
            assert judged is not None
            margins.add(judged[0][0] - judged[0][1])
        assert len(margins) == 1


@pytest.mark.long
def test_under_the_last_pair_at_most_one_player_keeps_cards() -> None:
    random = Random(5)
    for _ in range(60):
        position = new(4, end_rule="last_pair")
        while phase(position) != "end":
            position = apply(position, *draw(position, random))
        assert exhausted(position)
        assert sum(bool(hand(position, seat)) for seat in range(4)) <= 1


@pytest.mark.long
def test_the_leader_of_a_fresh_trick_always_holds_a_card() -> None:
    random = Random(6)
    for number in range(60):
        position = new(4, **options_of(number, random))
        while not position.over:
            if phase(position) == "play":
                (seat,) = turn(position)
                assert hand(position, seat)
                if not position.layers:
                    assert seat == position.leader
            position = apply(position, *draw(position, random))


@pytest.mark.long
def test_every_layer_of_a_war_is_fought_by_the_tied_of_the_layer_before() -> None:
    random = Random(8)
    for _ in range(60):
        for trick in play_match(new(3), random).log:
            for below, layer in pairwise(trick.layers):
                best = max(strength for _, strength in below.values())
                assert all(below[seat][1] == best for seat in layer)
                assert len(layer) >= 2


def test_verdict_of_one_layer() -> None:
    assert verdict(lay(full(3), 5, 9, 3)) == ("take", [1])
    assert verdict(b3()) == ("war", [0, 1])
