"""Tiles in a hand that are being laid one by one: those of a rack, and jokers that were freed."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol, TypeVar

from ..pieces import JOKER, Options, Series, Tile, Tiles
from .series import as_joker

T = TypeVar("T")


class Order(Protocol):
    """In which order choices are tried: as they come, or as dice fall."""

    def __call__(self, items: Iterable[T], /) -> Iterable[T]: ...


def as_they_come(items: Iterable[T], /) -> Iterable[T]:
    return items


class Hand(NamedTuple):
    """What may still be laid, and how many jokers were freed to be among it."""

    tiles: Tiles  # with a number, in order
    jokers: int
    freed: int = 0

    def without(self, tile: Tile) -> "Hand":
        place = self.tiles.index(tile)
        return self._replace(tiles=self.tiles[:place] + self.tiles[place + 1 :])

    def freeing(self, tile: Tile) -> "Hand":
        """With the joker that this tile has replaced."""
        return self.without(tile)._replace(jokers=self.jokers + 1, freed=self.freed + 1)


def hand_of(rack: Tiles) -> Hand:
    own = rack.count(JOKER)
    return Hand(tuple(sorted(tile for tile in rack if tile != JOKER)), own)


def fillings(
    options: Options, series: Series, tile: Tile, hand: Hand
) -> Iterator[tuple[Tile, Hand]]:
    """What the hand can put beside these tiles for one more: itself, or a joker for it."""
    if tile in hand.tiles:
        yield tile, hand.without(tile)
    most = options.max_jokers
    if hand.jokers and (most is None or sum([t.joker for t in series]) < most):
        yield as_joker(tile), hand._replace(jokers=hand.jokers - 1)
