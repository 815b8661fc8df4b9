"""What the house keeps of its matches, and how it is asked for."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, literal, select, update
from sqlalchemy.exc import DBAPIError

from parlour.store import schema
from parlour.store.engines import engine, is_shared
from parlour.store.migrating import migrate
from parlour.store.owners import Node
from parlour.store.shelf import Head, Kept, Shelf, head_of
from parlour.store.writer import COLUMNS, Handed, Job, Row, Then, Unwritten, Writer

LOOKED: Final = "looked"  # the setting that is written to see whether anything can be


class Journal(Shelf):
    """The one place where anything is written. `close` it, and it writes what it still holds.
    A database that several processes may share makes this one a node, known by its address."""

    def __init__(self, url: str, address: str = "") -> None:
        super().__init__(engine(url))
        migrate(self.engine)
        self.node = Node(self.engine, address) if is_shared(self.engine) else None
        if self.node:
            self.node.join()
        self.writer = Writer(self.engine, running_loop())

    async def open(self, head: Head, hash: bytes, person: int) -> None:
        """Note a new match, and the hashed key of its host."""
        await self.do(head.id, self.begun(head), keyed(head.id, hash, person))

    def begun(self, head: Head) -> Job:
        """A new match: whoever notes it owns it."""
        row = {name: getattr(head, name) for name in head.__struct_fields__ if name != "entropies"}
        return added(schema.match, {**row, "owner": self.node and self.node.id})

    async def note(self, match: str, *jobs: Job, **columns: Any) -> None:
        """Change what is known of a match beside its events, such as its company."""
        await self.do(match, changed(match, **columns), *jobs)

    async def do(self, match: str, *jobs: Job) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hand_in(match, None, (), jobs, lambda failure: settle(done, failure))
        await done

    def hand_in(
        self, match: str, epoch: int | None, rows: Sequence[Row], jobs: Sequence[Job], then: Then
    ) -> None:
        """Write all of it or none, and say so when the disk has it."""
        self.writer.hand_in(Handed(match, epoch, rows, jobs, then))

    def claim(self, match: str) -> Head | None:
        """A match that this process keeps from now on. Raises `Elsewhere` if another does."""
        if self.node is None:
            return self.head(match)
        try:
            row = self.node.claim(match)
        except DBAPIError as reason:
            raise Unwritten(f"the store does not answer: {reason.orig}") from reason
        return None if row is None else head_of(row)

    async def look(self) -> None:
        """Whether something can be written now; raises `Unwritten` if not."""
        known, now = schema.setting, str(now_ms())
        newer = update(known).where(known.c.name == LOOKED).values(value=now)

        def job(database: Connection) -> None:
            if not database.execute(newer).rowcount:
                database.execute(insert(known), {"name": LOOKED, "value": now})

        await self.do("", job)

    def close(self) -> None:
        self.writer.close()
        if self.node:
            with suppress(DBAPIError):  # then its lease ends of itself
                self.node.leave()
        self.engine.dispose()


def running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def added(table: Any, row: dict[str, Any]) -> Job:
    return lambda database: database.execute(insert(table), row)


def changed(match: str, **columns: Any) -> Job:
    change = update(schema.match).where(schema.match.c.id == match).values(**columns)
    return lambda database: database.execute(change) if columns else None


def keyed(match: str, hash: bytes, person: int) -> Job:
    return added(schema.key, {"match": match, "hash": hash, "person": person})


def keys_too(match: str, following: str) -> Job:
    """Whoever has a key to one match has it to the next one at the same table."""
    known = schema.key.c
    held = select(known.hash, literal(following), known.person).where(known.match == match)
    copied = insert(schema.key).from_select(["hash", "match", "person"], held)
    return lambda database: database.execute(copied)


def unkeyed(match: str, person: int) -> Job:
    """Every key of a person opens nothing from now on."""
    known = schema.key.c
    gone = delete(schema.key).where(known.match == match, known.person == person)
    return lambda database: database.execute(gone)


def row_of(match: str, kept: Kept) -> Row:
    claims = None if kept.order is None else " ".join(map(str, kept.order))
    return (
        *(match, kept.n, kept.seat, kept.move, kept.house),
        *(kept.at, kept.lag, kept.absent, claims, kept.wish),
    )


assert [
    *("match", "n", "seat", "move", "house", "at", "lag", "absent", "claims", "wish")
] == COLUMNS, "rows are written by place"


def settle(told: asyncio.Future[None], failure: Exception | None) -> None:
    if told.cancelled():
        return
    if failure is None:
        told.set_result(None)
    else:
        told.set_exception(failure)


def now_ms() -> int:
    """Milliseconds of the calendar: for lists, never for results."""
    return round(time() * 1000)
