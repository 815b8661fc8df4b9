"""The frames that cross the network."""

from typing import Any

from msgspec import Raw, Struct

from parlour.core import Outcome, Phrase, Refusal, Seat


class Sit(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The first thing a chair says: the secret of its seat, the luck that it brings, and whether
    somebody reads there, who wants phrases beside the facts."""

    secret: str
    entropy: bytes = b""
    reads: bool = False


class Say(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A wish to play. `ref` is the client's own name for it, and stands for it for ever; `at` is
    the last step the seat had seen."""

    ref: str
    at: int
    move: Raw


class May(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """May I? A move as far as it has been built; nothing happens."""

    ref: str
    draft: Raw


class Step(Struct, frozen=True):
    """One thing that a chair hears of, by its own count, and the table after it, as it sees it."""

    n: int
    seat: Seat
    heard: Any
    view: Any
    told: Phrase | None = None  # the same in words, to a chair that reads


class Words(Struct, frozen=True):
    """What a reader finds at the table now: all that lies there, and how the match ended."""

    lines: tuple[Phrase, ...]
    ending: tuple[Phrase, ...] = ()


class Steps(Struct, frozen=True, tag=True):
    """All that is new to a chair, and what it may do now. `ref` closes a wish."""

    steps: tuple[Step, ...]
    offer: Any
    ref: str | None = None
    seconds: float | None = None  # until the table plays for the dealer or for who is absent
    outcome: Outcome | None = None
    words: Words | None = None  # to a chair that reads


class No(Struct, frozen=True, tag=True):
    """A wish was refused, and why; what the chair may do instead stands in its offer."""

    ref: str
    refusal: Refusal
    offer: Any


class Advice(Struct, frozen=True, tag=True):
    """The answer to "may I?": the room's verdict, and what a button says if nothing forbids."""

    ref: str
    verdict: Any
    name: Phrase | None = None
