"""What clients said and heard, and a judge of it who was not there: the record is the only truth.

A client keeps a `History`: every frame both ways, with the time. When the match is over its record
is fetched, and `faults` holds every history against what the library makes of the record:

1. the record verifies: every move is legal, every draw follows from the seed;
2. of a seat's wishes those that were acknowledged are in the record, each once, in order: none is
   lost, none is there twice; and none that was refused is there;
3. whatever a viewer was shown is the view that the record gives it at that step, so that no two
   viewers ever saw two truths; and its steps have no gap;
4. what was acknowledged before something else was said stands before it in the record.

`python -m tests.history FOLDER` judges histories that `write` has kept, beside their records.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Literal

import msgspec
from msgspec import Struct, json

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import Event, Seat, begin
from parlour.core.record import Record, game_of, read_record
from parlour.core.verify import verify

AnyRecord = Record[Any, Any]


class Line(Struct):
    """One frame, or the moment at which a line was opened."""

    at: float
    way: Literal["came", "said", "heard"]
    frame: dict[str, Any] = {}


class History(Struct):
    """All of one client at one table; `viewer` is its seat, or nothing for a watcher."""

    match: str
    viewer: int | None
    lines: list[Line] = msgspec.field(default_factory=list)
    seen: int = 0  # the last step it was told

    def came(self) -> None:
        self.lines.append(Line(monotonic(), "came"))

    def said(self, frame: dict[str, Any]) -> None:
        self.lines.append(Line(monotonic(), "said", frame))

    def heard(self, frame: dict[str, Any]) -> None:
        self.lines.append(Line(monotonic(), "heard", frame))
        self.seen = max([self.seen, *(step["n"] for step in frame.get("steps", ()))])


class Wish(Struct):
    """What became of one wish: when it was first said and finally answered."""

    move: Any
    said: float
    answered: float = 0.0
    fate: Literal["unknown", "done", "refused"] = "unknown"


def wishes(history: History) -> list[Wish]:
    """In the order in which they were first said."""
    found: dict[str, Wish] = {}
    for line in history.lines:
        ref = line.frame.get("ref")
        if line.way == "said":
            found.setdefault(str(ref), Wish(line.frame["move"], line.at))
        elif ref in found and found[ref].fate == "unknown" and not line.frame.get("again"):
            found[ref].answered = line.at
            found[ref].fate = "done" if line.frame["type"] == "Steps" else "refused"
    return [*found.values()]


def faults(room: AnyRoom, record: AnyRecord, histories: Sequence[History]) -> Iterator[str]:
    """Everything that cannot be true together, in words; nothing if all is well."""
    if flaw := verify(room, record):
        yield f"the record is flawed at move {flaw.n}: {flaw.phrase.id}"
        return
    told: dict[int, list[tuple[Wish, int]]] = {}
    for history in histories:
        if history.viewer is not None:
            told[history.viewer] = []
            yield from kept(record, Seat(history.viewer), wishes(history), told[history.viewer])
        yield from seen(room, record, history)
    yield from in_order([pair for pairs in told.values() for pair in pairs])


def kept(
    record: AnyRecord, seat: Seat, said: list[Wish], places: list[tuple[Wish, int]]
) -> Iterator[str]:
    """The wishes of a seat against its moves; one without an answer may be there or not."""
    moves = [event for event in record.events if event.seat == seat and not event.absent]
    waiting = iter(moves)
    left = next(waiting, None)
    for wish in said:
        there = left is not None and msgspec.to_builtins(left.move) == wish.move
        if wish.fate == "done" and not there:
            yield f"seat {seat}: {wish.move} was acknowledged, and the record has {shown(left)}"
            return
        if there and wish.fate != "refused":
            assert left is not None
            places.append((wish, left.n))
            left = next(waiting, None)
    if left is not None:
        yield f"seat {seat}: the record has {shown(left)}, which was never wished, or twice"


def shown(event: Event[Any] | None) -> str:
    return "nothing more" if event is None else f"move {event.n}, {event.move}"


def seen(room: AnyRoom, record: AnyRecord, history: History) -> Iterator[str]:
    """What a client was shown against the views that the record gives, step by step."""
    viewer = None if history.viewer is None else Seat(history.viewer)
    truth = views(room, record, viewer)
    last: int | None = None
    for line in history.lines:
        if line.way == "came":
            last = None
        for step in line.frame.get("steps", ()):
            if last is not None and step["n"] != last + 1:
                yield f"viewer {viewer}: step {step['n']} came after step {last}"
            last = step["n"]
            if step["n"] >= len(truth) or json.encode(step["view"]) not in truth[step["n"]]:
                yield f"viewer {viewer}: what it saw at step {step['n']} never was"


def views(room: AnyRoom, record: AnyRecord, viewer: Seat | None) -> list[list[bytes]]:
    """For each step of a viewer, how the table may have looked to it until the next one."""
    law = room.laws[record.edition]
    state = begin(law, record.seats, record.options)
    found = [[encoded(law.view(state, viewer))]]
    for event in record.events:
        heard = law.hear(state, event.seat, event.move, viewer)
        state = law.play(state, event.seat, event.move)
        if heard is not None:
            found.append([])
        found[-1].append(encoded(law.view(state, viewer)))
    return found


def encoded(view: Any) -> bytes:
    return json.encode(msgspec.to_builtins(view))


def in_order(told: list[tuple[Wish, int]]) -> Iterator[str]:
    """What had been acknowledged before a wish was said stands before it."""
    done = [(wish.answered, "a", n) for wish, n in told if wish.fate == "done"]
    begun = [(wish.said, "b", n) for wish, n in told]
    latest = 0
    for _, kind, n in sorted([*done, *begun]):
        if kind == "a":
            latest = max(latest, n)
        elif n < latest:
            yield f"move {n} was wished after move {latest} had been acknowledged"


def unresolved(histories: Sequence[History]) -> int:
    return sum(wish.fate == "unknown" for history in histories for wish in wishes(history))


def interruptions(histories: Sequence[History], fault: float) -> float:
    """Seconds from a fault to the next acknowledgement that anybody got."""
    acks = [
        line.at
        for history in histories
        for line in history.lines
        if line.way == "heard" and line.frame.get("ref") and line.frame["type"] == "Steps"
    ]
    return min((at for at in acks if at > fault), default=float("inf")) - fault


def write(folder: Path, record: str, histories: Sequence[History]) -> None:
    for n, history in enumerate(histories):
        lines = [json.encode({"match": history.match, "viewer": history.viewer})]
        lines += map(json.encode, history.lines)
        (folder / f"{history.match}.{n}.jsonl").write_bytes(b"\n".join(lines))
    (folder / f"{histories[0].match}.match").write_text(record)


def read(path: Path) -> History:
    head, *lines = path.read_bytes().splitlines()
    whole = json.decode(head, type=History)
    whole.lines = [json.decode(line, type=Line) for line in lines]
    return whole


def main(folder: Path) -> int:
    found = 0
    for record in sorted(folder.glob("*.match")):
        text = record.read_text()
        room = CATALOGUE[game_of(text)]
        histories = [read(path) for path in sorted(folder.glob(f"{record.stem}.*.jsonl"))]
        for fault in faults(room, read_record(room, text), histories):
            found += 1
            print(f"{record.stem}: {fault}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
