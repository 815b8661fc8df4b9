"""The judge of histories: silent on what was, loud on whatever could not have been."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.catalogue import BATASAURUS, PETITWHIST, AnyRoom
from parlour.core import Dice, Outcome, Seat, fingerprint
from parlour.core.record import Record, write_record
from parlour.games.petitwhist.pieces import Options
from tests.history import History, faults, interruptions, main, unresolved, wishes, write
from tests.test_table import Evening

Told = tuple[AnyRoom, Record[Any, Any], list[History]]


def told(room: AnyRoom, options: Any) -> Told:
    """A match at a table on a virtual clock, and the history of each seat and of a watcher."""
    evening, dice = Evening(room, 2, options), Dice(Random(5).randrange)
    histories = {viewer: History("m", viewer) for viewer in (*map(Seat, range(2)), None)}
    heard = dict.fromkeys(histories, 0)
    while room.law.outcome(evening.table.state) is None:
        seats = [s for s in map(Seat, range(2)) if evening.last(s).offer is not None]
        if seats:
            seat = dice.one(seats)
            move = room.law.pick(evening.last(seat).offer, dice)
            ref = f"{seat}:{len(evening.journal)}"
            wish = {"type": "Say", "ref": ref, "move": msgspec.to_builtins(move)}
            histories[seat].said(wish)
            evening.say(seat, move, ref=ref)
        else:
            evening.wait(600)
        for viewer, history in histories.items():
            for frame in evening.told[viewer][heard[viewer] :]:
                history.heard(msgspec.to_builtins(frame))
            heard[viewer] = len(evening.told[viewer])
    return room, kept(evening), [*histories.values()]


def kept(evening: Evening) -> Record[Any, Any]:
    table, room = evening.table, evening.room
    return Record(
        game=room.name,
        edition=room.edition,
        seats=2,
        options=evening.options,
        events=tuple(evening.journal),
        outcome=table.outcome,
        state=fingerprint(table.state),
    )


@pytest.fixture(scope="module")
def match() -> Told:
    return told(PETITWHIST, Options(exchange=0))


def test_what_was_is_without_fault(match: Told) -> None:
    assert [*faults(*match)] == []
    assert [*faults(*told(BATASAURUS, BATASAURUS.options()))] == []
    assert sum(len(wishes(history)) for history in match[2]) > 6
    assert unresolved(match[2]) == 0


def answers(history: History) -> list[int]:
    """Where a wish is acknowledged."""
    return [
        n for n, line in enumerate(history.lines) if line.frame.get("ref") and line.way != "said"
    ]


def lost(histories: list[History]) -> None:
    """One more wish is acknowledged than the record has."""
    wish = {"type": "Say", "ref": "lost", "move": {"type": "Lay", "card": ["C", 7]}}
    histories[0].said(wish)
    histories[0].heard({"type": "Steps", "steps": [], "offer": None, "ref": "lost"})


def twice(histories: list[History]) -> None:
    """The record has a move that was wished only once: one of its two wishes is taken away."""
    history = histories[0]
    ref = history.lines[answers(history)[1]].frame["ref"]
    for line in history.lines:
        if line.frame.get("ref") == ref:
            line.frame = {**line.frame, "ref": None, "move": None}
    history.lines = [line for line in history.lines if line.frame.get("move", 1) is not None]


def refused(histories: list[History]) -> None:
    line = histories[1].lines[answers(histories[1])[0]]
    line.frame = {**line.frame, "type": "No"}


def exchanged(histories: list[History]) -> None:
    said = [line for line in histories[0].lines if line.way == "said"]
    one, other = said[0].frame["move"], said[1].frame["move"]
    said[0].frame["move"], said[1].frame["move"] = other, one


def last_step(histories: list[History], viewer: int) -> dict[str, Any]:
    steps = [step for line in histories[viewer].lines for step in line.frame.get("steps", ())]
    found: dict[str, Any] = steps[len(steps) // 2]
    return found


def diverged(histories: list[History]) -> None:
    last_step(histories, 2)["view"]["tricks"] = [9, 9]


def another_hand(histories: list[History]) -> None:
    last_step(histories, 0)["view"] = last_step(histories, 1)["view"]


def stepped_over(histories: list[History]) -> None:
    found = [line for line in histories[1].lines if len(line.frame.get("steps", ())) > 1]
    found[0].frame["steps"] = found[0].frame["steps"][1:]


def before_its_time(histories: list[History]) -> None:
    """What was acknowledged last had been so before everything else was said."""
    history = max(histories, key=lambda each: answers(each)[-1] if answers(each) else 0)
    ref = history.lines[answers(history)[-1]].frame["ref"]
    for line in history.lines:
        if line.frame.get("ref") == ref:
            line.at = 0.0


@pytest.mark.parametrize(
    "spoil",
    [lost, twice, refused, exchanged, diverged, another_hand, stepped_over, before_its_time],
)
def test_what_cannot_have_been_is_found(
    match: Told, spoil: Callable[[list[History]], None]
) -> None:
    room, record, histories = *match[:2], deepcopy(match[2])
    spoil(histories)
    assert [*faults(room, record, histories)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: replace(record, events=record.events[:-1]),
        lambda record: replace(record, events=(*record.events[:2], *record.events[3:])),
        lambda record: replace(record, outcome=Outcome((99, 0), (1, 2))),
        lambda record: replace(record, state="0" * 64),
    ],
    ids=["cut short", "an event gone", "another score", "another state"],
)
def test_a_spoilt_record_is_found(match: Told, spoil: Callable[[Any], Any]) -> None:
    room, record, histories = match
    assert [*faults(room, spoil(record), histories)]


def test_an_interruption_lasts_until_somebody_is_answered(match: Told) -> None:
    times = sorted(line.at for history in match[2] for line in history.lines)
    assert 0 < interruptions(match[2], times[0] - 1) < 2
    assert interruptions(match[2], times[-1]) == float("inf")


def test_histories_are_kept_as_lines_and_judged_again(match: Told, tmp_path: Any) -> None:
    room, record, histories = *match[:2], deepcopy(match[2])
    write(tmp_path, write_record(room, record), histories)
    assert main(tmp_path) == 0
    lost(histories)
    write(tmp_path, write_record(room, record), histories)
    assert main(tmp_path) == 1
