"""A house at home: one table in this process, its clock, its journal and its fair dealing."""

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from parlour.cli.chair import AnyRoom
from parlour.core import Event, Outcome, Refused, Seat, fair, fingerprint
from parlour.core.record import Record
from parlour.server.table import Batch, Table
from parlour.server.wire import No, Say, Steps

HOME = "at home"  # the name of every match whose seed somebody has named

Listener = Callable[[bytes], None]


class Luck(Struct, frozen=True):
    """Where a match's draws come from: a secret seed that was promised, or one that was named."""

    match: str
    seed: bytes
    named: bool

    @property
    def commitment(self) -> bytes:
        return fair.commit(self.match, self.seed)


def luck(seed: bytes | None) -> Luck:
    if seed is not None:
        return Luck(HOME, seed, named=True)
    return Luck(secrets.token_urlsafe(12), secrets.token_bytes(fair.SEED_BYTES), named=False)


class Host:
    """Owns a table. Each seat hears its own frames, and nobody hears of a move not yet kept."""

    def __init__(
        self,
        room: AnyRoom,
        seats: int,
        options: Any,
        luck: Luck,
        entropies: tuple[bytes, ...],
        *,
        timed: bool = True,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.room, self.seats, self.options = room, seats, options
        self.luck, self.entropies = luck, entropies
        seed = fair.mix(luck.match, luck.seed, entropies)
        self.table = Table(room, seats, options, lambda n: fair.dice(seed, n), timed=timed)
        self.journal: list[Event[Any]] = []
        self.listeners: dict[Seat, Listener] = {}
        self.clock, self.began = clock, clock()

    @property
    def now(self) -> float:
        return self.clock() - self.began

    @property
    def deadline(self) -> float | None:
        return self.table.deadline

    @property
    def outcome(self) -> Outcome | None:
        return self.table.law.outcome(self.table.state)

    def open(self) -> None:
        """Everybody sees the table, then the dealer begins."""
        for seat, listener in self.listeners.items():
            listener(encode(self.table.catch_up(seat, self.now)))
        self.keep(self.table.open(self.now))

    def say(self, seat: Seat, frame: bytes) -> None:
        wish = msgspec.json.decode(frame, type=Say)
        try:
            self.keep(self.table.say(seat, wish.ref, wish.at, bytes(wish.move), self.now))
        except Refused as no:
            offer = self.table.eyes[seat].offer
            self.listeners[seat](encode(No(wish.ref, no.refusal, offer)))

    def tick(self) -> None:
        self.keep(self.table.tick(self.now))

    def keep(self, batch: Batch) -> None:
        self.journal.extend(batch.events)
        for viewer, steps in self.table.become(batch, self.now).items():
            if viewer is not None and viewer in self.listeners:
                self.listeners[viewer](encode(steps))

    def record(self) -> Record[Any, Any]:
        """The match as far as it went, with the proof of its luck if its seed was promised."""
        luck = self.luck
        proof = fair.Proof(luck.match, luck.commitment, self.entropies, luck.seed)
        return Record(
            game=self.room.name,
            edition=self.room.edition,
            seats=self.seats,
            options=self.options,
            events=tuple(self.journal),
            outcome=self.outcome,
            state=fingerprint(self.table.state),
            proof=None if luck.named else proof,
        )


def encode(frame: Steps | No) -> bytes:
    return msgspec.json.encode(frame)
