"""What a position is worth at sight, what one may do, and what may lie under the backs."""

from collections.abc import Sequence

from parlour.core import Dice, Seat

from ..pieces import (
    SET,
    Card,
    Choose,
    Commit,
    Fight,
    Flip,
    Layout,
    Memorise,
    Move,
    Offer,
    Ready,
    SeenTrick,
    Slot,
    Slots,
    State,
    Trick,
    View,
)
from .seen import Seen, Step, players_of, seen


def worth(state: State) -> Sequence[float]:
    """Cards that are won, against those of the best of the others."""
    piles = state.piles or (0,) * state.seats
    every = len(SET) * state.seats
    return [
        0.5 + (mine - max((*piles[:seat], *piles[seat + 1 :]))) / 2 / every
        for seat, mine in enumerate(piles)
    ]


def habits(view: View, offer: Offer) -> Sequence[tuple[Move, float]]:
    """One back looks like another: who knows more has it from its steps."""
    match offer:
        case Memorise():
            return [(Ready(), 1)]
        case Choose(slots) | Fight(slots):
            return [(said(offer, slot), 1) for slot in slots]


def said(offer: Choose | Fight, slot: Slot) -> Move:
    return Commit(slot) if isinstance(offer, Fight) else Flip(slot)


def guess(steps: Sequence[Step], dice: Dice) -> State:
    """Cards that were seen lie where they were seen; the rest of each set lies anyhow."""
    view, found = steps[-1].view, seen(steps)
    playing = players_of(view, found)
    seats = range(len(view.left))
    return State(
        options=view.options,
        layouts=tuple(laid_out(found, s, dice) if Seat(s) in playing else () for s in seats),
        left=view.left,
        committed=tuple(committed(view, Seat(seat), dice) for seat in seats),
        ready=ready(view, playing),
        trick=covered(view.trick),
        piles=view.piles,
        leader=view.leader,
        won=found.won,
        past=tuple(map(covered, view.past)),
        earlier=view.earlier,
    )


def laid_out(found: Seen, seat: int, dice: Dice) -> Layout:
    faces = [found.face(seat, Slot(slot)) for slot in range(len(SET))]
    rest = iter(dice.shuffled([card for card in SET if card not in faces]))
    return tuple(next(rest) if face is None else face for face in faces)


def committed(view: View, seat: Seat, dice: Dice) -> Slot | None:
    if seat == view.me:
        return view.mine
    waiting = seat in view.fighters and seat not in view.awaited
    slots: Slots = view.left[seat]
    return dice.one(slots) if waiting else None


def ready(view: View, playing: Sequence[Seat]) -> frozenset[Seat] | None:
    """Before the deal nobody is; afterwards whoever is not waited for."""
    if not view.piles or (view.memorising and not view.options.early_ready):
        return frozenset()
    return frozenset(playing) - view.awaited if view.memorising else None


def covered(trick: SeenTrick) -> Trick:
    return tuple(tuple(Card(card.seat, card.slot) for card in layer) for layer in trick)
