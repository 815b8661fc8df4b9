"""The short text of BATASAURUS: what is written, what is read, what is answered to the rest."""

from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace

from parlour.catalogue import BATASAURUS
from parlour.core import Seat, Unreadable
from parlour.core.record import Record, read_record, write_record
from parlour.games.batasaurus.notation import (
    SLOTS,
    read_move,
    read_state,
    write_move,
    write_state,
)
from parlour.games.batasaurus.pieces import (
    SET,
    Card,
    Collect,
    Commit,
    Cover,
    Deal,
    Divide,
    Flip,
    Keep,
    Layout,
    Move,
    Options,
    Ready,
    Reveal,
    Slot,
    State,
    Strength,
)
from tests.walks import Match, last_state, matches, walk

FIVE, NINE, THREE = map(Strength, (5, 9, 3))
A, B, L = map(Slot, (0, 1, 11))
NORTH, EAST = Seat(0), Seat(1)

MOVES: list[tuple[Move, str]] = [
    (Deal(((FIVE, NINE), (THREE,)), EAST), "deal 5 9 / 3 leader 1"),
    (Deal(((FIVE,), (), (THREE,)), NORTH), "deal 5 /  / 3 leader 0"),
    (Ready(), "ready"),
    (Cover(), "cover"),
    (Flip(A), "flip a"),
    (Flip(L), "flip l"),
    (Commit(B), "commit b"),
    (Reveal(), "reveal"),
    (Collect(Seat(3)), "collect 3"),
    (Divide((1, 0, 12)), "divide 1 0 12"),
    (Keep(), "keep"),
]

ROWS: tuple[Layout, ...] = ((FIVE, NINE), (THREE, FIVE))
BARE = State(Options(), ROWS, ((A, B), (A, B)), (None, None), ready=None, piles=(0, 0))

