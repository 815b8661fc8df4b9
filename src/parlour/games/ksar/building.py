"""What a list of placed blocks amounts to: who owns them, what is left, which belong together.

All of it is derived, from nothing but the state; what has been derived once is remembered, for
a state is asked about many times before it changes.
"""

from functools import lru_cache
from typing import NamedTuple

from parlour.core import Seat

from .geometry import frame, ground
from .pieces import COLOURED, NEUTRAL, Block, Spot, State

REMEMBERED = 1 << 12  # states; some hundred matches between two seats


class Series(NamedTuple):
    """Blocks that hang together by their faces: their numbers, and every spot that they touch."""

    blocks: tuple[int, ...]
    touched: int


class Building(NamedTuple):
    """A state in the words of the rulebook."""

    blocks: tuple[Block, ...]
    left: tuple[tuple[int, int], ...]  # coloured and neutral, of each seat
    longest: tuple[tuple[int, ...], ...]  # the numbers of the blocks of each seat's series
    awaited: Seat | None  # who must place a block, or answer; nobody when that seat cannot


@lru_cache(REMEMBERED)
def building(state: State) -> Building:
    blocks, size = standing(state), state.options.frame
    left = supplies(blocks)
    longest = tuple(max(series(size, blocks, s), key=length, default=NO_SERIES) for s in (0, 1))
    awaited = waited_for(state, left)
    return Building(blocks, left, tuple(one.blocks for one in longest), awaited)


def answering(state: State) -> bool:
    """Whether the second seat is choosing its colour (§2.4)."""
    return state.options.pie and len(state.placed) == 1 and state.swapped is None


def mover(state: State, k: int) -> Seat:
    """Who places block number `k`: in turn, but after a swap the first seat goes on (§2.4)."""
    assert state.first is not None, "nobody moves before the dealer has said who begins"
    return Seat((state.first + k + (k > 0 and state.swapped is True)) % 2)


def waited_for(state: State, left: tuple[tuple[int, int], ...]) -> Seat | None:
    if state.first is None:
        return None
    if answering(state):
        return mover(state, 1)
    seat = mover(state, len(state.placed))
    free = ground(state.options.frame, spots(state)).free
    return seat if free and any(left[seat]) else None  # §4.1


def spots(state: State) -> tuple[Spot, ...]:
    return tuple(place.spot for place in state.placed)


def standing(state: State) -> tuple[Block, ...]:
    """The blocks that stand. One that was swapped counts as the other seat's from the start."""
    swapped = state.swapped is True
    return tuple(
        Block(Seat((mover(state, k) + (k == 0 and swapped)) % 2), place.kind, place.spot)
        for k, place in enumerate(state.placed)
    )


def supplies(blocks: tuple[Block, ...]) -> tuple[tuple[int, int], ...]:
    gone = [(block.owner, block.kind) for block in blocks]
    return tuple(
        (COLOURED - gone.count((Seat(s), "coloured")), NEUTRAL - gone.count((Seat(s), "neutral")))
        for s in (0, 1)
    )


@lru_cache(REMEMBERED)
def series(size: int, blocks: tuple[Block, ...], seat: int) -> tuple[Series, ...]:
    """All series of a seat, of its own and of neutral blocks (§4.2): those before the last block,
    and what that one joins together."""
    if not blocks:
        return ()
    old, block = series(size, blocks[:-1], seat), blocks[-1]
    if block.owner != seat and block.kind != "neutral":
        return old
    board = frame(size)
    spot = board.number[block.spot]
    joined = [one for one in old if one.touched >> spot & 1]
    numbers = sum((one.blocks for one in joined), (len(blocks) - 1,))
    touched = board.beside[spot] | board.before[spot]
    for one in joined:
        touched |= one.touched
    apart = (one for one in old if one not in joined)
    return (*apart, Series(tuple(sorted(numbers)), touched))


NO_SERIES = Series((), 0)


def length(one: Series) -> int:
    return len(one.blocks)
