"""Courts in short text, and what may be done in them."""

from collections.abc import Sequence

import pytest

from parlour.core import Clause, Refusal, Refused, Seat, advance
from parlour.games.ksar import rules
from parlour.games.ksar.notation import read_move, read_place
from parlour.games.ksar.pieces import Move, Options, Placing, State

ONE, TWO = Seat(0), Seat(1)
PLAIN = Options()

# The matches of the scenarios, each in a frame of its own size.
S14 = "2x3@0,0 1x3@2,0 2x1@0,3"
S25 = "c3x2@2,3 c2x1@0,4 c1x2@0,0 c3x1@2,0 c2x1@3,1 c3x1@2,2"
S26 = "c2x3@0,3 c3x2@0,0 n1x3@3,0 c1x2@2,2 c1x3@5,3 c2x3@3,3 c2x1@4,2 n2x1@4,0"
S27 = "c3x1@0,0 c2x1@4,0 c3x1@3,5 c3x2@0,1 c2x3@4,2 c3x1@0,3 n3x1@3,1 n2x1@0,5 c1x2@3,2"
S28 = "c3x2@3,0 c1x3@2,0 c1x2@0,4 c1x3@0,1 c1x2@5,4 n3x1@3,3 c2x3@1,3 c2x1@4,2 c2x1@0,0 c1x2@3,4"
S29 = (
    "n3x2@7,8 n3x1@7,7 n3x2@0,8 n1x2@9,5 n1x2@6,8 c3x1@3,9 c2x3@5,5 n1x3@0,5 c3x1@2,7 c1x3@9,2 "
    "c2x1@0,4 c1x2@7,5 c2x3@0,1 c3x2@7,0 c2x1@1,6 c2x1@3,8 c3x1@0,0 c1x2@6,0 c1x3@2,3 c2x3@4,0 "
    "c1x2@4,5 c1x2@3,0 c1x3@6,2 c2x1@7,2 c2x1@3,3"
)
# Twelve by twelve: all coloured blocks first, and then the neutral ones.
THIRTY = (
    "c3x1@0,0 c2x1@10,0 c1x3@9,0 c2x3@0,9 c3x2@9,3 c2x1@10,11 c2x1@10,5 c2x1@2,11 c3x1@7,11 "
    "c3x1@0,8 c2x1@2,9 c3x1@7,5 c3x2@4,10 c1x3@11,8 c2x3@7,0 c1x2@0,6 c3x2@0,4 c2x1@3,0 c3x2@0,1 "
    "c2x1@0,3 c1x3@5,0 c2x1@7,4 c3x2@3,7 c3x1@1,6 n3x2@4,3 n3x2@8,9 n2x1@10,7 n1x2@6,5 n2x1@6,9 "
    "n2x1@3,2"
)


def said(block: str) -> Move:
    """A move; a block without a letter is coloured."""
    return read_move(block if block[0] in "cnsk" else f"c{block}")


def board(blocks: str = "", *, options: Options = PLAIN, size: int | None = None) -> State:
    """A court with these blocks, placed by turns. The small frames of the scenarios are no option
    of any table, so they are set beside the option."""
    words = [word if word[0] in "cn" else f"c{word}" for word in blocks.split()]
    sized = Options(frame=size) if size else options  # type: ignore[arg-type]
    return State(sized, ONE, tuple(map(read_place, words)))


def place(state: State, block: str) -> State:
    return advance(rules, state, min(rules.turn(state)), said(block))


def played_out(blocks: str, size: int) -> State:
    """The moves of a scenario, one after the other through the law."""
    state = board(size=size)
    for block in blocks.split():
        state = place(state, block)
    return state


def refusal(state: State, block: str, seat: Seat | None = None) -> Refusal:
    with pytest.raises(Refused) as told:
        advance(rules, state, min(rules.turn(state)) if seat is None else seat, said(block))
    return told.value.refusal


def refused(state: State, block: str, seat: Seat | None = None) -> Clause:
    return refusal(state, block, seat).clause


def allowed(state: State, *blocks: str) -> bool:
    return all(place(state, block).placed[-1] == read_place(f"c{block}") for block in blocks)


def spots(state: State) -> int:
    offer = rules.offer(rules.view(state, min(rules.turn(state))))
    assert isinstance(offer, Placing)
    return len(offer.spots)


def lengths(series: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(map(len, series))
