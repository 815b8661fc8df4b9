"""Groups of one number: every way to take them out before runs are made of the rest."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from .runs import CHIP, NATURALS, OF_TABLE, Cell, Kind, Must, Ways, laid

LEAST, FOUR = 3, 4  # tiles in a group
IN_GROUPS = (Kind.OLD, Kind.STAYS, Kind.RACK, Kind.JOKER, Kind.FREED)

Group = tuple[Kind | None, ...]  # what lies there of each colour


class Number(NamedTuple):
    """What there is of one number, by colour."""

    cells: tuple[Cell, ...]
    fixed: tuple[Group, ...] = ()  # groups of the table that may only grow
    beside: tuple[int, ...] = ()  # how many tiles of each colour lay in groups
    begin: bool = False  # whether groups may be laid


class Parting(NamedTuple):
    """Some groups, what they leave for runs, and what they are worth."""

    groups: tuple[Group, ...]
    cells: tuple[Cell, ...]
    jokers: int
    freed: int
    worth: int


@lru_cache(maxsize=1 << 15)
def partings(number: Number, jokers: int, freed: int, ways: Ways) -> tuple[Parting, ...]:
    """Of those that leave the same the best."""
    best: dict[tuple[tuple[Cell, ...], int, int], Parting] = {}
    for groups in choices(number, jokers, freed, ways):
        parting = parted(number, groups, ways)
        if parting and parting.jokers <= jokers and parting.freed <= freed:
            key = parting.cells, parting.jokers, parting.freed
            if key not in best or best[key].worth < parting.worth:
                best[key] = parting
    return tuple(best.values())


def choices(number: Number, jokers: int, freed: int, ways: Ways) -> Iterator[tuple[Group, ...]]:
    grown = product(*(growths(group, jokers, freed) for group in number.fixed))
    begun = [*begin(number, (), candidates(number, jokers, freed, ways), jokers, freed)]
    return ((*old, *new) for old, new in product(grown, begun))


def growths(group: Group, jokers: int, freed: int) -> Iterator[Group]:
    """A group that lies there, as it is or with the tile that it lacks."""
    yield group
    if None in group:
        at = group.index(None)
        likes = [Kind.RACK] + [Kind.JOKER] * (jokers > 0) + [Kind.FREED] * (freed > 0)
        yield from ((*group[:at], kind, *group[at + 1 :]) for kind in likes)


def candidates(number: Number, jokers: int, freed: int, ways: Ways) -> list[Group]:
    """The groups that could be laid of what is there."""
    if not number.begin:
        return []
    each: list[list[Kind | None]] = [
        [None, *(kind for kind in IN_GROUPS if held(cell, kind, jokers, freed))]
        for cell in number.cells
    ]
    return [group for group in product(*each) if stands(group, jokers, freed, ways)]


def stands(group: Group, jokers: int, freed: int, ways: Ways) -> bool:
    there = [kind for kind in group if kind is not None]
    wild = sum(kind not in NATURALS for kind in there)
    return (
        len(there) >= LEAST
        and wild < len(there)
        and not 0 < ways.most < wild
        and there.count(Kind.JOKER) <= jokers
        and there.count(Kind.FREED) <= freed
    )


def held(cell: Cell, kind: Kind, jokers: int, freed: int) -> int:
    """How many tiles of a kind there are for groups of this colour."""
    spare = {Kind.RACK: cell.spare, Kind.JOKER: jokers, Kind.FREED: freed}
    return spare[kind] if kind in spare else cell.must.count(Must(kind))


def begin(
    number: Number, laid: tuple[Group, ...], left: list[Group], jokers: int, freed: int
) -> Iterator[tuple[Group, ...]]:
    """Every handful of these groups that there are tiles for."""
    yield laid
    for k, group in enumerate(left):
        if enough(number, (*laid, group), jokers, freed):
            yield from begin(number, (*laid, group), left[k:], jokers, freed)


def enough(number: Number, groups: tuple[Group, ...], jokers: int, freed: int) -> bool:
    if groups_of(groups, Kind.JOKER) > jokers or groups_of(groups, Kind.FREED) > freed:
        return False
    return all(
        column.count(kind) <= held(cell, kind, jokers, freed)
        for cell, column in zip(number.cells, zip(*groups, strict=True), strict=True)
        for kind in (Kind.OLD, Kind.STAYS, Kind.RACK)
    )


def groups_of(groups: tuple[Group, ...], kind: Kind) -> int:
    return sum(group.count(kind) for group in groups)


def parted(number: Number, groups: tuple[Group, ...], ways: Ways) -> Parting | None:
    """What these groups leave; nothing if there are not so many tiles."""
    columns = [*zip(*groups, strict=True)] if groups else [()] * len(number.cells)
    fixed = len(number.fixed)
    cells = []
    for cell, column in zip(number.cells, columns, strict=True):
        racked = column.count(Kind.RACK)
        if racked > cell.spare:
            return None
        must = list(cell.must)
        for kind in column[fixed:]:
            if kind in (Kind.OLD, Kind.STAYS):
                must.remove(Must(kind))
        least = max(0, cell.least - racked)
        cells.append(Cell(tuple(must), cell.spare - racked, least, cell.bonds))
    worth = sum(worth_of(group, ways) for group in groups) - parted_from(number, columns)
    jokers, freed = groups_of(groups, Kind.JOKER), groups_of(groups, Kind.FREED)
    return Parting(groups, tuple(cells), jokers, freed, worth)


def worth_of(group: Group, ways: Ways) -> int:
    there = [kind for kind in group if kind is not None]
    spoilt = ways.freed_spoils and Kind.FREED in there
    is_new = not spoilt and OF_TABLE.isdisjoint(there)
    return sum(map(laid, there)) + CHIP * is_new


def parted_from(number: Number, columns: Sequence[tuple[Kind | None, ...]]) -> int:
    """How many tiles lay in a group and do no more."""
    return sum(
        max(0, lay - sum(kind is not None for kind in column))
        for lay, column in zip(number.beside, columns, strict=False)
    )
