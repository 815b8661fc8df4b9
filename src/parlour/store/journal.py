"""One writer for all tables: what they hand in at the same time is committed together.

Theory of operation. Tables await `append`; a thread of its own takes everything that has been
handed in, writes it in one transaction, and only when the disk has it are the tables told. A
transaction that fails is tried again job by job, so that one table's fault is its own.
"""

import asyncio
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from msgspec import Struct, json
from sqlalchemy import Connection, create_engine, insert, select, update
from sqlalchemy import event as hook
from sqlalchemy.exc import IntegrityError

from parlour.store import schema

Job: TypeAlias = Callable[[Connection], None]
Row: TypeAlias = dict[str, Any]


class Head(Struct, frozen=True):
    """A match before its first move."""

    id: str
    game: str
    edition: int
    seats: int
    options: bytes
    seed: bytes
    entropies: tuple[bytes, ...] | None = None  # known once all have sat down


class Kept(Struct, frozen=True):
    """One event as it is on disk: the room alone can read its move."""

    n: int
    seat: int
    move: bytes
    at: int
    absent: bool
    order: tuple[int, ...] | None
    wish: str | None


class Taken(Exception):
    """Somebody else has written to this match: its journal is no longer ours."""


class Handed(Struct):
    """What waits for the writer, and whom to tell."""

    match: str
    rows: Sequence[Row]
    job: Job | None
    told: asyncio.Future[None]


class Journal:
    """The one place where anything is written. `close` it, and it writes what it still holds."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url)
        if self.engine.dialect.name == "sqlite":
            hook.listen(self.engine, "connect", make_durable)
        schema.metadata.create_all(self.engine)
        self.waiting: SimpleQueue[Handed | None] = SimpleQueue()
        self.writer = Thread(target=self.write, name="journal", daemon=True)
        self.writer.start()

    async def open(self, head: Head, secrets: Sequence[bytes]) -> None:
        """Note a new match, and the hashed secret of each of its seats."""
        row = {name: getattr(head, name) for name in head.__struct_fields__ if name != "entropies"}
        chairs = [
            {"match": head.id, "seat": seat, "secret": secret}
            for seat, secret in enumerate(secrets)
        ]

        def job(database: Connection) -> None:
            database.execute(insert(schema.match), row)
            database.execute(insert(schema.seat), chairs)

        await self.hand_in(head.id, job=job)

    async def begin(self, match: str, entropies: Sequence[bytes]) -> None:
        """Note what the seats gave, before the first card is drawn from it."""
        given = json.encode(list(entropies))
        change = update(schema.match).where(schema.match.c.id == match).values(entropies=given)
        await self.hand_in(match, job=lambda database: ignore(database.execute(change)))

    async def append(self, match: str, events: Sequence[Kept]) -> None:
        """Returns when the disk has the events, all or none; `Taken` if another wrote there."""
        await self.hand_in(match, [row_of(match, kept) for kept in events])

    async def hand_in(self, match: str, rows: Sequence[Row] = (), job: Job | None = None) -> None:
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(Handed(match, rows, job, told))
        await told

    def write(self) -> None:
        """The writer's whole life: one transaction for all that waits, again and again."""
        while (handed := self.waiting.get()) is not None:
            batch = [handed]
            while not self.waiting.empty():
                if (handed := self.waiting.get()) is None:
                    self.commit(batch)
                    return
                batch.append(handed)
            self.commit(batch)

    def commit(self, batch: list[Handed]) -> None:
        try:
            with self.engine.begin() as database:
                carry_out(database, batch)
        except Exception as failure:
            if len(batch) > 1:
                for handed in batch:
                    self.commit([handed])
            else:
                tell(batch[0], failure)
        else:
            for handed in batch:
                tell(handed, None)

    def head(self, match: str) -> Head | None:
        with self.engine.connect() as database:
            row = database.execute(select(schema.match).where(schema.match.c.id == match)).first()
        if row is None:
            return None
        given = row.entropies and json.decode(row.entropies, type=tuple[bytes, ...])
        return Head(row.id, row.game, row.edition, row.seats, row.options, row.seed, given)

    def events(self, match: str) -> list[Kept]:
        wanted = (
            select(schema.event).where(schema.event.c.match == match).order_by(schema.event.c.n)
        )
        with self.engine.connect() as database:
            return [
                Kept(row.n, row.seat, row.move, row.at, row.absent, numbers(row.claims), row.wish)
                for row in database.execute(wanted)
            ]

    def chair(self, secret: bytes) -> tuple[str, int] | None:
        """The match and the seat that a hashed secret opens."""
        wanted = select(schema.seat).where(schema.seat.c.secret == secret)
        with self.engine.connect() as database:
            row = database.execute(wanted).first()
        return None if row is None else (row.match, row.seat)

    def close(self) -> None:
        self.waiting.put(None)
        self.writer.join()
        self.engine.dispose()


def carry_out(database: Connection, batch: list[Handed]) -> None:
    for handed in batch:
        if handed.job:
            handed.job(database)
    if rows := [row for handed in batch for row in handed.rows]:
        database.execute(insert(schema.event), rows)


def row_of(match: str, kept: Kept) -> Row:
    claims = None if kept.order is None else " ".join(map(str, kept.order))
    row: Row = {name: getattr(kept, name) for name in kept.__struct_fields__ if name != "order"}
    return {**row, "match": match, "claims": claims}


def tell(handed: Handed, failure: Exception | None) -> None:
    """Wake whoever handed it in, in the loop where it waits."""
    if isinstance(failure, IntegrityError):
        failure = Taken(f"match {handed.match} was written to by another")
    handed.told.get_loop().call_soon_threadsafe(settle, handed.told, failure)


def settle(told: asyncio.Future[None], failure: Exception | None) -> None:
    if told.cancelled():
        return
    if failure is None:
        told.set_result(None)
    else:
        told.set_exception(failure)


def make_durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and nothing called written that a power cut could take."""
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")


def ignore(_: object) -> None: ...


def numbers(claims: str | None) -> tuple[int, ...] | None:
    return None if claims is None else tuple(map(int, claims.split()))
