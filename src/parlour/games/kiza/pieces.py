"""The nouns of KIZA: its cards, what may be said over them, what lies on the table."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.core import Phrase, Refusal, Seat

Colour = Literal["R", "B", "G", "Y"]
Shape = Literal["c", "t", "s", "x"]

COLOURS: tuple[Colour, ...] = ("R", "B", "G", "Y")
SHAPES: tuple[Shape, ...] = ("c", "t", "s", "x")
VALUES = (1, 2, 3, 5, 7, 10, 15)


class Card(Struct, frozen=True, order=True, array_like=True, cache_hash=True):
    colour: Colour
    shape: Shape
    value: int


Cards = tuple[Card, ...]

# §1.1: all combinations once. Another deck is another table here.
DECK: Cards = tuple(Card(c, s, v) for c in COLOURS for s in SHAPES for v in VALUES)
PLACE = {card: place for place, card in enumerate(DECK)}

HAND = 18  # §3.3
GOAL = 50  # §2.2
MOST_SEATS = 6  # §1.4
NEVER_SHORT = (2, 3)  # seats for whom the pile is never too small (§7.5)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the rulebook's."""

    first_donor: Literal["draw", "random"] = "draw"  # §3.5
    losing_bids: Literal["discard", "return"] = "discard"  # §5.12
    donor_open_pass: Literal["final", "may_reenter"] = "final"  # §5.16
    discard_log: Literal["shown", "hidden"] = "shown"  # §5.19
    leftovers: Literal["return", "topup"] = "return"  # §7.4
    short_deal: Literal["exhaust", "equal"] = "exhaust"  # §7.5
    end: Literal["immediate", "round"] = "immediate"  # §8.1
    stalemate_rounds: Annotated[int, Meta(ge=1, le=10)] = 3  # §8.3


Drawn = tuple[Card | None, ...]  # a card for each seat that draws for the first donor


class Draw(Struct, frozen=True, tag=True):
    """The dealer turns a card for each seat that may still be the first donor."""

    cards: Drawn


class Appoint(Struct, frozen=True, tag=True):
    """The dealer names the first donor, where nobody draws cards for it."""

    donor: Seat


class Deal(Struct, frozen=True, tag=True):
    """The dealer shuffles and deals; `hands` are the cards that each seat gets now."""

    hands: tuple[Cards, ...]


class Present(Struct, frozen=True, tag=True):
    """A seat chooses its KIZA cards."""

    cards: frozenset[Card]


class Reveal(Struct, frozen=True, tag=True):
    """The dealer turns the KIZA cards of all seats."""


class Choose(Struct, frozen=True, tag=True):
    """The donor puts a KIZA card of its own in the centre."""

    card: Card


class Bid(Struct, frozen=True, tag=True):
    """A seat lays these cards, beside any it has laid in this auction."""

    cards: frozenset[Card]


class Pass(Struct, frozen=True, tag=True):
    """A seat does not bid."""


class Award(Struct, frozen=True, tag=True):
    """The dealer gives the KIZA card to the highest bidder."""

    taker: Seat


class Discard(Struct, frozen=True, tag=True):
    """The dealer puts a KIZA card that nobody wants on the pile."""


Move = Draw | Appoint | Deal | Present | Reveal | Choose | Bid | Pass | Award | Discard


class Auction(Struct, frozen=True):
    """The bidding for one KIZA card; everybody sees all of it."""

    card: Card
    laid: tuple[Cards, ...]  # by each seat
    bidder: Seat | None  # whose word is awaited; nobody's once it is decided
    passed: frozenset[Seat] = frozenset()
    waived: bool = False  # the donor did not open and may come in later (§5.16)


class State(Struct, frozen=True):
    """The whole truth of a match. Secret are `hands`, and `presented` until it is turned.

    Cards that are in no field lie on the pile (§3.4).
    """

    options: Options
    hands: tuple[Cards, ...]  # by the order of the deck; with those presented until they are turned
    rows: tuple[Cards, ...]  # the KIZA cards of each seat
    gains: tuple[Cards, ...]  # what each seat has captured
    donor: Seat | None = None
    presented: tuple[Cards | None, ...] = ()  # a seat's choice, once made; else empty
    auction: Auction | None = None
    draws: tuple[Drawn, ...] = ()  # for the first donor; lying there until the deal
    discards: Cards = ()  # what went to the pile since the deal, if the table may look at it
    dry: int = 0  # rounds since the last capture, this one included

    @property
    def seats(self) -> int:
        return len(self.hands)


class View(Struct, frozen=True):
    """What one seat, or a watcher without one, may know."""

    me: Seat | None
    options: Options
    hand: Cards
    held: tuple[int, ...]  # cards of each seat, those presented included until they are turned
    awaited: frozenset[Seat]  # whose word is awaited
    presenting: bool
    mine: Cards | None  # what I have presented, until it is turned
    rows: tuple[Cards, ...]
    gains: tuple[Cards, ...]
    points: tuple[int, ...]  # of each seat's gains
    donor: Seat | None
    auction: Auction | None
    bids: tuple[int, ...]  # what each seat has bid; empty outside an auction
    draws: tuple[Drawn, ...]
    discards: Cards
    dry: int


class Presenting(Struct, frozen=True, tag=True):
    """Present at least one of these."""

    hand: Cards


class Choosing(Struct, frozen=True, tag=True):
    """Put one of these up."""

    row: Cards


class Bidding(Struct, frozen=True, tag=True):
    """Pass, or lay some of these so that all you have laid comes to more than `above`."""

    cards: Cards  # those in hand that match
    mine: int  # what I have bid so far
    above: int  # the bid that stands
    totals: tuple[int, ...]  # the bids I can make


Offer = Presenting | Choosing | Bidding


class Verdict(Struct, frozen=True):
    """May I? What forbids the draft, and what it comes to."""

    refusal: Refusal | None
    total: int = 0  # a bid with all that lies there already, or the value of a presentation
    above: int = 0  # the bid that stands
    strays: Cards = ()  # cards of the draft that do not match


class Turned(Struct, frozen=True, tag=True):
    """The cards drawn for the first donor, and who that is, if it is settled."""

    cards: Drawn
    donor: Seat | None


class Dealt(Struct, frozen=True, tag=True):
    """The deal as one seat hears it: its own new cards, and how many each seat got."""

    cards: Cards
    counts: tuple[int, ...]


class Ready(Struct, frozen=True, tag=True):
    """Somebody has chosen KIZA cards; which and how many is not said."""


class Shown(Struct, frozen=True, tag=True):
    """The KIZA cards of each seat."""

    rows: tuple[Cards, ...]


class Laid(Struct, frozen=True, tag=True):
    """A bid, and what it comes to with all that seat has laid."""

    cards: Cards
    total: int


class Waived(Struct, frozen=True, tag=True):
    """The donor does not open, and may come in later."""


class Captured(Struct, frozen=True, tag=True):
    """Who has captured which card, with what bid, and how many points that makes."""

    taker: Seat
    card: Card
    bid: int
    points: int


class Unsold(Struct, frozen=True, tag=True):
    """A KIZA card that nobody wanted."""

    card: Card


Heard = (
    Turned | Appoint | Dealt | Present | Ready | Shown | Choose | Laid | Pass | Waived
    | Captured | Unsold
)  # fmt: skip


def in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=PLACE.__getitem__))


def name_card(card: Card) -> Phrase:
    """A card as people call it: two letters and its value, and what the letters mean."""
    return Phrase("card", {"colour": card.colour, "shape": card.shape, "value": card.value})


def named(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    return tuple(map(name_card, in_order(cards)))
