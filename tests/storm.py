"""A house under load that is killed again and again: at any moment, or at a named failpoint.

`python -m tests.storm --cycles 200` plays matches of every game over real sockets, each table with
its seats and a watcher, while the house is killed and opened again on the same store. Each finished
match is judged by `tests/history.py`. `--points` strikes at every failpoint in turn instead,
`--store postgresql` takes a PostgreSQL of our own, and with `--nodes 2` two processes share it: one
of them is killed, and stays away until the other must have taken its tables.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from msgspec import Struct, field

from parlour.catalogue import CATALOGUE
from parlour.core import Seat
from parlour.core.record import read_record
from parlour.store.failpoints import NAMES
from parlour.store.owners import BEAT, LEASE
from tests.history import History, faults, interruptions, unresolved, wishes, write
from tests.houses import CUT, LONGEST, House, Player, Row, gathered, house
from tools.postgres import server

QUIET = ("in-backup", "in-migration")  # not passed while people play; they have tests of their own
POINTS = tuple(name for name in NAMES if name not in QUIET)
SOON = 5.0  # seconds within which everybody must be answered again
PATIENCE = 20.0  # seconds within which an armed house must have fallen


class Weather(Struct):
    """How a storm is to be, and how it was."""

    games: Sequence[str]
    tables: int = 6
    rest: float = 0.03
    speed: float = 100.0
    keep: Path | None = None  # where histories of flawed matches are kept
    matches: int = 0
    acknowledged: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        gaps = sorted(self.gaps)
        worst = gaps[-1] if gaps else 0.0
        middle = gaps[len(gaps) // 2] if gaps else 0.0
        return (
            f"{len(gaps)} kills, {self.matches} matches, {self.acknowledged} moves acknowledged, "
            f"{self.refused} refused, {len(self.faults)} faults; back after {middle:.2f} s, "
            f"at worst {worst:.2f} s"
        )


class Storm:
    """Tables that fill again as soon as their match is over, until nobody wants another."""

    def __init__(self, at: House | Row, weather: Weather, seed: int = 1) -> None:
        self.at, self.weather, self.random = at, weather, Random(seed)
        self.houses = at.houses if isinstance(at, Row) else (at,)
        self.lasting = True
        self.histories: list[History] = []

    async def rage(self, blows: Iterator[Sequence[str]]) -> Weather:
        """A blow is what the next house is armed with; one without arms is killed at any moment."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        tables = [asyncio.create_task(self.table(n)) for n in range(self.weather.tables)]
        for armed in blows:
            await self.strike(armed)
            for table in tables:
                if table.done():
                    table.result()
        self.lasting = False
        await asyncio.wait_for(asyncio.gather(*tables), 300)
        return self.weather

    async def strike(self, armed: Sequence[str]) -> None:
        struck = self.random.choice(self.houses)
        if armed:
            struck.kill()
            struck.process = await asyncio.to_thread(struck.start, *armed)
            await asyncio.to_thread(fallen, struck)
        else:
            await asyncio.sleep(self.random.uniform(0.1, 1.2))
        struck.kill()
        await self.recover(struck, monotonic())

    async def recover(self, struck: House, at: float) -> None:
        """Until at every table that was being played somebody has been answered again."""
        waiting = {history.match for history in self.histories}
        if len(self.houses) > 1:
            await asyncio.sleep(LEASE + BEAT)
        struck.process = await asyncio.to_thread(struck.start)
        worst = 0.0
        while waiting or interruptions(self.histories, at) == float("inf"):
            await asyncio.sleep(0.01)
            for match in [*waiting]:
                mine = [history for history in self.histories if history.match == match]
                gap = interruptions(mine, at)
                if gap < float("inf"):
                    worst = max(worst, gap)
                if gap < float("inf") or not mine:
                    waiting.remove(match)
            if monotonic() - at > LONGEST:
                self.weather.faults.append(f"tables that do not come back: {waiting}")
                break
        self.weather.gaps.append(max(worst, min(interruptions(self.histories, at), LONGEST)))

    async def table(self, n: int) -> None:
        game = self.weather.games[n % len(self.weather.games)]
        while self.lasting:
            with suppress(*CUT):
                await self.evening(game)

    async def evening(self, game: str) -> None:
        """One match from the opening to the verdict."""
        room = CATALOGUE[game]
        seats = self.random.choice(room.seats)
        match, keys = await asyncio.to_thread(gathered, self.at, game, seats)
        sitting: list[Any] = [*zip(map(Seat, range(seats)), keys, strict=True), (None, keys[0])]
        players = [
            Player(self.at, room, match, seat, key, self.weather.rest) for seat, key in sitting
        ]
        self.histories += [player.history for player in players]
        tasks = [asyncio.create_task(player.play()) for player in players]
        while not any(ended(player) for player in players):
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        text = await self.record(match)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.judge(room, text, [player.history for player in players])

    async def record(self, match: str) -> str:
        while True:
            with suppress(*CUT):
                return (await asyncio.to_thread(self.at.ask, f"/api/matches/{match}")).decode()
            await asyncio.sleep(0.1)

    def judge(self, room: Any, text: str, histories: list[History]) -> None:
        fates = [wish.fate for history in histories for wish in wishes(history)]
        found = [*faults(room, read_record(room, text), histories)]
        self.weather.matches += 1
        self.weather.acknowledged += fates.count("done")
        self.weather.refused += fates.count("refused")
        self.weather.faults += [f"{room.name} {histories[0].match}: {fault}" for fault in found]
        if unresolved(histories) > len(histories):
            self.weather.faults.append(f"{room.name}: wishes without an answer")
        if found and self.weather.keep:
            write(self.weather.keep, text, histories)
        for history in histories:
            self.histories.remove(history)


def ended(player: Player) -> bool:
    return bool(player.frames and player.frames[-1].get("outcome"))


def fallen(at: House) -> None:
    with suppress(Exception):
        at.process.wait(PATIENCE)


def at_any_moment(cycles: int) -> Iterator[Sequence[str]]:
    return iter([()] * cycles)


def at_every_point(
    times: int, seed: int = 1, points: Sequence[str] = POINTS
) -> Iterator[Sequence[str]]:
    random = Random(seed)
    for _ in range(times):
        for name in points:
            yield (f"arm={name}:{random.randint(1, 40)}:crash",)


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--cycles", type=int, default=200)
    asked.add_argument("--points", type=int, default=0, help="so many times at every failpoint")
    asked.add_argument("--store", default="", help="a file, an address, or postgresql")
    asked.add_argument("--nodes", type=int, default=1, help="processes that share the store")
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args(words)
    weather = Weather([*CATALOGUE], keep=chosen.keep)
    points = at_every_point(chosen.points, chosen.seed)
    blows = points if chosen.points else at_any_moment(chosen.cycles)
    with ExitStack() as held:
        store = kept_at(chosen.store, held)
        houses = [
            held.enter_context(house(store, speed=weather.speed)) for _ in range(chosen.nodes)
        ]
        asyncio.run(Storm(Row(*houses), weather, chosen.seed).rage(blows))
    print(weather)
    print(*weather.faults, sep="\n")
    return 1 if weather.faults or max(weather.gaps) > SOON else 0


def kept_at(store: str, held: ExitStack) -> str:
    if store == "postgresql":
        return held.enter_context(server()).url()
    return store or f"{held.enter_context(TemporaryDirectory())}/house.sqlite3"


if __name__ == "__main__":
    sys.exit(main())
