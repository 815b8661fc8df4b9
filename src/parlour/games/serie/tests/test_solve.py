"""The best turn, beside two that find it in other ways: every lay tried, and a linear programme."""

from itertools import product
from random import Random

import pytest

from parlour.games.serie.pieces import Options, Turn
from parlour.games.serie.solve import best
from parlour.games.serie.tests.ilp import most
from parlour.games.serie.tests.turns import Size, every_lay, shown, turn

TABLES = [
    Options(),
    Options(max_jokers=1),
    Options(max_jokers=2),
    Options(free_reuse_chip=False),
    Options(freed_joker="nothing"),
    Options(new_series="rack_only"),
    Options(sets="both"),
    Options(preset="family", manipulation="extend"),
]
FAMILY = Options(preset="family")


def found(turn: Turn) -> tuple[int, int] | None:
    one = best(turn)
    return one and (one.chips, one.left)


def by_trying(turn: Turn) -> tuple[int, int] | None:
    return max(every_lay(turn), key=lambda lay: (lay[0], -lay[1]), default=None)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_at_a_table_that_stays_whole_no_lay_is_better(options: Options) -> None:
    for seed, (table, rack) in enumerate(product((0, 4, 8, 12), (1, 3, 5))):
        asked = turn(options, Random(seed), Size(table, rack, 1, 0.15))
        assert found(asked) == by_trying(asked), (shown(asked.table), asked.rack)


def test_at_a_table_that_may_be_rearranged_no_lay_is_better() -> None:
    for seed, (table, rack) in enumerate(product((0, 8, 20, 32), (1, 4, 8, 14))):
        asked = turn(FAMILY, Random(seed), Size(table, rack, 2, 0.05))
        assert found(asked) == most(asked), (shown(asked.table), asked.rack)
