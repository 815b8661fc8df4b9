"""The nouns of Petit Whist: its cards, what may be said over them, what lies on the table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.core import Refusal, Seat

SUITS = "CDHS"
RANKS = range(7, 15)  # jack 11, queen 12, king 13, ace 14


class Card(Struct, frozen=True, order=True, array_like=True):
    suit: str
    rank: int


Cards = tuple[Card, ...]

DECK: Cards = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)  # §1


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the rulebook's."""

    hand: Annotated[int, Meta(ge=1, le=8)] = 5  # §2.1
    exchange: Annotated[int, Meta(ge=0, le=2)] = 1  # §2.2
    show: Annotated[int, Meta(ge=1, le=60)] = 5  # seconds, §2.4
    lead: Literal["knock", "seat0"] = "knock"  # §2.5


class Deal(Struct, frozen=True, tag=True):
    hands: tuple[Cards, ...]


class SetAside(Struct, frozen=True, tag=True):
    cards: frozenset[Card]


class Reveal(Struct, frozen=True, tag=True):
    """The dealer turns what was set aside."""


class Look(Struct, frozen=True, tag=True):
    """A seat has seen enough."""


class Cover(Struct, frozen=True, tag=True):
    """The dealer ends the look."""


class Knock(Struct, frozen=True, tag=True):
    """A seat wants to lead."""


class LetBe(Struct, frozen=True, tag=True):
    """A seat does not care to lead."""


class Award(Struct, frozen=True, tag=True):
    leader: Seat


class Lay(Struct, frozen=True, tag=True):
    card: Card


class Gather(Struct, frozen=True, tag=True):
    taker: Seat


Move = Deal | SetAside | Reveal | Look | Cover | Knock | LetBe | Award | Lay | Gather


class State(Struct, frozen=True):
    """The whole truth of a match. Secret are `hands`, `aside` and `knocks`."""

    options: Options
    hands: tuple[Cards, ...]
    aside: tuple[Cards | None, ...] = ()  # a seat's own, once chosen; empty outside the exchange
    shown: tuple[Cards, ...] = ()  # lying open before each seat; empty but for the look
    looked: frozenset[Seat] = frozenset()
    knocks: tuple[bool | None, ...] = ()  # knocked, let it be, not yet; empty outside the race
    leader: Seat = Seat(0)
    trick: Cards = ()  # laid so far, the leader's card first
    tricks: tuple[int, ...] = ()  # taken by each seat; empty until the deal

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def full(self) -> bool:
        return len(self.trick) == self.seats


class View(Struct, frozen=True):
    """What one seat, or a watcher without one, may know."""

    me: Seat | None
    options: Options
    hand: Cards
    held: tuple[int, ...]  # cards of each seat, those set aside included until they are turned
    turn: Seat | None  # whose card is awaited
    exchanging: bool
    ready: frozenset[Seat]  # who has set aside, or has seen enough
    aside: Cards | None  # my own
    shown: tuple[Cards, ...]
    racing: bool
    knocked: bool | None  # my own answer
    leader: Seat
    trick: Cards
    tricks: tuple[int, ...]


class Exchange(Struct, frozen=True, tag=True):
    """Set aside so many of these."""

    hand: Cards
    count: int


class Seeing(Struct, frozen=True, tag=True):
    """Say when you have seen enough."""


class Race(Struct, frozen=True, tag=True):
    """Knock, or let it be."""


class Follow(Struct, frozen=True, tag=True):
    """Lay one of these."""

    cards: Cards


Offer = Exchange | Seeing | Race | Follow


class Verdict(Struct, frozen=True):
    """May I? What still forbids the draft, and how many cards it lacks (or has too many of)."""

    refusal: Refusal | None
    lacking: int = 0


class Dealt(Struct, frozen=True, tag=True):
    """The deal as one seat hears it: its own hand."""

    hand: Cards


class Ready(Struct, frozen=True, tag=True):
    """Somebody has set cards aside; which, is not said."""


class Shown(Struct, frozen=True, tag=True):
    """What now lies open before each seat."""

    cards: tuple[Cards, ...]


Heard = Dealt | SetAside | Ready | Shown | Look | Cover | Knock | LetBe | Award | Lay | Gather
