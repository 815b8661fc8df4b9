"""The oracle of KSAR: the rules as the text says them, over exact intervals, slow and obvious.

A block is a footprint of two spans; it knows its four side faces as segments, and the frame is
four faces looking inwards. No cell, no bit, no table: legality is a question put to the list of
the blocks that lie there.

Public face
-----------
`OPTIONS`                       every option with its values, the default first
`new(seats, **options)`         a position before the first player is known; besides the options
                                `size=(width, height)` for frames of the worked scenarios, and
                                `previous=seat`, who began the match before (for `alternate`)
`turn(position)`                the seats something is due from; the dealer is -1
`legal(position, seat)`         every move, complete; a seat may resign at any time, on turn or not
`refusal(position, seat, move)` the clause that forbids the move, or None
`apply(position, seat, move)`   the position after it; a refused move raises ValueError
`outcome(position)`             None, or (scores by seat, places by seat)
`visible(position, seat)`       all of it: KSAR hides nothing, not even from a watcher (None)

Moves
-----
dealer: ("begin", seat), ("flag", seat): that seat's clock has run out. The clock belongs to the
house, so a flag is never due and never listed, only accepted.
seat: ("place", kind, w, h, x, y) with kind "colour" or "neutral", ("swap",), ("keep",),
("resign",).

The count at the end is no move: a match is over as soon as the seat on turn cannot place, and
`outcome` counts what lies there.

Clauses
-------
The numbers of the specification without its prefix. Where it gives none: 3.1 for a seat not on
turn, a kind used up, a shape no block has and a move that does not exist; 4.1 once the match is
over; A5 for a beginning, a swap or a keep that is not due, and for a placement while a swap is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, permutations, product
from typing import NamedTuple

Number = int | Fraction
Move = tuple[str | Number, ...]
Point = tuple[Number, Number]

DEALER = -1
SEATS = (0, 1)
SIDES = (1, 2, 3)
FOOTPRINTS: tuple[Point, ...] = tuple(permutations(SIDES, 2))
KINDS = ("colour", "neutral")
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {
    "frame": (10, 8, 9, 11, 12),
    "first": ("random", "host", "alternate"),
    "pie": (False, True),
    "en_tiebreak": (False, True),
}


class Span(NamedTuple):
    low: Number
    high: Number


class Face(NamedTuple):
    """An upright face seen from above: a segment on the line `axis = at`."""

    axis: str
    at: Number
    along: Span
    # -1 looks towards smaller coordinates, 1 towards larger ones.
    looks: int

    def ends(self) -> set[Point]:
        if self.axis == "x":
            return {(self.at, self.along.low), (self.at, self.along.high)}
        return {(self.along.low, self.at), (self.along.high, self.at)}


class Block(NamedTuple):
    x: Span
    y: Span


Blocks = tuple[Block, ...]


class Hand(NamedTuple):
    colour: int = 12
    neutral: int = 3


class Placed(NamedTuple):
    # The seat out of whose hand it came; a swap hands the first block over.
    owner: int
    kind: str
    block: Block


@dataclass(frozen=True)
class Position:
    """The whole truth at one moment of a match; every field may be set by hand."""

    width: int = 10
    height: int = 10
    first: str = "random"
    pie: bool = False
    en_tiebreak: bool = False
    # Who began the match before this one, if there was one; read by first="alternate" only.
    previous: int | None = None
    # The seat on turn; None until the dealer has named who begins.
    to_place: int | None = None
    # The seat on turn owes ("swap",) or ("keep",) before it may place.
    swap_due: bool = False
    colours: tuple[str, str] = ("blue", "red")
    hands: tuple[Hand, Hand] = (Hand(), Hand())
    # In the order they were placed.
    placed: tuple[Placed, ...] = ()
    # The seat that resigned or ran out of time.
    lost: int | None = None


def new(
    seats: int,
    *,
    frame: int = 10,
    first: str = "random",
    pie: bool = False,
    en_tiebreak: bool = False,
    size: tuple[int, int] | None = None,
    previous: int | None = None,
) -> Position:
    if seats != len(SEATS):
        raise ValueError(f"KSAR is for two, not for {seats}")
    chosen = {"frame": frame, "first": first, "pie": pie, "en_tiebreak": en_tiebreak}
    for name, value in chosen.items():
        if value not in OPTIONS[name]:
            raise ValueError(f"no option {name}={value!r}")
    width, height = size or (frame, frame)
    return Position(width, height, first, pie, en_tiebreak, previous)


# Geometry: what touches what.


def sharing(one: Span, other: Span) -> bool:
    """Whether two spans have a length in common, however short; a common end has none."""
    return one.low < other.high and other.low < one.high


def block_at(w: Number, h: Number, x: Number, y: Number) -> Block:
    return Block(Span(x, x + w), Span(y, y + h))


@cache
def tallness(block: Block) -> Number:
    """How high a block stands: the one of its three sides that is not in the footprint."""
    footprint = [block.x.high - block.x.low, block.y.high - block.y.low]
    return next(side for side in SIDES if side not in footprint)


@cache
def faces(block: Block) -> tuple[Face, ...]:
    return (
        Face("x", block.x.low, block.y, -1),
        Face("x", block.x.high, block.y, 1),
        Face("y", block.y.low, block.x, -1),
        Face("y", block.y.high, block.x, 1),
    )


@cache
def walls(width: int, height: int) -> tuple[Face, ...]:
    """The inner sides of the four borders."""
    return (
        Face("x", 0, Span(0, height), 1),
        Face("x", width, Span(0, height), -1),
        Face("y", 0, Span(0, width), 1),
        Face("y", height, Span(0, width), -1),
    )


def in_contact(one: Face, other: Face) -> bool:
    """Partial contact suffices (A6); a common edge alone has no length."""
    return (
        one.axis == other.axis
        and one.at == other.at
        and one.looks == -other.looks
        and sharing(one.along, other.along)
    )


@cache
def touching(one: Block, other: Block) -> bool:
    return any(in_contact(mine, its) for mine in faces(one) for its in faces(other))


def overlapping(one: Block, other: Block) -> bool:
    return sharing(one.x, other.x) and sharing(one.y, other.y)


def adjoining(one: Face, other: Face) -> bool:
    """Two faces of a block adjoin when they have an edge in common: here, an end (A3)."""
    return bool(one.ends() & other.ends())


def inside(width: int, height: int, block: Block) -> bool:
    return (
        block.x.low >= 0 and block.x.high <= width and block.y.low >= 0 and block.y.high <= height
    )


def apart(one: Block, other: Block) -> bool:
    """Whether the footprints have no point in common, not even a corner."""
    return (
        one.x.high < other.x.low
        or other.x.high < one.x.low
        or one.y.high < other.y.low
        or other.y.high < one.y.low
    )


def held(width: int, height: int, beside: list[Block], block: Block) -> bool:
    """Whether two adjoining faces of the block are in contact with the frame or with blocks."""
    around = [*walls(width, height), *(face for other in beside for face in faces(other))]
    touched = [face for face in faces(block) if any(in_contact(face, it) for it in around)]
    return any(adjoining(one, other) for one, other in combinations(touched, 2))


def forbidden(width: int, height: int, blocks: Blocks, block: Block) -> str | None:
    """The clause that keeps a block out of a spot, whoever holds it."""
    if not inside(width, height, block):
        return "2.1"
    beside = [other for other in blocks if not apart(block, other)]
    if any(overlapping(block, other) for other in beside):
        return "3.4"
    equals = [other for other in beside if tallness(other) == tallness(block)]
    if any(touching(block, other) for other in equals):
        return "3.3"
    if not held(width, height, beside, block):
        return "3.2"
    return None


def flush(size: Number, borders: Iterable[Number], side: Number) -> list[Number]:
    """Where a block of that side may begin so that one end lies on a wall or a block's side."""
    lines: set[Number] = {0, size, *borders}
    starts = {start for line in lines for start in (line, line - side)}
    return sorted(start for start in starts if 0 <= start <= size - side)


