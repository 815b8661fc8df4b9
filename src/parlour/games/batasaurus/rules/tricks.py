"""What a trick has come to: who is next, who is tied, who fights on, who takes it."""

from functools import cache

from msgspec.structs import replace

from parlour.core import Seat

from ..pieces import MOST_SEATS, Card, Laid, Layer, SeenTrick, Slot, Slots, State, Trick
from .games import ended, playing

NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset({Seat(seat)}) for seat in range(MOST_SEATS))


def awaited(state: State) -> tuple[frozenset[Seat], tuple[Seat, ...]]:
    """The seats, but for the dealer, whose word the table waits for; and all that are at war."""
    if state.ready is not None:
        asked = state.memorising and state.options.early_ready
        return (playing(state) - state.ready if asked else NOBODY), ()
    if ended(state):
        return NOBODY, ()
    seat = laying(state)
    if seat is not None:
        return ALONE[seat], ()
    at_war = fighters(state)
    return frozenset(seat for seat in at_war if state.committed[seat] is None), at_war


def complete(state: State) -> bool:
    """All have laid and nobody fights on: the dealer is to clear the middle."""
    return bool(state.trick) and awaited(state) == (NOBODY, ())


def laying(state: State) -> Seat | None:
    """Who is next to turn a card: clockwise, whoever has one and has not laid one (§3.2, §3.8)."""
    laid = [card.seat for card in state.trick[0]] if state.trick else []
    for seat in clockwise(state.leader, state.seats):
        if state.left[seat] and seat not in laid:
            return seat
    return None


def rivals(state: State) -> tuple[Seat, ...]:
    """Who laid the strongest card that counts: one seat, or the tied (§3.3, §4.4 to §4.6)."""
    tied: tuple[Seat, ...] = ()
    strongest = 0
    for layer in state.trick:
        new = {card.seat: state.layouts[card.seat][card.slot] for card in layer}
        best = max(new.values())
        standing = tuple(seat for seat in tied if seat not in new)
        if standing and best <= strongest and state.options.short_war == "last_card_stands":
            tied = standing  # §4.7
        else:
            tied, strongest = tuple(seat for seat in new if new[seat] == best), best
    return tied


def fighters(state: State) -> tuple[Seat, ...]:
    """Once all have laid: who has to lay another card, as the strongest is tied (§4.1, §4.7)."""
    tied = rivals(state)
    able = tuple(seat for seat in tied if state.left[seat])
    unopposed = len(able) == 1 and state.options.short_war == "forfeit"
    return () if len(tied) == 1 or unopposed else able


def taking(state: State) -> Seat | None:
    """Who takes a complete trick; nobody if all who are tied have run out (§3.3, §4.7, §4.8)."""
    tied = rivals(state)
    if len(tied) == 1:
        return tied[0]
    for seat in tied:
        if state.left[seat]:
            return seat
    return state.trick[0][0].seat if state.options.unresolved == "leader" else None


def divided(state: State) -> tuple[int, ...]:
    """How many cards of a trick that nobody can win go to each seat (§4.8)."""
    match state.options.unresolved:
        case "return":
            laid = [card.seat for layer in state.trick for card in layer]
            return tuple(laid.count(Seat(seat)) for seat in range(state.seats))
        case "split":
            tied = rivals(state)
            share = cards_in(state.trick) // len(tied)
            return tuple(share if seat in tied else 0 for seat in range(state.seats))
        case _:
            return (0,) * state.seats


def turned(state: State) -> Layer:
    """The cards committed to a war, in order of the seats (§4.3)."""
    return tuple(
        Card(Seat(seat), slot) for seat, slot in enumerate(state.committed) if slot is not None
    )


def shown(state: State) -> tuple[Slots, ...]:
    """The slots still filled when the committed cards have been turned."""
    return tuple(map(without, state.left, state.committed))


def cleared(state: State) -> State:
    """The middle is empty, and as many tricks may be looked at as was agreed (§3.6)."""
    match state.options.trick_log:
        case "hidden":
            return replace(state, trick=())
        case "last":
            return replace(state, trick=(), past=(state.trick,))
        case "all":
            return replace(state, trick=(), past=(*state.past, state.trick))


def seen(state: State, trick: Trick) -> SeenTrick:
    """A trick with the strengths of its cards, which lie open."""
    return tuple(
        tuple(Laid(card.seat, card.slot, state.layouts[card.seat][card.slot]) for card in layer)
        for layer in trick
    )


def cards_in(trick: Trick) -> int:
    return sum(map(len, trick))


def without(slots: Slots, slot: Slot | None) -> Slots:
    return tuple(other for other in slots if other != slot)


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat((first + step) % seats) for step in range(seats))
