"""The frames that cross the network."""

from typing import Any

from msgspec import Raw, Struct

from parlour.core import Refusal, Seat


class Sit(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The first thing a chair says: the secret of its seat, and the luck that it brings."""

    secret: str
    entropy: bytes = b""


class Say(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A wish to play. `ref` is the client's own name for it, and stands for it for ever; `at` is
    the last step the seat had seen."""

    ref: str
    at: int
    move: Raw


class Step(Struct, frozen=True):
    """One thing that a chair hears of, by its own count, and the table after it, as it sees it."""

    n: int
    seat: Seat
    heard: Any
    view: Any


class Steps(Struct, frozen=True, tag=True):
    """All that is new to a chair, and what it may do now. `ref` closes a wish."""

    steps: tuple[Step, ...]
    offer: Any
    ref: str | None = None
    seconds: float | None = None  # until the table plays for the dealer or for who is absent


class No(Struct, frozen=True, tag=True):
    """A wish was refused, and why; what the chair may do instead stands in its offer."""

    ref: str
    refusal: Refusal
    offer: Any
