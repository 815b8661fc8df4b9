"""What is secret in MEZZA: hands, the stock, closed cards from everybody, choices and claims."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.core import Dice, Seat
from parlour.games.mezza.pieces import (
    Award,
    Cards,
    Claim,
    Kind,
    LetBe,
    PlayClosed,
    Reveal,
    State,
    Swap,
)
from parlour.games.mezza.rules.opening import choices
from parlour.games.mezza.rules.sight import view
from parlour.games.mezza.rules.turns import less, ordered, put
from parlour.games.mezza.rules.window import moves, offer
from parlour.games.mezza.views import Reacting
from tests import two_worlds

NOTHING = (None, LetBe())


class Place(NamedTuple):
    """Where a hidden card lies: in a hand, in a closed slot, or in the stock, which has no seat."""

    seat: Seat | None
    slot: int | None = None


STOCK = Place(None)
Lying = tuple[Place, Kind]


def swap(state: State, viewer: Seat | None, dice: Dice) -> two_worlds.Swap | None:
    other = [other_choice, other_claim, other_cards][dice.below(3)]
    return other(state, viewer, dice) or other_cards(state, viewer, dice)


def other_cards(state: State, viewer: Seat | None, dice: Dice) -> two_worlds.Swap | None:
    """Two different cards lie in each other's places."""
    lying = [*hidden(state, viewer)]
    if len(lying) < 2:
        return None
    one, other = dice.some(lying, 2)
    if one[0] == other[0] or one[1] == other[1]:
        return None
    there = moved(moved(state, one, other[1]), other, one[1])
    return two_worlds.Swap(there, frozenset({one[0], other[0]}))


def hidden(state: State, viewer: Seat | None) -> Iterator[Lying]:
    """Every card that this viewer cannot see, but for those that are bound by what was said."""
    for seat in map(Seat, range(state.seats)):
        if seat != viewer and not is_bound(state, seat):
            yield from ((Place(seat), kind) for kind in unknown(state, seat))
        if state.closed:
            slots = enumerate(state.closed[seat])
            yield from ((Place(seat, slot), kind) for slot, kind in slots if kind)
    yield from ((STOCK, kind) for kind in state.stock if state.opened)


def is_bound(state: State, seat: Seat) -> bool:
    """Whether a seat has chosen or claimed something that it must be able to keep to."""
    claims = state.race.claims if state.race else ()
    return bool(state.swaps and state.swaps[seat]) or bool(claims and claims[seat] not in NOTHING)


def unknown(state: State, seat: Seat) -> Cards:
    """A hand, without what a table that spares its memory shows of it."""
    hand = state.hands[seat]
    for kind in state.known[seat] if state.known else ():
        hand = less(hand, kind, 1)
    return hand


def moved(state: State, lying: Lying, kind: Kind) -> State:
    """Another card lies where this one lay."""
    (seat, slot), old = lying
    if seat is None:
        return replace(state, stock=ordered((*less(state.stock, old, 1), kind)))
    if slot is not None:
        closed = put(state.closed[seat], slot, kind)
        return replace(state, closed=put(state.closed, seat, closed))
    hand = ordered((*less(state.hands[seat], old, 1), kind))
    there = replace(state, hands=put(state.hands, seat, hand))
    race = there.race
    if race and race.layer == seat and old in race.drawn:
        drawn = ordered((*less(race.drawn, old, 1), kind))
        return replace(there, race=replace(race, drawn=drawn))
    return there


def other_choice(state: State, viewer: Seat | None, dice: Dice) -> two_worlds.Swap | None:
    """A seat has chosen another hand of its six cards."""
    chosen = [Seat(seat) for seat, hand in enumerate(state.swaps) if hand and seat != viewer]
    if not chosen or state.options.swap_mode != "simultaneous":
        return None
    seat = dice.one(chosen)
    hand = dice.one(choices(ordered(state.hands[seat] + state.opened[seat])))
    there = replace(state, swaps=put(state.swaps, seat, hand))
    return two_worlds.Swap(there, frozenset({Place(seat)}))


def other_claim(state: State, viewer: Seat | None, dice: Dice) -> two_worlds.Swap | None:
    """A seat has claimed something else in the window, or let it be."""
    race = state.race
    if race is None or race.layer is None or not race.claims:
        return None
    said = [Seat(seat) for seat, claim in enumerate(race.claims) if claim and seat != viewer]
    fresh = replace(state, race=replace(race, claims=(None,) * state.seats))
    offers = {seat: offer(view(fresh, seat)) for seat in said}
    able = {seat: asked for seat, asked in offers.items() if isinstance(asked, Reacting)}
    if not able:
        return None
    seat = dice.one(sorted(able))
    claim = dice.one([move for move in moves(able[seat]) if isinstance(move, Claim)])
    there = replace(state, race=replace(race, claims=put(race.claims, seat, claim)))
    return two_worlds.Swap(there, frozenset({Place(seat)}))


def shows(
    state: State, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Place]
) -> bool:
    """A hand says what it starts with and what it lays open; a slot is turned; a claim is made."""
    match move:
        case Award(winner) if winner is not None and state.race:
            claim = state.race.claims[winner]
            turns = isinstance(claim, PlayClosed) and Place(winner, claim.slot) in things
            return turns or Place(winner) in things
        case PlayClosed(slot):
            return state.race is None and Place(seat, slot) in things
        case Reveal():
            return any(place.slot is None and place.seat is not None for place in things)
        case Swap():
            return state.options.swap_mode == "clockwise" and Place(seat) in things
        case _:
            return False
