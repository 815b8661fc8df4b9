"""How fast a law is: matches at random through the whole contract, nothing skipped.

Each move is offered, picked, judged, played and followed by the question whose turn it is, as at
a table.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from parlour.core import DEALER, Dice, Room, Seat, begin

AnyRoom = Room[Any, Any, Any, Any, Any, Any]


def match(room: AnyRoom, seats: int, options: Any, seed: int, dealers: int = 1) -> int:
    """How many moves one match took; each of the dealer's counts as so many."""
    law, dice = room.law, Dice(Random(seed).randrange)
    state, moves = begin(law, seats, options), 0
    everybody = tuple(map(Seat, range(seats)))
    while turn := law.turn(state):
        seat = dice.one(sorted(turn))
        if seat == DEALER:
            move = law.chance(state, dice, dice.shuffled(everybody) if len(turn) > 1 else None)
        else:
            move = law.pick(law.offer(law.view(state, seat)), dice)
        if refusal := law.refuse(state, seat, move):
            raise AssertionError(f"{move} was offered, and is refused by {refusal.clause}")
        state, moves = law.play(state, seat, move), moves + (dealers if seat == DEALER else 1)
    return moves


def rate(play: Callable[[int], int], seconds: float, tries: int = 1) -> float:
    """Moves a second of matches played from seeds, in the best of some tries, as the others say
    more about the machine than about the law."""
    return max(once(play, seconds, 1000 * trial) for trial in range(tries))


def once(play: Callable[[int], int], seconds: float, seed: int) -> float:
    """By the time of this process alone, whatever else the machine does."""
    moves, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        moves, seed = moves + play(seed), seed + 1
    return moves / spent
