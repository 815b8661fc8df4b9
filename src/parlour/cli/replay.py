"""A match that was kept: told again as a seat heard it, or checked."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from parlour.cli.asked import match_in, one_of, whole
from parlour.cli.chair import AnyRoom
from parlour.cli.speech import speaker, wrong
from parlour.core import Event, Seat, advance, begin
from parlour.core.record import Record
from parlour.core.verify import AnyRules
from parlour.core.verify import verify as flaw_in
from parlour.words import Speaker, ending

WATCHER = "watcher"


def replay(asked: Namespace, language: str) -> int:
    room, record = sound(asked.file)
    viewer = viewer_named(getattr(asked, "as"), record.seats)
    at = whole("--at", asked.at, 0, len(record.events))
    says = speaker(language, room)
    lines = (
        told(room, record, viewer, says) if at is None else shown(room, record, viewer, at, says)
    )
    for line in lines:
        print(line)
    return 0


def viewer_named(given: str | None, seats: int) -> Seat | None:
    known = [*(str(seat) for seat in range(1, seats + 1)), WATCHER]
    if given is None or one_of("viewer", given, known) == WATCHER:
        return None
    return Seat(int(given) - 1)


def told(
    room: AnyRoom, record: Record[Any, Any], viewer: Seat | None, says: Speaker
) -> Iterator[str]:
    """Every move that this viewer heard of, with its number, and the end."""
    law = room.laws[record.edition]
    for before, event in walked(law, record):
        heard = law.hear(before, event.seat, event.move, viewer)
        if heard is not None:
            yield f"{event.n:>4}  {says.say(room.text.tell(event.seat, heard, viewer))}"
    if record.outcome:
        yield from map(says.say, ending(record.outcome, viewer))


def shown(
    room: AnyRoom, record: Record[Any, Any], viewer: Seat | None, at: int, says: Speaker
) -> Iterator[str]:
    """The table after so many moves, as this viewer saw it."""
    law = room.laws[record.edition]
    state = begin(law, record.seats, record.options)
    for event in record.events[:at]:
        state = advance(law, state, event.seat, event.move)
    return map(says.say, room.text.describe(law.view(state, viewer)))


def walked(law: AnyRules, record: Record[Any, Any]) -> Iterator[tuple[Any, Event[Any]]]:
    state = begin(law, record.seats, record.options)
    for event in record.events:
        yield state, event
        state = advance(law, state, event.seat, event.move)


def verify(asked: Namespace, language: str) -> int:
    room, record = sound(asked.file)
    verdict = "cli-sound" if record.proof else "cli-sound-moves"
    print(speaker(language, room).word(verdict, file=asked.file, n=len(record.events)))
    return 0


def sound(file: str) -> tuple[AnyRoom, Record[Any, Any]]:
    """The match in a file, when it could have happened."""
    room, record = match_in(file)
    if flaw := flaw_in(room, record):
        raise wrong("cli-flaw", file=file, n=flaw.n, flaw=flaw.phrase)
    return room, record
