"""The grammar every game speaks: seats, moves, clauses, outcomes, and the fold of a match."""

from parlour.core.canon import canonical, fingerprint
from parlour.core.dice import Dice
from parlour.core.house import OUT_OF_TURN, OVER, SEATS, STALE
from parlour.core.match import Event, advance, begin, replay, settle
from parlour.core.mind import LEVELS, Budget, Means, Mind, Model, Step, Thought, Weighed, standing
from parlour.core.phrase import Part, Phrase, Who
from parlour.core.room import Notation, Room, Text, Unreadable
from parlour.core.rules import (
    DEALER,
    Clause,
    Law,
    Outcome,
    Refusal,
    Refused,
    Rules,
    Seat,
    Wait,
    Window,
    ranked,
)

__all__ = [
    "DEALER",
    "LEVELS",
    "OUT_OF_TURN",
    "OVER",
    "SEATS",
    "STALE",
    "Budget",
    "Clause",
    "Dice",
    "Event",
    "Law",
    "Means",
    "Mind",
    "Model",
    "Notation",
    "Outcome",
    "Part",
    "Phrase",
    "Refusal",
    "Refused",
    "Room",
    "Rules",
    "Seat",
    "Step",
    "Text",
    "Thought",
    "Unreadable",
    "Wait",
    "Weighed",
    "Who",
    "Window",
    "advance",
    "begin",
    "canonical",
    "fingerprint",
    "ranked",
    "replay",
    "settle",
    "standing",
]
