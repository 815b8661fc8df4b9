"""The grammar every game speaks: seats, moves, clauses, outcomes, and the fold of a match."""

from parlour.core.canon import canonical, fingerprint
from parlour.core.dice import Dice
from parlour.core.house import OUT_OF_TURN, OVER, SEATS, STALE
from parlour.core.match import Event, advance, begin, replay, settle
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
    "OUT_OF_TURN",
    "OVER",
    "SEATS",
    "STALE",
    "Clause",
    "Dice",
    "Event",
    "Law",
    "Notation",
    "Outcome",
    "Part",
    "Phrase",
    "Refusal",
    "Refused",
    "Room",
    "Rules",
    "Seat",
    "Text",
    "Unreadable",
    "Wait",
    "Who",
    "Window",
    "advance",
    "begin",
    "canonical",
    "fingerprint",
    "ranked",
    "replay",
    "settle",
]
