"""What is secret in KIZA: hands, cards not dealt, and what was chosen until it is turned."""

from itertools import chain
from typing import Any

from msgspec.structs import replace

from parlour.core import Dice, Seat
from parlour.games.kiza.pieces import (
    DECK,
    PLACE,
    Bid,
    Card,
    Cards,
    Deal,
    Reveal,
    State,
    in_order,
)
from tests.two_worlds import Swap


def swap(state: State, viewer: Seat | None, dice: Dice) -> Swap | None:
    chosen = [s for s, cards in enumerate(state.presented) if cards and s != viewer]
    if chosen and dice.below(2):
        return swap_choice(state, Seat(dice.one(chosen)), dice)
    cards = hidden(state, viewer)
    if len(cards) < 2 or not any(state.hands):
        return None
    one, other = dice.some(cards, 2)
    return Swap(exchanged(state, {one: other, other: one}), frozenset({one, other}))


def hidden(state: State, viewer: Seat | None) -> Cards:
    """What lies in other hands, and what lies in the pile without having been seen there.

    Where the discards may not be looked at, whoever saw them knows them all the same.
    """
    if state.options.discard_log == "hidden":
        return in_order(chain(*others(state, viewer)))
    mine = () if viewer is None else state.hands[viewer]
    laid = (state.auction.card, *chain(*state.auction.laid)) if state.auction else ()
    seen = {*mine, *laid, *state.discards, *chain(*state.rows, *state.gains)}
    return tuple(card for card in DECK if card not in seen)


def others(state: State, viewer: Seat | None) -> list[Cards]:
    return [hand for seat, hand in enumerate(state.hands) if seat != viewer]


def exchanged(state: State, exchange: dict[Card, Card]) -> State:
    """The same world, but that these cards lie in each other's places."""

    def there(cards: Cards) -> Cards:
        if exchange.keys().isdisjoint(cards):
            return cards
        return tuple(sorted((exchange.get(c, c) for c in cards), key=PLACE.__getitem__))

    return replace(
        state,
        hands=tuple(map(there, state.hands)),
        presented=tuple(cards and there(cards) for cards in state.presented),
    )


def swap_choice(state: State, seat: Seat, dice: Dice) -> Swap:
    """A seat has chosen other cards of its hand, and not even as many."""
    hand, before = state.hands[seat], state.presented[seat] or ()
    other = in_order(dice.some(hand, 1 + dice.below(len(hand))))
    presented = (*state.presented[:seat], other, *state.presented[seat + 1 :])
    return Swap(replace(state, presented=presented), frozenset({*before, *other}))


def shows(
    state: State, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Card]
) -> bool:
    match move:
        case Bid(cards):
            return not things.isdisjoint(cards)
        case Reveal():
            return not things.isdisjoint(chain(*(cards or () for cards in state.presented)))
        case Deal():
            return True  # all that was not captured is shuffled anew
        case _:
            return False
