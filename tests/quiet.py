"""A table kept without a network, a disk or a clock: each of them does what a test says."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import Event, Seat, canonical
from parlour.server import sitting
from parlour.server.chair import Chair
from parlour.server.change import Change, read_event
from parlour.server.company import Agreement, Company, Person, Place
from parlour.server.hearing import hear
from parlour.server.hours import Hours
from parlour.server.keeper import Keeper
from parlour.server.means import Means
from parlour.store import Head, Journal, Kept, Unwritten

SOON = 1e-6  # seconds that pass at least, or a clock that is a hair early would ask for ever


class Shelf(Journal):
    """A journal that writes at once; or, when slow, as soon as it is woken; a full one never."""

    def __init__(self, room: AnyRoom) -> None:
        self.room = room
        self.written: list[Event[Any]] = []
        self.waiting: list[Callable[[], object]] = []
        self.full = self.slow = False

    def hand_in(
        self, match: str, epoch: int | None, rows: Sequence[Any], jobs: Any, then: Any
    ) -> None:
        self.waiting.append(lambda: self.write(rows, then))
        if not self.slow:
            self.wake()

    def write(self, rows: Sequence[Any], then: Callable[[Exception | None], object]) -> None:
        if self.full:
            then(Unwritten("full"))
            return
        for _, n, seat, move, house, at, lag, absent, claims, wish in rows:
            order = None if claims is None else tuple(map(int, claims.split()))
            kept = Kept(n, seat, move, house, at, lag, absent, order, wish)
            self.written.append(read_event(self.room, kept))
        then(None)

    def wake(self) -> None:
        while self.waiting:
            self.waiting.pop(0)()


class Call(Struct):
    """Something that is due at a time, unless it is cancelled before."""

    due: float
    make: Callable[[], object]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Standing(Hours):
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self.calls: list[Call] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[..., object], *what: object) -> Any:
        made = Call(self.time + max(SOON, seconds), lambda: call(*what))
        self.calls.append(made)
        return made

    def close(self) -> None:
        self.calls.clear()

    def until(self, time: float) -> None:
        """Everything that is due until then happens, each at its time."""
        while due := [call for call in self.calls if call.due <= time and not call.cancelled]:
            first = min(due, key=lambda call: call.due)
            self.calls = [call for call in self.calls if call is not first and not call.cancelled]
            self.time = max(self.time, first.due)
            first.make()
        self.time = time


class Far:
    """A line, and how long it is."""

    def __init__(self, round_trip: float) -> None:
        self.round_trip = round_trip
        self.frames: list[Any] = []

    def tell(self, frame: bytes) -> bool:
        self.frames.append(msgspec.json.decode(frame))
        return True

    def hang_up(self, code: int) -> None:
        raise AssertionError(f"dropped with {code}")


class Evening:
    """A table that has begun, with a chair at each seat."""

    def __init__(
        self, room: AnyRoom, options: Any, agreement: Agreement, *ways: float, name: str = "m"
    ) -> None:
        self.journal, self.hours = Shelf(room), Standing()
        people = tuple(Person(f"P{seat}", "fox") for seat in range(len(ways)))
        places = tuple(Place(seat) for seat in range(len(ways)))
        company = Company(agreement, places, people, started=True)
        means = Means(CATALOGUE, self.journal, self.hours)
        self.keeper = Keeper(means, head(room, options, company, name))
        self.lines = [Far(way) for way in ways]
        self.chairs = [Chair(line, Seat(seat), seat) for seat, line in enumerate(self.lines)]
        for chair in self.chairs:
            self.keeper.welcome(chair)
        begun = Change(company=company)
        self.keeper.want(lambda keeper: sitting.begin_if_full(keeper, begun), sure)

    def say(self, seat: int, move: Any, ref: str | None = None) -> None:
        """The frame of a wish comes in now."""
        table = self.keeper.table
        assert table is not None, "the table has begun"
        ref = ref or f"{seat}@{self.hours.time}"
        at = table.eyes[Seat(seat)].steps
        wish = {"type": "Say", "ref": ref, "at": at, "move": msgspec.to_builtins(move)}
        wrong = hear(self.keeper, self.chairs[seat], msgspec.json.encode(wish).decode())
        assert wrong is None, wrong


def sure(done: Change | Exception) -> None:
    if isinstance(done, Exception):
        raise done


def head(room: AnyRoom, options: Any, company: Company, name: str) -> Head:
    return Head(
        id=name,
        game=room.name,
        edition=room.edition,
        seats=len(company.places),
        options=canonical(options),
        seed=bytes(32),
        named=False,
        invite="",
        company=canonical(company),
        public=False,
        stage="gathering",
        opened=0,
    )
