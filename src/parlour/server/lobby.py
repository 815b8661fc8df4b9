"""Where tables are opened and found. Each open table has one keeper, and no other has a say."""

import asyncio
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import Refused, Seat, canonical, fair
from parlour.server.keeper import Keeper
from parlour.server.table import AnyRoom
from parlour.store import Head, Journal


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody asks for."""

    game: str
    seats: int
    options: dict[str, Any] = {}


class Opened(Struct, frozen=True):
    """A table that now is: its name, the promise of its luck, and the secret of each seat."""

    match: str
    commitment: bytes
    secrets: tuple[str, ...]


class Sat:
    """Who has sat down at a table that has not begun, and what luck they brought."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.brought: dict[Seat, bytes] = {}
        self.begun = asyncio.Event()


class Lobby:
    """All tables of this process."""

    def __init__(self, rooms: Mapping[str, AnyRoom], journal: Journal) -> None:
        self.rooms, self.journal = rooms, journal
        self.waiting: dict[str, Sat] = {}
        self.keepers: dict[str, Keeper] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, wanted: Wanted) -> Opened:
        """Raises `Refused` for a table that may not be, `KeyError` for a game nobody knows."""
        room = self.rooms[wanted.game]
        options = msgspec.convert(wanted.options, room.options)
        if refusal := room.law.forbid(wanted.seats, options):
            raise Refused(refusal)
        match, seed = secrets.token_urlsafe(16), secrets.token_bytes(fair.SEED_BYTES)
        keys = tuple(secrets.token_urlsafe(16) for _ in range(wanted.seats))
        head = Head(match, room.name, room.edition, wanted.seats, canonical(options), seed)
        await self.journal.open(head, [hashed(key) for key in keys])
        self.waiting[match] = Sat(head)
        return Opened(match, fair.commit(match, seed), keys)

    async def sit(self, key: str, entropy: bytes) -> tuple[Keeper, Seat] | None:
        """The table and the seat that a secret opens, once all others have sat down as well."""
        found = self.journal.chair(hashed(key))
        if found is None:
            return None
        match, seat = found[0], Seat(found[1])
        if match not in self.keepers:
            await self.gather(self.waiting.get(match) or self.found(match), seat, entropy)
        return self.keepers[match], seat

    async def gather(self, sat: Sat, seat: Seat, entropy: bytes) -> None:
        """Wait for all to sit down; the last to come begins the match."""
        sat.brought.setdefault(seat, entropy)
        if sat.head.entropies is None and len(sat.brought) == sat.head.seats:
            given = tuple(sat.brought[Seat(s)] for s in range(sat.head.seats))
            sat.head = msgspec.structs.replace(sat.head, entropies=given)
            await self.journal.begin(sat.head.id, given)
        if sat.head.entropies is None:
            await sat.begun.wait()
        elif sat.head.id not in self.keepers:
            self.start(sat)

    def found(self, match: str) -> Sat:
        """A table that this process has not seen yet; it is in the journal."""
        head = self.journal.head(match)
        assert head is not None, "a seat is kept with its match"
        return self.waiting.setdefault(match, Sat(head))

    def start(self, sat: Sat) -> None:
        head = sat.head
        keeper = self.keepers[head.id] = Keeper(self.rooms[head.game], head, self.journal)
        task = asyncio.create_task(keeper.run(), name=f"table {head.id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        self.waiting.pop(head.id, None)
        sat.begun.set()

    async def close(self) -> None:
        """Every table stops where it is; the journal has all that anybody was told."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def hashed(key: str) -> bytes:
    return sha256(b"parlour seat\n" + key.encode()).digest()
