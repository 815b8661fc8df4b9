"""The few clauses that hold at every table. Their sentences stand in HOUSE.md."""

from typing import Final

from parlour.core.rules import Clause

OUT_OF_TURN: Final = Clause("house.1")
STALE: Final = Clause("house.2")
OVER: Final = Clause("house.3")
SEATS: Final = Clause("house.4")
