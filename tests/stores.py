"""Both stores for the tests: a file, and a PostgreSQL that is started once and thrown away."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tools.postgres import Server, server

NUMBERS = count(1)

both_stores = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with server() as running:
        yield running


@contextmanager
def empty(postgres: Server) -> Iterator[str]:
    """A database that nobody has used, and that is gone afterwards."""
    name = f"evening_{next(NUMBERS)}"
    postgres.say(f"create database {name}")
    yield postgres.url(name)
    postgres.say(f"drop database {name} with (force)")


@pytest.fixture
def database(postgres: Server) -> Iterator[str]:
    with empty(postgres) as url:
        yield url


@pytest.fixture
def store(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Where a house may keep its journal: in a file, or in a database of its own."""
    if kind == "sqlite":
        return str(tmp_path / "house.sqlite3")
    return str(request.getfixturevalue("database"))
