"""What MEZZA shows: the table as one seat sees it, what it may do there, what it is told."""

from typing import Literal

from msgspec import Struct

from parlour.core import Refusal, Seat

from .pieces import (
    Cards,
    Claim,
    Halves,
    Kind,
    LetBe,
    Options,
    Order,
    Orders,
    Recall,
    Slots,
    Swap,
)


class Face(Struct, frozen=True):
    """What everybody sees of the pile."""

    size: int
    top: Kind | None
    run: int  # equal cards on top
    value: Halves
    low: bool  # the next card must not be higher
    comb: bool  # the halves on top have made a number


class Aid(Struct, frozen=True):
    """What a table that has agreed on it spares its memory."""

    pile: Cards
    removed: Cards
    known: tuple[Cards, ...] = ()  # what each seat holds since it has picked it up


class Window(Struct, frozen=True):
    """A while in which a lay may still be completed or enlarged; alike whoever could."""

    layer: Seat
    steals: bool  # the pile can be completed
    quick: bool  # the layer has drawn cards, and may have equal ones
    adds: bool  # the layer may add equal open cards
    drawn: Cards  # to the layer alone


class View(Struct, frozen=True):
    """What one seat, or a watcher without one, may know."""

    me: Seat | None
    options: Options
    hand: Cards  # my own
    held: tuple[int, ...]  # cards in each hand
    opened: tuple[Cards, ...]
    closed: tuple[Slots, ...]  # where a closed card still lies; nobody knows which
    stock: int
    swapping: bool
    ready: frozenset[Seat]  # who has chosen its hand
    starting: bool
    mine: Swap | Claim | None  # what I have chosen or claimed, while it is not settled
    mover: Seat | None  # whose turn it is, once the match has begun
    pile: Face
    window: Window | None
    removed: int  # cards out of the game
    out: tuple[Seat, ...]
    idle: int  # turns without progress
    orders: Orders  # my own
    aid: Aid | None


Lays = tuple[tuple[Kind, int], ...]  # kinds that fit, each with how many there are


class Swapping(Struct, frozen=True, tag=True):
    """Choose three of these six for your hand."""

    cards: Cards


class Starting(Struct, frozen=True, tag=True):
    """Say with how many of your lowest cards you would begin."""

    kind: Kind
    most: int


class Turn(Struct, frozen=True, tag=True):
    """Lay some of these, or turn a closed card, or take the pile."""

    lays: Lays
    slots: Slots = ()
    pick_up: bool = False
    recall: bool = False


class Reacting(Struct, frozen=True, tag=True):
    """Claim so many at most, or let it be. `turn` is what the next seat may do at once."""

    steal: int = 0
    quick: int = 0
    add: int = 0
    turn: Turn | None = None
    order: bool = False  # whether one can be answered for from now on


Offer = Swapping | Starting | Turn | Reacting


class Verdict(Struct, frozen=True):
    """May I? And the value the pile would then ask for, and whether it would leave the game."""

    refusal: Refusal | None
    value: Halves | None = None
    removes: bool = False


class Dealt(Struct, frozen=True, tag=True):
    """The deal as one seat hears it."""

    hand: Cards
    opened: tuple[Cards, ...]
    stock: int


class Ready(Struct, frozen=True, tag=True):
    """Somebody has chosen its hand; which, is not said."""


class Shown(Struct, frozen=True, tag=True):
    """The open cards that a swap has changed, by seat; the others as they were."""

    opened: tuple[Cards, ...]


class Drew(Struct, frozen=True, tag=True):
    """How many cards somebody has drawn; which, to that seat alone."""

    who: Seat
    count: int
    cards: Cards


How = Literal["start", "turn", "closed", "steal", "quick", "add"]


class Laid(Struct, frozen=True, tag=True):
    """Cards on the pile, and all that followed at once."""

    who: Seat
    how: How
    kind: Kind
    count: int
    made: Halves | None  # the number that halves have made: a 4, a 7, a 10
    removed: int  # cards that left the game; 0 if the pile stays
    skipped: Seat | None
    out: bool


class Took(Struct, frozen=True, tag=True):
    """Somebody takes the pile; with a closed card that did not fit, if it is that."""

    who: Seat
    count: int
    turned: Kind | None = None


class Unclaimed(Struct, frozen=True, tag=True):
    """The window is over, and nobody has claimed anything."""


Heard = (
    Dealt | Swap | Ready | Shown | Drew | Laid | Took | Unclaimed | Order | Recall | LetBe | Claim
)
