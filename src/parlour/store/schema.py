"""What the database holds, in words that SQLite and PostgreSQL both understand."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
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
    Column("entropies", LargeBinary),  # what the seats gave, once all have sat down
    Column("outcome", Text),
)

# A seat's secret is kept as its hash: who reads the file cannot sit down with it.
seat = Table(
    "seat",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False, unique=True),
    PrimaryKeyConstraint("match", "seat"),
)

# The key makes a second writer of the same table fail loudly.
event = Table(
    "event",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", LargeBinary, nullable=False),  # canonical JSON
    Column("at", Integer, nullable=False),  # milliseconds of the table's own time
    Column("absent", Boolean, nullable=False),
    Column("claims", Text),  # the order in which they were heard, or nothing if drawn
    Column("wish", String(64)),  # the name its client gave it
    PrimaryKeyConstraint("match", "n"),
    sqlite_with_rowid=False,
)
