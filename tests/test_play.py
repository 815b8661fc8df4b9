"""Whole matches in plain lines, through pipes and through a terminal that is none."""

import ast
import os
import pty
import select
import subprocess
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import cli
from parlour.bots.cast import RANDOM
from parlour.catalogue import PETITWHIST, AnyRoom
from parlour.cli.evening import Evening
from parlour.cli.host import Host, luck
from parlour.cli.main import main
from parlour.cli.speech import speaker
from parlour.core import LEVELS, Dice, Seat
from parlour.core.record import read_record
from parlour.core.rulebook import LANGUAGES
from parlour.core.verify import verify
from tests.terminal import HURRIED, Said, command, parlour, surroundings
from tests.walks import ROOMS

rooms = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
ONES = "1\n" * 5_000
Spoken = Callable[..., list[str]]


def played(room: AnyRoom, file: Path, *words: str) -> Said:
    said = parlour("play", room.name, *HURRIED, "--record", str(file), *words, typed=ONES)
    assert (said.status, said.err) == (0, "")
    record = read_record(room, file.read_text())
    assert verify(room, record) is None
    assert record.outcome
    return said


def test_a_match_through_pipes(tmp_path: Path) -> None:
    room = ROOMS[0]
    said = played(room, tmp_path / "evening.match")
    assert "\x1b" not in said.out
    assert "It keeps the promise" in said.out
    promise = said.out.index("promises it")
    assert promise < said.out.index("shuffles and deals")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@rooms
def test_a_match_of_every_game_in_every_language(
    room: AnyRoom, language: str, tmp_path: Path
) -> None:
    seats = str(room.seats[-1])
    said = played(room, tmp_path / "m.match", "--language", language, "--seats", seats)
    assert speaker(language).word("over") in said.out.splitlines()
    assert "\x1b" not in said.out


def on_a_pseudo_terminal(*words: str, **env: str) -> str:
    """What is read from a terminal in which somebody types 1 whenever it is quiet."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*words), stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings(**env)
    )
    os.close(theirs)
    read = b""
    try:
        while True:
            if select.select([ours], [], [], 30)[0]:
                piece = os.read(ours, 65536)
                read += piece
                if piece.rstrip().endswith(b")"):
                    os.write(ours, b"1\n")
            else:
                raise AssertionError(f"nothing more is said after {read[-400:]!r}")
    except OSError:
        pass  # the terminal is closed at the other end
    finally:
        os.close(ours)
    assert process.wait() == 0
    return read.decode()


def test_a_dumb_terminal_is_given_plain_lines() -> None:
    said = on_a_pseudo_terminal("play", *HURRIED, TERM="dumb")
    assert "The match is over." in said
    assert "\x1b" not in said


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Spoken:
    """What is said to somebody who types these lines and no more, always at the same table."""

    def lines(*typed: str) -> list[str]:
        monkeypatch.setattr("sys.stdin", StringIO("\n".join([*typed, ""])))
        assert main(["play", *HURRIED, "--seed", "07", "--language", "en"]) == 0
        return capsys.readouterr().out.splitlines()

    return lines


def test_a_named_deal_is_the_same_again(spoken: Spoken) -> None:
    assert spoken("1", "1") == spoken("1", "1")


def test_what_is_shown_while_nobody_may_speak_is_said() -> None:
    """The dealer alone ends the memorising here; and no log repeats what he has covered."""
    said = parlour("play", "batasaurus", "--plain", "--option", "early_ready=false", typed="log\n")
    lines = said.out.splitlines()
    assert sum("Memorise where the cards lie" in line for line in lines) == 1
    assert "30 seconds left." in lines
    assert sum(line.startswith("The dealer lays out the cards.") for line in lines) == 2


def test_whoever_stops_typing_leaves_the_table(spoken: Spoken) -> None:
    assert spoken("quit")[-1] == spoken()[-1] == "You leave the table before the end."


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "Anything else is a move"),
        ("help", "Anything else is a move"),
        ("table", "In your hand"),
        ("log", "The dealer shuffles"),
        ("rules", "# Petit Whist"),
        ("rules 3.3", "3.3: A seat that holds"),
        ("rules house.1", "house.1: A seat speaks only"),
        ("0", "“0” is not a move"),
        ("99", "“99” is not a move"),
        ("lay", "“lay” is not a move"),
        ("lay 7S", "Clause 3.2: In turn"),
        ("deal 7S / 8S", "Clause 2.1: The dealer"),
        ("knock", "Clause 2.5: Then each seat"),
        ("\N{SNOWMAN}", "is not a move"),
    ],
)
def test_whatever_is_typed_is_answered(typed: str, answer: str, spoken: Spoken) -> None:
    said = spoken(typed)
    asked = next(n for n, line in enumerate(said) if line.startswith("5: "))
    assert any(answer in line for line in said[asked + 1 :])


def evening(room: AnyRoom, seats: int, me: Seat, player: str = RANDOM) -> Evening:
    seconds = partial(next, iter(range(10**9)))  # one goes by at every look
    host = Host(room, seats, room.options(), luck(None), (b"",) * seats, clock=seconds)
    return Evening(host, me, player, pace=1.0)


@rooms
@pytest.mark.parametrize("me", [0, 1])
def test_a_chair_sees_what_its_seat_may_see_and_nothing_else(room: AnyRoom, me: int) -> None:
    """Every view that came to the chair is the view of its seat, as the record gives it."""
    at = evening(room, room.seats[-1], Seat(me))
    dice, seen = Dice(Random(5).randrange), []
    at.begin()
    while at.outcome is None:
        if at.chair.offer is not None:
            at.say(at.chair.law.pick(at.chair.offer, dice))
        elif at.left is not None:
            at.tick()
        seen.append(at.chair.view)
    record = at.record()
    assert verify(room, record) is None
    assert agree(room, record, Seat(me), seen)


@pytest.mark.parametrize("player", ["greedy", *LEVELS])
def test_a_bot_of_every_level_plays_a_match_to_its_end(player: str) -> None:
    """It is told every step of its own chair, the first of all included."""
    at, dice = evening(PETITWHIST, 3, Seat(0), player), Dice(Random(6).randrange)
    at.begin()
    while at.outcome is None:
        if at.chair.offer is not None:
            at.say(at.chair.law.pick(at.chair.offer, dice))
        else:
            at.tick()
    steps = at.bots[0].sitter.steps
    assert steps[0].heard is None
    assert steps[-1].view == PETITWHIST.law.view(at.host.table.state, at.bots[0].chair.seat)
    assert verify(PETITWHIST, at.record()) is None


def agree(room: AnyRoom, record: Any, me: Seat, seen: list[Any]) -> bool:
    state = room.law.start(record.seats, record.options)
    views = [room.law.view(state, me)]
    for event in record.events:
        state = room.law.play(state, event.seat, event.move)
        views.append(room.law.view(state, me))
    at = 0
    for view in seen:
        at = views.index(view, at)
    return at > 0


WINDOWS = ("plain", "choices", "chair")  # what a person looks through


@pytest.mark.parametrize("name", WINDOWS)
def test_what_people_look_through_cannot_reach_the_state(name: str) -> None:
    source = Path(cli.__file__).with_name(f"{name}.py").read_text()
    reached = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    assert not reached & {"host", "state", "journal", "law.view"}
    assert "server.table" not in source
