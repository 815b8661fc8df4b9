"""Words beside the facts of a frame, for chairs at which somebody reads. Chooses no language."""

from typing import Any

from msgspec.structs import replace

from parlour.core import Outcome, Room
from parlour.server.table import Viewer
from parlour.server.wire import Steps, Words
from parlour.words.house import ending

AnyRoom = Room[Any, Any, Any, Any, Any, Any]


def worded(room: AnyRoom, viewer: Viewer, frame: Steps, view: Any) -> Steps:
    """The frame with what its steps say to this viewer, and the table as it lies now."""
    told = tuple(
        step
        if step.heard is None
        else replace(step, told=room.text.tell(step.seat, step.heard, viewer))
        for step in frame.steps
    )
    return replace(frame, steps=told, words=words(room, viewer, view, frame.outcome))


def words(room: AnyRoom, viewer: Viewer, view: Any, outcome: Outcome | None) -> Words:
    return Words(room.text.describe(view), ending(outcome, viewer) if outcome else ())
