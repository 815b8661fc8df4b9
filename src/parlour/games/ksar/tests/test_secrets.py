"""KSAR hides nothing: everybody sees the same, and the two-worlds check finds no two worlds."""

from itertools import islice
from typing import Any

from msgspec.structs import replace

from parlour.core import Seat, canonical
from parlour.games.ksar import rules
from parlour.games.ksar.room import KSAR
from tests.walks import sample, viewers, walk


def everything(state: Any, seat: Seat | None) -> bytes:
    return canonical(replace(rules.view(state, seat), me=None))


def test_every_viewer_sees_and_hears_the_same() -> None:
    for match in islice(sample(KSAR, 2), 12):
        for state, event in walk(match):
            assert len({everything(state, viewer) for viewer in viewers(match)}) == 1
            heard = {rules.hear(state, event.seat, event.move, v) for v in viewers(match)}
            assert heard == {event.move}


def test_a_view_tells_the_whole_state() -> None:
    """Two states that look alike are alike: there is nothing left to swap."""
    seen: dict[bytes, Any] = {}
    for match in islice(sample(KSAR, 3), 20):
        for state, _ in walk(match):
            told = canonical((everything(state, None), rules.turn(state)))
            other = seen.setdefault(told, state)
            assert rules.turn(other) == rules.turn(state)
            assert other.placed == state.placed
