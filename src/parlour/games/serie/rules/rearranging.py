"""Every table that can be made of all that lies there and some of a rack, where anything may move.

Places are swept from the lowest number up, so each series is known by the lowest tile that has to
lie somewhere; what is left after it decides whether the rest can still be done, and is remembered.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ..pieces import SHORTEST, Options, Series, Table, Tile
from .beginning import begun, series_from
from .changes import jokers, lying, naturals, right_faces
from .hands import Hand, Order, as_they_come
from .series import agreed, face
from .sweeping import Left, packed, series_at, unpacked


class Fate(NamedTuple):
    """What becomes of a joker of the table: it stays, or this tile replaces it."""

    joker: Tile
    tile: Tile
    own: bool = False  # of the rack

    @property
    def stays(self) -> bool:
        return self.joker == self.tile


class Aim(NamedTuple):
    """What a rearranged table has to come to, beside being one."""

    options: Options
    begun: Left
    own: int  # jokers of the rack: with fewer left, one of them lies there
    most: int  # jokers that may be left, or a freed one would have no place
    forced: bool  # whether a tile of the rack lies there in any case
    known: dict[Left, bool]

    @property
    def enough(self) -> int:
        """Longer runs can be parted into ones up to this, each with a tile that is no joker."""
        jokers = self.begun.jokers + len(unpacked(self.begun.stay))
        return 2 * max(SHORTEST, jokers + 1) - 1


def rearrangements(
    options: Options, table: Table, hand: Hand, order: Order
) -> Iterator[tuple[Table, Hand]]:
    """Every table with at least a tile of the rack, and the jokers left in hand."""
    for aim in order(aims(options, table, hand)):
        if possible(aim, aim.begun):
            for tables, left in covered(aim, aim.begun, order):
                yield tables, Hand((), left, aim.begun.jokers - aim.own)


def aims(options: Options, table: Table, hand: Hand) -> Iterator[Aim]:
    """For every choice of jokers that are replaced, and by what (§6.2): what is then to be laid."""
    there = naturals(lying(table))
    each = [(series, joker) for series in table for joker in jokers(series)]
    for fates in product(*[list(ends(series, joker, there, hand)) for series, joker in each]):
        from_rack = Counter(fate.tile for fate in fates if fate.own)
        moved = Counter(fate.tile for fate in fates if not fate.own and not fate.stays)
        if from_rack <= naturals(hand.tiles) and moved <= there:
            forced = tuple(from_rack.elements())
            left = Left(
                packed((*there.elements(), *forced)),
                packed(tuple(face(fate.joker) for fate in fates if fate.stays)),
                packed(hand.tiles) - packed(forced),
                hand.jokers + len(forced) + moved.total(),
            )
            most = hand.jokers + len(forced)
            yield Aim(options, left, hand.jokers, most, bool(forced), {})


def ends(series: Series, joker: Tile, there: Counter[Tile], hand: Hand) -> Iterator[Fate]:
    yield Fate(joker, joker)
    for tile in right_faces(series, joker):
        if there[tile]:
            yield Fate(joker, tile)
        if tile in hand.tiles:
            yield Fate(joker, tile, own=True)


def covered(aim: Aim, left: Left, order: Order) -> Iterator[tuple[Table, int]]:
    """Every way to lay what is left, and how many jokers are left then."""
    if not left.due:
        for table, last in begun(aim.options, hand_left(left), order):
            if suffices(aim, left, last.jokers, bool(table)):
                yield table, last.jokers
        return
    for series, after in order(series_at(aim.options, left, agreed(aim.options).numbers)):
        if possible(aim, after):
            for rest, jokers_left in covered(aim, after, order):
                yield (series, *rest), jokers_left


def hand_left(left: Left) -> Hand:
    return Hand(unpacked(left.rack), left.jokers)


def suffices(aim: Aim, left: Left, jokers: int, more: bool) -> bool:
    """Whether a tile of the rack lies there, and every freed joker that cannot be taken."""
    laid = more or aim.forced or left.rack != aim.begun.rack or jokers < aim.own
    return laid and jokers <= aim.most


def possible(aim: Aim, left: Left) -> bool:
    """Whether what is left can be laid at all."""
    if (answer := aim.known.get(left)) is None:
        answer = aim.known[left] = any(ways(aim, left))
    return answer


def ways(aim: Aim, left: Left) -> Iterator[bool]:
    if left.due:
        short = series_at(aim.options, left, aim.enough)
        yield from (possible(aim, after) for _, after in short)
        return
    yield suffices(aim, left, left.jokers, more=False)
    hand = hand_left(left)
    if left.jokers <= aim.most:
        starts = (series_from(aim.options, tile, hand.without(tile)) for tile in hand.tiles)
        yield any(True for start in starts for _ in start)
    else:
        tables = begun(aim.options, hand, as_they_come)
        yield from (suffices(aim, left, last.jokers, bool(table)) for table, last in tables)
