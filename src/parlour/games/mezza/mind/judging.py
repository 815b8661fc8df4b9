"""How well each seat stands in a guessed truth, and why a move is good."""

from collections.abc import Iterator, Sequence
from math import exp

from parlour.core import Phrase, Seat, Thought

from ..naming import name_cards
from ..pieces import HALF, Kind, LetBe, Move, Play, State, Steal
from ..rules.reach import fitting_lays
from .habits import JOKERS, LOW, completes, removes
from .memory import Step, remembered

# What is in the way of having no cards left, in cards that fit anywhere.
OPEN, CLOSED, STOCK = 1.3, 2.2, 0.5
EASE = 6.0  # so much less in the way makes it three to one


def worth(state: State) -> Sequence[float]:
    """The share of the others that each seat will probably leave behind."""
    seats = range(state.seats)
    burden = [burdened(state, seat) for seat in seats]
    return [
        sum(ahead(state, burden, seat, other) for other in seats if other != seat)
        / max(1, state.seats - 1)
        for seat in seats
    ]


def ahead(state: State, burden: Sequence[float], seat: int, other: int) -> float:
    """How surely one seat gets out before another."""
    places = {who: place for place, who in enumerate(state.out)}
    if seat in places or other in places:
        last = state.seats
        return float(places.get(Seat(seat), last) < places.get(Seat(other), last))
    return 1 / (1 + exp((burden[seat] - burden[other]) / EASE * 1.1))


def burdened(state: State, seat: int) -> float:
    hand, opened = state.hands[seat], state.opened[seat] if state.opened else ()
    closed = sum(map(bool, state.closed[seat])) if state.closed else 0
    mine = sum(map(weight, hand)) + OPEN * sum(map(weight, opened)) + CLOSED * closed
    return mine + STOCK * len(state.stock) / state.seats - (0.5 if seat == state.mover else 0)


def weight(kind: Kind) -> float:
    """A card that fits anywhere goes easily, a low one hardly ever."""
    if kind in JOKERS:
        return 0.6
    if kind == HALF:
        return 0.8
    return 1.2 if kind in LOW else 1.0


def reasons(steps: Sequence[Step], thought: Thought[Move]) -> tuple[Phrase, ...]:
    return tuple(because(steps, thought.move))


def because(steps: Sequence[Step], move: Move) -> Iterator[Phrase]:
    view = steps[-1].view
    match move:
        case Play(kind, count):
            others = [other for other, _ in fitting_lays(view) if other not in JOKERS]
            if removes(view, kind, count):
                yield Phrase("because-removes")
            elif completes(view, kind):
                yield Phrase("because-completes")
            elif kind in JOKERS and not others:
                yield Phrase("because-joker")
            elif kind in others[:1]:
                yield Phrase("because-lowest", {"card": name_cards(kind)})
        case Steal(count):
            yield Phrase("because-removes" if removes(view, HALF, count) else "because-steals")
        case LetBe() if view.window and view.window.steals and HALF in view.hand:
            yield Phrase("because-keeps")
        case _:
            return
    yield from remembering(steps, move)


def remembering(steps: Sequence[Step], move: Move) -> Iterator[Phrase]:
    """Whether the hand of the only other seat is known, every card of it."""
    view = steps[-1].view
    if not isinstance(move, Play) or view.me is None:
        return
    others = [seat for seat in range(len(view.held)) if seat != view.me and seat not in view.out]
    if len(others) == 1:
        held = remembered(steps).holds[others[0]]
        if held.total() == view.held[others[0]] and held.total():
            yield Phrase("because-known")
