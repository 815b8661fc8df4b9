"""Short text both ways, and what is said of text that is none."""

import pytest

from parlour.core import Seat, Unreadable
from parlour.games.ksar.notation import read_move, read_state, write_move, write_state
from parlour.games.ksar.pieces import First, Keep, Options, Place, Spot, State, Swap


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("first 1", First(Seat(1))),
        ("c2x3@0,0", Place("coloured", Spot(2, 3, 0, 0))),
        ("n1x2@10,9", Place("neutral", Spot(1, 2, 10, 9))),
        ("swap", Swap()),
        ("keep", Keep()),
    ],
)
def test_moves(text: str, move: object) -> None:
    assert read_move(text) == move
    assert write_move(read_move(text)) == text


def test_a_position_is_its_options_and_its_moves() -> None:
    state = State(
        Options(frame=8, pie=True),
        Seat(1),
        (Place("coloured", Spot(2, 3, 0, 0)), Place("neutral", Spot(1, 3, 2, 0))),
        swapped=False,
    )
    text = write_state(state)
    assert text.endswith("; first 1; placed c2x3@0,0 n1x3@2,0; kept")
    assert read_state(text) == state
    assert read_state("first 0") == State(Options(), Seat(0))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("c2x3", "`c2x3` is no block; write kind, sides and corner, as in c2x3@0,0"),
        ("pass", "`pass` is no move of KSAR"),
        ("first 2", "`2` is no seat of KSAR; write 0 or 1"),
        ("", "`` is no move of KSAR"),
    ],
)
def test_what_is_no_move(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as told:
        read_move(text)
    assert said in str(told.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour blue", "`colour blue` is no fact of a position; it has options, first"),
        ('options {"frame":7}', "are no options: "),
        ("options {", "are no options: "),
        ("placed c2x3@0,0 x", "`x` is no block"),
    ],
)
def test_what_is_no_position(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as told:
        read_state(text)
    assert said in str(told.value)
