"""A house that runs: one process, one port, until it is asked to stop."""

import fcntl
import gc
import os
import random
import signal
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from parlour.server.chair import encode
from parlour.server.door import door
from parlour.server.front import Front
from parlour.server.line import Line
from parlour.server.log import Log, overhear
from parlour.server.setup import Setup, file_of
from parlour.server.table import AnyRoom
from parlour.server.wire import Closing
from parlour.store.engines import engine
from parlour.store.failpoints import arm
from parlour.store.migrating import Moved, migrate

SOON = (500, 3_000)  # milliseconds after which people come back, each at another moment
STOP = 15  # seconds within which everything is told that is still to be told


class Occupied(Exception):
    """Another process keeps this file; two would write into each other."""


class Insecure(Exception):
    """Faults were asked for, or a faster time, outside of the test mode."""


class Doorway(Line):
    """A line that says good-bye when the house closes."""

    def shutdown(self) -> None:
        if self.ear is not None:
            self.tell(encode(Closing(random.randint(*SOON))))
        super().shutdown()


class Server(uvicorn.Server):
    """Tells once when the door is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], object]) -> None:
        super().__init__(config)
        self.opened = opened

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever is asked to stop and does has done as asked: that is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is loaded by now stays: the collector need not look at it again
            gc.set_threshold(50_000, 20, 1_000)
            self.opened()


def run(rooms: Mapping[str, AnyRoom], setup: Setup, opened: Callable[[], object]) -> bool:
    """Returns when the house was asked to stop; whether it ever stood open. Raises `Occupied`,
    `Newer`, or `Unwritten` for a store that it cannot use."""
    os.umask(0o077)  # what people play, and with which keys, is nobody else's to read
    overhear(Log())
    arm_failpoints(setup)
    with ExitStack() as held:
        if file := file_of(setup.url):
            file.parent.mkdir(parents=True, exist_ok=True)
            held.enter_context(sole_owner(file))
        prepared(setup.url)
        server = Server(configured(rooms, setup), opened)
        server.run()
        return server.started


def arm_failpoints(setup: Setup) -> None:
    if (setup.armed or setup.speed != 1.0) and not setup.test_mode:
        raise Insecure("only a house in test mode can be made to fail, or to hurry")
    for armed in setup.armed:
        name, nth, fault = armed.split(":")
        arm(name, int(nth), "crash" if fault == "crash" else "error")


def prepared(url: str) -> Moved:
    """The store as this house reads it."""
    store = engine(url)
    try:
        return migrate(store)
    finally:
        store.dispose()


def configured(rooms: Mapping[str, AnyRoom], setup: Setup) -> uvicorn.Config:
    return uvicorn.Config(
        door(rooms, setup),
        host=setup.host,
        port=setup.port,
        loop="uvloop",
        http=Front,
        ws=Doorway,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(setup.proxies),
        forwarded_allow_ips=list(setup.proxies) or "127.0.0.1",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP,
        timeout_keep_alive=30,
    )


def sole_owner(file: Path) -> Any:
    """Held as long as the house runs; the system lets it go, however the house ends."""
    lock = file.with_name(f"{file.name}.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Occupied(str(file)) from None
    return lock
