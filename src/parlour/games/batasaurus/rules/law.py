"""What may happen, and what it leads to: the questions that look at the whole truth."""

from typing import TypeVar

from msgspec.structs import replace

from parlour.core import DEALER, SEATS, Dice, Outcome, Phrase, Refusal, Seat, Wait, Who

from ..pieces import (
    MOST_SEATS,
    SET,
    Card,
    Collect,
    Commit,
    Cover,
    Deal,
    Divide,
    Flip,
    Keep,
    Layout,
    Move,
    Options,
    Ready,
    Reveal,
    Slot,
    State,
)
from .games import champions, dealable, ended, fair, host_choice, leaders, places
from .tricks import awaited, cards_in, cleared, complete, divided, shown, taking, turned, without
from .window import DEALERS, forbidden, no, view

T = TypeVar("T")

MEMORISING = 1  # the one clock of `wait`

WITH_DEALER = frozenset({DEALER})
PLAYERS: dict[type, str] = {Ready: "2.6", Flip: "3.1", Commit: "4.2"}


def forbid(seats: int, options: Options) -> Refusal | None:
    if not 2 <= seats <= MOST_SEATS:  # §1.1
        return Refusal(SEATS, {"least": 2, "most": MOST_SEATS})
    named = host_choice(options)
    if named is not None and named >= seats:
        return no("3.5", who=Who(named), seats=seats)
    return needless(options) if seats == 2 else None


def needless(options: Options) -> Refusal | None:
    """What two seats, who always have equally many cards, need not agree on."""
    if options.short_war != "forfeit":
        return no("4.7")
    return no("5.3") if options.end_rule != "first_empty" else None


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
            return replace(state, ready=frozenset({seat, *(state.ready or ())}))
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
