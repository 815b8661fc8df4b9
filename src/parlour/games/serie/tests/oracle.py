"""The oracle of SERIE: the whole game the slow and obvious way, from its specification alone.

Public face
-----------
`PRESETS`                       the tile sets and what goes with them
`OPTIONS`                       every option with its values, the default first; None is the
                                preset's own value
`SILENT`                        what the specification leaves open, kept among the options
`new(seats, **options)`         a position before anything
`phase(position)`               begin, deal, turn, give, pay or over
`turn(position)`                the seats something is due from; the dealer of the house is -1
`grounds(position, seat, move)` all clauses that speak against a move, the nearest first
`refusal(position, seat, move)` the first of them, or None
`legal(position, seat)`         every move that is not refused; lays by brute force, so only for
                                small tables where they may be rearranged
`reward(position, seat, move)`  the chips a lay earns, before the bank is asked
`apply(position, seat, move)`   the position after it; a refused move raises ValueError
`replay(seats, happened, **options)`
                                the fold of a list of (seat, move)
`absent(position, seat)`        the move for a seat whose time is over
`standings(position)`           the places of a round that was just paid
`outcome(position)`             None, or (scores, places), one of each for every seat
`visible(position, viewer)`     what a seat, or a watcher (None), may know

Tiles
-----
Text: a colour of RYBK and a number, "R4"; the second copy has a mark, "R4'". Jokers are "J1", "J2",
... On the table a joker says what it stands for: "J1=R5". A face is "R5" without mark. A series is
a tuple of what lies there; its order does not matter.

Moves
-----
seat: ("lay", table, taken): all the series as they lie after the turn, and the (joker, replacing
tile) pairs whose joker goes to the rack; ("draw",); ("pass",); and ("done",), which ends a turn
only where an option lets it go on after a lay or a draw.
dealer: ("begin", seat) before the first round; ("deal", (rack of seat 0, ...)); ("give", tile)
after a draw; ("pay",) at the end of a round.

Clauses
-------
The numbers of the specification without its prefix, "#13" for its settled points, and "house.1"
for a seat out of turn. Codes of the specification without a number: NOT_ON_RACK is 4.1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from typing import Any

DEALER = -1
COLOURS = "RYBK"

PRESETS: dict[str, dict[str, Any]] = {
    "junior": {
        "numbers": 10,
        "copies": 1,
        "jokers": 4,
        "groups": False,
        "box": 56,
        "chips": 6,
        "deal": 6,
        "manipulation": "extend",
    },
    "family": {
        "numbers": 13,
        "copies": 2,
        "jokers": 2,
        "groups": True,
        "box": 150,
        "chips": 14,
        "deal": 14,
        "manipulation": "full",
    },
}

OPTIONS: dict[str, tuple[Any, ...]] = {
    "preset": ("junior", "family"),
    "max_jokers": (None, 1, 2),
    "deal": (None, 5, 6, 7, 8, 9, 10, 14),
    "draw_cost": (1, 0, 2, 3),
    "new_series": ("no_old_tile", "delta", "rack_only"),
    "manipulation": (None, "extend", "full"),
    "free_reuse_reward": (1, 0),
    "freed_joker_counts": ("series", "nothing", "tile"),
    "swap_is_move": (True, False),
    "draw_after_lay": (False, True),
    "play_drawn": (False, True),
    "must_lay": (False, True),
    "debt": (False, True),
    "bank_limit": ("unlimited", "stop", "iou"),
    "blocked_pay": (True, False),
    "split_own": (True, False),
    "first_meld": (None, 30),
    # None: freely, unless there is a first meld.
    "free_before_first_lay": (None, True, False),
    "first_player": ("random", "youngest", "highest"),
    "rounds": (1, 3, 5),
    "match": ("rounds_won", "chips"),
}

SILENT: dict[str, tuple[Any, ...]] = {
    # manipulation=full: the natural tile that frees a joker may be any that lies there in the end
    # (6.2), or one of the rack only (the programme of §6.5).
    "replaced_from": ("table_too", "rack_only"),
    # What counts for a first meld of 30: new series, or everything laid.
    "meld_counts": ("new_series", "all_laid"),
    # A round that several have won is won by each of them, or by nobody.
    "shared_round": ("each", "nobody"),
}

Seat = int
Tile = str
Face = str
# What lies in a series: a natural tile, or a joker and its face.
Placed = str
Series = tuple[Placed, ...]
Table = tuple[Series, ...]
Taken = tuple[tuple[Tile, Tile], ...]
Move = tuple[Any, ...]


@dataclass
class Position:
    """The whole truth at one moment of a match; every field may be set by hand."""

    seats: int
    # Every key of OPTIONS, of SILENT and of the preset; None is replaced by the preset's value.
    options: dict[str, Any]
    # Who began the present round.
    first: Seat | None = None
    dealt: bool = False
    racks: dict[Seat, set[Tile]] = field(default_factory=dict)
    pot: set[Tile] = field(default_factory=set)
    table: Table = ()
    chips: list[int] = field(default_factory=list)
    bank: int = 0
    # What the bank owes, oldest first; bank_limit=iou.
    owed: list[tuple[Seat, int]] = field(default_factory=list)
    to_move: Seat | None = None
    # What the seat on turn has done in this turn: "lay", "swap" (a lay of swaps alone), "draw".
    done: list[str] = field(default_factory=list)
    # A tile is paid for and not given yet.
    giving: bool = False
    # Who has laid in this round; who passed in succession; who is out.
    laid: set[Seat] = field(default_factory=set)
    passes: int = 0
    out: Seat | None = None
    # The chips at the end of each round that was paid, and its places.
    results: list[tuple[list[int], list[int]]] = field(default_factory=list)


def new(seats: int, **options: Any) -> Position:
    allowed = OPTIONS | SILENT
    for key, value in options.items():
        if key not in allowed or value not in allowed[key]:
            raise ValueError(f"no such option: {key}={value}")
    chosen = {key: options.get(key, values[0]) for key, values in allowed.items()}
    preset = PRESETS[chosen["preset"]]
    chosen |= {key: value for key, value in preset.items() if chosen.get(key) is None}
    if chosen["free_before_first_lay"] is None:
        chosen["free_before_first_lay"] = chosen["first_meld"] is None  # #26
    if seats not in (2, 3, 4):
        raise ValueError("two to four seats")
    if chosen["deal"] * seats > len(tiles(chosen)):
        raise ValueError("not so many tiles")
    return Position(seats, chosen, chips=[0] * seats)


# Tiles and series.


def tiles(options: dict[str, Any]) -> list[Tile]:
    marks = ("", "'")[: options["copies"]]
    naturals = [
        f"{c}{n}{m}" for c in COLOURS for n in range(1, options["numbers"] + 1) for m in marks
    ]
    return naturals + [f"J{n}" for n in range(1, options["jokers"] + 1)]


@cache
def tile(placed: Placed) -> Tile:
    return placed.partition("=")[0]


@cache
def face(placed: Placed) -> Face:
    """What a tile is on the table: 3.5, 3.7."""
    natural, _, stands_for = placed.partition("=")
    return stands_for or natural.rstrip("'")


@cache
def is_joker(it: Tile | Placed) -> bool:
    return it.startswith("J")


def colour(it: Face) -> str:
    return it[0]


@cache
def number(it: Face) -> int:
    return int(it[1:])


def naturals(series: Iterable[Placed]) -> set[Tile]:
    return {placed for placed in series if not is_joker(placed)}


def jokers(series: Iterable[Placed]) -> dict[Tile, Face]:
    """What each joker stands for."""
    return {tile(placed): face(placed) for placed in series if is_joker(placed)}


def lying(table: Table) -> list[Placed]:
    return [placed for series in table for placed in series]


def is_run(faces: list[Face]) -> bool:
    """3.1, 3.2"""
    numbers = sorted(map(number, faces))
    in_order = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return len(numbers) >= 3 and in_order and len(set(map(colour, faces))) == 1


def is_group(faces: list[Face]) -> bool:
    """3.3"""
    colours = set(map(colour, faces))
    one_number = len(set(map(number, faces))) == 1
    return len(faces) in (3, 4) and one_number and len(colours) == len(faces)


def series_grounds(options: dict[str, Any], series: Series) -> Iterator[str]:
    """Why this is no series."""
    if not series or not all(map(well_formed, series)):
        yield "3.1" if not series else "3.5"
        return
    faces = [face(placed) for placed in series]
    if any(not 1 <= number(it) <= options["numbers"] for it in faces):
        yield "3.2"
    if not is_run(faces):
        if not is_group(faces):
            yield "3.1"
        elif not options["groups"]:
            yield "3.3"
    if not naturals(series):
        yield "3.7"
    if options["max_jokers"] is not None and len(jokers(series)) > options["max_jokers"]:
        yield "3.6"


@cache
def well_formed(placed: Placed) -> bool:
    """A natural tile is itself; a joker says what it stands for."""
    it, _, stands_for = placed.partition("=")
    said = stands_for if is_joker(it) else it.rstrip("'")
    return is_joker(it) == bool(stands_for) and said[:1] in COLOURS and said[1:].isdecimal()


# A lay, told from the table before and the table after.


@dataclass(frozen=True)
class Change:
    """What a lay does to the table; the rest is worked out."""

    options: dict[str, Any]
    before: Table
    rack: frozenset[Tile]
    after: Table
    taken: Taken

    def added(self) -> set[Tile]:
        """What lies there now and did not before."""
        return set(map(tile, lying(self.after))) - set(map(tile, lying(self.before)))


def right_faces(table: Table, joker: Tile) -> set[Face]:
    """The tiles that may be put in a joker's place: its face, or any colour a group lacks. 6.2"""
    series = next(series for series in table if joker in map(tile, series))
    own = jokers(series)[joker]
    others = [face(placed) for placed in series if tile(placed) != joker]
    if len(series) == 3 and len(set(map(number, others))) == 1:
        return {f"{c}{number(own)}" for c in COLOURS} - set(others)
    return {own}


