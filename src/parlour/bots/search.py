"""Searching that knows no game: it is given a model, and a way to guess what it cannot see.

Each thought guesses one whole truth, follows it down the tree as far as the tree goes, adds a
node, and lets habits play on. The tree has one node for all that is one to whoever moves there
(`known`), so nobody in it uses what only the guess tells. Where nothing is hidden the guess is
the truth, and this is plain UCT.
"""

from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from typing import Final, TypeVar

from parlour.core import Budget, Dice, Model, Weighed
from parlour.core.mind import drawn

Position = TypeVar("Position")
Choice = TypeVar("Choice")

EXPLORING: Final = 1.4  # how much a choice's weight counts against what has come of it
UNKNOWN: Final = 0.5


class Tried:
    """What has come of one choice."""

    __slots__ = ("sum", "times", "weight")

    def __init__(self, weight: float) -> None:
        self.weight, self.times, self.sum = weight, 0, 0.0

    @property
    def worth(self) -> float:
        return self.sum / self.times if self.times else UNKNOWN


Node = dict[Hashable, Tried]
Tree = dict[Hashable, Node]
Line = list[tuple[Tried, int]]


def tree(
    model: Model[Position, Choice],
    guess: Callable[[Dice], Position],
    budget: Budget,
    dice: Dice,
    depth: int | None = None,
) -> tuple[Weighed[Choice], ...]:
    """Information-set search, or UCT where nothing is hidden."""
    grown: Tree = {}
    return thought(model, guess, budget, dice, depth, grown, deep=True)


def flat(
    model: Model[Position, Choice],
    guess: Callable[[Dice], Position],
    budget: Budget,
    dice: Dice,
    depth: int | None = None,
) -> tuple[Weighed[Choice], ...]:
    """Monte Carlo: a tree of one node."""
    return thought(model, guess, budget, dice, depth, {}, deep=False)


def thought(
    model: Model[Position, Choice],
    guess: Callable[[Dice], Position],
    budget: Budget,
    dice: Dice,
    depth: int | None,
    grown: Tree,
    deep: bool,
) -> tuple[Weighed[Choice], ...]:
    """With no budget at all, the choices as readily as they come to mind."""
    start = guess(dice)
    choices = model.choices(start)
    root: Node = {choice: Tried(weight) for choice, weight in choices}
    grown[place(model, start)] = root
    while len(choices) > 1 and budget.spend():
        position, line = descended(model, guess(dice), grown, dice, deep)
        worths = played_out(model, position, dice, depth)
        for tried, seat in line:
            tried.times += 1
            tried.sum += worths[seat]
    found = [Weighed(choice, root[choice].worth, root[choice].times) for choice, _ in choices]
    return tuple(sorted(found, key=lambda one: (-one.tries, -one.worth, -root[one.move].weight)))


def descended(
    model: Model[Position, Choice], position: Position, grown: Tree, dice: Dice, deep: bool
) -> tuple[Position, Line]:
    """Down to where the tree ends, and one node further."""
    line: Line = []
    while (seat := model.mover(position)) is not None:
        if line and not deep:
            break
        node = grown.get(where := place(model, position))
        if node is None:
            grown[where] = {}
            break
        choice = promising(node, model.choices(position), dice)
        line.append((node[choice], seat))
        position = model.play(position, choice, dice)
    return position, line


def promising(node: Node, choices: Sequence[tuple[Choice, float]], dice: Dice) -> Choice:
    """The choice whose worth, or of which too little is known, counts most."""
    tried = [known_or_new(node, choice, weight) for choice, weight in choices]
    times = sum(one.times for one in tried)
    if not times:
        return drawn(choices, dice)
    mean = sum(one.sum for one in tried) / times
    curious = EXPLORING * sqrt(times) / sum(weight for _, weight in choices)

    def promise(which: int) -> float:
        one = tried[which]
        worth = one.sum / one.times if one.times else mean
        return worth + curious * choices[which][1] / (1 + one.times)

    return choices[max(range(len(choices)), key=promise)][0]


def known_or_new(node: Node, choice: Hashable, weight: float) -> Tried:
    found = node.get(choice)
    if found is None:
        found = node[choice] = Tried(weight)
    return found


def place(model: Model[Position, Choice], position: Position) -> Hashable:
    return (model.mover(position), model.known(position))


def played_out(
    model: Model[Position, Choice], position: Position, dice: Dice, depth: int | None
) -> Sequence[float]:
    left = depth
    while left != 0 and model.mover(position) is not None:
        position = model.play(position, model.habit(position, dice), dice)
        left = None if left is None else left - 1
    return model.worth(position)
