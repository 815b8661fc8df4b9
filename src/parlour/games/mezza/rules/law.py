"""What may happen, and what it leads to: the questions that look at the whole truth."""

from collections import Counter

from msgspec.structs import replace

from parlour.core import DEALER, SEATS, Dice, Outcome, Refusal, Seat, Wait

from ..pieces import (
    HALF,
    HAND,
    NO_ORDERS,
    Add,
    Award,
    Cards,
    Claim,
    Deal,
    LetBe,
    Move,
    Options,
    Order,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Race,
    Recall,
    Refill,
    Reveal,
    Start,
    State,
    Steal,
    Swap,
)
from .grounds import DEALERS, forbidden, no
from .opening import (
    begins,
    dealt,
    drawn_start,
    is_fair,
    lying,
    revealed,
    starters,
    swapped,
)
from .races import awardable, drawn_award, ordered_to, quick_order, steal_order
from .sight import view
from .turns import drawing, enlarge, lay, ordered, over, put, refill, take, turn_closed

MOST_SEATS, MOST_SHORT, MORE_SHORT = 6, 3, 4

ALONE = {seat: frozenset({Seat(seat)}) for seat in range(-1, MOST_SEATS)}

# What a mark of `wait` ends in, besides the number of a seat: there are sixteen a card laid.
RACING, STARTING, SWAPPING = 6, 7, 8


def forbid(seats: int, options: Options) -> Refusal | None:
    if not 2 <= seats <= MOST_SEATS:  # §2.8
        return Refusal(SEATS, {"least": 2, "most": MOST_SEATS})
    most = MOST_SHORT if options.players == "printed" else MORE_SHORT
    if options.deck == "short" and seats > most:
        return no("9.2", most=most, seats=seats)
    return None


def start(seats: int, options: Options) -> State:
    return State(options=options, hands=((),) * seats)


def turn(state: State) -> frozenset[Seat]:
    if not state.opened:
        return ALONE[DEALER]  # §2.1
    if state.swaps:
        return choosing(state) or ALONE[DEALER]  # §2.5, §2.6
    if over(state):
        return frozenset()
    if drawing(state) is not None:
        return ALONE[DEALER]  # §4.8
    if state.race:
        return unspoken(state.race) | ALONE[DEALER]
    return ALONE[state.mover]


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != DEALER:
        return forbidden(view(state, seat), move)
    match move:
        case Deal():
            right = not state.opened and is_fair(move, state)
        case Reveal():
            right = bool(state.swaps) and None not in state.swaps
        case Refill(cards):
            right = drawing(state) is not None and fills(state, cards)
        case Award(winner):
            right = state.race is not None and drawing(state) is None
            if right and state.race and state.race.layer is None:
                return None if winner in starters(state) else no("3.2")
            right = right and winner in awardable(state)
        case _:
            return forbidden(view(state, None), move)
    return None if right else no(DEALERS[type(move)])


