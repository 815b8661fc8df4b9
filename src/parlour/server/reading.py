"""Words beside the facts of a frame, for chairs at which somebody reads. Chooses no language."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from parlour.core import Outcome, Phrase, Refusal, Room
from parlour.server.sight import Viewer
from parlour.server.wire import Step, Steps, Words
from parlour.words import Speaker
from parlour.words.house import ending, told

AnyRoom = Room[Any, Any, Any, Any, Any, Any]


def worded(room: AnyRoom, viewer: Viewer, frame: Steps, view: Any) -> Steps:
    """The frame with what its steps say to this viewer, and the table as it lies now."""
    steps = tuple(replace(step, told=said(room, viewer, step)) for step in frame.steps)
    return replace(frame, steps=steps, words=words(room, viewer, view, frame.outcome))


def said(room: AnyRoom, viewer: Viewer, step: Step) -> Phrase | None:
    if step.house is not None:
        return told(step.seat, step.house, viewer)
    return None if step.heard is None else room.text.tell(step.seat, step.heard, viewer)


def words(room: AnyRoom, viewer: Viewer, view: Any, outcome: Outcome | None) -> Words:
    return Words(room.text.describe(view), ending(outcome, viewer) if outcome else ())


def refused(room: AnyRoom, language: str, refusal: Refusal, names: Mapping[int, str]) -> str:
    """Why not, in the language of whoever asked."""
    return Speaker(language, room, names).refusal(refusal)
