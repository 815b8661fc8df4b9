"""Two worlds that a viewer must not be able to tell apart, played side by side.

Take a moment of a match, swap two things hidden from a viewer, and play the same script in both
worlds until one of the two things is lawfully shown. Whatever reaches the viewer on the way (what
it hears and sees, its offer, the refusals of anything it tries, the wait, the move played for it
if it is absent) must be equal, byte for byte.

A room says in its `tests/worlds.py` what may be swapped, and when a swapped thing is shown.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from parlour.core import DEALER, Dice, Seat, canonical
from tests.walks import Match, Moment, viewers, walk


class Swap(NamedTuple):
    """Another world, and the things that lie differently in it."""

    state: Any
    things: frozenset[Any]


class Worlds(Protocol):
    """What a room says about its secrets, from the table of its specification."""

    def swap(self, state: Any, viewer: Seat | None, dice: Dice) -> Swap | None:
        """A world with two hidden things exchanged, or nothing if too little is hidden."""

    def shows(
        self, state: Any, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Any]
    ) -> bool:
        """Whether this move lawfully tells the viewer where one of the things is."""


class Leak(NamedTuple):
    """What a viewer could tell the worlds apart by."""

    n: int
    what: str
    one: bytes
    other: bytes


def leaks(
    law: Any, worlds: Worlds, match: Match, viewer: Seat | None, tries: int
) -> Iterator[Leak]:
    """The first leak of each of so many swaps in one match, where there is one."""
    path = list(islice(walk(match), 600))
    pool = tried(path)
    dice = Dice(Random(match.seed).randrange)
    for _ in range(tries):
        begun = dice.below(len(path))
        swap = worlds.swap(path[begun].state, viewer, dice)
        if swap and (leak := first_leak(law, worlds, path[begun:], swap, viewer, pool)):
            yield leak


def swaps(worlds: Worlds, match: Match, viewer: Seat | None, tries: int) -> int:
    """How many of so many tries found two things to swap: a count to hold a test to."""
    path = list(islice(walk(match), 600))
    dice = Dice(Random(match.seed).randrange)
    return sum(
        worlds.swap(path[dice.below(len(path))].state, viewer, dice) is not None
        for _ in range(tries)
    )


def first_leak(
    law: Any,
    worlds: Worlds,
    script: Sequence[Moment],
    swap: Swap,
    viewer: Seat | None,
    pool: Sequence[Any],
) -> Leak | None:
    other = swap.state
    for state, event in script:
        for what, one, two in told_apart(law, state, other, viewer, pool):
            return Leak(event.n, what, one, two)
        if worlds.shows(state, event.seat, event.move, viewer, swap.things):
            return None
        if law.refuse(other, event.seat, event.move) or event.seat not in law.turn(other):
            return None  # the other world goes another way by a choice that was its player's own
        heard = [
            canonical(law.hear(world, event.seat, event.move, viewer)) for world in (state, other)
        ]
        if heard[0] != heard[1]:
            return Leak(event.n, "hear", *heard)
        other = law.play(other, event.seat, event.move)
    return None


def told_apart(
    law: Any, state: Any, other: Any, viewer: Seat | None, pool: Sequence[Any]
) -> Iterator[tuple[str, bytes, bytes]]:
    told = (frames(law, state, viewer, pool), frames(law, other, viewer, pool))
    for (what, one), (_, two) in zip(*told, strict=True):
        if one != two:
            yield what, one, two


def frames(
    law: Any, state: Any, viewer: Seat | None, pool: Sequence[Any]
) -> Iterator[tuple[str, bytes]]:
    """All that a viewer can be told in a state, as bytes."""
    view = law.view(state, viewer)
    offer = law.offer(view)
    yield "view", canonical(view)
    yield "offer", canonical(offer)
    yield "wait", canonical(law.wait(state))
    if viewer is None:
        return
    refusals = [law.refuse(state, viewer, move) for move in pool]
    yield "refuse", canonical(refusals)
    if offer is not None:
        moves = list(islice(law.moves(offer), 30))
        yield "moves", canonical(moves)
        if moves:
            yield "absent", canonical(law.absent(view, Dice(Random(1).randrange)))


def tried(path: Sequence[Moment]) -> list[Any]:
    """Moves to try at every step: some that were made by anybody in this match."""
    moves = [event.move for _, event in path if event.seat != DEALER]
    return moves[:: 1 + len(moves) // 12]


def leaky(law: Any, **answers: Any) -> Any:
    """A law with some answers replaced by ones that tell too much."""
    names = [name for name in dir(law) if not name.startswith("_")]
    return SimpleNamespace(**{**{name: getattr(law, name) for name in names}, **answers})


def found(law: Any, worlds: Worlds, room_matches: Sequence[Match], tries: int) -> int:
    """How many swaps a law was caught at, over all viewers of these matches."""
    return sum(
        1
        for match in room_matches
        for viewer in viewers(match)
        for _ in leaks(law, worlds, match, viewer, tries)
    )
