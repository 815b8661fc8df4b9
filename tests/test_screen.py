"""A match on the full screen: by keyboard alone, in a small terminal and in a large one."""

import asyncio
import os
import pty
import select
import struct
import subprocess
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fcntl import ioctl
from itertools import cycle
from pathlib import Path
from termios import TIOCSWINSZ
from time import monotonic
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Markdown

from parlour.bots.cast import RANDOM
from parlour.catalogue import PETITWHIST, AnyRoom
from parlour.cli.host import luck
from parlour.cli.pages import Page
from parlour.cli.play import Sitting
from parlour.cli.screen import AtTable, FullScreen, Listed, Panel, Shown
from parlour.cli.speech import speaker
from parlour.core import Seat
from parlour.core.record import read_record
from parlour.core.rulebook import LANGUAGES
from parlour.core.verify import verify
from tests.terminal import HURRIED, command, surroundings
from tests.walks import ROOMS

SMALL, NARROW, LARGE = (80, 24), (50, 18), (160, 50)
SEED = bytes(31) + b"\7"
PATIENCE = 120  # seconds until a terminal that is never quiet is given up


@dataclass
class Sitter:
    """Somebody at the keyboard, and what there is to be seen."""

    pilot: Pilot[None]
    table: AtTable

    async def types(self, line: str, *keys: str) -> None:
        await self.pilot.press(*line, *keys)
        await self.pilot.pause()

    @property
    def choices(self) -> list[str]:
        listed = self.table.query_one(Listed)
        return [str(listed.get_option_at_index(n).prompt) for n in range(listed.option_count)]

    @property
    def answer(self) -> str:
        return self.shown("#answer")

    def shown(self, part: str) -> str:
        return str(self.table.query_one(part).render())


def sit(
    *doing: Callable[[Sitter], Awaitable[None]],
    room: AnyRoom = PETITWHIST,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    timed: bool = False,
    **more: Any,
) -> FullScreen:
    sitting = Sitting(
        room=room,
        seats=room.seats[0],
        options=room.options(),
        me=Seat(0),
        luck=luck(SEED),
        player=RANDOM,
        pace=0.0,
        timed=timed,
        file=None,
    )._replace(**more)
    app = FullScreen(sitting, speaker(language, room))

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for each in doing:
                await each(Sitter(pilot, app.table))

    asyncio.run(evening())
    return app


async def to_the_end(sitter: Sitter) -> None:
    for _ in range(3_000):
        if sitter.table.over:
            return
        await sitter.types("", "enter")
    raise AssertionError("Enter alone does not lead to the end of this match")


