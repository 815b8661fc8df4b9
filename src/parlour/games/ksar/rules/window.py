"""What a seat sees, and all that follows from that. Everybody sees everything, so a view is the
state in other words.
"""

from collections.abc import Iterator

from parlour.core import Dice, Seat

from ..pieces import (
    KINDS,
    Answering,
    Heard,
    Keep,
    Move,
    Offer,
    Place,
    Placing,
    State,
    Swap,
    Verdict,
    View,
)
from .building import answering, building
from .geometry import frame, ground, members, touching
from .judging import forbidden, taken

ANSWERS: tuple[Move, ...] = (Keep(), Swap())


def view(state: State, seat: Seat | None) -> View:
    built = building(state)
    return View(
        me=seat,
        options=state.options,
        turn=built.awaited,
        answering=answering(state),
        blocks=built.blocks,
        left=built.left,
        series=built.longest,
    )


def offer(view: View) -> Offer | None:
    if view.turn is None or view.turn != view.me:
        return None
    if view.answering:
        return Answering()
    board = frame(view.options.frame)
    free = ground(view.options.frame, taken(view.blocks)).free
    kinds = tuple(kind for kind, left in zip(KINDS, view.left[view.me], strict=True) if left)
    return Placing(kinds, tuple(board.spots[k] for k in members(free)))


def moves(offer: Offer) -> Iterator[Move]:
    match offer:
        case Answering():
            yield from ANSWERS
        case Placing(kinds, spots):
            yield from (Place(kind, spot) for spot in spots for kind in kinds)


def pick(offer: Offer, dice: Dice) -> Move:
    match offer:
        case Answering():
            return dice.one(ANSWERS)
        case Placing(kinds, spots):
            return Place(dice.one(kinds), dice.one(spots))


def advise(view: View, draft: Move) -> Verdict:
    if isinstance(draft, Place):
        near = (k for k, block in enumerate(view.blocks) if touching(block.spot, draft.spot))
        return Verdict(forbidden(view, draft), tuple(near))
    return Verdict(forbidden(view, draft))


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard | None:
    return move


def absent(view: View, dice: Dice) -> Move:
    now = offer(view)
    assert now is not None, "only who is awaited can be absent"
    return Keep() if isinstance(now, Answering) else pick(now, dice)
