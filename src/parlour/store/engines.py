"""The database behind the journal: one setting says which, and nothing else asks."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy import event as hook

# What a process waits for at most, in seconds or milliseconds, before it says that it cannot.
PATIENT = {
    "connect_timeout": 3,
    "application_name": "parlour",
    "options": "-c statement_timeout=20000 -c lock_timeout=5000 -c synchronous_commit=on",
}


def engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, connect_args=PATIENT)
    made = create_engine(url)
    hook.listen(made, "connect", make_durable)
    return made


def only_read(file: Path) -> Engine:
    """A file in which nothing is changed, not even by looking."""
    return create_engine(f"sqlite:///file:{file}?mode=ro&immutable=1&uri=true")


def is_shared(engine: Engine) -> bool:
    """Whether several processes may write there; a file has one owner."""
    return engine.dialect.name != "sqlite"


def make_durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and nothing called written that a power cut could take."""
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
