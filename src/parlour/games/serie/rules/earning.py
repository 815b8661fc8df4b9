"""What a lay earns (§5.1 to §5.6): chips for tiles, for new series, and for the last tile."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from ..pieces import Options, Table
from .changes import Change, Reading, added, from_rack, jokers
from .series import is_run


class Earned(NamedTuple):
    """The chips of a lay, and the series it counts as new."""

    tiles: int
    series: int
    out: int
    new: Table

    @property
    def chips(self) -> int:
        return self.tiles + self.series + self.out


def laid(change: Change) -> int:
    """How many tiles of the rack have been laid."""
    return added(change).total() + from_rack(change)


def earned(change: Change, reading: Reading) -> Earned:
    options, taken = change.options, change.lay.taken
    many = laid(change)
    out = int(many == len(change.rack) and not taken)  # §7.2
    unpaid = 0 if options.free_reuse_chip else max(0, reading.owed - taken)
    new = new_series(change, reading)
    return Earned(many - taken - unpaid, bonus(change, reading, new), out, new)


def reused(change: Change, reading: Reading) -> int:
    """How many freed jokers lie on the table again (§6.3)."""
    return len(reading.freed) - change.lay.taken


def bonus(change: Change, reading: Reading, new: Table) -> int:
    """Chips for new series (§5.4, §5.5, §5.6)."""
    options = change.options
    if options.new_series == "delta":
        return max(0, len(change.lay.table) - len(change.before))
    many = worth(options, new)
    if options.freed_joker == "tile":
        many += min(reused(change, reading), sum([len(jokers(series)) for series in new]))
    return many


def new_series(change: Change, reading: Reading) -> Table:
    """The new series of a lay, but for those that a freed joker spoils."""
    options = change.options
    if options.new_series != "rack_only" and options.freed_joker != "nothing":
        return reading.fresh
    return unspoilt(change, reading, lambda table: worth(options, table))


def unspoilt(change: Change, reading: Reading, value: Callable[[Table], int]) -> Table:
    """The best of the new series that can do without freed jokers, with those of the rack."""
    if not reused(change, reading):
        return reading.fresh
    own = from_rack(change)
    return max(clean(reading.fresh, own), key=value)


def clean(fresh: Table, own: int) -> Iterator[Table]:
    """Every choice of series for which so many jokers suffice."""
    joked = [n for n, series in enumerate(fresh) if jokers(series)]
    for size in range(len(joked) + 1):
        for spoilt in combinations(joked, size):
            left = tuple(series for n, series in enumerate(fresh) if n not in spoilt)
            if sum([len(jokers(series)) for series in left]) <= own:
                yield left


def worth(options: Options, new: Table) -> int:
    """A chip a series; adjoining runs are one where the table says so (§5.6)."""
    if options.split_own:
        return len(new)
    ends = [(series[-1].number + 1, series[0].colour) for series in new if is_run(series)]
    starts = [(series[0].number, series[0].colour) for series in new if is_run(series)]
    return len(new) - sum(min(ends.count(end), starts.count(end)) for end in {*ends})


def points(table: Table) -> int:
    """What a first lay is worth (§4.8): its numbers, jokers as what they stand for."""
    return sum([tile.number for series in table for tile in series])


def opening(change: Change, reading: Reading) -> int:
    return points(unspoilt(change, reading, points))
