"""The best turn of SERIE, beside others that find it: `make bench ONLY=best_turn`.

Random turns of both presets, jokers on rack and table. Where the table may be rearranged a linear
programme answers too, where it stays whole every lay is tried; the first difference ends the count
and is shown. Then the time of a turn, each way in turn; `ARGS=200` for fewer turns than 2,000.
"""

import sys
from collections.abc import Callable
from itertools import product
from random import Random
from statistics import median, quantiles
from time import process_time

from parlour.games.serie.pieces import Options, Turn
from parlour.games.serie.solve import best
from parlour.games.serie.tests.ilp import most
from parlour.games.serie.tests.test_solve import FAMILY, TABLES, by_trying, found
from parlour.games.serie.tests.turns import Size, shown, turn

TIMED = 200
SIZES = [Size(*size) for size in product((0, 8, 16, 24, 36), (1, 3, 6, 10, 14), (0, 2), (0.03,))]
SMALL = [Size(*size) for size in product((0, 4, 8, 12, 16), (1, 3, 5, 7), (0, 1, 2), (0.05, 0.3))]

Finds = Callable[[Turn], tuple[int, int] | None]


def agreed(many: int, tables: list[Options], sizes: list[Size], other: Finds) -> None:
    for seed in range(many):
        random = Random(seed)
        asked = turn(random.choice(tables), random, random.choice(sizes))
        if found(asked) != other(asked):
            where = f"{shown(asked.table)} with {asked.rack}, {asked.options}"
            sys.exit(f"turn {seed}: {found(asked)} is not {other(asked)} at {where}")


def timed(options: Options, size: Size, finds: Callable[[Turn], object]) -> str:
    took = []
    for seed in range(TIMED):
        asked = turn(options, Random(seed), size)
        begun = process_time()
        finds(asked)
        took.append((process_time() - begun) * 1000)
    return f"median {median(took):.2f} ms, 9 of 10 below {quantiles(took, n=10)[-1]:.1f} ms"


def main(many: int) -> None:
    agreed(many, [FAMILY], SIZES, most)
    print(f"{many:,} turns at tables that may be rearranged: as the programme", flush=True)
    agreed(many, TABLES, SMALL, by_trying)
    print(f"{many:,} turns at tables that stay whole: as every lay tried", flush=True)
    junior, family = Size(16, 6, 2, 0.05), Size(36, 14, 2, 0.02)
    print("junior, 16 tiles and 6:", timed(Options(), junior, best), flush=True)
    print("family, 36 tiles and 14:", timed(FAMILY, family, best), flush=True)
    print("the programme for these:", timed(FAMILY, family, most), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 2000)
