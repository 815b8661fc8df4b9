"""A real house on a free port of this machine, and people who sit in it over real sockets."""

import asyncio
import os
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import Dice, Seat
from tests.history import History

HERE = "127.0.0.1"
LONGEST = 120  # seconds that any evening may take; nobody waits for ever

# A house that dies in the middle of a handshake is no more than a line that is cut.
CUT = (WebSocketException, HTTPException, OSError)


class House:
    """A server process that may be killed and started again on the same file."""

    run = "parlour.server"

    def __init__(self, store: str, **chosen: object) -> None:
        self.store, self.port = store, free_port()
        self.chosen = [f"{name}={value}" for name, value in chosen.items()]
        self.log = Path(gettempdir()) / f"house-{self.port}-{os.getpid()}.log"
        self.process = self.start()

    def start(self, *armed: str) -> subprocess.Popen[bytes]:
        """With failpoints armed, if any are named, such as `arm=before-tell:2:crash`."""
        path = os.pathsep.join(sys.path)
        words = [str(self.port), self.store, *self.chosen, *armed]
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", self.run, *words],
                env={**os.environ, "PYTHONPATH": path},
                stderr=log,
            )
        assert answering(self.port, process), "the house did not open its door"
        return process

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    @property
    def noted(self) -> list[dict[str, Any]]:
        """The lines of its log, so far."""
        return [msgspec.json.decode(line) for line in self.log.read_bytes().splitlines()]

    def complaints(self) -> list[dict[str, Any]]:
        """What went wrong in it that nobody had asked for."""
        return [line for line in self.noted if line["level"] == "error" and "failure" in line]

    def ask(
        self, path: str, body: Any = None, *, key: str | None = None, method: str | None = None
    ) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        method = method or ("GET" if body is None else "POST")
        headers = {"authorization": f"Bearer {key}"} if key else {}
        asked = Request(f"http://{HERE}:{self.port}{path}", data, headers, method=method)
        with urlopen(asked, timeout=30) as answer:
            return bytes(answer.read())

    def bring(self, record: str) -> Any:
        """What becomes of a record that is brought here, as text or as JSON."""
        asked = Request(f"http://{HERE}:{self.port}/api/records", record.encode(), method="POST")
        with urlopen(asked, timeout=30) as answer:
            return msgspec.json.decode(answer.read())

    def say(self, path: str, body: Any = None, **how: Any) -> Any:
        return msgspec.json.decode(self.ask(path, {} if body is None else body, **how))

    def ticket(self, table: str, key: str | None, seat: int | None, invite: str = "") -> str:
        wanted = {"seat": seat, "invite": invite}
        return str(self.say(f"/api/tables/{table}/tickets", wanted, key=key)["ticket"])


