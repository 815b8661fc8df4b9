"""Imagining how a round goes on after this word or that one, in guessed truths."""

from typing import Final

from .dealing import M32, scatter, throw
from .law import bid, choose, decline, present
from .layout import (
    BIDDING,
    DECK,
    KINDS,
    OVER,
    PHASE,
    POINTS,
    PRESENTING,
    SEATS,
    SEATS_AT_MOST,
    SIZE,
    VALUES,
    Ints,
    numbers,
)
from .play import copy, play_round

WHOLE: Final = 60_000  # a win, which two to six can share


def imagine(
    root: Ints,
    seat: int,
    pool: Ints,
    since: Ints,
    needs: Ints,
    choices: Ints,
    alive: Ints,
    weights: Ints,
    prospects: Ints,
    rng: Ints,
    truths: int,
    worths: Ints,
    squares: Ints,
) -> None:
    """Each choice that is alive is followed to the end of the round, in the same guessed truths and
    with the same luck. Its worths are added up, and the squares of what they exceed the first."""
    world, unseen = numbers(SIZE), numbers(DECK)
    for _ in range(truths):
        copy(root, world)
        for place in range(len(pool)):
            unseen[place] = pool[place]
        scatter(world, unseen, len(pool), since, needs, rng)
        seed = 1 + throw(rng, M32 - 1)
        compare(world, seat, choices, alive, weights, prospects, seed, worths, squares)


def compare(
    world: Ints,
    seat: int,
    choices: Ints,
    alive: Ints,
    weights: Ints,
    prospects: Ints,
    seed: int,
    worths: Ints,
    squares: Ints,
) -> None:
    """What each choice comes to in one truth."""
    now, cards, luck, first = numbers(SIZE), numbers(KINDS * SEATS_AT_MOST), numbers(1), 0
    for choice in range(len(alive)):
        if alive[choice]:
            copy(world, now)
            luck[0] = seed
            for kind in range(KINDS):
                cards[kind] = choices[KINDS * choice + kind]
            say(now, seat, cards)
            play_round(now, weights, luck, cards)
            worth = prospect(now, seat, prospects)
            if choice == 0:
                first = worth
            worths[choice] += worth
            squares[choice] += (worth - first) * (worth - first)


def say(s: Ints, seat: int, cards: Ints) -> None:
    """A word as a set of cards: those presented, put up or bid; none is a pass."""
    if s[PHASE] == PRESENTING:
        present(s, seat, cards)
    elif s[PHASE] == BIDDING:
        if any_of(cards):
            bid(s, cards)
        else:
            decline(s)
    else:
        choose(s, first_of(cards))


def any_of(cards: Ints) -> bool:
    found = 0
    for kind in range(KINDS):
        found |= cards[kind]
    return found != 0


def first_of(cards: Ints) -> int:
    for card in range(KINDS * VALUES):
        if cards[card // VALUES] >> card % VALUES & 1:
            return card
    return -1


def prospect(s: Ints, seat: int, prospects: Ints) -> int:
    """The part of a win that a seat has at the end, or between two rounds may hope for."""
    if s[PHASE] != OVER:
        others = 0
        for other in range(s[SEATS]):
            others += prospects[s[POINTS + other]]
        return WHOLE * prospects[s[POINTS + seat]] // others
    shared = 0
    for other in range(s[SEATS]):
        if s[POINTS + other] > s[POINTS + seat]:
            return 0
        shared += int(s[POINTS + other] == s[POINTS + seat])
    return WHOLE // shared


PARTS: Final = (imagine, compare, say, any_of, first_of, prospect)
