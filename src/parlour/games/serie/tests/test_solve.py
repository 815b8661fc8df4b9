"""The best turn, beside two that find it in other ways: every lay tried, and a linear programme."""

from itertools import islice, product
from random import Random

import pytest
from msgspec.structs import asdict

from parlour.core import Seat, advance
from parlour.games.serie import rules
from parlour.games.serie.pieces import JOKER, Lay, Options, State, Turn
from parlour.games.serie.solve import best
from parlour.games.serie.tests.ilp import most
from parlour.games.serie.tests.turns import Size, bag, every_lay, shown, turn

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


def named(options: Options) -> str:
    """What the table has agreed on, shortly."""
    pairs = asdict(options).items()
    usual = asdict(Options())
    return " ".join(f"{name}={value}" for name, value in pairs if value != usual[name]) or "usual"


def found(turn: Turn) -> tuple[int, int] | None:
    one = best(turn)
    return one and (one.chips, one.left)


def by_trying(turn: Turn) -> tuple[int, int] | None:
    return max(every_lay(turn), key=lambda lay: (lay[0], -lay[1]), default=None)


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_at_a_table_that_stays_whole_no_lay_is_better(options: Options) -> None:
    for seed, (table, rack) in enumerate(product((0, 4, 8, 12), (1, 3, 5))):
        asked = turn(options, Random(seed), Size(table, rack, 1, 0.15))
        assert found(asked) == by_trying(asked), (shown(asked.table), asked.rack)


def test_at_a_table_that_may_be_rearranged_no_lay_is_better() -> None:
    for seed, (table, rack) in enumerate(product((0, 8, 20, 32), (1, 4, 8, 14))):
        asked = turn(FAMILY, Random(seed), Size(table, rack, 2, 0.05))
        assert found(asked) == most(asked), (shown(asked.table), asked.rack)


@pytest.mark.parametrize("options", [*TABLES, FAMILY], ids=named)
def test_the_law_takes_the_best_lay_and_pays_for_it(options: Options) -> None:
    for seed, (table, rack) in enumerate(product((0, 8, 16), (2, 5, 9))):
        asked = turn(options, Random(seed), Size(table, rack, 2, 0.1))
        one, state = best(asked), at_table(asked)
        if one is None:
            assert not some_moves(asked), shown(asked.table)
            continue
        after = advance(rules, state, Seat(0), one.lay)
        assert after.chips[0] - state.chips[0] == one.chips, (shown(asked.table), asked.rack)
        assert len(after.racks[0]) == one.left


def test_where_series_are_not_joined_no_lay_of_the_law_is_better() -> None:
    for seed, (table, rack) in enumerate(product((0, 8, 16), (1, 3, 5))):
        options = Options(manipulation="jokers")
        asked = turn(options, Random(seed), Size(table, rack, 1, 0.15))
        state = at_table(asked)
        after = [advance(rules, state, Seat(0), lay) for lay in some_moves(asked, all_=True)]
        ends = [(one.chips[0] - 6, len(one.racks[0])) for one in after]
        assert found(asked) == max(ends, key=lambda end: (end[0], -end[1]), default=None)


def some_moves(turn: Turn, *, all_: bool = False) -> list[Lay]:
    listed = islice(rules.moves(turn), None if all_ else 50)
    return [move for move in listed if isinstance(move, Lay)]


def at_table(turn: Turn) -> State:
    """The same turn, in a round of two; the other seat has one tile that is not in sight."""
    pool = bag(turn.options)
    for tile in (*turn.rack, *(tile for series in turn.table for tile in series)):
        pool.remove(JOKER if tile.joker else tile)
    return State(
        turn.options, (turn.rack, (pool[0],)), (6, 6), turn.table, opened=frozenset({Seat(0)})
    )
