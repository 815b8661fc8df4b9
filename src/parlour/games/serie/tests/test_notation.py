"""Everything that is written can be read again, and what cannot be read says why."""

import pytest

from parlour.core import Seat, Unreadable
from parlour.games.serie.notation import (
    read_move,
    read_state,
    read_tiles,
    write_move,
    write_state,
    write_tiles,
)
from parlour.games.serie.pieces import JOKER, Deal, Lay, Options, State, Tile
from parlour.games.serie.tests.tables import REST, after, at, opened, settled

MOVES = [
    "deal 0: R1-3 Y4 B7 J / R4 R5 Y1 Y2 K9 K10",
    "deal 2 by R3 K9 Y2: R1-6 / B1-6 / Y1-6",
    "lay R1-3",
    "lay R4 J=R5 R6 / B1-3 J=B4",
    "lay R4-6 / Y9 J=Y10 taking 1",
    "lay R4 Y4 J=B4 K4 taking 2",
    "draw",
    "give R10",
    "give J",
    "pass",
    "pay 0 3 12",
    "pay 0 -2",
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("lay B1-3 / R4-6", "lay R4-6 / B1-3"),
        ("lay R6 R5 R4", "lay R4-6"),
        ("lay K4 R4 B4", "lay R4 B4 K4"),
        ("lay R4-5 R6", "lay R4-6"),
        ("  draw ", "draw"),
        ("lay R4-6 taking 0", "lay R4-6"),
    ],
)
def test_a_table_is_kept_in_one_order(text: str, same: str) -> None:
    assert read_move(text) == read_move(same)
    assert write_move(read_move(text)) == same


def test_tiles_in_a_row_are_written_short() -> None:
    assert write_tiles(read_tiles("R1 R2 R3 R5 R6 B7 B8 B9 B10 J J")) == "R1-3 R5 R6 B7-10 J J"
    assert write_tiles(read_tiles("R1 J=R2 R3")) == "R1 J=R2 R3"
    assert read_tiles("R4-6 J J=K13") == (
        Tile(4, "R"),
        Tile(5, "R"),
        Tile(6, "R"),
        JOKER,
        Tile(13, "K", True),
    )


STATES = [
    State(Options(), racks=((), ())),
    State(Options(preset="family", best_of=3), racks=((), (), ())),
    opened(2),
    opened(4, preset="family", first_player="highest"),
    at("R4 J=R5 R6 / B1-3", "R5" + REST, chips=(0, 3), passes=1, turns=7, mover=Seat(1)),
    after(at("R4-6", "R7" + REST), "0 draw"),
    after(at("R4-6", "R7" + REST, draw_after_lay=True), "0 lay R4-7"),
    settled(at("R4-6", "R7" + REST, play_drawn=True), "0 draw"),
    after(at("R4 J=R5 R6", "R5 K1", swap_is_move=False), "0 lay R4-6 taking 1"),
    after(at("R4-6", "R7", "B1", "Y1", best_of=3), "0 lay R4-7", "dealer pay 0 1 1"),
    settled(at("R4-6", "R7", "B1", best_of=3), "0 lay R4-7"),
    after(at("R4-6", "", "B1-9", debt=True), "dealer pay 0 9"),
]


@pytest.mark.parametrize("state", STATES, ids=write_state)
def test_a_position_is_read_as_it_was_written(state: State) -> None:
    assert read_state(write_state(state)) == state


def test_a_position_may_be_short() -> None:
    state = read_state("racks R4 R5 J / B1; chips 6 5; table R7-9; mover 1")
    assert state.racks == (read_tiles("R4 R5 J"), read_tiles("B1"))
    assert state.chips == (6, 5)
    assert state.mover == 1
    assert state.options == Options()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("jump", "`jump` is no move of SERIE; a move begins with deal, lay, give, pay, draw, pass"),
        ("", "`` is no move of SERIE"),
        ("draw R4", "`draw R4` is no move of SERIE"),
        ("lay X4", "`X4` is no tile; write colour R, Y, B or K and number, as in R4 or R4-6"),
        ("lay J=R4-6", "`J=R4-6` is no tile"),
        ("lay R", "`R` is no tile"),
        ("lay R123", "`R123` is no tile"),
        ("lay R4-6 taking two", "`two` is no number; write one, such as 0"),
        ("give R4 R5", "`R4 R5` is not one tile; write one, such as R4 or J"),
        ("give", "`` is not one tile"),
        ("give R6-4", "`R6-4` is not one tile"),
        ("deal R1 / R2", "`R1 / R2` is no deal; write who begins and the racks: 0: R4 J / B1 B2"),
        ("deal x: R1 / R2", "`x` is no seat; write one, such as 0"),
        ("pay one", "`one` is no number"),
        ("pay ١", "`١` is no number"),
    ],
)
def test_what_is_no_move_says_why(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as found:
        read_move(text)
    assert str(found.value).startswith(why)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("chips 6 6", "a position needs its `racks`, such as `racks R4 R5 J / B1`"),
        ("racks R1 / R2; colour red", "`colour` is no fact of a position; it has options, racks"),
        ("racks R1 / R2; chips 6", "`chips` speaks of 1 seats, `racks` of 2"),
        ("racks R1 / R2; done slept", "`slept` is not known here; write laid or swapped or drawn"),
        ("racks R1 / R2; drawing no", "`no` is not known here; write yes"),
        ('racks R1 / R2; options {"deal":2}', '`{"deal":2}` are no options: '),
        ("racks R1 / R2; rounds 0: 6 6", "`0: 6 6` is no round; write who began, the chips"),
    ],
)
def test_what_is_no_position_says_why(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as found:
        read_state(text)
    assert str(found.value).startswith(why)


def test_a_deal_is_what_it_says() -> None:
    deal = read_move("deal 1 by R3 K9: R1 / J")
    assert deal == Deal((read_tiles("R1"), (JOKER,)), Seat(1), read_tiles("R3 K9"))
    assert read_move("lay R1-3 taking 1") == Lay((read_tiles("R1-3"),), 1)