def homes(change: Change) -> dict[Series, Series | None]:
    """For each old series, the series of the new table it has become a part of. 4.9"""
    return {
        series: next((new for new in change.after if naturals(series) & naturals(new)), None)
        for series in change.before
    }


def replacements(change: Change) -> Iterator[dict[Tile, Tile]]:
    """Every way to tell which jokers were freed, and which tile lies where each was. 6.1 to 6.6

    Nothing at all where it cannot be told: then a joker was moved that nobody replaced.
    """
    taken = dict(change.taken)
    choices: list[list[tuple[Tile, Tile | None]]] = []
    for joker in jokers(lying(change.before)):
        found: list[tuple[Tile, Tile | None]] = [(joker, it) for it in candidates(change, joker)]
        if joker in taken:
            found = [(joker, it) for _, it in found if it == taken[joker]]
        elif stays(change, joker):
            found.append((joker, None))
        choices.append(found)
    for chosen in product(*choices):
        freed = {joker: it for joker, it in chosen if it is not None}
        if len(set(freed.values())) == len(freed):
            yield freed


def place(change: Change, joker: Tile) -> Series:
    """Where to look for what lies in a joker's place: anywhere, once tables are rearranged."""
    if change.options["manipulation"] == "full":
        return tuple(lying(change.after))
    old = next(series for series in change.before if joker in jokers(series))
    return homes(change)[old] or ()


