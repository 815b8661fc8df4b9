"""Who wins an ending, by looking through it: written apart from solve.py, which asks for more.

Only the winner is asked for. A court is remembered under a number drawn for what stands and what
is left; two courts under one number would take some billions of courts to meet. Depth by depth
there is a court, and a list of blocks that may come next.
"""

from array import array
from functools import cache
from typing import Final, NamedTuple

from .court import (
    MOVER,
    STANDS,
    WORD,
    Board,
    Court,
    Numbers,
    Room,
    bits,
    copied,
    free,
    lowest,
    place,
    stuck,
    worth,
)

MOVES: Final = 256  # more than there are in any ending
TABLE: Final = 1 << 18
LOSES, WINS, OPEN = 0, 1, -1


class Depths(NamedTuple):
    court: Court
    saved: Numbers  # the courts above it
    moves: Numbers  # choices at each depth, and how many spots they leave
    many: Numbers  # how many there are at each depth, how many have been tried, and its number
    names: Numbers  # drawn for each spot and kind, and for what is left
    table: Numbers  # numbers of courts, and who won
    spent: Numbers


def make_depths(board: Board, root: Court) -> Depths:
    numbers = sum(map(len, root))
    return Depths(
        copied(root),
        array("q", bytes(8 * numbers * STANDS)),
        array("q", bytes(8 * 2 * MOVES * STANDS)),
        array("q", bytes(8 * 3 * STANDS)),
        drawn_names(3 * board.spots + 16),
        array("q", bytes(8 * 2 * TABLE)),
        array("q", [0]),
    )


@cache
def drawn_names(many: int) -> Numbers:
    """Numbers without a pattern, the same every time."""
    found, now = array("q"), 1
    for _ in range(many):
        now = now * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        found.append((now ^ now >> 29) & (1 << WORD) - 1)
    return found


def wins(board: Board, depths: Depths, room: Room, granted: int) -> int:
    """Whether whoever is to place in the court wins; OPEN if that takes more courts than granted.
    Asked again, it goes on with what it remembers."""
    depth, end = 0, depths.spent[0] + granted
    depths.many[2] = name_of(board, depths)
    while True:
        value = opened(board, depths, room, depth)
        if value == OPEN and depths.spent[0] >= end:
            if depth:
                restore(depths, 0)
            return OPEN
        while value != OPEN:
            depth -= 1
            if depth < 0:
                return value
            restore(depths, depth)
            value = risen(depths, depth, value)
        descend(board, depths, depth)
        depth += 1


def opened(board: Board, depths: Depths, room: Room, depth: int) -> int:
    """Who wins, if that is known at once; else its choices are listed."""
    court, name = depths.court, depths.many[3 * depth + 2]
    if stuck(court):
        return 1 if worth(board, court, room) > 0 else 0
    at = 2 * (name % TABLE)
    if depths.table[at] == name:
        return depths.table[at + 1]
    many = list_moves(board, depths, court, depth)
    if not many:
        return 1 if worth(board, court, room) > 0 else 0
    depths.spent[0] += 1
    depths.many[3 * depth], depths.many[3 * depth + 1] = many, 0
    return OPEN


def risen(depths: Depths, depth: int, value: int) -> int:
    """What the court below says of the one above; it is remembered when it is known."""
    if value == LOSES:
        found = WINS
    elif depths.many[3 * depth + 1] == depths.many[3 * depth]:
        found = LOSES
    else:
        return OPEN
    name = depths.many[3 * depth + 2]
    at = 2 * (name % TABLE)
    depths.table[at], depths.table[at + 1] = name, found
    return found


def descend(board: Board, depths: Depths, depth: int) -> None:
    """The next choice is placed."""
    court, name = depths.court, depths.many[3 * depth + 2]
    which = next_move(depths, depth)
    kind, spot = which // board.spots, which % board.spots
    save(depths, depth)
    mover = court.left[MOVER]
    neutral = court.left[2 * mover + 1]
    place(board, court, spot, kind)
    whose = 2 if kind else mover
    name ^= depths.names[whose * board.spots + spot] ^ depths.names[3 * board.spots]
    if kind:
        name ^= left_name(board, depths, mover, neutral)
        name ^= left_name(board, depths, mover, neutral - 1)
    depths.many[3 * (depth + 1) + 2] = name