def play(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Play(kind, count):
            return claim(state, seat, move) if state.race else lay(state, seat, kind, count)
        case PlayClosed(slot):
            return claim(state, seat, move) if state.race else turn_closed(state, seat, slot)
        case PickUp():
            if state.race:
                return claim(state, seat, move)
            return take(state, seat, state.pile.cards)
        case Refill(cards):
            return refill(state, cards)
        case Award(winner):
            return awarded(state, winner)
        case Start() | Steal() | Quick() | Add() | LetBe():
            return claim(state, seat, move)
        case Order(most):
            return order(state, seat, most)
        case Recall():
            return replace(state, orders=put(state.orders, seat, NO_ORDERS))
        case Swap(hand):
            return swapped(state, seat, hand)
        case Reveal():
            return revealed(state)
        case Deal():
            return lying(state, move)


def chance(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
    if not state.opened:
        return dealt(dice, state)
    if state.swaps:
        return Reveal()
    seat = drawing(state)
    if seat is not None:
        count = min(HAND - len(state.hands[seat]), len(state.stock))
        return Refill(ordered(dice.some(state.stock, count)))
    if state.race and state.race.layer is None:
        return Award(drawn_start(state, dice, order))
    return Award(drawn_award(state, dice, order))


def wait(state: State) -> Wait | None:
    seconds, race = state.options.turn_seconds, state.race
    cards = len(state.pile.cards) + len(state.removed)
    if drawing(state) is not None or not turn(state):
        return None
    if race and race.layer is not None:
        return Wait(state.options.steal_window_ms / 1000, 16 * cards + RACING)  # §7.13
    if seconds is None or turn(state) == ALONE[DEALER]:
        return None  # all have said what they would begin with, or have swapped
    if race:
        return Wait(seconds, 16 * cards + STARTING)
    if state.swaps:
        turns = state.options.swap_mode == "clockwise" and state.swaps.index(None)
        return Wait(seconds, SWAPPING + turns)
    return Wait(seconds, 16 * cards + state.mover)


def outcome(state: State) -> Outcome | None:
    if turn(state):
        return None
    ranks = [rank(state, Seat(seat)) for seat in range(state.seats)]
    places = tuple(1 + sum(other < mine for other in ranks) for mine in ranks)
    if state.options.match == "points":
        return Outcome(tuple(state.seats - place for place in places), places)  # §1.7
    return Outcome(tuple(int(place == 1) for place in places), places)


def rank(state: State, seat: Seat) -> tuple[int, ...]:
    """Who was out first; then whoever has least left, if the match was blocked (§1.2, §1.6)."""
    if seat in state.out:
        return (state.out.index(seat),)
    if state.options.blocked_rank == "shared":
        return (state.seats,)
    closed, opened = sum(map(bool, state.closed[seat])), len(state.opened[seat])
    return (state.seats, len(state.hands[seat]) + opened + closed, closed, opened)


def choosing(state: State) -> frozenset[Seat]:
    """Who is to choose its hand: everybody at once, or one after the other (§2.6, §2.7)."""
    late = [Seat(seat) for seat, hand in enumerate(state.swaps) if hand is None]
    return frozenset(late[:1] if state.options.swap_mode == "clockwise" else late)


def unspoken(race: Race) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat, claim in enumerate(race.claims) if claim is None)


def fills(state: State, cards: Cards) -> bool:
    """As many cards as the hand lacks and the stock has, and all from the stock."""
    seat = drawing(state)
    assert seat is not None, "nobody is to draw"
    lacking = min(HAND - len(state.hands[seat]), len(state.stock))
    in_stock = Counter(cards) <= Counter(state.stock)
    return len(cards) == lacking and cards == ordered(cards) and in_stock


def claim(state: State, seat: Seat, claimed: Claim) -> State:
    """What a seat has claimed lies there, and nothing else has changed."""
    assert state.race, "a claim is made in a race"
    return replace(state, race=replace(state.race, claims=put(state.race.claims, seat, claimed)))


def order(state: State, seat: Seat, most: int) -> State:
    """A standing order answers at once, too (§7.15)."""
    assert state.race, "an order is given in a race"
    layer = seat == state.race.layer
    orders = ordered_to(state.orders[seat], state.pile.top, layer, most)
    given = replace(state, orders=put(state.orders, seat, orders))
    answered = (quick_order if layer else steal_order)(given, seat)
    assert answered, "an order answers"
    return claim(given, seat, answered)


def awarded(state: State, winner: Seat | None) -> State:
    """One claim comes true, and the others are as if they had not been made (§7.2)."""
    assert state.race, "an award ends a race"
    if winner is None:
        return replace(state, race=None)  # §7.3
    claimed = begins(state, winner) if state.race.layer is None else state.race.claims[winner]
    match claimed:
        case Start(kind, count) | Play(kind, count):
            return lay(state, winner, kind, count)
        case Steal(count):
            return lay(state, winner, HALF, count)
        case Quick(count) | Add(count):
            return enlarge(state, winner, count, from_hand=isinstance(claimed, Quick))
        case PlayClosed(slot):
            return turn_closed(state, winner, slot)
        case PickUp():
            return take(state, winner, state.pile.cards)
        case _:
            raise AssertionError("nobody is awarded what it has not claimed")
