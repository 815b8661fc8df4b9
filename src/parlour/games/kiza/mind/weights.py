"""Weights of habits: those that were tuned, and those of people who play for the fun of it.

`make bench ONLY=kiza_tuning` finds the tuned ones: matches against one another, a change kept when
it wins.
"""

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Final

from ..pieces import GOAL
from ..swift import habits
from ..swift.habits import WEIGHTS

# In the order of swift/habits.py, by the number of seats.
TUNED: Final[Mapping[int, tuple[int, ...]]] = {
    2: (622, 10, 14, 30, 21, 70, 100, 108, 40, 110, 1, 1419, -6, 0, 53, 200, 37, 2581, 0, 0, 0),
    4: (693, 27, 20, 35, 50, 102, 85, 102, 35, 100, 7, 1880, 0, 0, 224, 186, 0, 2265, 0, 0, 5),
}

# How much a point more is worth between two rounds, in matches of those who are tuned against each
# other: a seat wins in proportion to exp(0.05 p + b p p) of its points p.
STEEPER: Final = {2: 0.0006, 3: 0.0007, 4: 0.0009, 5: 0.0011, 6: 0.0013}


@cache
def prospects(seats: int) -> tuple[int, ...]:
    """For all points below the goal, a number in proportion to which a seat wins in the end."""
    steep = STEEPER[seats]
    return tuple(round(100 * exp(0.05 * p + steep * p * p)) for p in range(GOAL))


def tuned(seats: int) -> tuple[int, ...]:
    return TUNED[2 if seats == 2 else 4]


def table(weights: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """A row of weights for each seat: all think alike."""
    assert len(weights) == WEIGHTS
    return weights * seats


def but(weights: tuple[int, ...], **others: int) -> tuple[int, ...]:
    """The same weights, but for those named."""
    places = {getattr(habits, name.upper()): weight for name, weight in others.items()}
    return tuple(places.get(place, weight) for place, weight in enumerate(weights))
