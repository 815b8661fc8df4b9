"""A house that falls at any moment comes back, and nothing that it had answered is lost."""

import asyncio
from itertools import chain

import pytest

from parlour.catalogue import CATALOGUE
from tests.houses import Row, house
from tests.storm import POINTS, Storm, Weather, at_any_moment, at_every_point

WRITING = ("before-commit", "after-commit")  # where a database decides what was written

gusts = pytest.mark.parametrize(
    ("kind", "kills", "points"),
    [("sqlite", 2, POINTS), ("postgresql", 1, WRITING)],
    ids=["sqlite", "postgresql"],
)


@pytest.mark.long
@gusts
def test_a_house_killed_again_and_again_loses_nothing_it_had_answered(
    store: str, kills: int, points: tuple[str, ...]
) -> None:
    """A gust; `make storm` is two hundred of them, and counts the seconds until it is back."""
    weather = Weather([*CATALOGUE])
    with house(store, speed=weather.speed) as at:
        blows = chain(at_any_moment(kills), at_every_point(1, points=points))
        asyncio.run(Storm(at, weather).rage(blows))
    assert weather.faults == []
    assert weather.acknowledged > 50
    assert len(weather.gaps) == kills + len(points)


@pytest.mark.long
def test_of_two_that_share_a_store_one_takes_the_tables_of_the_other(database: str) -> None:
    weather = Weather([*CATALOGUE])
    with house(database, speed=weather.speed) as a, house(database, speed=weather.speed) as b:
        asyncio.run(Storm(Row(a, b), weather).rage(at_any_moment(1)))
    assert weather.faults == []
    assert weather.acknowledged > 50
    assert len(weather.gaps) == 1
