"""Bots on matches played at random: the steps that reach a seat, and what it makes of them."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from parlour.bots.budget import Nodes
from parlour.bots.cast import AnyRoom
from parlour.bots.sitter import Sitter
from parlour.core import DEALER, Seat, Step, Thought
from tests.two_worlds import Worlds
from tests.walks import ROOMS, Match, Moment, walk

THINKING = [room for room in ROOMS if room.mind]
FEW = 12  # nodes: enough to enter every part of a search


class Asked(NamedTuple):
    """A moment in which a seat may speak, and all that has reached it by then."""

    k: int
    state: Any
    offer: Any
    steps: tuple[Step[Any, Any], ...]


def worlds_of(room: AnyRoom) -> Worlds | None:
    """Nothing where nothing is hidden."""
    name = f"parlour.games.{room.name}.tests.worlds"
    return import_module(name) if find_spec(name) else None


def told(law: Any, state: Any, moment: Moment, seat: Seat) -> Step[Any, Any] | None:
    """The step that a seat is told when this event happens in a state, if it is told any."""
    event = moment.event
    heard = law.hear(state, event.seat, event.move, seat)
    if heard is None:
        return None
    return Step(event.seat, heard, law.view(law.play(state, event.seat, event.move), seat))


def asked(match: Match, seat: Seat) -> Iterator[Asked]:
    law, steps = match.room.law, list[Step[Any, Any]]()
    for k, moment in enumerate(walk(match)):
        if not steps:
            steps.append(Step(DEALER, None, law.view(moment.state, seat)))
        offer = law.offer(law.view(moment.state, seat))
        if offer is not None:
            yield Asked(k, moment.state, offer, tuple(steps))
        if step := told(law, moment.state, moment, seat):
            steps.append(step)


def thought(
    room: AnyRoom,
    name: str,
    seat: Seat,
    steps: Sequence[Step[Any, Any]],
    offer: Any,
    seed: int = 0,
    nodes: int = FEW,
) -> Thought[Any]:
    sitter = Sitter(room, name, seat, seed)
    for step in steps:
        sitter.see(step)
    return sitter.think(offer, Nodes(nodes))
