"""The game's own clock at a table: the wait that is running, and who has spoken in it."""

from typing import Any

from msgspec import Struct

from parlour.core import DEALER, Dice, Event, Law, Seat, Wait


class Clock(Struct):
    """A wait, until when, and who has spoken since it began: as early as its way lets one say."""

    wait: Wait
    until: float
    spoken: list[tuple[int, Seat]]  # at which millisecond


class Waiting:
    """Follows the waits of a game. Where several race, `grace` lets the farthest claim arrive:
    it is the same for every hand, so that nothing can be told from a window's length."""

    def __init__(
        self, law: Law[Any, Any, Any], grace: float, *, timed: bool, lots: bool = False
    ) -> None:
        self.law, self.grace, self.timed, self.lots = law, grace, timed, lots
        self.clock: Clock | None = None

    @property
    def until(self) -> float | None:
        return self.clock.until if self.clock else None

    def over(self, now: float) -> bool:
        return self.clock is not None and now >= self.clock.until

    def left(self, now: float) -> float | None:
        return max(0.0, self.clock.until - now) if self.clock else None

    def follow(self, state: Any, event: Event[Any], now: float) -> None:
        """A wait with the mark of the last one runs on; another one begins."""
        wait = self.law.wait(state) if self.timed else None
        if wait is None:
            self.clock = None
        elif self.clock is None or self.clock.wait.mark != wait.mark:
            self.clock = Clock(wait, now + wait.seconds + self.allowed(state), [])
        elif event.seat != DEALER:
            self.clock.spoken.append((event.at - event.lag, event.seat))

    def allowed(self, state: Any) -> float:
        turn = self.law.turn(state)
        return self.grace if DEALER in turn and len(turn) > 1 else 0.0

    def wind_anew(self, now: float) -> None:
        if self.clock:
            self.clock.until = now + self.clock.wait.seconds

    def order(self, dice: Dice) -> tuple[Seat, ...]:
        """The seats that spoke in this wait, the first first; who spoke at once, by lot; and all
        by lot where the table has agreed on that."""
        drawn = dice.shuffled(self.clock.spoken if self.clock else [])
        return tuple(seat for _, seat in (drawn if self.lots else sorted(drawn, key=when)))


def when(said: tuple[int, Seat]) -> int:
    return said[0]
