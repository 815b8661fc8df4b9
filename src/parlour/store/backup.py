"""A store as one file that can be carried away while the house goes on, and put back anywhere.

What is copied is what was true at one moment. The file is an SQLite one, whatever it was copied
from, so that a house can move from a file to a database and back; its fingerprint stands beside it.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, Table, delete, func, insert, select
from sqlalchemy.exc import StatementError

from parlour.store import schema
from parlour.store.engines import engine, is_shared, only_read
from parlour.store.failpoints import pass_by
from parlour.store.migrating import NAME, NEWEST, Newer, edition, migrate
from parlour.store.owners import SECRET
from parlour.store.writer import Unwritten

AT_ONCE: Final = 500  # rows
OURS: Final = (SECRET, NAME)  # settings of a store itself, which do not travel
TABLES: Final = tuple(t for t in schema.metadata.sorted_tables if t is not schema.node)


class Spoilt(Exception):
    """A backup is not what was written."""


class NotEmpty(Exception):
    """There is something already where a backup was to be put back."""


class Copied(Struct, frozen=True):
    """How many matches, with how many events."""

    matches: int
    events: int


def back_up(url: str, file: Path) -> Copied:
    """A new file with all that the store holds now, and its fingerprint beside it."""
    half = file.with_name(f"{file.name}.half")
    half.unlink(missing_ok=True)
    source, target = engine(url), engine(f"sqlite:///{half}")
    try:
        migrate(target)
        with snapshot(source) as old, target.begin() as new:
            old_enough(old)
            copied = copy(old, new)
        one_file(target)
    except StatementError as reason:
        raise Unwritten(str(reason.orig)) from reason
    finally:
        source.dispose()
        target.dispose()
    pass_by("in-backup")
    beside(file).write_text(f"{fingerprint(half)}  {file.name}\n")
    half.replace(file)
    return copied


def restore(file: Path, url: str) -> Copied:
    """All of a backup into a store that holds nothing yet; or none of it."""
    check(file)
    source, target = only_read(file), engine(url)
    try:
        with source.connect() as old:
            if edition(old) > NEWEST:
                raise Newer(edition(old))
            migrate(target)
            with target.begin() as new:
                if new.execute(select(func.count()).select_from(schema.match)).scalar():
                    raise NotEmpty(url)
                known = schema.setting
                new.execute(delete(known).where(known.c.name.not_in(OURS)))
                copied = copy(old, new)
                pass_by("in-backup")
    except StatementError as reason:
        raise Unwritten(str(reason.orig)) from reason
    finally:
        source.dispose()
        target.dispose()
    return copied


def check(file: Path) -> None:
    """Raises `Spoilt` unless the file is, bit for bit, what was written."""
    try:
        said = beside(file).read_text().split()[0]
        true = said == fingerprint(file)
    except (OSError, IndexError) as reason:
        raise Spoilt(str(reason)) from reason
    if not true:
        raise Spoilt(file.name)


def beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.sha256")


def fingerprint(file: Path) -> str:
    found = sha256()
    with file.open("rb") as opened:
        while part := opened.read(1 << 20):
            found.update(part)
    return found.hexdigest()


def snapshot(source: Engine) -> Connection:
    """A look at one moment, however long it takes."""
    level = "REPEATABLE READ" if is_shared(source) else "SERIALIZABLE"
    database = source.connect().execution_options(isolation_level=level)
    if not is_shared(source):
        database.exec_driver_sql("begin")
    return database


def old_enough(database: Connection) -> None:
    there = edition(database)
    if there > NEWEST:
        raise Newer(there)
    if there < NEWEST:
        raise Unwritten(f"edition {there} of the schema: run `parlour migrate` first")


def copy(old: Connection, new: Connection) -> Copied:
    counted = {table.name: sum(copy_table(old, new, table)) for table in TABLES}
    return Copied(counted[schema.match.name], counted[schema.event.name])


def copy_table(old: Connection, new: Connection, table: Table) -> Iterator[int]:
    rows = old.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for some in rows.partitions(AT_ONCE):
        kept = [travelling(table, dict(row)) for row in some if travels(table, row)]
        if kept:
            new.execute(insert(table), kept)
        yield len(kept)


def travels(table: Table, row: Any) -> bool:
    return table is not schema.setting or row["name"] not in OURS


def travelling(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Nobody keeps a match where it arrives."""
    return {**row, "owner": None} if table is schema.match else row


def one_file(target: Engine) -> None:
    """Nothing of it lies beside it any more."""
    with target.connect() as database:
        database.exec_driver_sql("pragma journal_mode = delete")