def stays(change: Change, joker: Tile) -> bool:
    """6.6: it is where it was and what it was; travelling in a rearranged table, what it was."""
    return jokers(place(change, joker)).get(joker) == jokers(lying(change.before))[joker]


def candidates(change: Change, joker: Tile) -> list[Tile]:
    """The natural tiles that could be the one in a joker's place. 6.2"""
    fitting = right_faces(change.before, joker)
    lie = sorted(it for it in naturals(place(change, joker)) if face(it) in fitting)
    full = change.options["manipulation"] == "full"
    if full and change.options["replaced_from"] == "table_too":
        return lie
    return [it for it in lie if it in change.rack]


def lay_grounds(position: Position, seat: Seat, table: Table, taken: Taken) -> Iterator[str]:
    """The seven tests of §4, in their order."""
    change = change_of(position, seat, table, taken)
    lost = naturals(lying(change.before)) - naturals(lying(table))
    if lost:
        yield "4.10"
    if not change.added() <= change.rack or doubled(table):
        yield "4.1"
    if not change.added() & change.rack:
        yield "4.1"
    for series in table:
        yield from series_grounds(position.options, series)
    if lost or not all(map(well_formed, lying(table))):
        return
    yield from joker_grounds(change)
    yield from manipulation_grounds(change)
    yield from first_lay_grounds(position, seat, change)


def change_of(position: Position, seat: Seat, table: Table, taken: Taken) -> Change:
    rack = frozenset(position.racks[seat])
    return Change(position.options, position.table, rack, table, taken)


def doubled(table: Table) -> bool:
    there = [tile(placed) for placed in lying(table)]
    return len(set(there)) < len(there)


def joker_grounds(change: Change) -> Iterator[str]:
    taken = dict(change.taken)
    old, now = jokers(lying(change.before)), jokers(lying(change.after))
    if any(joker in now for joker in taken):
        yield "6.4"
    if len(taken) < len(change.taken) or not taken.keys() <= old.keys():
        yield "6.1"
        return
    for joker, it in taken.items():
        if it not in change.rack or it not in naturals(lying(change.after)):
            yield "6.4"
        if face(it) not in right_faces(change.before, joker):
            yield "6.2"
    if not old.keys() <= now.keys() | taken.keys():
        yield "6.6"  # neither on the table nor declared for the rack
    if not any(True for _ in replacements(change)):
        yield "6.6"


