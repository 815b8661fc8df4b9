"""Why a card is a good one: only what is true of the table, and of what the seat has seen."""

from collections.abc import Sequence

from parlour.core import Phrase, Thought

from ..pieces import SET, Commit, Flip, Move, Strength, View
from .seen import Seen, Step, seen
from .worths import lying, me


def reasons(steps: Sequence[Step], thought: Thought[Move]) -> tuple[Phrase, ...]:
    view, found = steps[-1].view, seen(steps)
    match thought.move:
        case Flip(slot) | Commit(slot):
            card = found.face(me(view), slot)
        case _:
            return ()
    why = () if card is None else because(view, found, card)
    return (*why, *exact(thought))


def because(view: View, found: Seen, card: Strength) -> tuple[Phrase, ...]:
    mine, best = found.left(me(view)), lying(view)
    if view.fighters:
        return (Phrase("because-strongest"),) if card == max(mine) else ()
    if not best:
        return led(view, found, card)
    if card > best:
        cheapest = card == min(own for own in mine if own > best)
        return (Phrase("because-cheapest" if cheapest else "because-beats"), *last(view, found))
    if card == best:
        return (Phrase("because-war"),)
    if max(mine) >= best:
        return (Phrase("because-spares"),)
    return (Phrase("because-weakest"),) if card == min(mine) else ()


def led(view: View, found: Seen, card: Strength) -> tuple[Phrase, ...]:
    others = {
        own for s, slots in enumerate(view.left) if slots for own in others_of(view, found, s)
    }
    if card > max(others, default=max(SET)):
        return (Phrase("because-unbeaten"),)
    return (Phrase("because-little"),) if card == min(found.left(me(view))) else ()


def others_of(view: View, found: Seen, seat: int) -> Sequence[Strength]:
    return found.left(seat) if seat != me(view) else ()


def last(view: View, found: Seen) -> tuple[Phrase, ...]:
    """Nobody who has a card left is still to lay one."""
    laid = {card.seat for card in view.trick[0]}
    waiting = [s for s, slots in enumerate(view.left) if slots and s not in laid and s != view.me]
    return () if waiting else (Phrase("because-last"),)


def exact(thought: Thought[Move]) -> tuple[Phrase, ...]:
    """How many of a hundred matches are won from here, if it has been proven."""
    for one in thought.weighed:
        if thought.proven and one.move == thought.move:
            return (Phrase("because-exact", {"percent": round(100 * one.worth)}),)
    return ()
