"""Other processes of the same house: what is asked of a table that one of them keeps goes there.

Theory of operation. Processes that share a database are nodes of it (`store/owners.py`). A page or
a chair of a table that another node keeps is passed on as it came, with a secret by which nodes
know one another; what comes back is handed to whoever asked. Nothing is passed on twice. The round
trip of a chair is measured where its line ends, and told along the way.
"""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.server.chair import COME_BACK, TOO_MUCH, TOO_SLOW
from parlour.server.line import Line
from parlour.store.owners import BEAT, LEASE, Node

if TYPE_CHECKING:
    from parlour.server.lobby import Lobby

FROM = "x-parlour-node"  # the header that holds the secret
PATIENCE = 10.0  # seconds that a neighbour may take for an answer
KEPT_UP: Any = {  # a neighbour that stands still is left before its lease is over
    **{"compression": None, "max_size": None, "open_timeout": PATIENCE},
    **{"ping_interval": BEAT, "ping_timeout": LEASE, "close_timeout": BEAT},
}
BEHIND = 64  # frames of a chair that may wait to be passed on
ALONG = ("authorization", "accept-language", "content-type")
BACK = ("content-type", "retry-after")


class Way(Struct, frozen=True, tag=True):
    """How far away, in seconds, a chair is that a neighbour speaks for."""

    seconds: float


async def leased(lobby: "Lobby") -> None:
    """Renews our lease. Where it has ended, others may keep our tables: then we keep none."""
    node, held = lobby.journal.node, monotonic()
    if node is None:
        return
    with ThreadPoolExecutor(1, "lease") as own:  # so that it waits for nobody
        while True:
            await asyncio.sleep(BEAT)
            known = await asyncio.get_running_loop().run_in_executor(own, renewed, node)
            if known is False or monotonic() - held > LEASE:
                lobby.leave_all()
            held = monotonic() if known else held


def renewed(node: Node) -> bool | None:
    """Whether our lease has been renewed, or was lost and is a new one; nothing if the database
    does not answer."""
    try:
        return node.renew() or node.join()
    except DBAPIError:
        return None


def by_neighbour(visit: HTTPConnection) -> bool:
    """Whether a node of this house has passed this on."""
    node: Node | None = visit.app.state.lobby.journal.node
    shown = visit.headers.get(FROM)
    return (
        node is not None
        and shown is not None
        and secrets.compare_digest(shown.encode(), node.secret.encode())
    )


def secret(visit: HTTPConnection) -> str:
    node: Node | None = visit.app.state.lobby.journal.node
    assert node is not None, "only tables of a shared store can be elsewhere"
    return node.secret


async def passed_on(request: Request, sent: bytes, url: str) -> Response | None:
    """What a neighbour answers; nothing if it cannot be reached."""
    if by_neighbour(request):
        return None  # the table has moved meanwhile: whoever asks again is told where
    with suppress(OSError, TimeoutError, ValueError, IndexError):
        async with asyncio.timeout(PATIENCE):
            return answer_in(await asked(url, as_bytes(request, sent)))
    return None


def as_bytes(request: Request, sent: bytes) -> bytes:
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    kept = [(name, request.headers[name]) for name in ALONG if name in request.headers]
    kept += [("host", "node"), ("connection", "close"), (FROM, secret(request))]
    lines = [f"{request.method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in kept)]
    lines.append(f"content-length: {len(sent)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + sent


async def asked(url: str, request: bytes) -> bytes:
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port or 80)
    try:
        writer.write(request)
        return await reader.read(-1)
    finally:
        writer.close()


def answer_in(said: bytes) -> Response:
    head, _, body = said.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (x.partition(":") for x in lines)}
    kept = {name: value for name, value in headers.items() if name in BACK}
    return Response(body, int(first.split()[1]), kept)


class Relay:
    """Carries one chair to the neighbour that keeps its table, and its frames back."""

    def __init__(self, line: Line) -> None:
        self.line, self.way = line, 0.0
        self.waiting: asyncio.Queue[str] = asyncio.Queue(BEHIND)

    def hear(self, text: str) -> None:
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.line.hang_up(TOO_MUCH)

    async def say(self, far: ClientConnection) -> None:
        while True:
            text = await self.waiting.get()
            if abs(self.line.round_trip - self.way) > 0.001:
                self.way = self.line.round_trip
                await far.send(msgspec.json.encode(Way(self.way)).decode())
            await far.send(text)

    async def tell(self, far: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in far:
                if not self.line.tell(frame.encode() if isinstance(frame, str) else frame):
                    self.line.hang_up(TOO_SLOW)
                    return
        code = far.close_code or COME_BACK
        self.line.hang_up(COME_BACK if code < 1007 or code == 1015 else code)


async def carried(socket: WebSocket, line: Line, first: str, url: str) -> None:
    """A chair of a table that is kept elsewhere, until it leaves."""
    if by_neighbour(socket):
        line.hang_up(COME_BACK)
        return
    where = url.replace("http", "ws", 1) + "/api/play"
    shown = {FROM: secret(socket)}
    try:
        async with connect(where, additional_headers=shown, **KEPT_UP) as far:
            await far.send(first)
            await carried_both_ways(socket, Relay(line), far)
    except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
        line.hang_up(COME_BACK)


async def carried_both_ways(socket: WebSocket, relay: Relay, far: ClientConnection) -> None:
    relay.line.measure()
    relay.line.listen(relay.hear)
    ways = (relay.say(far), relay.tell(far), ended(socket))
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        relay.line.ear = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def ended(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


class FarLine:
    """The line of a neighbour, as long as the way behind it adds."""

    def __init__(self, line: Line) -> None:
        self.line, self.way = line, 0.0

    def tell(self, frame: bytes) -> bool:
        return self.line.tell(frame)

    def hang_up(self, code: int) -> None:
        self.line.hang_up(code)

    @property
    def round_trip(self) -> float:
        return self.line.round_trip + self.way

    def measured(self, text: str) -> bool:
        """Whether a frame told of the way, and was none of the chair's."""
        if not text.startswith('{"type":"Way"'):
            return False
        self.way = msgspec.json.decode(text, type=Way).seconds
        return True
