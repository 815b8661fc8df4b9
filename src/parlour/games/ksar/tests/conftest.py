"""Nothing is remembered from an earlier run: mutants are asked where tests have run already."""

import pytest

from parlour.games.ksar.rules import building, geometry


@pytest.fixture(autouse=True, scope="session")
def forgetful() -> None:
    for remembered in (building.building, building.stands, geometry.ground, geometry.frame):
        remembered.cache_clear()
