"""The nouns of MEZZA: cards of fifteen kinds, what may be said over them, what lies there."""

from typing import Annotated, Literal, NewType, get_args

from msgspec import Meta, Struct

from parlour.core import Seat

Kind = Literal["h", "1", "2", "3", "3h", "4", "5", "6", "6h", "7", "8", "9", "9h", "J0", "J*"]
Cards = tuple[Kind, ...]  # lowest first, jokers last, unless it says otherwise

# The order of hands, and of "lowest" wherever a lowest kind is asked for.
KINDS: Cards = get_args(Kind)
ORDER = {kind: place for place, kind in enumerate(KINDS)}

Halves = NewType("Halves", int)  # a value counted in halves: a 4 has eight
VALUES: dict[Kind, Halves] = {
    kind: Halves(2 * int(kind.rstrip("h") or 0) + kind.endswith("h")) for kind in KINDS[:-2]
} | {"J0": Halves(0)}

HALF: Kind = "h"
X_HALVES: dict[Kind, Halves] = {kind: VALUES[kind] for kind in ("3h", "6h", "9h")}
FOUR, SEVEN, TEN = VALUES["4"], VALUES["7"], Halves(20)

DECK: Cards = tuple(kind for kind in KINDS for _ in range(12 if kind == HALF else 4))  # §2.4
SHORT: Cards = tuple(kind for kind in DECK if kind not in ("3", "6", "9"))  # §9.1

HAND = 3  # cards in each of the three zones at the deal, and what a hand is refilled to
QUAD = 4  # equal cards in a row that remove the pile

Slot = NewType("Slot", int)  # where a closed card lies, counted from 0: its only name
Slots = tuple[Slot, ...]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the rulebook's."""

    deck: Literal["full", "short"] = "full"  # §9.1
    players: Literal["printed", "more"] = "printed"  # §9.2
    swap_mode: Literal["simultaneous", "clockwise", "off"] = "simultaneous"  # §2.7
    start_tie: Literal["race", "random", "left_of_dealer"] = "race"  # §3.8
    own_half_forced: bool = True  # §4.14
    turn_seconds: Annotated[int, Meta(ge=5, le=300)] | None = 20  # §4.16
    joker_on_four: Literal["keep", "consume"] = "keep"  # §6.9
    extra_half_on_four: Literal["ge4", "le4", "half"] = "ge4"  # §7.5
    seven_heads_up: Literal["self_turn", "no_skip"] = "self_turn"  # §6.20
    joker_quads: bool = True  # §6.21
    steal_mode: Literal["race", "random", "clockwise"] = "race"  # §7.14
    steal_count: Literal["any", "one"] = "any"  # §7.4
    steal_window_ms: Annotated[int, Meta(ge=0, le=5000)] = 2500  # §7.13
    quick_before_steal: bool = True  # §7.14
    quick_lay: Literal["drawn", "any", "off"] = "drawn"  # §8.5
    open_add: Literal["any", "one", "off"] = "any"  # §8.7
    memory_aid: Literal["off", "counts", "full"] = "off"  # §1.3
    stall_turns: Annotated[int, Meta(ge=60, le=400)] | None = 150  # §1.5
    blocked_rank: Literal["cards", "shared"] = "cards"  # §1.6
    match: Literal["single", "points"] = "single"  # §1.7


class Deal(Struct, frozen=True, tag=True):
    """The dealer gives each seat its three zones; what is left over is the stock."""

    hands: tuple[Cards, ...]
    opened: tuple[Cards, ...]
    closed: tuple[Cards, ...]  # slot by slot


class Swap(Struct, frozen=True, tag=True):
    """A seat says which three of its six cards it keeps in hand."""

    hand: Cards


class Reveal(Struct, frozen=True, tag=True):
    """The dealer shows the open cards as everybody has chosen them."""


class Start(Struct, frozen=True, tag=True):
    """A seat would begin with its lowest cards."""

    kind: Kind
    count: int


class Play(Struct, frozen=True, tag=True):
    kind: Kind
    count: int


class PlayClosed(Struct, frozen=True, tag=True):
    """A seat turns a closed card that nobody knows, straight onto the pile."""

    slot: Slot


class PickUp(Struct, frozen=True, tag=True):
    """A seat that cannot lay takes the whole pile."""


class Refill(Struct, frozen=True, tag=True):
    """The dealer fills up the hand of whoever has laid."""

    cards: Cards


class Steal(Struct, frozen=True, tag=True):
    """A seat would complete the pile with so many halves."""

    count: int


class Quick(Struct, frozen=True, tag=True):
    """Whoever has laid would add so many equal cards it has drawn."""

    count: int


class Add(Struct, frozen=True, tag=True):
    """Whoever has laid its last hand card would add so many equal open cards."""

    count: int


class LetBe(Struct, frozen=True, tag=True):
    """A seat claims nothing."""


class Order(Struct, frozen=True, tag=True):
    """A seat has itself answered for, now and from now on: with so many cards at most."""

    most: int


class Recall(Struct, frozen=True, tag=True):
    """A seat takes back all its standing orders."""


class Award(Struct, frozen=True, tag=True):
    """The dealer lets one claim come true, or none."""

    seat: Seat | None


Claim = Start | Play | PlayClosed | PickUp | Steal | Quick | Add | LetBe
Move = Deal | Swap | Reveal | Refill | Order | Recall | Award | Claim


class Orders(Struct, frozen=True):
    """What a seat has said it would always answer: with so many cards at most; 0 is never."""

    steals: dict[Kind, int] = {}
    quick: int | None = None


NO_ORDERS = Orders()


class Pile(Struct, frozen=True):
    """What has been laid, and what it asks of the next card."""

    cards: Cards = ()  # the first laid at the bottom, which comes first
    value: Halves = Halves(0)
    low: bool = False  # the next card must not be higher, for once
    comb: bool = False  # halves on top make one number with what lies below

    @property
    def top(self) -> Kind | None:
        return self.cards[-1] if self.cards else None

    @property
    def run(self) -> int:
        """How many equal cards lie on top."""
        count = 0
        for kind in reversed(self.cards):
            if kind != self.cards[-1]:
                break
            count += 1
        return count


class Race(Struct, frozen=True):
    """A while in which several seats may claim, and nobody hears it but who speaks."""

    layer: Seat | None  # who has just laid; nobody while it is open who starts
    claims: tuple[Claim | None, ...]
    drawn: Cards = ()  # by the layer, after this lay
    emptied: bool = False  # the layer has just laid the last card of its hand


class State(Struct, frozen=True):
    """The whole truth of a match. Open are only `opened`, `out` and the top of the pile."""

    options: Options
    hands: tuple[Cards, ...]
    opened: tuple[Cards, ...] = ()  # empty until the deal
    closed: tuple[tuple[Kind | None, ...], ...] = ()  # slot by slot
    stock: Cards = ()  # what is in it; the dealer draws from it in no order
    swaps: tuple[Cards | None, ...] = ()  # the hand each seat has chosen; empty but for the swap
    mover: Seat = Seat(0)  # whose turn it is, once nobody claims it away
    pile: Pile = Pile()
    race: Race | None = None
    removed: Cards = ()  # out of the game, in the order of their going
    out: tuple[Seat, ...] = ()  # who has got rid of all cards, the first first
    idle: int = 0  # turns since anything has got closer to an end
    known: tuple[Cards, ...] = ()  # held since a pick-up; kept where `memory_aid` is full
    orders: tuple[Orders, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)
