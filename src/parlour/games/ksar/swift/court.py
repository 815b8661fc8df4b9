"""Courts as numbers: what a block does to every spot, and what stands.

Spots are numbered, and a set of them is a row of words of 62 bits each, so that none is ever
negative. A block on a spot is felt through the squares around it: whoever covers one of its own
squares is in the way, and whoever covers a square beside one of its faces touches that face.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, reduce
from operator import or_
from typing import Final, NamedTuple, TypeAlias

Numbers: TypeAlias = "array[int]"
Lies: TypeAlias = tuple[int, int, int, int]  # width, depth, x, y
Square: TypeAlias = tuple[int, int]

WORD: Final = 62
WAYS: Final = ((2, 3), (3, 2), (1, 3), (3, 1), (1, 2), (2, 1))  # flat, on edge, upright
COLOURED, NEUTRAL, MOVER = 12, 3, 4  # blocks of each seat; where the mover's number is kept
STANDS: Final = 32  # more blocks than there are

# For counting bits without a loop.
PAIRS, FOURS, BYTES = 0x1555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F


class Board(NamedTuple):
    """All about a frame that does not change."""

    words: int  # in a set
    spots: int
    longer: int  # what a longer series weighs between equal scores
    effects: Numbers  # of a block on each spot, three sets: kills, beside, before
    touching: Numbers


class Court(NamedTuple):
    """What stands, and what is left."""

    ground: Numbers  # three sets of spots: dead, with contact beside, with contact before
    blocks: Numbers  # three sets: coloured ones of either seat, neutral ones
    left: Numbers  # coloured and neutral of either seat, and who is to place


class Room(NamedTuple):
    """To reckon in."""

    rest: Numbers
    stack: Numbers
    luck: Numbers


@cache
def lies(size: int) -> tuple[Lies, ...]:
    """Every spot of a frame, in the order of their numbers."""
    return tuple(
        (width, depth, x, y)
        for width, depth in WAYS
        for x in range(size - width + 1)
        for y in range(size - depth + 1)
    )


@cache
def make_board(size: int, longer: int = 0) -> Board:
    spots = lies(size)
    words = -(-len(spots) // WORD)
    over: dict[Square, int] = defaultdict(int)  # who covers a square
    for number, spot in enumerate(spots):
        for square in squares(spot):
            over[square] |= 1 << number
    tall = {height: those(spots, height) for height in (1, 2, 3)}
    effects, touching = array("q"), array("q")
    for spot in spots:
        inside = union(over, squares(spot))
        beside, before = (union(over, rim) & ~inside for rim in rims(spot))
        kills = inside | (beside | before) & tall[6 // (spot[0] * spot[1])]
        for each in (kills, beside, before):
            effects.extend(worded(each, words))
        touching.extend(worded(beside | before, words))
    return Board(words, len(spots), longer, effects, touching)


def squares(spot: Lies) -> Iterator[Square]:
    width, depth, x, y = spot
    return ((x + dx, y + dy) for dx in range(width) for dy in range(depth))


def rims(spot: Lies) -> tuple[list[Square], list[Square]]:
    """The squares along its left and right faces, and along its front and back."""
    width, depth, x, y = spot
    sides = [(side, y + k) for side in (x - 1, x + width) for k in range(depth)]
    return sides, [(x + k, end) for end in (y - 1, y + depth) for k in range(width)]


def those(spots: tuple[Lies, ...], height: int) -> int:
    return sum(1 << k for k, spot in enumerate(spots) if spot[0] * spot[1] * height == 6)


def union(over: dict[Square, int], some: Iterable[Square]) -> int:
    return reduce(or_, (over[square] for square in some))


def worded(spots: int, words: int) -> list[int]:
    return [spots >> WORD * k & (1 << WORD) - 1 for k in range(words)]


def make_court(size: int, mover: int) -> Court:
    """An empty one: the walls alone give hold."""
    spots = lies(size)
    words = -(-len(spots) // WORD)
    sides = sum(1 << k for k, (w, _, x, _) in enumerate(spots) if x in (0, size - w))
    ends = sum(1 << k for k, (_, d, _, y) in enumerate(spots) if y in (0, size - d))
    ground = array("q", [*worded(0, words), *worded(sides, words), *worded(ends, words)])
    left = array("q", [COLOURED, NEUTRAL, COLOURED, NEUTRAL, mover])
    return Court(ground, array("q", [0] * 3 * words), left)


def standing(size: int, stands: Iterable[tuple[int, int, Lies]], mover: int) -> Court:
    """A court with blocks: the owner of each, its kind, and how it lies."""
    board, court, number = make_board(size), make_court(size, mover), numbers(size)
    for owner, kind, spot in stands:
        court.left[MOVER] = owner
        place(board, court, number[spot], kind)
    court.left[MOVER] = mover
    return court


@cache
def numbers(size: int) -> dict[Lies, int]:
    return {spot: number for number, spot in enumerate(lies(size))}


def make_room(board: Board, seed: int = 1) -> Room:
    zeros = array("q", [0] * board.words)
    return Room(zeros, array("q", [0] * STANDS), array("q", [seed % (1 << 32 - 1) + 1]))


def copied(court: Court) -> Court:
    return Court(court.ground[:], court.blocks[:], court.left[:])


def copy(source: Court, target: Court) -> None:
    for k in range(len(source.ground)):
        target.ground[k] = source.ground[k]
        target.blocks[k] = source.blocks[k]
    for k in range(len(source.left)):
        target.left[k] = source.left[k]


def free(board: Board, court: Court, word: int) -> int:
    """The free spots of one word: with contact both ways, and not dead."""
    held = court.ground[board.words + word] & court.ground[2 * board.words + word]
    return held & ~court.ground[word]


def open_spots(board: Board, court: Court) -> int:
    """How many spots are free."""
    count = 0
    for word in range(board.words):
        count += bits(free(board, court, word))
    return count


def stuck(court: Court) -> bool:
    """Whether whoever is to place has no block left."""
    mine = 2 * court.left[MOVER]
    return court.left[mine] + court.left[mine + 1] == 0


def place(board: Board, court: Court, spot: int, kind: int) -> None:
    """A block of the mover's, coloured (0) or neutral (1); then the other seat is to place."""
    words, mover = board.words, court.left[MOVER]
    start = spot * 3 * words
    for k in range(3 * words):
        court.ground[k] |= board.effects[start + k]
    whose = 2 if kind else mover
    court.blocks[whose * words + spot // WORD] |= 1 << spot % WORD
    court.left[2 * mover + kind] -= 1
    court.left[MOVER] = 1 - mover


def longest(board: Board, court: Court, seat: int, room: Room) -> int:
    """The blocks of a seat's longest series, of its own and of neutral ones."""
    words, most = board.words, 0
    for k in range(words):
        room.rest[k] = court.blocks[seat * words + k] | court.blocks[2 * words + k]
    for k in range(words):
        while room.rest[k]:
            most = max(most, series(board, room, k * WORD + lowest(room.rest[k])))
    return most


def series(board: Board, room: Room, spot: int) -> int:
    """How many of the rest hang together with this one; they are taken out."""
    room.rest[spot // WORD] ^= 1 << spot % WORD
    room.stack[0], waiting, count = spot, 1, 0
    while waiting:
        waiting, count = waiting - 1, count + 1
        start = room.stack[waiting] * board.words
        for k in range(board.words):
            near = board.touching[start + k] & room.rest[k]
            room.rest[k] ^= near
            while near:
                room.stack[waiting] = k * WORD + lowest(near)
                waiting += 1
                near &= near - 1
    return count


def worth(board: Board, court: Court, room: Room) -> int:
    """At the end, for whoever cannot place: a point weighs 128, the last block 1, never 0."""
    me = court.left[MOVER]
    mine, theirs = longest(board, court, me, room), longest(board, court, 1 - me, room)
    lead = mine - court.left[2 * me + 1] - theirs + court.left[3 - 2 * me]
    return 128 * lead + board.longer * (mine - theirs) - 1


def bits(word: int) -> int:
    word = word - (word >> 1 & PAIRS)
    word = (word & FOURS) + (word >> 2 & FOURS)
    word = word + (word >> 4) & BYTES
    return word * 0x0101010101010101 >> 56 & 255


def lowest(word: int) -> int:
    return bits((word & -word) - 1)


def below(luck: Numbers, most: int) -> int:
    """By xorshift, on 32 bits: the same numbers compiled and in plain Python."""
    now = luck[0]
    now ^= now << 13 & 0xFFFFFFFF
    now ^= now >> 17
    now ^= now << 5 & 0xFFFFFFFF
    luck[0] = now
    return now * most >> 32


PARTS: Final = (
    *(copy, free, open_spots, stuck, place, longest, series, worth),
    *(bits, lowest, below),
)
