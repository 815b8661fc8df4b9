"""Turns (chapters 4 and 5): cards go down, the pile is taken, somebody is out, who is next."""

from typing import TypeVar

from msgspec.structs import replace

from parlour.core import Seat

from ..pieces import HAND, ORDER, Cards, Kind, Race, Slot, State
from .pile import EMPTY, Landed, enlarged, fits, landed
from .races import opened

T = TypeVar("T")


def lay(state: State, seat: Seat, kind: Kind, count: int) -> State:
    """Cards go from a seat's zone onto the pile, with all that follows at once."""
    came = landed(state.pile, kind, count, state.options)
    from_hand = bool(state.hands[seat])
    left = without(state, seat, kind, count, from_hand)
    return followed(left, seat, came, (kind,) * count, from_hand=from_hand, own_turn=True)


def enlarge(state: State, seat: Seat, count: int, from_hand: bool) -> State:
    """Equal cards join the lay that the seat has just made (§8.2, §8.4)."""
    came = enlarged(state.pile, count, state.options)
    kind, race = state.pile.cards[-1], state.race
    assert race, "a lay is enlarged in its race"
    left = without(state, seat, kind, count, from_hand)
    drawn = less(race.drawn, kind, min(count, race.drawn.count(kind)))  # §8.5
    laid = (kind,) * count
    return followed(left, seat, came, laid, from_hand=from_hand, own_turn=False, drawn=drawn)


def turn_closed(state: State, seat: Seat, slot: Slot) -> State:
    """A closed card goes onto the pile unseen; or both go to the hand (§5.7 to §5.9)."""
    slots = state.closed[seat]
    kind = slots[slot]
    assert kind is not None, "only a closed card that still lies there is turned"
    left = replace(state, closed=put(state.closed, seat, put(slots, slot, None)))
    if not fits(state.pile, kind):
        return replace(take(left, seat, (*state.pile.cards, kind)), idle=0)
    came = landed(state.pile, kind, 1, state.options)
    return followed(left, seat, came, (kind,), from_hand=False, own_turn=True)


def take(state: State, seat: Seat, cards: Cards) -> State:
    """All that lies there goes to the hand, and the turn is over (§4.10)."""
    known = state.known
    return replace(
        state,
        hands=put(state.hands, seat, ordered(state.hands[seat] + cards)),
        known=known and put(known, seat, ordered(known[seat] + cards)),
        pile=EMPTY,
        race=None,
        mover=after(state, seat),  # §4.11
        idle=state.idle + 1,
    )


def refill(state: State, cards: Cards) -> State:
    """The hand of whoever has laid is full again, and the others may react (§4.8)."""
    seat, stock = drawing(state), state.stock
    assert seat is not None, "nobody is to draw"
    for kind in cards:
        stock = less(stock, kind, 1)
    hands = put(state.hands, seat, ordered(state.hands[seat] + cards))
    drawn = replace(state, hands=hands, stock=stock)
    return opened(replace(drawn, race=replace(state.race, drawn=cards))) if state.race else drawn


def followed(
    state: State,
    seat: Seat,
    came: Landed,
    laid: Cards,
    *,
    from_hand: bool,
    own_turn: bool,
    drawn: Cards = (),
) -> State:
    """What a lay brings about once its cards have left their zone."""
    gone = not (state.hands[seat] or state.opened[seat] or any(state.closed[seat]))
    draws = from_hand and bool(state.stock) and len(state.hands[seat]) < HAND
    nearer = came.removes or draws or gone or not from_hand  # §1.5
    new = replace(
        state,
        pile=came.pile,
        removed=state.removed + state.pile.cards + laid if came.removes else state.removed,
        out=(*state.out, seat) if gone else state.out,
        idle=0 if nearer else state.idle + own_turn,
        race=None,
    )
    new = replace(new, mover=following(new, seat, came, own_turn))
    if came.removes or over(new):
        return new
    adding = not (from_hand or own_turn) and state.options.open_add == "any"  # §8.7
    emptied = (from_hand or adding) and not (new.hands[seat] or new.stock)
    new = replace(new, race=Race(seat, (), drawn, emptied))
    return new if draws else opened(new)


def following(state: State, seat: Seat, came: Landed, own_turn: bool) -> Seat:
    """Whose turn it is after a lay, if nobody claims it away."""
    if came.removes and seat not in state.out:
        return seat  # §6.12, §6.16
    if not own_turn and not came.removes:
        return state.mover  # §8.2
    return beyond(state, seat) if came.skips else after(state, seat)


def beyond(state: State, seat: Seat) -> Seat:
    """Who moves after a 7, which costs the next seat its turn (§6.10)."""
    skipped = after(state, seat)
    mover = after(state, skipped)
    if mover == seat and state.options.seven_heads_up == "no_skip":  # §6.20
        return skipped
    return mover


def after(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that still has cards (§1.4, §4.1)."""
    seats = len(state.hands)
    while True:
        seat = Seat((seat + 1) % seats)
        if seat not in state.out:
            return seat


def drawing(state: State) -> Seat | None:
    """Who has laid and has not yet drawn, if anybody (§4.8, §4.9)."""
    if not state.stock:
        return None
    race = state.race
    seat = state.mover if race is None or race.layer is None else race.layer
    return seat if len(state.hands[seat]) < HAND else None


def over(state: State) -> bool:
    """Whether only one seat has cards (§1.2), or nothing has moved for too long (§1.5)."""
    limit = state.options.stall_turns
    return len(state.out) >= len(state.hands) - 1 or (limit is not None and state.idle >= limit)


def without(state: State, seat: Seat, kind: Kind, count: int, from_hand: bool) -> State:
    """So many of a kind have left the hand of a seat, or its open cards."""
    if not from_hand:
        opened = put(state.opened, seat, less(state.opened[seat], kind, count))
        return replace(state, opened=opened)
    hands = put(state.hands, seat, less(state.hands[seat], kind, count))
    if not state.known:
        return replace(state, hands=hands)
    held = state.known[seat]
    known = put(state.known, seat, less(held, kind, min(count, held.count(kind))))
    return replace(state, hands=hands, known=known)


def less(cards: Cards, kind: Kind, count: int) -> Cards:
    """Ordered cards without so many of a kind."""
    if not count:
        return cards
    first = cards.index(kind)
    return cards[:first] + cards[first + count :]


def ordered(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=ORDER.__getitem__))


def put(old: tuple[T, ...], seat: int, new: T) -> tuple[T, ...]:
    return (*old[:seat], new, *old[seat + 1 :])
