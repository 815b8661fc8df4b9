"""The time of the tables: it goes with the machine's, but not while the house does not look."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.server import hours
from parlour.server.hours import LAPSE, Hours


class Clock:
    """The machine's clock, set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(hours, "monotonic", clock)
    return clock


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


def test_it_goes_with_the_clock(clock: Clock, loop: asyncio.AbstractEventLoop) -> None:
    told = Hours(loop)
    for _ in range(10):
        clock.time += 0.5
        told.look()
    assert told.now() == 5.0


@pytest.mark.parametrize("gap", [2.0, 60.0, 3600.0])
def test_a_stop_of_the_house_costs_nobody_more_than_a_moment(
    clock: Clock, loop: asyncio.AbstractEventLoop, gap: float
) -> None:
    told = Hours(loop)
    clock.time += gap
    assert told.now() == LAPSE
    told.look()
    clock.time += 0.5
    assert told.now() == LAPSE + 0.5


def test_it_never_goes_back(clock: Clock, loop: asyncio.AbstractEventLoop) -> None:
    told, seen = Hours(loop), [0.0]
    for step in (0.1, 5.0, 0.0, 0.9, 1.1, 0.2):
        clock.time += step
        seen.append(told.now())
        told.look()
        seen.append(told.now())
    assert seen == sorted(seen)


def test_tests_may_hurry_it(clock: Clock, loop: asyncio.AbstractEventLoop) -> None:
    told = Hours(loop, speed=20)
    clock.time += 0.5
    assert told.now() == 10.0
