"""A chair: one connection at a table, as a seat or to watch."""

from typing import Protocol

from msgspec import Struct, json

from parlour.server.sight import Viewer
from parlour.server.wire import Language, Told

# Why a socket is closed.
BAD_FRAME, TOO_MUCH, COME_BACK = 1007, 1008, 1012
LOGGED_OUT, NO_TICKET, TOO_SLOW = 4001, 4004, 4008

MOST_CREDIT = 0.4  # seconds of its way that a claim is given back at most, as ways waver


class Wire(Protocol):
    """What a chair needs of a line: to say something now, and how far away the other end is."""

    def tell(self, frame: bytes) -> bool: ...

    def hang_up(self, code: int) -> None: ...

    @property
    def round_trip(self) -> float: ...


class Chair(Struct, eq=False):
    """`send` never waits: a chair too far behind is dropped, and may come back."""

    line: Wire
    viewer: Viewer = None
    person: int | None = None
    reads: bool = False
    language: Language = "en"
    dropped: bool = False

    def send(self, frame: bytes) -> None:
        if not self.dropped and not self.line.tell(frame):
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        self.dropped = True
        self.line.hang_up(code)

    @property
    def lag(self) -> float:
        return min(self.line.round_trip, MOST_CREDIT)


def encode(frame: Told) -> bytes:
    return json.encode(frame)
