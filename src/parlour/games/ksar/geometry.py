"""Where blocks can lie in a frame, and what two of them are to each other, as sets of spots.

A set of spots is an integer with one bit a spot. Whether a spot is free depends on the spots
taken and on nothing else: not on who placed a block, nor on its colour. Three sets say it all,
and each only grows: spots that are `dead`, because something overlaps them or stands as high
beside them; spots with contact to the left or right; spots with contact to the front or back.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .pieces import Spot

Bearing: TypeAlias = Callable[[Spot, Spot], bool]

FOOTPRINTS = ((2, 3), (3, 2), (1, 3), (3, 1), (1, 2), (2, 1))  # flat, on edge, upright (§3.1)


class Frame(NamedTuple):
    """All spots of a frame, and for each of them the set of spots that it bears upon."""

    spots: tuple[Spot, ...]
    number: dict[Spot, int]
    overlapping: tuple[int, ...]
    level: tuple[int, ...]  # touching, and of the same height
    beside: tuple[int, ...]  # touching to the left or right
    before: tuple[int, ...]  # touching to the front or back
    sides: int  # touching the frame to the left or right
    ends: int  # touching the frame to the front or back


class Ground(NamedTuple):
    """What the blocks that stand have made of the spots."""

    dead: int
    beside: int
    before: int

    @property
    def free(self) -> int:
        return self.beside & self.before & ~self.dead


@lru_cache(maxsize=16)
def frame(size: int) -> Frame:
    spots = tuple(
        Spot(width, depth, x, y)
        for width, depth in FOOTPRINTS
        for x in range(size - width + 1)
        for y in range(size - depth + 1)
    )

    def each(bears: Bearing) -> tuple[int, ...]:
        return tuple(sum(1 << k for k, b in enumerate(spots) if bears(a, b)) for a in spots)

    return Frame(
        spots,
        {spot: k for k, spot in enumerate(spots)},
        each(overlap),
        each(lambda a, b: a.height == b.height and (beside(a, b) or before(a, b))),
        each(beside),
        each(before),
        sum(1 << k for k, a in enumerate(spots) if a.x == 0 or a.x + a.width == size),
        sum(1 << k for k, a in enumerate(spots) if a.y == 0 or a.y + a.depth == size),
    )


@lru_cache(maxsize=1 << 16)
def ground(size: int, taken: tuple[Spot, ...]) -> Ground:
    """The ground after these blocks: that before the last of them, and what the last adds."""
    board = frame(size)
    if not taken:
        return Ground(0, board.sides, board.ends)
    old, k = ground(size, taken[:-1]), board.number[taken[-1]]
    return Ground(
        old.dead | board.overlapping[k] | board.level[k],
        old.beside | board.beside[k],
        old.before | board.before[k],
    )


def overlap(a: Spot, b: Spot) -> bool:
    return shared(a.x, a.width, b.x, b.width) > 0 and shared(a.y, a.depth, b.y, b.depth) > 0


def beside(a: Spot, b: Spot) -> bool:
    """A left or right face of one against the other's, along more than an edge (§3.3)."""
    return shared(a.x, a.width, b.x, b.width) == 0 and shared(a.y, a.depth, b.y, b.depth) > 0


def before(a: Spot, b: Spot) -> bool:
    """A front or back face of one against the other's, along more than an edge (§3.3)."""
    return shared(a.x, a.width, b.x, b.width) > 0 and shared(a.y, a.depth, b.y, b.depth) == 0


def shared(a: int, long: int, b: int, broad: int) -> int:
    """How much of a line two stretches of it share; below nothing, the gap between them."""
    return min(a + long, b + broad) - max(a, b)


def members(spots: int) -> list[int]:
    """The numbers in a set, the lowest first."""
    found = []
    while spots:
        last = spots & -spots
        found.append(last.bit_length() - 1)
        spots ^= last
    return found
