"""Matches of every game, played to the end by bots over real sockets, and their records judged.

`python -m tests.matches --each 72` plays so many of each game, over all its seat counts. Every
record is read, verified, played again, brought to another house as text and as JSON, and kept there
under one name.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import fingerprint, replay
from parlour.core.record import read_record
from parlour.core.verify import verify
from tests.history import faults
from tests.houses import House, evening, house

HASTE = 100  # a minute of waiting is over in less than a second


def judged(at: House, other: House, room: AnyRoom, match: str) -> list[str]:
    """Everything that is wrong with the record of a match that is over."""
    text = at.ask(f"/api/matches/{match}").decode()
    record = read_record(room, text)
    found = [] if verify(room, record) is None else ["it does not verify"]
    state = replay(room.law, record.seats, record.options, record.events)
    if fingerprint(state) != record.state or room.law.outcome(state) != record.outcome:
        found.append("played again it ends otherwise")
    as_json = at.ask(f"/api/matches/{match}/json").decode()
    names = {brought(other, said) for said in (text, as_json)}
    if len(names) != 1 or None in names:
        return [*found, "it was not kept, or as two"]
    if other.ask(f"/api/records/{names.pop()}").decode() != text:
        found.append("it came back otherwise")
    return found


def brought(other: House, said: str) -> str | None:
    name: str | None = other.bring(said)["record"]
    return name


def played(at: House, other: House, room: AnyRoom, matches: int) -> list[str]:
    """Play so many, one after the other, and say what was wrong with them."""
    found = []
    for n in range(matches):
        seats = room.seats[n % len(room.seats)]
        match, players = asyncio.run(evening(at, room.name, seats))
        record = read_record(room, at.ask(f"/api/matches/{match}").decode())
        wrong = [*judged(at, other, room, match)]
        wrong += faults(room, record, [player.history for player in players])
        found += [f"{room.name}, {seats} seats, {match}: {fault}" for fault in wrong]
    return found


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--each", type=int, default=72)
    asked.add_argument("games", nargs="*", default=[*CATALOGUE])
    chosen = asked.parse_args(words)
    flawed = 0
    with (
        TemporaryDirectory() as one,
        TemporaryDirectory() as two,
        house(Path(one), speed=HASTE) as at,
        house(Path(two)) as other,
    ):
        for game in chosen.games:
            found = played(at, other, CATALOGUE[game], chosen.each)
            flawed += len(found)
            print(f"{game}: {chosen.each} matches, {len(found)} faults", *found, flush=True)
    return flawed


if __name__ == "__main__":
    sys.exit(main())
