"""The short text of MEZZA: what is written, what is read, what is answered to the rest."""

from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from parlour.catalogue import MEZZA
from parlour.core import Seat, Unreadable
from parlour.core.record import Record, read_record, write_record
from parlour.games.mezza.notation import (
    read_cards,
    read_kind,
    read_move,
    read_state,
    write_move,
    write_state,
)
from parlour.games.mezza.pieces import (
    KINDS,
    NO_ORDERS,
    Add,
    Award,
    Deal,
    Halves,
    Kind,
    LetBe,
    Move,
    Options,
    Order,
    Orders,
    PickUp,
    Pile,
    Play,
    PlayClosed,
    Quick,
    Race,
    Recall,
    Refill,
    Reveal,
    Slot,
    Start,
    State,
    Steal,
    Swap,
)
from tests.walks import Match, last_state, matches, walk

MOVES: list[tuple[Move, str]] = [
    (
        Deal((("h", "1", "2"),), (("3", "3h", "4"),), (("J*", "J0", "9h"),)),
        "deal h 1 2 | 3 3h 4 | J* J0 9h",
    ),
    (
        Deal((("h",), ("1",)), (("2",), ("3",)), (("4",), ("5",))),
        "deal h | 2 | 4 / 1 | 3 | 5",
    ),
    (Swap(("h", "5", "J0")), "swap h 5 J0"),
    (Reveal(), "reveal"),
    (Start("1", 2), "start 1 1"),
    (Play("3h", 1), "play 3h"),
    (Play("J*", 3), "play J* J* J*"),
    (PlayClosed(Slot(2)), "closed 2"),
    (PickUp(), "pickup"),
    (Refill(("h", "J*")), "refill h J*"),
    (Steal(12), "steal 12"),
    (Quick(1), "quick 1"),
    (Add(3), "add 3"),
    (LetBe(), "letbe"),
    (Order(0), "order 0"),
    (Recall(), "recall"),
    (Award(Seat(5)), "award 5"),
    (Award(None), "award nobody"),
]

BARE = State(
    Options(),
    hands=(("7", "8"), ("J*",)),
    opened=(("9",), ()),
    closed=(("h", None, "2"), (None, None, None)),
    orders=(NO_ORDERS, NO_ORDERS),
)
LIES = "hands 7 8 / J*; open 9 / ; closed h . 2 / . . .; mover 0"
RACE = Race(Seat(1), claims=(Steal(1), None), drawn=("5", "7"))

