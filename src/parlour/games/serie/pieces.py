"""The nouns of SERIE: tiles and what jokers stand for, series, moves, state and view."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from parlour.core import Refusal, Seat

COLOURS = "RYBK"  # red, yellow, blue, black
SHORTEST = 3  # tiles in a series (§3.1)
MOST_SEATS = 4


class Tile(Struct, frozen=True, order=True, array_like=True):
    """A number of a colour; on the table, what a joker stands for, and that it is one."""

    number: int
    colour: str
    joker: bool = False


JOKER = Tile(0, "", True)  # while it lies on a rack or in the pot: it stands for nothing

Tiles = tuple[Tile, ...]
Series = Tiles  # numbers rise; where they are equal, colours stand in their order
Table = tuple[Series, ...]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may agree on. Nothing chosen (`None`) means: as the preset has it (`terms`)."""

    preset: Literal["junior", "family"] = "junior"  # §2.6
    colours: Annotated[int, Meta(ge=2, le=4)] = 4
    numbers: Annotated[int, Meta(ge=6, le=13)] | None = None
    copies: Annotated[int, Meta(ge=1, le=2)] | None = None
    jokers: Annotated[int, Meta(ge=0, le=4)] | None = None
    sets: Literal["runs", "both"] | None = None  # §3.3
    deal: Annotated[int, Meta(ge=3, le=14)] | None = None  # §2.3
    start_chips: Annotated[int, Meta(ge=0, le=20)] | None = None  # §2.1
    box_chips: Annotated[int, Meta(ge=20, le=200)] | None = None  # §5.7
    bank_limit: Literal["unlimited", "stop"] = "unlimited"  # §5.7
    first_player: Literal["random", "highest", "seat0", "seat1", "seat2", "seat3"] = (
        "random"  # §2.4
    )
    hidden_chips: bool = False  # §2.5
    max_jokers: Annotated[int, Meta(ge=1, le=2)] | None = None  # in one series; §3.6
    draw_cost: Annotated[int, Meta(ge=0, le=3)] = 1  # §4.3
    play_drawn: bool = False  # §4.3
    draw_after_lay: bool = False  # §4.1
    must_lay: bool = False  # §4.6
    swap_is_move: bool = True  # §4.7
    first_lay: Annotated[int, Meta(ge=0, le=50)] = 0  # §4.8
    free_before_first_lay: bool | None = None  # §4.8
    manipulation: Literal["extend", "jokers", "full"] | None = None  # §4.9
    turn_seconds: Annotated[int, Meta(ge=10, le=600)] | None = 60  # §4.11
    new_series: Literal["no_old_tile", "delta", "rack_only"] = "no_old_tile"  # §5.4
    freed_joker: Literal["series", "nothing", "tile"] = "series"  # §5.5
    split_own: bool = True  # §5.6
    free_reuse_chip: bool = True  # §6.5
    debt: bool = False  # §7.5
    blocked_pay: bool = True  # §7.6
    best_of: Literal[1, 3, 5] = 1  # §8.3
    match_score: Literal["rounds", "chips"] = "rounds"  # §8.3


class Terms(Struct, frozen=True):
    """What the preset settles, unless the table has agreed otherwise."""

    numbers: int
    copies: int
    jokers: int
    sets: Literal["runs", "both"]
    deal: int
    start_chips: int
    box_chips: int
    manipulation: Literal["extend", "jokers", "full"]


PRESETS = {  # §2.6
    "junior": Terms(10, 1, 4, "runs", 6, 6, 56, "extend"),
    "family": Terms(13, 2, 2, "both", 14, 14, 150, "full"),
}


class Deal(Struct, frozen=True, tag=True):
    """The dealer mixes the tiles, deals a rack to every seat, and says who begins."""

    racks: tuple[Tiles, ...]
    first: Seat
    lots: Tiles = ()  # a tile for each seat, where the highest begins


class Lay(Struct, frozen=True, tag=True):
    """A seat leaves this table, and takes so many of the jokers it has freed onto its rack."""

    table: Table
    taken: int = 0

    def __post_init__(self) -> None:
        """A table has no order: however it is said, it is kept in one."""
        force_setattr(self, "table", arranged(self.table))


class Draw(Struct, frozen=True, tag=True):
    """A seat pays for a tile from the pot."""


class Give(Struct, frozen=True, tag=True):
    """The dealer draws the tile."""

    tile: Tile


class Pass(Struct, frozen=True, tag=True):
    """A seat ends its turn, since it may not draw, or has done enough."""


