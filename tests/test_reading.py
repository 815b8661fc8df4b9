"""What a chair that reads is told beside the facts, and what "may I?" answers over a socket."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from parlour.catalogue import PETITWHIST, AnyRoom
from parlour.core import Phrase, Seat
from parlour.server.reading import worded
from parlour.words import Speaker
from tests.houses import HERE, House, gathered, house, text
from tests.test_table import Evening
from tests.walks import ROOMS

rooms = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)


def played(room: AnyRoom) -> Evening:
    """A whole match in which every seat always says the first of its moves."""
    evening = Evening(room, room.seats[0], room.options())
    for _ in range(2_000):
        seat = next((s for s in evening.table.eyes if s is not None and spoke(evening, s)), None)
        if evening.table.law.outcome(evening.table.state):
            return evening
        if seat is None:
            evening.wait(400)
    raise AssertionError(f"{room.name} has no outcome after 2,000 first moves: it never ends so")


def spoke(evening: Evening, seat: Seat) -> bool:
    offer = evening.table.eyes[seat].offer
    if offer is None:
        return False
    evening.say(seat, next(evening.table.law.moves(offer)))
    return True


@rooms
def test_a_reader_hears_every_step_and_how_it_ended_in_words(room: AnyRoom) -> None:
    evening = played(room)
    speaker = Speaker("en", room)
    for viewer, frames in evening.told.items():
        for frame in frames:
            read = worded(room, viewer, frame, frame.steps[-1].view) if frame.steps else frame
            assert all(isinstance(step.told, Phrase) for step in read.steps)
            assert [step.view for step in read.steps] == [step.view for step in frame.steps]
        assert read.words
        assert read.words.lines == room.text.describe(frame.steps[-1].view)
        assert [speaker.say(phrase) for phrase in read.words.ending][-1].startswith("Final score")


def test_may_i_is_answered_and_nothing_happens(tmp_path: Path) -> None:
    with house(tmp_path) as at:
        frames = asyncio.run(asking(at))
    shown, perhaps, no = frames
    assert shown["words"]["lines"]
    assert shown["seconds"] is None
    assert perhaps["ref"] == "m1"
    assert perhaps["verdict"]["refusal"] is None
    assert perhaps["name"]["id"] == "button-aside"
    assert no["verdict"]["refusal"]["clause"] == "2.3"
    assert no["name"] is None


async def asking(at: House) -> list[dict[str, Any]]:
    """Two sit down; the first asks about a card of its hand, then about the dealer's move."""
    table, keys = gathered(at, PETITWHIST.name, 2)
    tickets = [at.ticket(table, key, seat) for seat, key in enumerate(keys)]
    address = f"ws://{HERE}:{at.port}/api/play"
    async with connect(address) as first, connect(address) as second:
        await first.send(text({"type": "Sit", "ticket": tickets[0], "reads": True}))
        await second.send(text({"type": "Sit", "ticket": tickets[1]}))
        frames = [msgspec.json.decode(await first.recv())]
        card = frames[-1]["steps"][-1]["view"]["hand"][0]
        await first.send(may("m1", {"type": "SetAside", "cards": [card]}))
        await first.send(may("m2", {"type": "Reveal"}))
        answers: list[dict[str, Any]] = []
        while len(answers) < 2:
            frame = msgspec.json.decode(await first.recv())
            answers += [frame] if frame["type"] == "Advice" else []
    return [frames[-1], *answers]


def may(ref: str, draft: dict[str, Any]) -> str:
    return text({"type": "May", "ref": ref, "draft": draft})
