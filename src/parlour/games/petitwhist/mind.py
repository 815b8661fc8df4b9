"""What is known about playing Petit Whist well: what to keep, what to think of, where cards may be.

The model for other rooms: habits that a good player has, a guess that forgets nothing, and five
players who differ in how far they look. docs/minds.md reads it with you.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Dice, Means, Phrase, Thought
from parlour.core import Step as AnyStep
from parlour.core.mind import Chooser, drawn, swayed

from .pieces import (
    DECK,
    Card,
    Cards,
    Exchange,
    Follow,
    Heard,
    Knock,
    Lay,
    LetBe,
    Move,
    Offer,
    Race,
    Seeing,
    SetAside,
    Shown,
    State,
    View,
)
from .rules import moves, playable, put

Step: TypeAlias = AnyStep[View, Heard]

FIRM = 4  # how much more readily a good move comes to mind than any other


def worth(state: State) -> Sequence[float]:
    """Tricks that are won, against those of the best of the others."""
    most = state.options.hand
    return [0.5 + (mine - best_of_others(state, seat)) / 2 / most for seat, mine in scored(state)]


def habits(view: View, offer: Offer) -> Sequence[tuple[Move, float]]:
    match offer:
        case Exchange(hand, count):
            weak = SetAside(weakest(hand, count))
            return [(move, FIRM if move == weak else 1) for move in moves(offer)]
        case Follow(cards):
            good = sensible(view, cards)
            return [(Lay(card), FIRM if card == good else 1) for card in cards]
        case Race():
            strong = 2 * sum(card.rank >= 12 for card in view.hand) >= len(view.hand)
            return [(Knock(), FIRM if strong else 1), (LetBe(), 1)]
        case Seeing():
            return [(move, 1) for move in moves(offer)]


def guess(steps: Sequence[Step], dice: Dice) -> State:
    """Hands for the others from the cards that have not been seen; a seat that did not follow a
    suit has none of it, and what was passed openly is where it went."""
    view, seen = steps[-1].view, remembered(steps)
    hands = [seen.holds[seat] for seat in range(len(view.held))]
    assert view.me is not None, "a watcher does not guess"
    hands[view.me] = tuple(sorted((*view.hand, *(view.aside or ()))))
    open_now = [card for cards in (*hands, *view.shown) for card in cards]
    pool = [card for card in DECK if card not in seen.gone and card not in open_now]
    for seat in sorted(range(len(hands)), key=lambda seat: -len(seen.lacks[seat])):
        wanted = view.held[seat] - len(hands[seat])
        fitting = [card for card in pool if card.suit not in seen.lacks[seat]]
        got = dice.some(fitting if len(fitting) >= wanted else pool, wanted)
        hands[seat] = tuple(sorted((*hands[seat], *got)))
        pool = [card for card in pool if card not in got]
    return stated(view, tuple(hands), dice)


def reasons(steps: Sequence[Step], thought: Thought[Move]) -> tuple[Phrase, ...]:
    view = steps[-1].view
    match thought.move:
        case Lay(card) if view.trick and card == sensible(view, playable(view)):
            return (Phrase("because-takes" if beats(view, card) else "because-spares"),)
        case SetAside(cards) if cards == weakest(view.hand, len(cards)):
            return (Phrase("because-weak"),)
        case _:
            return ()


def by_habit(heat: float) -> Chooser:
    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        found = habits(steps[-1].view, offer)
        return Thought(drawn([(move, weight ** (1 / heat)) for move, weight in found], means.dice))

    return choose


def by_search(nodes: int, heat: float = 0) -> Chooser:
    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        budget = means.budget.at_most(nodes)
        weighed = means.tree(means.model, partial(guess, steps), budget, means.dice)
        return Thought(swayed(weighed, heat, means.dice).move, weighed)

    return choose


players: Final[Mapping[str, Chooser]] = {
    "1": by_habit(heat=4),
    "2": by_habit(heat=1),
    "3": by_habit(heat=0.2),
    "4": by_search(40, heat=0.05),
    "5": by_search(100_000),
}


class Memory(Struct):
    """What the steps have told for good."""

    gone: set[Card]
    holds: list[Cards]  # of each seat: what was passed to it openly and not laid since
    lacks: list[set[str]]  # suits


def remembered(steps: Sequence[Step]) -> Memory:
    seats = len(steps[-1].view.held)
    memory = Memory(set(), [()] * seats, [set() for _ in range(seats)])
    for before, step in pairwise(steps):
        match step.heard:
            case Lay(card):
                memory.gone.add(card)
                memory.holds[step.seat] = without(memory.holds[step.seat], card)
                trick = before.view.trick
                if trick and len(trick) < seats and card.suit != trick[0].suit:
                    memory.lacks[step.seat].add(trick[0].suit)
            case Shown(cards) if not steps[-1].view.shown:
                memory.holds = list(cards)
            case _:
                pass
    return memory


def stated(view: View, hands: tuple[Cards, ...], dice: Dice) -> State:
    """The state that this view shows, if those are the hands."""
    me, seats = view.me, range(len(hands))
    assert me is not None, "a watcher does not guess"
    count = view.options.exchange
    chosen = [dice.some(hands[seat], count) if seat in view.ready else None for seat in seats]
    return State(
        options=view.options,
        hands=hands,
        aside=put(tuple(chosen), me, view.aside) if view.exchanging else (),
        shown=view.shown,
        looked=view.ready if view.shown else frozenset(),
        knocks=put((None,) * len(hands), me, view.knocked) if view.racing else (),
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
    )


def weakest(hand: Cards, count: int) -> frozenset[Card]:
    return frozenset(sorted(hand, key=rank)[:count])


def sensible(view: View, cards: Cards) -> Card:
    """Lead the highest; take a trick as cheaply as can be; else throw away the lowest."""
    if not view.trick:
        return max(cards, key=rank)
    taking = [card for card in cards if beats(view, card)]
    return min(taking or cards, key=rank)


def beats(view: View, card: Card) -> bool:
    led = view.trick[0].suit
    return card.suit == led and card.rank > max(c.rank for c in view.trick if c.suit == led)


def scored(state: State) -> list[tuple[int, int]]:
    return list(enumerate(state.tricks or (0,) * state.seats))


def best_of_others(state: State, seat: int) -> int:
    return max(tricks for other, tricks in scored(state) if other != seat)


def rank(card: Card) -> int:
    return card.rank


def without(cards: Cards, gone: Card) -> Cards:
    return tuple(card for card in cards if card != gone)
