"""A match of each game over real sockets and its record; `make matches` plays 72 of each."""

from pathlib import Path

import pytest

from parlour.catalogue import AnyRoom
from tests.houses import house
from tests.matches import HASTE, played
from tests.walks import ROOMS


@pytest.mark.long
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_record_goes_from_house_to_house(room: AnyRoom, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with house(tmp_path, speed=HASTE) as at, house(tmp_path / "other") as other:
        assert played(at, other, room, 1) == []
