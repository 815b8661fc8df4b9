"""What is carried away of a house that goes on is all of it, and comes back as it was."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from parlour.catalogue import CATALOGUE
from parlour.cli.main import main
from parlour.server.checking import checked
from parlour.server.setup import url_of
from parlour.store import Head, Journal, Kept, Shelf
from parlour.store.backup import Spoilt, back_up, beside, check, restore
from parlour.store.engines import engine, only_read
from parlour.store.failpoints import arm, armed
from tests.houses import House, Player, evening, gathered, house
from tests.stores import both_stores

Said = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with a match that is over and one that has just begun."""
    folder = tmp_path_factory.mktemp("played")
    with house(folder, speed=100) as at:
        asyncio.run(evening(at, "petitwhist", 3))
        gathered(at, "batasaurus", 2)
    back_up(url_of(str(folder / "house.sqlite3")), folder / "played.parlour")
    return folder / "played.parlour"


@pytest.fixture
def kept(store: str, played: Path) -> str:
    """A store with those matches in it."""
    restore(played, url_of(store))
    return store


def contents(store: str) -> dict[str, tuple[Head | None, list[Kept]]]:
    """All matches but for who keeps them, which does not travel."""
    shelf = Shelf(engine(url_of(store)))
    found = {match: (shelf.head(match), shelf.events(match)) for match in shelf.all()}
    shelf.engine.dispose()
    return found


@both_stores
def test_a_backup_goes_from_either_store_into_either_and_back(
    kept: str, database: str, tmp_path: Path, capsys: Said
) -> None:
    first, file = tmp_path / "first.parlour", str(tmp_path / "elsewhere.sqlite3")
    assert main(["backup", str(first), "--store", kept]) == 0
    assert main(["restore", str(first), "--store", file]) == 0
    second = tmp_path / "second.parlour"
    assert main(["backup", str(second), "--store", file]) == 0
    other = database if not kept.startswith("postgresql") else str(tmp_path / "third.sqlite3")
    assert main(["restore", str(second), "--store", other]) == 0
    assert len(contents(kept)) == 2
    assert contents(kept) == contents(file) == contents(other)
    with house(other, speed=100) as at:
        over = next(match for match, (_, events) in contents(other).items() if len(events) > 5)
        assert b"petitwhist" in at.ask(f"/api/matches/{over}")


@both_stores
def test_a_backup_of_a_house_under_load_holds_one_moment(store: str, tmp_path: Path) -> None:
    """Nothing that was acknowledged before it began is missing, and every move of it holds."""

    async def busy(at: House) -> list[tuple[int, Path]]:
        table, keys = gathered(at, "kiza", 3)
        room = CATALOGUE["kiza"]
        players = [Player(at, room, table, s, key, 0.01) for s, key in enumerate(keys)]  # type: ignore[arg-type]
        tasks = [asyncio.create_task(player.play()) for player in players]
        backups = []
        for n in range(3):
            await asyncio.sleep(0.3)
            told = max(player.history.seen for player in players)
            file = tmp_path / f"{n}.parlour"
            await asyncio.to_thread(back_up, url_of(store), file)
            backups.append((told, file))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return backups

    with house(store, speed=100) as at:
        for told, file in asyncio.run(busy(at)):
            check(file)
            shelf = Shelf(only_read(file))
            assert checked(shelf, CATALOGUE).flaws == []
            assert sum(len(shelf.events(match)) for match in shelf.all()) >= told > 0


def spoil(file: Path, random: Random) -> None:
    whole = bytearray(file.read_bytes())
    whole[random.randrange(len(whole))] ^= 1 << random.randrange(8)
    file.write_bytes(whole)


@pytest.mark.parametrize("kind", ["sqlite"])
def test_a_backup_with_one_changed_bit_is_always_found_out(kept: str, tmp_path: Path) -> None:
    file, random = tmp_path / "sunday.parlour", Random(1)
    back_up(url_of(kept), file)
    whole = file.read_bytes()
    for _ in range(200):
        spoil(file, random)
        with pytest.raises(Spoilt):
            check(file)
        file.write_bytes(whole)
    check(file)
    beside(file).unlink()
    with pytest.raises(Spoilt):
        check(file)


CHANGES = [
    "update event set move = cast(replace(cast(move as text), 'D', 'S') as blob)",
    "delete from event where n = 3",
    "update match set seed = zeroblob(32)",
    "update match set stage = 'over'",
    "update match set game = 'bridge'",
]


@pytest.mark.parametrize("kind", ["sqlite"])
@pytest.mark.parametrize("change", CHANGES)
def test_what_could_not_have_happened_is_told_and_not_put_back(
    kept: str, change: str, tmp_path: Path, capsys: Said
) -> None:
    """Somebody has changed a store, and written the fingerprint anew."""
    tampered = engine(url_of(kept))
    with tampered.begin() as database:
        database.execute(text(change))
    tampered.dispose()
    file, elsewhere = tmp_path / "sunday.parlour", tmp_path / "elsewhere.sqlite3"
    assert main(["backup", str(file), "--store", kept]) == 1
    assert "not sound" in capsys.readouterr().out
    assert main(["restore", str(file), "--store", str(elsewhere)]) == 1
    assert not elsewhere.exists()


@both_stores
def test_a_backup_that_breaks_off_leaves_nothing_that_looks_like_one(
    kept: str, tmp_path: Path
) -> None:
    file = tmp_path / "sunday.parlour"
    arm("in-backup", 1, "error")
    with pytest.raises(OSError, match="No space"):
        back_up(url_of(kept), file)
    assert not file.exists()
    assert not beside(file).exists()
    back_up(url_of(kept), file)
    arm("in-backup", 1, "error")
    with pytest.raises(OSError, match="No space"):
        restore(file, url_of(str(tmp_path / "new.sqlite3")))
    assert not armed
    assert contents(str(tmp_path / "new.sqlite3")) == {}
    restore(file, url_of(str(tmp_path / "new.sqlite3")))
    assert contents(str(tmp_path / "new.sqlite3")) == contents(kept)


@pytest.mark.parametrize("kind", ["sqlite"])
def test_what_cannot_be_kept_or_put_back_is_said_in_one_sentence(
    kept: str, tmp_path: Path, capsys: Said
) -> None:
    file = tmp_path / "sunday.parlour"
    assert main(["backup", str(file), "--store", kept]) == 0
    newer = Journal(url_of(str(tmp_path / "newer.sqlite3")))
    newer.close()
    with newer.engine.begin() as database:
        database.execute(text("update setting set value = '99' where name = 'schema'"))
    newer.engine.dispose()
    capsys.readouterr()
    asked = [
        ["backup", "--store", kept],
        ["backup", str(file), "--store", kept],
        ["backup", str(tmp_path / "b"), "--store", str(tmp_path / "nowhere.sqlite3")],
        ["backup", str(tmp_path / "c"), "--store", str(tmp_path / "newer.sqlite3")],
        ["restore", "--store", str(tmp_path / "new.sqlite3")],
        ["restore", str(file), "--store", kept],
        ["restore", kept, "--store", str(tmp_path / "new.sqlite3")],
        ["migrate", "--store", str(tmp_path / "newer.sqlite3")],
        ["migrate", "--store", "postgresql://nobody@127.0.0.1:1/nothing"],
        ["serve", "--store", str(tmp_path / "newer.sqlite3"), "--no-browser", "--port", "8764"],
    ]
    for words in asked:
        assert main(words) == 2, words
        said = capsys.readouterr()
        assert said.err.count("\n") == 1, said.err
        assert said.err.rstrip().endswith((".", "”.")), said.err