STATES = [
    (BARE, f"{LIES}; orders  / "),
    (replace(BARE, stock=("h", "J0"), mover=Seat(1)), "stock h J0; mover 1"),
    (
        replace(BARE, pile=Pile(("4", "J*"), Halves(8), low=True)),
        "pile 4 J*; value 8; low yes",
    ),
    (replace(BARE, pile=Pile(("3h", "h"), Halves(8), comb=True)), "value 8; comb yes"),
    (replace(BARE, race=RACE), "layer 1; claims steal 1 / ?; drawn 5 7"),
    (replace(BARE, race=Race(Seat(0), claims=(), emptied=True)), "layer 0; emptied yes"),
    (
        replace(BARE, race=Race(None, claims=(Start("h", 2), None))),
        "layer nobody; claims start h h / ?",
    ),
    (replace(BARE, removed=("9h", "h"), out=(Seat(1),), idle=7), "removed 9h h; out 1; idle 7"),
    (replace(BARE, swaps=(None, ("7", "8", "9"))), "swaps ? / 7 8 9"),
    (replace(BARE, known=((), ("J*",))), "known  / J*"),
    (
        replace(BARE, orders=(Orders({"9h": 0, "3h": 2}), Orders({}, 4))),
        "orders 3h=2 9h=0 / quick=4",
    ),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_a_move_is_written_and_read(move: Move, text: str) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_written_and_read(kind: Kind) -> None:
    assert read_kind(kind) == kind
    assert read_move(write_move(Play(kind, 2))) == Play(kind, 2)


def test_every_kind_of_move_is_written() -> None:
    assert {type(move) for move, _ in MOVES} == set(Move.__args__)


@pytest.mark.parametrize(("state", "text"), STATES)
def test_a_position_is_written_and_read(state: State, text: str) -> None:
    written = write_state(state)
    assert written.startswith("options {")
    assert text in written
    assert read_state(written) == state


def test_a_position_names_the_options_that_are_not_the_rulebook_s() -> None:
    state = read_state('options {"deck":"short","stall_turns":null}; hands 7 / J*')
    assert state.options == Options(deck="short", stall_turns=None)
    assert read_state(write_state(state)) == state


def test_where_no_value_is_written_the_cards_of_the_pile_say_it() -> None:
    assert read_state("hands 7 / J*; pile 3h h").pile == Pile(
        ("3h", "h"), Halves(8), low=True, comb=True
    )
    agreed = read_state('options {"joker_on_four":"consume"}; hands 7 / J*; pile 4 J*')
    assert agreed.pile == Pile(("4", "J*"), Halves(8))


@settings(max_examples=20)
@given(matches(MEZZA))
def test_a_whole_match_is_written_and_read(match: Match) -> None:
    """Its moves as a record, and where each of them has led as a position."""
    path = [*walk(match)]
    events = tuple(event for _, event in path)
    record = Record("mezza", 1, match.seats, match.options, events)
    assert read_record(MEZZA, write_record(MEZZA, record)) == record
    for state in [moment.state for moment in path[:: 1 + len(path) // 60]] + [last_state(match)]:
        assert read_state(write_state(state)) == state


def test_facts_may_come_in_any_order_and_spaces_do_not_count() -> None:
    for state, _ in STATES:
        facts = write_state(state).split("; ")
        Random(1).shuffle(facts)
        assert read_state("  ;   ".join(facts)) == state
    assert read_move("  play   7   7 ") == Play("7", 2)
    assert read_move(" steal   2 ") == Steal(2)
    assert read_cards(" J*  h ") == ("J*", "h")


CURE = "is no card; write one as 7, 3h, h for a half, J0 or J*"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "`` is no move of MEZZA; a move begins with deal, swap, refill, start, play, award,"),
        ("bid 7", "`bid 7` is no move of MEZZA"),
        ("letbe now", "`letbe now` is no move of MEZZA"),
        ("PICKUP", "`PICKUP` is no move of MEZZA"),
        ("play 10", f"`10` {CURE}"),
        ("play 1h", f"`1h` {CURE}"),
        ("play J", f"`J` {CURE}"),
        ("play 7,7", f"`7,7` {CURE}"),
        ("play 7 8", "`7 8` are not equal cards; write one or several, as in `7 7`"),
        ("start", "`` are not equal cards"),
        ("swap 7 8 H", f"`H` {CURE}"),
        ("deal 1 2 3 / 4 5 6", "a deal has three zones a seat: hand | open | closed, and /"),
        ("deal 1 | 2 | 3 / 4 | 5", "a deal has three zones a seat"),
        ("closed -1", "`-1` is no number; write digits, 0 for the first seat or slot"),
        ("steal", "`` is no number"),
        ("quick ²", "`²` is no number"),
        ("award x", "`x` is no number"),
    ],
)
def test_what_is_no_move_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_move(text)
    assert str(unreadable.value).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mover 0", "a position needs its `hands`, such as `hands 7 8 / J*`"),
        ("hands 7 / 8; pot 7", "`pot` is no fact of a position; it has options, hands, open,"),
        ("hands 7 / 10", f"`10` {CURE}"),
        ("hands 7 / 8; closed h x / .", f"`x` {CURE}"),
        ("hands 7 / 8; open 7", "`open` speaks of 1 seats, `hands` of 2"),
        ("hands 7 / 8; closed . / . / .", "`closed` speaks of 3 seats, `hands` of 2"),
        ("hands 7 / 8; swaps ?", "`swaps` speaks of 1 seats, `hands` of 2"),
        ("hands 7 / 8; known 7", "`known` speaks of 1 seats, `hands` of 2"),
        ("hands 7 / 8; orders quick=1", "`orders` speaks of 1 seats, `hands` of 2"),
        ("hands 7 / 8; layer 0; claims ?", "`claims` speaks of 1 seats, `hands` of 2"),
        ("hands 7 / 8; layer 0; claims refill 7 / ?", "`refill 7` is no claim; write one as"),
        ("hands 7 / 8; layer me", "`me` is no number"),
        ("hands 7 / 8; drawn 7", "`drawn` goes with `layer`, which is not there"),
        ("hands 7 / 8; emptied yes", "`emptied` goes with `layer`, which is not there"),
        ("hands 7 / 8; orders 7h=1 / ", f"`7h` {CURE}"),
        ("hands 7 / 8; orders 3h / ", "`` is no number"),
        ("hands 7 / 8; value 8", "`value` goes with `pile`, which is not there"),
        ("hands 7 / 8; pile 3 3; low no", "`no` says nothing here; write `low yes`"),
        ("hands 7 / 8; idle many", "`many` is no number"),
        ("hands 7 / 8; mover -", "`-` is no number"),
        (
            'options {"stall_turns":59}; hands 7 / 8',
            '`{"stall_turns":59}` are no options: Expected `int` >= 60',
        ),
        ("options {; hands 7 / 8", "`{` are no options"),
    ],
)
def test_what_is_no_position_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_state(text)
    assert str(unreadable.value).startswith(said)
