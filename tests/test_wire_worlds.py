"""Over real sockets nobody can tell two worlds apart; and what tells too much is found."""

import asyncio

import pytest

from parlour.catalogue import AnyRoom
from tests.walks import ROOMS
from tests.wire_leaks import PLANTED
from tests.wire_worlds import differences, worlds_of

SECRET = [room for room in ROOMS if worlds_of(room)]
SWAPS, ENOUGH = 30, 400  # `make worlds` tries 2,000 in each game


@pytest.mark.long
@pytest.mark.parametrize("room", SECRET, ids=lambda room: room.name)
def test_no_byte_tells_two_worlds_apart(room: AnyRoom) -> None:
    worlds = worlds_of(room)
    assert worlds, "the room has secrets"
    tried, found = asyncio.run(differences(room, worlds, SWAPS))
    assert (tried, found) == (SWAPS, [])


@pytest.mark.long
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_noticed(name: str) -> None:
    planted = PLANTED[name]
    worlds = worlds_of(planted.room)
    assert worlds, "the room has secrets"
    with planted.there():
        _, found = asyncio.run(differences(planted.room, worlds, ENOUGH, planted.law))
    assert found
