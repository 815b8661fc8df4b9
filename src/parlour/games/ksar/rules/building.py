"""What a list of placed blocks amounts to: who owns them, what is left, which belong together.

All of it is derived, from nothing but the state, and remembered, for a state is asked about many
times before it changes: what stands is what stood before the last block, and what that one adds.
"""

from functools import lru_cache
from typing import NamedTuple

from parlour.core import Seat

from ..pieces import COLOURED, NEUTRAL, Block, Place, Spot, State
from .geometry import frame, ground

REMEMBERED = 1 << 12  # states; some hundred matches between two seats


class Series(NamedTuple):
    """Blocks that hang together by their faces: their numbers, and every spot that they touch."""

    blocks: tuple[int, ...]
    touched: int


Left = tuple[tuple[int, int], tuple[int, int]]  # coloured and neutral, of each seat
Joined = tuple[Series, ...]


class Court(NamedTuple):
    """What stands between the walls."""

    blocks: tuple[Block, ...] = ()
    left: Left = ((COLOURED, NEUTRAL), (COLOURED, NEUTRAL))
    series: tuple[Joined, Joined] = ((), ())  # all of each seat


class Building(NamedTuple):
    """A state in the words of the rulebook."""

    blocks: tuple[Block, ...]
    left: Left
    longest: tuple[tuple[int, ...], ...]  # the numbers of the blocks of each seat's series
    awaited: Seat | None  # who must place a block, or answer; nobody when that seat cannot


def built(state: State) -> Building:
    court = (
        Court()
        if state.first is None
        else stands(state.options.frame, beginner(state), state.placed)
    )
    longest = tuple(max(map(blocks, series), key=len, default=()) for series in court.series)
    return Building(court.blocks, court.left, longest, waited_for(state, court.left))


def standing(state: State) -> Court:
    if state.first is None:
        return Court()
    return stands(state.options.frame, beginner(state), state.placed)


def erected(size: int, begun: Seat, placed: tuple[Place, ...]) -> Court:
    """What stands when these blocks have been placed by turns, and who began."""
    if not placed:
        return Court()
    old, place = stands(size, begun, placed[:-1]), placed[-1]
    block = Block(by_turns(begun, len(old.blocks)), place.kind, place.spot)
    one, two = old.series
    return Court(
        (*old.blocks, block),
        without(old.left, block),
        (joined(size, old, one, block, Seat(0)), joined(size, old, two, block, Seat(1))),
    )


building = lru_cache(REMEMBERED)(built)
stands = lru_cache(REMEMBERED)(erected)


def without(left: Left, block: Block) -> Left:
    """What is left when a block has been taken from its owner's."""
    coloured, neutral = left[block.owner]
    own = (coloured - 1, neutral) if block.kind == "coloured" else (coloured, neutral - 1)
    return (own, left[1]) if block.owner == 0 else (left[0], own)


def joined(size: int, old: Court, series: Joined, block: Block, seat: Seat) -> Joined:
    """A seat's series, of its own and of neutral blocks (§4.2), with what a block joins."""
    if block.owner != seat and block.kind == "coloured":
        return series
    board = frame(size)
    spot = board.number[block.spot]
    near = [one for one in series if one.touched >> spot & 1]
    numbers, touched = [len(old.blocks)], board.touching[spot]
    for one in near:
        numbers += one.blocks
        touched |= one.touched
    apart = [one for one in series if one not in near]
    return (*apart, Series(tuple(sorted(numbers)), touched))


def answering(state: State) -> bool:
    """Whether the second seat is choosing its colour (§2.4)."""
    return state.options.pie and len(state.placed) == 1 and state.swapped is None


def beginner(state: State) -> Seat:
    """Who began; after a swap all is as if it had been the other seat (§2.4)."""
    assert state.first is not None, "nobody moves before the dealer has said who begins"
    return by_turns(state.first, state.swapped is True)


def mover(state: State, k: int) -> Seat:
    """Who places block number `k`, and owns it."""
    return by_turns(beginner(state), k)


def by_turns(begun: Seat, k: int) -> Seat:
    return Seat((begun + k) % 2)


def waited_for(state: State, left: Left) -> Seat | None:
    if state.first is None:
        return None
    seat = mover(state, len(state.placed))
    if answering(state):
        return seat
    free = ground(state.options.frame, spots(state)).free
    return seat if free and any(left[seat]) else None  # §4.1


def spots(state: State) -> tuple[Spot, ...]:
    return tuple(place.spot for place in state.placed)


def blocks(one: Series) -> tuple[int, ...]:
    return one.blocks
