"""The nouns of KSAR: blocks, the spots where one may lie, what may be said, what stands there."""

from typing import Literal

from msgspec import Struct

from parlour.core import Refusal, Seat

SEATS = 2
COLOURED, NEUTRAL = 12, 3  # blocks of each seat (§2.2)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the rulebook's."""

    frame: Literal[8, 9, 10, 11, 12] = 10  # §2.1
    first: Literal["random", "host", "alternate"] = "random"  # §2.3
    starter: Literal[0, 1] = 0  # whom the host names, or whose alternate turn it is (§2.3)
    pie: bool = False  # §2.4
    en_tiebreak: bool = False  # §4.6


class Spot(Struct, frozen=True, cache_hash=True, order=True, array_like=True):
    """Where a block lies: the sides of its footprint, and its corner nearest to 0,0."""

    width: int
    depth: int
    x: int
    y: int

    @property
    def height(self) -> int:
        """A block is 1 by 2 by 3, so the footprint tells how high it stands."""
        return 6 // (self.width * self.depth)


Kind = Literal["coloured", "neutral"]
KINDS: tuple[Kind, ...] = ("coloured", "neutral")


class First(Struct, frozen=True, tag=True):
    """The dealer says who begins."""

    seat: Seat


class Place(Struct, frozen=True, cache_hash=True, tag=True):
    kind: Kind
    spot: Spot


class Swap(Struct, frozen=True, tag=True):
    """The second seat takes the other colour, and with it the block that stands."""


class Keep(Struct, frozen=True, tag=True):
    """The second seat keeps its colour."""


Move = First | Place | Swap | Keep


class State(Struct, frozen=True, cache_hash=True):
    """The whole truth of a match, and nothing of it is secret."""

    options: Options
    first: Seat | None = None  # until the dealer has said
    placed: tuple[Place, ...] = ()  # in the order they were placed
    swapped: bool | None = None  # the second seat's answer (§2.4)


class Block(Struct, frozen=True, order=True, array_like=True):
    """A block that stands: whose supply it left, and where it is."""

    owner: Seat
    kind: Kind
    spot: Spot


class View(Struct, frozen=True):
    """What everybody sees."""

    me: Seat | None
    options: Options
    turn: Seat | None
    answering: bool  # whether a colour is to be kept or swapped
    blocks: tuple[Block, ...]
    left: tuple[tuple[int, int], ...]  # coloured and neutral, of each seat
    series: tuple[tuple[int, ...], ...]  # each seat's longest, as numbers of blocks


class Placing(Struct, frozen=True, tag=True):
    """Place a block of one of these kinds on one of these spots."""

    kinds: tuple[Kind, ...]
    spots: tuple[Spot, ...]


class Answering(Struct, frozen=True, tag=True):
    """Keep the colour, or swap."""


Offer = Placing | Answering


class Verdict(Struct, frozen=True):
    """May I? What forbids the draft, and the blocks it would touch, by number."""

    refusal: Refusal | None
    touching: tuple[int, ...] = ()


Heard = Move
