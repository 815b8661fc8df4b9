"""Tunes the habits of KIZA by matches among themselves: `make bench ONLY=kiza_tuning ARGS="4 600"`.

A few weights are changed at random. Who plays so sits once in each seat among players of the old
weights, on the same deals; a change is kept if it wins more than luck would have it in a second
set of deals, which did not choose it.
"""

import sys
from array import array
from random import Random
from time import process_time
from typing import Any

from parlour.games.kiza.mind.weights import but, tuned
from parlour.games.kiza.swift import habits
from parlour.games.kiza.swift.dealing import throw
from parlour.games.kiza.swift.layout import BIDDER, CARD, DONOR, NOBODY, SEATS, SIZE, STALE, numbers
from parlour.games.kiza.swift.machine import prepare
from parlour.games.kiza.swift.play import copy, play_out
from parlour.games.kiza.swift.search import WHOLE, prospect

SCREENED, CONFIRMED = 2_000, 8_000  # matches
Weights = tuple[int, ...]


def contest(s: Any, weights: Any, cards: Any, first: int, deals: int, seat: int) -> int:
    """What a seat wins in so many matches, from their numbers on."""
    now, rng, won = numbers(SIZE), numbers(1), 0
    for number in range(first, first + deals):
        rng[0] = number * 2654435761 % 4294967291 + 1
        for _ in range(8):
            throw(rng, 2)
        copy(s, now)
        now[DONOR] = throw(rng, s[SEATS])
        play_out(now, weights, rng, cards)
        won += prospect(now, seat, cards)
    return won


def table(seats: int) -> "array[int]":
    s = array("q", bytes(8 * SIZE))
    s[SEATS], s[CARD], s[BIDDER], s[STALE] = seats, NOBODY, NOBODY, 3
    return s


def share(play: Any, seats: int, one: Weights, others: Weights, matches: int, first: int) -> float:
    """The part of matches that `one` wins."""
    import numpy

    won = 0
    for seat in range(seats):
        weights = [weight for s in range(seats) for weight in (one if s == seat else others)]
        given = (numpy.array(list(table(seats))), numpy.array(weights), numpy.zeros(96, int))
        won += play(*given, first, matches // seats, seat)
    return won / WHOLE / (matches // seats * seats)


def changed(weights: Weights, random: Random) -> Weights:
    found = list(weights)
    for which in random.sample(range(habits.WEIGHTS), random.choice([1, 1, 2, 3])):
        size = max(abs(found[which]), 30) * random.choice([0.1, 0.3, 0.8])
        found[which] = round(random.gauss(found[which], size))
    found[habits.LOTS] = min(max(found[habits.LOTS], 500), 9000)
    for which in (habits.OPENING, habits.RAISE):
        found[which] = min(max(found[which], 0), 1000)
    for which in (habits.WHIM, habits.FANCY):
        found[which] = max(found[which], 0)
    return tuple(found)


def tune(seats: int, seconds: float, seed: int) -> None:
    from numba import njit

    prepare()
    play, random, best, first = njit(contest), Random(seed), tuned(seats), seed * 1_000_000
    share(play, seats, best, best, seats, 0)
    begun = process_time()
    doubt, tries = (1 / seats * (1 - 1 / seats) / SCREENED) ** 0.5, 0
    while process_time() - begun < seconds:
        other, tries, first = changed(best, random), tries + 1, first + SCREENED + CONFIRMED
        if share(play, seats, other, best, SCREENED, first) < 1 / seats + doubt:
            continue
        won = share(play, seats, other, best, CONFIRMED, first + SCREENED)
        if won > 1 / seats + 2.5 * doubt * (SCREENED / CONFIRMED) ** 0.5:
            best = other
            print(f"{tries} tries: {won:.1%} against the old ones; {best}", flush=True)
    plain = but(tuned(seats), whim=0, fancy=0)
    won = share(play, seats, best, plain, CONFIRMED, first + SCREENED + CONFIRMED)
    print(f"{tries} tries, {won:.1%} against those in mind/weights.py: {best}")


if __name__ == "__main__":
    words = [float(word) for word in sys.argv[1:]]
    seats, seconds, seed = (*words, *(4.0, 600.0, 1.0)[len(words) :])
    tune(int(seats), seconds, int(seed))
