"""The schema as the house first wrote it, before it said which edition it was. Never changed."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

match = Table(
    "match",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),  # canonical JSON
    Column("seed", LargeBinary, nullable=False),  # the server's, secret until the end
    Column("named", Boolean, nullable=False),  # whether somebody chose the deal
    Column("invite", String(64), nullable=False),
    Column("company", LargeBinary, nullable=False),  # who sits there, as JSON
    Column("public", Boolean, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("opened", BigInteger, nullable=False),  # milliseconds of the calendar
    Column("entropies", LargeBinary),  # what the seats gave, once the match has begun
    Column("owner", String(64)),  # the process that keeps the table, and for which time
    Column("epoch", Integer, nullable=False),
    Index("match_by_stage", "stage", "public"),
)

# A key is kept as its hash: who reads the file cannot sit down with it. Whoever holds it is a
# person of the table; each device has a key of its own.
key = Table(
    "key",
    metadata,
    Column("hash", LargeBinary, nullable=False),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("person", Integer, nullable=False),
    PrimaryKeyConstraint("match", "hash"),
)

# The key makes a second writer of the same table fail loudly.
event = Table(
    "event",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", LargeBinary, nullable=False),  # canonical JSON
    Column("house", Boolean, nullable=False),  # a move of the house, and not of the game
    Column("at", BigInteger, nullable=False),  # milliseconds of the table's own time
    Column("lag", Integer, nullable=False),  # milliseconds allowed for its way
    Column("absent", Boolean, nullable=False),
    Column("claims", Text),  # the order in which they were heard, or nothing if drawn
    Column("wish", String(64)),  # the name its client gave it
    PrimaryKeyConstraint("match", "n"),
    sqlite_with_rowid=False,
)

# Matches that somebody brought along, as text.
record = Table(
    "record",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("brought", BigInteger, nullable=False),
)

# The processes that share this database; whose lease is over has lost its tables.
node = Table(
    "node",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("url", Text, nullable=False),  # where its tables are reached
    Column("lease", Float, nullable=False),  # until when, by the database's clock
)

setting = Table(
    "setting",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
