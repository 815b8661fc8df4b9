"""The most chips of a turn at a table that may be rearranged, asked of a linear programme.

After den Hertog and Hulshof: how often each series that can be thought of is laid, new or not, so
that every tile lies where tiles are. It shares nothing with the sweep but the nouns, and knows two
jokers at most, so that no series is of jokers alone.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import highspy
import numpy as np

from parlour.games.serie.pieces import COLOURS, JOKER, Tile, Turn, terms

CHIP, LEFT = 1000, 1  # a chip outweighs all tiles left
MANY = 4  # no series is laid so often


class Template(NamedTuple):
    """A series that can be thought of: its natural tiles, and how many jokers fill it."""

    tiles: tuple[Tile, ...]
    jokers: int


class Most(NamedTuple):
    chips: int
    left: int


@cache
def templates(numbers: int, groups: bool, jokers: int) -> tuple[Template, ...]:
    shapes = [
        tuple(Tile(n, colour) for n in range(low, low + length))
        for length, colour, low in product((3, 4, 5), COLOURS, range(1, numbers + 1))
        if low + length - 1 <= numbers
    ]
    for n, size in product(range(1, numbers + 1) if groups else (), (3, 4)):
        shapes += [tuple(Tile(n, c) for c in some) for some in combinations(COLOURS, size)]
    found = {
        Template(natural, len(shape) - len(natural))
        for shape in shapes
        for wild in range(min(jokers, len(shape) - 1) + 1)
        for natural in combinations(shape, len(shape) - wild)
    }
    return tuple(sorted(found))


def most(turn: Turn) -> Most | None:
    """The chips of the best lay and the tiles it leaves, or nothing where there is no lay."""
    fates = product(
        *(fates_of(turn, series, tile) for series in turn.table for tile in series if tile.joker)
    )
    found = [one for fate in fates if (one := under(turn, fate))]
    return max(found, key=lambda one: (one.chips, -one.left), default=None)


def fates_of(turn: Turn, series: Sequence[Tile], joker: Tile) -> list[tuple[str, Tile]]:
    faces = [Tile(tile.number, tile.colour) for tile in series]
    own = Tile(joker.number, joker.colour)
    right = [own]
    if len(faces) == 3 and len({face.colour for face in faces}) == 3:
        right += [Tile(own.number, c) for c in COLOURS if Tile(own.number, c) not in faces]
    return [("stays", own), *(product(("freed", "taken"), right))]


class Asked(NamedTuple):
    """What has to lie on the table, and what may."""

    turn: Turn
    table: Counter[Tile]  # tiles that have to lie there, jokers as what they stand for
    rack: Counter[Tile]
    least: Counter[Tile]  # of the rack
    freed: int
    taken: int
    out: bool  # nothing may stay on the rack


def under(turn: Turn, fates: Sequence[tuple[str, Tile]]) -> Most | None:
    """The best lay if this becomes of the jokers of the table, or nothing."""
    rack = Counter(tile for tile in turn.rack if tile != JOKER)
    table = Counter(tile for series in turn.table for tile in series if not tile.joker)
    gone = Counter(tile for fate, tile in fates if fate != "stays")
    onto = Counter(tile for fate, tile in fates if fate == "taken")
    least = Counter({tile: max(onto[tile], gone[tile] - table[tile]) for tile in gone})
    if any(rack[tile] < many for tile, many in least.items()):
        return None
    table.update(tile for fate, tile in fates if fate == "stays")
    freed, taken = (sum(fate == word for fate, _ in fates) for word in ("freed", "taken"))
    ways = [False] if taken else [False, True]
    answers = [solved(Asked(turn, table, rack, least, freed, taken, out)) for out in ways]
    return max((a for a in answers if a), key=lambda one: (one.chips, -one.left), default=None)


def solved(asked: Asked) -> Most | None:
    """The columns: series that are new, series that are not, tiles of the rack, its jokers."""
    agreed, jokers = terms(asked.turn.options), asked.turn.rack.count(JOKER)
    shapes = templates(agreed.numbers, agreed.sets == "both", jokers + asked.freed)
    tiles = [Tile(n, colour) for n in range(1, agreed.numbers + 1) for colour in COLOURS]
    model = highspy.Highs()  # type: ignore[no-untyped-call]  # it says no types of its own
    model.silent()
    columns(model, asked, len(shapes), tiles, jokers)
    rows(model, asked, shapes, tiles)
    model.changeObjectiveSense(highspy.ObjSense.kMaximize)
    model.setOptionValue("mip_rel_gap", 0.0)
    model.setOptionValue("threads", 1)
    model.run()
    if model.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    found = [round(value) for value in model.getSolution().col_value]
    laid, new = sum(found[2 * len(shapes) :]), sum(found[: len(shapes)])
    left = len(asked.turn.rack) - laid + asked.taken
    return Most(laid + new - asked.taken + asked.out, left)


def columns(
    model: highspy.Highs, asked: Asked, shapes: int, tiles: Sequence[Tile], jokers: int
) -> None:
    upper = [*(asked.rack[tile] for tile in tiles), jokers]
    least = [*(asked.least[tile] for tile in tiles), 0]
    lower = np.array([0] * 2 * shapes + (upper if asked.out else least), dtype=float)
    worth = [CHIP] * shapes + [0] * shapes + [CHIP + LEFT] * len(upper)
    every = np.arange(len(worth), dtype=np.int32)
    whole = np.full(len(worth), highspy.HighsVarType.kInteger.value, dtype=np.uint8)
    model.addVars(len(worth), lower, np.array([MANY] * 2 * shapes + upper, dtype=float))
    model.changeColsCost(len(worth), every, np.array(worth, dtype=float))
    model.changeColsIntegrality(len(worth), every, whole)


def rows(
    model: highspy.Highs, asked: Asked, shapes: Sequence[Template], tiles: Sequence[Tile]
) -> None:
    many = len(shapes)
    uses: dict[Tile, list[int]] = {tile: [] for tile in tiles}
    for k, shape in enumerate(shapes):
        for tile in shape.tiles:
            uses[tile].append(k)
    for t, tile in enumerate(tiles, 2 * many):
        new, old = uses[tile], [many + k for k in uses[tile]]
        lies = asked.table[tile]
        row(model, lies, lies, [*new, *old, t], [1] * 2 * len(new) + [-1])
        row(model, -highspy.kHighsInf, 0, [*new, t], [1] * len(new) + [-1])
    wild = [k for k, shape in enumerate(shapes) if shape.jokers]
    counts = [shapes[k].jokers for k in wild]
    both = [*wild, *(many + k for k in wild), 2 * many + len(tiles)]
    row(model, asked.freed, asked.freed, both, [*counts, *counts, -1])
    own = range(2 * many, 2 * many + len(tiles) + 1)
    row(model, 1, highspy.kHighsInf, own, [1] * len(own))


def row(
    model: highspy.Highs, low: float, high: float, columns: Sequence[int], weights: Sequence[int]
) -> None:
    indices, values = np.array(columns, dtype=np.int32), np.array(weights, dtype=float)
    model.addRow(low, high, len(columns), indices, values)
