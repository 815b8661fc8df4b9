"""Whole matches over real sockets, in a real house."""

import asyncio
from typing import Any

import msgspec
import pytest

from parlour.catalogue import AnyRoom
from parlour.core.record import Record, read_record
from parlour.core.verify import verify
from tests.houses import House, Player, Row, evening, house
from tests.stores import both_stores
from tests.walks import ROOMS

HASTE = 100  # a minute of waiting is over in less than a second

rooms = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)


def told_of(at: House | Row, room: AnyRoom, match: str) -> Record[Any, Any]:
    record = read_record(room, at.ask(f"/api/matches/{match}").decode())
    assert verify(room, record) is None
    return record


@rooms
@both_stores
def test_a_match_over_sockets_leaves_a_record_that_verifies(room: AnyRoom, store: str) -> None:
    with house(store, speed=HASTE) as at:
        match, players = asyncio.run(evening(at, room.name, room.seats[-1]))
        record = told_of(at, room, match)
        assert record.outcome
        for player in players:
            agree(room, record, player)


def agree(room: AnyRoom, record: Record[Any, Any], player: Player) -> None:
    """Every view that a player was shown is one that the record gives its seat, in that order."""
    law = room.law
    state = law.start(record.seats, record.options)
    views = [encoded(law.view(state, player.seat))]
    for event in record.events:
        state = law.play(state, event.seat, event.move)
        views.append(encoded(law.view(state, player.seat)))
    at = 0
    for frame in player.frames:
        for step in frame.get("steps", ()):
            shown = msgspec.json.encode(step["view"])
            at = views.index(shown, min(at, len(views) - 1))
    assert at > 0


def encoded(view: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(view))
