"""A deal by name: the same luck at every table, as lessons and duplicate play need it."""

from pathlib import Path
from typing import Any

from tests.houses import House, house


def dealt(at: House, deal: str | None) -> Any:
    """What seat 0 sees once a table of this deal has begun."""
    wanted = {"game": "petitwhist", "seats": 2} | ({"deal": deal} if deal else {})
    table = at.say("/api/tables", wanted)
    named = f"/api/tables/{table['table']}"
    at.say(f"{named}/seats", {"entropy": "bHVjaw=="}, key=table["key"])
    at.say(f"{named}/start", key=table["key"])
    return at.say(f"{named}/now?seat=0", key=table["key"], method="GET")["view"]["hand"]


def test_a_named_deal_is_the_same_at_every_table(tmp_path: Path) -> None:
    with house(tmp_path) as at:
        assert dealt(at, "07") == dealt(at, "07") != dealt(at, "08")
        assert dealt(at, None) != dealt(at, None)
