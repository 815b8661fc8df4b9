"""A table: one match, what its viewers are told and its clock; no socket, no file, no time.

Theory of operation. Whoever owns a table calls it, one call at a time, and says what time it is.
`open`, `say` and `tick` judge, and answer with a `Batch`: what would happen, not yet true. The
owner writes it to the journal, then calls `become`, which makes it true and answers with what
each viewer is told: write, become, tell. Was it not written, the batch is dropped, and nothing
happened.

Every viewer (a seat, or None for all who watch) counts its own steps: a move that it does not
hear of makes no step, no gap and no frame for it.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import (
    DEALER,
    STALE,
    Dice,
    Event,
    Refusal,
    Refused,
    Room,
    Seat,
    Wait,
    advance,
    begin,
    settle,
)
from parlour.server.wire import Step, Steps

AnyRoom = Room[Any, Any, Any, Any, Any, Any]
Viewer = Seat | None


class Batch(Struct, frozen=True):
    """Moves that are to happen together, each with the state it leads to. `ref` is the wish."""

    played: tuple[tuple[Event[Any], Any], ...] = ()
    by: Viewer = None
    ref: str | None = None

    @property
    def events(self) -> tuple[Event[Any], ...]:
        return tuple(event for event, _ in self.played)


class Clock(Struct):
    """The wait that is running, until when, and who has spoken since it began."""

    wait: Wait
    until: float
    spoken: list[tuple[float, Seat]]


class Eye(Struct):
    """What a viewer was told so far: how many steps, its offer, and the step that brought it."""

    steps: int = 0
    offer: Any = None
    since: int = 0


class Table:
    """One match. `dice` gives the luck of move number n; without `timed` nobody waits."""

    def __init__(
        self,
        room: AnyRoom,
        seats: int,
        options: Any,
        dice: Callable[[int], Dice],
        *,
        timed: bool = True,
    ) -> None:
        self.room, self.law, self.dice, self.timed = room, room.law, dice, timed
        self.state, self.n = begin(self.law, seats, options), 0
        self.eyes: dict[Viewer, Eye] = {None: Eye(), **{Seat(s): Eye() for s in range(seats)}}
        self.answered: set[tuple[Seat, str]] = set()
        self.clock: Clock | None = None

    @property
    def deadline(self) -> float | None:
        """When `tick` will have something to do, if nobody speaks before."""
        return self.clock.until if self.clock else None

    def open(self, now: float) -> Batch:
        """The dealer's first moves."""
        return Batch(tuple(self.settled(self.state, self.n, now)))

    def say(self, seat: Seat, ref: str, at: int, move: bytes, now: float) -> Batch:
        """What a wish would lead to, or `Refused`. A wish said twice is done once: its second
        batch is empty. A move that is none of the game's raises msgspec's `ValidationError`."""
        if (seat, ref) in self.answered:
            return Batch(by=seat, ref=ref)
        wish = msgspec.json.decode(move, type=self.room.move)
        if at < self.eyes[seat].since:
            raise Refused(Refusal(STALE))
        state = advance(self.law, self.state, seat, wish)
        event = Event(self.n + 1, seat, wish, at=milliseconds(now))
        return Batch(((event, state), *self.settled(state, event.n, now)), seat, ref)

    def tick(self, now: float) -> Batch:
        """What happens when a wait is over: the dealer speaks, or the absent are played for."""
        if self.clock is None or now < self.clock.until:
            return Batch()
        played = [*(self.dealt(now) if DEALER in self.law.turn(self.state) else self.stood_in(now))]
        event, state = played[-1]
        return Batch((*played, *self.settled(state, event.n, now)))

    def become(self, batch: Batch, now: float) -> dict[Viewer, Steps]:
        """Make a written batch true, and say what each viewer is told of it."""
        told: dict[Viewer, list[Step]] = {viewer: [] for viewer in self.eyes}
        for event, after in batch.played:
            for viewer, steps in told.items():
                heard = self.law.hear(self.state, event.seat, event.move, viewer)
                if heard is not None:
                    self.eyes[viewer].steps += 1
                    view = self.law.view(after, viewer)
                    steps.append(Step(self.eyes[viewer].steps, event.seat, heard, view))
            self.state, self.n = after, event.n
            self.run_clock(event, now)
        if batch.by is not None and batch.ref is not None:
            self.answered.add((batch.by, batch.ref))
        self.renew_offers()
        mine = {batch.by: batch.ref} if batch.ref else {}
        left, outcome = self.left(now), self.law.outcome(self.state)
        return {
            viewer: Steps(tuple(steps), self.eyes[viewer].offer, mine.get(viewer), left, outcome)
            for viewer, steps in told.items()
            if steps or viewer in mine
        }

    def recall(self, event: Event[Any], wish: str | None, now: float) -> None:
        """Let a written event be true again, and tell nobody: the journal is played."""
        after = advance(self.law, self.state, event.seat, event.move)
        self.become(Batch(((event, after),), event.seat if wish else None, wish), now)

    def wind_anew(self, now: float) -> None:
        """After a pause that was nobody's fault, whoever is waited for has all the time again."""
        if self.clock:
            self.clock.until = now + self.clock.wait.seconds

    def catch_up(self, viewer: Viewer, now: float) -> Steps:
        """For a chair that comes, or comes back: the table as it may be seen now. Steps gone by
        are not told again, for they may show what has been covered since."""
        eye = self.eyes[viewer]
        step = Step(eye.steps, DEALER, None, self.law.view(self.state, viewer))
        outcome = self.law.outcome(self.state)
        return Steps((step,), eye.offer, seconds=self.left(now), outcome=outcome)

    def settled(self, state: Any, n: int, now: float) -> Iterator[tuple[Event[Any], Any]]:
        """The dealer's moves that follow of themselves after move `n`."""
        spoken = settle(self.law, state, n + 1, self.dice, timed=self.timed)
        for number, (move, after) in enumerate(spoken, n + 1):
            yield Event(number, DEALER, move, at=milliseconds(now)), after

    def dealt(self, now: float) -> Iterator[tuple[Event[Any], Any]]:
        n, order = self.n + 1, self.order()
        move = self.law.chance(self.state, self.dice(n), order)
        after = advance(self.law, self.state, DEALER, move)
        yield Event(n, DEALER, move, at=milliseconds(now), order=order), after

    def stood_in(self, now: float) -> Iterator[tuple[Event[Any], Any]]:
        """A move for each seat still awaited, while the wait that is over is still theirs."""
        state, n, wait = self.state, self.n, self.law.wait(self.state)
        for seat in sorted(self.law.turn(state)):
            if self.law.wait(state) == wait and seat in self.law.turn(state):
                n += 1
                move = self.law.absent(self.law.view(state, seat), self.dice(n))
                state = advance(self.law, state, seat, move)
                yield Event(n, seat, move, at=milliseconds(now), absent=True), state

    def order(self) -> tuple[Seat, ...]:
        """The seats that spoke in this wait, the first first; who spoke at once, by lot."""
        spoken = self.clock.spoken if self.clock else []
        drawn = self.dice(self.n + 1).shuffled(spoken)
        return tuple(seat for _, seat in sorted(drawn, key=lambda said: said[0]))

    def run_clock(self, event: Event[Any], now: float) -> None:
        """A wait with the mark of the last one runs on; another one begins."""
        wait = self.law.wait(self.state) if self.timed else None
        if wait is None:
            self.clock = None
        elif self.clock is None or self.clock.wait.mark != wait.mark:
            self.clock = Clock(wait, now + wait.seconds, [])
        elif event.seat != DEALER:
            self.clock.spoken.append((now, event.seat))

    def renew_offers(self) -> None:
        for viewer, eye in self.eyes.items():
            offer = self.law.offer(self.law.view(self.state, viewer))
            if offer != eye.offer:
                eye.offer, eye.since = offer, eye.steps

    def left(self, now: float) -> float | None:
        return max(0.0, self.clock.until - now) if self.clock else None


def milliseconds(now: float) -> int:
    return round(now * 1000)
