"""How sure a figure is: 95 % intervals for shares and for means."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

SURE = 1.959964  # standard errors on either side that leave 5 % outside


def wilson(share: float, tries: float) -> tuple[float, float]:
    """Where a share truly lies that has been seen in so many tries.

    >>> "{:.3f} {:.3f}".format(*wilson(0.5, 100))
    '0.404 0.596'
    >>> "{:.3f} {:.3f}".format(*wilson(1.0, 60))
    '0.940 1.000'
    """
    if not tries:
        return 0.0, 1.0
    square = SURE**2
    middle = (share + square / 2 / tries) / (1 + square / tries)
    half = SURE / (1 + square / tries) * sqrt(share * (1 - share) / tries + (square / 4) / tries**2)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: Sequence[float]) -> float:
    """How far the mean of such values may be off, on either side."""
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0