class Pay(Struct, frozen=True, tag=True):
    """The round is over: what each seat pays for the tiles left on its rack."""

    chips: tuple[int, ...]


Move = Deal | Lay | Draw | Give | Pass | Pay

Done = Literal["nothing", "laid", "swapped", "drawn"]  # so far in this turn


class Round(Struct, frozen=True):
    """A round that is over, paid."""

    first: Seat
    chips: tuple[int, ...]
    left: tuple[Tiles, ...]  # on each rack; none on that of the seat that was out


class State(Struct, frozen=True):
    """The whole truth of a match. Secret are `racks`; the pot is what lies nowhere else."""

    options: Options
    racks: tuple[Tiles, ...]  # in order; empty between rounds
    chips: tuple[int, ...] = ()  # empty between rounds
    table: Table = ()
    first: Seat = Seat(0)  # who began the round
    mover: Seat = Seat(0)
    done: Done = "nothing"
    drawing: bool = False  # the mover waits for its tile
    opened: frozenset[Seat] = frozenset()  # who has laid in this round
    passes: int = 0  # in succession
    turns: int = 0  # of the round, so far
    rounds: tuple[Round, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.racks)


class View(Struct, frozen=True):
    """What one seat, or a watcher without one, may know."""

    me: Seat | None
    options: Options
    rack: Tiles
    held: tuple[int, ...]  # tiles on each rack
    chips: tuple[int | None, ...]  # of others not, with `hidden_chips`; empty between rounds
    bank: int | None  # chips left in it, where they can run out
    pot: int  # tiles in it
    table: Table
    turn: Seat | None
    done: Done
    first: Seat
    opened: frozenset[Seat]
    passes: int
    rounds: tuple[Round, ...]


class Turn(Struct, frozen=True, tag=True):
    """Lay from this rack onto this table, draw, or pass: as far as each is allowed."""

    options: Options
    rack: Tiles
    table: Table
    opened: bool
    lay: bool
    draw: bool
    stop: bool


Offer = Turn


class Standing(Struct, frozen=True):
    """A series of a draft: why it cannot lie so, if it cannot, and whether it is new."""

    series: Series
    refusal: Refusal | None
    new: bool = False


class Verdict(Struct, frozen=True):
    """May I? What still forbids the draft, how each of its series stands, what it would earn."""

    refusal: Refusal | None
    standing: tuple[Standing, ...] = ()
    missing: Tiles = ()  # that lay on the table, and do no more
    foreign: Tiles = ()  # that are neither from the table nor from the rack
    tiles: int = 0  # chips for tiles
    series: int = 0  # chips for new series
    out: int = 0  # the chip for the last tile


class Dealt(Struct, frozen=True, tag=True):
    """The deal as one listener hears it: its own rack, if it has one."""

    rack: Tiles
    first: Seat
    lots: Tiles


class Laid(Struct, frozen=True, tag=True):
    """What a lay came to."""

    tiles: Tiles  # from the rack, jokers as what they stand for now
    new: Table
    changed: Table  # series that were not there before, and are not new
    freed: Tiles  # the jokers that were replaced, as what they stood for
    taken: int
    chips: int
    out: bool


class Given(Struct, frozen=True, tag=True):
    """A tile has been drawn; which, hears the one who drew it."""

    tile: Tile | None


class Paid(Struct, frozen=True, tag=True):
    """The end of a round: what was left, what was paid for it, who has won."""

    left: tuple[Tiles, ...]
    chips: tuple[int, ...]
    final: tuple[int, ...]
    winners: tuple[Seat, ...]


Heard = Dealt | Laid | Draw | Given | Pass | Paid


def terms(options: Options) -> Terms:
    """What holds at this table, where the preset has a say."""
    usual = PRESETS[options.preset]
    chosen = {name: getattr(options, name) for name in Terms.__struct_fields__}
    return Terms(
        **{n: getattr(usual, n) if value is None else value for n, value in chosen.items()}
    )


def arranged(table: Table) -> Table:
    """Numbers rise within a series, colours in their order; series by their first tile."""
    return tuple(sorted((tuple(sorted(series, key=rank)) for series in table), key=ranks))


def rank(tile: Tile) -> tuple[int, int, bool]:
    return tile.number, COLOURS.find(tile.colour), tile.joker


def ranks(series: Series) -> tuple[tuple[int, int, bool], ...]:
    """Runs stand by colour, then groups; those that begin alike, by what follows."""
    colours = {tile.colour for tile in series}
    group = (len(colours) > 1, COLOURS.find(min(colours, key=COLOURS.find, default="")), False)
    return (group, *map(rank, series))
