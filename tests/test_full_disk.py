"""A disk that takes nothing more: no move is answered as made, none is lost, reading goes on."""

import asyncio
import resource
import sys
from pathlib import Path
from urllib.error import HTTPError

import msgspec
import pytest

from parlour.catalogue import PETITWHIST
from parlour.core import Seat
from parlour.core.record import read_record
from tests.history import faults
from tests.houses import LONGEST, House, Player, gathered, house
from tests.storm import ended

pytestmark = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="only Linux can take a running house's disk away"
)


def let_write(at: House, most: int) -> None:
    """From now on no file of the house grows beyond so many bytes; -1 lifts it."""
    assert sys.platform == "linux"
    hard = resource.prlimit(at.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(at.process.pid, resource.RLIMIT_FSIZE, (most, hard))


async def squeezed(at: House) -> list[Player]:
    table, keys = gathered(at, "petitwhist", 2)
    # They think a little, lest the match be over before the disk is full.
    players = [Player(at, PETITWHIST, table, Seat(s), key, 0.3) for s, key in enumerate(keys)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    await until(lambda: all(len(player.frames) > 3 for player in players))
    let_write(at, 0)
    await until(lambda: sum(refusals(player) for player in players) >= 3)
    before = [len(steps(player)) for player in players]
    shown = await asyncio.to_thread(at.ask, f"/api/tables/{table}/now?seat=0", key=keys[0])
    assert msgspec.json.decode(shown)["steps"] == max(before[0], players[0].history.seen)
    with pytest.raises(HTTPError) as no:
        await asyncio.to_thread(at.say, "/api/tables", {"game": "petitwhist", "seats": 2})
    assert (no.value.code, no.value.headers["retry-after"]) == (503, "5")
    no.value.close()
    assert before == [len(steps(player)) for player in players]
    let_write(at, -1)
    await until(lambda: any(ended(player) for player in players))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    record = read_record(PETITWHIST, at.ask(f"/api/matches/{table}").decode())
    assert [*faults(PETITWHIST, record, [player.history for player in players])] == []
    return players


async def until(true: object) -> None:
    assert callable(true)
    while not true():
        await asyncio.sleep(0.01)


def refusals(player: Player) -> int:
    return sum(frame.get("again", False) for frame in player.frames)


def steps(player: Player) -> list[object]:
    return [step for frame in player.frames for step in frame.get("steps", ())]


def test_a_full_disk_refuses_for_a_while_and_loses_nothing(tmp_path: Path) -> None:
    async def bounded(at: House) -> list[Player]:
        async with asyncio.timeout(LONGEST):
            return await squeezed(at)

    with house(tmp_path) as at:
        for player in asyncio.run(bounded(at)):
            for frame in player.frames:
                if frame.get("again"):
                    assert frame["refusal"]["clause"] == "house.9"
                    assert frame["text"]
