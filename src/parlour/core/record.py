"""A whole match as text that people read, and back.

A head, a line a move, a foot. What follows `#` is a remark, and blank lines do not count:

    petitwhist, edition 1, 2 seats
    option exchange 0
    dealer        deal 10C 8D / 7C 9C
    0             lay 10C
    1*            lay 7C       # the star: played for a seat that was absent
    dealer<1 0>   award 1      # the order in which the table heard the claims
    outcome 2 0, places 1 2     # after `conceded 1` if seat 1 gave the match up
    state 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b

A match whose luck can be checked says in its head `match` and `commitment`, and in its foot
`seed` and an `entropy` for each seat (see fair.py).
"""

import re
from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from parlour.core.canon import canonical
from parlour.core.fair import Proof
from parlour.core.match import Event
from parlour.core.room import Room, Unreadable
from parlour.core.rules import DEALER, Outcome, Seat

Options = TypeVar("Options")
Move = TypeVar("Move")


class Record(Struct, Generic[Options, Move], frozen=True, forbid_unknown_fields=True):
    """A match as it is kept, sent and read: all that is needed to play it again."""

    game: str
    edition: int
    seats: int
    options: Options
    events: tuple[Event[Move], ...]
    outcome: Outcome | None = None
    state: str | None = None  # fingerprint of the last state
    proof: Proof | None = None  # of its luck; a named deal has none
    conceded: Seat | None = None  # the seat that gave the match up, if one did (house.5)


HEAD: Final = re.compile(r"(?P<game>\w+), edition (?P<edition>\d+), (?P<seats>\d+) seats")
EVENT: Final = re.compile(
    r"(?P<seat>dealer|\d+)(?P<absent>\*)?(<(?P<order>[\d ]*)>)?\s+"
    r"(@(?P<at>\d+)(-(?P<lag>\d+))?\s+)?(?P<move>.*)"
)
OUTCOME: Final = re.compile(r"(?P<scores>[-\d ]+), places (?P<places>[\d ]+)")
FACTS: Final = (
    *("option", "match", "commitment", "entropy"),
    *("conceded", "outcome", "state", "seed"),
)

AnyRoom = Room[Any, Any, Any, Any, Any, Any]


def write_record(room: AnyRoom, record: Record[Any, Any]) -> str:
    return "\n".join([*head(record), "", *moves(room, record), "", *foot(record)]).rstrip() + "\n"


def head(record: Record[Any, Any]) -> Iterator[str]:
    yield f"{record.game}, edition {record.edition}, {record.seats} seats"
    usual = msgspec.to_builtins(type(record.options)())
    for name, value in msgspec.to_builtins(record.options).items():
        if value != usual[name]:
            yield f"option {name} {canonical(value).decode()}"
    if record.proof:
        yield f"match {record.proof.match}"
        yield f"commitment {record.proof.commitment.hex()}"


def moves(room: AnyRoom, record: Record[Any, Any]) -> Iterator[str]:
    for event in record.events:
        star = "*" if event.absent else ""
        order = "" if event.order is None else f"<{numbers(event.order)}>"
        lag = f"-{event.lag}" if event.lag else ""
        at = f"@{event.at}{lag} " if event.at or lag else ""
        who = f"{'dealer' if event.seat == DEALER else event.seat}{star}{order}"
        yield f"{who:<7} {at}{room.notation.write_move(event.move)}"


def foot(record: Record[Any, Any]) -> Iterator[str]:
    if record.conceded is not None:
        yield f"conceded {record.conceded}"
    if record.outcome:
        places = numbers(record.outcome.places)
        yield f"outcome {numbers(record.outcome.scores)}, places {places}"
    if record.state:
        yield f"state {record.state}"
    if record.proof:
        yield f"seed {record.proof.seed.hex()}"
        yield from (f"entropy {given.hex() or '-'}" for given in record.proof.entropies)


def game_of(text: str) -> str:
    """The name of the game a record is of, before its room is known."""
    return title(said(text))["game"]


