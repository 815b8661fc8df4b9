"""One of two houses that stand side by side: real sockets and pages, but its luck and its time are
a test's, so that two of them that are asked the same answer the same, byte for byte."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from parlour.catalogue import CATALOGUE
from parlour.core import DEALER, Event, Seat
from parlour.server.keeper import Keeper
from parlour.server.running import configured, prepared
from parlour.server.setup import Setup
from parlour.server.sight import Sight, Viewer
from tests.houses import HERE, free_port, text
from tests.quiet import SOON, Standing
from tests.two_worlds import leaky
from tests.walks import Match


class Luck:
    """Keys and seeds of a side, the same on both."""

    def __init__(self) -> None:
        self.drawn = count(1)

    def token_urlsafe(self, size: int) -> str:
        return f"{next(self.drawn):0{size}}"

    def token_bytes(self, size: int) -> bytes:
        return next(self.drawn).to_bytes(size, "big")

    def compare_digest(self, one: bytes, other: bytes) -> bool:
        return secrets.compare_digest(one, other)


class Served(uvicorn.Server):
    """Whoever runs the test hears the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Chair:
    """A socket at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def said(self, frame: dict[str, Any]) -> list[bytes]:
        """Everything up to the frame that answers this one."""
        await self.line.send(text(frame))
        heard: list[bytes] = []
        while not heard or answers(heard[-1]) != frame["ref"]:
            heard.append(encoded(await self.line.recv()))
        return heard


def encoded(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame


def answers(frame: bytes) -> str | None:
    ref: str | None = msgspec.json.decode(frame).get("ref")
    return ref


class Side:
    """A house, one table in it, and whoever sits there."""

    def __init__(self, port: int) -> None:
        self.port, self.luck, self.hours = port, Luck(), Standing()
        self.app: Any = None
        self.table = self.invite = ""
        self.keys: list[str] = []
        self.chairs: dict[Viewer, Chair] = {}
        self.heard: list[bytes] = []  # by the viewer whom we watch
        self.refs = count(1)

    @contextmanager
    def ours(self) -> Iterator[None]:
        """While the luck of the houses is this side's."""
        with (
            patch("parlour.server.keys.secrets", self.luck),
            patch("parlour.server.lobby.secrets", self.luck),
        ):
            yield

    @property
    def keeper(self) -> Keeper:
        kept: Keeper = self.app.state.lobby.keepers[self.table]
        return kept

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> bytes:
        """Every byte of an answer."""
        sent = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"host: {HERE}", "connection: close"]
        lines += [f"authorization: Bearer {key}"] if key else []
        lines += [f"content-length: {len(sent)}", "", ""]
        with self.ours():
            reader, writer = await asyncio.open_connection(HERE, self.port)
            writer.write("\r\n".join(lines).encode() + sent)
            answer = await reader.read(-1)
            writer.close()
        return answer

    async def say(self, path: str, body: Any, key: str | None = None) -> Any:
        head, _, answer = (await self.ask("POST", path, body, key)).partition(b"\r\n\r\n")
        assert head.split()[1] in (b"200", b"201"), head + answer
        return msgspec.json.decode(answer)

    async def gather(self, match: Match) -> None:
        """A private table of this match at which everybody sits; it has begun. No other table of
        the house is waited for any more."""
        self.hours.calls.clear()
        options = msgspec.to_builtins(match.options)
        wanted = {"game": match.room.name, "seats": match.seats, "options": options}
        opened = await self.say("/api/tables", wanted)
        self.table, self.invite = opened["table"], opened["invite"]
        at, self.keys = f"/api/tables/{self.table}", [opened["key"]]
        await self.say(f"{at}/seats", {"name": "P0"}, self.keys[0])
        for seat in range(1, match.seats):
            guest = {"name": f"P{seat}", "invite": self.invite}
            self.keys.append((await self.say(f"{at}/seats", guest))["key"])
        await self.say(f"{at}/start", {}, self.keys[0])
        for viewer in (*map(Seat, range(match.seats)), None):
            await self.come(viewer)

    async def come(self, viewer: Viewer, reads: bool = False) -> list[bytes]:
        """A chair comes, or comes back; what it is told until it is at the table."""
        if viewer in self.chairs:
            await self.chairs.pop(viewer).line.close()
            while any(chair.viewer == viewer for chair in self.keeper.chairs):
                await asyncio.sleep(0)
        key = None if viewer is None else self.keys[viewer]
        wanted = {"seat": viewer, "invite": self.invite if viewer is None else ""}
        ticket = (await self.say(f"/api/tables/{self.table}/tickets", wanted, key))["ticket"]
        where = f"ws://{HERE}:{self.port}/api/play"
        line = await connect(where, compression=None, max_queue=None)  # nobody reads too slowly
        self.chairs[viewer] = Chair(line)
        await line.send(text({"type": "Sit", "ticket": ticket, "reads": reads}))
        return await self.asked(viewer, {"type": "Choose", "count": 5})

    async def asked(self, viewer: Viewer, frame: dict[str, Any]) -> list[bytes]:
        return await self.chairs[viewer].said({**frame, "ref": f"r{next(self.refs)}"})

    def put(self, state: Any, law: Any, dealers: Sequence[Any]) -> None:
        """The match goes on from this state, and the dealer draws what the script says."""
        table = self.keeper.table
        assert table, "the table has begun"
        script = iter(dealers)
        scripted = leaky(law, chance=lambda state, dice, order: next(script))
        table.law = table.waiting.law = scripted
        table.past.moves, table.waiting.clock = [], None
        table.sight = Sight(scripted, state)
        table.renew_offers()
        table.waiting.follow(state, Event(table.n, DEALER, None), self.keeper.now)
        self.keeper.wind()

    async def make(self, event: Event[Any], viewer: Viewer) -> None:
        """An event of the script happens; what the viewer was told of it is kept."""
        keeper = self.keeper
        assert keeper.table, "the table has begun"
        begun = keeper.table.n
        if event.seat == DEALER:
            left = keeper.table.waiting.left(keeper.now) or 0.0
            self.hours.until(self.hours.time + left + 2 * SOON)
        else:
            move = msgspec.to_builtins(event.move)
            told = await self.asked(event.seat, {"type": "Say", "at": 10**9, "move": move})
            self.heard += told if event.seat == viewer else []
        async with asyncio.timeout(30):
            while keeper.table.n == begun or keeper.writing or keeper.inbox:
                await asyncio.sleep(0)
        self.heard += await self.asked(viewer, {"type": "Choose", "count": 5})


@asynccontextmanager
async def two_sides(folder: Path) -> AsyncIterator[tuple[Side, Side]]:
    sides = Side(free_port()), Side(free_port())
    tasks = []
    for n, side in enumerate(sides):
        setup = Setup(store=f"{folder}/{n}.sqlite3", host=HERE, port=side.port, generous=10**6)
        prepared(setup.url)
        config = configured(CATALOGUE, setup)
        config.date_header, config.ws_ping_interval = False, None  # the only bytes of the real time
        server = Served(config)
        side.app = config.app
        with patch("parlour.server.door.Hours", lambda loop, speed, side=side: side.hours):
            tasks.append((server, asyncio.create_task(server.serve())))
            while not server.started:
                await asyncio.sleep(0.001)
    yield sides
    for server, task in tasks:
        server.should_exit = True
        await task