def manipulation_grounds(change: Change) -> Iterator[str]:
    if change.options["manipulation"] != "extend":
        return
    if not all(home and is_part(change, old, home) for old, home in homes(change).items()):
        yield "4.9"


def is_part(change: Change, old: Series, home: Series) -> bool:
    """Whether every place of an old series is filled in the new one; a run is then one block."""
    faces = set(map(face, home))
    filled = [
        face(placed) in faces or (is_joker(placed) and candidates(change, tile(placed)))
        for placed in old
    ]
    return naturals(old) <= naturals(home) and all(filled)


def first_lay_grounds(position: Position, seat: Seat, change: Change) -> Iterator[str]:
    if seat in position.laid:
        return
    least = position.options["first_meld"]
    if least is not None and meld(change) < least:
        yield "4.8"
    if not position.options["free_before_first_lay"] and all(replacements(change)):
        yield "#26"


def meld(change: Change) -> int:
    """What a first lay is worth: the numbers of the rack tiles that count for it."""
    rack = [placed for placed in lying(change.after) if tile(placed) in change.rack]
    if change.options["meld_counts"] == "new_series":
        fresh = [series for series in change.after if not old_tiles(change, series, {})]
        rack = [placed for series in fresh for placed in series]
    return sum(number(face(placed)) for placed in rack)


# What it earns.


def old_tiles(change: Change, series: Series, freed: dict[Tile, Tile]) -> set[Tile]:
    """The tiles of a series that lay on the table before, but for freed jokers. 5.4"""
    before = set(map(tile, lying(change.before)))
    return {tile(placed) for placed in series} & before - set(freed)


def new_series(change: Change, freed: dict[Tile, Tile]) -> list[Series]:
    """The series that earn a chip of their own, where tiles decide. 5.4, #5, #8"""
    options = change.options
    spoils = options["new_series"] == "rack_only" or options["freed_joker_counts"] == "nothing"
    found = []
    for series in change.after:
        from_rack = {tile(placed) for placed in series} & change.rack
        freed_here = {tile(placed) for placed in series} & set(freed)
        if from_rack and not old_tiles(change, series, freed) and not (freed_here and spoils):
            found.append(series)
    return found


def separate(fresh: list[Series]) -> int:
    """How many new series there are when adjoining runs of a colour count as one. #19"""
    runs = [list(map(face, series)) for series in fresh if is_run(list(map(face, series)))]
    after_ends = Counter((colour(run[0]), max(map(number, run)) + 1) for run in runs)
    starts = Counter((colour(run[0]), min(map(number, run))) for run in runs)
    return len(fresh) - (after_ends & starts).total()


def bonus(change: Change, freed: dict[Tile, Tile]) -> int:
    """One chip a new series. 5.1, 5.6"""
    if change.options["new_series"] == "delta":
        return max(0, len(change.after) - len(change.before))
    fresh = new_series(change, freed)
    count = len(fresh) if change.options["split_own"] else separate(fresh)
    if change.options["freed_joker_counts"] == "tile":
        count += sum(tile(placed) in freed for series in fresh for placed in series)
    return count


def earned(change: Change, freed: dict[Tile, Tile]) -> int:
    """§4: rack tiles laid, less jokers taken, plus new series, plus one for who is out."""
    laid = len(change.added() & change.rack)
    reused = [it for joker, it in freed.items() if joker not in dict(change.taken)]
    if not change.options["free_reuse_reward"]:
        laid -= sum(it in change.rack for it in reused)
    out = len(change.added()) == len(change.rack) and not change.taken
    return laid - len(change.taken) + bonus(change, freed) + out


def reward(position: Position, seat: Seat, move: Move) -> int:
    """Where a rearranged table leaves open which jokers were freed, the player's best reading."""
    _, table, taken = move
    change = change_of(position, seat, table, taken)
    return max(earned(change, freed) for freed in replacements(change))


# The questions.


def phase(position: Position) -> str:
    if position.first is None:
        return "begin"
    if not position.dealt:
        return "over" if decided(position) else "deal"
    if position.giving:
        return "give"
    if position.out is not None or position.passes == position.seats:
        return "pay"
    return "turn"


def turn(position: Position) -> set[Seat]:
    now = phase(position)
    if now == "over":
        return set()
    if now == "turn":
        assert position.to_move is not None
        return {position.to_move}
    return {DEALER}


def can_pay(position: Position, seat: Seat) -> bool:
    cost: int = position.options["draw_cost"]
    return position.chips[seat] >= cost


