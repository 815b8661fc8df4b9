"""From round to round: who is the first donor and the next, what is dealt, when it is over."""

from itertools import chain

from msgspec.structs import replace

from parlour.core import Seat

from ..pieces import DECK, GOAL, HAND, MOST_SEATS, Cards, Drawn, State
from .auctions import total, without

ALONE = tuple(frozenset({Seat(seat)}) for seat in range(MOST_SEATS))
NOBODY: frozenset[Seat] = frozenset()


def awaited(state: State) -> frozenset[Seat]:
    """The seats whose word the table waits for."""
    if state.auction:
        bidder = state.auction.bidder
        return NOBODY if bidder is None else ALONE[bidder]
    if state.presented:
        return frozenset(Seat(s) for s, cards in enumerate(state.presented) if cards is None)
    if state.donor is None or not any(state.rows) or over(state):
        return NOBODY
    return ALONE[state.donor]


def drawing(state: State) -> tuple[Seat, ...]:
    """The seats that may still be the first donor, and so draw a card (§3.1, §3.5)."""
    if not state.draws:
        return tuple(map(Seat, range(state.seats)))
    values = [card.value if card else 0 for card in state.draws[-1]]
    return tuple(Seat(seat) for seat, value in enumerate(values) if value == max(values))


def after_draw(state: State, cards: Drawn) -> State:
    """The highest card makes the donor; seats that tie draw again while they can (§3.5)."""
    drawn = replace(state, draws=(*state.draws, cards))
    tied = drawing(drawn)
    settled = len(tied) == 1 or len(undrawn(drawn)) < len(tied)
    return replace(drawn, donor=tied[0]) if settled else drawn


def undrawn(state: State) -> Cards:
    """The cards that nobody has drawn; those drawn stay out (§3.5)."""
    drawn = {card for cards in state.draws for card in cards}
    return tuple(card for card in DECK if card not in drawn)


def next_donor(rows: tuple[Cards, ...], donor: int) -> Seat:
    """The next seat with a KIZA card left, or to the left if there is none (§6.1, §6.2, §6.3)."""
    clockwise = [Seat((donor + step) % len(rows)) for step in range(1, len(rows) + 1)]
    return next((seat for seat in clockwise if rows[seat]), clockwise[0])


def kept(state: State) -> tuple[Cards, ...]:
    """What hands keep when a round begins (§7.4)."""
    return state.hands if state.options.leftovers == "topup" else ((),) * state.seats


def pile(state: State) -> Cards:
    """What is dealt from when a round begins (§3.4, §7.4)."""
    gone = {*chain(*state.gains, *kept(state))}
    return tuple([card for card in DECK if card not in gone])


def shares(state: State) -> tuple[int, ...]:
    """How many cards each seat is dealt (§3.3, §7.3, §7.5)."""
    held, left = [len(hand) for hand in kept(state)], len(pile(state))
    before, donor = tuple(held), state.donor or 0
    order = [(donor + step) % state.seats for step in range(1, state.seats + 1)]
    equal = state.options.short_deal == "equal"
    while left and min(held) < HAND:
        most = min(held) if equal else HAND - 1
        circle = [seat for seat in order if held[seat] <= most]
        if equal and len(circle) > left:
            break
        for seat in circle[:left]:
            held[seat] += 1
            left -= 1
    return tuple(now - then for now, then in zip(held, before, strict=True))


def revealed(state: State) -> State:
    """All KIZA cards lie open, and the donor is the first in its turn that has any (§4.6, §4.7)."""
    rows = tuple(cards or () for cards in state.presented)
    hands = tuple(
        without(hand, frozenset(row)) for hand, row in zip(state.hands, rows, strict=True)
    )
    donor = next_donor(rows, (state.donor or 0) - 1)
    return replace(state, hands=hands, rows=rows, presented=(), donor=donor)


def points(state: State) -> tuple[int, ...]:
    """The values of all that each seat has captured (§8.2)."""
    return tuple([total(cards) for cards in state.gains])


def over(state: State) -> bool:
    """Between two auctions: a seat has enough, or for too long nobody got anything (§8.1, §8.3)."""
    finished = not any(state.rows)
    if finished and state.dry >= state.options.stalemate_rounds:
        return True
    return (finished or state.options.end == "immediate") and max(points(state)) >= GOAL
