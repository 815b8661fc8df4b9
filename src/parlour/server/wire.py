"""The frames that cross a socket, both ways. docs/api.md tells how they follow each other."""

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from parlour.core import Outcome, Phrase, Refusal, Seat
from parlour.server.company import Emote, TableNow

Language = Literal["en", "fr", "nl", "de"]


class Said(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a chair may say; a field that nobody knows is a bad frame."""


class Sit(Said, frozen=True, tag=True):
    """The first thing a chair says: its ticket, in which language it wants refusals, and whether
    somebody reads there, who wants phrases beside the facts."""

    ticket: str
    language: Language = "en"
    reads: bool = False


class Say(Said, frozen=True, tag=True):
    """A wish to play. `ref` is the client's own name for it, and stands for it for ever; `at` is
    the last step the seat had seen."""

    ref: str
    at: int
    move: Raw


class May(Said, frozen=True, tag=True):
    """May I? A move as far as it has been built; nothing happens."""

    ref: str
    draft: Raw


class Choose(Said, frozen=True, tag=True):
    """Which moves are there? So many, from the first-named on, each with its words."""

    ref: str
    first: int = 0
    count: int = 20


class Resign(Said, frozen=True, tag=True):
    """The seat gives the match up."""

    ref: str


class TakeBack(Said, frozen=True, tag=True):
    """The seat wants its last move back; the others at the table are asked."""

    ref: str


class Agree(Said, frozen=True, tag=True):
    """The answer to a take-back that another seat has asked for."""

    ref: str
    yes: bool


class MoreTime(Said, frozen=True, tag=True):
    """A gift of time to another seat."""

    ref: str
    seat: int


class StandIn(Said, frozen=True, tag=True):
    """A bot plays on for a seat: one's own, or one whose person is away."""

    ref: str
    seat: int
    level: int = 1


class Return(Said, frozen=True, tag=True):
    """The person takes the seat back from its bot."""

    ref: str


class Talk(Said, frozen=True, tag=True):
    """Words to everybody at the table; nobody keeps them. Never at a table for children."""

    text: str


class Wave(Said, frozen=True, tag=True):
    """One of the house's emotes, to everybody at the table."""

    emote: Emote


class Pong(Said, frozen=True, tag=True):
    """The answer to a `Ping`, at once; it measures the way, and only the server's clock counts."""

    n: int


HouseWish: TypeAlias = Resign | TakeBack | Agree | MoreTime | StandIn | Return
Heard: TypeAlias = Say | May | Choose | HouseWish | Talk | Wave | Pong


class Step(Struct, frozen=True):
    """One thing that a chair hears of, by its own count, and the table after it, as it sees it."""

    n: int
    seat: Seat
    heard: Any
    view: Any
    told: Phrase | None = None  # the same in words, to a chair that reads
    house: Any = None  # a move of the house (resign, flag, take-back ...) in place of `heard`


class Words(Struct, frozen=True):
    """What a reader finds at the table now: all that lies there, and how the match ended."""

    lines: tuple[Phrase, ...]
    ending: tuple[Phrase, ...] = ()


class Steps(Struct, frozen=True, tag=True):
    """All that is new to a chair, and what it may do now. `ref` closes a wish: it is on disk."""

    steps: tuple[Step, ...]
    offer: Any
    ref: str | None = None
    seconds: float | None = None  # until the table plays for the dealer or for who is absent
    outcome: Outcome | None = None
    words: Words | None = None  # to a chair that reads
    clocks: tuple[float | None, ...] | None = None  # seconds left for each seat, if there are any


class No(Struct, frozen=True, tag=True):
    """A wish was refused: the clause, its sentence in the chair's language, and the offer, which
    is what it may do instead. `again` says that the same wish may succeed later, as when the disk
    is full."""

    ref: str
    refusal: Refusal
    offer: Any
    text: str = ""
    again: bool = False


class Advice(Struct, frozen=True, tag=True):
    """The answer to "may I?": the room's verdict, and what a button says if nothing forbids."""

    ref: str
    verdict: Any
    name: Phrase | None = None


class Choice(Struct, frozen=True):
    """A move that may be said, and the words of its button."""

    move: Any
    name: Phrase


class Choices(Struct, frozen=True, tag=True):
    """Some of the moves on offer, in their pinned order; `more` follow or not."""

    ref: str
    choices: tuple[Choice, ...]
    more: bool


class Talked(Struct, frozen=True, tag=True):
    """What somebody at the table says."""

    name: str
    text: str
    seat: int | None = None


class Waved(Struct, frozen=True, tag=True):
    """An emote of somebody at the table."""

    name: str
    emote: Emote
    seat: int | None = None


class Ping(Struct, frozen=True, tag=True):
    """Answer with a `Pong` of the same number, at once."""

    n: int


class Closing(Struct, frozen=True, tag=True):
    """The house closes its door for a moment: come back after so many milliseconds."""

    retry_ms: int


Told: TypeAlias = Steps | No | Advice | Choices | TableNow | Talked | Waved | Ping | Closing
