"""Tables at full speed, ours beside boardgame.io in one run: `make bench ONLY=tables`.

Every house is a process of its own and so is the crowd that plays at it (`beside/crowd.cjs`, the
same for all). A burst is a hundred matches of two, played from the first move to the last as fast
as the house answers; the bursts take turns, so that whatever else the machine does hits all alike.
boardgame.io plays a smaller game (`beside/peer.cjs`), in memory or with its file store; ours is
BATASAURUS with every move on disk before anybody hears of it. Beside the clock stands what the
house itself spent, which a busy machine does not change much.

`ARGS=paced` has 500 tables of four seats that think for half a second; `ARGS=memory` says what a
table weighs; `ARGS=profile` where a burst spends its time.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec import Struct, field

from tests.houses import House, answering, free_port
from tools.node import folder

HERE = Path(__file__).parent
PEERS = HERE.parent / ".cache/boardgame"
WANTED = {
    "private": True,
    "dependencies": {
        "boardgame.io": "0.50.2",
        "node-persist": "3.1.3",  # its file store
        "socket.io-client": "4.8.4",
        "ws": "8.18.3",
    },
    "overrides": {"koa-compose": "4.1.0"},  # a newer one loses the pages of its lobby
}
BURSTS, TABLES = 8, 100
TICK = os.sysconf("SC_CLK_TCK")


class Figures(Struct):
    """What the bursts at one house came to."""

    seconds: float = 0.0
    spent: float = 0.0  # by the house itself
    waits: list[float] = field(default_factory=list)  # milliseconds

    def add(self, said: dict[str, Any], spent: float) -> None:
        self.seconds += said["seconds"]
        self.spent += spent
        self.waits += said["waits"]

    def __str__(self) -> str:
        moves, waits = len(self.waits), sorted(self.waits)
        half, most = waits[moves // 2], waits[moves * 99 // 100]
        return (
            f"{moves / self.seconds:,.0f} moves a second, {moves / self.spent:,.0f} in a second "
            f"of its own; to the last at the table {half:.1f} ms, p99 {most:.1f} ms"
        )


class Crowd:
    """The people of one house, in a process of their own."""

    def __init__(self, kind: str, port: int) -> None:
        self.process = node("crowd.cjs", kind, str(port), stdin=subprocess.PIPE)

    def say(self, line: object) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(line).encode() + b"\n")
        self.process.stdin.flush()
        heard = self.process.stdout.readline()
        return json.loads(heard) if heard else sys.exit("the crowd has fallen over")

    def seated(self, tables: int, seats: int, think: int) -> None:
        self.say({"tables": tables, "seats": seats, "think": think})

    def play(self) -> dict[str, Any]:
        found: dict[str, Any] = self.say("play")
        return found


def node(script: str, *words: str, stdin: int | None = None) -> subprocess.Popen[bytes]:
    env = {**os.environ, "NODE_PATH": str(furnished() / "node_modules")}
    command = [f"{folder()}/node", str(HERE / "beside" / script), *words]
    return subprocess.Popen(command, env=env, stdin=stdin, stdout=subprocess.PIPE)


def furnished() -> Path:
    """Where boardgame.io is, and what the crowd needs to speak to it and to us."""
    if not (PEERS / "node_modules/ws").exists():
        PEERS.mkdir(parents=True, exist_ok=True)
        (PEERS / "package.json").write_text(json.dumps(WANTED))
        npm = [f"{folder()}/npm", "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(npm, cwd=PEERS, check=True)
    return PEERS


class Sampled(House):
    run = "bench.beside.sampled"


@contextmanager
def ours(room: str) -> Iterator[tuple[int, int]]:
    """A house of ours, as its process and its port."""
    at = House(f"{room}/house.sqlite3")
    try:
        yield at.process.pid, at.port
    finally:
        at.kill()


@contextmanager
def theirs(*files: str) -> Iterator[tuple[int, int]]:
    port = free_port()
    process = node("peer.cjs", str(port), *files)
    try:
        assert answering(port, process), "boardgame.io did not open its door"
        yield process.pid, port
    finally:
        process.kill()
        process.wait()


def spent(process: int) -> float:
    """Seconds of a processor that a process has had."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


def weight(process: int) -> int:
    """Kilobytes of memory that are a process's own."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("Pss:")).split()[1])


def burst(process: int, crowd: Crowd, figures: Figures, seats: int = 2, think: int = 0) -> None:
    before = spent(process)
    said = crowd.play()
    figures.add(said, spent(process) - before)


def beside(room: str, held: ExitStack) -> None:
    """Bursts in turn: ours, boardgame.io in memory, boardgame.io with its files."""
    houses = {
        "parlour, each move on disk": ("ours", ours(room)),
        "boardgame.io, in memory": ("peer", theirs()),
        "boardgame.io, with its file store": ("peer", theirs(f"{room}/files")),
    }
    standing = []
    for name, (kind, opening) in houses.items():
        process, port = held.enter_context(opening)
        standing.append((name, process, Crowd(kind, port), Figures()))
    for turn in range(BURSTS + 1):
        for _, process, crowd, figures in standing:
            crowd.seated(TABLES, 2, 0)
            burst(process, crowd, figures if turn else Figures())  # the first one warms up
    for name, _, _, figures in standing:
        print(f"{name}: {figures}", flush=True)
    print(machine(room))


def paced(room: str, held: ExitStack) -> None:
    process, port = held.enter_context(ours(room))
    crowd, figures = Crowd("ours", port), Figures()
    crowd.seated(500, 4, 500)
    burst(process, crowd, figures)
    share = figures.spent / figures.seconds
    print(f"500 tables of four: {figures}; {share:.0%} of a processor; {machine(room)}")


def memory(room: str, held: ExitStack) -> None:
    """What tables weigh with all their sockets open, from the first deal to the last trick."""
    for seats in (2, 4):
        process, port = held.enter_context(ours(room + str(seats)))
        crowd = Crowd("ours", port)
        crowd.seated(20, seats, 0)
        crowd.play()
        empty = weight(process)
        crowd.seated(500, seats, 0)
        dealt = (weight(process) - empty) / 500
        crowd.play()
        over = (weight(process) - empty) / 500
        print(f"{seats} seats: {dealt:.0f} kB a table when dealt, {over:.0f} kB when played")


def profile(room: str, held: ExitStack) -> None:
    """Of the time of the house, how much it was seen in each function, the most first."""
    at = Sampled(f"{room}/house.sqlite3")
    held.callback(at.kill)
    crowd = Crowd("ours", at.port)
    for _ in range(20):
        crowd.seated(TABLES, 2, 0)
        at.process.send_signal(signal.SIGUSR1)
        crowd.play()
        at.process.send_signal(signal.SIGUSR2)
    at.process.terminate()
    at.process.wait()


def machine(room: str) -> str:
    """How much else there was to do, and how long the disk takes."""
    begun = perf_counter()
    with Path(room, "synced").open("wb") as file:
        for _ in range(50):
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
    taken = (perf_counter() - begun) / 50 * 1000
    return f"load {os.getloadavg()[0]:.1f}, {taken:.1f} ms for the disk to have something"


WAYS: dict[str, Callable[[str, ExitStack], None]] = {
    "beside": beside,
    "paced": paced,
    "memory": memory,
    "profile": profile,
}

if __name__ == "__main__":
    for way in sys.argv[1:] or ("beside", "paced", "memory"):
        with TemporaryDirectory() as room, ExitStack() as held:
            WAYS[way](room, held)
