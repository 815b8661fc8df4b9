"""The few clauses that hold at every table, and the house's own moves. HOUSE.md has the words."""

from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core.rules import Clause, Outcome, Seat

OUT_OF_TURN: Final = Clause("house.1")
STALE: Final = Clause("house.2")
OVER: Final = Clause("house.3")
SEATS: Final = Clause("house.4")
GIVING_UP: Final = Clause("house.5")
TAKING_BACK: Final = Clause("house.6")
STANDING_IN: Final = Clause("house.7")
GIVING_TIME: Final = Clause("house.8")
UNWRITTEN: Final = Clause("house.9")
SPEAKING: Final = Clause("house.10")


class GaveUp(Struct, frozen=True, tag=True):
    """A seat resigned, or its flag fell."""

    flagged: bool = False


class TookBack(Struct, frozen=True, tag=True):
    """A seat took back its last move, and what followed: so many moves stand."""

    to: int


class StoodIn(Struct, frozen=True, tag=True):
    """From now on a bot of this level plays for the seat."""

    level: int


class Returned(Struct, frozen=True, tag=True):
    """The seat's person plays again."""


class GaveTime(Struct, frozen=True, tag=True):
    """A seat gave some of the table's time to another one."""

    to: Seat


HouseMove: TypeAlias = GaveUp | TookBack | StoodIn | Returned | GaveTime


def conceded(seats: int, seat: Seat) -> Outcome:
    """How a match ends that a seat gave up: everybody else comes first (house.5)."""
    lost = [other == seat for other in range(seats)]
    return Outcome(tuple(0 if out else 1 for out in lost), tuple(2 if out else 1 for out in lost))