def grounds(position: Position, seat: Seat, move: Move) -> list[str]:
    """All clauses that speak against a move, the nearest first; empty when it may be made."""
    word, *rest = move
    if phase(position) == "over":
        return ["8.3"]
    if seat == DEALER:
        return list(dict.fromkeys(dealer_grounds(position, word, rest)))
    if seat not in turn(position):
        return ["house.1"]
    judges: dict[str, Callable[..., Iterator[str]]] = {
        "lay": whole_lay_grounds,
        "draw": draw_grounds,
        "pass": pass_grounds,
        "done": done_grounds,
    }
    if word not in judges:
        return ["4.1"]
    return list(dict.fromkeys(judges[word](position, seat, *rest)))


def refusal(position: Position, seat: Seat, move: Move) -> str | None:
    return next(iter(grounds(position, seat, move)), None)


def whole_lay_grounds(position: Position, seat: Seat, table: Table, taken: Taken) -> Iterator[str]:
    if "lay" in position.done or "swap" in position.done:
        yield "4.1"
    yield from lay_grounds(position, seat, table, taken)


def draw_grounds(position: Position, seat: Seat) -> Iterator[str]:
    if "draw" in position.done or (
        "lay" in position.done and not position.options["draw_after_lay"]
    ):
        yield "4.1"
    if not position.pot:
        yield "4.4"
    if not can_pay(position, seat):
        yield "4.5"
    if position.options["must_lay"] and not position.done and can_lay(position, seat):
        yield "#13"


def pass_grounds(position: Position, seat: Seat) -> Iterator[str]:
    if position.done:
        yield "4.1"
    if position.pot and can_pay(position, seat):
        yield "4.6"
    if position.options["must_lay"] and can_lay(position, seat):
        yield "#13"


def done_grounds(position: Position, seat: Seat) -> Iterator[str]:
    """Only a turn that went on may be ended; a swap alone asks for a draw where it can be."""
    if not position.done:
        yield "4.1"
    if must_draw(position):
        yield "#10"


def must_draw(position: Position) -> bool:
    seat = position.to_move
    assert seat is not None
    swapped = position.done == ["swap"] and not position.options["swap_is_move"]
    return swapped and bool(position.pot) and can_pay(position, seat)


def can_lay(position: Position, seat: Seat) -> bool:
    return any(True for _ in lays(position, seat))


def dealer_grounds(position: Position, word: str, rest: list[Any]) -> Iterator[str]:
    now = phase(position)
    clauses = {"begin": "2.4", "deal": "2.3", "give": "4.3", "pay": "7.3"}
    if word != now:
        yield clauses.get(word, "house.1")
    elif word == "begin":
        if rest[0] not in range(position.seats):
            yield "2.4"
    elif word == "deal":
        racks = rest[0]
        dealt = [it for rack in racks for it in rack]
        if [len(rack) for rack in racks] != [position.options["deal"]] * position.seats:
            yield "2.3"
        if not set(dealt) <= set(tiles(position.options)) or len(set(dealt)) < len(dealt):
            yield "2.2"
    elif word == "give" and rest[0] not in position.pot:
        yield "2.2"


# Every lay, by brute force.


def lays(position: Position, seat: Seat) -> Iterator[Move]:
    if position.options["manipulation"] == "extend":
        found = extensions(position, seat)
    else:
        found = rearrangements(position, seat)
    return (move for move in found if not any(lay_grounds(position, seat, move[1], move[2])))


def ordered(table: Iterable[Iterable[Placed]]) -> Table:
    """One way to write a table."""
    each = [tuple(sorted(series, key=reading_order)) for series in table]
    return tuple(sorted(each, key=lambda series: [reading_order(placed) for placed in series]))


@cache
def reading_order(placed: Placed) -> tuple[str, int, str]:
    return colour(face(placed)), number(face(placed)), placed


# A table, what is left of the rack, freed jokers in the hand, jokers that go to the rack.
Step = tuple[Table, frozenset[Tile], frozenset[Tile], Taken]


def extensions(position: Position, seat: Seat) -> Iterator[Move]:
    """Replace jokers first; then small steps: add a tile at an end, begin a series, join two.

    Equal tiles of a rack are interchangeable; of these, the first alone is tried.
    """
    todo = list(with_jokers_replaced(position, frozenset(position.racks[seat])))
    seen = set(todo)
    while todo:
        table, left, freed, taken = todo.pop()
        if not freed:
            yield ("lay", table, taken)
        for after in steps(position, table, left, freed, taken):
            if after not in seen:
                seen.add(after)
                todo.append(after)


