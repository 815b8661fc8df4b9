"""What is secret in BATASAURUS: every face that lies covered, from its owner too, and where the
others have committed."""

from typing import Any

from msgspec.structs import replace

from parlour.core import Dice, Seat
from parlour.games.batasaurus.pieces import Card, Deal, Flip, Layout, Reveal, Slot, State
from parlour.games.batasaurus.rules.law import put
from parlour.games.batasaurus.rules.tricks import turned
from tests.two_worlds import Swap


def swap(state: State, viewer: Seat | None, dice: Dice) -> Swap | None:
    seats = [seat for seat in map(Seat, range(state.seats)) if len(state.left[seat]) > 1]
    at_war = [seat for seat in seats if state.committed[seat] is not None and seat != viewer]
    if at_war and dice.below(2):
        return swap_commitments(state, dice.one(at_war), dice)
    hidden = [seat for seat in seats if covered(state, seat, viewer)]
    return swap_faces(state, dice.one(hidden), dice) if hidden else None


class Own:
    """Two of the viewer's own cards, which it may have seen: once they are covered it must be
    told no more of them than anybody else."""

    def swap(self, state: State, viewer: Seat | None, dice: Dice) -> Swap | None:
        if viewer is None or state.memorising or len(state.left[viewer]) < 2:
            return None
        return swap_faces(state, viewer, dice)

    def shows(
        self, state: State, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Card]
    ) -> bool:
        return shows(state, seat, move, viewer, things)


def covered(state: State, seat: Seat, viewer: Seat | None) -> bool:
    """Whether a viewer sees none of the faces before a seat: not even its own, once covered."""
    if not state.memorising:
        return True
    return state.options.memorise_view == "own" and seat != viewer


def swap_faces(state: State, seat: Seat, dice: Dice) -> Swap:
    """Two cards that lie before one seat have changed places."""
    one, other = dice.some(state.left[seat], 2)
    layout = exchanged(state.layouts[seat], one, other)
    things = frozenset({Card(seat, one), Card(seat, other)})
    return Swap(replace(state, layouts=put(state.layouts, seat, layout)), things)


def exchanged(layout: Layout, one: Slot, other: Slot) -> Layout:
    cards = [*layout]
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def swap_commitments(state: State, seat: Seat, dice: Dice) -> Swap:
    """A fighter has committed another of its cards."""
    chosen = state.committed[seat]
    assert chosen is not None
    other = dice.one([slot for slot in state.left[seat] if slot != chosen])
    things = frozenset({Card(seat, chosen), Card(seat, other)})
    return Swap(replace(state, committed=put(state.committed, seat, other)), things)


def shows(
    state: State, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Card]
) -> bool:
    match move:
        case Flip(slot):
            return Card(seat, slot) in things
        case Reveal():
            return any(card in things for card in turned(state))
        case Deal():
            return True  # the sets are shuffled anew
        case _:
            return False
