"""`parlour play`: a fair table at home, and whoever shows it: the full screen or plain lines."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from secrets import token_bytes
from typing import Any, NamedTuple

from parlour.bots.cast import RANDOM, names
from parlour.cli import asked as typed
from parlour.cli.chair import AnyRoom
from parlour.cli.evening import Evening
from parlour.cli.host import Host, Luck, luck
from parlour.cli.speech import speaker
from parlour.core import Seat
from parlour.core.record import write_record
from parlour.words import Speaker

FRIENDLY = "2"
PACE = 1.0  # seconds a bot thinks, at most
ENTROPY = 16  # bytes that a person's chair gives to the luck of a match


class Sitting(NamedTuple):
    """A table that was asked for, before it is opened."""

    room: AnyRoom
    seats: int
    options: Any
    me: Seat
    luck: Luck
    player: str
    pace: float
    timed: bool
    file: Path | None

    def begin(self) -> Evening:
        """The promise has been shown by now: so the person's luck comes after it."""
        given = tuple(b"" if self.luck.named else token_bytes(ENTROPY) for _ in range(self.seats))
        host = Host(self.room, self.seats, self.options, self.luck, given, timed=self.timed)
        return Evening(host, self.me, self.player, self.pace)

    def keep(self, evening: Evening) -> Path | None:
        """The record of the match, in the file that was asked for."""
        if self.file:
            self.file.write_text(write_record(self.room, evening.record()), encoding="utf-8")
        return self.file


def play(asked: Namespace, language: str) -> int:
    sitting = arranged(asked)
    says = speaker(language, sitting.room)
    return shown(sitting, says, plain=asked.plain or not on_a_screen())


def arranged(asked: Namespace) -> Sitting:
    room = typed.room_named(asked.game)
    seats, options = typed.table(room, asked.seats, asked.option)
    return Sitting(
        room=room,
        seats=seats,
        options=options,
        me=typed.seat("--seat", asked.seat, seats),
        luck=luck(typed.seed(asked.seed)),
        player=typed.one_of("bot", asked.bot or usual(room), list(names(room))),
        pace=typed.pause(asked.pace, PACE),
        timed=not asked.no_clock,
        file=typed.free_file(asked.record),
    )


def usual(room: AnyRoom) -> str:
    """Somebody who plays sensibly and can be beaten, where the game has players of its own."""
    return FRIENDLY if FRIENDLY in names(room) else RANDOM


def on_a_screen() -> bool:
    """Whether somebody looks at a terminal that can place words where it likes."""
    seen = sys.stdin.isatty() and sys.stdout.isatty()
    return seen and os.environ.get("TERM", "dumb") != "dumb"


def shown(sitting: Sitting, says: Speaker, *, plain: bool) -> int:
    """Only the face that is asked for is read: a large toolkit would keep plain lines waiting."""
    if plain:
        from parlour.cli.plain import Plain

        return Plain(sitting, says).run()
    from parlour.cli.screen import FullScreen

    return FullScreen(sitting, says).play()
