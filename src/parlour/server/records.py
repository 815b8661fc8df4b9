"""Matches that are over, as records: written, read, verified, and seen again step by step."""

from typing import Any

import msgspec
from msgspec import json

from parlour.core import DEALER, Event, Seat, Unreadable, fair, fingerprint
from parlour.core.house import HouseMove, TookBack
from parlour.core.match import begin
from parlour.core.record import Record, game_of, read_record, write_record
from parlour.core.verify import verify
from parlour.server.change import read_event
from parlour.server.keeper import Keeper
from parlour.server.means import Means, Unable
from parlour.server.pages import Replayed, Shown
from parlour.server.reading import worded
from parlour.server.sight import Viewer
from parlour.server.table import AnyRoom, Table
from parlour.server.wire import Step, Steps
from parlour.store import Head, Shelf
from parlour.words.house import ending

AnyRecord = Record[Any, Any]

MOVES = 100_000  # in a record that is brought along


def record_of(keeper: Keeper) -> AnyRecord:
    """The whole match, with the proof of its luck; only when it is over."""
    table = keeper.table
    if table is None or table.outcome is None:
        raise Unable("not-over")
    return written_down(keeper.head, table, keeper.options, keeper.means.journal)


def written_down(head: Head, table: Table, options: Any, shelf: Shelf) -> AnyRecord:
    events = [read_event(table.room, kept) for kept in shelf.events(head.id)]
    return Record(
        game=head.game,
        edition=head.edition,
        seats=head.seats,
        options=options,
        events=standing(events),
        outcome=table.outcome,
        state=fingerprint(table.state),
        proof=None if head.named else proof_of(head),
        conceded=table.gone,
    )


def proof_of(head: Head) -> fair.Proof:
    promised = fair.commit(head.id, head.seed)
    return fair.Proof(head.id, promised, head.entropies or (), head.seed)


def standing(events: list[Event[Any]]) -> tuple[Event[Any], ...]:
    """The moves of the game that were not taken back, numbered anew."""
    kept: list[Event[Any]] = []
    for event in events:
        if isinstance(event.move, TookBack):
            del kept[event.move.to :]
        elif not isinstance(event.move, HouseMove):
            kept.append(msgspec.structs.replace(event, n=len(kept) + 1))
    return tuple(kept)


def brought(means: Means, text: str) -> tuple[AnyRoom, AnyRecord]:
    """A record that somebody brings, as text or as JSON, or why it cannot be read."""
    try:
        game = game_named(text)
        room = means.rooms[game]
        record = read_json(room, text) if text.lstrip().startswith("{") else read_record(room, text)
    except (Unreadable, msgspec.DecodeError, RecursionError) as reason:
        raise Unable("unreadable", 400, reason=str(reason)[:300]) from None
    except KeyError as unknown:
        known = ", ".join(means.rooms)
        raise Unable("no-such-game", 404, known=known) from unknown
    if len(record.events) > MOVES:
        raise Unable("unreadable", 400, reason=f"more than {MOVES} moves")
    return room, record


def game_named(text: str) -> str:
    if not text.lstrip().startswith("{"):
        return game_of(text)
    return str(json.decode(text, type=Named).game)


class Named(msgspec.Struct):
    """The least of a record that says which room can read the rest."""

    game: str


def read_json(room: AnyRoom, text: str) -> AnyRecord:
    return json.decode(text, type=Record[room.options, room.move])  # type: ignore[name-defined]


def as_json(record: AnyRecord) -> bytes:
    return json.encode(record)


def as_text(room: AnyRoom, record: AnyRecord) -> str:
    return write_record(room, record)


def checked(room: AnyRoom, record: AnyRecord) -> Any:
    """The first flaw of a record, or nothing."""
    return verify(room, record)


def shown_to(keeper: Keeper, viewer: Viewer) -> Shown:
    """A running match, as far as this viewer may see it now: no move gone by is told again."""
    head, table = keeper.head, keeper.table
    commitment = None if head.named else fair.commit(head.id, head.seed).hex()
    view = None if table is None else table.view(viewer)
    steps = 0 if table is None else table.eyes[viewer].steps
    return Shown(head.game, head.edition, head.seats, keeper.options, commitment, steps, view)


def replayed(room: AnyRoom, record: AnyRecord, viewer: Viewer) -> Replayed:
    """A match that is over as one of its viewers saw it."""
    law = room.laws[record.edition]
    state = begin(law, record.seats, record.options)
    steps = [Step(0, DEALER, None, law.view(state, viewer))]
    for event in record.events:
        heard = law.hear(state, event.seat, event.move, viewer)
        state = law.play(state, event.seat, event.move)
        if heard is not None:
            steps.append(Step(len(steps), event.seat, heard, law.view(state, viewer)))
    read = worded(room, viewer, Steps(tuple(steps), None), steps[-1].view)
    end = ending(record.outcome, viewer) if record.outcome else ()
    return Replayed(record.game, record.edition, record.seats, record.options, read.steps, end)


def viewer_of(given: str | None, seats: int) -> Viewer:
    """Whose eyes: the number of a seat, or nothing for a watcher's."""
    if given is None or given == "watcher":
        return None
    if not given.isdecimal() or int(given) >= seats:
        raise Unable("no-such-seat", 404, seats=seats)
    return Seat(int(given))
