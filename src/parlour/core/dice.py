"""Luck, handed in by name: every draw of the house comes from one even choice of a number."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar, final

T = TypeVar("T")


@final
class Dice:
    """Draws of every kind from `below`, which chooses evenly among 0, 1, … bound - 1."""

    __slots__ = ("below",)

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def one(self, items: Sequence[T]) -> T:
        if not items:
            raise ValueError("one() cannot draw from nothing: hand it at least one item.")
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        pool = tuple(items)
        return self.some(pool, len(pool))

    def some(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """The first `count` of what `shuffled` gives: each item at most once, in drawn order."""
        pool = list(items)
        size, below = len(pool), self.below
        if not 0 <= count <= size:
            raise ValueError(f"some() cannot draw {count} of {size} items: ask for 0 to {size}.")
        # The last item of all has no choice left, so it costs no draw.
        for drawn in range(min(count, size - 1)):
            chosen = drawn + below(size - drawn)
            pool[drawn], pool[chosen] = pool[chosen], pool[drawn]
        return tuple(pool[:count])
