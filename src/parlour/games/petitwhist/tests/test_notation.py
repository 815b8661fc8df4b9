"""The short text of Petit Whist: what is written, what is read, what is answered to the rest."""

import pytest

from parlour.core import Seat, Unreadable
from parlour.games.petitwhist.notation import read_move, read_state, write_move, write_state
from parlour.games.petitwhist.pieces import (
    DECK,
    Award,
    Card,
    Cover,
    Deal,
    Gather,
    Knock,
    Lay,
    LetBe,
    Look,
    Move,
    Options,
    Reveal,
    SetAside,
    State,
)

NINE, TEN, ACE = Card("H", 9), Card("S", 10), Card("D", 14)

MOVES: list[tuple[Move, str]] = [
    (Deal(((NINE, TEN), (ACE,))), "deal 9H 10S / AD"),
    (SetAside(frozenset({TEN, NINE})), "aside 9H 10S"),
    (SetAside(frozenset()), "aside"),
    (Reveal(), "reveal"),
    (Look(), "look"),
    (Cover(), "cover"),
    (Knock(), "knock"),
    (LetBe(), "letbe"),
    (Award(Seat(2)), "award 2"),
    (Lay(ACE), "lay AD"),
    (Gather(Seat(0)), "gather 0"),
]

STATES = [
    (
        State(Options(), hands=((NINE,), (TEN,)), aside=(None, (ACE,)), tricks=(0, 0)),
        "hands 9H / 10S; aside ? / AD; leader 0; tricks 0 0",
    ),
    (
        State(Options(), hands=((), ()), shown=((NINE,), (TEN,)), looked=frozenset({Seat(1)})),
        "hands / ; shown 9H / 10S; looked 1; leader 0",
    ),
    (
        State(Options(), hands=((), (), ()), knocks=(True, False, None), tricks=(0, 0, 0)),
        "hands / / ; knocks knock letbe ?; leader 0; tricks 0 0 0",
    ),
    (
        State(Options(), hands=((), (TEN,)), leader=Seat(1), trick=(ACE,), tricks=(2, 0)),
        "hands / 10S; leader 1; trick AD; tricks 2 0",
    ),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_a_move_is_written_and_read(move: Move, text: str) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize("card", DECK)
def test_every_card_has_a_name_of_its_own(card: Card) -> None:
    assert read_move(write_move(Lay(card))) == Lay(card)


@pytest.mark.parametrize(("state", "text"), STATES)
def test_a_position_is_written_and_read(state: State, text: str) -> None:
    options, _, facts = write_state(state).partition("; ")
    assert options.startswith("options {")
    assert " ".join(facts.split()) == " ".join(text.split())
    assert read_state(text) == state


def test_a_position_names_the_options_that_are_not_the_rulebook_s() -> None:
    state = read_state('options {"hand":2,"lead":"seat0"}; hands 9H / 10S')
    assert state.options == Options(hand=2, lead="seat0")
    assert read_state(write_state(state)) == state


def test_spaces_at_the_ends_of_a_move_do_not_count() -> None:
    assert read_move("  lay  AD ") == Lay(ACE)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "`` is no move of Petit Whist; a move begins with deal, aside,"),
        ("steal 9H", "`steal 9H` is no move"),
        ("look twice", "`look twice` is no move"),
        ("LAY 9H", "`LAY 9H` is no move"),
        ("lay", "`` is no card; write one as 7S, 10H or AD"),
        ("lay 9h", "`9h` is no card"),
        ("lay 6H", "`6H` is no card"),
        ("lay 1S", "`1S` is no card"),
        ("lay 9H 10S", "`9H 10S` is no card"),
        ("aside 9H, 10S", "`9H,` is no card"),
        ("deal 9H | 10S", "`|` is no card"),
        ("award first", "`first` is no seat; write its number, 0 for the first"),
        ("gather -1", "`-1` is no seat"),
    ],
)
def test_what_is_no_move_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_move(text)
    assert str(unreadable.value).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("leader 0", "a position needs its `hands`"),
        ("hands 9H; stock 7S", "`stock` is no fact of a position; it has options, hands,"),
        ("hands 9H 5S", "`5S` is no card"),
        ("hands 9H; aside 9H / x", "`x` is no card"),
        ("hands 9H; looked all", "`all` is no seat"),
        ("hands 9H; knocks maybe", "`maybe` is no answer in the race; write knock, letbe or ?"),
        ("hands 9H; tricks one", "`one` is no number of tricks"),
        ('options {"hand":9}; hands 9H', '`{"hand":9}` are no options: Expected `int` <= 8'),
        ("options {; hands 9H", "`{` are no options"),
    ],
)
def test_what_is_no_position_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_state(text)
    assert str(unreadable.value).startswith(said)
