"""Moves a second: matches at random through the contract, every answer asked, nothing skipped.

Each move is offered, picked, judged, played and followed by the question whose turn it is, as at
a table. `make bench ONLY=law ARGS="ksar kiza"` asks some rooms alone.
"""

import sys
from random import Random
from time import process_time

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import DEALER, Dice, Seat, begin

SECONDS, TRIES = 1.0, 5


def match(room: AnyRoom, seats: int, seed: int) -> int:
    """How many moves one match took."""
    law, dice = room.law, Dice(Random(seed).randrange)
    state, moves = begin(law, seats, room.options()), 0
    everybody = tuple(map(Seat, range(seats)))
    while turn := law.turn(state):
        seat = dice.one(sorted(turn))
        if seat == DEALER:
            move = law.chance(state, dice, dice.shuffled(everybody) if len(turn) > 1 else None)
        else:
            move = law.pick(law.offer(law.view(state, seat)), dice)
        if refusal := law.refuse(state, seat, move):
            raise AssertionError(f"{move} was offered, and is refused by {refusal.clause}")
        state, moves = law.play(state, seat, move), moves + 1
    return moves


def rate(room: AnyRoom, seats: int) -> float:
    """The best of some tries, as the others say more about the machine than about the law."""
    return max(once(room, seats, 1000 * trial) for trial in range(TRIES))


def once(room: AnyRoom, seats: int, seed: int) -> float:
    """Of this process alone, whatever else the machine does."""
    moves, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        moves, seed = moves + match(room, seats, seed), seed + 1
    return moves / spent


if __name__ == "__main__":
    for name in sys.argv[1:] or CATALOGUE:
        for seats in CATALOGUE[name].seats:
            print(f"{name}, {seats} seats: {rate(CATALOGUE[name], seats):,.0f} moves a second")
