"""What each page about records does: matches that are over, and those that people bring."""

from typing import Any

from starlette.responses import PlainTextResponse, Response

from parlour.core import fingerprint
from parlour.server import records
from parlour.server.keeper import Keeper
from parlour.server.means import Unable
from parlour.server.pages import Replayed, Shown, Verdict
from parlour.server.visit import Visit, language_of
from parlour.store.journal import added, now_ms
from parlour.store.schema import record as kept_records
from parlour.words import Speaker


async def text(visit: Visit) -> Response:
    """A finished match, to be read and verified by whoever knows its name."""
    keeper = finished(visit)
    return PlainTextResponse(records.as_text(keeper.room, records.record_of(keeper)))


async def as_json(visit: Visit) -> Response:
    record = records.as_json(records.record_of(finished(visit)))
    return Response(record, media_type="application/json")


def finished(visit: Visit) -> Keeper:
    keeper = visit.keeper
    if not keeper.over:
        raise Unable("not-over")
    return keeper


async def now(visit: Visit) -> Shown:
    """A running match, as far as the asker may see it."""
    keeper, person = visit.keeper, visit.person
    viewer = records.viewer_of(visit.asked("seat"), keeper.head.seats)
    visit.lobby.admit(keeper, person, viewer, visit.asked("invite") or "")
    return records.shown_to(keeper, viewer)


async def replay(visit: Visit) -> Replayed:
    keeper = finished(visit)
    viewer = records.viewer_of(visit.asked("seat"), keeper.head.seats)
    return records.replayed(keeper.room, records.record_of(keeper), viewer)


async def bring(visit: Visit) -> Verdict:
    """A record is kept if it verifies, under the fingerprint of what it says."""
    room, record = records.brought(visit.lobby.means, visit.body)
    if flaw := records.checked(room, record):
        speaker = Speaker(language_of(visit.request), room)
        return Verdict(None, speaker.say(flaw.phrase), flaw.n)
    id = fingerprint(record)
    if visit.lobby.journal.record(id) is None:
        row = {"id": id, "game": room.name, "text": visit.body, "brought": now_ms()}
        await visit.lobby.journal.do(id, added(kept_records, row))
    return Verdict(id)


async def brought_text(visit: Visit) -> Response:
    room, record = kept(visit)
    return PlainTextResponse(records.as_text(room, record))


async def brought_json(visit: Visit) -> Response:
    return Response(records.as_json(kept(visit)[1]), media_type="application/json")


async def brought_replay(visit: Visit) -> Replayed:
    room, record = kept(visit)
    return records.replayed(room, record, records.viewer_of(visit.asked("seat"), record.seats))


def kept(visit: Visit) -> tuple[Any, Any]:
    found = visit.lobby.journal.record(visit.path["record"])
    if found is None:
        raise Unable("no-such-record", 404)
    return records.brought(visit.lobby.means, found)
