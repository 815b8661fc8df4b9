"""What is within a seat's reach: the cards it may lay, and what it may claim (chapters 4 to 8)."""

from collections.abc import Iterator

from parlour.core import Seat

from ..pieces import HALF, NO_ORDERS, Cards, Kind, Pile, Slots
from ..views import Face, Lays, View
from .pile import completes, fitting
from .races import addable, quickable, stealable
from .turns import ordered


def zone(view: View) -> Cards:
    """The cards a seat lays from: its hand, and when that is empty its open cards (§5.1, §5.2)."""
    if view.me is None:
        return ()
    return view.hand or (view.opened[view.me] if view.opened else ())


def slots(view: View) -> Slots:
    """The closed cards a seat may turn, which come last (§5.6)."""
    return () if view.me is None or zone(view) else view.closed[view.me]


def fitting_lays(view: View) -> Lays:
    pile, cards = view.pile, zone(view)
    fits = fitting(pile.top, pile.value, pile.low, pile.comb)
    return tuple((kind, cards.count(kind)) for kind in dict.fromkeys(cards) if kind in fits)


def lays(view: View) -> Lays:
    """What a seat may lay in its turn; while others may steal, its halves steal as well (§7.1)."""
    found = fitting_lays(view)
    if view.window and view.window.steals:
        return tuple(lay for lay in found if lay[0] != HALF)
    return found


def may_pick_up(view: View) -> bool:
    """Only who cannot lay takes the pile (§4.12, §4.14, §4.15)."""
    if not view.pile.size or not zone(view):
        return False
    return not any(forces(view, lay[0]) for lay in fitting_lays(view))


def forces(view: View, kind: Kind) -> bool:
    """Whether a card that fits must be laid; a completing half need not be, if that is agreed."""
    return view.options.own_half_forced or not completes(view.pile.top, kind)


def may_recall(view: View) -> bool:
    return view.window is None and view.orders != NO_ORDERS


def six(view: View) -> Cards:
    """The cards from which a seat chooses its hand (§2.5)."""
    return ordered(view.hand + (() if view.me is None else view.opened[view.me]))


def is_chooser(view: View) -> bool:
    """Whether a seat is to choose its hand now (§2.6, §2.7)."""
    if view.me is None or view.me in view.ready:
        return False
    return view.options.swap_mode != "clockwise" or len(view.ready) == view.me


def is_next(view: View) -> bool:
    """Whether a seat may move at once, and so end the window (§7.16)."""
    return bool(view.window) and view.mover == view.me and not is_layer(view)


def is_layer(view: View) -> bool:
    return view.window is not None and view.window.layer == view.me


def is_asked(view: View) -> bool:
    """Who may speak in a window: that is the same for every hand (§7.13)."""
    window = view.window
    if window is None or view.me is None or view.me in view.out:
        return False
    if is_layer(view):
        return window.quick or window.adds
    return window.steals or view.mover == view.me


def is_orderable(view: View) -> bool:
    """Whether a standing order can be given now: by whoever could claim something (§7.15)."""
    return is_asked(view) and (is_layer(view) or bool(view.window and view.window.steals))


def to_steal(view: View) -> int:
    """With how many halves a seat may complete the pile."""
    if view.window is None or not view.window.steals or is_layer(view):
        return 0
    return stealable(zone(view), view.options)


def to_quick(view: View) -> int:
    """How many equal cards the layer may add from its hand."""
    window, top = view.window, view.pile.top
    if window is None or top is None or not (is_layer(view) and window.quick):
        return 0
    return quickable(view.hand, window.drawn, top, view.options)


def to_add(view: View) -> int:
    """How many equal open cards the layer may add."""
    window, top = view.window, view.pile.top
    if window is None or top is None or view.me is None or not (is_layer(view) and window.adds):
        return 0
    return addable(view.opened[view.me], top, view.options)


def shown_pile(face: Face) -> Pile:
    """As much of the pile as its face tells: enough to say what a lay would make of it."""
    cards = (face.top,) * face.run if face.top else ()
    return Pile(cards, face.value, face.low, face.comb)


def everybody(view: View) -> Iterator[Seat]:
    return map(Seat, range(len(view.held)))
