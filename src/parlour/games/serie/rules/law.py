"""What may happen, and what it leads to: the questions that look at the whole truth."""

from typing import TypeVar

from msgspec.structs import replace

from parlour.core import DEALER, Dice, Outcome, Refusal, Seat, Wait, ranked

from ..pieces import (
    MOST_SEATS,
    Deal,
    Done,
    Draw,
    Give,
    Lay,
    Move,
    Options,
    Pass,
    Pay,
    State,
    Tiles,
)
from .agreeing import senseless
from .changes import rack_after
from .dealing import dealable, dealt, drawn_deal
from .earning import laid as laid_tiles
from .judging import change_of, dealers, forbidden, judge
from .reach import can_draw, owes_draw
from .rounds import decided, due, ended, granted, paid, places, pot, won
from .series import in_order
from .window import view

T = TypeVar("T")

NOBODY: frozenset[Seat] = frozenset()
WITH_DEALER = frozenset({DEALER})
ALONE = tuple(frozenset({Seat(seat)}) for seat in range(MOST_SEATS))
LONG = 1 << 16  # more turns than any round has (§7.6)


def forbid(seats: int, options: Options) -> Refusal | None:
    return senseless(seats, options)


def start(seats: int, options: Options) -> State:
    return State(options, racks=((),) * seats)


def turn(state: State) -> frozenset[Seat]:
    if not state.chips:
        return NOBODY if decided(state) else WITH_DEALER
    return WITH_DEALER if state.drawing or ended(state) else ALONE[state.mover]


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != DEALER:
        return forbidden(view(state, seat), move)
    match move:
        case Deal():
            right = dealable(state, move)
        case Give(tile):
            right = state.drawing and tile in pot(state)
        case Pay(chips):
            right = ended(state) and chips == due(state)
        case _:
            return forbidden(view(state, None), move)
    return None if right else dealers(move)


def play(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Lay():
            return laid(state, seat, move)
        case Draw():
            chips = put(state.chips, seat, state.chips[seat] - state.options.draw_cost)
            return replace(state, chips=chips, drawing=True, passes=0)
        case Give(tile):
            return given(state, (*state.racks[state.mover], tile))
        case Pass():
            passes = state.passes + (state.done == "nothing")
            return next_turn(replace(state, passes=passes))
        case Deal():
            return dealt(state, move)
        case Pay(chips):
            rounds = (*state.rounds, paid(state, chips))
            return replace(state, rounds=rounds, racks=((),) * state.seats, chips=())


def chance(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
    if not state.chips:
        return drawn_deal(state, dice)
    return Give(dice.one(pot(state))) if state.drawing else Pay(due(state))


def wait(state: State) -> Wait | None:
    """The time of a turn runs on while a tile is drawn in it (§4.11)."""
    seconds = state.options.turn_seconds
    if seconds is None or turn(state) in (NOBODY, WITH_DEALER):
        return None
    return Wait(seconds, LONG * len(state.rounds) + state.turns)


def outcome(state: State) -> Outcome | None:
    if not decided(state):
        return None
    if state.options.best_of == 1:
        (only,) = state.rounds
        return Outcome(only.chips, places(only))
    scores = won(state)
    if state.options.match_score == "chips":
        scores = tuple(map(sum, zip(*[over.chips for over in state.rounds], strict=True)))
    return Outcome(scores, ranked(scores))


def laid(state: State, seat: Seat, lay: Lay) -> State:
    """The table is as the seat leaves it, and the bank pays (§5.7)."""
    seen = view(state, seat)
    change, earned = change_of(seen, lay), judge(seen, lay).earned
    assert earned, "only a lay that is not refused"
    after = replace(
        state,
        racks=put(state.racks, seat, rack_after(change)),
        chips=put(state.chips, seat, state.chips[seat] + granted(state, earned.chips)),
        table=lay.table,
        opened=state.opened | {seat},
        passes=0,
    )
    done: Done = "swapped" if laid_tiles(change) == lay.taken else "laid"
    return after if not after.racks[seat] else continued(after, done)


def continued(state: State, done: Done) -> State:
    """The turn goes on if there is a draw to come (§4.1, §4.7), and else it is over."""
    seen = view(replace(state, done=done), state.mover)
    goes_on = state.options.draw_after_lay or owes_draw(seen)
    if state.done == "nothing" and goes_on and can_draw(seen):
        return replace(state, done=done)
    return next_turn(state)


def given(state: State, rack: Tiles) -> State:
    """The drawn tile may be used from the next turn on, or at once if agreed (§4.3)."""
    after = replace(state, racks=put(state.racks, state.mover, in_order(rack)), drawing=False)
    if state.done == "nothing" and state.options.play_drawn:
        return replace(after, done="drawn")
    return next_turn(after)


def next_turn(state: State) -> State:
    """Clockwise (§2.5)."""
    mover = Seat((state.mover + 1) % state.seats)
    return replace(state, mover=mover, done="nothing", turns=state.turns + 1)


def put(old: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*old[:seat], new, *old[seat + 1 :])
