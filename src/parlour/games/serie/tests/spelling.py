"""The same positions and moves in the oracle's words, where every tile has a name of its own.

A lay of ours may be spelt in several ways: tiles that look alike are alike here, and not there.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, islice, permutations, product
from typing import Any

from parlour.games.serie.notation import write_tile
from parlour.games.serie.pieces import (
    COLOURS,
    JOKER,
    Lay,
    Options,
    State,
    Table,
    Tile,
    Tiles,
    terms,
)
from parlour.games.serie.rules.rounds import next_first, places
from parlour.games.serie.rules.series import face
from parlour.games.serie.tests import oracle

MOST = 40  # spellings of one lay that are looked at
DONE: dict[str, list[str]] = {
    "nothing": [],
    "laid": ["lay"],
    "swapped": ["swap"],
    "drawn": ["draw"],
}


def spoken(options: Options) -> dict[str, Any]:
    """Our options as the oracle keeps them."""
    usual, free = terms(options), options.free_before_first_lay
    return {
        "numbers": usual.numbers,
        "copies": usual.copies,
        "jokers": usual.jokers,
        "groups": usual.sets == "both",
        "box": usual.box_chips,
        "chips": usual.start_chips,
        "deal": usual.deal,
        "manipulation": "full" if usual.manipulation == "full" else "extend",
        "max_jokers": options.max_jokers,
        "draw_cost": options.draw_cost,
        "new_series": options.new_series,
        "free_reuse_reward": int(options.free_reuse_chip),
        "freed_joker_counts": options.freed_joker,
        "swap_is_move": options.swap_is_move,
        "draw_after_lay": options.draw_after_lay,
        "play_drawn": options.play_drawn,
        "must_lay": options.must_lay,
        "debt": options.debt,
        "bank_limit": options.bank_limit,
        "blocked_pay": options.blocked_pay,
        "split_own": options.split_own,
        "first_meld": options.first_lay or None,
        "free_before_first_lay": not options.first_lay if free is None else free,
        "rounds": options.best_of,
        "match": "chips" if options.match_score == "chips" else "rounds_won",
    }


@contextmanager
def coloured(options: Options) -> Iterator[None]:
    """The oracle knows four colours; for a while, as many as the table has agreed on."""
    before = oracle.COLOURS
    oracle.COLOURS = COLOURS[: options.colours]
    oracle.well_formed.cache_clear()
    yield
    oracle.COLOURS = before
    oracle.well_formed.cache_clear()


def as_position(state: State) -> oracle.Position:
    """The same position, with tiles named in the order in which they lie."""
    position = oracle.new(state.seats)
    position.options |= spoken(state.options)
    racks, first = state.racks, state.first
    if not state.chips and state.rounds:
        racks, first = state.rounds[-1].left, next_first(state.rounds[-1])
    names = named(tuple(map(unsaid, chain(*state.table, *racks))))
    position.table = oracle.ordered(tuple(spelt(t, next(names)) for t in s) for s in state.table)
    position.racks = {seat: {next(names) for _ in rack} for seat, rack in enumerate(racks)}
    lying = {*map(oracle.tile, oracle.lying(position.table))}.union(*position.racks.values())
    position.pot = {*oracle.tiles(position.options)} - lying
    position.chips = [*state.chips] or [0] * state.seats
    position.bank = position.options["box"] - sum(position.chips)
    position.first = None if not state.chips and not state.rounds else first
    position.dealt, position.giving = bool(state.chips), state.drawing
    position.to_move, position.done = state.mover, [*DONE[state.done]]
    position.laid, position.passes = {*state.opened}, state.passes
    out = [seat for seat, rack in enumerate(state.racks) if not rack]
    position.out = out[0] if state.chips and out else None
    position.results = [([*over.chips], [*places(over)]) for over in state.rounds]
    return position


def unsaid(tile: Tile) -> Tile:
    return JOKER if tile.joker else tile


def named(tiles: Tiles) -> Iterator[str]:
    """A name for each tile: the second of a kind has a mark, and jokers are counted."""
    seen: Counter[Tile] = Counter()
    for tile in tiles:
        seen[tile] += 1
        if tile == JOKER:
            yield f"J{seen[tile]}"
        else:
            yield write_tile(tile) + "'" * (seen[tile] - 1)


def spelt(tile: Tile, name: str) -> str:
    return f"{name}={write_tile(face(tile))}" if tile.joker else name


def kind(name: str) -> str:
    """What a name looks like."""
    return "J" if oracle.is_joker(name) else oracle.face(name)


def looks(table: oracle.Table) -> tuple[tuple[str, ...], ...]:
    """A table without names."""
    bare = (
        sorted(f"J={oracle.face(p)}" if oracle.is_joker(p) else oracle.face(p) for p in series)
        for series in table
    )
    return tuple(sorted(map(tuple, bare)))


def looks_of(lay: Lay) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(tuple(sorted(map(write_tile, series))) for series in lay.table))


def spellings(position: oracle.Position, seat: int, lay: Lay) -> Iterator[oracle.Move]:
    """The ways to say a lay by names; a series that lies as it lay keeps the names it has."""
    return islice(all_spellings(position, seat, lay), MOST)


def all_spellings(position: oracle.Position, seat: int, lay: Lay) -> Iterator[oracle.Move]:
    kept, news = unmoved(position.table, lay)
    lying = {*map(oracle.tile, oracle.lying(position.table))}
    old, rack = lying - {*map(oracle.tile, oracle.lying(kept))}, position.racks[seat]
    places: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for i, series in enumerate(news):
        for j, tile in enumerate(series):
            places["J" if tile.joker else write_tile(tile)].append((i, j))
    ways = [fillings(looks, len(at), old, rack) for looks, at in places.items()]
    spots = list(chain(*places.values()))
    for chosen in product(*ways):
        names = dict(zip(spots, chain(*chosen), strict=True))
        table = tuple(
            tuple(spelt(tile, names[i, j]) for j, tile in enumerate(series))
            for i, series in enumerate(news)
        )
        for taken in takings(position, old - {*names.values()}, rack & {*names.values()}, lay):
            yield ("lay", oracle.ordered((*kept, *table)), taken)


def unmoved(before: oracle.Table, lay: Lay) -> tuple[oracle.Table, Table]:
    """The old series that lie there still, and all others that do."""
    left, kept = list(lay.table), []
    for old in before:
        same = [series for series in left if looks_of(Lay((series,))) == looks((old,))]
        if same:
            left.remove(same[0])
            kept.append(old)
    return tuple(kept), tuple(left)


def fillings(looks: str, many: int, old: set[str], rack: set[str]) -> list[tuple[str, ...]]:
    """Names for so many tiles that look so: those of the table first, if they are naturals."""
    there = sorted(name for name in old if kind(name) == looks)
    mine = sorted(name for name in rack if kind(name) == looks)
    foreign = [f"J9{n}" if looks == "J" else looks + "'" * (4 + n) for n in range(many)]
    if looks != "J":
        return [*permutations([*there, *mine, *foreign][:many])]
    some = [*there, *mine[:many], *([] if len(there) + len(mine) >= many else foreign)]
    return [*permutations(some, many)]


def takings(
    position: oracle.Position, gone: set[str], laid: set[str], lay: Lay
) -> Iterator[oracle.Taken]:
    """Which jokers go to the rack, each with the tile that has replaced it."""
    lost = sorted(name for name in gone if oracle.is_joker(name))
    tiles = sorted(name for name in laid if not oracle.is_joker(name))
    if not 0 <= lay.taken <= 4:
        return
    spare = [*lost, *(f"J8{n}" for n in range(lay.taken))]
    for jokers in {
        tuple(sorted(some)) for some in permutations(spare[: max(4, lay.taken)], lay.taken)
    }:
        fitting = [
            [t for t in tiles if oracle.face(t) in right(position, joker)] or ["R1''''"]
            for joker in jokers
        ]
        for chosen in product(*fitting):
            if len({*chosen}) == len(chosen) or "R1''''" in chosen:
                yield tuple(zip(jokers, chosen, strict=True))


def right(position: oracle.Position, joker: str) -> set[str]:
    if joker not in map(oracle.tile, oracle.lying(position.table)):
        return set()
    return oracle.right_faces(position.table, joker)
