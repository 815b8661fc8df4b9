"""What the house keeps of its matches, and how it is asked for."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import time
from typing import Any, Literal

from msgspec import Struct, json
from sqlalchemy import Connection, delete, insert, literal, select, update
from sqlalchemy.exc import DBAPIError

from parlour.store import schema
from parlour.store.engines import engine, is_shared
from parlour.store.migrating import migrate
from parlour.store.owners import Node
from parlour.store.writer import COLUMNS, Handed, Job, Row, Then, Unwritten, Writer


class Head(Struct, frozen=True):
    """A match before its first move, and who sits at its table."""

    id: str
    game: str
    edition: int
    seats: int
    options: bytes
    seed: bytes
    named: bool
    invite: str
    company: bytes
    public: bool
    stage: Literal["gathering", "playing", "over"]
    opened: int
    entropies: tuple[bytes, ...] | None = None  # known once it has begun
    epoch: int = 0
    clock: int | None = None  # milliseconds of the table's time, where it has a clock


class Kept(Struct, frozen=True):
    """One event as it is on disk: the room alone can read its move."""

    n: int
    seat: int
    move: bytes
    house: bool
    at: int
    lag: int
    absent: bool
    order: tuple[int, ...] | None
    wish: str | None


class Journal:
    """The one place where anything is written. `close` it, and it writes what it still holds.
    A database that several processes may share makes this one a node, known by its address."""

    def __init__(self, url: str, address: str = "") -> None:
        self.engine = engine(url)
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

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A database that does not answer is no bug of whoever asks: they may ask again."""
        try:
            with self.engine.connect() as database:
                yield database
        except DBAPIError as reason:
            raise Unwritten(f"the store does not answer: {reason.orig}") from reason

    def claim(self, match: str) -> Head | None:
        """A match that this process keeps from now on. Raises `Elsewhere` if another does."""
        if self.node is None:
            return self.head(match)
        try:
            row = self.node.claim(match)
        except DBAPIError as reason:
            raise Unwritten(f"the store does not answer: {reason.orig}") from reason
        return None if row is None else head_of(row)

    def head(self, match: str) -> Head | None:
        with self.reading() as database:
            row = database.execute(select(schema.match).where(schema.match.c.id == match)).first()
        return None if row is None else head_of(row)

    def heads(self, *, public: bool, stages: Sequence[str], most: int = 200) -> list[Head]:
        """The newest matches in one of these stages."""
        wanted = select(schema.match).where(schema.match.c.stage.in_(stages))
        if public:
            wanted = wanted.where(schema.match.c.public)
        newest = wanted.order_by(schema.match.c.opened.desc()).limit(most)
        with self.reading() as database:
            return [head_of(row) for row in database.execute(newest)]

    def clocked(self) -> list[str]:
        """The matches that are played by a clock, whoever keeps them."""
        known = schema.match.c
        wanted = select(known.id).where(known.stage == "playing", known.clock.is_not(None))
        with self.reading() as database:
            return [*database.execute(wanted).scalars()]

    def events(self, match: str) -> list[Kept]:
        wanted = (
            select(schema.event).where(schema.event.c.match == match).order_by(schema.event.c.n)
        )
        with self.reading() as database:
            return [kept_of(row) for row in database.execute(wanted)]

    def person(self, match: str, hash: bytes) -> int | None:
        """Who of the table's people a hashed key is."""
        known = schema.key.c
        wanted = select(known.person).where(known.match == match, known.hash == hash)
        with self.reading() as database:
            found = database.execute(wanted).scalar()
        return None if found is None else int(found)

    def record(self, id: str) -> str | None:
        """The text of a match that somebody brought."""
        wanted = select(schema.record.c.text).where(schema.record.c.id == id)
        with self.reading() as database:
            found = database.execute(wanted).scalar()
        return None if found is None else str(found)

    def setting(self, name: str) -> str | None:
        wanted = select(schema.setting.c.value).where(schema.setting.c.name == name)
        with self.reading() as database:
            found = database.execute(wanted).scalar()
        return None if found is None else str(found)

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


def head_of(row: Any) -> Head:
    given = row.entropies and json.decode(row.entropies, type=tuple[bytes, ...])
    columns = {name: getattr(row, name) for name in Head.__struct_fields__ if name != "entropies"}
    return Head(**columns, entropies=given)


def kept_of(row: Any) -> Kept:
    columns = {name: getattr(row, name) for name in Kept.__struct_fields__ if name != "order"}
    return Kept(**columns, order=numbers(row.claims))


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


def numbers(claims: str | None) -> tuple[int, ...] | None:
    return None if claims is None else tuple(map(int, claims.split()))


def now_ms() -> int:
    """Milliseconds of the calendar: for lists, never for results."""
    return round(time() * 1000)
