"""Which process keeps which table, where several share one database.

Theory of operation. A process that shares is a *node*: a line in the database with its address and
a lease, which it renews all the time. Whoever wants a table claims it: if its owner's lease holds,
the answer is where that owner is; else the table is ours from now on, in the next epoch. Every
line that is written for a table names the epoch in which its writer claimed it, and a writer of an
older one writes nothing. So neither clocks nor pauses matter for what is true: only for how soon.
"""

import secrets
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_new

from parlour.store import schema

LEASE = 3.0  # seconds for which a node that says nothing more keeps its tables
BEAT = LEASE / 4  # between two renewals
NOW = func.extract("epoch", func.clock_timestamp())
SECRET = "node-secret"  # by which nodes know one another


class Elsewhere(Exception):
    """Another process keeps this table: it is reached at `url`."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class Node(Struct):
    """This process, as the others know it."""

    engine: Engine
    url: str
    id: str = ""
    secret: str = ""

    def join(self) -> bool:
        """From now on tables can be ours; none is yet. Whoever stood at our address is gone."""
        self.id = secrets.token_urlsafe(8)
        known = schema.node
        with self.engine.begin() as database:
            database.execute(delete(known).where((known.c.url == self.url) | ended()))
            row = {"id": self.id, "url": self.url, "lease": NOW + LEASE}
            database.execute(insert(known).values(row))
            self.secret = common_secret(database)
        return False

    def renew(self) -> bool:
        """Whether we are still known; else we have lost all our tables."""
        mine = update(schema.node).where(schema.node.c.id == self.id).values(lease=NOW + LEASE)
        with self.engine.begin() as database:
            return bool(database.execute(mine).rowcount)

    def leave(self) -> None:
        """Our tables are anybody's at once."""
        with self.engine.begin() as database:
            database.execute(delete(schema.node).where(schema.node.c.id == self.id))

    def all(self) -> list[tuple[str, float]]:
        """Where every node is, and for how many seconds its lease holds."""
        known = schema.node.c
        wanted = select(known.url, known.lease - NOW).order_by(known.url)
        with self.engine.connect() as database:
            return [(url, float(left)) for url, left in database.execute(wanted)]

    def claim(self, match: str) -> Row[Any] | None:
        """The line of a match that is ours now. Raises `Elsewhere` if it is another's."""
        known = schema.match
        with self.engine.begin() as database:
            found = database.execute(select(known).where(known.c.id == match).with_for_update())
            if (row := found.first()) is None:
                return None
            if row.owner != self.id and (url := living(database, row.owner)):
                raise Elsewhere(url)
            ours = {"owner": self.id, "epoch": row.epoch + 1}
            changed = update(known).where(known.c.id == match).values(ours).returning(known)
            return database.execute(changed).one()


def living(database: Connection, owner: str | None) -> str | None:
    """Where a node is, if its lease holds."""
    known = schema.node.c
    where = select(known.url).where(known.id == owner, known.lease > NOW)
    return database.execute(where).scalar() if owner else None


def ended() -> Any:
    return schema.node.c.lease < NOW - 60 * LEASE


def common_secret(database: Connection) -> str:
    known = schema.setting
    new = {"name": SECRET, "value": secrets.token_urlsafe(32)}
    database.execute(insert_new(known).values(new).on_conflict_do_nothing())
    return str(database.execute(select(known.c.value).where(known.c.name == SECRET)).scalar_one())
