"""The solved game of twelve cards, off the shelf: what takes words.py a minute, in a moment.

`packed/` holds the numbers that `solve(12, "matches", …)` has come to, for each way it can end;
docs/why/solved.md says why. `make solved` fills it anew; tests ask that it is what words.py says.
"""

import lzma
from array import array
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from ..pieces import SET
from .words import Game

SHELF: Final = Path(__file__).parent / "packed"
STARTS: Final = "starts"
LITTLE: Final = array("H", [1]).tobytes() == b"\1\0"  # this machine, as most: low byte first

T = TypeVar("T", int, float)


def name(leader_takes: bool, last: bool) -> str:
    """Which of the four ends: what becomes of a trick nobody can win, and of a tied match."""
    return f"{'leader' if leader_takes else 'return'}-{'last' if last else 'share'}"


@cache
def shelved(leader_takes: bool, last: bool) -> Game:
    values: array[float] = array("d")
    values.frombytes(taken(name(leader_takes, last)))
    return Game(len(SET), 1, starts(), little(values))


@cache
def starts() -> "array[int]":
    packed: array[int] = array("i")
    packed.frombytes(taken(STARTS))
    return array("q", little(packed))


def pack(game: Game, leader_takes: bool, last: bool) -> None:
    SHELF.mkdir(exist_ok=True)
    put(name(leader_takes, last), little(game.values[:]).tobytes())
    put(STARTS, little(array("i", game.starts)).tobytes())


def taken(named: str) -> bytes:
    return lzma.decompress((SHELF / f"{named}.xz").read_bytes())


def put(named: str, numbers: bytes) -> None:
    packed = lzma.compress(numbers, preset=9 | lzma.PRESET_EXTREME)
    (SHELF / f"{named}.xz").write_bytes(packed)


def little(numbers: "array[T]") -> "array[T]":
    """On the shelf the lowest byte comes first, whatever machine reads it."""
    if not LITTLE:
        numbers.byteswap()
    return numbers
