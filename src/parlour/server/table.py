"""A table: one match, what its viewers are told and its clock; no socket, no file, no time.

Theory of operation. Whoever owns a table calls it, one call at a time, and says what time it is.
`open`, `say`, `tick` and the house's own moves judge, and answer with a `Batch`: what would
happen, not yet true. The owner writes it to the journal, then calls `become`, which makes it true
and answers with what each viewer is told: write, become, tell. Was it not written, the batch is
dropped, and nothing happened.

Every viewer (a seat, or None for all who watch) counts its own steps: a move that it does not
hear of makes no step, no gap and no frame for it.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec import Struct

from parlour.core import (
    DEALER,
    OVER,
    STALE,
    Dice,
    Event,
    Outcome,
    Refusal,
    Refused,
    Room,
    Seat,
    advance,
    begin,
    settle,
)
from parlour.core.house import (
    GaveTime,
    GaveUp,
    HouseMove,
    Returned,
    StoodIn,
    TookBack,
    conceded,
)
from parlour.server.clock import Clocks
from parlour.server.company import Pace
from parlour.server.sight import Eye, Sight, Viewer
from parlour.server.taking_back import Past
from parlour.server.waiting import Waiting
from parlour.server.wire import Step, Steps

AnyRoom = Room[Any, Any, Any, Any, Any, Any]
NO_PACE = Pace()


class Batch(Struct, frozen=True):
    """Moves that are to happen together, each with the state it leads to. `ref` is the wish."""

    played: tuple[tuple[Event[Any], Any], ...] = ()
    by: Viewer = None
    ref: str | None = None
    house: bool = False  # whether the house moved, and the company is to hear of it

    @property
    def events(self) -> tuple[Event[Any], ...]:
        return tuple(event for event, _ in self.played)


class Table:
    """One match. `dice` gives the luck of a move by its number; without `timed` nobody waits."""

    def __init__(
        self,
        room: AnyRoom,
        seats: int,
        options: Any,
        dice: Callable[[int], Dice],
        *,
        timed: bool = True,
        pace: Pace = NO_PACE,
        grace: float = 0.0,
        edition: int | None = None,
        lots: bool = False,
    ) -> None:
        self.room, self.law = room, room.laws[edition or room.edition]
        self.dice, self.seats = dice, seats
        self.sight, self.n, self.ply = Sight(self.law, begin(self.law, seats, options)), 0, 0
        self.eyes: dict[Viewer, Eye] = {None: Eye(), **{Seat(s): Eye() for s in range(seats)}}
        self.answered: set[tuple[Seat, str]] = set()
        self.waiting = Waiting(self.law, grace, timed=timed, lots=lots)
        self.clocks = Clocks(pace, seats)
        self.past: Past = Past()
        self.gone: Seat | None = None  # who gave up a match of two

    @property
    def state(self) -> Any:
        return self.sight.state

    @property
    def outcome(self) -> Outcome | None:
        if self.gone is not None:
            return conceded(self.seats, self.gone)
        return self.sight.outcome

    @property
    def deadline(self) -> float | None:
        """When `tick` will have something to do, if nobody speaks before."""
        if self.gone is not None:
            return None
        until = (self.waiting.until, self.clocks.deadline)
        return min((time for time in until if time is not None), default=None)

    def view(self, viewer: Viewer) -> Any:
        return self.sight.view(viewer)

    def offer(self, viewer: Viewer) -> Any:
        """What this viewer may do now, or nothing."""
        return None if self.gone is not None else self.eyes[viewer].offer

    def ends(self, batch: Batch) -> bool:
        """Whether the match is over once this batch is true."""
        event, state = batch.played[-1]
        gone = isinstance(event.move, GaveUp) and self.seats == 2
        return gone or self.law.outcome(state) is not None

    def open(self, now: float) -> Batch:
        """The dealer's first moves."""
        return Batch(tuple(self.settled(self.state, self.n, self.ply, now)))

    def say(
        self, seat: Seat, ref: str, at: int, move: bytes, now: float, lag: float = 0.0
    ) -> Batch:
        """What a wish would lead to, or `Refused`. A wish said twice is done once: its second
        batch is empty. A move that is none of the game's raises msgspec's `ValidationError`."""
        if (seat, ref) in self.answered:
            return Batch(by=seat, ref=ref)
        wish = self.room.read_move(move)
        self.check_open()
        if at < self.eyes[seat].since:
            raise Refused(Refusal(STALE))
        state = advance(self.law, self.state, seat, wish)
        event = Event(self.n + 1, seat, wish, at=milliseconds(now), lag=milliseconds(lag))
        played = ((event, state), *self.settled(state, event.n, self.ply + 1, now))
        return Batch(played, seat, ref)

    def house(self, seat: Seat, ref: str | None, move: HouseMove, now: float) -> Batch:
        """What a move of the house would lead to; it was judged by whoever asks."""
        if ref is not None and (seat, ref) in self.answered:
            return Batch(by=seat, ref=ref)
        self.check_open()
        state = self.past.state(move.to) if isinstance(move, TookBack) else self.state
        event = Event(self.n + 1, seat, move, at=milliseconds(now))
        return Batch(((event, state),), seat, ref, house=True)

    def check_open(self) -> None:
        if self.gone is not None:
            raise Refused(Refusal(OVER))

    def tick(self, now: float) -> Batch:
        """What happens when a wait is over: the dealer speaks, or the absent are played for."""
        if self.gone is not None:
            return Batch()
        if self.waiting.over(now):
            return self.waited(now)
        late = [*self.clocks.late(now)]
        if late and self.clocks.falls:
            return self.house(late[0], None, GaveUp(flagged=True), now)
        return self.followed([*self.stood_in(late, now)], now) if late else Batch()

    def waited(self, now: float) -> Batch:
        turn = self.law.turn(self.state)
        if DEALER in turn:
            return self.followed([self.dealt(now)], now)
        return self.followed([*self.stood_in(sorted(turn), now)], now)

    def followed(self, played: list[tuple[Event[Any], Any]], now: float) -> Batch:
        event, state = played[-1]
        return Batch((*played, *self.settled(state, event.n, self.ply + len(played), now)))

    def become(
        self, batch: Batch, now: float, viewers: Collection[Viewer] | None = None
    ) -> dict[Viewer, Steps]:
        """Make a written batch true, and say what each of these viewers is told of it."""
        told: dict[Viewer, list[Step]] = {
            viewer: [] for viewer in (self.eyes if viewers is None else viewers)
        }
        for event, after in batch.played:
            sight = Sight(self.law, after)
            self.tell(event, sight, told)
            self.past.add(self.law, self.state, event, self.ply)
            self.sight, self.n = sight, event.n
            self.count(event, now)
        if batch.by is not None and batch.ref is not None:
            self.answered.add((batch.by, batch.ref))
        self.renew_offers()
        mine = {batch.by: batch.ref} if batch.ref else {}
        return {
            viewer: self.frame(viewer, tuple(steps), now, mine.get(viewer))
            for viewer, steps in told.items()
            if steps or viewer in mine
        }

    def tell(self, event: Event[Any], after: Sight, told: dict[Viewer, list[Step]]) -> None:
        """A step for each viewer that hears of it; the views of whom nobody asks are not made."""
        house = event.move if isinstance(event.move, HouseMove) else None
        for viewer, eye in self.eyes.items():
            heard = house or self.law.hear(self.state, event.seat, event.move, viewer)
            if heard is None:
                continue
            eye.steps += 1
            if viewer in told:
                heard = None if house else heard
                step = Step(eye.steps, event.seat, heard, after.view(viewer), house=house)
                told[viewer].append(step)

    def count(self, event: Event[Any], now: float) -> None:
        """Where the match stands after an event, and whose clock runs."""
        match event.move:
            case TookBack(to):
                self.ply = to
            case GaveTime(to):
                self.clocks.give(to)
            case GaveUp():
                self.gone = event.seat if self.seats == 2 else None
                self.clocks.left[event.seat] = float(self.clocks.pace.seconds)
            case StoodIn() | Returned():
                pass
            case _:
                self.ply += 1
                self.clocks.moved(event.seat, (event.at - event.lag) / 1000)
        self.waiting.follow(self.state, event, now)
        if self.clocks.run:
            thinking = self.law.turn(self.state) - {DEALER} if self.waiting.until is None else ()
            self.clocks.await_only(() if self.gone is not None else thinking, now)

    def recall(self, event: Event[Any], wish: str | None) -> None:
        """Let a written event be true again, and tell nobody: the journal is played."""
        if isinstance(event.move, TookBack):
            after = self.past.state(event.move.to)
        elif isinstance(event.move, HouseMove):
            after = self.state
        else:
            after = advance(self.law, self.state, event.seat, event.move)
        batch = Batch(((event, after),), event.seat if wish else None, wish)
        self.become(batch, event.at / 1000, ())

    def wind_anew(self, now: float) -> None:
        """After a pause that was nobody's fault, whoever is waited for has all the time again."""
        self.waiting.wind_anew(now)
        self.clocks.wind_anew(now)

    def catch_up(self, viewer: Viewer, now: float) -> Steps:
        """For a chair that comes, or comes back: the table as it may be seen now. Steps gone by
        are not told again, for they may show what has been covered since."""
        step = Step(self.eyes[viewer].steps, DEALER, None, self.view(viewer))
        return self.frame(viewer, (step,), now)

    def frame(
        self, viewer: Viewer, steps: tuple[Step, ...], now: float, ref: str | None = None
    ) -> Steps:
        left, clocks = self.waiting.left(now), self.clocks.shown(now)
        return Steps(steps, self.offer(viewer), ref, left, self.outcome, clocks=clocks)

    def settled(self, state: Any, n: int, ply: int, now: float) -> Iterator[tuple[Event[Any], Any]]:
        """The dealer's moves that follow of themselves after move `n`."""
        spoken = settle(self.law, state, ply + 1, self.dice, timed=self.waiting.timed)
        for number, (move, after) in enumerate(spoken, n + 1):
            yield Event(number, DEALER, move, at=milliseconds(now)), after

    def dealt(self, now: float) -> tuple[Event[Any], Any]:
        dice = self.dice(self.ply + 1)
        order = self.waiting.order(self.dice(self.ply + 1))
        move = self.law.chance(self.state, dice, order)
        after = advance(self.law, self.state, DEALER, move)
        return Event(self.n + 1, DEALER, move, at=milliseconds(now), order=order), after

    def stood_in(self, seats: Collection[Seat], now: float) -> Iterator[tuple[Event[Any], Any]]:
        """A move for each seat still awaited, while the wait that is over is still theirs."""
        state, wait = self.state, self.law.wait(self.state)
        played = 0
        for seat in seats:
            if self.law.wait(state) == wait and seat in self.law.turn(state):
                played += 1
                dice = self.dice(self.ply + played)
                move = self.law.absent(self.law.view(state, seat), dice)
                state = advance(self.law, state, seat, move)
                at = milliseconds(now)
                yield Event(self.n + played, seat, move, at=at, absent=True), state

    def renew_offers(self) -> None:
        for viewer, eye in self.eyes.items():
            if viewer is None:
                continue  # who only watches is never offered anything
            offer = self.law.offer(self.view(viewer))
            if offer != eye.offer:
                eye.offer, eye.since = offer, eye.steps


def milliseconds(now: float) -> int:
    return round(now * 1000)
