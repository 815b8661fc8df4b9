"""Turns at random, and what the oracle finds when it tries every lay of one."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from parlour.games.serie.pieces import (
    COLOURS,
    JOKER,
    Options,
    Series,
    Table,
    Tile,
    Tiles,
    Turn,
    arranged,
    terms,
)
from parlour.games.serie.tests import oracle

MANY = 200  # tries to find a series that the bag still has


class Size(NamedTuple):
    """How much lies there."""

    table: int  # tiles, about
    rack: int
    jokers: int  # on the rack, at most
    wild: float = 0.1  # how often a joker lies for a tile


def bag(options: Options) -> list[Tile]:
    agreed = terms(options)
    faces = product(range(1, agreed.numbers + 1), COLOURS[: options.colours])
    natural = [Tile(n, colour) for n, colour in faces for _ in range(agreed.copies)]
    return natural + [JOKER] * agreed.jokers


def turn(options: Options, random: Random, size: Size) -> Turn:
    """Somebody's turn at a table that could be."""
    left, table = bag(options), list[Series]()
    random.shuffle(left)
    for _ in range(MANY):
        if sum(map(len, table)) >= size.table:
            break
        if series := filled(shape(options, random), left, random, size.wild, options):
            table.append(series)
    rack = list[Tile]()
    for tile in left:
        if len(rack) < size.rack and not (tile == JOKER and rack.count(JOKER) == size.jokers):
            rack.append(tile)
    return Turn(options, tuple(sorted(rack)), arranged(tuple(table)), True, True, True, False)


def shape(options: Options, random: Random) -> Tiles:
    """The faces of some series."""
    agreed, colours = terms(options), COLOURS[: options.colours]
    if agreed.sets == "both" and len(colours) > 2 and random.random() < 0.5:
        n, some = random.randint(1, agreed.numbers), random.randint(3, len(colours))
        return tuple(Tile(n, colour) for colour in random.sample(colours, some))
    length = random.choice([3, 3, 3, 4, 4, 5, 6])
    low, colour = random.randint(1, agreed.numbers - length + 1), random.choice(colours)
    return tuple(Tile(n, colour) for n in range(low, low + length))


def filled(
    faces: Tiles, left: list[Tile], random: Random, wild: float, options: Options
) -> Series | None:
    """These faces laid from the bag, some by jokers; nothing if the bag has them no more."""
    bag_, laid = list(left), list[Tile]()
    for face in faces:
        joker = JOKER in bag_ and random.random() < wild
        if not joker and face not in bag_:
            return None
        bag_.remove(JOKER if joker else face)
        laid.append(Tile(face.number, face.colour, joker))
    many = sum(tile.joker for tile in laid)
    if many == len(laid) or many > (options.max_jokers or len(laid)):
        return None
    left[:] = bag_
    return tuple(laid)


AS_ORACLE = {
    "free_reuse_chip": "free_reuse_reward",
    "freed_joker": "freed_joker_counts",
}
HEARD = ("preset", "max_jokers", "new_series", "manipulation", "free_reuse_chip", "freed_joker")


def every_lay(turn: Turn) -> Iterator[tuple[int, int]]:
    """The chips of each lay that the oracle finds, and the tiles that it leaves."""
    position = asked(turn)
    for move in oracle.lays(position, 0):
        after = sum(map(len, move[1])) - sum(map(len, position.table)) + len(move[2])
        left = len(turn.rack) - after + len(move[2])
        yield oracle.reward(position, 0, move), left


def asked(turn: Turn) -> oracle.Position:
    """The same turn, as the oracle says it."""
    facts = {AS_ORACLE.get(name, name): getattr(turn.options, name) for name in HEARD}
    facts["free_reuse_reward"] = int(turn.options.free_reuse_chip)
    position = oracle.new(2, **facts)
    position.options["groups"] = terms(turn.options).sets == "both"
    names = Names()
    position.table = tuple(tuple(map(names, series)) for series in turn.table)
    position.racks = {0: {names(tile) for tile in turn.rack}, 1: set()}
    position.first, position.to_move, position.dealt = 0, 0, True
    position.chips = [6, 6]
    return position


class Names:
    """Gives every tile of a turn a name of its own."""

    def __init__(self) -> None:
        self.seen = Counter[Tile]()
        self.jokers = 0

    def __call__(self, tile: Tile) -> str:
        face = f"{tile.colour}{tile.number}"
        if tile.joker:
            self.jokers += 1
            return f"J{self.jokers}" + (f"={face}" if tile.colour else "")
        self.seen[tile] += 1
        return face + "'" * (self.seen[tile] - 1)


def shown(table: Table) -> str:
    """For whoever reads of a test that failed."""
    return " / ".join(
        " ".join(f"{'*' * tile.joker}{tile.colour}{tile.number}" for tile in series)
        for series in table
    )
