"""The verbs of KSAR: place a block where it may lie, and count the longest series.

Everybody sees everything, so a view is the state in other words. Which spots are free depends on
the spots alone (geometry.py); whose turn it is, and what is left, on who placed how many.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlour.core import DEALER, SEATS, Clause, Dice, Outcome, Refusal, Seat, Wait

from .building import answering, building, mover
from .geometry import FOOTPRINTS, Bearing, before, beside, frame, ground, members, overlap
from .pieces import (
    Answering,
    Block,
    First,
    Heard,
    Keep,
    Kind,
    Move,
    Offer,
    Options,
    Place,
    Placing,
    Spot,
    State,
    Swap,
    Verdict,
    View,
)

KINDS: tuple[Kind, ...] = ("coloured", "neutral")
ANSWERS: tuple[Move, ...] = (Keep(), Swap())


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
    last = mover(state, len(state.placed) - 1)
    winner = last if keys[0] == keys[1] else keys.index(max(keys))  # §4.4, §4.5
    return Outcome(scores, (1, 2) if winner == 0 else (2, 1))


def view(state: State, seat: Seat | None) -> View:
    built = building(state)
    return View(
        me=seat,
        options=state.options,
        turn=built.awaited,
        answering=answering(state),
        blocks=built.blocks,
        left=built.left,
        series=built.longest,
    )


def offer(view: View) -> Offer | None:
    if view.turn is None or view.turn != view.me:
        return None
    if view.answering:
        return Answering()
    board = frame(view.options.frame)
    free = ground(view.options.frame, taken(view.blocks)).free
    kinds = tuple(kind for kind, left in zip(KINDS, view.left[view.me], strict=True) if left)
    return Placing(kinds, tuple(board.spots[k] for k in members(free)))


def moves(offer: Offer) -> Iterator[Move]:
    match offer:
        case Answering():
            yield from ANSWERS
        case Placing(kinds, spots):
            yield from (Place(kind, spot) for spot in spots for kind in kinds)


def pick(offer: Offer, dice: Dice) -> Move:
    match offer:
        case Answering():
            return dice.one(ANSWERS)
        case Placing(kinds, spots):
            return Place(dice.one(kinds), dice.one(spots))


def advise(view: View, draft: Move) -> Verdict:
    if isinstance(draft, Place):
        near = (k for k, block in enumerate(view.blocks) if touching(block.spot, draft.spot))
        return Verdict(forbidden(view, draft), tuple(near))
    return Verdict(forbidden(view, draft))


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard | None:
    return move


def absent(view: View, dice: Dice) -> Move:
    now = offer(view)
    assert now is not None, "only who is awaited can be absent"
    return Keep() if isinstance(now, Answering) else pick(now, dice)


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move; asked in this order, and the first to speak is told."""
    match move:
        case First():
            return no("2.3")
        case Swap() | Keep():
            return None if view.answering and view.turn == view.me else no("2.4")
        case Place(kind, spot):
            if view.turn is None and view.blocks:
                return no("4.1")
            if view.turn is None or view.turn != view.me:
                return no("3.1")
            if view.answering:
                return no("2.4")
            if not view.left[view.me][KINDS.index(kind)]:
                return no("2.2", kind=kind)
            return misplaced(view, spot)


def misplaced(view: View, spot: Spot) -> Refusal | None:
    """What is wrong with a spot: outside, on a block, as high as a neighbour, or without hold."""
    size, blocks = view.options.frame, view.blocks
    board = frame(size)
    if (spot.width, spot.depth) not in FOOTPRINTS:
        return no("1.3", width=spot.width, depth=spot.depth)
    if spot not in board.number:
        return no("2.1", frame=size)
    bit, now = 1 << board.number[spot], ground(size, taken(blocks))
    if bit & now.free:
        return None
    if block := neighbour(blocks, spot, overlap):
        return no("3.4", **corner(block))
    if block := neighbour(blocks, spot, level):
        return no("3.3", height=spot.height, **corner(block))
    sides, ends = bool(bit & now.beside), bool(bit & now.before)
    return no("3.2", contact="side" if sides else "end" if ends else "none")


def firsts(options: Options) -> tuple[Seat, ...]:
    """The seats that may be named to begin (§2.3)."""
    return (Seat(0), Seat(1)) if options.first == "random" else (Seat(options.starter),)


def touching(a: Spot, b: Spot) -> bool:
    return beside(a, b) or before(a, b)


def level(a: Spot, b: Spot) -> bool:
    return a.height == b.height and touching(a, b)


def taken(blocks: Sequence[Block]) -> tuple[Spot, ...]:
    return tuple(block.spot for block in blocks)


def neighbour(blocks: Sequence[Block], spot: Spot, bears: Bearing) -> Block | None:
    """The first block placed that is to a spot what `bears` says."""
    return next((block for block in blocks if bears(block.spot, spot)), None)


def corner(block: Block) -> dict[str, int]:
    """Where a block stands, as people count."""
    return {"x": block.spot.x + 1, "y": block.spot.y + 1}


def no(clause: str, **parts: int | str) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
