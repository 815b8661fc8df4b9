"""What one seat may know, and all that follows from that alone.

A seat's moves are judged from what it sees (`forbidden`). Once the cards are covered no seat sees
a face that has not been turned; so neither can a refusal tell one.
"""

from collections.abc import Iterator

from parlour.core import Clause, Dice, Part, Phrase, Refusal, Seat, Who

from ..pieces import (
    SET,
    Choose,
    Collect,
    Collected,
    Commit,
    Committed,
    Cover,
    Deal,
    Dealt,
    Divide,
    Divided,
    Fight,
    Flip,
    Flipped,
    Heard,
    Keep,
    Kept,
    Layout,
    Memorise,
    Move,
    Offer,
    Options,
    Ready,
    Reveal,
    Revealed,
    Slot,
    Slots,
    State,
    Verdict,
    View,
    letter,
)
from .tricks import awaited, cards_in, seen, turned

# Moves that no seat makes, and the clause that gives each to the dealer.
DEALERS: dict[type, str] = {
    Deal: "2.2",
    Cover: "2.4",
    Reveal: "4.3",
    Collect: "3.3",
    Divide: "4.8",
    Keep: "5.1",
}


def view(state: State, seat: Seat | None) -> View:
    seats, at_war = awaited(state)
    memorising = state.memorising
    return View(
        me=seat,
        options=state.options,
        memorising=memorising,
        faces=open_to(state.layouts, state.options, seat) if memorising else (),
        awaited=seats,
        fighters=at_war,
        mine=None if seat is None else state.committed[seat],
        left=state.left,
        trick=seen(state, state.trick),
        leader=state.leader,
        piles=state.piles,
        past=tuple(seen(state, trick) for trick in state.past),
        earlier=state.earlier,
    )


def offer(view: View) -> Offer | None:
    if view.me is None or view.me not in view.awaited:
        return None
    if view.memorising:
        return Memorise()
    slots = view.left[view.me]
    return Fight(slots) if view.fighters else Choose(slots)


def moves(offer: Offer) -> Iterator[Move]:
    match offer:
        case Memorise():
            yield Ready()
        case Choose(slots):
            yield from map(Flip, slots)
        case Fight(slots):
            yield from map(Commit, slots)


def pick(offer: Offer, dice: Dice) -> Move:
    match offer:
        case Memorise():
            return Ready()
        case Choose(slots):
            return Flip(dice.one(slots))
        case Fight(slots):
            return Commit(dice.one(slots))


def advise(view: View, draft: Move) -> Verdict:
    return Verdict(forbidden(view, draft))


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard:
    match move:
        case Deal(_, leader):
            return Dealt(leader, playoff=bool(state.piles))
        case Flip(slot):
            return Flipped(slot, state.layouts[seat][slot])
        case Commit():
            return move if seat == listener else Committed()
        case Reveal():
            return Revealed(seen(state, (turned(state),))[0])
        case Collect(taker):
            return Collected(taker, cards_in(state.trick))
        case Divide(shares):
            how = state.options.unresolved
            assert how != "leader", "a trick that its leader takes is collected"
            return Divided(how, shares)
        case Keep():
            return Kept(tuple(map(len, state.left)))
        case Ready() | Cover():
            return move


def absent(view: View, dice: Dice) -> Move:
    """A random card, and never a good one: who is away has forgotten everything (§3.7)."""
    chosen = offer(view)
    assert chosen, "only who is awaited can be absent"
    return pick(chosen, dice)


def open_to(
    layouts: tuple[Layout, ...], options: Options, viewer: Seat | None
) -> tuple[Layout, ...]:
    """The layouts that a viewer may look at while memorising (§2.5)."""
    if options.memorise_view == "all":
        return layouts
    return tuple(layout if seat == viewer else () for seat, layout in enumerate(layouts))


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move, as far as that seat can see."""
    match move:
        case Flip(slot):
            return unflippable(view, slot)
        case Commit(slot):
            return uncommittable(view, slot)
        case Ready():
            return unready(view)
        case _:
            return no(DEALERS[type(move)])


def unready(view: View) -> Refusal | None:
    if not view.memorising:
        return because("2.6", "over")
    if not view.options.early_ready:
        return because("2.6", "fixed", seconds=view.options.memorise_s)
    if view.me in view.awaited:
        return None
    return because("2.6", "ready" if own(view) else "watching")


def unflippable(view: View, slot: Slot) -> Refusal | None:
    if view.memorising:
        return no("2.4")
    if view.fighters:
        return because("4.2", "open") if view.me in view.awaited else no_fighter(view)
    if view.me not in view.awaited:
        return out_of_turn(view)
    return gone(view, slot, "3.1")


def uncommittable(view: View, slot: Slot) -> Refusal | None:
    if view.memorising:
        return no("2.4")
    if not view.fighters:
        return no("4.1")
    return no_fighter(view) or gone(view, slot, "4.2")


def out_of_turn(view: View) -> Refusal | None:
    """Whose turn it is instead; where it is no seat's, the house has the word."""
    for seat in view.awaited:
        if not view.trick:
            first = max(map(len, view.left)) == len(SET)
            return because("3.1", "leads", who=Who(seat)) if first else no("3.4", who=Who(seat))
        laid = any(card.seat == view.me for card in view.trick[0])
        return because("3.2", "laid" if laid else "early", who=Who(seat))
    return None


def no_fighter(view: View) -> Refusal | None:
    """Why no card is awaited from a seat while others are at war, if none is."""
    if view.me in view.awaited:
        return None
    if view.me in view.fighters:
        return because("4.2", "committed")
    return because("4.2", "bystander", fighters=tuple(map(Who, view.fighters)))


def gone(view: View, slot: Slot, clause: str) -> Refusal | None:
    """No card lies there any more, or none ever did."""
    if slot in own(view):
        return None
    return because(clause, "gone", slots=tuple(map(letter, own(view))))


def own(view: View) -> Slots:
    """The slots where cards of the viewer's still lie."""
    return () if view.me is None else view.left[view.me]


def because(clause: str, why: str, **parts: Part) -> Refusal:
    """A refusal by a clause that can forbid for more than one reason."""
    return no(clause, why=Phrase(f"why-{why}", dict(parts)))


def no(clause: str, **parts: Part) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
