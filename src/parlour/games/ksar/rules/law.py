"""What may be done, and what becomes of it. Which spots are free depends on the spots alone
(geometry.py); whose turn it is, and what is left, on who placed how many (building.py).
"""

from msgspec.structs import replace

from parlour.core import DEALER, SEATS, Dice, Outcome, Refusal, Seat, Wait

from ..pieces import First, Keep, Move, Options, Place, State, Swap
from .building import building
from .judging import forbidden, no
from .window import view


def forbid(seats: int, options: Options) -> Refusal | None:
    if seats != 2:  # §1.1
        return Refusal(SEATS, {"least": 2, "most": 2})
    if options.first == "random" and options.starter:
        return no("2.3")
    return None


def start(seats: int, options: Options) -> State:
    return State(options)


def turn(state: State) -> frozenset[Seat]:
    if state.first is None:
        return frozenset({DEALER})  # §2.3
    awaited = building(state).awaited
    return frozenset() if awaited is None else frozenset({awaited})


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, First):
        begun = state.first is not None or seat != DEALER
        return no("2.3") if begun or move.seat not in firsts(state.options) else None
    return forbidden(view(state, seat), move)


def play(state: State, seat: Seat, move: Move) -> State:
    match move:
        case First(first):
            return replace(state, first=first)
        case Place():
            return replace(state, placed=(*state.placed, move))
        case Swap() | Keep():
            return replace(state, swapped=isinstance(move, Swap))


def chance(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
    return First(dice.one(firsts(state.options)))


def wait(state: State) -> Wait | None:
    return None


def outcome(state: State) -> Outcome | None:
    if turn(state):
        return None
    built = building(state)
    lengths = tuple(map(len, built.longest))
    scores = tuple(long - left[1] for long, left in zip(lengths, built.left, strict=True))  # §4.3
    keys = [(scores[seat], lengths[seat] * state.options.en_tiebreak) for seat in (0, 1)]  # §4.6
    last = built.blocks[-1].owner
    winner = last if keys[0] == keys[1] else keys.index(max(keys))  # §4.4, §4.5
    return Outcome(scores, (1, 2) if winner == 0 else (2, 1))


def firsts(options: Options) -> tuple[Seat, ...]:
    """The seats that may be named to begin (§2.3)."""
    return (Seat(0), Seat(1)) if options.first == "random" else (Seat(options.starter),)
