"""What one seat may do and hear, from what it sees alone."""

from collections.abc import Iterator

from parlour.core import Dice

from ..pieces import (
    HALF,
    HAND,
    Add,
    LetBe,
    Move,
    Order,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Recall,
    Start,
    Steal,
    Swap,
)
from ..views import Offer, Reacting, Starting, Swapping, Turn, Verdict, View
from .grounds import forbidden
from .opening import choices
from .pile import enlarged, landed
from .races import MOST
from .reach import (
    is_asked,
    is_chooser,
    is_next,
    is_orderable,
    lays,
    may_pick_up,
    may_recall,
    shown_pile,
    six,
    slots,
    to_add,
    to_quick,
    to_steal,
)
from .turns import ordered

NOTHING = Turn(())


def some(most: int) -> range:
    return range(1, most + 1)


def offer(view: View) -> Offer | None:
    if view.me is None:
        return None
    if view.swapping:
        return Swapping(six(view)) if is_chooser(view) else None
    if view.starting:
        low = view.hand[0]
        return None if view.mine else Starting(low, view.hand.count(low))
    if view.window:
        return reacting(view) if is_asked(view) and view.mine is None else None
    return turn_of(view) if view.mover == view.me else None


def reacting(view: View) -> Reacting:
    turn = turn_of(view) if is_next(view) else None
    return Reacting(
        steal=to_steal(view),
        quick=to_quick(view),
        add=to_add(view),
        turn=turn if turn != NOTHING else None,
        order=is_orderable(view),
    )


def turn_of(view: View) -> Turn:
    return Turn(lays(view), slots(view), may_pick_up(view), may_recall(view))


def moves(offer: Offer) -> Iterator[Move]:
    match offer:
        case Swapping(cards):
            yield from map(Swap, choices(cards))
        case Starting(kind, most):
            yield from (Start(kind, count) for count in some(most))
        case Turn():
            yield from turn_moves(offer)
        case Reacting():
            yield LetBe()
            yield from map(Steal, some(offer.steal))
            yield from map(Quick, some(offer.quick))
            yield from map(Add, some(offer.add))
            if offer.turn:
                yield from turn_moves(offer.turn)
            if offer.order:
                yield from map(Order, range(MOST + 1))


def turn_moves(turn: Turn) -> Iterator[Move]:
    for kind, most in turn.lays:
        yield from (Play(kind, count) for count in some(most))
    yield from map(PlayClosed, turn.slots)
    if turn.pick_up:
        yield PickUp()
    if turn.recall:
        yield Recall()


def pick(offer: Offer, dice: Dice) -> Move:
    """A kind first and then how many of it; standing orders seldom, or nobody would be asked."""
    match offer:
        case Swapping(cards):
            return Swap(ordered(dice.some(cards, HAND)))
        case Starting(kind, most):
            return Start(kind, 1 + dice.below(most))
        case Turn():
            return picked_turn(offer, dice)
        case Reacting():
            return picked_claim(offer, dice)


def picked_turn(turn: Turn, dice: Dice) -> Move:
    if turn.recall and not dice.below(8):
        return Recall()
    if turn.slots:
        return PlayClosed(dice.one(turn.slots))
    which = dice.below(len(turn.lays) + turn.pick_up)
    if which == len(turn.lays):
        return PickUp()
    kind, most = turn.lays[which]
    return Play(kind, 1 + dice.below(most) if most > 1 else 1)


def picked_claim(offer: Reacting, dice: Dice) -> Move:
    if offer.order and not dice.below(8):
        return Order(dice.below(MOST + 1))
    claims: list[tuple[type[Steal | Quick | Add], int]] = [
        (kind, most)
        for kind, most in ((Steal, offer.steal), (Quick, offer.quick), (Add, offer.add))
        if most
    ]
    which = dice.below(len(claims) + (2 if offer.turn else 1))
    if which < len(claims):
        kind, most = claims[which]
        return kind(1 + dice.below(most))
    if which == len(claims) or offer.turn is None:
        return LetBe()
    return picked_turn(offer.turn, dice)


def advise(view: View, draft: Move) -> Verdict:
    """The verdict, and what the pile would then ask for."""
    refusal = forbidden(view, draft)
    if refusal:
        return Verdict(refusal)
    match draft:
        case Play(kind, count) | Start(kind, count):
            came = landed(shown_pile(view.pile), kind, count, view.options)
        case Steal(count):
            came = landed(shown_pile(view.pile), HALF, count, view.options)
        case Quick(count) | Add(count):
            came = enlarged(shown_pile(view.pile), count, view.options)
        case _:
            return Verdict(None)
    return Verdict(None, came.made or came.pile.value, came.removes)


def absent(view: View, dice: Dice) -> Move:
    """The lowest card that fits, one of it; nothing is claimed for who is away (§4.16)."""
    match offer(view):
        case Swapping():
            return Swap(view.hand)
        case Starting(kind):
            return Start(kind, 1)
        case Turn(lays, slots):
            if slots:
                return PlayClosed(slots[0])
            return Play(lays[0][0], 1) if lays else PickUp()
        case _:
            return LetBe()
