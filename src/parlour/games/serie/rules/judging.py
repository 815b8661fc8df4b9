"""Why a seat may not do something, judged from what it sees, so that no refusal can tell a secret.

Out of turn the room is silent and leaves the word to the house, unless a clause says more.
"""

from parlour.core import Refusal

from ..naming import because, no
from ..pieces import Deal, Draw, Give, Lay, Move, Pay, Turn, View
from .changes import Change, changed
from .laying import able
from .lays import Judged, judged
from .reach import can_draw, may_lay, may_pay, owes_draw

# What only the dealer says, and the clause that gives it to him.
DEALERS: dict[type, str] = {Deal: "2.3", Give: "4.3", Pay: "7.3"}


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move, as far as that seat can see."""
    if type(move) in DEALERS:
        return dealers(move)
    if view.me is None:
        return because("4.1", "seats")
    if view.turn != view.me:
        return None
    match move:
        case Lay():
            return unlayable(view, move)
        case Draw():
            return undrawable(view)
        case _:
            return unpassable(view)


def dealers(move: Move) -> Refusal:
    """Why a move is not to be made now: it is the dealer's, or the dealer makes it otherwise."""
    clause = DEALERS[type(move)]
    return because(clause, "dealer") if clause == "2.3" else no(clause)


def change_of(view: View, lay: Lay) -> Change:
    return changed(view.options, view.table, view.rack, lay)


def judge(view: View, lay: Lay) -> Judged:
    return judged(change_of(view, lay), view.me in view.opened)


def unlayable(view: View, lay: Lay) -> Refusal | None:
    return judge(view, lay).refusal if may_lay(view) else because("4.1", "laid")


def undrawable(view: View) -> Refusal | None:
    if view.done == "drawn":
        return because("4.1", "drawn")
    if not view.pot:
        return no("4.4")
    if not may_pay(view):
        return no("4.5", cost=view.options.draw_cost)
    return because("4.6", "lay") if must_lay(view) else None


def unpassable(view: View) -> Refusal | None:
    if owes_draw(view):
        return no("4.7")
    if view.done != "nothing":
        return None
    if can_draw(view):
        return because("4.6", "draw")
    return because("4.6", "lay") if must_lay(view) else None


def must_lay(view: View) -> bool:
    """Whether the table has agreed that who can lay does (§4.6), and this seat can."""
    return view.options.must_lay and view.done == "nothing" and able(turn_of(view))


def turn_of(view: View, *, draw: bool = False, stop: bool = False) -> Turn:
    """What may be laid in this turn, and from what."""
    opened = view.me in view.opened
    return Turn(view.options, view.rack, view.table, opened, may_lay(view), draw, stop)
