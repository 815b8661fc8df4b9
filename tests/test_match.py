"""The fold of a match: one door, and a dealer who speaks when he must."""

from random import Random
from typing import Any

import pytest

from parlour.core import (
    DEALER,
    OUT_OF_TURN,
    OVER,
    Dice,
    Event,
    Outcome,
    Refused,
    Seat,
    advance,
    begin,
    ranked,
    replay,
    settle,
)
from parlour.games.petitwhist import rules
from parlour.games.petitwhist.notation import read_move, read_state
from parlour.games.petitwhist.pieces import Options, State
from tests.two_worlds import leaky

NORTH, EAST = Seat(0), Seat(1)
LAST_TRICK = "hands 7S / 8S; tricks 1 3"


def luck(n: int) -> Dice:
    return Dice(Random(n).randrange)


def refused_by(state: State, seat: Seat, move: str, law: Any = rules) -> str:
    with pytest.raises(Refused) as no:
        advance(law, state, seat, read_move(move))
    return no.value.refusal.clause


def test_what_the_law_lets_pass_is_played() -> None:
    state = read_state(LAST_TRICK)
    assert advance(rules, state, NORTH, read_move("lay 7S")) == rules.play(
        state, NORTH, read_move("lay 7S")
    )


def test_the_games_clause_speaks_before_the_houses() -> None:
    state = read_state(LAST_TRICK)
    assert refused_by(state, EAST, "lay 7S") == "3.2"
    assert refused_by(state, EAST, "lay 8S") == OUT_OF_TURN


def test_nothing_happens_after_the_end_though_the_law_be_silent() -> None:
    silent = leaky(rules, refuse=lambda state, seat, move: None)
    over = read_state("hands / ; tricks 2 3")
    assert refused_by(over, NORTH, "look", silent) == OVER
    assert refused_by(over, DEALER, "cover", silent) == OVER


def test_a_refusal_says_its_clause_to_who_reads_a_log() -> None:
    with pytest.raises(Refused, match=r"refused by clause 3\.2"):
        advance(rules, read_state(LAST_TRICK), NORTH, read_move("lay AS"))


def test_no_match_begins_at_a_table_that_may_not_be() -> None:
    with pytest.raises(Refused) as no:
        begin(rules, 2, Options(hand=1, exchange=2))
    assert no.value.refusal.clause == "1.1"
    assert begin(rules, 2, Options()) == rules.start(2, Options())


def test_the_dealer_speaks_until_a_player_must() -> None:
    said = [move for move, _ in settle(rules, rules.start(2, Options()), 1, luck)]
    assert [type(move).__name__ for move in said] == ["Deal"]
    trick = read_state("hands 9S / 8S; trick 7S AS; tricks 0 0")
    assert [*settle(rules, trick, 9, luck)] == [
        (read_move("gather 1"), rules.play(trick, DEALER, read_move("gather 1")))
    ]


def test_the_dice_of_a_move_are_those_of_its_number() -> None:
    """Each of the dealer's moves has dice of its own: the ones of its number."""
    asked: list[int] = []

    def dice(n: int) -> Dice:
        asked.append(n)
        return luck(n)

    state = read_state("hands 9S / 8S; aside 9S / 8S; tricks 0 0")
    after = [state for _, state in settle(rules, state, 7, dice)]
    assert asked == [7]
    assert after[-1].shown
    [(deal, _)] = settle(rules, rules.start(2, Options()), 3, dice)
    assert deal == rules.chance(rules.start(2, Options()), luck(3), None)


def test_the_dealers_moves_in_a_row_have_numbers_in_a_row() -> None:
    thrice = leaky(
        rules,
        turn=lambda said: frozenset({DEALER} if said < 3 else {NORTH}),
        refuse=lambda said, seat, move: None,
        chance=lambda said, dice, order: dice.below(1000),
        play=lambda said, seat, move: said + 1,
    )
    drawn = [move for move, _ in settle(thrice, 0, 7, luck)]
    assert drawn == [luck(n).below(1000) for n in (7, 8, 9)]
    assert len(set(drawn)) == 3


def test_where_time_is_kept_the_dealer_lets_a_wait_run_out() -> None:
    raced = read_state("hands 7S / 8S; knocks knock letbe; tricks 0 0")
    assert [*settle(rules, raced, 1, luck, timed=True)] == []
    assert [move for move, _ in settle(rules, raced, 1, luck)] == [read_move("award 0")]


def test_the_dealer_beside_seats_does_not_settle_anything() -> None:
    racing = read_state("hands 7S / 8S; knocks knock ?; tricks 0 0")
    assert [*settle(rules, racing, 1, luck)] == []


def test_replay_folds_a_list_of_events() -> None:
    events = [
        Event(1, DEALER, read_move("deal 7S / 8S")),
        Event(2, NORTH, read_move("lay 7S")),
        Event(3, EAST, read_move("lay 8S")),
        Event(4, DEALER, read_move("gather 1")),
    ]
    plain = Options(hand=1, exchange=0, lead="seat0")
    assert rules.outcome(replay(rules, 2, plain, events)) == Outcome((0, 1), (2, 1))
    with pytest.raises(Refused):
        replay(rules, 2, plain, events[1:])


def test_places_by_score_are_shared_by_equal_scores() -> None:
    assert ranked((3, 7, 3, 1)) == (2, 1, 2, 4)
    assert ranked((0, 0)) == (1, 1)


def test_winners_are_all_in_the_first_place() -> None:
    assert Outcome((5, 5, 1), (1, 1, 3)).winners == {NORTH, EAST}
