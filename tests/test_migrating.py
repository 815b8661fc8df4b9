"""A store of an older house becomes one of ours; one of a newer house is left as it is."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Engine, inspect, select

from parlour.server.setup import url_of
from parlour.store import Newer, schema
from parlour.store.engines import engine
from parlour.store.failpoints import arm, armed
from parlour.store.journal import Journal
from parlour.store.migrating import NEWEST, STEPS, Moved, migrate
from tests import schema_1
from tests.stores import both_stores

MATCH = {
    **{"id": "old", "game": "petitwhist", "edition": 1, "seats": 2, "options": b"{}"},
    **{"seed": b"s" * 32, "named": False, "invite": "come", "company": b"{}", "public": True},
    **{"stage": "playing", "opened": 7, "entropies": b'["",""]', "owner": None, "epoch": 3},
}
EVENT = {
    **{"match": "old", "n": 1, "seat": -1, "move": b"{}", "house": False, "at": 0, "lag": 0},
    **{"absent": False, "claims": "1 0", "wish": None},
}


@pytest.fixture
def old(store: str) -> str:
    """A store of the first edition, with something in it."""
    first = engine(url_of(store))
    schema_1.metadata.create_all(first)
    with first.begin() as database:
        database.execute(schema_1.match.insert(), MATCH)
        database.execute(schema_1.event.insert(), EVENT)
    first.dispose()
    return url_of(store)


def looks(store: Engine) -> dict[str, list[tuple[str, str, bool]]]:
    """Every table with its columns."""
    seen = inspect(store)
    return {
        name: sorted(
            (c["name"], str(c["type"]), bool(c["nullable"])) for c in seen.get_columns(name)
        )
        for name in sorted(seen.get_table_names())
    }


@both_stores
def test_an_old_store_looks_like_a_new_one_afterwards(old: str, tmp_path: Path) -> None:
    store = engine(old)
    assert migrate(store) == Moved(1, NEWEST)
    assert migrate(store) == Moved(NEWEST, NEWEST)
    migrated = looks(store)
    with store.begin() as database:
        for table in reversed(schema.metadata.sorted_tables):
            table.drop(database)
    assert migrate(store) == Moved(0, NEWEST)
    assert looks(store) == migrated
    store.dispose()


@both_stores
def test_nothing_is_lost_on_the_way(old: str) -> None:
    journal = Journal(old, "http://here:1")
    head, (event,) = journal.head("old"), journal.events("old")
    journal.close()
    assert head
    assert (head.seed, head.entropies, head.epoch, head.clock) == (b"s" * 32, (b"", b""), 3, None)
    assert (event.n, event.order, event.move) == (1, (1, 0), b"{}")


@both_stores
@pytest.mark.parametrize("nth", range(1, len(STEPS) + 2))
def test_a_fault_on_the_way_leaves_the_store_as_it_was(old: str, nth: int) -> None:
    store = engine(old)
    before = looks(store)
    arm("in-migration", nth, "error")
    with pytest.raises(OSError, match="No space left"):
        migrate(store)
    assert not armed
    assert looks(store) == before
    assert migrate(store) == Moved(1, NEWEST)
    store.dispose()


DIES = (
    "import sys; from parlour.store.engines import engine;"
    "from parlour.store.failpoints import arm; from parlour.store.migrating import migrate;"
    "arm('in-migration', int(sys.argv[2]), 'crash'); migrate(engine(sys.argv[1]))"
)


@both_stores
@pytest.mark.parametrize("nth", range(1, len(STEPS) + 2))
def test_a_process_that_dies_on_the_way_leaves_the_store_as_it_was(old: str, nth: int) -> None:
    died = subprocess.run([sys.executable, "-c", DIES, old, str(nth)], check=False)
    assert died.returncode == -9
    store = engine(old)
    assert migrate(store) == Moved(1, NEWEST)
    store.dispose()


@both_stores
def test_what_a_newer_house_has_written_is_left_alone(old: str) -> None:
    store = engine(old)
    migrate(store)
    known = schema.setting
    with store.begin() as database:
        database.execute(known.update().where(known.c.name == "schema").values(value="99"))
    with pytest.raises(Newer):
        migrate(store)
    with store.connect() as database:
        said = database.execute(select(known.c.value).where(known.c.name == "schema")).scalar()
    assert said == "99"
    store.dispose()
