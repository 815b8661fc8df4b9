"""A record that could have happened passes; one with a single thing changed does not."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import PETITWHIST, AnyRoom
from parlour.core import DEALER, Dice, Event, Outcome, Seat, advance, begin, fair, fingerprint
from parlour.core.record import Record
from parlour.core.rulebook import LANGUAGES
from parlour.core.verify import verify
from parlour.games.petitwhist.notation import read_move
from parlour.words import Speaker
from tests.walks import ROOMS

SERVER, MATCH = bytes(range(32)), "evening-7"


def played(
    room: AnyRoom, seats: int, entropies: tuple[bytes, ...] | None = None
) -> Record[Any, Any]:
    """A match whose every draw is the seed's; one seat in three is absent, races are timed."""
    given = entropies or tuple(bytes([seat] * 5) for seat in range(seats))
    proof = fair.Proof(MATCH, fair.commit(MATCH, SERVER), given, SERVER)
    seed = fair.mix(MATCH, SERVER, given)
    law, options, people = room.law, room.options(), Dice(Random(2).randrange)
    state, events = begin(law, seats, options), list[Event[Any]]()
    while turn := law.turn(state):
        n, seat = len(events) + 1, min(turn - {DEALER}, default=DEALER)
        event = one_move(law, state, n, seat, fair.dice(seed, n), people)
        events.append(event)
        state = advance(law, state, event.seat, event.move)
    return Record(
        room.name,
        room.edition,
        seats,
        options,
        tuple(events),
        law.outcome(state),
        fingerprint(state),
        proof,
    )


def one_move(law: Any, state: Any, n: int, seat: Seat, dice: Dice, people: Dice) -> Event[Any]:
    if seat == DEALER:
        order = (Seat(1), Seat(0)) if people.below(2) else None
        return Event(n, seat, law.chance(state, dice, order), order=order)
    view = law.view(state, seat)
    if people.below(3) == 0:
        return Event(n, seat, law.absent(view, dice), absent=True)
    return Event(n, seat, law.pick(law.offer(view), people))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_an_honest_record_of_every_room_passes(room: AnyRoom) -> None:
    for seats in room.seats:
        assert verify(room, played(room, seats)) is None


def test_of_a_record_without_proof_the_moves_alone_are_checked() -> None:
    record = replace(played(PETITWHIST, 2), proof=None)
    assert verify(PETITWHIST, record) is None
    named = with_move(record, 0, lambda deal: type(deal)(deal.hands[::-1]))
    assert flaw_of(named) in {"flaw-refused", "flaw-state"}


def with_move(record: Record[Any, Any], k: int, change: Callable[[Any], Any]) -> Record[Any, Any]:
    events = list(record.events)
    events[k] = replace(events[k], move=change(events[k].move))
    return replace(record, events=tuple(events))


def by(record: Record[Any, Any], k: int, seat: Seat) -> Record[Any, Any]:
    events = list(record.events)
    events[k] = replace(events[k], seat=seat)
    return replace(record, events=tuple(events))


def flaw_of(record: Record[Any, Any], *receipts: fair.Receipt) -> str | None:
    flaw = verify(PETITWHIST, record, *receipts)
    if flaw is None:
        return None
    assert all(Speaker(language).say(flaw.phrase) for language in LANGUAGES)
    return flaw.phrase.id


def index(record: Record[Any, Any], wanted: Callable[[Event[Any]], bool]) -> int:
    return next(k for k, event in enumerate(record.events) if wanted(event))


HONEST = played(PETITWHIST, 3)
assert HONEST.proof
PROOF = HONEST.proof
LAID = index(HONEST, lambda e: not e.absent and type(e.move).__name__ == "Lay")
ABSENT = index(HONEST, lambda e: e.absent and type(e.move).__name__ == "SetAside")


def changed_proof(**facts: Any) -> Record[Any, Any]:
    return replace(HONEST, proof=replace(PROOF, **facts))


@pytest.mark.parametrize(
    ("record", "flaw"),
    [
        (replace(HONEST, edition=9), "flaw-edition"),
        (replace(HONEST, options=type(HONEST.options)(hand=1, exchange=2)), "flaw-table"),
        (changed_proof(seed=SERVER[::-1]), "flaw-seed"),
        (changed_proof(entropies=(b"", b"", b"")), "flaw-draw"),
        (changed_proof(entropies=PROOF.entropies[:2]), "flaw-seats"),
        (with_move(HONEST, 0, lambda deal: type(deal)(deal.hands[::-1])), "flaw-draw"),
        (with_move(HONEST, ABSENT, lambda move: read_move("aside AS")), "flaw-draw"),
        (with_move(HONEST, LAID, lambda move: read_move("knock")), "flaw-refused"),
        (by(HONEST, LAID, Seat(9)), "flaw-refused"),
        (by(HONEST, LAID, Seat(-2)), "flaw-refused"),
        (replace(HONEST, events=HONEST.events[1:]), "flaw-gap"),
        (replace(HONEST, events=HONEST.events[:-1]), "flaw-outcome"),
        (replace(HONEST, outcome=Outcome((9, 0, 0), (1, 2, 2))), "flaw-outcome"),
        (replace(HONEST, outcome=None, events=HONEST.events[:-1]), "flaw-state"),
        (replace(HONEST, state="0" * 64), "flaw-state"),
    ],
)
def test_a_record_with_one_thing_changed_is_found_out(record: Any, flaw: str) -> None:
    assert flaw_of(record) == flaw


def test_a_flaw_names_the_move_where_it_shows() -> None:
    flaw = verify(PETITWHIST, with_move(HONEST, LAID, lambda move: read_move("knock")))
    assert flaw
    assert flaw.n == LAID + 1
    assert flaw.phrase.parts == {"n": LAID + 1, "clause": "2.5"}


def test_a_receipt_of_another_promise_is_believed_more_than_the_record() -> None:
    mine = fair.Receipt(MATCH, PROOF.commitment, Seat(1), bytes([1] * 5))
    assert flaw_of(HONEST, mine) is None
    assert flaw_of(HONEST, replace(mine, entropy=b"other")) == "flaw-entropy"
    assert flaw_of(HONEST, replace(mine, commitment=bytes(32))) == "flaw-commitment"
    assert flaw_of(HONEST, replace(mine, match="another")) == "flaw-match"
