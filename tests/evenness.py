"""How even shuffles are: Pearson's chi-squared of what lies where, and how rare such a value is.

`python -m tests.evenness 1000000` asks it of as many deals as one has patience for.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from statistics import NormalDist

from parlour.core import fair

Deal = tuple[int, ...]

# A fair dealer falls outside once in five hundred questions; ours are asked of fixed seeds.
LEAST, MOST = 0.001, 0.999


def believable(rarity: float) -> bool:
    return LEAST < rarity < MOST


def rarity(statistic: float, freedom: int) -> float:
    """The share of chi-squared values below this one, for a freedom of some fifty or more.

    Wilson and Hilferty (1931): the cube root of such a value is all but normally distributed.
    """
    spread = 2 / (9 * freedom)
    return NormalDist(1 - spread, spread**0.5).cdf((statistic / freedom) ** (1 / 3))


def equally_often(counts: Iterable[int], cells: int) -> float:
    """The rarity of these counts if each of so many cells is hit alike; the missing were not."""
    seen = list(counts)
    expected = sum(seen) / cells
    return rarity(sum(count * count for count in seen) / expected - sum(seen), cells - 1)


def questions(deals: Iterable[Deal], size: int) -> dict[str, float]:
    """The rarity of these deals for every question asked of them."""
    places = [0] * (size * size)
    pairs = {ends: Counter[int]() for ends in [(0, 1), (0, size - 1), (size - 2, size - 1)]}
    for deal in deals:
        for place, card in enumerate(deal):
            places[place * size + card] += 1
        for (first, second), seen in pairs.items():
            seen[deal[first] * size + deal[second]] += 1
    together = {
        f"cards {first} and {second}": equally_often(seen.values(), size * (size - 1))
        for (first, second), seen in pairs.items()
    }
    return {"places": placed(places, size)} | together


def placed(places: list[int], size: int) -> float:
    """A card lies in one place and a place holds one card, which leaves (size - 1)² free counts.

    The counts of one deal are a permutation matrix, whose covariance is 1/(size - 1) in every
    free direction: Pearson's sum is size/(size - 1) times a chi-squared value.
    """
    expected = sum(places) / size**2
    pearson = sum((count - expected) ** 2 for count in places) / expected
    return rarity(pearson * (size - 1) / size, (size - 1) ** 2)


def one_match(deals: int, size: int) -> Iterator[Deal]:
    """The deals of one match's moves 0, 1, 2 …"""
    seed = sha256(b"one match").digest()
    return (fair.dice(seed, n).shuffled(range(size)) for n in range(deals))


def many_matches(deals: int, size: int) -> Iterator[Deal]:
    """The first deals of so many matches."""
    seeds = (sha256(b"match %d" % i).digest() for i in range(deals))
    return (fair.dice(seed, 0).shuffled(range(size)) for seed in seeds)


def main(deals: int) -> None:
    for dealer in one_match, many_matches:
        for question, answer in questions(dealer(deals, 52), 52).items():
            print(f"{dealer.__name__}, {question}: {answer:.4f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
