"""Whether a lay may be made (§4.8 to §6.7): the tests of a table left behind, in their order."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from parlour.core import Refusal

from ..naming import because, name_series, named, no
from ..pieces import JOKER, Tiles
from .changes import (
    Change,
    Reading,
    added,
    from_rack,
    inside,
    jokers,
    lost,
    lying,
    naturals,
    readings,
)
from .earning import Earned, earned, laid, opening
from .series import agreed, flaw


class Judged(NamedTuple):
    """A lay, judged: why not, or how it is to be told and what it earns."""

    refusal: Refusal | None
    reading: Reading | None = None
    earned: Earned | None = None


@lru_cache(maxsize=512)
def judged(change: Change, opened: bool) -> Judged:
    if refusal := misplaced(change) or misshapen(change):
        return Judged(refusal)
    told = list(readings(change))
    if refusal := immovable(change, told) or unopened(change, told, opened):
        return Judged(refusal)
    best = [
        (earned(change, reading), reading)
        for reading in told
        if change.lay.taken <= reading.takable
        and (not reading.freed or opened or frees_early(change))
    ]
    most, reading = max(best, key=lambda pair: pair[0].chips)
    return Judged(None, reading, most)


def misplaced(change: Change) -> Refusal | None:
    """§4.10 and §4.1: what has gone from the table, and what comes from nowhere."""
    if gone := lost(change):
        return no("4.10", tiles=named(gone.elements()))
    if change.lay.taken < 0:
        return because("6.4", "replace")
    own, jokers_laid = change.rack.count(JOKER), from_rack(change)
    if change.lay.taken and jokers_laid - change.lay.taken <= own < jokers_laid:
        return because("6.4", "same")
    if strange := foreign(change):
        return because("4.1", "strange", tiles=named(strange))
    if jokers_laid < 0:
        return no("6.3", count=-jokers_laid)
    return None if laid(change) else because("4.1", "nothing")


def foreign(change: Change) -> Tiles:
    """Tiles that lie there now, and were neither on the table nor on the rack."""
    strange = (added(change) - naturals(change.rack)).elements()
    more = from_rack(change) - change.rack.count(JOKER)
    return (*strange, *jokers(lying(change.news))[: max(0, more)])


def misshapen(change: Change) -> Refusal | None:
    """What is no series (§3.1 to §3.7)."""
    flaws = (flaw(change.options, series) for series in change.news)
    return next(filter(None, flaws), None)


def immovable(change: Change, told: list[Reading]) -> Refusal | None:
    """What was moved and may not be (§4.9), or freed and was not replaced (§6.6, §6.4)."""
    if not told:
        return torn(change) or unreplaced(change)
    most = max(reading.takable for reading in told)
    return because("6.4", "replace") if change.lay.taken > most else None


def torn(change: Change) -> Refusal | None:
    """A series whose tiles lie no longer together, or one that may not be joined to another."""
    how = agreed(change.options).manipulation
    if how == "full":
        return None
    for old in change.olds:
        if not any(naturals(old) <= naturals(new) for new in change.news):
            return because("4.9", "torn", series=name_series(old))
    return None if any(unplaced(change)) else because("4.9", "joined")


def unplaced(change: Change) -> Iterator[Tiles]:
    """Old series that are in no new one as they were."""
    return (o for o in change.olds if not any(any(inside(o, new)) for new in change.news))


def unreplaced(change: Change) -> Refusal:
    """A joker that has left its place, and no right tile lies there."""
    gone = [*unplaced(change)] or change.olds
    here = lying(change.lay.table)
    moved = [joker for series in gone for joker in jokers(series) if joker not in here]
    return no("6.6", tiles=named(moved or jokers(lying(tuple(gone)))))


def frees_early(change: Change) -> bool:
    """Whether a seat may free jokers before its first lay: where that has no least, usually."""
    chosen = change.options.free_before_first_lay
    return not change.options.first_lay if chosen is None else chosen


def unopened(change: Change, told: list[Reading], opened: bool) -> Refusal | None:
    """What a first lay lacks (§4.8)."""
    if opened:
        return None
    if not frees_early(change):
        told = [reading for reading in told if not reading.freed]
        if not told or change.lay.taken:
            return because("4.8", "free")
    least = change.options.first_lay
    most = max(opening(change, reading) for reading in told) if least else 0
    return because("4.8", "least", points=most, least=least) if most < least else None
