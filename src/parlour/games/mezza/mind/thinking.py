"""The players: by habit, by search, and one who plays plainly to measure them against."""

from collections.abc import Sequence

from parlour.core import Dice, Means, Thought
from parlour.core.mind import Chooser, drawn, swayed

from ..pieces import (
    HAND,
    Add,
    LetBe,
    Move,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Start,
    State,
    Steal,
    Swap,
)
from ..views import Offer, Reacting, Starting, Swapping, Turn
from .guessing import guessed
from .habits import habits
from .memory import Step, dimmed, remembered

PLAIN = frozenset({"1", "2", "3", "4", "5", "6", "8", "9"})
AHEAD = 10  # moves that are imagined after those a search looks at


def plainly(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
    """The lowest that fits, all of it if its kind has no effect; and every claim there is."""
    match offer:
        case Swapping(cards):
            return Thought(Swap(cards[:HAND]))
        case Starting(kind):
            return Thought(Start(kind, 1))
        case Reacting(steal, quick, add):
            if quick or add:
                return Thought(Quick(quick) if quick else Add(add))
            return Thought(Steal(1) if steal else LetBe())
        case Turn(lays, slots):
            if slots:
                return Thought(PlayClosed(slots[0]))
            if not lays:
                return Thought(PickUp())
            kind, held = lays[0]
            return Thought(Play(kind, held if kind in PLAIN else 1))


def by_habit(heat: float) -> Chooser:
    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        found = habits(steps[-1].view, offer)
        if not heat:
            return Thought(max(found, key=lambda pair: pair[1])[0])
        return Thought(drawn([(move, weight ** (1 / heat)) for move, weight in found], means.dice))

    return choose


def by_search(nodes: int, heat: float = 0, recall: float = 1) -> Chooser:
    """Remembers so much of what others picked up, the same all match long."""

    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        found = habits(steps[-1].view, offer)
        if len(found) == 1:
            return Thought(found[0][0])
        me, memory = steps[-1].view.me, remembered(steps)
        assert me is not None, "only a seat thinks"
        if recall < 1:
            dimmed(memory, int(100 * recall), means.temper(1).below(100), me)

        def imagined(dice: Dice) -> State:
            return guessed(steps, memory, dice)

        budget = means.budget.at_most(nodes)
        weighed = means.tree(means.model, imagined, budget, means.dice, depth=AHEAD)
        return Thought(swayed(weighed, heat, means.dice).move, weighed)

    return choose
