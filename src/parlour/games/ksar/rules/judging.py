"""Why a seat may not do something: the clauses are asked in one order, and the first to speak is
told, with the neighbour that stands in the way.
"""

from collections.abc import Sequence

from parlour.core import Clause, Refusal

from ..pieces import KINDS, Block, First, Keep, Move, Place, Spot, Swap, View
from .geometry import FOOTPRINTS, Bearing, frame, ground, level, overlap


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move; asked in this order, and the first to speak is told."""
    match move:
        case First():
            return no("2.3")
        case Swap() | Keep():
            return None if view.answering and view.turn == view.me else no("2.4")
        case Place(kind, spot):
            if view.turn is None and view.blocks:
                return no("4.1")
            if view.turn is None or view.turn != view.me:
                return no("3.1")
            if view.answering:
                return no("2.4")
            if not view.left[view.me][KINDS.index(kind)]:
                return no("2.2", kind=kind)
            return misplaced(view, spot)


def misplaced(view: View, spot: Spot) -> Refusal | None:
    """What is wrong with a spot: outside, on a block, as high as a neighbour, or without hold."""
    size, blocks = view.options.frame, view.blocks
    board = frame(size)
    if (spot.width, spot.depth) not in FOOTPRINTS:
        return no("1.3", width=spot.width, depth=spot.depth)
    if spot not in board.number:
        return no("2.1", frame=size)
    bit, now = 1 << board.number[spot], ground(size, taken(blocks))
    if bit & now.free:
        return None
    if block := neighbour(blocks, spot, overlap):
        return no("3.4", **corner(block))
    if block := neighbour(blocks, spot, level):
        return no("3.3", height=spot.height, **corner(block))
    sides, ends = bool(bit & now.beside), bool(bit & now.before)
    return no("3.2", contact="side" if sides else "end" if ends else "none")


def taken(blocks: Sequence[Block]) -> tuple[Spot, ...]:
    return tuple(block.spot for block in blocks)


def neighbour(blocks: Sequence[Block], spot: Spot, bears: Bearing) -> Block | None:
    """The first block placed that is to a spot what `bears` says."""
    return next((block for block in blocks if bears(block.spot, spot)), None)


def corner(block: Block) -> dict[str, int]:
    """Where a block stands, as people count."""
    return {"x": block.spot.x + 1, "y": block.spot.y + 1}


def no(clause: str, **parts: int | str) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
