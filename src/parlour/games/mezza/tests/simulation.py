"""Many matches of MEZZA between plain players, to compare with what the specification found (§6).

The specification calls its players a simple greedy one and a uniformly random one and says no
more. Ours: the greedy one keeps its lowest cards in hand, lays the lowest kind that fits, all of
it unless it is of a kind with an effect, and claims whatever it can, with one half; the random one
draws among its moves evenly, without orders, and claims nothing as a turn.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from parlour.core import DEALER, Dice, Seat, advance, begin
from parlour.games.mezza import rules
from parlour.games.mezza.pieces import (
    HALF,
    HAND,
    TEN,
    Add,
    Kind,
    LetBe,
    Move,
    Options,
    Order,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Recall,
    Start,
    State,
    Steal,
    Swap,
)
from parlour.games.mezza.rules.opening import lowest, tied
from parlour.games.mezza.views import Laid, Offer, Reacting, Starting, Swapping, Took, Turn

PLAIN: frozenset[Kind] = frozenset({"1", "2", "3", "4", "5", "6", "8", "9"})
Player = Callable[[Offer, Random], Move]


class Deals(NamedTuple):
    """How often several held the lowest card, and how often it was a half."""

    ties: int
    halves: int


def deals(seats: int, count: int, seed: int) -> Deals:
    dice, ties, halves = Dice(Random(seed).randrange), 0, 0
    start = begin(rules, seats, Options(swap_mode="off"))
    for _ in range(count):
        state = rules.play(start, DEALER, rules.chance(start, dice, None))
        ties += len(tied(state)) > 1
        halves += lowest(state.hands[tied(state)[0]]) == HALF
    return Deals(ties, halves)


def greedy(offer: Offer, random: Random) -> Move:
    match offer:
        case Swapping(cards):
            return Swap(cards[:HAND])
        case Starting(kind):
            return Start(kind, 1)
        case Turn(lays, slots):
            if slots:
                return PlayClosed(slots[0])
            if not lays:
                return PickUp()
            kind, held = lays[0]
            return Play(kind, held if kind in PLAIN else 1)
        case Reacting(steal, quick, add):
            if quick or add:
                return Quick(quick) if quick else Add(add)
            return Steal(1) if steal else LetBe()


def uniform(offer: Offer, random: Random) -> Move:
    said = [move for move in rules.moves(offer) if not isinstance(move, Order | Recall)]
    if isinstance(offer, Reacting):
        said = [move for move in said if isinstance(move, LetBe | Steal | Quick | Add)]
    return random.choice(said)


class Played(NamedTuple):
    """What happened in a match: its turns, and how often each of these."""

    turns: int
    blocked: bool
    counts: Counter[str]


def played(seats: int, options: Options, player: Player, seed: int) -> Played:
    random = Random(seed)
    state, counts = begin(rules, seats, options), Counter[str]()
    while turn := rules.turn(state):
        seat = min(turn - {DEALER}, default=DEALER)
        move = said(state, seat, player, random)
        counts.update(happened(state, seat, move))
        state = advance(rules, state, seat, move)
    return Played(counts["turns"], len(state.out) < seats - 1, counts)


def said(state: State, seat: Seat, player: Player, random: Random) -> Move:
    if seat == DEALER:
        return rules.chance(state, Dice(random.randrange), None)
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None, "whose turn it is has something to do"
    return player(offer, random)


def happened(state: State, seat: Seat, move: Move) -> list[str]:
    """What everybody hears of it, counted."""
    match rules.hear(state, seat, move, None):
        case Laid(how=how, made=made, removed=removed, skipped=skipped):
            found = [] if how in ("quick", "add") else ["turns"]
            found += ["tens" if made == TEN else "quads"] if removed else []
            found += ["steals"] if how == "steal" else []
            return [*found, "skips"] if skipped is not None else found
        case Took():
            return ["turns", "pick-ups"]
        case _:
            return []
