"""New series from a hand, in every way: each is known by its lowest tile that is no joker."""

from collections.abc import Iterator

from ..pieces import SHORTEST, Options, Series, Table, Tile
from .hands import Hand, Order, fillings
from .series import agreed, colours

Begun = tuple[Series, Hand]


def begun(options: Options, hand: Hand, order: Order) -> Iterator[tuple[Table, Hand]]:
    """Every set of new series, none included, and what is left of the jokers."""
    if not hand.tiles:
        yield (), hand
        return
    first, left = hand.tiles[0], hand._replace(tiles=hand.tiles[1:])
    none: Begun = ((), left)
    for series, after in order([none, *series_from(options, first, left)]):
        for table, last in begun(options, after, order):
            yield ((series, *table) if series else table), last


def series_from(options: Options, first: Tile, hand: Hand) -> Iterator[Begun]:
    """Every series in which this is the lowest tile that is no joker."""
    yield from runs_from(options, first, hand)
    if agreed(options).sets == "both":
        yield from groups_from(options, first, hand)


def runs_from(options: Options, first: Tile, hand: Hand) -> Iterator[Begun]:
    most = hand.jokers if options.max_jokers is None else min(hand.jokers, options.max_jokers)
    for below in range(min(most, first.number - 1) + 1):
        low = [Tile(first.number - n, first.colour, True) for n in range(below, 0, -1)]
        left = hand._replace(jokers=hand.jokers - below)
        yield from upward(options, (*low, first), left)


def upward(options: Options, run: Series, hand: Hand) -> Iterator[Begun]:
    """This run, if it is long enough, and every longer one."""
    if len(run) >= SHORTEST:
        yield run, hand
    last = run[-1]
    if last.number < agreed(options).numbers:
        for tile, left in fillings(options, run, Tile(last.number + 1, last.colour), hand):
            yield from upward(options, (*run, tile), left)


def groups_from(options: Options, first: Tile, hand: Hand) -> Iterator[Begun]:
    others = tuple(colour for colour in colours(options) if colour != first.colour)
    yield from rounded(options, (first,), others, hand)


def rounded(
    options: Options, group: Series, others: tuple[str, ...], hand: Hand
) -> Iterator[Begun]:
    """This group, with every choice of the other colours."""
    if not others:
        if len(group) >= SHORTEST:
            yield group, hand
        return
    yield from rounded(options, group, others[1:], hand)
    for tile, left in fillings(options, group, Tile(group[0].number, others[0]), hand):
        yield from rounded(options, (*group, tile), others[1:], left)
