"""How many positions a game has, depth by depth: every player's move, and one throw of the dice."""

from argparse import Namespace
from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.cli import asked as typed
from parlour.cli.speech import speaker
from parlour.core import DEALER, Dice, advance, begin, fingerprint
from parlour.core.verify import AnyRules

DEEPEST, USUAL = 1000, 4


def walk(asked: Namespace, language: str) -> int:
    room = typed.room_named(asked.game)
    depth = typed.whole("--depth", asked.depth, 1, DEEPEST) or USUAL
    seats, options = typed.table(room, asked.seats, asked.option)
    seed = typed.seed(asked.seed) or bytes(1)
    says = speaker(language, room)
    for n, (moves, positions) in enumerate(counted(room.law, seats, options, depth, seed), 1):
        print(says.word("cli-walk-line", depth=n, moves=moves, positions=positions), flush=True)
    return 0


def counted(
    law: AnyRules, seats: int, options: Any, depth: int, seed: bytes
) -> Iterator[tuple[int, int]]:
    """For each depth, how many moves lead there, and to how many different positions."""
    ways = {fingerprint(state): (1, state) for state in [begin(law, seats, options)]}
    for n in range(1, depth + 1):
        after: dict[str, tuple[int, Any]] = {}
        for many, state in ways.values():
            for reached in followers(law, state, f"{seed.hex()} {n}"):
                name = fingerprint(reached)
                after[name] = (after.get(name, (0,))[0] + many, reached)
        ways = after
        yield sum(many for many, _ in ways.values()), len(ways)


def followers(law: AnyRules, state: Any, luck: str) -> Iterator[Any]:
    """After every move of everybody who may speak; of the dealer's draws, the one that fell."""
    for seat in sorted(law.turn(state)):
        if seat == DEALER:
            draw = law.chance(state, Dice(Random(luck).randrange), None)
            yield advance(law, state, DEALER, draw)
        else:
            for move in law.moves(law.offer(law.view(state, seat))):
                yield advance(law, state, seat, move)
