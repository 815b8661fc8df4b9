"""Runs that are still open while the numbers of one colour are gone through, lowest first.

A run is open as long as the next number may join it. All that counts of it is a small number: how
long it is, whether it holds an old tile, whether it is bound to go on because an old series does,
whether a natural tile is in it, and how many jokers. What happens to the open runs of one colour at
one number is a step; there are few different ones, so each is worked out once.
"""

from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from itertools import product
from typing import NamedTuple

CHIP, TILE = 1 << 20, 1 << 10  # a chip outweighs all tiles, a tile all neighbours kept

LENGTH, OLD_IN, BOUND, NATURAL, JOKERS = 3, 4, 8, 16, 32  # the parts of an open run
LONG = 3  # as long as a series has to be; what is longer counts as that

Run = int
Runs = tuple[Run, ...]  # in order


class Kind(IntEnum):
    """Where a tile comes from, and so what it is worth and whether it has to lie here."""

    OLD = 0  # a natural tile of the table
    STAYS = 1  # a joker of the table, as what it was
    PUT = 2  # a natural tile of the rack in the place of a joker; paid for apart
    RACK = 3  # a natural tile of the rack
    JOKER = 4  # a joker of the rack
    FREED = 5  # a joker that was freed


NATURALS = frozenset({Kind.OLD, Kind.PUT, Kind.RACK})
OF_TABLE = frozenset({Kind.OLD, Kind.STAYS, Kind.PUT})  # a series with one of these is not new


class Must(NamedTuple):
    """A tile that has to lie here, and how an old series that may not be broken goes through it."""

    kind: Kind
    joins: bool = False  # the number before it
    goes_on: bool = False  # to the number after it


SPARE, JOKER, FREED = Must(Kind.RACK), Must(Kind.JOKER), Must(Kind.FREED)
FREE = frozenset({SPARE, JOKER, FREED})

Taken = tuple[Must | None, ...]  # what each run takes; nothing where it is closed


class Cell(NamedTuple):
    """The tiles of one colour and number that no group has."""

    must: tuple[Must, ...] = ()  # in order
    spare: int = 0  # natural tiles of the rack
    least: int = 0  # how many of these have to be laid
    bonds: int = 0  # how many tiles lay beside the number before in a run
    jokers: int = 0  # of the rack, at most
    freed: int = 0


class Ways(NamedTuple):
    """What holds for all runs of a turn."""

    most: int = 0  # jokers in a series; 0 if there is no limit
    careful: bool = False  # there are jokers enough for a series without a natural tile
    freed_spoils: bool = False  # a series with a freed joker is not new
    apart: bool = False  # series of the table are not joined to each other


class Step(NamedTuple):
    """What the open runs become, and what that is worth."""

    runs: Runs
    jokers: int
    freed: int
    worth: int
    taken: Taken
    begun: tuple[Must, ...]


def joined(run: Run, must: Must, ways: Ways) -> tuple[Run, int] | None:
    """The run with one tile more, and what that is worth; or nothing if it may not have it.

    The run 0 is no run yet.
    """
    kind = must.kind
    if ways.apart and run & OLD_IN and kind in OF_TABLE and not must.joins:
        return None
    old = OLD_IN if kind in OF_TABLE or (ways.freed_spoils and kind == Kind.FREED) else 0
    length = run & LENGTH
    after = min(LONG, length + 1) | run & OLD_IN | old | run & NATURAL
    if kind in NATURALS or not ways.careful:
        after |= NATURAL
    if ways.most:
        jokers = run // JOKERS + (kind not in NATURALS)
        if jokers > ways.most:
            return None
        after |= jokers * JOKERS
    if must.goes_on:
        after |= BOUND
    return after, laid(kind) + new(after) - new(run)


def laid(kind: Kind) -> int:
    """What it is worth that a tile of this kind lies on the table."""
    return CHIP + TILE if kind in (Kind.RACK, Kind.JOKER) else 0


def new(run: Run) -> int:
    """What it is worth that a run is a new series, as far as one sees."""
    return CHIP if run & LENGTH == LONG and not run & OLD_IN else 0


def may_close(run: Run) -> bool:
    return run & LENGTH == LONG and bool(run & NATURAL) and not run & BOUND


@lru_cache(maxsize=1 << 17)
def steps(runs: Runs, cell: Cell, ways: Ways) -> tuple[Step, ...]:
    """All that can become of these runs here: of those that come to the same, the best."""
    best: dict[tuple[Runs, int, int], Step] = {}
    for taken in takings(runs, cell):
        for begun in beginnings(taken, cell):
            step = made(runs, taken, begun, cell, ways)
            if step is None:
                continue
            key = step.runs, step.jokers, step.freed
            if key not in best or best[key].worth < step.worth:
                best[key] = step
    return tuple(best.values())


def takings(runs: Runs, cell: Cell) -> Iterator[Taken]:
    """What each of the open runs could take, one for itself."""
    kinds = [*dict.fromkeys(cell.must), *(must for must, many in free(cell) if many)]
    each: list[list[Must | None]] = []
    for run in runs:
        fitting: list[Must | None] = [m for m in kinds if m.joins == bool(run & BOUND)]
        each.append([*fitting, None] if may_close(run) else fitting)
    return product(*each)


def free(cell: Cell) -> tuple[tuple[Must, int], ...]:
    """The tiles that need not lie here."""
    return (SPARE, cell.spare), (JOKER, cell.jokers), (FREED, cell.freed)


def beginnings(taken: Taken, cell: Cell) -> Iterator[tuple[Must, ...]]:
    """What else is laid, each to begin a run; nothing if the runs took more than there is."""
    left = list(cell.must)
    for must in taken:
        if must and must not in FREE:
            if must not in left:
                return
            left.remove(must)
    if any(must.joins for must in left):
        return
    ranges = []
    for must, many in free(cell):
        used = taken.count(must)
        least = cell.least if must == SPARE else 0
        ranges.append(range(max(0, least - used), many - used + 1))
    for spare, jokers, freed in product(*ranges):
        yield (*left, *[SPARE] * spare, *[JOKER] * jokers, *[FREED] * freed)


def made(runs: Runs, taken: Taken, begun: tuple[Must, ...], cell: Cell, ways: Ways) -> Step | None:
    after, worth = [], -max(0, cell.bonds - sum(must is not None for must in taken))
    for run, must in (*zip(runs, taken, strict=True), *((0, must) for must in begun)):
        if must is None:
            continue
        one = joined(run, must, ways)
        if one is None:
            return None
        after.append(one[0])
        worth += one[1]
    all_laid = (*taken, *begun)
    jokers, freed = all_laid.count(JOKER), all_laid.count(FREED)
    return Step(tuple(sorted(after)), jokers, freed, worth, taken, begun)
