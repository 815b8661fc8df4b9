"""What a lay changes: which tiles come from the rack, and where the table's own have gone.

Tiles that look alike are alike, so a table before and a table after may leave open which series
are new and which jokers were freed. Every way to tell is a `Reading`; the best one counts (§5.4).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

from ..pieces import COLOURS, JOKER, SHORTEST, Lay, Options, Series, Table, Tile, Tiles
from .series import agreed, face, in_order, is_group


class Change(NamedTuple):
    """A table before and after, and the rack that the difference comes from."""

    options: Options
    before: Table
    rack: Tiles
    lay: Lay
    olds: Table  # the series that lie no more as they lay
    news: Table  # the series that did not lie so before


def changed(options: Options, before: Table, rack: Tiles, lay: Lay) -> Change:
    after = lay.table
    return Change(options, before, rack, lay, apart(before, after), apart(after, before))


class Reading(NamedTuple):
    """One way to tell what has happened."""

    fresh: Table  # series without an old tile but freed jokers
    freed: Tiles  # jokers of the table that were replaced, as what they stood for
    placed: Tiles  # jokers that lie where none of the table has stayed
    takable: int  # jokers that a tile of the rack may have replaced
    owed: int  # jokers that only a tile of the rack can have replaced


def apart(table: Table, other: Table) -> Table:
    """What is in one table and not in the other."""
    there = {*other}
    if len({*table}) == len(table):
        return tuple([series for series in table if series not in there])
    return tuple((Counter(table) - Counter(other)).elements())


def lying(table: Table) -> Tiles:
    return tuple(chain.from_iterable(table))


def naturals(tiles: Tiles) -> Counter[Tile]:
    return Counter([tile for tile in tiles if not tile.joker])


def jokers(tiles: Tiles) -> Tiles:
    return tuple([tile for tile in tiles if tile.joker])


def added(change: Change) -> Counter[Tile]:
    """The numbered tiles that lie there now and did not before."""
    return naturals(lying(change.news)) - naturals(lying(change.olds))


def lost(change: Change) -> Counter[Tile]:
    return naturals(lying(change.olds)) - naturals(lying(change.news))


def from_rack(change: Change) -> int:
    """How many jokers of the rack have been laid: what is there more, with those taken."""
    here, there = jokers(lying(change.news)), jokers(lying(change.olds))
    return len(here) + change.lay.taken - len(there)


def rack_after(change: Change) -> Tiles:
    """What is left on the rack, with the jokers taken."""
    left = Counter(change.rack) - added(change)
    left[JOKER] += change.lay.taken - from_rack(change)
    return in_order(left.elements())


def right_faces(series: Series, joker: Tile) -> Tiles:
    """The tiles that may be put in a joker's place: in a group of three any it lacks (§6.2)."""
    if len(series) > SHORTEST or not is_group(series):
        return (face(joker),)
    others = {tile.colour for tile in series if tile != joker}
    return tuple(Tile(joker.number, colour) for colour in COLOURS if colour not in others)


def readings(change: Change) -> Iterator[Reading]:
    """Every way to tell a lay; none if it moves what may not be moved (§4.9, §6.6)."""
    if agreed(change.options).manipulation == "full":
        return rearranged(change)
    return grown(change)


class Part(NamedTuple):
    """An old series inside a new one: where it lies, and what became of its jokers."""

    where: frozenset[Tile]
    freed: Tiles


def grown(change: Change) -> Iterator[Reading]:
    """Every old series is a part of a new one, and no two of them share a place (§4.9)."""
    news = change.news
    for homes, parts in housed(change.olds, news, agreed(change.options).manipulation == "extend"):
        freed = tuple(chain.from_iterable(part.freed for part in parts))
        stay = Counter(jokers(tuple(chain.from_iterable(part.where for part in parts))))
        placed = tuple((Counter(jokers(lying(news))) - stay).elements())
        fresh = tuple(series for home, series in enumerate(news) if home not in homes)
        yield Reading(fresh, freed, placed, len(freed), len(freed))


def housed(
    olds: Table, news: Table, joining: bool
) -> Iterator[tuple[tuple[int, ...], tuple[Part, ...]]]:
    """For each old series a new one that it has become a part of; several may join in one."""
    if not olds:
        yield (), ()
        return
    for homes, parts in housed(olds[1:], news, joining):
        for home, series in enumerate(news):
            taken = [part for at, part in zip(homes, parts, strict=True) if at == home]
            if taken and not joining:
                continue
            for part in inside(olds[0], series):
                if all(part.where.isdisjoint(other.where) for other in taken):
                    yield (home, *homes), (part, *parts)


def inside(old: Series, new: Series) -> Iterator[Part]:
    """How an old series may lie in a new one: its tiles as they were, jokers replaced or not."""
    there = {*new}
    if not naturals(old).keys() <= there:
        return
    ways: list[Tiles] = []
    for joker in jokers(old):
        right = right_faces(old, joker)
        ways.append(tuple(tile for tile in (joker, *right) if tile in there))
    fixed = frozenset(naturals(old))
    for chosen in product(*ways):
        if len({*chosen}) == len(chosen) and fixed.isdisjoint(chosen):
            pairs = zip(jokers(old), chosen, strict=True)
            yield Part(fixed.union(chosen), tuple(joker for joker, tile in pairs if tile != joker))


def rearranged(change: Change) -> Iterator[Reading]:
    """Where anything may move, a joker is freed if a tile of its face lies there (§6.2)."""
    here, there = lying(change.lay.table), jokers(lying(change.before))
    lie, left = naturals(here), Counter(jokers(here))
    new = added(change)
    for freed, faces in fates(change.before, lie, left):
        stay = Counter(there) - Counter(freed)
        replaced = Counter(faces)
        takable = sum(min(many, new[tile]) for tile, many in replaced.items())
        owed = sum(max(0, many - lie[tile] + new[tile]) for tile, many in replaced.items())
        placed = tuple((left - stay).elements())
        for fresh in unmixed(change.lay.table, lie - new, stay):
            yield Reading(fresh, freed, placed, takable, owed)


def fates(table: Table, lie: Counter[Tile], left: Counter[Tile]) -> Iterator[tuple[Tiles, Tiles]]:
    """The jokers of a table that are freed, and the tiles that replace them, in every way."""
    ways = [
        [(joker, tile) for tile in (joker, *right_faces(series, joker)) if lie[tile] or left[tile]]
        for series in table
        for joker in jokers(series)
    ]
    for chosen in product(*ways):
        if Counter(tile for _, tile in chosen) <= lie + left:
            freed = [(joker, tile) for joker, tile in chosen if tile != joker]
            yield tuple(joker for joker, _ in freed), tuple(tile for _, tile in freed)


def unmixed(table: Table, old: Counter[Tile], stay: Counter[Tile]) -> Iterator[Table]:
    """The series that may be without an old tile, where tiles alike leave open which is old."""
    before, there = old + stay, Counter(lying(table))
    clean = [series for series in table if not any(before[t] >= there[t] for t in series)]
    some = Counter(lying(tuple(clean)))
    ways = []
    for tile in some:
        places = [n for n, series in enumerate(clean) if tile in series]
        elsewhere = there[tile] - some[tile]
        ways.append(combinations(places, max(0, before[tile] - elsewhere)))
    for spoilt in {frozenset(chain.from_iterable(chosen)) for chosen in product(*ways)}:
        yield tuple(series for n, series in enumerate(clean) if n not in spoilt)
