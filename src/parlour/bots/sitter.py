"""A bot in a seat: it keeps the steps that reached it, and is asked when its seat may speak."""

from random import Random
from typing import Any

from parlour.core import Budget, Dice, Means, Seat, Step, Thought

from .cast import AnyRoom, chooser
from .imagined import Imagined
from .search import flat, tree


class Sitter:
    """All that it says follows from its steps, its seed and its budget: nothing else is here."""

    def __init__(self, room: AnyRoom, name: str, seat: Seat, seed: int | str) -> None:
        self.choose = chooser(room, name)
        self.seed, self.steps = seed, list[Step[Any, Any]]()
        self.model = Imagined(room.law, room.mind(), seat) if room.mind else None

    def see(self, step: Step[Any, Any]) -> None:
        self.steps.append(step)

    def think(self, offer: Any, budget: Budget) -> Thought[Any]:
        dice = self.temper(-len(self.steps))
        means = Means(dice, self.temper, budget, self.model, flat, tree)  # type: ignore[arg-type]
        return self.choose(self.steps, offer, means)

    def temper(self, which: int) -> Dice:
        return Dice(Random(f"{self.seed}/{which}").randrange)
