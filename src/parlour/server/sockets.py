"""Who may open a socket: pages of this house, programs that are no pages, and not too many."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket

from parlour.server.setup import Setup

MOST: Final = 100  # of one address, at once; a school is one address


class Sockets:
    """The open ones, by the address that they come from."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.open = setup, Counter[str]()

    @contextmanager
    def counted(self, who: str) -> Iterator[None]:
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def refuse(self, socket: WebSocket) -> Response | None:
        """Why this one is not opened, or nothing."""
        if not self.from_here(socket):
            return Response(status_code=403)
        if self.open[asker(socket)] >= MOST * self.setup.generous:
            return Response(status_code=429, headers={"retry-after": "10"})
        return None

    def from_here(self, socket: WebSocket) -> bool:
        """A browser says which page opens a socket; what says nothing is no browser, and brings
        its ticket all the same."""
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        ours = {socket.headers.get("host"), urlsplit(self.setup.public_url).netloc}
        return urlsplit(origin).netloc in ours - {""}


def asker(visit: HTTPConnection) -> str:
    return visit.client.host if visit.client else "?"
