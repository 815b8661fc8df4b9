"""What is to become true together, once it is written; and how it is written."""

from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import Event, Seat, canonical
from parlour.core.house import HouseMove
from parlour.server.company import Company
from parlour.server.table import AnyRoom, Batch, Table
from parlour.store import Head, Kept
from parlour.store.journal import changed, row_of
from parlour.store.writer import Job, Row

NO_BATCH = Batch()
read_house_move = msgspec.json.Decoder(HouseMove).decode


class Change(Struct):
    """Moves, another company, a match that begins; `answer` is for whoever asked."""

    batch: Batch = NO_BATCH
    company: Company | None = None
    head: Head | None = None
    table: Table | None = None
    jobs: tuple[Job, ...] = ()
    answer: Any = None

    def rows(self, match: str) -> list[Row]:
        return [row_of(match, written(self.batch, event)) for event in self.batch.events]

    def writes(self, match: str) -> list[Job]:
        columns: dict[str, Any] = {}
        if self.company is not None:
            columns["company"] = canonical(self.company)
        if self.head is not None:
            given = self.head.entropies
            columns["stage"], columns["clock"] = self.head.stage, self.head.clock
            columns["entropies"] = None if given is None else canonical(list(given))
        return [changed(match, **columns), *self.jobs] if columns else [*self.jobs]


def written(batch: Batch, event: Event[Any]) -> Kept:
    """An event as it is kept; the wish stands with the move that it was for."""
    wish = batch.ref if event is batch.played[0][0] else None
    house = isinstance(event.move, HouseMove)
    move = canonical(event.move)
    order = event.order
    return Kept(event.n, event.seat, move, house, event.at, event.lag, event.absent, order, wish)


def read_event(room: AnyRoom, kept: Kept) -> Event[Any]:
    move = read_house_move(kept.move) if kept.house else room.read_move(kept.move)
    order = None if kept.order is None else tuple(map(Seat, kept.order))
    return Event(kept.n, Seat(kept.seat), move, kept.at, kept.absent, order, kept.lag)
