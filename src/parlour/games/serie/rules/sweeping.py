"""One series of a table that is laid anew: every one in which the lowest tile due can lie."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ..pieces import COLOURS, SHORTEST, Options, Series, Tile, Tiles
from .series import agreed, as_joker, colours

BITS = 3  # for how often a face lies there
ONE = (1 << BITS) - 1


class Left(NamedTuple):
    """What is still to be laid: what lay there, jokers that stay what they are; and what may be."""

    table: int
    stay: int
    rack: int
    jokers: int

    @property
    def due(self) -> int:
        return self.table | self.stay


Laid = tuple[Series, Left]


@cache
def place(tile: Tile) -> int:
    return BITS * ((tile.number - 1) * len(COLOURS) + COLOURS.index(tile.colour))


@cache
def tile_at(place: int) -> Tile:
    number, colour = divmod(place // BITS, len(COLOURS))
    return Tile(number + 1, COLOURS[colour])


def packed(tiles: Tiles) -> int:
    return sum([1 << place(tile) for tile in tiles])


def unpacked(bits: int) -> Tiles:
    found: list[Tile] = []
    while bits:
        low = lowest(bits)
        found += [tile_at(low)] * (bits >> low & ONE)
        bits &= ~(ONE << low)
    return tuple(sorted(found))


def lowest(bits: int) -> int:
    """The place of the lowest tile: by number, then by colour."""
    return ((bits & -bits).bit_length() - 1) // BITS * BITS


def series_at(options: Options, left: Left, most: int) -> Iterator[Laid]:
    """Every series with the lowest tile due, which is of the table or a joker that stays.

    A run has so many tiles at most.
    """
    tile = tile_at(lowest(left.due))
    here = place(tile)
    if left.table >> here & ONE:
        first, after = tile, left._replace(table=left.table - (1 << here))
    else:
        first, after = as_joker(tile), left._replace(stay=left.stay - (1 << here))
    for run, rest in downward((first,), after, options, most):
        yield from upward(run, rest, options, most)
    if agreed(options).sets == "both":
        others = tuple(colour for colour in colours(options) if colour != tile.colour)
        yield from rounded((first,), others, after, options)


def downward(run: Series, left: Left, options: Options, most: int) -> Iterator[Laid]:
    yield run, left
    first = run[0]
    if first.number > 1 and len(run) < most:
        for tile, after in fillings(run, Tile(first.number - 1, first.colour), left, options):
            yield from downward((tile, *run), after, options, most)


def upward(run: Series, left: Left, options: Options, most: int) -> Iterator[Laid]:
    if len(run) >= SHORTEST and not all(tile.joker for tile in run):
        yield run, left
    last = run[-1]
    if last.number < agreed(options).numbers and len(run) < most:
        for tile, after in fillings(run, Tile(last.number + 1, last.colour), left, options):
            yield from upward((*run, tile), after, options, most)


def rounded(group: Series, others: tuple[str, ...], left: Left, options: Options) -> Iterator[Laid]:
    if not others:
        if len(group) >= SHORTEST and not all(tile.joker for tile in group):
            yield group, left
        return
    for tile, after in fillings(group, Tile(group[0].number, others[0]), left, options):
        yield from rounded((*group, tile), others[1:], after, options)
    yield from rounded(group, others[1:], left, options)


def fillings(
    series: Series, tile: Tile, left: Left, options: Options
) -> Iterator[tuple[Tile, Left]]:
    """What can lie beside these tiles: what is due before what is not, for they look alike."""
    table, stay, rack, jokers = left
    here = place(tile)
    if table >> here & ONE:
        yield tile, Left(table - (1 << here), stay, rack, jokers)
    elif rack >> here & ONE:
        yield tile, Left(table, stay, rack - (1 << here), jokers)
    most = options.max_jokers
    if most is not None and sum([t.joker for t in series]) >= most:
        return
    if stay >> here & ONE:
        yield as_joker(tile), Left(table, stay - (1 << here), rack, jokers)
    elif jokers:
        yield as_joker(tile), Left(table, stay, rack, jokers - 1)
