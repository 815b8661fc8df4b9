"""What every keeper of the house works with: journal, clock, players, and whom to tell."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from parlour.bots import BOTS, Player
from parlour.core import Phrase
from parlour.core.phrase import Part
from parlour.server.hours import Hours
from parlour.server.log import Log
from parlour.server.metrics import Metrics
from parlour.server.table import AnyRoom
from parlour.store import Journal


class Unable(Exception):
    """Something that was asked for cannot be done; the message of that name says why, and what
    can be instead."""

    def __init__(self, why: str, status: int = 409, /, **parts: Part) -> None:
        super().__init__(why)
        self.why, self.status, self.phrase = why, status, Phrase(f"cannot-{why}", parts)


@dataclass
class Means:
    """Handed to each keeper; the lobby makes it."""

    rooms: Mapping[str, AnyRoom]
    journal: Journal
    hours: Hours
    pause: float = 0.8  # seconds that a bot lets pass before it speaks, whatever it holds
    log: Log = field(default_factory=Log)
    metrics: Metrics = field(default_factory=Metrics)
    forget: Callable[[str], object] = lambda match: None

    def now(self) -> float:
        return self.hours.now()

    def player(self, level: int) -> Player:
        """Who plays at this level. There is one mind so far, and it draws its moves."""
        return BOTS["random"]
