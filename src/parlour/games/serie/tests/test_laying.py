"""Lays are listed and drawn: all of them, each once, and every one can come."""

from itertools import islice

import pytest

from parlour.core import Dice
from parlour.games.serie import rules
from parlour.games.serie.notation import write_move
from parlour.games.serie.pieces import State
from parlour.games.serie.tests.tables import REST, at, luck, may


def listed(state: State) -> set[str]:
    moves = [write_move(move) for move in rules.moves(may(state))]
    assert len({*moves}) == len(moves)
    return {*moves}


def drawn(state: State, dice: Dice) -> set[str]:
    return {write_move(rules.pick(may(state), dice)) for _ in range(400)}


ONE = at("R4-6", "R7 R3" + REST)
TWO = at("R4 J=R5 R6", "R5" + REST)
THREE = at("R8 J=R9 R10", "J R9 K1 K4 K8", max_jokers=1)
MOVED = at("R1-6 / Y9-10 J=Y8", "R7 R8" + REST, manipulation="full", max_jokers=1)


def test_every_lay_is_listed_once() -> None:
    assert listed(ONE) == {"draw", "lay R3-6", "lay R4-7", "lay R3-7"}
    assert listed(TWO) == {"draw", "lay R4-6 taking 1", "lay R4-6 J=R7", "lay J=R3 R4-6"}


def test_a_joker_freed_from_one_series_makes_an_earlier_one_longer() -> None:
    state = at("R4-6 / B4 J=B5 B6", "B5" + REST)
    assert "lay R4-6 J=R7 / B4-6" in listed(state)
    assert "lay J=R3 R4-6 / B4-6" in listed(state)


def test_where_anything_may_move_all_that_stays_together_comes_first() -> None:
    some = [write_move(move) for move in islice(rules.moves(may(MOVED)), 40)]
    assert some[0] == "draw"
    assert "lay R1-3 / R4-8 / J=Y8 Y9 Y10" in some
    assert some.index("lay R1-8 / J=Y8 Y9 Y10") < some.index("lay R1-3 / R4-8 / J=Y8 Y9 Y10")


@pytest.mark.parametrize("state", [ONE, TWO, THREE, MOVED], ids=["one", "two", "three", "moved"])
def test_every_lay_can_be_drawn(state: State) -> None:
    assert drawn(state, luck(3)) == listed(state)