def candidates(width: int, height: int, blocks: Blocks) -> Iterator[Block]:
    """Every spot with an x-face and a y-face on some line: by 3.2 there is no legal one besides."""
    across = [end for block in blocks for end in block.x]
    up = [end for block in blocks for end in block.y]
    for w, h in FOOTPRINTS:
        for x, y in product(flush(width, across, w), flush(height, up, h)):
            yield block_at(w, h, x, y)


@lru_cache(maxsize=1 << 14)
def spots(width: int, height: int, blocks: Blocks) -> Blocks:
    """Every spot that takes a block: the same for both seats and both kinds."""
    return tuple(
        block
        for block in candidates(width, height, blocks)
        if forbidden(width, height, blocks, block) is None
    )


def perft(width: int, height: int, depth: int, blocks: Blocks = ()) -> int:
    """How many sequences of that many placements there are, kinds and hands left aside."""
    if depth == 0:
        return 1
    return sum(
        perft(width, height, depth - 1, (*blocks, block)) for block in spots(width, height, blocks)
    )


# The match: who may say what, and what becomes of it.


def blocks_of(position: Position) -> Blocks:
    return tuple(piece.block for piece in position.placed)


def open_spots(position: Position) -> Blocks:
    return spots(position.width, position.height, blocks_of(position))


