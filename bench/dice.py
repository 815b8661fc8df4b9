"""Draws a second: the dice of a fair match, and the ones that bots and tests throw."""

from collections.abc import Callable
from random import Random
from timeit import repeat

from parlour.core import fair
from parlour.core.dice import Dice

DECK = tuple(range(52))
SEED = bytes(fair.SEED_BYTES)


def rate(work: Callable[[], object], times: int) -> str:
    """The best of five, as the others say more about the machine than about the work."""
    return f"{times / min(repeat(work, number=times, repeat=5)):,.0f} a second"


def throw(name: str, dice: Dice) -> None:
    print(f"{name} below(52): {rate(lambda: dice.below(52), 100_000)}")
    print(f"{name} shuffled(52): {rate(lambda: dice.shuffled(DECK), 2_000)}")


if __name__ == "__main__":
    throw("fair", fair.dice(SEED, 0))
    throw("random", Dice(Random(7).randrange))
    print(f"fair, made for one throw: {rate(lambda: fair.dice(SEED, 1).below(6), 10_000)}")
