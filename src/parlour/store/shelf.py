"""What is read of the matches, without writing anything: all that a backup needs, too."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from msgspec import Struct, json
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DBAPIError

from parlour.store import schema
from parlour.store.writer import Unwritten


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


class Shelf:
    """A store that is only read."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A database that does not answer is no bug of whoever asks: they may ask again."""
        try:
            with self.engine.connect() as database:
                yield database
        except DBAPIError as reason:
            raise Unwritten(f"the store does not answer: {reason.orig}") from reason

    def scalar(self, wanted: Any) -> Any:
        with self.reading() as database:
            return database.execute(wanted).scalar()

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

    def all(self) -> list[str]:
        """The names of all matches, the oldest first."""
        wanted = select(schema.match.c.id).order_by(schema.match.c.opened)
        with self.reading() as database:
            return [*database.execute(wanted).scalars()]

    def clocked(self) -> list[str]:
        """The matches that are played by a clock, whoever keeps them."""
        known = schema.match.c
        wanted = select(known.id).where(known.stage == "playing", known.clock.is_not(None))
        with self.reading() as database:
            return [*database.execute(wanted).scalars()]

    def stages(self) -> dict[str, int]:
        """How many matches are in each stage."""
        known = schema.match.c.stage
        with self.reading() as database:
            counted = database.execute(select(known, func.count()).group_by(known).order_by(known))
            return dict(counted.tuples().all())

    def events(self, match: str) -> list[Kept]:
        wanted = (
            select(schema.event).where(schema.event.c.match == match).order_by(schema.event.c.n)
        )
        with self.reading() as database:
            return [kept_of(row) for row in database.execute(wanted)]

    def person(self, match: str, hash: bytes) -> int | None:
        """Who of the table's people a hashed key is."""
        known = schema.key.c
        found = self.scalar(select(known.person).where(known.match == match, known.hash == hash))
        return None if found is None else int(found)

    def record(self, id: str) -> str | None:
        """The text of a match that somebody brought."""
        found = self.scalar(select(schema.record.c.text).where(schema.record.c.id == id))
        return None if found is None else str(found)

    def setting(self, name: str) -> str | None:
        found = self.scalar(select(schema.setting.c.value).where(schema.setting.c.name == name))
        return None if found is None else str(found)


def head_of(row: Any) -> Head:
    given = row.entropies and json.decode(row.entropies, type=tuple[bytes, ...])
    columns = {name: getattr(row, name) for name in Head.__struct_fields__ if name != "entropies"}
    return Head(**columns, entropies=given)


def kept_of(row: Any) -> Kept:
    columns = {name: getattr(row, name) for name in Kept.__struct_fields__ if name != "order"}
    return Kept(**columns, order=numbers(row.claims))


def numbers(claims: str | None) -> tuple[int, ...] | None:
    return None if claims is None else tuple(map(int, claims.split()))
