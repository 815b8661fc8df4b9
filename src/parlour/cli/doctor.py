"""`parlour doctor`: what a house needs and whether it is there, one line each, with the cure."""

import asyncio
import os
import shutil
import socket
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep, time
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour.cli.serve import chosen
from parlour.cli.speech import speaker
from parlour.core import Part, Phrase
from parlour.server.chair import BAD_FRAME
from parlour.server.pages import Health
from parlour.server.setup import Setup, file_of
from parlour.store.engines import engine, is_shared
from parlour.store.migrating import NEWEST, edition

SPACE: Final = 200  # megabytes, at least, that should be free
SLOW: Final = 0.05  # seconds for a disk to say that it has something
APART: Final = 2.0  # seconds between the clocks of a house and its database
BUILT: Final = 1_780_000_000  # this was written later; a clock that shows less is wrong
WAIT: Final = 5.0
Found = Iterator["Finding"]


class Finding(Struct, frozen=True):
    """Something that was looked at, and how it stands."""

    well: bool
    said: Phrase


def well(name: str, **parts: Part) -> Finding:
    return Finding(True, Phrase(f"doctor-{name}", parts))


def ill(name: str, **parts: Part) -> Finding:
    return Finding(False, Phrase(f"doctor-{name}", parts))


def doctor(asked: Namespace, language: str) -> int:
    says, setup = speaker(language), chosen(asked)
    found = [*port(setup), *disk(setup), *store(setup), *clock(), *outside(setup)]
    for finding in found:
        print("✓" if finding.well else "✗", says.say(finding.said))
    return 0 if all(finding.well for finding in found) else 1


def port(setup: Setup) -> Found:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((setup.host, setup.port))
        except OSError:
            here = f"http://127.0.0.1:{setup.port}"
            yield from answering(here, "port-taken", {"port": str(setup.port)})
        else:
            yield well("port-free", port=str(setup.port))


def answering(url: str, otherwise: str, parts: dict[str, Part]) -> Found:
    """Whether a house of ours answers there, and may be played in."""
    try:
        with urlopen(f"{url.rstrip('/')}/api/health", timeout=WAIT) as answer:
            health = msgspec.json.decode(answer.read(), type=Health)
    except (OSError, ValueError, msgspec.DecodeError) as reason:
        code = reason.code if isinstance(reason, HTTPError) else type(reason).__name__
        yield ill(otherwise, **parts, reason=str(code))
    else:
        yield ill("test-mode", url=url) if health.test_mode else well("answers", url=url)


def disk(setup: Setup) -> Found:
    file = file_of(setup.url)
    if file is None:
        return
    folder = next(place for place in file.absolute().parents if place.is_dir())
    free = shutil.disk_usage(folder).free // 1_000_000
    yield (well if free >= SPACE else ill)("space", folder=str(folder), free=free, least=SPACE)
    try:
        taken = written(folder)
    except OSError as reason:
        yield ill("no-writing", folder=str(folder), reason=reason.strerror or "?")
    else:
        kind = well if taken < SLOW else ill
        yield kind("disk", milliseconds=f"{taken * 1000:.1f}")


def written(folder: Path) -> float:
    """Seconds until the disk has something, on average."""
    with tempfile.TemporaryFile(dir=folder) as file:
        begun = monotonic()
        for _ in range(10):
            file.write(b"x" * 512)
            file.flush()
            os.fsync(file.fileno())
        return (monotonic() - begun) / 10


def store(setup: Setup) -> Found:
    file = file_of(setup.url)
    if file and not file.exists():
        yield well("store-new", file=str(file))
        return
    opened = engine(setup.url)
    try:
        with opened.connect() as database:
            there = edition(database)
            if there > NEWEST:
                yield ill("store-newer", there=there, newest=NEWEST)
            else:
                yield well("store", kind=opened.dialect.name, there=there)
            if is_shared(opened):
                said = database.execute(text("select extract(epoch from clock_timestamp())"))
                yield apart(abs(float(said.scalar_one()) - time()))
    except DBAPIError as reason:
        yield ill("no-store", reason=str(reason.orig).splitlines()[0])
    finally:
        opened.dispose()


def apart(seconds: float) -> Finding:
    return (well if seconds < APART else ill)("clocks", seconds=round(seconds))


def clock() -> Found:
    """Whether the machine knows the day, and its two clocks go alike."""
    before, begun = time(), monotonic()
    sleep(0.2)
    drift = abs((time() - before) - (monotonic() - begun))
    yield well("clock") if time() > BUILT and drift < 0.1 else ill("clock-wrong")


def outside(setup: Setup) -> Found:
    """The way through a proxy, if people come by one."""
    if not setup.public_url:
        yield well("no-proxy")
        return
    url = setup.public_url.rstrip("/")
    yield (well if url.startswith("https://") else ill)("secure", url=url)
    yield from answering(url, "not-outside", {"url": url})
    code = asyncio.run(closed(url))
    yield (
        well("upgrade", url=url)
        if code == BAD_FRAME
        else ill("no-upgrade", url=url, code=str(code))
    )


async def closed(url: str) -> str | int:
    """How a socket through the proxy ends that says nonsense: a house says why."""
    where = url.replace("http", "ws", 1) + "/api/play"
    try:
        async with connect(where, origin=url, open_timeout=WAIT) as line:  # type: ignore[arg-type]
            await line.send("?")
            await asyncio.wait_for(line.recv(), WAIT)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006
    except (OSError, WebSocketException, TimeoutError) as reason:
        return type(reason).__name__
    return 0
