"""Exact answers for courts with few spots left: who will win, by how much, and with which block.

Both seats are looked through, block by block, to the end: alpha-beta, with a table of the courts
that were met before, for the order in which blocks were placed does not matter. The worth of a
court is one number for whoever is to place: twice the lead in points, and one more or less for
whoever places last, so that it is never 0 and its sign says who wins (§4.4, §4.5).
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.core import Seat

from .pieces import KINDS, Kind, Place, State
from .rules.building import Left, answering, building, spots
from .rules.geometry import Frame, Ground, frame, ground, members

POINT: Final = 128  # in a worth; longer series (§4.6) weigh 2, and the last block 1
MOST: Final = 1 << 30


class Unsolved(Exception):
    """It would take more courts than were granted."""


class Ending(NamedTuple):
    """A court, as far as it matters for what can still come."""

    ground: Ground
    own: tuple[int, int]  # the spots of each seat's coloured blocks, as sets
    neutral: int
    left: Left
    mover: int

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(kind for kind, left in zip(KINDS, self.left[self.mover], strict=True) if left)

    @property
    def over(self) -> bool:
        return not self.ground.free or not any(self.left[self.mover])  # §4.1


class Bounds(NamedTuple):
    """What is known of a worth."""

    least: int
    most: int


class Solver:
    """Everything that has been found out about the courts of one frame."""

    def __init__(self, size: int, en_tiebreak: bool, granted: int = MOST) -> None:
        self.frame, self.longer = frame(size), 2 * en_tiebreak
        self.table: dict[Ending, Bounds] = {}
        self.granted = granted

    def worth(self, ending: Ending, least: int = -MOST, most: int = MOST) -> int:
        """Exact between these bounds; else on the right side of the one it lies beyond."""
        if ending.over:
            return counted(self.frame, ending, self.longer)
        known = self.table.get(ending, Bounds(-MOST, MOST))
        if known.least >= most or known.least == known.most:
            return known.least
        if known.most <= least:
            return known.most
        best = self.best(ending, least, most)
        if best < most:
            known = known._replace(most=best)
        if best > least:
            known = known._replace(least=best)
        self.table[ending] = known
        return best

    def best(self, ending: Ending, least: int, most: int) -> int:
        self.granted -= 1
        if self.granted < 0:
            raise Unsolved
        best = -MOST
        for after in self.tightest_first(ending):
            best = max(best, -self.worth(after, -most, -max(least, best)))
            if best >= most:
                break
        return best

    def tightest_first(self, ending: Ending) -> list[Ending]:
        """What can come of it; where few answers are left, there is soon an end."""
        found = (after for _, after in replies(self.frame, ending))
        return sorted(found, key=lambda after: after.ground.free.bit_count())


def ending(state: State) -> Ending:
    """What matters of a state in which a seat is to place a block."""
    built, board = building(state), frame(state.options.frame)
    assert built.awaited is not None, "who would place a block, if it is over?"
    assert not answering(state), "colours are still to be chosen"
    sets = {0: 0, 1: 0, "neutral": 0}
    for block in built.blocks:
        whose = "neutral" if block.kind == "neutral" else int(block.owner)
        sets[whose] |= 1 << board.number[block.spot]
    now = ground(state.options.frame, spots(state))
    return Ending(now, (sets[0], sets[1]), sets["neutral"], built.left, built.awaited)


def replies(board: Frame, ending: Ending) -> Iterator[tuple[Place, Ending]]:
    for k in members(ending.ground.free):
        after = ending.ground.after(board.blocks[k])
        for kind in ending.kinds:
            yield Place(kind, board.spots[k]), placed(ending, after, kind, 1 << k)


def placed(ending: Ending, after: Ground, kind: Kind, spot: int) -> Ending:
    """The same, with one block more."""
    mover, (one, two) = ending.mover, ending.own
    coloured, neutral = ending.left[mover]
    if kind == "neutral":
        left, own = (coloured, neutral - 1), (one, two)
    else:
        left, own = (coloured - 1, neutral), (one | spot, two) if mover == 0 else (one, two | spot)
    both = (left, ending.left[1]) if mover == 0 else (ending.left[0], left)
    stands = ending.neutral | spot if kind == "neutral" else ending.neutral
    return Ending(after, own, stands, both, 1 - mover)


def counted(board: Frame, ending: Ending, longer: int) -> int:
    """The worth at the end, for the seat that cannot place: the other one has placed last."""
    me, other = ending.mover, 1 - ending.mover
    lengths = [longest(board, own | ending.neutral) for own in ending.own]
    lead = lengths[me] - ending.left[me][1] - lengths[other] + ending.left[other][1]
    return POINT * lead + longer * (lengths[me] - lengths[other]) - 1


def longest(board: Frame, blocks: int) -> int:
    """How many of these blocks hang together, at most (§4.2)."""
    most = 0
    while blocks:
        series = fresh = blocks & -blocks
        while fresh:
            touched = 0
            for k in members(fresh):
                touched |= board.touching[k]
            fresh = touched & blocks & ~series
            series |= fresh
        most = max(most, series.bit_count())
        blocks &= ~series
    return most


class Solution(NamedTuple):
    """What each block would come to, for the seat that is to place one: as `worths` say it."""

    seat: Seat
    worths: dict[Place, int]

    @property
    def worth(self) -> int:
        return max(self.worths.values())

    @property
    def winning(self) -> tuple[Place, ...]:
        return tuple(move for move, worth in self.worths.items() if worth > 0)

    @property
    def lead(self) -> int:
        """By how many points the seat will be ahead, if both play as well as can be."""
        return (self.worth + POINT // 2) // POINT


def solve(state: State, granted: int = MOST) -> Solution:
    """Every block that may be placed now, to the end; `Unsolved` if that takes too many courts."""
    now, solver = ending(state), solver_for(state, granted)
    found = {move: -solver.worth(after) for move, after in replies(solver.frame, now)}
    return Solution(Seat(now.mover), found)


def wins(state: State, granted: int = MOST) -> bool:
    """Whether the seat that is to place a block can force a win: all that is asked is the sign."""
    return solver_for(state, granted).worth(ending(state), -1, 1) > 0


def winning(state: State, granted: int = MOST) -> tuple[Place, ...]:
    """The blocks that force a win."""
    now, solver = ending(state), solver_for(state, granted)
    found = replies(solver.frame, now)
    return tuple(move for move, after in found if solver.worth(after, -1, 1) < 0)


def solver_for(state: State, granted: int) -> Solver:
    return Solver(state.options.frame, state.options.en_tiebreak, granted)
