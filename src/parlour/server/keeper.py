"""Who keeps a table: the one task that touches it, its clock, its journal and its chairs."""

import asyncio
from time import monotonic
from typing import Any

import msgspec

from parlour.core import Event, Refused, Seat, canonical, fair
from parlour.server.reading import worded
from parlour.server.table import AnyRoom, Batch, Table, Viewer
from parlour.server.wire import Advice, May, No, Say, Steps
from parlour.store import Head, Journal, Kept

OUTBOX = 64  # frames a chair may be behind before it is dropped
INBOX = 64  # wishes a table holds before it makes a chair wait


class Chair:
    """One connection at a table. `send` never blocks: a chair too far behind is dropped."""

    def __init__(self, viewer: Viewer, *, reads: bool = False) -> None:
        self.viewer, self.reads = viewer, reads
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self.dropped = False

    def send(self, frame: bytes) -> None:
        if self.dropped:
            return
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.dropped = True


class Tick:
    """The table's clock has run out."""


class Keeper:
    """Keeps one match: opens it from the journal, then lives until nobody may speak any more."""

    def __init__(self, room: AnyRoom, head: Head, journal: Journal) -> None:
        self.room, self.head, self.journal = room, head, journal
        seed = fair.mix(head.id, head.seed, head.entropies or ())
        options = msgspec.json.decode(head.options, type=room.options)
        self.table = Table(room, head.seats, options, lambda n: fair.dice(seed, n))
        self.chairs: set[Chair] = set()
        self.inbox: asyncio.Queue[tuple[Chair, Say | May] | Tick] = asyncio.Queue(INBOX)
        self.began = monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.reopen()

    @property
    def now(self) -> float:
        """Seconds of the table's own time, which stands still while the house is closed."""
        return monotonic() - self.began

    async def run(self) -> None:
        if not self.table.n:
            await self.keep(self.table.open(self.now))
        self.wind()
        while not self.over:
            item = await self.inbox.get()
            if isinstance(item, Tick):
                await self.keep(self.table.tick(self.now))
            else:
                await self.hear(*item)
            self.wind()

    @property
    def over(self) -> bool:
        return self.table.law.outcome(self.table.state) is not None

    def reopen(self) -> None:
        """Play the journal again, silently."""
        kept = self.journal.events(self.head.id)
        for line in kept:
            self.table.recall(read_event(self.room, line), line.wish, self.now)
        if kept:
            self.began -= kept[-1].at / 1000
            self.table.wind_anew(self.now)

    async def hear(self, chair: Chair, say: Say | May) -> None:
        seat = chair.viewer
        try:
            assert seat is not None, "watchers are not listened to"
            if isinstance(say, May):
                return chair.send(encode(self.advise(seat, say)))
            batch = self.table.say(seat, say.ref, say.at, bytes(say.move), self.now)
        except Refused as no:
            offer = self.table.eyes[seat].offer
            chair.send(encode(No(say.ref, no.refusal, offer)))
        except msgspec.ValidationError:
            chair.dropped = True
        else:
            await self.keep(batch)

    async def keep(self, batch: Batch) -> None:
        """Write, become, tell: nobody hears of a move that could still be lost."""
        if batch.played:
            await self.journal.append(self.head.id, [write_event(batch, e) for e in batch.events])
        told = self.table.become(batch, self.now)
        frames: dict[tuple[Viewer, bool], bytes] = {}
        for chair in self.chairs:
            if steps := told.get(chair.viewer):
                kind = (chair.viewer, chair.reads)
                frame = frames.get(kind) or frames.setdefault(kind, self.write(chair, steps))
                chair.send(frame)

    def write(self, chair: Chair, steps: Steps) -> bytes:
        """A frame as this chair reads it."""
        if chair.reads:
            view = self.table.law.view(self.table.state, chair.viewer)
            steps = worded(self.room, chair.viewer, steps, view)
        return encode(steps)

    def advise(self, seat: Seat, may: May) -> Advice:
        """What the room says of a draft; it judges from what the seat sees."""
        draft = msgspec.json.decode(may.draft, type=self.room.move)
        verdict = self.table.law.advise(self.table.law.view(self.table.state, seat), draft)
        name = None if verdict.refusal else self.room.text.name(draft)
        return Advice(may.ref, verdict, name)

    def wind(self) -> None:
        """Set the clock to call when the table's wait is over."""
        if self.timer:
            self.timer.cancel()
        if (until := self.table.deadline) is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, until - self.now), self.tick)

    def tick(self) -> None:
        try:
            self.inbox.put_nowait(Tick())
        except asyncio.QueueFull:
            self.timer = asyncio.get_running_loop().call_later(0.05, self.tick)

    def welcome(self, chair: Chair) -> None:
        """A chair joins, or is back: it is shown the table of now."""
        self.chairs.add(chair)
        chair.send(self.write(chair, self.table.catch_up(chair.viewer, self.now)))


def encode(frame: Steps | No | Advice) -> bytes:
    return msgspec.json.encode(frame)


def write_event(batch: Batch, event: Event[Any]) -> Kept:
    """An event as it is kept; the wish stands with the move that it was for."""
    wish = batch.ref if event is batch.played[0][0] else None
    move = canonical(event.move)
    return Kept(event.n, event.seat, move, event.at, event.absent, event.order, wish)


def read_event(room: AnyRoom, kept: Kept) -> Event[Any]:
    move = msgspec.json.decode(kept.move, type=room.move)
    order = None if kept.order is None else tuple(map(Seat, kept.order))
    return Event(kept.n, Seat(kept.seat), move, kept.at, kept.absent, order)
