"""`parlour bench`: how fast the law of a game is on this machine."""

from argparse import Namespace
from functools import partial

from parlour.bots.pace import match, rate
from parlour.cli import asked as typed
from parlour.cli.speech import speaker

USUAL, LONGEST = 1, 600  # seconds


def bench(asked: Namespace, language: str) -> int:
    room = typed.room_named(asked.game)
    seconds = typed.whole("--seconds", asked.seconds, 1, LONGEST) or USUAL
    counts = [asked.seats] if asked.seats else [str(seats) for seats in room.seats]
    says = speaker(language, room)
    for count in counts:
        seats, options = typed.table(room, count, asked.option)
        found = round(rate(partial(match, room, seats, options), seconds))
        print(says.word("cli-bench-line", seats=seats, moves=found), flush=True)
    return 0
