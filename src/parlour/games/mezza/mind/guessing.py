"""A whole truth that fits all that a seat has noticed, drawn as likely as it is."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core import Dice, Seat

from ..pieces import HAND, NO_ORDERS, Cards, Kind, Pile, Race, Start, State
from ..rules.opening import choices, deck
from ..rules.races import opened
from ..rules.turns import ordered, put
from ..views import Drew, View
from .memory import Memory, Step, remembered


def guess(steps: Sequence[Step], dice: Dice) -> State:
    """Unseen cards lie anywhere; what was picked up lies where it went."""
    return guessed(steps, remembered(steps), dice)


def guessed(steps: Sequence[Step], memory: Memory, dice: Dice) -> State:
    view = steps[-1].view
    me = view.me
    assert me is not None, "a watcher does not guess"
    pool = unseen(view, memory)
    hands: list[Cards] = []
    for seat, held in enumerate(view.held):
        known = tuple(memory.holds[seat].elements())[:held]
        drawn = () if seat == me else taken(pool, held - len(known), dice)
        hands.append(view.hand if seat == me else ordered(known + drawn))
    closed = tuple(closed_cards(view, Seat(seat), pool, dice) for seat in range(len(hands)))
    state = State(
        options=view.options,
        hands=tuple(hands),
        opened=view.opened,
        closed=closed if view.opened else (),
        stock=ordered(tuple(pool)),
        mover=Seat(0) if view.mover is None else view.mover,
        pile=Pile(tuple(memory.pile), view.pile.value, view.pile.low, view.pile.comb),
        removed=tuple(memory.gone),
        out=view.out,
        idle=view.idle,
        known=view.aid.known if view.aid else (),
        orders=put((NO_ORDERS,) * len(hands), me, view.orders),
    )
    return said(state, steps, dice)


def unseen(view: View, memory: Memory) -> list[Kind]:
    """All cards of the deck that this seat has not seen where they lie."""
    mine = view.me
    others = [cards for seat, cards in enumerate(memory.holds) if seat != mine]
    seen = Counter([*view.hand, *memory.pile, *memory.gone])
    for cards in (*view.opened, *others):
        seen.update(cards)
    return sorted((Counter(deck(view.options)) - seen).elements())


def taken(pool: list[Kind], count: int, dice: Dice) -> Cards:
    some = dice.some(tuple(pool), count)
    for kind in some:
        pool.remove(kind)
    return some


def closed_cards(view: View, seat: Seat, pool: list[Kind], dice: Dice) -> tuple[Kind | None, ...]:
    slots: list[Kind | None] = [None] * HAND
    for slot in view.closed[seat] if view.closed else ():
        slots[slot] = taken(pool, 1, dice)[0]
    return tuple(slots)


def said(state: State, steps: Sequence[Step], dice: Dice) -> State:
    """What has been chosen and claimed: by this seat as it knows, by the others not yet."""
    view, nobody = steps[-1].view, (None,) * state.seats
    assert view.me is not None, "a watcher does not guess"
    if view.swapping:
        six = [ordered(hand + cards) for hand, cards in zip(state.hands, state.opened, strict=True)]
        chosen = [
            dice.one(choices(cards)) if seat in view.ready else None
            for seat, cards in enumerate(six)
        ]
        mine = getattr(view.mine, "hand", None)
        return replace(state, swaps=put(tuple(chosen), view.me, mine))
    if view.starting:
        return replace(state, race=Race(None, put(nobody, view.me, began(view))))
    if view.window is None:
        return state
    drawn = view.window.drawn or drawn_by(state, steps, dice)
    race = Race(view.window.layer, (), drawn, emptied=view.window.adds)
    state = opened(replace(state, race=race))
    assert state.race, "a window is open"
    claims = put(state.race.claims, view.me, view.mine)
    return replace(state, race=replace(state.race, claims=claims))


def began(view: View) -> Start | None:
    return view.mine if isinstance(view.mine, Start) else None


def drawn_by(state: State, steps: Sequence[Step], dice: Dice) -> Cards:
    """What the layer may have drawn: as many cards of its guessed hand as it was seen to draw."""
    window = steps[-1].view.window
    if window is None or not window.quick or window.layer == steps[-1].view.me:
        return ()
    last = next((s.heard for s in reversed(steps) if isinstance(s.heard, Drew)), None)
    count = last.count if last and last.who == window.layer else 1
    hand = state.hands[window.layer]
    return ordered(dice.some(hand, min(count, len(hand))))
