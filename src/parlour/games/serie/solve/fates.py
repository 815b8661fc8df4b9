"""What may become of the jokers on a table, and what is then there to be laid."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal, NamedTuple

from ..pieces import COLOURS, JOKER, Series, Tile, Turn, terms
from .groups import Group, Number
from .runs import CHIP, LONG, TILE, Cell, Kind, Must, Ways
from .sweep import Question

Fate = tuple[Literal["stays", "freed", "taken"], Tile]  # and the tile that takes its place


class Chance(NamedTuple):
    """A fate for every joker of the table, and what a turn is worth under it from the start."""

    question: Question
    worth: int
    taken: int  # jokers that go to the rack


class Lying(NamedTuple):
    """A turn, taken apart once for all its fates."""

    turn: Turn
    colours: str
    numbers: int
    whole: bool  # series of the table may not be broken
    rack: Counter[Tile]
    table: Counter[Tile]  # its natural tiles


def lying(turn: Turn) -> Lying:
    agreed = terms(turn.options)
    natural = Counter(tile for series in turn.table for tile in series if not tile.joker)
    rack = Counter(tile for tile in turn.rack if tile != JOKER)
    colours = COLOURS[: turn.options.colours]
    return Lying(turn, colours, agreed.numbers, agreed.manipulation != "full", rack, natural)


def chances(ground: Lying) -> Iterator[Chance]:
    """One for everything that may happen to the jokers of the table."""
    jokers = [(series, tile) for series in ground.turn.table for tile in series if tile.joker]
    for fates in product(*(fates_of(ground, series, tile) for series, tile in jokers)):
        least = asked(ground, fates)
        if all(ground.rack[tile] >= many for tile, many in least.items()):
            make = whole if ground.whole else broken
            yield make(ground, fates, least)


def fates_of(ground: Lying, series: Series, joker: Tile) -> list[Fate]:
    fates: list[Fate] = [("stays", Tile(joker.number, joker.colour))]
    if ground.turn.opened or may_free_at_once(ground.turn):
        for tile in right(ground, series, joker):
            if ground.rack[tile]:
                fates += [("freed", tile), ("taken", tile)]
            elif ground.table[tile] and not ground.whole:
                fates.append(("freed", tile))
    return fates


def may_free_at_once(turn: Turn) -> bool:
    """§4.8"""
    free = turn.options.free_before_first_lay
    return not turn.options.first_lay if free is None else free


def right(ground: Lying, series: Series, joker: Tile) -> Iterator[Tile]:
    """The tiles that may be put in its place (§6.2)."""
    others = {tile.colour for tile in series if tile is not joker}
    if len(series) == 3 and len(others) == 2:
        missing = (colour for colour in ground.colours if colour not in others)
        return (Tile(joker.number, colour) for colour in missing)
    return iter([Tile(joker.number, joker.colour)])


def asked(ground: Lying, fates: Sequence[Fate]) -> Counter[Tile]:
    """How many tiles of the rack it takes at least."""
    gone = Counter(tile for fate, tile in fates if fate != "stays")
    onto_rack = Counter(tile for fate, tile in fates if fate == "taken")
    there = Counter() if ground.whole else ground.table
    return Counter({tile: max(onto_rack[tile], gone[tile] - there[tile]) for tile in gone})


def ways(ground: Lying) -> Ways:
    options = ground.turn.options
    jokers = ground.turn.rack.count(JOKER)
    jokers += sum(tile.joker for series in ground.turn.table for tile in series)
    most = options.max_jokers or 0
    spoils = options.new_series == "rack_only" or options.freed_joker == "nothing"
    apart = terms(options).manipulation == "jokers"
    return Ways(most, jokers > 2 and not most, spoils, apart)


def question(
    ground: Lying, fates: Sequence[Fate], cells: dict[Tile, Cell], extras: dict[int, Number]
) -> Question:
    """All numbers, from cells that are not empty and what is to be said of groups."""
    begin = terms(ground.turn.options).sets == "both"
    numbers = []
    for n in range(1, ground.numbers + 1):
        row = tuple(cells.get(Tile(n, colour), Cell()) for colour in ground.colours)
        extra = extras.get(n, Number(()))
        numbers.append(Number(row, extra.fixed, extra.beside, begin))
    jokers, freed = ground.turn.rack.count(JOKER), sum(fate == "freed" for fate, _ in fates)
    return Question(useful(numbers, jokers + freed), ways(ground), jokers, freed)


def useful(numbers: Sequence[Number], jokers: int) -> tuple[Number, ...]:
    """The same without the tiles of the rack that fit nothing."""
    there = [[bool(cell.must) or cell.spare > 0 for cell in number.cells] for number in numbers]
    missing = {
        (at, colour): min(in_run(there, at, colour), in_group(numbers[at], there[at]))
        for at, number in enumerate(numbers)
        for colour, cell in enumerate(number.cells)
        if cell.spare > cell.least
    }
    return tuple(
        number._replace(
            cells=tuple(
                cell._replace(spare=cell.least) if missing.get((at, colour), 0) > jokers else cell
                for colour, cell in enumerate(number.cells)
            )
        )
        for at, number in enumerate(numbers)
    )


def in_run(there: Sequence[Sequence[bool]], at: int, colour: int) -> int:
    """How many jokers it takes at least to have this tile in a run."""
    firsts = range(max(0, at - LONG + 1), min(at, len(there) - LONG) + 1)
    return min(
        sum(not there[other][colour] for other in range(first, first + LONG)) for first in firsts
    )


def in_group(number: Number, there: Sequence[bool]) -> int:
    """How many it takes to have a tile of this number in a group."""
    if any(None in group for group in number.fixed):
        return 0
    return max(0, LONG - sum(there)) if number.begin else LONG


def broken(ground: Lying, fates: Sequence[Fate], least: Counter[Tile]) -> Chance:
    """A table that is taken apart: every tile for itself."""
    must = Counter({(tile, Kind.OLD): many for tile, many in ground.table.items()})
    must += Counter((tile, Kind.STAYS) for fate, tile in fates if fate == "stays")
    bonds, beside = neighbours(ground)
    cells = {}
    for tile in {tile for tile, _ in must} | set(ground.rack):
        kinds = [Must(kind) for kind in (Kind.OLD, Kind.STAYS) for _ in range(must[tile, kind])]
        cells[tile] = Cell(tuple(kinds), ground.rack[tile], least[tile], bonds[tile])
    extras = {
        n: Number((), beside=tuple(beside[Tile(n, colour)] for colour in ground.colours))
        for n in {tile.number for tile in beside}
    }
    taken = sum(fate == "taken" for fate, _ in fates)
    free = sum(least.values()) - taken  # jokers that are used again for a tile of the rack
    unpaid = 0 if ground.turn.options.free_reuse_chip else free
    worth = -taken * (CHIP + TILE) - unpaid * CHIP
    return Chance(question(ground, fates, cells, extras), worth, taken)


def neighbours(ground: Lying) -> tuple[Counter[Tile], Counter[Tile]]:
    """Which tiles lie beside the number before, and which in groups."""
    bonds: Counter[Tile] = Counter()
    beside: Counter[Tile] = Counter()
    for series in ground.turn.table:
        faces = [Tile(tile.number, tile.colour) for tile in series]
        if is_run(series):
            bonds.update(faces[1:])
        else:
            beside.update(faces)
    return bonds, beside


def is_run(series: Series) -> bool:
    return len({tile.colour for tile in series}) == 1


def whole(ground: Lying, fates: Sequence[Fate], least: Counter[Tile]) -> Chance:
    """A table whose series stay whole: runs bind their tiles, groups stand apart."""
    rack = ground.rack - least
    must: dict[Tile, list[Must]] = {}
    fixed: dict[int, list[Group]] = {}
    fate = iter(fates)
    for series in ground.turn.table:
        lies = [replaced(tile, fate) for tile in series]
        if is_run(series):
            for k, (kind, tile) in enumerate(lies):
                bound = Must(kind, k > 0, k < len(lies) - 1)
                must.setdefault(tile, []).append(bound)
        else:
            group = {tile.colour: kind for kind, tile in lies}
            there = tuple(group.get(colour) for colour in ground.colours)
            fixed.setdefault(series[0].number, []).append(there)
    cells = {tile: Cell(tuple(sorted(must.get(tile, ()))), rack[tile]) for tile in {*must, *rack}}
    extras = {n: Number((), tuple(groups)) for n, groups in fixed.items()}
    taken = sum(fate == "taken" for fate, _ in fates)
    free = sum(least.values()) - taken
    worth = free * (TILE + CHIP * ground.turn.options.free_reuse_chip)
    return Chance(question(ground, fates, cells, extras), worth, taken)


def replaced(tile: Tile, fates: Iterator[Fate]) -> tuple[Kind, Tile]:
    """What lies in the place of this tile of the table."""
    if not tile.joker:
        return Kind.OLD, tile
    fate, instead = next(fates)
    return (Kind.STAYS if fate == "stays" else Kind.PUT), instead