@pytest.mark.long
@pytest.mark.parametrize(("room", "language"), [*zip(ROOMS, cycle(LANGUAGES), strict=False)])
def test_enter_alone_leads_through_a_match(room: AnyRoom, language: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    app = sit(to_the_end, room=room, language=language, luck=luck(None), file=file)
    record = read_record(room, file.read_text())
    assert verify(room, record) is None
    assert record.outcome
    assert speaker(language).word("over") in app.table.told


def test_the_promise_stands_before_the_deal() -> None:
    told = "\n".join(sit(luck=luck(None)).table.told)
    assert 0 < told.index("promises it") < told.index("shuffles and deals")


@pytest.mark.parametrize("size", [SMALL, NARROW, LARGE])
def test_every_part_has_room(size: tuple[int, int]) -> None:
    async def look(sitter: Sitter) -> None:
        parts = [*sitter.table.query(Panel), *sitter.table.query("#choices, #line, #status")]
        for part in parts:
            seen = part.region
            assert seen.height >= (3 if isinstance(part, Panel) else 1)
            assert seen.width >= size[0] // 2 - 1
            assert seen.bottom <= size[1]

    sit(look, size=size)


def test_the_arrows_choose_and_enter_takes() -> None:
    def noted(sitter: Sitter) -> list[Any]:
        return [event.move for event in sitter.table.evening.host.journal if event.seat == 0]

    async def mine(sitter: Sitter) -> None:
        wanted = sitter.table.choices.listed[1].move
        await sitter.types("", "down", "enter")
        assert noted(sitter)[0] == wanted

    sit(mine)


def test_a_move_is_judged_while_it_is_typed() -> None:
    answers = {
        "1": "✓ Set aside",
        "lay 7S": "✗ You do not hold",
        "deal 7S / 8S": "✗ Only the dealer deals",
        "knock": "Clause 2.5",
        "rules 3.3": "",
        "asi": "",
        "0": "",
    }

    async def watch(sitter: Sitter) -> None:
        for typed, answer in answers.items():
            await sitter.types(typed)
            assert answer in sitter.answer
            assert bool(sitter.answer) == bool(answer)
            await sitter.types("", "escape")
            assert sitter.answer == sitter.table.query_one(Input).value == ""
        assert len(sitter.table.evening.host.journal) == 2  # the deal, and what the bot sets aside

    sit(watch)


def test_whatever_is_typed_is_answered() -> None:
    answers = {
        "99": "“99” is not a move",
        "lay": "“lay” is not a move",
        "lay 7S": "Clause 3.2: In turn",
        "rules 3.3": "3.3: A seat that holds",
        "\N{SNOWMAN}": "is not a move",
        "[bold]": "“[bold]” is not a move",
        "more": "",
        "table": "",
    }

    async def say(sitter: Sitter) -> None:
        for typed, answer in answers.items():
            await sitter.types(typed, "enter")
            assert answer in sitter.answer
        assert len(sitter.table.evening.host.journal) == 2

    sit(say)


@pytest.mark.parametrize(("key", "text"), [("f1", "Up and Down"), ("f2", "The dealer shuffles")])
def test_a_page_lies_over_the_table_until_it_is_put_away(key: str, text: str) -> None:
    async def read(sitter: Sitter) -> None:
        await sitter.types("", key)
        page = sitter.pilot.app.screen
        assert isinstance(page, Page)
        said = page.text.source if isinstance(page.text, Markdown) else str(page.text.render())
        assert text in said
        await sitter.types("", "escape")
        assert sitter.pilot.app.screen is sitter.table

    sit(read)


def test_nobody_leaves_a_match_by_a_slip() -> None:
    async def slip(sitter: Sitter) -> None:
        await sitter.types("", "ctrl+c")
        assert "once more" in sitter.answer
        await sitter.types("help", "enter")
        await sitter.types("", "escape", "ctrl+q")
        assert not sitter.pilot.app._exit
        await sitter.types("quit", "enter")
        assert sitter.pilot.app._exit

    app = sit(slip)
    assert not app.table.over


def test_what_is_typed_stays_while_others_speak() -> None:
    async def wait(sitter: Sitter) -> None:
        await sitter.types("lay")
        evening = sitter.table.evening
        evening.host.say(Seat(0), evening.chair.wish(sitter.table.choices.upto(1)[0].move))
        sitter.table.look()
        await sitter.pilot.pause()
        assert sitter.table.query_one(Input).value == "lay"
        assert sitter.choices == ["1: I have seen enough (look)"]

    sit(wait)


def test_the_clock_is_shown_while_it_runs() -> None:
    async def wait(sitter: Sitter) -> None:
        assert "left" not in sitter.shown("#status")
        await sitter.types("", "enter")
        assert "[5 seconds left]" in sitter.shown("#status")

    sit(wait, timed=True)


def test_a_long_list_is_shown_a_page_at_a_time() -> None:
    room = max(ROOMS, key=lambda room: room.name == "ksar")

    async def turn(sitter: Sitter) -> None:
        while len(sitter.choices) <= 50:
            await sitter.types("", "enter")
        assert sitter.choices[-1] == "… more"
        await sitter.types("more", "enter")
        assert len(sitter.choices) > 51
        assert sitter.table.query_one(Listed).highlighted == 50

    sit(turn, room=room)


def test_a_table_at_rest_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen looks ten times a second; whoever sits far away is sent what is new."""
    drawn: list[str] = []

    async def rest(sitter: Sitter) -> None:
        monkeypatch.setattr(Shown, "update", lambda at, words: drawn.append(words))
        for _ in range(3):
            sitter.table.look()
        assert drawn == []
        await sitter.types("", "enter")
        assert drawn

    sit(rest)


@pytest.mark.long
def test_a_match_in_a_real_terminal(tmp_path: Path) -> None:
    """Somebody presses Enter whenever the screen is quiet, until the last lines stay behind."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    words = command("play", *HURRIED, "--record", str(tmp_path / "evening.match"))
    env = surroundings(TERM="xterm-256color")
    process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    read, end = b"", monotonic() + PATIENCE
    try:
        while process.poll() is None and monotonic() < end:
            if select.select([ours], [], [], 0.3)[0]:
                read += os.read(ours, 65536)
            else:
                os.write(ours, b"\r")
    except OSError:
        pass  # the terminal is closed at the other end
    finally:
        os.close(ours)
        process.terminate()  # nothing, if it has ended by itself
    assert process.wait(30) == 0
    behind = read.decode().rpartition("\x1b[?1049l")[2]
    assert "The match is over." in behind
    assert (tmp_path / "evening.match").exists()