def with_jokers_replaced(position: Position, rack: frozenset[Tile]) -> Iterator[Step]:
    """Every way to leave, free or take each joker of the table."""
    fates: list[list[tuple[Tile, Tile, str]]] = []
    for joker in sorted(jokers(lying(position.table))):
        fitting = [it for it in rack if kind(it) in right_faces(position.table, joker)]
        replaced = [(joker, it, fate) for it in sorted(fitting) for fate in ("freed", "taken")]
        fates.append([(joker, "", "stays"), *replaced])
    for chosen in product(*fates):
        instead = {joker: it for joker, it, _ in chosen if it}
        if len(set(instead.values())) == len(instead):
            table = [[instead.get(tile(it), it) for it in series] for series in position.table]
            freed = frozenset(joker for joker, _, fate in chosen if fate == "freed")
            taken = tuple((joker, it) for joker, it, fate in chosen if fate == "taken")
            yield ordered(table), rack - set(instead.values()), freed, taken


def steps(
    position: Position, table: Table, rack: frozenset[Tile], freed: frozenset[Tile], taken: Taken
) -> Iterator[Step]:
    options = position.options
    hand = distinct(rack) | distinct(freed)
    for series in table:
        rest = [other for other in table if other is not series]
        for placed in one_more(options, series, hand):
            new = ordered([*rest, [*series, placed]])
            yield new, rack - {tile(placed)}, freed - {tile(placed)}, taken
        for other in rest:
            if is_run(list(map(face, [*series, *other]))):
                others = [it for it in rest if it is not other]
                yield ordered([*others, [*series, *other]]), rack, freed, taken
    for begun in begins(options, rack | freed):
        if first_of_equals(begun, rack) and first_of_equals(begun, freed):
            used = set(map(tile, begun))
            yield ordered([*table, begun]), rack - used, freed - used, taken


def kind(it: Tile) -> Face:
    """What two tiles have in common that nobody could tell apart."""
    return "J" if is_joker(it) else face(it)


def distinct(hand: frozenset[Tile]) -> frozenset[Tile]:
    """The first of each kind."""
    return frozenset({kind(it): it for it in sorted(hand, reverse=True)}.values())


def first_of_equals(series: Series, hand: frozenset[Tile]) -> bool:
    """Whether no tile was passed over for an equal one that comes later."""
    used = set(map(tile, series)) & hand
    left = hand - used
    return not any(kind(it) == kind(other) and it < other for it in left for other in used)


def one_more(options: dict[str, Any], series: Series, hand: frozenset[Tile]) -> Iterator[Placed]:
    """What a series takes at its ends, or a group in its gap."""
    there = set(map(face, series))
    near = {f"{colour(it)}{number(it) + step}" for it in there for step in (-1, 1)}
    near |= {f"{c}{number(it)}" for it in there for c in COLOURS}
    for wanted in sorted(near - there):
        if not 1 <= number(wanted) <= options["numbers"]:
            continue
        for it in sorted(hand):
            placed = f"{it}={wanted}" if is_joker(it) else it
            if face(placed) == wanted and not any(series_grounds(options, (*series, placed))):
                yield placed


def shapes(options: dict[str, Any], *lengths: int) -> Iterator[tuple[Face, ...]]:
    """Every run and group of these lengths, as faces."""
    numbers = range(1, options["numbers"] + 1)
    for length, c, low in product(lengths, COLOURS, numbers):
        if low + length - 1 in numbers:
            yield tuple(f"{c}{n}" for n in range(low, low + length))
    for n, length in product(numbers if options["groups"] else (), {3, 4} & set(lengths)):
        yield from (tuple(f"{c}{n}" for c in colours) for colours in combinations(COLOURS, length))


def fillings(faces: tuple[Face, ...], hand: frozenset[Tile]) -> Iterator[Series]:
    """Every way to lay these faces with tiles of the hand."""
    held = [sorted(it for it in hand if is_joker(it) or face(it) == wanted) for wanted in faces]
    for chosen in product(*held):
        if len(set(chosen)) == len(chosen) and not all(map(is_joker, chosen)):
            pairs = zip(chosen, faces, strict=True)
            yield tuple(f"{it}={wanted}" if is_joker(it) else it for it, wanted in pairs)


def begins(options: dict[str, Any], hand: frozenset[Tile]) -> Iterator[Series]:
    for faces in shapes(options, 3):
        yield from fillings(faces, hand)


