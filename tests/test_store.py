"""The journal on both stores: nothing half written, no second writer, one owner a table."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from sqlalchemy import text

from parlour.server.setup import url_of
from parlour.store import Elsewhere, Head, Journal, Kept, Taken, Unwritten
from parlour.store.failpoints import arm, armed
from parlour.store.journal import row_of
from parlour.store.writer import Handed, Row
from tests.stores import both_stores
from tools.postgres import Server

HERE, THERE = "http://here:1", "http://there:2"


def head(id: str = "evening", **other: Any) -> Head:
    usual = {"game": "petitwhist", "edition": 1, "seats": 2, "options": b"{}", "seed": b"\0" * 32}
    usual |= {"named": False, "invite": "come", "company": b"{}", "public": False}
    return Head(id=id, **{**usual, "stage": "playing", "opened": 0, **other})


def line(n: int, move: bytes = b"{}", wish: str | None = None) -> Kept:
    return Kept(n, 0, move, False, 100 * n, 0, False, None, wish)


def write(journal: Journal, match: str, *ns: int, epoch: int | None = None) -> Exception | None:
    """What became of it: nothing if it is on disk."""
    return written(journal, [(match, epoch, [row_of(match, line(n)) for n in ns])])[0]


def written(
    journal: Journal, wanted: Sequence[tuple[str, int | None, Sequence[Row]]]
) -> list[Exception | None]:
    """All of them in one transaction, as long as it holds."""
    said: list[Exception | None] = []
    batch = [Handed(match, epoch, rows, (), said.append) for match, epoch, rows in wanted]
    for handed, failure in journal.writer.commit(batch):
        handed.then(failure)
    return said


def numbers(journal: Journal, match: str = "evening") -> list[int]:
    return [kept.n for kept in journal.events(match)]


@pytest.fixture
def opened(store: str) -> Iterator[Callable[..., Journal]]:
    """Opens the same store as often as asked, each time as another process would."""
    journals: list[Journal] = []

    def another(address: str = HERE) -> Journal:
        journals.append(Journal(url_of(store), address))
        return journals[-1]

    yield another
    armed.clear()
    for journal in journals:
        journal.close()


@pytest.fixture
def journal(opened: Callable[..., Journal]) -> Journal:
    journal = opened()
    asyncio.run(begin(journal, "evening", "other"))
    return journal


async def begin(journal: Journal, *matches: str) -> None:
    journal.writer.loop = asyncio.get_running_loop()
    for match in matches:
        await journal.open(head(match), match.encode(), 0)


@both_stores
def test_what_was_written_is_read_again(journal: Journal, opened: Callable[..., Journal]) -> None:
    lines = [
        Kept(1, -1, b'{"type":"Dealt"}', False, 5, 0, False, None, None),
        Kept(2, 0, '{"a":"é ☃"}'.encode(), False, 7, 3, True, (2, 0, 1), "w1"),
        Kept(3, 1, b"{}", True, 2**40, 0, False, (), None),
    ]
    rows = [row_of("evening", kept) for kept in lines]
    assert written(journal, [("evening", None, rows)]) == [None]
    other = opened(THERE)
    assert other.events("evening") == lines
    assert other.head("evening") == journal.head("evening")
    assert other.person("evening", b"evening") == 0
    assert other.person("evening", b"other") is None


@both_stores
def test_a_second_writer_fails_loudly(journal: Journal) -> None:
    assert write(journal, "evening", 1, 2) is None
    assert isinstance(write(journal, "evening", 2, 3), Taken)
    assert numbers(journal) == [1, 2]


@both_stores
def test_a_fault_of_one_table_is_its_own(journal: Journal) -> None:
    write(journal, "evening", 1)
    mine, theirs = row_of("evening", line(1)), row_of("other", line(1))
    fates = written(journal, [("evening", None, [mine]), ("other", None, [theirs])])
    assert isinstance(fates[0], Taken)
    assert fates[1] is None
    assert numbers(journal, "other") == [1]


@both_stores
@pytest.mark.parametrize("point", ["before-append", "before-commit"])
def test_what_could_not_be_written_has_not_happened(journal: Journal, point: str) -> None:
    arm(point, 1, "error")
    fate = write(journal, "evening", 1)
    assert isinstance(fate, Unwritten)
    assert numbers(journal) == []
    assert write(journal, "evening", 1) is None


shared = pytest.mark.parametrize("kind", ["postgresql"])


@shared
def test_a_table_has_one_owner(journal: Journal, opened: Callable[..., Journal]) -> None:
    other = opened(THERE)
    with pytest.raises(Elsewhere) as elsewhere:
        other.claim("evening")
    assert elsewhere.value.url == HERE
    assert journal.claim("evening")
    assert other.claim("nothing") is None


@shared
@pytest.mark.parametrize("end", ["lease over", "left", "started anew"])
def test_another_process_takes_the_tables_of_one_that_is_gone(
    journal: Journal, opened: Callable[..., Journal], end: str
) -> None:
    other = opened(THERE)
    assert journal.node
    if end == "lease over":
        with other.engine.begin() as database:
            database.execute(text("update node set lease = 0 where url = :url"), {"url": HERE})
    elif end == "left":
        journal.node.leave()
    else:
        opened(HERE)
    claimed = other.claim("evening")
    assert claimed
    with pytest.raises(Elsewhere):
        journal.claim("evening")


@shared
def test_whoever_has_lost_a_table_writes_nothing_any_more(
    journal: Journal, opened: Callable[..., Journal]
) -> None:
    mine = journal.claim("evening")
    assert mine
    assert write(journal, "evening", 1, epoch=mine.epoch) is None
    assert journal.node
    journal.node.leave()
    theirs = opened(THERE).claim("evening")
    assert theirs
    assert theirs.epoch == mine.epoch + 1
    assert isinstance(write(journal, "evening", 2, epoch=mine.epoch), Taken)
    assert write(journal, "evening", 2, epoch=theirs.epoch) is None
    assert numbers(journal) == [1, 2]


@shared
def test_a_lease_that_is_renewed_holds(journal: Journal, opened: Callable[..., Journal]) -> None:
    other = opened(THERE)
    assert journal.node
    assert journal.node.renew()
    journal.node.leave()
    assert not journal.node.renew()
    assert not journal.node.join()
    assert journal.node.renew()
    assert other.claim("evening"), "who was gone and came back has lost what it kept"


@pytest.mark.long
def test_a_database_that_goes_away_is_told_apart_from_a_bug(
    postgres: Server, database: str
) -> None:
    journal = Journal(url_of(database), HERE)
    asyncio.run(begin(journal, "evening"))
    try:
        postgres.stop("immediate")
        for reading in (journal.events, journal.head, journal.claim):
            with pytest.raises(Unwritten):
                reading("evening")
        assert isinstance(write(journal, "evening", 1), Unwritten)
        with pytest.raises(Unwritten):
            Journal(url_of(database), THERE)
        postgres.start()
        assert write(journal, "evening", 1) is None
        assert numbers(journal) == [1]
    finally:
        journal.close()
