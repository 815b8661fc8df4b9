"""Brings a store that an older house has written up to what this one reads, or changes nothing."""

from collections.abc import Callable
from typing import Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from msgspec import Struct
from sqlalchemy import BigInteger, Column, Connection, Engine, inspect, select, text
from sqlalchemy.exc import DBAPIError

from parlour.store import schema
from parlour.store.engines import is_shared
from parlour.store.failpoints import pass_by
from parlour.store.writer import Unwritten

NAME: Final = "schema"  # the setting that says which edition of the schema is there
LOCK: Final = 1_886_544_242  # by which processes that open one database at once wait in turn

Step = Callable[[Operations], object]


class Newer(Exception):
    """A newer house has written this store; it is left as it is."""

    def __init__(self, there: int) -> None:
        super().__init__(f"edition {there} of the schema, and this house reads up to {NEWEST}")
        self.there = there


class Moved(Struct, frozen=True):
    """From which edition of the schema to which; 0 where there was nothing."""

    before: int
    after: int


def tell_the_time(change: Operations) -> None:
    """2: how late it was at a table with a clock, so that a restart gives nobody all time again."""
    change.add_column("match", Column("clock", BigInteger))


STEPS: Final[tuple[Step, ...]] = (tell_the_time,)
NEWEST: Final = 1 + len(STEPS)


def migrate(engine: Engine) -> Moved:
    """Raises `Newer`, or `Unwritten` where the store cannot be reached."""
    try:
        with engine.connect() as database:
            alone(database)
            before = edition(database)
            if before > NEWEST:
                raise Newer(before)
            if before < NEWEST:
                climb(database, before)
            database.commit()
    except DBAPIError as reason:
        raise Unwritten(f"the store cannot be opened: {reason.orig}") from reason
    return Moved(before, NEWEST)


def alone(database: Connection) -> None:
    """Nobody else changes anything until we are done."""
    if is_shared(database.engine):
        database.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        database.exec_driver_sql("begin immediate")


def edition(database: Connection) -> int:
    """Which edition of the schema is there; the first one did not say so."""
    if not inspect(database).has_table(schema.match.name):
        return 0
    known = schema.setting.c
    return int(database.execute(select(known.value).where(known.name == NAME)).scalar() or 1)


def climb(database: Connection, before: int) -> None:
    """What is new is made as it is now; what is old takes every step since."""
    if before == 0:
        schema.metadata.create_all(database)
    else:
        change = Operations(MigrationContext.configure(database))
        for step in STEPS[before - 1 :]:
            step(change)
            pass_by("in-migration")
    database.execute(schema.setting.delete().where(schema.setting.c.name == NAME))
    database.execute(schema.setting.insert(), {"name": NAME, "value": str(NEWEST)})
    pass_by("in-migration")
