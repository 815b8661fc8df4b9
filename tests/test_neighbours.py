"""Several processes behind one address: nobody notices which of them keeps a table."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from urllib.error import HTTPError

import pytest

from parlour.catalogue import PETITWHIST
from parlour.core import Seat
from parlour.core.record import read_record
from parlour.store.owners import LEASE
from tests.history import faults
from tests.houses import CUT, LONGEST, House, Player, Row, evening, gathered, house
from tests.stores import empty
from tests.storm import ended
from tools.postgres import Server


@pytest.fixture(scope="module")
def two(postgres: Server) -> Iterator[tuple[House, House]]:
    with empty(postgres) as store, house(store, speed=20) as one, house(store, speed=20) as other:
        yield one, other


def played(
    kept: House,
    at: House | Row,
    disturb: Callable[[str, list[Player]], Awaitable[None]],
    rest: float = 0.05,
) -> list[Player]:
    """A match at a table kept by one process, its chairs at others, and something happens."""

    async def whole() -> list[Player]:
        async with asyncio.timeout(LONGEST):
            table, keys = gathered(kept, "petitwhist", 4)
            seats = [*map(Seat, range(4))]
            players = [Player(at, PETITWHIST, table, s, keys[s], rest) for s in seats]
            tasks = [asyncio.create_task(player.play()) for player in players]
            while any(len(player.closed) < 1 for player in players):
                await asyncio.sleep(0.01)
            await disturb(table, players)
            while not any(ended(player) for player in players):
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return players

    return asyncio.run(whole())


def judge(at: House, players: list[Player]) -> None:
    record = read_record(PETITWHIST, at.ask(f"/api/matches/{players[0].table}").decode())
    assert [*faults(PETITWHIST, record, [player.history for player in players])] == []


def test_a_match_is_played_though_every_chair_is_at_another_process(
    two: tuple[House, House],
) -> None:
    table, players = asyncio.run(evening(Row(*two), "petitwhist", 4))
    for one in two:
        judge(one, players)
        assert table in one.ask(f"/api/tables/{table}", key=players[0].key).decode()


def test_what_is_refused_elsewhere_is_refused_here_in_the_same_words(
    two: tuple[House, House],
) -> None:
    table, keys = gathered(two[0], "petitwhist", 2)
    said = []
    for one in two:
        with pytest.raises(HTTPError) as no:
            one.say(f"/api/tables/{table}/start?language=fr", key=keys[1])
        said.append((no.value.code, no.value.read()))
        no.value.close()
    assert said[0] == said[1]
    assert said[0][0] == 409


def test_a_code_for_another_device_opens_the_same_seats_at_any_process(
    two: tuple[House, House],
) -> None:
    table, keys = gathered(two[0], "petitwhist", 2)
    code = two[1].say(f"/api/tables/{table}/devices", key=keys[1])["code"]
    seated = two[1].say("/api/devices", {"code": code})
    assert seated["seats"] == [1]
    assert two[0].say(f"/api/tables/{table}", key=seated["key"], method="GET")["mine"] == [1]


def test_a_rematch_is_found_at_any_process(two: tuple[House, House]) -> None:
    table, players = asyncio.run(evening(Row(*two), "petitwhist", 2))
    following = [
        one.say(f"/api/tables/{table}/rematch", {}, key=player.key)
        for one, player in zip(two, players, strict=True)
    ]
    assert following[0]["table"] == following[1]["table"]
    assert [found["seats"] for found in following] == [[0], [1]]


@pytest.mark.long
def test_who_wakes_after_its_tables_were_taken_changes_nothing(two: tuple[House, House]) -> None:
    """A process that stands still for longer than its lease, and then goes on."""
    owner, other = two

    async def disturb(table: str, players: list[Player]) -> None:
        os.kill(owner.process.pid, signal.SIGSTOP)
        before = sum(len(player.closed) for player in players)
        while sum(len(player.closed) for player in players) < before + 3:
            await asyncio.sleep(0.05)
        os.kill(owner.process.pid, signal.SIGCONT)

    players = played(owner, other, disturb)
    judge(other, players)
    judge(owner, players)


@pytest.mark.long
def test_a_database_that_falls_and_comes_back_loses_nothing(
    two: tuple[House, House], postgres: Server
) -> None:
    async def disturb(table: str, players: list[Player]) -> None:
        for how in ("immediate", "fast"):
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(LEASE / 2)
            for one in two:
                with suppress(*CUT):
                    await asyncio.to_thread(one.ask, f"/api/tables/{table}", key=players[0].key)
                assert one.process.poll() is None
            await asyncio.to_thread(postgres.start)
            await asyncio.sleep(0.3)

    players = played(two[0], Row(*two), disturb, rest=0.5)
    judge(two[0], players)
