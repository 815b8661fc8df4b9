"""The tiles of a game, and why some cannot lie together as a series (§3.1 to §3.7)."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from parlour.core import Refusal

from ..naming import because, name_series, name_tile, no
from ..pieces import COLOURS, JOKER, SHORTEST, Options, Series, Terms, Tile, Tiles, terms

agreed = cache(terms)


@cache
def colours(options: Options) -> tuple[str, ...]:
    return tuple(COLOURS[: options.colours])


@cache
def whole(options: Options) -> Tiles:
    """All tiles of the game (§2.6), in order, jokers last."""
    usual = agreed(options)
    faces = product(colours(options), range(1, usual.numbers + 1))
    return (
        *(Tile(number, colour) for colour, number in faces for _ in range(usual.copies)),
        *(JOKER,) * usual.jokers,
    )


def in_order(tiles: Iterable[Tile]) -> Tiles:
    """As on a rack: by colour, then by number, jokers last."""
    return tuple(sorted(tiles, key=lambda t: (t.joker, COLOURS.find(t.colour), t.number)))


def face(tile: Tile) -> Tile:
    """What a tile is on the table, joker or not (§3.5)."""
    return Tile(tile.number, tile.colour) if tile.joker else tile


def as_joker(tile: Tile) -> Tile:
    return Tile(tile.number, tile.colour, True)


def is_run(series: Series) -> bool:
    """Numbers of one colour that follow each other, whatever their count."""
    first, colour = series[0].number, series[0].colour
    return all(tile.number == first + i and tile.colour == colour for i, tile in enumerate(series))


def is_group(series: Series) -> bool:
    """One number in different colours, whatever their count."""
    number, seen = series[0].number, {tile.colour for tile in series}
    return len(seen) == len(series) and all(tile.number == number for tile in series)


def flaw(options: Options, series: Series) -> Refusal | None:
    """Why these tiles are no series, or nothing."""
    usual = agreed(options)
    if strange := [tile for tile in series if tile.colour not in colours(options)]:
        return no("3.5", tile=name_tile(strange[0]))
    if beyond := [tile for tile in series if not 1 <= tile.number <= usual.numbers]:
        return no("3.2", tile=name_tile(beyond[0]), most=usual.numbers)
    return misshapen(usual, series) or overjoked(options, series)


def misshapen(usual: Terms, series: Series) -> Refusal | None:
    """§3.1, and §3.3 for what is of one number."""
    named = name_series(series)
    if len(series) < SHORTEST:
        return because("3.1", "short", series=named)
    if is_run(series):
        return None
    if len({tile.number for tile in series}) > 1:
        return because("3.1", "gap", series=named)
    if usual.sets == "runs":
        return because("3.3", "runs", series=named)
    return None if is_group(series) else because("3.3", "twice", series=named)


def overjoked(options: Options, series: Series) -> Refusal | None:
    """Too many jokers in a series (§3.6), or nothing else (§3.7)."""
    jokers = sum([tile.joker for tile in series])
    if jokers == len(series):
        return no("3.7", series=name_series(series))
    if options.max_jokers is not None and jokers > options.max_jokers:
        return no("3.6", most=options.max_jokers, series=name_series(series))
    return None
