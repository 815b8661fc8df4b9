"""What somebody who knows the game would think of, each move with how readily."""

from collections.abc import Iterator, Sequence
from math import exp

from ..pieces import (
    HALF,
    HAND,
    ORDER,
    QUAD,
    X_HALVES,
    Add,
    Cards,
    Kind,
    LetBe,
    Move,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Start,
    Steal,
    Swap,
)
from ..rules.opening import choices
from ..views import Offer, Reacting, Starting, Swapping, Turn, View

JOKERS = frozenset[Kind]({"J0", "J*"})
LOW = frozenset[Kind]({"1", "2", "3", "4", "5", "6"})  # seldom fit later, and are laid together
HIGH = frozenset[Kind]({"7", "8", "9", "9h", "J0", "J*"})  # fit on a 7

# How many times as readily, as a power of e. The numbers were tried against each other.
STEP = 0.3  # for each kind that a card is higher
JOKER = 4.0  # against a joker while anything else fits
REMOVES = 2.0
TRAP = 2.5  # against a 7 that its own layer cannot beat
COMPLETED: dict[Kind, float] = {"3h": 0.8, "6h": 0.6, "9h": 2.0}


def habits(view: View, offer: Offer) -> Sequence[tuple[Move, float]]:
    return [(move, exp(score)) for move, score in scored(view, offer)]


def scored(view: View, offer: Offer) -> Iterator[tuple[Move, float]]:
    match offer:
        case Swapping(cards):
            yield from ((Swap(hand), -kept(hand)) for hand in choices(cards))
        case Starting(kind, most):
            together = kind in LOW
            yield from ((Start(kind, n), n if together else -n) for n in range(1, most + 1))
        case Turn(lays, slots, pick_up):
            yield from ((PlayClosed(slot), 0) for slot in slots)
            for kind, most in lays:
                yield from ((Play(kind, n), lay(view, kind, n)) for n in range(1, most + 1))
            if pick_up:
                yield PickUp(), -JOKER
        case Reacting(steal, quick, add):
            yield LetBe(), 0
            yield from ((Steal(n), stolen(view, n)) for n in range(1, steal + 1))
            yield from ((Quick(n), 0.8 + 0.3 * n) for n in range(1, quick + 1))
            yield from ((Add(n), 1 + 0.5 * n) for n in range(1, add + 1))


def kept(hand: Cards) -> float:
    """How much it would be worth to have these on the table instead, for later."""
    return sum(2.5 if kind in JOKERS else STEP * ORDER[kind] for kind in hand)


def lay(view: View, kind: Kind, count: int) -> float:
    """How readily so many of a kind are laid in one's own turn."""
    if removes(view, kind, count):
        return REMOVES + 0.2 * count
    score = -JOKER - (kind == "J*") if kind in JOKERS else -STEP * ORDER[kind]
    if completes(view, kind):
        score += COMPLETED[view.pile.top or HALF] - 0.5 * (count - 1)
        return score - TRAP * is_trap(view, "7", count) if view.pile.top == "6h" else score
    score += (0.5 if kind in LOW else -0.4) * (count - 1)
    if kind == "7":
        score -= TRAP * is_trap(view, kind, count)
    if kind in X_HALVES:
        score -= 0.4
    return score


def stolen(view: View, count: int) -> float:
    """How readily a turn is stolen with so many halves."""
    if removes(view, HALF, count):
        return REMOVES
    score = 0.4 + COMPLETED[view.pile.top or HALF] - 0.7 * (count - 1)
    return score - TRAP * is_trap(view, "7", count) if view.pile.top == "6h" else score


def completes(view: View, kind: Kind) -> bool:
    return kind == HALF and view.pile.top in X_HALVES


def removes(view: View, kind: Kind, count: int) -> bool:
    """Whether the pile would leave the game: four in a row, or a 10."""
    if completes(view, kind) and view.pile.top == "9h":
        return True
    run = view.pile.run if view.pile.top == kind else 0
    return run + count >= QUAD and (view.options.joker_quads or kind not in JOKERS)


def is_trap(view: View, seven: Kind, count: int) -> bool:
    """Whether two seats are left, and who makes a 7 would have nothing to lay on it."""
    if len(view.held) - len(view.out) > 2 or view.options.seven_heads_up != "self_turn":
        return False
    mine = list(view.hand)
    laid: Kind = HALF if view.pile.top == "6h" and seven not in mine else seven
    rest = [kind for kind in mine if kind != laid]
    return bool(rest) and not HIGH.intersection(rest) and mine.count(laid) - count < HAND