def rearrangements(position: Position, seat: Seat) -> Iterator[Move]:
    """Every table that can be made of what lies there and some of the rack."""
    rack, old = sorted(position.racks[seat]), sorted(jokers(lying(position.table)))
    lie = naturals(lying(position.table))
    for size in range(1, len(rack) + 1):
        for laid in combinations(rack, size):
            for many in range(len(old) + 1):
                for gone in combinations(old, many):
                    there = lie | set(laid) | set(old) - set(gone)
                    for taken in pairs_for(position, gone, laid):
                        yield from (
                            ("lay", table, taken)
                            for table in tables(position.options, frozenset(there))
                        )


def pairs_for(
    position: Position, gone: tuple[Tile, ...], laid: tuple[Tile, ...]
) -> Iterator[Taken]:
    """Which laid tile could stand for each joker that goes to the rack."""
    fitting = [
        [it for it in laid if not is_joker(it) and face(it) in right_faces(position.table, joker)]
        for joker in gone
    ]
    for chosen in product(*fitting):
        if len(set(chosen)) == len(chosen):
            yield tuple(zip(gone, chosen, strict=True))


def tables(options: dict[str, Any], there: frozenset[Tile]) -> Iterator[Table]:
    """Every way to part all these tiles into series."""
    first = min((it for it in there if not is_joker(it)), default=None)
    if first is None:
        if not there:
            yield ()
        return
    lengths = range(3, options["numbers"] + 1)
    for faces in shapes(options, *lengths):
        if face(first) not in faces:
            continue
        for series in fillings(faces, there):
            if first in series and not any(series_grounds(options, series)):
                for rest in tables(options, there - set(map(tile, series))):
                    yield ordered([series, *rest])


def legal(position: Position, seat: Seat) -> Iterator[Move]:
    """Everything that could be said, less what is refused; of deals there are too many to say."""
    said: Iterable[Move]
    if seat == DEALER:
        begins_ = [("begin", who) for who in range(position.seats)]
        said = [*begins_, *(("give", it) for it in sorted(position.pot)), ("pay",)]
    elif seat in turn(position):
        found = () if position.done and position.done != ["draw"] else lays(position, seat)
        said = [*found, ("draw",), ("pass",), ("done",)]
    else:
        said = []
    return (move for move in said if not grounds(position, seat, move))


# What becomes of it.


def apply(position: Position, seat: Seat, move: Move) -> Position:
    clause = refusal(position, seat, move)
    if clause is not None:
        raise ValueError(f"{clause} refuses {move} of seat {seat} in {position}")
    after = deepcopy(position)
    word, *rest = move
    if seat == DEALER:
        DEALERS_DEEDS[word](after, *rest)
    elif word == "lay":
        lay(after, seat, move)
    elif word == "draw":
        to_bank(after, seat, after.options["draw_cost"])
        after.giving = True
        after.passes = 0
    else:
        after.passes += word == "pass"
        end_turn(after)
    return after


def begin(after: Position, seat: Seat) -> None:
    after.first = seat


def deal(after: Position, racks: tuple[tuple[Tile, ...], ...]) -> None:
    """2.1 to 2.3, 8.1: every round begins afresh."""
    after.racks = {seat: set(rack) for seat, rack in enumerate(racks)}
    after.pot = set(tiles(after.options)) - set().union(*after.racks.values())
    after.chips = [after.options["chips"]] * after.seats
    after.bank = after.options["box"] - sum(after.chips)
    after.owed, after.table, after.done = [], (), []
    after.laid, after.passes, after.out = set(), 0, None
    after.to_move = after.first
    after.dealt = True


def to_bank(after: Position, seat: Seat, chips: int) -> None:
    """The bank pays its oldest debts with what comes in."""
    after.chips[seat] -= chips
    after.bank += chips
    while after.owed and after.bank > 0:
        who, debt = after.owed.pop(0)
        paid = min(debt, after.bank)
        after.chips[who] += paid
        after.bank -= paid
        if paid < debt:
            after.owed.insert(0, (who, debt - paid))


def from_bank(after: Position, seat: Seat, chips: int) -> None:
    """5.7, #16"""
    limited = after.options["bank_limit"] != "unlimited"
    paid = min(chips, max(0, after.bank)) if limited else chips
    after.chips[seat] += paid
    after.bank -= paid
    if after.options["bank_limit"] == "iou" and paid < chips:
        after.owed.append((seat, chips - paid))


def lay(after: Position, seat: Seat, move: Move) -> None:
    _, table, taken = move
    chips = reward(after, seat, move)
    change = change_of(after, seat, table, taken)
    laid = change.added()
    after.racks[seat] = after.racks[seat] - laid | {joker for joker, _ in taken}
    after.table = ordered(table)
    from_bank(after, seat, chips)
    after.laid.add(seat)
    after.passes = 0
    if not after.racks[seat]:
        after.out = seat
        return
    after.done.append("swap" if len(laid) == len(taken) else "lay")
    may_go_on = after.options["draw_after_lay"] and "draw" not in after.done
    if not must_draw(after) and not (may_go_on and after.pot and can_pay(after, seat)):
        end_turn(after)