def over(position: Position) -> bool:
    """§4.1, asked at the start of a turn (A4): no block in hand, or no spot for one."""
    if position.lost is not None:
        return True
    if position.to_place is None or position.swap_due:
        return False
    return sum(position.hands[position.to_place]) == 0 or not open_spots(position)


def turn(position: Position) -> set[int]:
    if over(position):
        return set()
    return {DEALER if position.to_place is None else position.to_place}


def beginners(position: Position) -> tuple[int, ...]:
    """Whom the dealer may name; an `alternate` without a match before it is drawn."""
    if position.first == "host":
        return (0,)
    if position.first == "alternate" and position.previous is not None:
        return (1 - position.previous,)
    return SEATS


def legal(position: Position, seat: int) -> list[Move]:
    if over(position):
        return []
    if seat == DEALER:
        return [("begin", who) for who in beginners(position) if position.to_place is None]
    resign: list[Move] = [("resign",)]
    if seat != position.to_place:
        return resign
    if position.swap_due:
        return [("swap",), ("keep",), *resign]
    kinds = [kind for kind in KINDS if getattr(position.hands[seat], kind)]
    return [as_move(kind, spot) for kind, spot in product(kinds, open_spots(position))] + resign


def as_move(kind: str, block: Block) -> Move:
    (left, right), (front, back) = block
    return ("place", kind, right - left, back - front, left, front)


def refusal(position: Position, seat: int, move: Move) -> str | None:
    """The first clause against a move: turn, kind, bounds, overlap, same height, contact."""
    if over(position):
        return "4.1"
    match seat, move:
        case -1, ("flag", 0 | 1):
            return None
        case -1, ("begin", who):
            due = position.to_place is None and who in beginners(position)
            return None if due else "A5"
        case ((0 | 1), ("resign",)):
            return None
        case ((0 | 1), _) if seat == position.to_place:
            return refusal_on_turn(position, move)
    return "3.1"


def refusal_on_turn(position: Position, move: Move) -> str | None:
    match move:
        case ("swap" | "keep",):
            return None if position.swap_due else "A5"
        case ("place", str() as kind, int() | Fraction() as w, int() | Fraction() as h, x, y):
            if position.swap_due:
                return "A5"
            return refusal_of_block(position, kind, (w, h), (x, y))
        case _:
            return "3.1"