def left_name(board: Board, depths: Depths, seat: int, neutral: int) -> int:
    """For neutral blocks that a seat has left: who placed those that stand is not seen on them."""
    return depths.names[3 * board.spots + 4 + 4 * seat + neutral]


def name_of(board: Board, depths: Depths) -> int:
    """The number of a court, from all that stands."""
    court = depths.court
    name = depths.names[3 * board.spots] if court.left[MOVER] else 0
    for seat in range(2):
        name ^= left_name(board, depths, seat, court.left[2 * seat + 1])
    for whose in range(3):
        for word in range(board.words):
            blocks = court.blocks[whose * board.words + word]
            while blocks:
                spot = word * WORD + lowest(blocks)
                name ^= depths.names[whose * board.spots + spot]
                blocks &= blocks - 1
    return name


def save(depths: Depths, depth: int) -> None:
    court, at = depths.court, depth * (2 * len(depths.court.ground) + len(depths.court.left))
    for k in range(len(court.ground)):
        depths.saved[at + 2 * k] = court.ground[k]
        depths.saved[at + 2 * k + 1] = court.blocks[k]
    for k in range(len(court.left)):
        depths.saved[at + 2 * len(court.ground) + k] = court.left[k]


def restore(depths: Depths, depth: int) -> None:
    court, at = depths.court, depth * (2 * len(depths.court.ground) + len(depths.court.left))
    for k in range(len(court.ground)):
        court.ground[k] = depths.saved[at + 2 * k]
        court.blocks[k] = depths.saved[at + 2 * k + 1]
    for k in range(len(court.left)):
        court.left[k] = depths.saved[at + 2 * len(court.ground) + k]


def next_move(depths: Depths, depth: int) -> int:
    """Of those not tried yet, the one that leaves the fewest spots."""
    at, start = 3 * depth, 2 * MOVES * depth
    first, many = depths.many[at + 1], depths.many[at]
    best = first
    for k in range(first + 1, many):
        if depths.moves[start + 2 * k + 1] < depths.moves[start + 2 * best + 1]:
            best = k
    chosen, crowd = depths.moves[start + 2 * best], depths.moves[start + 2 * best + 1]
    depths.moves[start + 2 * best] = depths.moves[start + 2 * first]
    depths.moves[start + 2 * best + 1] = depths.moves[start + 2 * first + 1]
    depths.moves[start + 2 * first], depths.moves[start + 2 * first + 1] = chosen, crowd
    depths.many[at + 1] = first + 1
    return chosen


def list_moves(board: Board, depths: Depths, court: Court, depth: int) -> int:
    many, mine = 0, 2 * court.left[MOVER]
    start = 2 * MOVES * depth
    for word in range(board.words):
        spots = free(board, court, word)
        while spots:
            spot = word * WORD + lowest(spots)
            spots &= spots - 1
            left = left_after(board, court, spot)
            for kind in range(2):
                if court.left[mine + kind]:
                    depths.moves[start + 2 * many] = kind * board.spots + spot
                    depths.moves[start + 2 * many + 1] = left
                    many += 1
    return many


def left_after(board: Board, court: Court, spot: int) -> int:
    """How many spots would be free after a block there."""
    words, count = board.words, 0
    start = 3 * words * spot
    for k in range(words):
        beside = court.ground[words + k] | board.effects[start + words + k]
        before = court.ground[2 * words + k] | board.effects[start + 2 * words + k]
        count += bits(beside & before & ~(court.ground[k] | board.effects[start + k]))
    return count


PARTS: Final = (
    *(opened, risen, descend, left_name, name_of, save, restore),
    *(next_move, list_moves, left_after),
)
