"""A house that falls at any moment comes back, and nothing that it had answered is lost."""

import asyncio
from itertools import chain
from pathlib import Path

import pytest

from parlour.catalogue import CATALOGUE
from tests.houses import house
from tests.storm import POINTS, Storm, Weather, at_any_moment, at_every_point


@pytest.mark.long
def test_a_house_killed_again_and_again_loses_nothing_it_had_answered(tmp_path: Path) -> None:
    """A gust; `make storm` is two hundred of them, and counts the seconds until it is back."""
    weather = Weather([*CATALOGUE])
    with house(tmp_path, speed=weather.speed) as at:
        blows = chain(at_any_moment(2), at_every_point(1))
        asyncio.run(Storm(at, weather).rage(blows))
    assert weather.faults == []
    assert weather.acknowledged > 50
    assert len(weather.gaps) == 2 + len(POINTS)
