"""The searches as machine code, where Numba is installed; else as they are.

Machine code is kept on disk beside this file. Numba sees when that file changes, but not when a
file does from which it calls: so each state of the sources has a stamp, and code of its own.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, TypeAlias, cast

from . import court, ending, search
from .court import Board, Room
from .ending import Depths
from .search import Tree

Think: TypeAlias = Callable[[Board, Tree, Room, int], None]
Wins: TypeAlias = Callable[[Board, Depths, Room, int], int]

SOURCES = (court, search, ending)


class Made(NamedTuple):
    think: Think
    wins: Wins


PLAIN = Made(search.think, ending.wins)


@cache
def made() -> Made:
    if find_spec("numba") is None:
        return PLAIN
    from numba import njit
    from numba.extending import register_jitable

    for part in (*court.PARTS, *search.PARTS, *ending.PARTS, search.think, ending.wins):
        register_jitable(part)
    think, wins = entries(stamp())
    ready = njit(cache=True, nogil=True)
    return Made(cast(Think, ready(think)), cast(Wins, ready(wins)))


def stamp() -> str:
    files = [Path(str(source.__file__)).read_bytes() for source in SOURCES]
    return sha256(b"\0".join(files)).hexdigest()


def entries(stamp: str) -> Made:
    """Functions that know the stamp: what Numba keeps of them is found by it."""

    def think(board: Board, tree: Tree, room: Room, thoughts: int) -> None:
        assert stamp
        search.think(board, tree, room, thoughts)

    def wins(board: Board, depths: Depths, room: Room, granted: int) -> int:
        assert stamp
        return ending.wins(board, depths, room, granted)

    return Made(think, wins)
