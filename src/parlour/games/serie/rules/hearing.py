"""What a listener may know of a move: of a deal its own rack, of a draw its own tile."""

from parlour.core import Seat

from ..pieces import Deal, Dealt, Give, Given, Heard, Laid, Lay, Move, Paid, Pay, State
from .changes import added, apart, from_rack
from .judging import change_of, judge
from .rounds import granted, paid, winners
from .series import in_order
from .window import view


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard:
    match move:
        case Lay():
            return laid(state, seat, move)
        case Deal(racks, first, lots):
            return Dealt(() if listener is None else racks[listener], first, lots)
        case Give(tile):
            return Given(tile if listener == state.mover else None)
        case Pay(chips):
            over = paid(state, chips)
            return Paid(over.left, chips, over.chips, winners(over))
        case _:
            return move


def laid(state: State, seat: Seat, lay: Lay) -> Laid:
    seen = view(state, seat)
    change, judged = change_of(seen, lay), judge(seen, lay)
    reading, earned = judged.reading, judged.earned
    assert reading is not None, "only a lay that is not refused"
    assert earned is not None, "what can be told has been counted"
    jokers = reading.placed[: from_rack(change)]
    return Laid(
        tiles=in_order((*added(change).elements(), *jokers)),
        new=earned.new,
        changed=apart(change.news, earned.new),
        freed=reading.freed,
        taken=lay.taken,
        chips=granted(state, earned.chips),
        out=bool(earned.out),
    )
