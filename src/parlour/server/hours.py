"""The time of the tables: it stands still while the house does, so nobody is late by its fault."""

import asyncio
from collections.abc import Callable
from time import monotonic

BEAT = 0.25  # seconds between two looks at the machine's clock
LAPSE = 1.0  # seconds, at most, that count when the house has not come to look


class Hours:
    """Follows the machine's clock, and no jump of it: a process that was stopped, a machine that
    slept, a loop that was held up cost nobody more than a moment. Runs faster in tests."""

    def __init__(self, loop: asyncio.AbstractEventLoop, speed: float = 1.0) -> None:
        self.loop, self.speed = loop, speed
        self.counted, self.looked = 0.0, monotonic()
        self.next = loop.call_later(BEAT, self.look)

    def now(self) -> float:
        """Seconds since the house was opened."""
        return self.counted + min(monotonic() - self.looked, LAPSE) * self.speed

    def look(self) -> None:
        self.counted, self.looked = self.now(), monotonic()
        self.next = self.loop.call_later(BEAT, self.look)

    def later(
        self, seconds: float, call: Callable[..., object], *what: object
    ) -> asyncio.TimerHandle:
        """Whoever is called looks at the time again: it may have stood still."""
        return self.loop.call_later(max(0.0, seconds) / self.speed, call, *what)

    def close(self) -> None:
        self.next.cancel()
