"""A chair at a table: all that one seat was told, frame by frame, and nothing else.

People and bots sit in the same chairs. A chair reads frames as they cross the network and knows
its room; what it was not sent it cannot show.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core import Refusal, Room, Seat
from parlour.core import Step as AnyStep
from parlour.server.wire import Say

AnyRoom = Room[Any, Any, Any, Any, Any, Any]
Noticed = AnyStep[Any, Any]


class Step(Struct, frozen=True):
    """A step as it is read: its insides are the room's."""

    n: int
    seat: Seat
    heard: Raw
    view: Raw


class Steps(Struct, frozen=True, tag=True):
    steps: tuple[Step, ...]
    offer: Raw
    ref: str | None
    seconds: float | None


class No(Struct, frozen=True, tag=True):
    ref: str
    refusal: Refusal
    offer: Raw


class Told(Struct, frozen=True):
    """Something that this chair has heard of."""

    seat: Seat
    heard: Any


class Chair:
    """What its seat sees and may do now, and how long the table still waits."""

    def __init__(self, room: AnyRoom, seat: Seat) -> None:
        self.room, self.law, self.seat = room, room.law, seat
        self.view: Any = None
        self.offer: Any = None
        self.seconds: float | None = None
        self.refusal: Refusal | None = None  # of the last wish
        self.seen = 0
        self.wishes = 0
        self.noticed: Callable[[Noticed], None] | None = None  # told of every step

    def hear(self, frame: bytes) -> tuple[Told, ...]:
        """Take a frame in, and say what is new in it."""
        read: Steps | No = msgspec.json.decode(frame, type=Steps | No)
        self.offer = msgspec.json.decode(read.offer, type=self.room.offer | None)
        if isinstance(read, No):
            self.refusal = read.refusal
            return ()
        self.seconds = read.seconds
        return tuple(self.taken(read.steps))

    def taken(self, steps: tuple[Step, ...]) -> Iterator[Told]:
        for step in steps:
            self.seen = step.n
            self.view = msgspec.json.decode(step.view, type=self.room.view)
            heard = msgspec.json.decode(step.heard, type=self.room.heard | None)
            if self.noticed:
                self.noticed(Noticed(step.seat, heard, self.view))
            if heard:
                yield Told(step.seat, heard)

    def wish(self, move: Any) -> bytes:
        """The frame that says a move."""
        self.wishes += 1
        self.refusal = None
        ref = f"{self.seat}.{self.wishes}"
        return msgspec.json.encode(Say(ref, self.seen, Raw(msgspec.json.encode(move))))
