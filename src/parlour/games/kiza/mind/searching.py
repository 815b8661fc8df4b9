"""Thinking ahead: each choice is imagined to the end in the same guessed truths, and the poor ones
are dropped on the way."""

from array import array
from collections.abc import Sequence
from math import sqrt

from parlour.core import Budget, Dice, Thought, Weighed

from ..pieces import Move, Offer, Present
from ..swift.layout import Ints, numbers
from ..swift.machine import imagining
from ..swift.search import WHOLE
from .choosing import choices, spelt
from .clues import Step, ages, needs, noticed, unseen
from .guessing import before_choosing, known, luck
from .weights import prospects, table, tuned

TRUTHS = 8  # thought of at once: about a millisecond
PLAIN = 128  # nodes before it is worth while to compile
ENOUGH = 48  # tries before a choice is dropped
DOUBT = 1.5  # how far behind it must be
SURELY = 1.0  # how far ahead of the habit another must be


class Race:
    """What has come of each choice so far. The habit is the first, and runs to the end: another
    must be better than it in the same truths, and by more than luck would have it."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.alive, self.tries = numbers(len(moves)), numbers(len(moves))
        self.worths, self.squares = numbers(len(moves)), numbers(len(moves))
        self.spelt = array("q", [bits for move in moves for bits in spelt(move)])
        for which in range(len(moves)):
            self.alive[which] = 1

    @property
    def open(self) -> bool:
        return sum(self.alive) > 1

    def mean(self, which: int) -> float:
        return self.worths[which] / WHOLE / self.tries[which] if self.tries[which] else 0.5

    def ahead(self, which: int) -> tuple[float, float]:
        """By how much it is better than the habit, and how far that may be off."""
        tries = self.tries[which]
        found = self.mean(which) - self.worths[0] / WHOLE / max(1, self.tries[0])
        if self.tries[0] != tries:
            return found, 1.0
        variance = self.squares[which] / WHOLE**2 / tries - found * found
        return found, sqrt(max(variance, 1e-6) / tries)

    def count(self, truths: int) -> None:
        for which, alive in enumerate(self.alive):
            self.tries[which] += truths * alive
        if self.tries[0] >= ENOUGH:
            self.drop()

    def drop(self) -> None:
        """Those that are surely worse need no more thought."""
        runners = [which for which, alive in enumerate(self.alive) if alive and which]
        found = {which: self.ahead(which) for which in runners}
        best = max([0.0, *(ahead - off for ahead, off in found.values())])
        for which, (ahead, off) in found.items():
            self.alive[which] = int(ahead + DOUBT * off > best)

    def first(self) -> int:
        """The best of those that beat the habit, if any does."""
        best, most = 0, 0.0
        for which, alive in enumerate(self.alive):
            if alive and which and self.tries[which]:
                ahead, off = self.ahead(which)
                if ahead - SURELY * off > most:
                    best, most = which, ahead - SURELY * off
        return best

    def weighed(self) -> tuple[Weighed[Move], ...]:
        first = self.first()
        order = sorted(
            range(len(self.moves)),
            key=lambda n: (n != first, -self.tries[n], -self.mean(n), n),
        )
        return tuple(Weighed(self.moves[n], self.mean(n), self.tries[n]) for n in order)


def thought(steps: Sequence[Step], offer: Offer, budget: Budget, dice: Dice) -> Thought[Move]:
    """The choice that did best, among all that were thought of."""
    view, rng = steps[-1].view, luck(dice)
    weights = tuned(len(view.held))
    race = Race(choices(view, offer, weights, rng))
    spent = pondered(race, steps, about_all(len(view.held)), budget, rng)
    weighed = race.weighed()
    return Thought(weighed[0].move, weighed, nodes=spent)


def pondered(
    race: Race, steps: Sequence[Step], weights: tuple[Ints, Ints], budget: Budget, rng: Ints
) -> int:
    """The race is run until it is decided, or time is over; how many nodes that took."""
    view, clues, spent = steps[-1].view, noticed(steps), 0
    assert view.me is not None, "a watcher does not think"
    root = known(view, clues)
    if isinstance(race.moves[0], Present):
        before_choosing(root)
    about = (root, view.me, unseen(clues, view), ages(clues), needs(clues, view.me), race.spelt)
    while race.open and budget.spend(nodes := TRUTHS * sum(race.alive)):
        imagine = imagining(worth_while=spent >= PLAIN)
        imagine(*about, race.alive, *weights, rng, TRUTHS, race.worths, race.squares)
        race.count(TRUTHS)
        spent += nodes
    return spent


def about_all(seats: int) -> tuple[Ints, Ints]:
    """The weights of all seats, and what points are worth to them."""
    return array("q", table(tuned(seats), seats)), array("q", prospects(seats))