STATES = [
    (State(Options(), ((), ()), ((), ()), (None, None)), "cards  / ; ready none; leader 0"),
    (BARE, "cards 5 9 / 3 5; piles 0 0; leader 0"),
    (
        replace(BARE, ready=frozenset({EAST}), piles=(0, 0), leader=EAST),
        "cards 5 9 / 3 5; ready 1; piles 0 0; leader 1",
    ),
    (
        replace(BARE, left=((A,), (B,)), trick=((Card(NORTH, B), Card(EAST, A)),)),
        "cards 5 (9) / (3) 5; trick 0b 1a; piles 0 0; leader 0",
    ),
    (replace(BARE, committed=(None, B)), "cards 5 9 / 3 5; committed none b; piles 0 0; leader 0"),
    (
        replace(BARE, left=((), (A,)), trick=((Card(NORTH, A),), (Card(NORTH, B), Card(EAST, B)))),
        "cards (5) (9) / 3 (5); trick 0a | 0b 1b; piles 0 0; leader 0",
    ),
    (
        replace(
            BARE,
            left=((B,), (B,)),
            piles=(2, 0),
            won=True,
            past=(((Card(NORTH, A), Card(EAST, A)),),),
            earlier=((12, 12), (3, 3)),
        ),
        "cards (5) 9 / (3) 5; piles 2 0; leader 0; won yes; past 0a 1a; earlier 12 12 / 3 3",
    ),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_a_move_is_written_and_read(move: Move, text: str) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize("slot", [*map(Slot, range(len(SET)))])
def test_every_slot_has_a_letter_of_its_own(slot: Slot) -> None:
    assert write_move(Flip(slot)) == f"flip {'abcdefghijkl'[slot]}"
    assert read_move(write_move(Commit(slot))) == Commit(slot)
    assert len(SLOTS) == len(SET)


@pytest.mark.parametrize(("state", "text"), STATES)
def test_a_position_is_written_and_read(state: State, text: str) -> None:
    options, _, facts = write_state(state).partition("; ")
    assert options.startswith("options {")
    assert facts == text
    assert read_state(text) == state


def test_a_position_names_the_options_that_are_not_the_rulebook_s() -> None:
    state = read_state('options {"unresolved":"leader","memorise_s":10}; cards 5 / 9')
    assert state.options == Options(unresolved="leader", memorise_s=10)
    assert read_state(write_state(state)) == state


@given(matches(BATASAURUS))
def test_a_whole_match_is_written_and_read(match: Match) -> None:
    """Its moves as a record, and where each of them has led as a position."""
    path = [*walk(match)]
    events = tuple(event for _, event in path)
    record = Record("batasaurus", 1, match.seats, match.options, events)
    assert read_record(BATASAURUS, write_record(BATASAURUS, record)) == record
    for state in [moment.state for moment in path] + [last_state(match)]:
        assert read_state(write_state(state)) == state


def test_facts_may_come_in_any_order_and_spaces_do_not_count() -> None:
    facts = write_state(STATES[-1][0]).split("; ")
    Random(1).shuffle(facts)
    assert read_state("  ;   ".join(facts)) == STATES[-1][0]
    assert read_move("  flip   c ") == Flip(Slot(2))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "`` is no move of BATASAURUS; a move begins with deal, flip, commit, collect,"),
        ("steal a", "`steal a` is no move"),
        ("ready now", "`ready now` is no move"),
        ("FLIP a", "`FLIP a` is no move"),
        ("flip", "`` is no slot; write its letter, a to l"),
        ("flip m", "`m` is no slot"),
        ("flip A", "`A` is no slot"),
        ("flip a b", "`a b` is no slot"),
        ("commit 3", "`3` is no slot"),
        ("deal 5 13 / 3 leader 0", "`13` is no strength; a dinosaur has 1 to 12"),
        ("deal 0 leader 0", "`0` is no strength"),
        ("deal 5 / 3", "`` is no seat; write a number, such as 0"),
        ("deal 5 / 3 leader x", "`x` is no seat"),
        ("collect -1", "`-1` is no seat"),
        ("divide 1 one", "`one` is no number of cards"),
    ],
)
def test_what_is_no_move_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_move(text)
    assert str(unreadable.value).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("leader 0", "a position needs its `cards`, such as `cards 5 (9) 3 / 4 1 2`"),
        ("cards 5 / 9; stock 7", "`stock` is no fact of a position; it has options, cards,"),
        ("cards 5 / 13", "`13` is no strength"),
        ("cards (5 / 9", "`(5` is no strength"),
        ("cards 5 / 9; ready all", "`all` is no seat"),
        ("cards 5 / 9; committed a", "`committed` is about 1 seats; the cards are of 2"),
        ("cards 5 / 9; committed a z", "`z` is no slot"),
        ("cards 5 / 9; piles 1 2 3", "`piles` is about 3 seats; the cards are of 2"),
        ("cards 5 / 9; piles 1 many", "`many` is no number of cards"),
        ("cards 5 / 9; earlier 12 12 / 1", "`earlier` is about 1 seats; the cards are of 2"),
        ("cards (5) / 9; trick 0a 2a", "`2a` is none of the cards; name one of them"),
        ("cards (5) / 9; trick 0b", "`0b` is none of the cards; name one of them"),
        ("cards (5) / 9; trick a0", "`a0` is no card; write its seat and slot, as in 1c"),
        ("cards 5 / 9; trick 0a", "`0a` has been turned; write its strength as (5)"),
        ("cards 5 / 9; past 1a", "`1a` has been turned; write its strength as (9)"),
        ("cards 5 / 9; won no", "`no` says nothing here; write yes, or leave the fact out"),
        ('options {"memorise_s":9}; cards 5', '`{"memorise_s":9}` are no options: Expected `int`'),
        ("options {; cards 5", "`{` are no options"),
    ],
)
def test_what_is_no_position_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_state(text)
    assert str(unreadable.value).startswith(said)