def refusal_of_block(
    position: Position, kind: str, footprint: Point, corner: tuple[object, object]
) -> str | None:
    x, y = corner
    if footprint not in FOOTPRINTS or kind not in KINDS:
        return "3.1"
    if not isinstance(x, int | Fraction) or not isinstance(y, int | Fraction):
        return "3.1"
    assert position.to_place is not None
    if getattr(position.hands[position.to_place], kind) == 0:
        return "3.1"
    block = block_at(*footprint, x, y)
    return forbidden(position.width, position.height, blocks_of(position), block)


def apply(position: Position, seat: int, move: Move) -> Position:
    clause = refusal(position, seat, move)
    if clause is not None:
        raise ValueError(f"{clause} refuses {move} of seat {seat} in {position}")
    match move:
        case ("begin", int() as who):
            return replace(position, to_place=who)
        case ("flag", int() as who):
            return replace(position, lost=who)
        case ("resign",):
            return replace(position, lost=seat)
        case ("keep",):
            return replace(position, swap_due=False)
        case ("swap",):
            return swapped(position, seat)
        case _:
            return with_block(position, seat, move)


def with_block(position: Position, seat: int, move: Move) -> Position:
    kind, footprint = str(move[1]), move[2:]
    block = block_at(*footprint)  # type: ignore[arg-type]
    hands = list(position.hands)
    hands[seat] = hands[seat]._replace(**{kind: getattr(hands[seat], kind) - 1})
    return replace(
        position,
        placed=(*position.placed, Placed(seat, kind, block)),
        hands=(hands[0], hands[1]),
        to_place=1 - seat,
        swap_due=position.pie and not position.placed,
    )


def swapped(position: Position, seat: int) -> Position:
    """Colours, hands and the one block change seats; the seat that placed it places again."""
    return replace(
        position,
        colours=(position.colours[1], position.colours[0]),
        hands=(position.hands[1], position.hands[0]),
        placed=tuple(piece._replace(owner=1 - piece.owner) for piece in position.placed),
        to_place=1 - seat,
        swap_due=False,
    )


# The count.


def series(position: Position, seat: int) -> int:
    """The most blocks of a seat's colour and of no colour that hang together by faces (§4.2)."""
    blocks = [
        piece.block for piece in position.placed if piece.kind == "neutral" or piece.owner == seat
    ]
    return max((len(joined(block, blocks)) for block in blocks), default=0)


def joined(start: Block, blocks: list[Block]) -> set[Block]:
    group, grown = set[Block](), {start}
    while group != grown:
        group = grown
        grown = group | {it for it in blocks if any(touching(it, other) for other in group)}
    return group


def score(position: Position, seat: int) -> int:
    return series(position, seat) - position.hands[seat].neutral


def winner(position: Position) -> int:
    if position.lost is not None:
        return 1 - position.lost
    # The doubtful 4.6 of the English text only under its option; a tie goes to the last to place.
    longest = [series(position, seat) if position.en_tiebreak else 0 for seat in SEATS]
    last = position.placed[-1].owner if position.placed else 0
    return max(SEATS, key=lambda seat: (score(position, seat), longest[seat], seat == last))


def outcome(position: Position) -> tuple[tuple[int, int], tuple[int, int]] | None:
    if not over(position):
        return None
    scores = score(position, 0), score(position, 1)
    return scores, ((1, 2) if winner(position) == 0 else (2, 1))


def visible(position: Position, seat: int | None) -> dict[str, object]:
    """Perfect information: every seat and every watcher knows the same."""
    return {
        "frame": (position.width, position.height),
        "options": {name: getattr(position, name) for name in ("first", "pie", "en_tiebreak")},
        "turn": turn(position),
        "swap_due": position.swap_due,
        "colours": position.colours,
        "hands": position.hands,
        "placed": position.placed,
        "spots": open_spots(position),
        "lost": position.lost,
        "outcome": outcome(position),
    }
