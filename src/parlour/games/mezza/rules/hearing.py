"""What a listener is told of each move: all that lies open at once, and nothing else."""

from parlour.core import Seat

from ..pieces import (
    HALF,
    Add,
    Award,
    Claim,
    Deal,
    Kind,
    Move,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Refill,
    Reveal,
    Slot,
    Start,
    State,
    Steal,
    Swap,
)
from ..views import Dealt, Drew, Heard, How, Laid, Ready, Shown, Took, Unclaimed
from .opening import begins, lying, revealed, swapped
from .pile import Landed, enlarged, fits, landed
from .turns import after, drawing, enlarge, lay, over, turn_closed


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard | None:
    match move:
        case Deal(hands, opened):
            hand = () if listener is None else hands[listener]
            return Dealt(hand, opened, len(lying(state, move).stock))
        case Swap(hand):
            if state.options.swap_mode == "clockwise":
                return Shown(swapped(state, seat, hand).opened)
            return move if seat == listener else Ready()  # §2.6
        case Reveal():
            return Shown(revealed(state).opened)
        case Refill(cards):
            who = drawing(state)
            assert who is not None, "nobody is to draw"
            return Drew(who, len(cards), cards if who == listener else ())
        case Award(winner):
            if winner is None:
                return Unclaimed()
            return happening(state, winner, granted(state, winner))
        case Play() | PlayClosed() | PickUp() if not state.race:
            return happening(state, seat, move)
        case _:
            return move if seat == listener else None  # §7.13


def granted(state: State, winner: Seat) -> Claim:
    """What a seat has claimed, and is awarded now."""
    assert state.race, "an award ends a race"
    claim = begins(state, winner) if state.race.layer is None else state.race.claims[winner]
    assert claim, "nobody is awarded what it has not claimed"
    return claim


def happening(state: State, who: Seat, claim: Claim) -> Laid | Took:
    """What everybody sees when somebody lays cards, turns one or takes the pile."""
    match claim:
        case Start(kind, count):
            return laid(state, who, "start", kind, count)
        case Play(kind, count):
            return laid(state, who, "turn", kind, count)
        case Steal(count):
            return laid(state, who, "steal", HALF, count)
        case Quick(count):
            return added(state, who, "quick", count)
        case Add(count):
            return added(state, who, "add", count)
        case PlayClosed(slot):
            return turned(state, who, slot)
        case _:
            return Took(who, len(state.pile.cards))


def laid(state: State, who: Seat, how: How, kind: Kind, count: int) -> Laid:
    came = landed(state.pile, kind, count, state.options)
    return seen(who, how, kind, count, came, state, lay(state, who, kind, count))


def added(state: State, who: Seat, how: How, count: int) -> Laid:
    came = enlarged(state.pile, count, state.options)
    now = enlarge(state, who, count, from_hand=how == "quick")
    return seen(who, how, state.pile.cards[-1], count, came, state, now)


def turned(state: State, who: Seat, slot: Slot) -> Laid | Took:
    kind = state.closed[who][slot]
    assert kind, "only a closed card that still lies there is turned"
    if not fits(state.pile, kind):
        return Took(who, len(state.pile.cards) + 1, kind)
    came = landed(state.pile, kind, 1, state.options)
    return seen(who, "closed", kind, 1, came, state, turn_closed(state, who, slot))


def seen(
    who: Seat, how: How, kind: Kind, count: int, came: Landed, before: State, now: State
) -> Laid:
    """Cards on the pile, and what has changed with them."""
    skipped = after(now, who) if came.skips and not over(now) else None
    return Laid(
        who=who,
        how=how,
        kind=kind,
        count=count,
        made=came.made,
        removed=len(now.removed) - len(before.removed),
        skipped=None if skipped == now.mover else skipped,
        out=who in now.out,
    )