def give(after: Position, it: Tile) -> None:
    assert after.to_move is not None
    after.racks[after.to_move].add(it)
    after.pot.remove(it)
    after.giving = False
    after.done.append("draw")
    if after.done != ["draw"] or not after.options["play_drawn"]:
        end_turn(after)


def end_turn(after: Position) -> None:
    assert after.to_move is not None
    after.to_move = (after.to_move + 1) % after.seats
    after.done = []


def pay(after: Position) -> None:
    """7.3 to 7.6; the result is kept, and everything goes back."""
    for seat in range(after.seats):
        if seat == after.out or (after.out is None and not after.options["blocked_pay"]):
            continue
        left = len(after.racks[seat])
        has = after.chips[seat] + sum(debt for who, debt in after.owed if who == seat)
        paid = left if after.options["debt"] else min(left, has)
        after.chips[seat] = has - paid
        after.bank += paid
        after.owed = [(who, debt) for who, debt in after.owed if who != seat]
    for who, debt in after.owed:
        after.chips[who] += debt
    after.owed = []
    places = standings(after)
    after.results.append((list(after.chips), places))
    won = [seat for seat in range(after.seats) if places[seat] == 1]
    assert after.first is not None
    following = [(after.first + step) % after.seats for step in range(1, after.seats + 1)]
    after.first = next(seat for seat in following if seat in won)  # 8.2
    after.dealt = False


DEALERS_DEEDS: dict[str, Callable[..., None]] = {
    "begin": begin,
    "deal": deal,
    "give": give,
    "pay": pay,
}


def standings(position: Position) -> list[int]:
    """7.7 to 7.9: most chips, then who is out, then fewest tiles; else the place is shared."""
    keys = [
        (-position.chips[seat], seat != position.out, len(position.racks[seat]))
        for seat in range(position.seats)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


# The match.


def rounds_won(position: Position) -> list[int]:
    won = [0] * position.seats
    for _, places in position.results:
        firsts = [seat for seat in range(position.seats) if places[seat] == 1]
        if len(firsts) == 1 or position.options["shared_round"] == "each":
            for seat in firsts:
                won[seat] += 1
    return won


def decided(position: Position) -> bool:
    """8.3: all rounds are played, or somebody has won most of them."""
    rounds: int = position.options["rounds"]
    most = max(rounds_won(position)) if position.options["match"] == "rounds_won" else 0
    return len(position.results) == rounds or 2 * most > rounds


def outcome(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The chips and places of the only round; else rounds won, or the sum of chips."""
    if phase(position) != "over":
        return None
    if len(position.results) == position.options["rounds"] == 1:
        chips, places = position.results[0]
        return tuple(chips), tuple(places)
    scores = rounds_won(position)
    if position.options["match"] == "chips":
        scores = [
            sum(chips[seat] for chips, _ in position.results) for seat in range(position.seats)
        ]
    return tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores)


def replay(seats: int, happened: Iterable[tuple[Seat, Move]], **options: Any) -> Position:
    position = new(seats, **options)
    for seat, move in happened:
        position = apply(position, seat, move)
    return position


def absent(position: Position, seat: Seat) -> Move:
    """#30: a draw, or a pass; a turn that went on is over. Where he must lay: any lay."""
    if must_draw(position):
        return ("draw",)
    if position.done:
        return ("done",)
    usual: list[Move] = [("draw",), ("pass",)]
    return next(
        move for move in (*usual, *lays(position, seat)) if not grounds(position, seat, move)
    )


def visible(position: Position, viewer: Seat | None) -> dict[str, Any]:
    """§4: racks for their owners, the pot for nobody; the racks of all once they are paid for."""
    shown: dict[str, Any] = {
        "phase": phase(position),
        "turn": turn(position),
        "first": position.first,
        "table": position.table,
        "chips": list(position.chips),
        "bank": position.bank,
        "sizes": {seat: len(rack) for seat, rack in position.racks.items()},
        "pot": len(position.pot),
        "done": list(position.done),
        "passes": position.passes,
        "out": position.out,
        "results": deepcopy(position.results),
        "outcome": outcome(position),
    }
    if viewer is not None and position.racks:
        shown["rack"] = set(position.racks[viewer])
    if not position.dealt:
        shown["racks"] = deepcopy(position.racks)
    return shown
