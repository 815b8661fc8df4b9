"""The terminal's own messages beside those of the house and the room, and what cannot be done."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from parlour.cli.chair import AnyRoom
from parlour.core import Part, Phrase, Refusal
from parlour.core.rulebook import LANGUAGES
from parlour.words import Speaker

TEXT: Final = Path(__file__).parent / "text"


class Wrong(Exception):
    """What was asked cannot be done, and nothing was; the sentence names the place and the cure."""

    def __init__(self, why: Phrase | Refusal, room: AnyRoom | None = None) -> None:
        super().__init__(why)
        self.why, self.room = why, room


def wrong(id: str, /, **parts: Part) -> Wrong:
    return Wrong(Phrase(id, parts))


def speaker(language: str, room: AnyRoom | None = None) -> Speaker:
    return Speaker(language, room, beside=(TEXT,))


def spoken(environment: Mapping[str, str]) -> str:
    """The language of whoever sits at this terminal, if we have its words; else English."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    said = next(filter(None, names), "")[:2].lower()
    return said if said in LANGUAGES else "en"
