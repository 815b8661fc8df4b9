"""Before the first lay (chapters 2, 3 and 9): the deal, the swap, and who starts."""

from collections import Counter
from itertools import combinations

from msgspec.structs import replace

from parlour.core import Dice, Seat

from ..pieces import (
    DECK,
    HAND,
    NO_ORDERS,
    ORDER,
    SHORT,
    Cards,
    Deal,
    Kind,
    Options,
    Race,
    Start,
    State,
)
from .turns import less, ordered, put


def deck(options: Options) -> Cards:
    return DECK if options.deck == "full" else SHORT


def dealt(dice: Dice, state: State) -> Deal:
    """Three cards for each zone of each seat (§2.1 to §2.3)."""
    cards = dice.some(deck(state.options), 3 * HAND * state.seats)
    threes = [cards[i : i + HAND] for i in range(0, len(cards), HAND)]
    hands, opened, closed = threes[::3], threes[1::3], threes[2::3]
    return Deal(tuple(map(ordered, hands)), tuple(map(ordered, opened)), tuple(closed))


def is_fair(deal: Deal, state: State) -> bool:
    """Three cards for each zone of each seat, and all of them from one deck."""
    zones = (deal.hands, deal.opened, deal.closed)
    threes = [cards for zone in zones for cards in zone]
    whole = {*map(len, zones)} == {state.seats} and {*map(len, threes)} == {HAND}
    in_order = all(cards == ordered(cards) for cards in (*deal.hands, *deal.opened))
    return whole and in_order and spread(deal) <= Counter(deck(state.options))


def spread(deal: Deal) -> Counter[Kind]:
    zones = (deal.hands, deal.opened, deal.closed)
    return Counter(kind for zone in zones for cards in zone for kind in cards)


def lying(state: State, deal: Deal) -> State:
    """The table after the deal: the swap comes next, if there is one."""
    stock = Counter(deck(state.options)) - spread(deal)
    seats = state.seats
    full = state.options.memory_aid == "full"
    table = replace(
        state,
        hands=deal.hands,
        opened=deal.opened,
        closed=deal.closed,
        stock=ordered(tuple(stock.elements())),
        swaps=(None,) * seats,
        known=((),) * seats if full else (),
        orders=(NO_ORDERS,) * seats,
    )
    return starting(table) if state.options.swap_mode == "off" else table


def swapped(state: State, seat: Seat, hand: Cards) -> State:
    """A seat has chosen; where all see each other choose, it takes its cards at once (§2.7)."""
    chosen = replace(state, swaps=put(state.swaps, seat, hand))
    if state.options.swap_mode == "simultaneous":
        return chosen
    taken = exchanged(chosen, seat)
    return starting(taken) if None not in taken.swaps else taken


def revealed(state: State) -> State:
    """All take the hands they have chosen at once (§2.6)."""
    for seat in range(state.seats):
        state = exchanged(state, Seat(seat))
    return starting(state)


def exchanged(state: State, seat: Seat) -> State:
    hand = state.swaps[seat]
    assert hand is not None, "it has not chosen yet"
    rest = ordered(state.hands[seat] + state.opened[seat])
    for kind in hand:
        rest = less(rest, kind, 1)
    return replace(state, hands=put(state.hands, seat, hand), opened=put(state.opened, seat, rest))


def starting(state: State) -> State:
    """Now it is open who starts (§3.7)."""
    return replace(state, swaps=(), race=Race(None, (None,) * state.seats))


def lowest(hand: Cards) -> Kind:
    """Numbers before J0, J0 before J* (§3.3, §3.4)."""
    return hand[0]


def tied(state: State) -> tuple[Seat, ...]:
    """Who holds the lowest card of all (§3.1)."""
    lows = [ORDER[lowest(hand)] for hand in state.hands]
    return tuple(Seat(seat) for seat, low in enumerate(lows) if low == min(lows))


def starters(state: State) -> tuple[Seat, ...]:
    """Whom the dealer may name to start."""
    return tied(state)[:1] if state.options.start_tie == "left_of_dealer" else tied(state)


def drawn_start(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Seat:
    """The quickest of those who hold the lowest card; unheard, one of them by lot (§3.2, §3.8)."""
    among = starters(state)
    if order is not None and state.options.start_tie == "race":
        heard = [seat for seat in order if seat in among]
        if heard:
            return heard[0]
    return dice.one(among)


def begins(state: State, seat: Seat) -> Start:
    """What a seat starts with: what it has said, or one card if it has not spoken."""
    claim = state.race and state.race.claims[seat]
    return claim if isinstance(claim, Start) else Start(lowest(state.hands[seat]), 1)


def choices(cards: Cards) -> list[Cards]:
    """Every hand that can be made of six cards, each once (§2.5)."""
    return list(dict.fromkeys(combinations(cards, HAND)))
