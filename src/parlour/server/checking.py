"""Whether all that a store holds could have happened: every match is played again, move by move."""

from collections.abc import Iterator, Mapping

from msgspec import Struct, json

from parlour.core import Refused
from parlour.server import records
from parlour.server.company import Company
from parlour.server.opening import new_table, recall
from parlour.server.table import AnyRoom
from parlour.store import Head, Shelf


class Checked(Struct):
    """How many matches were played again, and what was wrong with which."""

    matches: int
    flaws: list[tuple[str, str]]


def checked(shelf: Shelf, rooms: Mapping[str, AnyRoom]) -> Checked:
    found = Checked(0, [])
    for match in shelf.all():
        found.matches += 1
        found.flaws += [(match, flaw) for flaw in flaws(shelf, rooms, match)]
    return found


def flaws(shelf: Shelf, rooms: Mapping[str, AnyRoom], match: str) -> Iterator[str]:
    head = shelf.head(match)
    assert head is not None, "its name was just read"
    if head.game not in rooms:
        yield f"no room for {head.game}"
        return
    try:
        yield from faults(shelf, rooms[head.game], head)
    except Refused as no:
        yield f"a move against clause {no.refusal.clause}"
    except Exception as failure:  # whatever is in a store that was tampered with
        yield type(failure).__name__


def faults(shelf: Shelf, room: AnyRoom, head: Head) -> Iterator[str]:
    options = json.decode(head.options, type=room.options)
    company = json.decode(head.company, type=Company)
    kept = shelf.events(head.id)
    if [line.n for line in kept] != [*range(1, len(kept) + 1)]:
        yield "moves are missing"
        return
    if head.entropies is None:
        return
    table = new_table(room, head, options, company.agreement)
    recall(table, kept)
    if (table.outcome is None) == (head.stage == "over"):
        yield "it is said to be over, and is not, or the other way round"
    elif table.outcome:
        record = records.written_down(head, table, options, shelf)
        if flaw := records.checked(room, record):
            yield f"move {flaw.n}: {flaw.phrase.id}"
