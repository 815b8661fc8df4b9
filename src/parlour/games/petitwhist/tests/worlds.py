"""What is secret in Petit Whist: hands, cards set aside before they are turned, and knocks."""

from typing import Any

from msgspec.structs import replace

from parlour.core import Dice, Seat
from parlour.games.petitwhist.pieces import Award, Card, Cards, Deal, Lay, Reveal, State
from tests.two_worlds import Swap


def swap(state: State, viewer: Seat | None, dice: Dice) -> Swap | None:
    hidden = [seat for seat in map(Seat, range(state.seats)) if seat != viewer]
    if state.knocks and len(hidden) > 1 and dice.below(2):
        return swap_knocks(state, *dice.some(hidden, 2))
    cards = [card for seat in hidden for card in state.hands[seat]]
    if len(cards) < 2:
        return None
    one, other = dice.some(cards, 2)
    exchange = {one: other, other: one}

    def there(held: Cards) -> Cards:
        return tuple(sorted(exchange.get(card, card) for card in held))

    hands = tuple(there(held) for held in state.hands)
    aside = tuple(cards and there(cards) for cards in state.aside)
    return Swap(replace(state, hands=hands, aside=aside), frozenset(exchange))


def swap_knocks(state: State, one: Seat, other: Seat) -> Swap:
    knocks = list(state.knocks)
    knocks[one], knocks[other] = knocks[other], knocks[one]
    return Swap(replace(state, knocks=tuple(knocks)), frozenset())


def shows(
    state: State, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Card]
) -> bool:
    match move:
        case Lay(card):
            return card in things
        case Deal() | Award():
            return True  # a new deal tells everything anew; a leader is known from then on
        case Reveal():
            return any(card in things for cards in state.aside for card in cards or ())
        case _:
            return False