def answering(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Whether a process answers at its port, soon."""
    for _ in range(600):
        with socket.socket() as knock:
            knock.settimeout(0.1)
            if knock.connect_ex((HERE, port)) == 0:
                return True
        if process.poll() is not None:
            return False
        select.select([], [], [], 0.05)
    return False


@contextmanager
def house(store: Path | str, **chosen: object) -> Iterator[House]:
    """At a folder, where it keeps a file, or at a database. `pause` is how long its bots think,
    `speed` how fast its tables' time runs."""
    kept = str(store / "house.sqlite3") if isinstance(store, Path) else store
    opened = House(kept, **chosen)
    try:
        yield opened
    finally:
        opened.kill()
    complaints = opened.complaints()
    assert complaints == []
    opened.log.unlink()


class Row:
    """Several houses behind one address, as a proxy shows them: any of them may be asked."""

    def __init__(self, *houses: House) -> None:
        self.houses, self.random = houses, Random(1)

    @property
    def any(self) -> House:
        return self.random.choice(self.houses)

    @property
    def port(self) -> int:
        return self.any.port

    def ask(self, path: str, body: Any = None, **how: Any) -> bytes:
        return self.any.ask(path, body, **how)

    def say(self, path: str, body: Any = None, **how: Any) -> Any:
        return self.any.say(path, body, **how)

    def ticket(self, table: str, key: str | None, seat: int | None, invite: str = "") -> str:
        return self.any.ticket(table, key, seat, invite)


class Player:
    """Knows its key and its frames, and nothing else; comes back whenever the line is cut."""

    def __init__(
        self, at: House | Row, room: AnyRoom, table: str, seat: Seat, key: str, rest: float = 0.0
    ) -> None:
        self.rest = rest  # seconds, at most, that it thinks
        self.house, self.room, self.table, self.seat, self.key = at, room, table, seat, key
        self.dice = Dice(Random(f"{key}").randrange)
        self.history = History(table, seat)
        self.frames: list[dict[str, Any]] = []
        self.closed: list[str] = []  # the wishes that were answered
        self.wish: dict[str, Any] | None = None
        self.said = 0

    async def play(self) -> None:
        """Until the match is over: no offer, and nobody's turn, for all that can be seen."""
        while True:
            try:
                ticket = await asyncio.to_thread(self.house.ticket, self.table, self.key, self.seat)
                async with connect(f"ws://{HERE}:{self.house.port}/api/play") as line:
                    self.history.came()
                    await line.send(text({"type": "Sit", "ticket": ticket}))
                    if self.wish:
                        await self.say(line)
                    async for frame in line:
                        await self.hear(line, msgspec.json.decode(frame))
            except CUT:
                await asyncio.sleep(0.05)

    async def hear(self, line: Any, frame: dict[str, Any]) -> None:
        self.history.heard(frame)
        if frame["type"] not in ("Steps", "No"):
            return
        self.frames.append(frame)
        if frame.get("again"):
            await asyncio.sleep(0.05)
            await self.say(line)  # what could not be written is said once more, under its name
        elif self.wish and frame.get("ref") == self.wish["ref"]:
            if frame["type"] == "Steps":
                self.closed.append(self.wish["ref"])
            self.wish = None
        if self.wish is None and frame.get("offer") is not None:
            self.wish = self.new_wish(frame)
            await self.say(line)

    async def say(self, line: Any) -> None:
        if self.rest:
            await asyncio.sleep(self.rest * self.dice.below(1000) / 1000)
        assert self.wish is not None
        self.history.said(self.wish)
        await line.send(text(self.wish))

    def new_wish(self, frame: dict[str, Any]) -> dict[str, Any]:
        self.said += 1
        offer = msgspec.convert(frame["offer"], self.room.offer)
        move = self.room.law.pick(offer, self.dice)
        seen = self.history.seen
        return {
            "type": "Say",
            "ref": f"w{self.said}",
            "at": seen,
            "move": msgspec.to_builtins(move),
        }


def gathered(at: House | Row, game: str, seats: int, **wanted: Any) -> tuple[str, list[str]]:
    """A table at which so many people have sat down, and their keys; it has begun."""
    opened = at.say("/api/tables", {"game": game, "seats": seats, **wanted})
    table, host = opened["table"], opened["key"]
    at.say(f"/api/tables/{table}/seats", {"name": "Host"}, key=host)
    guest = {"name": "Guest", "invite": opened["invite"], "entropy": "bHVjaw=="}
    others = [at.say(f"/api/tables/{table}/seats", guest)["key"] for _ in range(1, seats)]
    at.say(f"/api/tables/{table}/start", key=host)
    return table, [host, *others]


async def evening(at: House | Row, game: str, seats: int) -> tuple[str, list[Player]]:
    """Play one match to its end, soon."""
    async with asyncio.timeout(LONGEST):
        return await played(at, game, seats)


async def played(at: House | Row, game: str, seats: int) -> tuple[str, list[Player]]:
    table, keys = gathered(at, game, seats)
    room = CATALOGUE[game]
    players = [Player(at, room, table, Seat(s), key) for s, key in enumerate(keys)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    while not await asyncio.to_thread(over, at, table):
        for task in tasks:
            if task.done():
                task.result()  # a player that fell over would be waited for until the end
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return table, players


def over(at: House | Row, match: str) -> bool:
    try:
        return b"outcome" in at.ask(f"/api/matches/{match}")
    except CUT:
        return False


def text(frame: dict[str, Any]) -> str:
    return msgspec.json.encode(frame).decode()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
