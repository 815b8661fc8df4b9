"""Moves a second of every room: random matches through the contract, by the rulebook's options.

`make bench ONLY=law ARGS="ksar kiza"` asks some rooms alone.
"""

import sys
from functools import partial

from parlour.bots.pace import match, rate
from parlour.catalogue import CATALOGUE

SECONDS, TRIES = 1.0, 5

if __name__ == "__main__":
    for name in sys.argv[1:] or CATALOGUE:
        room = CATALOGUE[name]
        for seats in room.seats:
            best = rate(partial(match, room, seats, room.options()), SECONDS, TRIES)
            print(f"{name}, {seats} seats: {best:,.0f} moves a second")
