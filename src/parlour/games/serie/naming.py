"""What tiles and series are called, before it is in any language; and refusals, which name them."""

from collections.abc import Iterable

from parlour.core import Clause, Part, Phrase, Refusal

from .pieces import JOKER, Series, Tile


def name_tile(tile: Tile) -> Phrase:
    """A tile by colour and number, and a joker by what it stands for."""
    if tile == JOKER:
        return Phrase("joker")
    id = "standing" if tile.joker else "tile"
    return Phrase(id, {"colour": tile.colour, "number": tile.number})


def named(tiles: Iterable[Tile]) -> tuple[Phrase, ...]:
    return tuple(map(name_tile, tiles))


def name_series(series: Series) -> Phrase:
    """A run by its ends and a group by its number, with what its jokers stand for.

    What is neither, in a draft, is named tile by tile.
    """
    numbers, hues = [tile.number for tile in series], [tile.colour for tile in series]
    jokers = [tile for tile in series if tile.joker]
    run = len({*hues}) == 1 and numbers == [*range(numbers[0], numbers[0] + len(series))]
    group = len({*numbers}) == 1 and len({*hues}) == len(series) > 1
    if len(series) < 2 or not (run or group):
        return Phrase("tiles", {"tiles": named(series)})
    if run:
        first: dict[str, Part] = {"colour": hues[0], "low": numbers[0], "high": numbers[-1]}
        as_what = tuple(Phrase("figure", {"number": tile.number}) for tile in jokers)
    else:
        first = {"number": numbers[0], "colours": tuple(map(name_hue, hues))}
        as_what = tuple(name_hue(tile.colour) for tile in jokers)
    id = "run" if run else "group"
    return Phrase(f"{id}-joked", {**first, "jokers": as_what}) if jokers else Phrase(id, first)


def name_hue(colour: str) -> Phrase:
    return Phrase("colour", {"colour": colour})


def name_table(table: Iterable[Series]) -> tuple[Phrase, ...]:
    return tuple(map(name_series, table))


def because(clause: str, why: str, **parts: Part) -> Refusal:
    """A refusal by a clause that can forbid for more than one reason."""
    return no(clause, why=Phrase(f"why-{why}", dict(parts)))


def no(clause: str, **parts: Part) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
