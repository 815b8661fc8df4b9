"""Two worlds that a viewer must not be able to tell apart, played side by side.

Take a moment of a match, swap two things hidden from a viewer, and play the same script in both
worlds until one of the two things is lawfully shown. Whatever reaches the viewer on the way (what
it hears and sees, its offer, the refusals of anything it tries, the wait, the move played for it
if it is absent) must be equal, byte for byte.

A room says in its `tests/worlds.py` what may be swapped, and when a swapped thing is shown.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from parlour.core import DEALER, Dice, Event, Seat, canonical
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


class Frame(NamedTuple):
    """One kind of thing that a viewer is told, as bytes."""

    what: str
    told: bytes


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
    at = Sitting(law, worlds, path, viewer, tried(path))
    told = cache(lambda k: [*frames(at, path[k].state)])
    dice = Dice(Random(match.seed).randrange)
    for _ in range(tries):
        begun = dice.below(len(path))
        swap = worlds.swap(path[begun].state, viewer, dice)
        if swap and (leak := first_leak(at, begun, swap, told)):
            yield leak


def swaps(worlds: Worlds, match: Match, viewer: Seat | None, tries: int) -> int:
    """How many of so many tries found two things to swap: a count to hold a test to."""
    path = list(islice(walk(match), 600))
    dice = Dice(Random(match.seed).randrange)
    return sum(
        worlds.swap(path[dice.below(len(path))].state, viewer, dice) is not None
        for _ in range(tries)
    )


def unseen(law: Any, worlds: Worlds, played: Sequence[Match], tries: int) -> int:
    """How many swaps were tried by all viewers of these matches; none was noticed."""
    tried = 0
    for match in played:
        for viewer in viewers(match):
            tried += swaps(worlds, match, viewer, tries)
            assert list(leaks(law, worlds, match, viewer, tries)) == []
    return tried


class Sitting(NamedTuple):
    """A viewer at a match that has been played, and what it was told at each step."""

    law: Any
    worlds: Worlds
    path: Sequence[Moment]
    viewer: Seat | None
    pool: Sequence[Any]  # moves it tries at every step


def first_leak(
    at: Sitting, begun: int, swap: Swap, told: Callable[[int], list[Frame]]
) -> Leak | None:
    other = swap.state
    for k in range(begun, len(at.path)):
        state, event = at.path[k]
        for one, two in zip(told(k), frames(at, other), strict=True):
            if one != two:
                return Leak(event.n, one.what, one.told, two.told)
        if at.worlds.shows(state, event.seat, event.move, at.viewer, swap.things):
            return None
        if at.law.refuse(other, event.seat, event.move) or event.seat not in at.law.turn(other):
            return None  # the other world goes another way by a choice that was its player's own
        here, there = heard(at, state, event), heard(at, other, event)
        if here != there:
            return Leak(event.n, "hear", here, there)
        other = at.law.play(other, event.seat, event.move)
    return None


def heard(at: Sitting, state: Any, event: Event[Any]) -> bytes:
    return canonical(at.law.hear(state, event.seat, event.move, at.viewer))


def frames(at: Sitting, state: Any) -> Iterator[Frame]:
    """All that a viewer can be told in a state."""
    view = at.law.view(state, at.viewer)
    offer = at.law.offer(view)
    yield Frame("view", canonical(view))
    yield Frame("offer", canonical(offer))
    yield Frame("wait", canonical(at.law.wait(state)))
    if at.viewer is None:
        return
    refusals = [at.law.refuse(state, at.viewer, move) for move in at.pool]
    yield Frame("refuse", canonical(refusals))
    moves = [] if offer is None else list(islice(at.law.moves(offer), 30))
    yield Frame("moves", canonical(moves))
    if moves:
        yield Frame("absent", canonical(at.law.absent(view, Dice(Random(1).randrange))))


def tried(path: Sequence[Moment]) -> list[Any]:
    """Moves to try at every step: some that were made by anybody in this match."""
    moves = [event.move for _, event in path if event.seat != DEALER]
    return moves[:: 1 + len(moves) // 12]


def leaky(law: Any, **answers: Any) -> Any:
    """A law with some answers replaced by ones that tell too much."""
    names = [name for name in dir(law) if not name.startswith("_")]
    return SimpleNamespace(**{**{name: getattr(law, name) for name in names}, **answers})


def caught(law: Any, worlds: Worlds, played: Sequence[Match], tries: int) -> bool:
    """Whether any swap, by any viewer of these matches, shows that this law leaks."""
    return any(
        leak
        for match in played
        for viewer in viewers(match)
        for leak in leaks(law, worlds, match, viewer, tries)
    )
