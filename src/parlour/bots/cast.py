"""Who can play a game: its mind's own players, and those that know no game."""

from typing import Any

from parlour.core import LEVELS, Means, Room, Thought, Weighed
from parlour.core.mind import Chooser, Steps

from .imagined import AnyLaw, AnyMind

AnyRoom = Room[Any, Any, Any, Any, Any, Any]

RANDOM, GREEDY = "random", "greedy"
TRUTHS, MOVES = 4, 64  # what the greedy player looks at


def names(room: AnyRoom) -> tuple[str, ...]:
    """Everybody who can sit down at this game: those to be measured against, then the levels."""
    if room.mind is None:
        return (RANDOM,)
    own = [name for name in room.mind().players if name not in (*LEVELS, GREEDY)]
    return (RANDOM, GREEDY, *own, *LEVELS)


def chooser(room: AnyRoom, name: str) -> Chooser:
    """The player of that name, or KeyError."""
    if name == RANDOM:
        return drawing(room.law)
    if room.mind is None:
        raise KeyError(name)
    mind = room.mind()
    if name == GREEDY and GREEDY not in mind.players:
        return greedy(mind)
    return mind.players[name]


def drawing(law: AnyLaw) -> Chooser:
    def choose(steps: Steps, offer: Any, means: Means) -> Thought[Any]:
        """Any legal move."""
        return Thought(law.pick(offer, means.dice))

    return choose


def greedy(mind: AnyMind) -> Chooser:
    def choose(steps: Steps, offer: Any, means: Means) -> Thought[Any]:
        """The move after which the mover stands best at once, over a few guessed truths."""
        truths = [mind.guess(steps, means.dice) for _ in range(TRUTHS)]
        me, found = steps[-1].view.me, []
        for move, _ in sorted(mind.habits(steps[-1].view, offer), key=lambda one: -one[1])[:MOVES]:
            after = [means.model.play(truth, move, means.dice) for truth in truths]
            worths = [means.model.worth(position)[me] for position in after]
            found.append(Weighed(move, sum(worths) / TRUTHS))
        weighed = tuple(sorted(found, key=lambda one: -one.worth))
        return Thought(weighed[0].move, weighed)

    return choose
