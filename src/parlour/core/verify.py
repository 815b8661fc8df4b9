"""Whether a record could have happened, and whether its luck was drawn and not chosen."""

from typing import Any

from msgspec import Struct

from parlour.core import fair
from parlour.core.canon import fingerprint
from parlour.core.house import OUT_OF_TURN, conceded
from parlour.core.match import Event, advance, begin
from parlour.core.phrase import Part, Phrase
from parlour.core.record import AnyRoom, Record
from parlour.core.rules import DEALER, Outcome, Refused, Rules

AnyRules = Rules[Any, Any, Any, Any, Any, Any, Any]


class Flaw(Struct, frozen=True):
    """The first thing wrong with a record; `n` is the move where it shows, 0 before them all."""

    n: int
    phrase: Phrase


def verify(room: AnyRoom, record: Record[Any, Any], *receipts: fair.Receipt) -> Flaw | None:
    """The first flaw, or nothing. Of a record without proof only the moves can be checked."""
    law = room.laws.get(record.edition)
    if law is None:
        return flaw(0, "flaw-edition", edition=record.edition, newest=room.edition)
    if record.proof and (doubt := fair.verify(record.proof, record.seats, *receipts)):
        return flaw(0, f"flaw-{doubt.name.lower()}")
    try:
        state = begin(law, record.seats, record.options)
    except Refused as no:
        return flaw(0, "flaw-table", clause=no.refusal.clause)
    return moves_flaw(law, state, record)


def moves_flaw(law: AnyRules, state: Any, record: Record[Any, Any]) -> Flaw | None:
    seed = record.proof and fair.mix(record.proof.match, record.proof.seed, record.proof.entropies)
    for n, event in enumerate(record.events, 1):
        if event.n != n:
            return flaw(n, "flaw-gap", n=n)
        if not DEALER <= event.seat < record.seats:
            return flaw(n, "flaw-refused", n=n, clause=OUT_OF_TURN)
        if seed and not drawn(law, state, event, seed):
            return flaw(n, "flaw-draw", n=n)
        try:
            state = advance(law, state, event.seat, event.move)
        except Refused as no:
            return flaw(n, "flaw-refused", n=n, clause=no.refusal.clause)
    last = len(record.events)
    if record.outcome is not None and ended(law, state, record) != record.outcome:
        return flaw(last, "flaw-outcome")
    if record.state is not None and fingerprint(state) != record.state:
        return flaw(last, "flaw-state")
    return None


def ended(law: AnyRules, state: Any, record: Record[Any, Any]) -> Outcome | None:
    """The outcome that the moves lead to, or the one of a match of two that a seat gave up."""
    given_up = record.conceded is not None and record.seats == 2
    if given_up and record.conceded in (0, 1) and law.outcome(state) is None:
        return conceded(record.seats, record.conceded)
    return law.outcome(state)


def drawn(law: AnyRules, state: Any, event: Event[Any], seed: bytes) -> bool:
    """Whether a move that nobody chose is the one that the seed gives."""
    if event.seat not in law.turn(state):
        return True  # refused in a moment, by the law itself
    dice = fair.dice(seed, event.n)
    if event.seat == DEALER:
        return bool(event.move == law.chance(state, dice, event.order))
    return not event.absent or bool(event.move == law.absent(law.view(state, event.seat), dice))


def flaw(n: int, id: str, /, **parts: Part) -> Flaw:
    return Flaw(n, Phrase(id, parts))
