"""What is known about playing KIZA well: what a card is worth bidding for, and who can win."""

from array import array
from collections.abc import Sequence
from math import exp

from ..pieces import Move, Offer, State, View
from ..rules.auctions import leader, total
from .choosing import choices
from .guessing import guess
from .players import players
from .reasons import reasons
from .weights import tuned

__all__ = ["guess", "habits", "players", "reasons", "worth"]

FIRM = 4.0  # how much more readily the habit comes to mind than anything else
SPREAD = 9.0  # points that make a seat e times as likely to win
STANDS = 0.6  # how surely a bid that stands takes the card
NEUTRAL = 12345  # where habits throw no dice


def worth(state: State) -> Sequence[float]:
    """How likely each seat is first: its points, and its part of what is still to be had."""
    hopes = [exp(points / SPREAD) for points in promised(state)]
    return [hope / sum(hopes) for hope in hopes]


def promised(state: State) -> list[float]:
    """The points each seat will have, if what is left is shared out by strength."""
    strength = [1 + total(hand) for hand in state.hands]
    left = sum(map(total, state.rows))
    found = [
        total(gain) + left * own / sum(strength)
        for gain, own in zip(state.gains, strength, strict=True)
    ]
    if state.auction and (best := leader(state.auction)) is not None:
        found[best] += STANDS * state.auction.card.value
    return found


def habits(view: View, offer: Offer) -> Sequence[tuple[Move, float]]:
    moves = choices(view, offer, tuned(len(view.held)), array("q", [NEUTRAL]))
    return [(move, 1.0 if place else FIRM) for place, move in enumerate(moves)]
