"""Every way to add to the series of a table that all stay together (§4.9)."""

from collections.abc import Iterator

from ..pieces import SHORTEST, Options, Series, Table, Tile
from .changes import right_faces
from .hands import Hand, Order, fillings
from .series import agreed, colours, is_run

Longer = tuple[Series, Table, Hand]  # a series, those it has not been joined to, what is left


def enlarged(
    options: Options, table: Table, hand: Hand, order: Order
) -> Iterator[tuple[Table, Hand]]:
    """The table with every series as it was or larger, and what is left in hand."""
    for kept, left in all_released(table, hand, order):
        yield from all_larger(options, kept, left, order)


def all_released(table: Table, hand: Hand, order: Order) -> Iterator[tuple[Table, Hand]]:
    """First all jokers that are freed, since any series may take them."""
    if not table:
        yield (), hand
        return
    for kept, left in released(table[0], hand, order):
        for others, last in all_released(table[1:], left, order):
            yield (kept, *others), last


def all_larger(
    options: Options, table: Table, hand: Hand, order: Order
) -> Iterator[tuple[Table, Hand]]:
    if not table:
        yield (), hand
        return
    for series, rest, left in larger(options, table[0], table[1:], hand, order):
        for others, last in all_larger(options, rest, left, order):
            yield (series, *others), last


def released(series: Series, hand: Hand, order: Order) -> Iterator[tuple[Series, Hand]]:
    """The series with every choice of its jokers replaced from the hand (§6.1, §6.2)."""
    ways: list[tuple[Series, Hand]] = [(series, hand)]
    for joker in [tile for tile in series if tile.joker]:
        right = right_faces(series, joker)
        ways += [
            (tuple(tile if t == joker else t for t in kept), left.freeing(tile))
            for kept, left in ways
            for tile in right
            if tile in left.tiles
        ]
    yield from order(ways)


def larger(
    options: Options, series: Series, rest: Table, hand: Hand, order: Order
) -> Iterator[Longer]:
    if not is_run(series):
        for group, left in filled(options, series, hand, order):
            yield group, rest, left
        return
    for run, left in lower(options, series, hand, order):
        yield from higher(options, run, rest, left, order)


def filled(
    options: Options, group: Series, hand: Hand, order: Order
) -> Iterator[tuple[Series, Hand]]:
    """A group of three takes the colour that it lacks."""
    ways = [(group, hand)]
    if len(group) == SHORTEST:
        lacking = {*colours(options)} - {tile.colour for tile in group}
        for colour in sorted(lacking):
            more = fillings(options, group, Tile(group[0].number, colour), hand)
            ways += [((*group, tile), left) for tile, left in more]
    yield from order(ways)


def lower(options: Options, run: Series, hand: Hand, order: Order) -> Iterator[tuple[Series, Hand]]:
    """The run with every choice of tiles before its first."""
    stop: tuple[Series, Hand] = ((), hand)
    for below, left in order([stop, *beside(options, run, run[0].number - 1, hand)]):
        if below:
            yield from lower(options, (*below, *run), left, order)
        else:
            yield run, left


def higher(
    options: Options, run: Series, rest: Table, hand: Hand, order: Order
) -> Iterator[Longer]:
    """The run with every choice of tiles after its last, other series among them."""
    stop: Longer = ((), rest, hand)
    near = beside(options, run, run[-1].number + 1, hand)
    ways = [stop, *((tile, rest, left) for tile, left in near), *joined(options, run, rest, hand)]
    for above, others, left in order(ways):
        if above:
            yield from higher(options, (*run, *above), others, left, order)
        else:
            yield run, rest, left


def beside(options: Options, run: Series, number: int, hand: Hand) -> Iterator[tuple[Series, Hand]]:
    """What may lie at one end of a run: one tile."""
    if 1 <= number <= agreed(options).numbers:
        for tile, left in fillings(options, run, Tile(number, run[0].colour), hand):
            yield (tile,), left


def joined(options: Options, run: Series, rest: Table, hand: Hand) -> Iterator[Longer]:
    """Series of the table that begin where a run ends; where joining them is allowed."""
    if agreed(options).manipulation == "jokers":
        return
    last = run[-1]
    for place, other in enumerate(rest):
        meets = other[0].number == last.number + 1 and other[0].colour == last.colour
        if meets and is_run(other):
            yield other, rest[:place] + rest[place + 1 :], hand
