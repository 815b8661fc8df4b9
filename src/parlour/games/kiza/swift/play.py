"""Matches as they go on in somebody's head."""

from typing import Final

from .dealing import draw_hands
from .habits import WEIGHTS, amount, lots, pay, put_up
from .law import bid, choose, deal, decline, present
from .layout import (
    BIDDER,
    CHOOSING,
    DEALING,
    DONOR,
    OVER,
    PHASE,
    PRESENTING,
    READY,
    SEATS,
    SIZE,
    Ints,
)


def copy(s: Ints, other: Ints) -> None:
    """The other becomes the same position."""
    for place in range(SIZE):
        other[place] = s[place]


def step(s: Ints, w: Ints, rng: Ints, cards: Ints) -> None:
    """Whatever comes next: one word of somebody, by its own weights, or a deal."""
    phase = s[PHASE]
    if phase == DEALING:
        draw_hands(s, cards, rng)
        deal(s, cards)
    elif phase == PRESENTING:
        for seat in range(s[SEATS]):
            if s[PHASE] == PRESENTING and not s[READY + seat]:
                lots(s, seat, own(w, seat), rng, cards)
                present(s, seat, cards)
    elif phase == CHOOSING:
        choose(s, put_up(s, own(w, s[DONOR]), rng))
    else:
        speak(s, own(w, s[BIDDER]), rng, cards)


def own(w: Ints, seat: int) -> Ints:
    """The weights of one seat."""
    return w[WEIGHTS * seat : WEIGHTS * (seat + 1)]


def speak(s: Ints, w: Ints, rng: Ints, cards: Ints) -> None:
    laid = amount(s, w, rng)
    if laid:
        pay(s, s[BIDDER], laid, cards)
        bid(s, cards)
    else:
        decline(s)


def play_round(s: Ints, w: Ints, rng: Ints, cards: Ints) -> None:
    """To the end of the round, or of the match."""
    while s[PHASE] != OVER and s[PHASE] != DEALING:
        step(s, w, rng, cards)


def play_out(s: Ints, w: Ints, rng: Ints, cards: Ints) -> None:
    """To the end of the match."""
    while s[PHASE] != OVER:
        step(s, w, rng, cards)


PARTS: Final = (copy, own, step, speak, play_round, play_out)