def read_record(room: AnyRoom, text: str) -> Record[Any, Any]:
    """The match that a text tells, or `Unreadable` with the line and what should stand there."""
    lines = said(text)
    top = title(lines)
    facts: dict[str, list[str]] = {fact: [] for fact in FACTS}
    events: list[Event[Any]] = []
    for line, words in lines[1:]:
        fact, _, rest = words.partition(" ")
        try:
            if fact in facts:
                facts[fact].append(rest.strip())
            else:
                events.append(read_event(room, len(events) + 1, words))
        except Unreadable as reason:
            raise Unreadable(f"line {line}: {reason}") from None
    return Record(
        game=top["game"],
        edition=int(top["edition"]),
        seats=int(top["seats"]),
        options=read_options(room, facts["option"]),
        events=tuple(events),
        outcome=read_outcome(facts["outcome"]),
        state=next(iter(facts["state"]), None),
        proof=read_proof(facts),
        conceded=read_conceded(facts["conceded"]),
    )


def said(text: str) -> list[tuple[int, str]]:
    """What a record says, each with the number of its line."""
    lines = [(n, line.partition("#")[0].strip()) for n, line in enumerate(text.splitlines(), 1)]
    return [(n, words) for n, words in lines if words]


def title(lines: list[tuple[int, str]]) -> re.Match[str]:
    line, words = lines[0] if lines else (1, "")
    if found := HEAD.fullmatch(words):
        return found
    raise Unreadable(f"line {line}: a match begins as in `ksar, edition 1, 2 seats`, not `{words}`")


def read_event(room: AnyRoom, n: int, words: str) -> Event[Any]:
    found = EVENT.fullmatch(words)
    if not found:
        raise Unreadable(
            f"`{words}` is no move; write who, two spaces and the move, as in `0  pass`"
        )
    return Event(
        n=n,
        seat=DEALER if found["seat"] == "dealer" else Seat(int(found["seat"])),
        move=room.notation.read_move(found["move"]),
        at=int(found["at"] or 0),
        absent=bool(found["absent"]),
        order=None if found["order"] is None else tuple(map(Seat, whole(found["order"]))),
        lag=int(found["lag"] or 0),
    )


def read_options(room: AnyRoom, said: list[str]) -> Any:
    """The options of a head; those it does not name are the rulebook's."""
    chosen = {}
    for name, _, value in (words.partition(" ") for words in said):
        try:
            chosen[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise Unreadable(f"option {name}: `{value}` is not JSON; quote words") from None
    try:
        return msgspec.convert(chosen, room.options)
    except msgspec.ValidationError as reason:
        known = ", ".join(room.options.__struct_fields__)
        raise Unreadable(f"options: {reason}; {room.name} knows {known}") from None


def read_conceded(said: list[str]) -> Seat | None:
    if not said:
        return None
    if not said[0].isdecimal():
        raise Unreadable(f"conceded: write the number of a seat, not `{said[0]}`")
    return Seat(int(said[0]))


def read_outcome(said: list[str]) -> Outcome | None:
    if not said:
        return None
    found = OUTCOME.fullmatch(said[0])
    if not found:
        raise Unreadable(f"outcome: write `3 2, places 1 2`, not `{said[0]}`")
    return Outcome(whole(found["scores"]), whole(found["places"]))


def read_proof(facts: dict[str, list[str]]) -> Proof | None:
    """The proof in a head and foot: all of its facts, or none."""
    names = ("match", "commitment", "seed")
    given = [name for name in names if facts[name]]
    if not given:
        return None
    if missing := [name for name in names if not facts[name]]:
        raise Unreadable(
            f"the proof lacks its {missing[0]}; a proof has match, commitment and seed"
        )
    try:
        return Proof(
            facts["match"][0],
            bytes.fromhex(facts["commitment"][0]),
            tuple(bytes.fromhex(given.strip("-")) for given in facts["entropy"]),
            bytes.fromhex(facts["seed"][0]),
        )
    except ValueError as reason:
        raise Unreadable(f"proof: {reason}") from None


def whole(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))
