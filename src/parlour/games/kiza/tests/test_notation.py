"""The short text of KIZA: what is written, what is read, what is answered to the rest."""

from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace

from parlour.catalogue import KIZA
from parlour.core import Seat, Unreadable
from parlour.core.record import Record, read_record, write_record
from parlour.games.kiza.notation import (
    read_card,
    read_cards,
    read_move,
    read_state,
    write_cards,
    write_move,
    write_state,
)
from parlour.games.kiza.pieces import (
    DECK,
    Appoint,
    Auction,
    Award,
    Bid,
    Card,
    Choose,
    Deal,
    Discard,
    Draw,
    Move,
    Options,
    Pass,
    Present,
    Reveal,
    State,
)
from tests.walks import Match, last_state, matches, walk

RC10, BT7, GX1, YS15 = (
    Card("R", "c", 10),
    Card("B", "t", 7),
    Card("G", "x", 1),
    Card("Y", "s", 15),
)

MOVES: list[tuple[Move, str]] = [
    (Draw((RC10, None, GX1)), "draw Rc10 - Gx1"),
    (Appoint(Seat(5)), "appoint 5"),
    (Deal(((RC10, BT7), (GX1,))), "deal Rc10 Bt7 / Gx1"),
    (Deal(((), (GX1,))), "deal  / Gx1"),
    (Present(frozenset({GX1, RC10})), "present Rc10 Gx1"),
    (Present(frozenset()), "present"),
    (Reveal(), "reveal"),
    (Choose(YS15), "choose Ys15"),
    (Bid(frozenset({YS15, BT7})), "bid Bt7 Ys15"),
    (Bid(frozenset()), "bid"),
    (Pass(), "pass"),
    (Award(Seat(3)), "award 3"),
    (Discard(), "discard"),
]

NOTHING = ((), ())
BARE = State(Options(), hands=((RC10, BT7), (GX1,)), rows=NOTHING, gains=NOTHING)
AUCTION = Auction(YS15, laid=NOTHING, bidder=Seat(1))

