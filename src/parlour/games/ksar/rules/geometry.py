"""Where blocks can lie in a frame, and what two of them are to each other, as sets of spots.

A set of spots is an integer with one bit a spot. Whether a spot is free depends on the spots
taken and on nothing else: not on who placed a block, nor on its colour. Three sets say it all,
and each only grows: spots that are `dead`, because something overlaps them or stands as high
beside them; spots with contact to the left or right; spots with contact to the front or back.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ..pieces import Spot

Bearing: TypeAlias = Callable[[Spot, Spot], bool]

FOOTPRINTS = ((2, 3), (3, 2), (1, 3), (3, 1), (1, 2), (2, 1))  # flat, on edge, upright (§3.1)

REMEMBERED = 1 << 14  # grounds; some hundred matches between two seats


class Ground(NamedTuple):
    """What the blocks that stand have made of the spots."""

    dead: int
    beside: int
    before: int

    @property
    def free(self) -> int:
        return self.beside & self.before & ~self.dead

    def after(self, block: "Ground") -> "Ground":
        """One block more, which is a ground of its own: it kills spots, and gives hold."""
        return Ground(
            self.dead | block.dead, self.beside | block.beside, self.before | block.before
        )


class Frame(NamedTuple):
    """All spots of a frame, what a block on each of them makes of the others, and the walls."""

    spots: tuple[Spot, ...]
    number: dict[Spot, int]
    blocks: tuple[Ground, ...]
    touching: tuple[int, ...]
    walls: Ground


def laid_out(size: int) -> Frame:
    spots = tuple(
        Spot(width, depth, x, y)
        for width, depth in FOOTPRINTS
        for x in range(size - width + 1)
        for y in range(size - depth + 1)
    )
    number = {spot: k for k, spot in enumerate(spots)}
    blocks = tuple(standing_on(spot, spots) for spot in spots)
    touching = tuple(block.beside | block.before for block in blocks)
    sides = sum(1 << k for k, a in enumerate(spots) if a.x == 0 or a.x + a.width == size)
    ends = sum(1 << k for k, a in enumerate(spots) if a.y == 0 or a.y + a.depth == size)
    return Frame(spots, number, blocks, touching, Ground(0, sides, ends))


def standing_on(spot: Spot, spots: tuple[Spot, ...]) -> Ground:
    """What a block does to all spots: those that it kills (§3.3, §3.4), or gives hold to (§3.2)."""
    dead = sides = ends = 0
    for k, other in enumerate(spots):
        if far(spot, other):
            continue
        if overlap(spot, other) or level(spot, other):
            dead |= 1 << k
        if beside(spot, other):
            sides |= 1 << k
        if before(spot, other):
            ends |= 1 << k
    return Ground(dead, sides, ends)


def laid(size: int, taken: tuple[Spot, ...]) -> Ground:
    """The ground after these blocks: that before the last of them, and what the last adds."""
    board = frame(size)
    if not taken:
        return board.walls
    return ground(size, taken[:-1]).after(board.blocks[board.number[taken[-1]]])


frame = lru_cache(16)(laid_out)
ground = lru_cache(REMEMBERED)(laid)


def far(a: Spot, b: Spot) -> bool:
    """Not even a corner in common: neither bears on the other."""
    return shared(a.x, a.width, b.x, b.width) < 0 or shared(a.y, a.depth, b.y, b.depth) < 0


def overlap(a: Spot, b: Spot) -> bool:
    return shared(a.x, a.width, b.x, b.width) > 0 and shared(a.y, a.depth, b.y, b.depth) > 0


def beside(a: Spot, b: Spot) -> bool:
    """A left or right face of one against the other's, along more than an edge (§3.3)."""
    return shared(a.x, a.width, b.x, b.width) == 0 and shared(a.y, a.depth, b.y, b.depth) > 0


def before(a: Spot, b: Spot) -> bool:
    """A front or back face of one against the other's, along more than an edge (§3.3)."""
    return shared(a.x, a.width, b.x, b.width) > 0 and shared(a.y, a.depth, b.y, b.depth) == 0


def touching(a: Spot, b: Spot) -> bool:
    return beside(a, b) or before(a, b)


def level(a: Spot, b: Spot) -> bool:
    return a.height == b.height and touching(a, b)


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
