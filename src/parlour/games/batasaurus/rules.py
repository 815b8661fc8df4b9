"""The verbs of BATASAURUS: memorise, turn a card, fight on when it is tied, count what was won.

What a seat may do is judged from what it sees (`forbidden`), and once the cards are covered no
seat sees a face that has not been turned: so neither can a refusal tell one.
"""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from parlour.core import (
    DEALER,
    SEATS,
    Clause,
    Dice,
    Outcome,
    Part,
    Phrase,
    Refusal,
    Seat,
    Wait,
    Who,
)

from .games import (
    champions,
    dealable,
    ended,
    fair,
    host_choice,
    leaders,
    open_to,
    places,
    playing,
)
from .pieces import (
    MOST_SEATS,
    SET,
    Card,
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
from .tricks import (
    cards_in,
    cleared,
    divided,
    fighters,
    laying,
    seen,
    shown,
    taking,
    turned,
    without,
)

T = TypeVar("T")

MEMORISING = 1  # the one clock of `wait`

NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset({Seat(seat)}) for seat in range(MOST_SEATS))
WITH_DEALER = frozenset({DEALER})

# Whose move it is not, and the clause that says whose it is.
DEALERS: dict[type, str] = {
    Deal: "2.2",
    Cover: "2.4",
    Reveal: "4.3",
    Collect: "3.3",
    Divide: "4.8",
    Keep: "5.1",
}
PLAYERS: dict[type, str] = {Ready: "2.6", Flip: "3.1", Commit: "4.2"}


def forbid(seats: int, options: Options) -> Refusal | None:
    if not 2 <= seats <= MOST_SEATS:  # §1.1
        return Refusal(SEATS, {"least": 2, "most": MOST_SEATS})
    named = host_choice(options)
    return no("3.5", who=Who(named), seats=seats) if named is not None and named >= seats else None


def start(seats: int, options: Options) -> State:
    nothing = ((),) * seats
    return State(options=options, layouts=nothing, left=nothing, committed=(None,) * seats)


def turn(state: State) -> frozenset[Seat]:
    seats, _ = awaited(state)
    return seats | WITH_DEALER if state.memorising or (not seats and pending(state)) else seats


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != DEALER:
        return forbidden(view(state, seat), move)
    match move:
        case Deal(layouts, leader):
            right = dealable(state) and fair(layouts, state)
            if right and leader not in leaders(state):
                return no("3.5", who=Who(leader), seats=state.seats)
        case Cover():
            right = state.memorising
        case Reveal():
            seats, at_war = awaited(state)
            right = bool(at_war) and not seats
        case Collect(taker):
            right = complete(state) and taker == taking(state)
        case Divide(shares):
            right = complete(state) and taking(state) is None and shares == divided(state)
        case Keep():
            right = ended(state) and any(state.left)
        case _:
            return no(PLAYERS[type(move)], why=Phrase("why-dealer"))
    return None if right else no(DEALERS[type(move)])


def play(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Flip(slot):
            left = put(state.left, seat, without(state.left[seat], slot))
            laid = (*(state.trick[0] if state.trick else ()), Card(seat, slot))
            return replace(state, left=left, trick=(laid,))
        case Collect(taker):
            piles = put(state.piles, taker, state.piles[taker] + cards_in(state.trick))
            return replace(cleared(state), piles=piles, leader=taker, won=True)  # §3.4
        case Commit(slot):
            return replace(state, committed=put(state.committed, seat, slot))
        case Reveal():
            layers, nothing = (*state.trick, turned(state)), (None,) * state.seats
            return replace(state, left=shown(state), trick=layers, committed=nothing)
        case Divide(shares):
            return replace(cleared(state), piles=added(state.piles, shares), won=False)
        case Ready():
            return replace(state, ready=(state.ready or NOBODY) | {seat})
        case Cover():
            return replace(state, ready=None)
        case Keep():
            piles = added(state.piles, tuple(map(len, state.left)))
            return replace(state, piles=piles, left=((),) * state.seats)
        case Deal(layouts, leader):
            return dealt(state, layouts, leader)


def chance(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
    if dealable(state):
        tied = champions(state)
        layouts = tuple(dice.shuffled(SET) if s in tied else () for s in range(state.seats))
        return Deal(layouts, dice.one(leaders(state)))
    if state.memorising:
        return Cover()
    if not state.trick:
        return Keep()
    if turned(state):
        return Reveal()
    taker = taking(state)
    return Divide(divided(state)) if taker is None else Collect(taker)


def wait(state: State) -> Wait | None:
    if state.memorising and (awaited(state)[0] or not state.options.early_ready):
        return Wait(state.options.memorise_s, MEMORISING)
    return None


def outcome(state: State) -> Outcome | None:
    if turn(state):
        return None
    return Outcome(state.earlier[0] if state.earlier else state.piles, places(state))


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
        case Deal(layouts, leader):
            faces = open_to(layouts, state.options, listener)
            return Dealt(faces, leader, playoff=bool(state.piles))
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


def awaited(state: State) -> tuple[frozenset[Seat], tuple[Seat, ...]]:
    """The seats, but for the dealer, whose word the table waits for; and all that are at war."""
    if state.ready is not None:
        asked = state.memorising and state.options.early_ready
        return (playing(state) - state.ready if asked else NOBODY), ()
    if ended(state):
        return NOBODY, ()
    seat = laying(state)
    if seat is not None:
        return ALONE[seat], ()
    at_war = fighters(state)
    return frozenset(seat for seat in at_war if state.committed[seat] is None), at_war


def complete(state: State) -> bool:
    """All have laid and nobody fights on: the dealer is to clear the middle."""
    return bool(state.trick) and awaited(state) == (NOBODY, ())


def pending(state: State) -> bool:
    """While no seat is awaited: whether the dealer has something left to do."""
    return bool(state.trick) or any(state.left) or dealable(state)


def dealt(state: State, layouts: tuple[Layout, ...], leader: Seat) -> State:
    return replace(
        start(state.seats, state.options),
        layouts=layouts,
        left=tuple(tuple(map(Slot, range(len(layout)))) for layout in layouts),
        piles=(0,) * state.seats,
        leader=leader,
        earlier=(*state.earlier, state.piles) if state.piles else (),
    )


def put(old: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*old[:seat], new, *old[seat + 1 :])


def added(piles: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(had + more for had, more in zip(piles, cards, strict=True))


def because(clause: str, why: str, **parts: Part) -> Refusal:
    """A refusal by a clause that can forbid for more than one reason."""
    return no(clause, why=Phrase(f"why-{why}", dict(parts)))


def no(clause: str, **parts: Part) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
