"""Two worlds over the wire: nothing that a viewer's socket or page is told may tell them apart.

As in `tests/two_worlds.py`, two things hidden from a viewer are exchanged, and the same script is
played in both worlds until one of them is lawfully shown. Here the worlds are two houses, and what
is compared is every byte: frames, in their order, with their length; the answers to anything it
tries, as a seat, a watcher or a stranger who only knows the table's name; whole pages with their
heads; and all that again after the line was cut in the middle.

`python -m tests.wire_worlds --swaps 2000` tries so many in each game that has secrets.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import DEALER, Dice, Seat
from parlour.server.sight import Viewer
from tests.side import Side, two_sides
from tests.two_worlds import Swap, Worlds
from tests.walks import Match, Moment, sample, viewers, walk

LONG = 400  # moves of a match that are looked at
FAR = 12  # moves that a swap is followed
SWAPS = 10  # at one table
DRAFTS = 6  # moves that a viewer tries at once


class Difference(NamedTuple):
    """What a viewer could tell the worlds apart by."""

    n: int
    viewer: Viewer
    one: bytes
    other: bytes


def worlds_of(room: AnyRoom) -> Worlds | None:
    """What a room says about its secrets; nothing, if it has none."""
    try:
        return import_module(f"parlour.games.{room.name}.tests.worlds")
    except ModuleNotFoundError:
        return None


class Sitting:
    """A viewer at one table of both houses."""

    def __init__(self, sides: tuple[Side, Side], match: Match, law: Any, viewer: Viewer) -> None:
        self.sides, self.match, self.law, self.viewer = sides, match, law, viewer
        self.path = [*islice(walk(match), LONG)]
        self.dice = Dice(Random(match.seed).randrange)
        self.pool = [event.move for _, event in self.path if event.seat != DEALER]

    async def swapped(self, worlds: Worlds) -> Difference | Literal[False] | None:
        """The first difference of one swap; nothing, or False if there was nothing to swap."""
        begun = self.dice.below(len(self.path))
        state, event = self.path[begun]
        swap = worlds.swap(state, self.viewer, self.dice)
        if swap is None or (event.seat == DEALER and not self.waits(state)):
            return False
        dealers = [event.move for _, event in self.path[begun:] if event.seat == DEALER]
        reads = not self.dice.below(2)
        for side, there in zip(self.sides, (state, swap.state), strict=True):
            side.put(there, self.law, dealers)
            side.heard = await side.come(self.viewer, reads)
        return await self.followed(worlds, begun, swap, reads)

    def waits(self, state: Any) -> bool:
        return self.law.wait(state) is not None

    async def followed(
        self, worlds: Worlds, begun: int, swap: Swap, reads: bool
    ) -> Difference | None:
        other = swap.state
        for group in groups(self.law, self.path[begun : begun + FAR]):
            await self.tried(reads)
            if found := self.compared(group[0].event.n):
                return found
            after = self.lawful(worlds, group, other, swap)
            if after is None:
                return None
            for side in self.sides:
                await side.make(group[0].event, self.viewer)
            if found := self.compared(group[-1].event.n):
                return found
            other = after
        return None

    def lawful(self, worlds: Worlds, group: Sequence[Moment], other: Any, swap: Swap) -> Any:
        """The other world after these events; nothing, if they show a swapped thing, cannot be
        there, or end the match."""
        for state, event in group:
            if worlds.shows(state, event.seat, event.move, self.viewer, swap.things):
                return None
            turn = self.law.turn(other)
            if event.seat not in turn or self.law.refuse(other, event.seat, event.move):
                return None
            other = self.law.play(other, event.seat, event.move)
        return other if self.law.turn(other) else None

    def compared(self, n: int) -> Difference | None:
        one, other = (b"\n".join(side.heard) for side in self.sides)
        for side in self.sides:
            side.heard = []
        return None if one == other else Difference(n, self.viewer, one, other)

    async def tried(self, reads: bool) -> None:
        """Something that the viewer, or a stranger, tries: the same in both worlds."""
        kind = self.dice.below(9)
        moves = [msgspec.to_builtins(self.dice.one(self.pool)) for _ in range(DRAFTS)]
        for side in self.sides:
            side.heard += await self.tried_at(side, kind, moves, reads)

    async def tried_at(self, side: Side, kind: int, moves: list[Any], reads: bool) -> list[bytes]:
        table, viewer = f"/api/tables/{side.table}", self.viewer
        key = None if viewer is None else side.keys[viewer]
        invite = f"?invite={side.invite}" if viewer is None else f"?seat={viewer}"
        match kind:
            case 0 | 1:
                return await side.come(viewer, reads)
            case 2:
                return [await side.ask("GET", f"{table}/now{invite}", key=key)]
            case 3:
                return [await side.ask("GET", f"/api/matches/{side.table}{end}") for end in ENDS]
            case 4:
                return [await side.ask("GET", f"{page}") for page in (table, f"{table}/now")]
            case 5:
                return [await side.ask("GET", "/api/tables", key=key)]
            case 6 if viewer is not None:
                drafts = [{"type": "May", "draft": move} for move in moves]
                return [frame for draft in drafts for frame in await side.asked(viewer, draft)]
            case 7 if viewer is not None:
                return [frame for move in moves for frame in await self.wished(side, viewer, move)]
            case 8:
                for seat in map(Seat, range(self.match.seats)):
                    if seat != viewer:
                        await self.wished(side, seat, moves[0])
                return await side.asked(viewer, {"type": "Choose", "count": 0})
            case _:
                return []

    async def wished(self, side: Side, seat: Seat, move: Any) -> list[bytes]:
        """A wish that can be in neither world, and what its seat is answered."""
        if not all(self.refuses(one, seat, move) for one in self.sides):
            return []
        return await side.asked(seat, {"type": "Say", "at": 10**9, "move": move})

    def refuses(self, side: Side, seat: Seat, move: Any) -> bool:
        table = side.keeper.table
        assert table, "the table has begun"
        wish = msgspec.convert(move, self.match.room.move)
        refused = self.law.refuse(table.state, seat, wish)
        return bool(refused) or seat not in self.law.turn(table.state)


ENDS = ("", "/json", "/replay")


def groups(law: Any, path: Sequence[Moment]) -> Iterator[list[Moment]]:
    """A move, and whatever the dealer does after it of himself."""
    group: list[Moment] = []
    for state, event in path:
        alone = law.turn(state) == frozenset({DEALER}) and law.wait(state) is None
        if group and not alone:
            yield group
            group = []
        group.append(Moment(state, event))
    # The last group is left out: what follows it is not known.


async def differences(
    room: AnyRoom, worlds: Worlds, swaps: int, law: Any = None
) -> tuple[int, list[Difference]]:
    """How many swaps were tried, and what told two worlds apart; one is enough."""
    law, tried = law or room.law, 0
    with TemporaryDirectory(dir=SHELF) as folder:
        async with two_sides(Path(folder)) as sides:
            for match in matches(room):
                for viewer in viewers(match):
                    for side in sides:
                        side.chairs.clear()
                        await side.gather(match)
                    sitting = Sitting(sides, match, law, viewer)
                    for _ in range(SWAPS):
                        done = await sitting.swapped(worlds)
                        tried += done is not False
                        if done:
                            return tried, [done]
                        if tried >= swaps:
                            return tried, []
    return tried, []


# Memory that is a file, where there is one: two houses need not wait for a disk.
SHELF = "/dev/shm" if Path("/dev/shm").is_dir() else None


def matches(room: AnyRoom) -> Iterator[Match]:
    """All seat counts and options, mixed, again and again."""
    for seed in range(1000):
        mixed = [match._replace(seed=match.seed + 97 * seed) for match in sample(room, 1)]
        Random(seed).shuffle(mixed)
        yield from mixed


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--swaps", type=int, default=2000)
    asked.add_argument("games", nargs="*", default=[*CATALOGUE])
    chosen = asked.parse_args(words)
    flawed = 0
    for game in chosen.games:
        worlds = worlds_of(CATALOGUE[game])
        if worlds is None:
            print(f"{game}: nothing is hidden")
            continue
        tried, found = asyncio.run(differences(CATALOGUE[game], worlds, chosen.swaps))
        print(f"{game}: {tried:,} swaps, {len(found)} noticed", *found, flush=True)
        flawed += bool(found)
    return flawed


if __name__ == "__main__":
    sys.exit(main())
