"""What the players of MEZZA know: who picked up what, when a 7 is a trap, why a move is good."""

from collections import Counter
from collections.abc import Sequence

import pytest

from parlour.catalogue import MEZZA
from parlour.core import DEALER, Phrase, Seat, Step, Thought
from parlour.games.mezza import rules
from parlour.games.mezza.mind import guess, habits, reasons, worth
from parlour.games.mezza.mind.memory import dimmed, remembered
from parlour.games.mezza.notation import read_move
from parlour.games.mezza.pieces import Move, State
from parlour.games.mezza.tests.tables import P0, P1, after, dealt, luck, table
from parlour.games.mezza.views import Heard, View
from tests.walks import Match, walk

Steps = Sequence[Step[View, Heard]]


def told(state: State, *said: str) -> list[Step[View, Heard]]:
    """What the first seat notices while this is said."""
    steps = [Step[View, Heard](DEALER, None, rules.view(state, P0))]
    for words in said:
        who, _, move = words.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        heard = rules.hear(state, seat, read_move(move), P0)
        state = after(state, words)
        if heard is not None:
            steps.append(Step(seat, heard, rules.view(state, P0)))
    return steps


def best(state: State, seat: Seat = P0) -> Move:
    view = rules.view(state, seat)
    offer = rules.offer(view)
    assert offer is not None
    return max(habits(view, offer), key=lambda pair: pair[1])[0]


def why(state: State, move: str) -> list[str]:
    steps = [Step[View, Heard](DEALER, None, rules.view(state, P0))]
    return [phrase.id for phrase in reasons(steps, Thought(read_move(move)))]


LEADS = "hands 8 9 / 1 2 / 9h 9h; open 5 / 6 / 7; closed 3 3 3 / 2 2 2 / 1 1 1"


def test_who_takes_the_pile_is_known_to_hold_it() -> None:
    steps = told(table(LEADS), "0 play 8", "1 pickup")
    assert remembered(steps).holds[P1] == Counter(["8"])
    for seed in range(20):
        assert "8" in guess(steps, luck(seed)).hands[P1]
    later = told(table(LEADS), "0 play 8", "1 pickup", "2 play 9h")
    assert remembered(later).pile == ["9h"]


def test_what_is_laid_is_held_no_more() -> None:
    state = table("hands 8 9 / 1 2; open 5 / 6; closed 3 3 3 / 2 2 2")
    steps = told(state, "0 play 8", "1 pickup", "0 play 9", "1 pickup", "0 play 5", "1 play 8")
    assert remembered(steps).holds[P1] == Counter(["9"])
    assert remembered(steps).pile == ["5", "8"]


def test_some_of_it_can_be_forgotten_and_stays_so() -> None:
    memory = remembered(told(table(LEADS), "0 play 8", "1 pickup"))
    dimmed(memory, 100, 1, P0)
    assert memory.holds[P1] == Counter(["8"])
    dimmed(memory, 0, 1, P0)
    assert memory.holds[P1] == Counter()


@pytest.mark.parametrize("seats", MEZZA.seats)
def test_what_is_remembered_is_true(seats: int) -> None:
    """At every moment of a match every card that is remembered lies where it is remembered."""
    steps: list[Step[View, Heard]] = []
    for state, event in walk(Match(MEZZA, seats, MEZZA.options(stall_turns=60), 3)):
        heard = rules.hear(state, event.seat, event.move, P0)
        steps = steps or [Step(DEALER, None, rules.view(state, P0))]
        now = rules.play(state, event.seat, event.move)
        if heard is not None:
            steps.append(Step(event.seat, heard, rules.view(now, P0)))
    memory = remembered(steps)
    assert tuple(memory.pile) == now.pile.cards
    assert tuple(memory.gone) == now.removed
    for seat, held in enumerate(memory.holds):
        assert held <= Counter(now.hands[seat])


def test_four_in_a_row_and_a_10_come_to_mind_first() -> None:
    assert best(table("hands 5 8 / 9; pile 8 8 8")) == read_move("play 8")
    assert best(table("hands h 9h / 9; pile 9h")) == read_move("play h")


def test_jokers_are_kept_while_anything_else_fits() -> None:
    assert best(table("hands 9 J0 J* / 9; pile 5")) == read_move("play 9")


def test_a_7_that_one_cannot_beat_is_not_laid_with_two_seats() -> None:
    assert best(table("hands 7 8 1 / 9; pile 5")) == read_move("play 7")
    assert best(table("hands 2 7 9h / 9; pile J0")) == read_move("play 2")
    assert best(table("hands 1 6h 7 / 9; pile 6")) == read_move("play 6h")


def test_who_has_less_left_stands_better() -> None:
    state = table("hands 9 / 1 2 3 4; closed . . 5 / 5 5 5")
    assert worth(state)[P0] > 0.7
    assert sum(worth(state)) == pytest.approx(1)
    out = table("hands / 1 / 2 3; closed . . . / 5 . . / 5 5 5; out 0")
    assert worth(out)[P0] == 1
    assert worth(out)[1] > worth(out)[2]


@pytest.mark.parametrize(
    ("position", "move", "ids"),
    [
        ("hands 5 8 / 9 / 9; pile 8 8 8", "play 8", ["because-removes"]),
        ("hands h 8 / 9 / 9; pile 3h", "play h", ["because-completes"]),
        ("hands 2 J* / 9 / 9; pile 8", "play J*", ["because-joker"]),
        ("hands 5 J* / 9 / 9; pile 3", "play J*", []),
        ("hands 5 8 / 9 / 9; pile 3", "play 5", ["because-lowest"]),
        ("hands 5 8 / 9 / 9; pile 3", "play 8", []),
    ],
)
def test_reasons_are_true(position: str, move: str, ids: list[str]) -> None:
    assert why(table(position), move) == ids


def test_a_half_that_is_kept_is_said_to_be() -> None:
    state = after("hands 8 / 3h 9 / h 9; mover 1; pile 3", "1 play 3h")
    steps = [Step[View, Heard](DEALER, None, rules.view(state, Seat(2)))]
    assert reasons(steps, Thought(read_move("letbe"))) == (Phrase("because-keeps"),)
    assert reasons(steps, Thought(read_move("steal 1"))) == (Phrase("because-steals"),)


def test_a_hand_that_was_picked_up_whole_is_said_to_be_known() -> None:
    state = table("hands 7 9 J* / ; open 5 / 6; closed 3 3 3 / 2 2 2")
    steps = told(state, "0 play 9", "1 pickup")
    assert steps[-1].view.held[P1] == 1
    told_why = reasons(steps, Thought(read_move("play 7")))
    assert Phrase("because-known") in told_why


def test_a_deal_is_guessed_from_the_first_step_on() -> None:
    state = dealt(rules.start(3, MEZZA.options()))
    steps = [Step[View, Heard](DEALER, None, rules.view(state, P0))]
    guessed = guess(steps, luck())
    assert rules.view(guessed, P0) == steps[-1].view
