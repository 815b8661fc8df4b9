"""The one thread that writes, for all tables: what is handed in together is committed together.

Theory of operation. A table hands in what it wants written and goes on; the thread takes
everything that waits, writes it in one transaction, and when the disk has it the tables are told,
all in one call into the loop. A transaction that fails is tried again job by job, so that one
table's fault is its own. What fails for the disk's sake is told so, and nothing of it is kept.
"""

import asyncio
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.store import schema
from parlour.store.engines import is_shared
from parlour.store.failpoints import pass_by

Job: TypeAlias = Callable[[Connection], object]
Row: TypeAlias = tuple[Any, ...]
Then: TypeAlias = Callable[[Exception | None], object]

COLUMNS = [column.name for column in schema.event.columns]


class Taken(Exception):
    """Somebody else has written to this match, or keeps it now: its journal is no longer ours."""


class Unwritten(OSError):
    """The disk or the database would not take it. It has not happened, and may be tried again."""


class Unsure(Unwritten):
    """The database went away in the middle: it may have happened. The journal alone knows."""


class Handed(Struct):
    """What waits for the writer, and whom to tell."""

    match: str
    epoch: int | None  # in which the table was claimed; nothing where it does not matter
    rows: Sequence[Row]
    jobs: Sequence[Job]
    then: Then


class Writer:
    """Close it, and it writes what it still holds."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop | None) -> None:
        self.engine, self.loop = engine, loop
        self.shared = is_shared(engine)
        self.insert = inserting(engine)
        self.waiting: SimpleQueue[Handed | None] = SimpleQueue()
        self.thread = Thread(target=self.write, name="journal", daemon=True)
        self.thread.start()

    def hand_in(self, handed: Handed) -> None:
        self.waiting.put(handed)

    def write(self) -> None:
        """The writer's whole life: one transaction for all that waits, again and again."""
        closing = False
        while not closing and (handed := self.waiting.get()) is not None:
            batch = [handed]
            while not self.waiting.empty():
                if (handed := self.waiting.get()) is None:
                    closing = True
                    break
                batch.append(handed)
            self.tell(self.commit(batch))

    def commit(self, batch: list[Handed]) -> list[tuple[Handed, Exception | None]]:
        try:
            pass_by("before-append")
            with self.engine.begin() as database:
                self.carry_out(database, batch)
                pass_by("before-commit")
            pass_by("after-commit")
        except Exception as failure:
            if len(batch) > 1:
                return [told for handed in batch for told in self.commit([handed])]
            return [(batch[0], named(batch[0], failure))]
        return [(handed, None) for handed in batch]

    def carry_out(self, database: Connection, batch: list[Handed]) -> None:
        if self.shared:
            fence(database, batch)
        for handed in batch:
            for job in handed.jobs:
                job(database)
        if rows := [row for handed in batch for row in handed.rows]:
            database.exec_driver_sql(self.insert, rows)

    def tell(self, outcomes: list[tuple[Handed, Exception | None]]) -> None:
        if self.loop is None or self.loop.is_closed():
            return
        self.loop.call_soon_threadsafe(tell_all, outcomes)

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join()


def inserting(engine: Engine) -> str:
    """One statement for rows of all tables, by place: it is said thousands of times a second."""
    quote = engine.dialect.identifier_preparer.quote
    mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
    names, marks = ", ".join(map(quote, COLUMNS)), ", ".join(mark for _ in COLUMNS)
    return f"INSERT INTO {schema.event.name} ({names}) VALUES ({marks})"


def tell_all(outcomes: list[tuple[Handed, Exception | None]]) -> None:
    for handed, failure in outcomes:
        handed.then(failure)


def fence(database: Connection, batch: list[Handed]) -> None:
    """Whoever claimed the table after us wins: our lines come from a past that is over."""
    epochs = {handed.match: handed.epoch for handed in batch if handed.epoch is not None}
    if not epochs:
        return
    wanted = (
        select(schema.match.c.id, schema.match.c.epoch)
        .where(schema.match.c.id.in_(epochs))
        .with_for_update(read=True)
    )
    for match, epoch in database.execute(wanted):
        if epoch != epochs[match]:
            raise Taken(f"match {match} is kept by another process now")


def named(handed: Handed, failure: Exception) -> Exception:
    """What went wrong, in the two kinds that a table must tell apart."""
    if isinstance(failure, Taken):
        return failure
    if isinstance(failure, IntegrityError):
        return Taken(f"match {handed.match} was written to by another")
    if isinstance(failure, DBAPIError) and failure.connection_invalidated:
        return Unsure(f"match {handed.match}: {failure.orig}")
    return Unwritten(f"match {handed.match}: {failure}")
