"""What one seat sees of the table: the only way out of a state."""

from functools import cache

from parlour.core import Seat

from ..pieces import NO_ORDERS, Claim, Kind, Pile, Race, Slot, Slots, State, Swap
from ..views import Aid, Face, View, Window
from .races import adds, quick, steals
from .turns import drawing, ordered, over


def view(state: State, seat: Seat | None) -> View:
    race, dealt, options = state.race, bool(state.opened), state.options
    starting = race is not None and race.layer is None
    resting = not dealt or bool(state.swaps) or starting or drawing(state) is not None
    return View(
        me=seat,
        options=options,
        hand=() if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        opened=state.opened,
        closed=tuple(map(filled, state.closed)),
        stock=len(state.stock),
        swapping=bool(state.swaps),
        ready=frozenset(Seat(s) for s, hand in enumerate(state.swaps) if hand is not None),
        starting=starting,
        mine=mine(state, seat),
        mover=None if resting or over(state) else state.mover,
        pile=face(state.pile),
        window=None if resting or race is None else window(state, race, seat),
        removed=len(state.removed),
        out=state.out,
        idle=state.idle,
        orders=state.orders[seat] if seat is not None and dealt else NO_ORDERS,
        aid=None if options.memory_aid == "off" else aid(state),
    )


@cache
def filled(closed: tuple[Kind | None, ...]) -> Slots:
    """Where a closed card lies: all that anybody knows of it."""
    return tuple(Slot(slot) for slot, kind in enumerate(closed) if kind)


def mine(state: State, seat: Seat | None) -> Swap | Claim | None:
    """What a seat has chosen or claimed, while it is not settled."""
    if seat is None:
        return None
    if state.swaps:
        hand = state.swaps[seat]
        return None if hand is None else Swap(hand)
    return state.race.claims[seat] if state.race and state.race.claims else None


def face(pile: Pile) -> Face:
    return Face(len(pile.cards), pile.top, pile.run, pile.value, pile.low, pile.comb)


def window(state: State, race: Race, seat: Seat | None) -> Window:
    """The race as everybody sees it; what was drawn, as the layer does."""
    assert race.layer is not None, "this is no race for the start"
    drawn = race.drawn if seat == race.layer else ()
    return Window(race.layer, steals(state), quick(state), adds(state), drawn)


def aid(state: State) -> Aid:
    return Aid(ordered(state.pile.cards), ordered(state.removed), state.known)  # §1.3
