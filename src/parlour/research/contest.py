"""One player against another, deal by deal: the same deals from every seat, kept as they come.

A contest is a file. Its first line says who plays what; each line after it is a match that has been
played. What is broken off goes on where it stood, and a line that was cut short is played again.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots.budget import Nodes, Seconds
from parlour.bots.cast import AnyRoom
from parlour.bots.sitter import Sitter
from parlour.bots.sitting import Budgeting, sit
from parlour.core import Dice, Seat


class Contest(Struct, frozen=True, kw_only=True):
    """One of `a` among players of `b`, from each seat in turn."""

    game: str
    edition: int
    seats: int
    options: dict[str, Any]
    a: str
    b: str
    nodes: int | None = None
    seconds: float | None = 0.1  # for each choice, where nodes are not counted
    seed: int = 0

    @property
    def name(self) -> str:
        think = f"{self.nodes}n" if self.nodes is not None else f"{self.seconds:g}s"
        chosen = "".join(f"-{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game}-{self.seats}{chosen}-{self.a}-{self.b}-{think}-{self.seed}"

    def budget(self) -> Budgeting:
        if self.nodes is not None:
            return partial(Nodes, self.nodes)
        assert self.seconds is not None, "a contest counts nodes or seconds"
        return partial(Seconds, self.seconds)


class Played(Struct, frozen=True, kw_only=True):
    """A match of a contest."""

    deal: int
    turned: int  # the seat that `a` had
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


class Another(Exception):
    """The file that a contest would go on in belongs to another one."""


def play(room: AnyRoom, contest: Contest, deal: int, turned: int) -> Played:
    """One match: everything in it follows from the contest's seed, the deal and who sits where,
    as far as thinking is counted in nodes."""
    who = [contest.a if seat == turned else contest.b for seat in range(contest.seats)]
    name = f"{contest.seed}/{deal}"
    sitters = [
        Sitter(room, player, Seat(seat), f"{name}/{turned}/{seat}")
        for seat, player in enumerate(who)
    ]
    options = msgspec.convert(contest.options, room.options)
    budgets = [contest.budget()] * contest.seats
    sat = sit(room, options, sitters, budgets, lambda k: Dice(Random(f"{name}/{k}").randrange))
    return Played(
        deal=deal,
        turned=turned,
        places=sat.outcome.places,
        scores=sat.outcome.scores,
        moves=len(sat.events),
        choices=tuple(spent.choices for spent in sat.spent),
        seconds=tuple(round(spent.seconds, 6) for spent in sat.spent),
        slowest=tuple(round(spent.slowest, 6) for spent in sat.spent),
    )


def fixtures(contest: Contest, matches: int) -> Iterator[tuple[int, int]]:
    """Deals and who sits where: whole deals, at least so many matches."""
    for deal in range(-(-matches // contest.seats)):
        yield from ((deal, turned) for turned in range(contest.seats))


def kept(file: Path, contest: Contest) -> list[Played]:
    """What has been played of it, if anything has; `Another` if the file is not this one's."""
    if not file.exists():
        return []
    lines = file.read_bytes().splitlines()
    if not lines or msgspec.json.decode(lines[0]) != msgspec.to_builtins(contest):
        raise Another(str(file))
    return [found for line in lines[1:] if (found := readable(line))]


def readable(line: bytes) -> Played | None:
    """Nothing for a line that was cut short."""
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        return None


def go_on(room: AnyRoom, contest: Contest, matches: int, file: Path) -> Iterator[list[Played]]:
    """Plays what is missing; says after each match what has been played so far."""
    played = kept(file, contest)
    done = {(match.deal, match.turned) for match in played}
    rewritten = b"\n".join(map(msgspec.json.encode, [contest, *played])) + b"\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(rewritten)
    yield played
    with file.open("ab") as journal:
        for deal, turned in fixtures(contest, matches):
            if (deal, turned) not in done:
                played.append(play(room, contest, deal, turned))
                journal.write(msgspec.json.encode(played[-1]) + b"\n")
                journal.flush()
                yield played
