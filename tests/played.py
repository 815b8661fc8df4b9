"""Matches that a room keeps to be read, and their words: `python -m tests.played petitwhist`.

For each `<match>.<language>.txt` that lies beside a match in a room's `played/`, this writes anew
what the first seat was told. Read what changed before it is kept.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import Seat, advance, begin
from parlour.core.record import Record, read_record
from parlour.words import Speaker, ending

LISTENER = Seat(0)


def matches(room: AnyRoom) -> list[Path]:
    return sorted((room.folder / "played").glob("*.match"))


def texts(match: Path) -> list[Path]:
    return sorted(match.parent.glob(f"{match.stem}.*.txt"))


def language(text: Path) -> str:
    return text.stem.rpartition(".")[2]


def told(room: AnyRoom, record: Record[Any, Any], speaker: Speaker) -> Iterator[str]:
    """What the first seat was told, a line each; what it saw when its word was awaited; the end."""
    law, state = room.law, begin(room.law, record.seats, record.options)
    for event in record.events:
        if event.seat == LISTENER:
            view = law.view(state, LISTENER)
            yield from (f"    {speaker.say(line)}" for line in room.text.describe(view))
        heard = law.hear(state, event.seat, event.move, LISTENER)
        if heard is not None:
            yield speaker.say(room.text.tell(event.seat, heard, LISTENER))
        state = advance(law, state, event.seat, event.move)
    if outcome := law.outcome(state):
        yield from map(speaker.say, ending(outcome, LISTENER))


def written(room: AnyRoom, match: Path, text: Path) -> str:
    record = read_record(room, match.read_text())
    return "\n".join(told(room, record, Speaker(language(text), room))) + "\n"


if __name__ == "__main__":
    room = CATALOGUE[sys.argv[1]]
    for match in matches(room):
        for text in texts(match):
            text.write_text(written(room, match, text))