STATES = [
    (State(Options(), hands=NOTHING, rows=NOTHING, gains=NOTHING), "hands  / "),
    (BARE, "hands Rc10 Bt7 / Gx1"),
    (replace(BARE, donor=Seat(1), dry=2), "hands Rc10 Bt7 / Gx1; donor 1; dry 2"),
    (
        replace(BARE, rows=((YS15,), ())),
        "hands Rc10 Bt7 / Gx1; rows Ys15 / ",
    ),
    (
        replace(BARE, gains=((), (YS15,))),
        "hands Rc10 Bt7 / Gx1; gains  / Ys15",
    ),
    (
        replace(BARE, presented=((BT7,), None)),
        "hands Rc10 Bt7 / Gx1; presented Bt7 / ?",
    ),
    (
        replace(BARE, presented=((), None)),
        "hands Rc10 Bt7 / Gx1; presented  / ?",
    ),
    (
        replace(BARE, auction=AUCTION),
        "hands Rc10 Bt7 / Gx1; kiza Ys15; bidder 1",
    ),
    (
        replace(
            BARE,
            auction=replace(
                AUCTION,
                laid=((), (DECK[0],)),
                bidder=None,
                passed=frozenset({Seat(0)}),
                waived=True,
            ),
        ),
        "hands Rc10 Bt7 / Gx1; kiza Ys15; laid  / Rc1; bidder -; passed 0; waived yes",
    ),
    (
        replace(BARE, draws=((RC10, GX1), (None, YS15)), discards=(YS15, DECK[0])),
        "hands Rc10 Bt7 / Gx1; draws Rc10 Gx1 / - Ys15; discards Ys15 Rc1",
    ),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_a_move_is_written_and_read(move: Move, text: str) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize("card", DECK)
def test_every_card_is_written_and_read(card: Card) -> None:
    assert write_cards((card,)) == f"{card.colour}{card.shape}{card.value}"
    assert read_card(write_cards((card,))) == card


def test_every_kind_of_move_is_written() -> None:
    assert {type(move) for move, _ in MOVES} == set(Move.__args__)


@pytest.mark.parametrize(("state", "text"), STATES)
def test_a_position_is_written_and_read(state: State, text: str) -> None:
    options, _, facts = write_state(state).partition("; ")
    assert options.startswith("options {")
    assert facts == text
    assert read_state(text) == state


def test_a_position_names_the_options_that_are_not_the_rulebook_s() -> None:
    state = read_state('options {"end":"round","stalemate_rounds":7}; hands Rc10 / Gx1')
    assert state.options == Options(end="round", stalemate_rounds=7)
    assert read_state(write_state(state)) == state


@given(matches(KIZA))
def test_a_whole_match_is_written_and_read(match: Match) -> None:
    """Its moves as a record, and where each of them has led as a position."""
    path = [*walk(match)]
    events = tuple(event for _, event in path)
    record = Record("kiza", 1, match.seats, match.options, events)
    assert read_record(KIZA, write_record(KIZA, record)) == record
    for state in [moment.state for moment in path] + [last_state(match)]:
        assert read_state(write_state(state)) == state


def test_facts_may_come_in_any_order_and_spaces_do_not_count() -> None:
    facts = write_state(STATES[-2][0]).split("; ")
    Random(1).shuffle(facts)
    assert read_state("  ;   ".join(facts)) == STATES[-2][0]
    assert read_move("  bid   Rc10   Gx1 ") == Bid(frozenset({RC10, GX1}))
    assert read_cards(" Rc10  Bt7 ") == (RC10, BT7)


CURE = "write colour R, B, G or Y, shape c, t, s or x, and value: Rc10"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "`` is no move of KIZA; a move begins with draw, appoint, deal, present, choose,"),
        ("steal Rc10", "`steal Rc10` is no move of KIZA"),
        ("pass now", "`pass now` is no move of KIZA"),
        ("PASS", "`PASS` is no move of KIZA"),
        ("choose", f"`` is no card; {CURE}"),
        ("choose Rc10 Gx1", "`Rc10 Gx1` is no card"),
        ("bid Rc4", f"`Rc4` is no card; {CURE}"),
        ("bid rC10", "`rC10` is no card"),
        ("bid Pc10", "`Pc10` is no card"),
        ("bid Ro10", "`Ro10` is no card"),
        ("present Rc10,Gx1", "`Rc10,Gx1` is no card"),
        ("deal Rc10 / - / Gx1", "`-` is no card"),
        ("draw Rc10 ?", "`?` is no card"),
        ("appoint", "`` is no seat; write a number, such as 0"),
        ("appoint -1", "`-1` is no seat; write a number, such as 0"),
        ("award x", "`x` is no seat; write a number, such as 0"),
        ("award ²", "`²` is no seat; write a number, such as 0"),
    ],
)
def test_what_is_no_move_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_move(text)
    assert str(unreadable.value).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("donor 0", "a position needs its `hands`, such as `hands Rc10 Bt7 / Gx1`"),
        ("hands Rc10 / Gx1; pot 7", "`pot` is no fact of a position; it has options, hands, rows,"),
        ("hands Rc10 / Gx4", f"`Gx4` is no card; {CURE}"),
        ("hands Rc10 / Gx1; rows Bt7", "`rows` speaks of 1 seats, `hands` of 2"),
        ("hands Rc10 / Gx1; gains / / ", "`gains` speaks of 3 seats, `hands` of 2"),
        ("hands Rc10 / Gx1; presented ?", "`presented` speaks of 1 seats, `hands` of 2"),
        ("hands Rc10 / Gx1; presented ? / -", "`-` is no card"),
        ("hands Rc10 / Gx1; kiza Ys15; laid Bt7", "`laid` speaks of 1 seats, `hands` of 2"),
        ("hands Rc10 / Gx1; bidder 0", "`bidder` belongs to an auction, which needs its `kiza`"),
        ("hands Rc10 / Gx1; kiza Ys15; bidder ?", "`?` is no seat"),
        ("hands Rc10 / Gx1; kiza Ys15; passed x", "`x` is no seat"),
        (
            "hands Rc10 / Gx1; kiza Ys15; waived no",
            "`no` says nothing of a donor that waits; write `waived yes`",
        ),
        ("hands Rc10 / Gx1; donor A", "`A` is no seat; write a number, such as 0"),
        ("hands Rc10 / Gx1; dry many", "`many` is no number of rounds; write a number, such as 0"),
        ("hands Rc10 / Gx1; draws Rc10 x", "`x` is no card"),
        (
            'options {"stalemate_rounds":11}; hands Rc10 / Gx1',
            '`{"stalemate_rounds":11}` are no options: Expected `int` <= 10',
        ),
        ("options {; hands Rc10 / Gx1", "`{` are no options"),
    ],
)
def test_what_is_no_position_is_answered_with_the_place_and_the_cure(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_state(text)
    assert str(unreadable.value).startswith(said)
