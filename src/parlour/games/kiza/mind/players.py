"""Five players, from a friendly beginner to the strongest; and one to measure them against."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core import Means, Thought
from parlour.core.mind import Chooser

from ..pieces import Move, Offer
from .choosing import habit
from .clues import Step
from .guessing import luck
from .searching import thought
from .weights import but, tuned


def by_habit(**others: int) -> Chooser:
    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        view = steps[-1].view
        weights = but(tuned(len(view.held)), **others)
        return Thought(habit(view, offer, weights, luck(means.dice)))

    return choose


def by_search(nodes: int) -> Chooser:
    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        return thought(steps, offer, means.budget.at_most(nodes), means.dice)

    return choose


players: Final[Mapping[str, Chooser]] = {
    "tuned": by_habit(whim=0, fancy=0),
    "1": by_habit(lots=5000, sunk=-500, whim=600, fancy=60),
    "2": by_habit(lots=3500, sunk=-200, whim=400, fancy=40),
    "3": by_habit(lots=2500, whim=200, fancy=20),
    "4": by_habit(whim=100, fancy=5),
    "5": by_search(1_000_000),
}
