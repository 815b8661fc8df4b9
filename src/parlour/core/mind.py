"""The contract between the house and whoever plays a game well.

A mind is a plain module of functions, as a law is. It is asked with what one seat has noticed,
step by step, and what that seat may say now; never with a state. docs/minds.md shows one.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import exp
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from parlour.core.dice import Dice
from parlour.core.phrase import Phrase
from parlour.core.rules import Outcome, Seat

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Offer = TypeVar("Offer")
Offer_contra = TypeVar("Offer_contra", contravariant=True)
Heard = TypeVar("Heard")
Position = TypeVar("Position")
Choice = TypeVar("Choice")

FINE = 1 << 30  # how finely weights are told apart

LEVELS: Final = ("1", "2", "3", "4", "5")  # a friendly beginner first, the strongest we have last


class Step(Struct, Generic[View, Heard], frozen=True):
    """What one seat noticed: somebody moved, this was heard of it, this was seen after it. The
    first step of all is the table before anything has happened, of which nothing was heard."""

    seat: Seat
    heard: Heard | None
    view: View


class Weighed(Struct, Generic[Move], frozen=True):
    """A move that was thought about, and how well the one who thinks would stand: 0 to 1."""

    move: Move
    worth: float
    tries: int = 0  # how often it was imagined; none if it was judged at sight, or is proven


class Thought(Struct, Generic[Move], frozen=True):
    """What somebody would say, and what else was weighed: the best worth need not come first."""

    move: Move
    weighed: tuple[Weighed[Move], ...] = ()
    proven: bool = False  # the worths are exact, not estimates
    nodes: int = 0  # how much was spent of the budget


class Budget(Protocol):
    """How long somebody may think: so many nodes, or until a moment."""

    def spend(self, nodes: int = 1) -> bool:
        """Whether there is time for so much more thinking; asked before each piece of it."""

    def at_most(self, nodes: int) -> "Budget":
        """This budget, but for no more than so many nodes."""


class Model(Protocol[Position, Choice]):
    """A game as it is played in somebody's head. Luck is thrown on the way, by the thinker's own
    dice, so that in every position that is not the end a seat must choose."""

    def mover(self, position: Position) -> Seat | None:
        """Who chooses next; nobody when it is over."""

    def choices(self, position: Position) -> Sequence[tuple[Choice, float]]:
        """What the mover may think of, never nothing, and how readily: weights above 0."""

    def known(self, position: Position) -> Hashable:
        """What the mover knows: positions in which that is equal are one to it."""

    def play(self, position: Position, choice: Choice, dice: Dice) -> Position:
        """The position in which a seat must choose again, or the end. The old one is not used any
        more, so it may be changed in place."""

    def habit(self, position: Position, dice: Dice) -> Choice:
        """What the mover does without thinking."""

    def worth(self, position: Position) -> Sequence[float]:
        """How well each seat stands, from 0 to 1; exact at the end."""


class Search(Protocol):
    """Thinks about a position that may only be guessed; knows no game."""

    def __call__(
        self,
        model: Model[Position, Choice],
        guess: Callable[[Dice], Position],
        budget: Budget,
        dice: Dice,
        depth: int | None = None,
    ) -> tuple[Weighed[Choice], ...]:
        """The mover's choices, the most promising first. An imagined match is judged by its worth
        after so many habits, or played to its end."""


class Means(Struct, frozen=True):
    """What a mind is given to think with."""

    dice: Dice  # its own: neither the table's, nor another seat's; new for every choice
    temper: Callable[[int], Dice]  # falls alike for the same number all match long: what it is like
    budget: Budget
    model: Model[Any, Any]  # the law as a model: slow, and the same for every game
    flat: Search
    tree: Search


Steps: TypeAlias = Sequence[Step[Any, Any]]
Chooser: TypeAlias = Callable[[Steps, Any, Means], Thought[Any]]


class Mind(Protocol[State, Move, View, Offer_contra, Heard]):
    """What a room knows about playing well. Every answer depends on its arguments alone."""

    @property
    def players(self) -> Mapping[str, Chooser]:
        """Who can play: one for each of LEVELS, and by name whom they are measured against."""

    def worth(self, state: State) -> Sequence[float]:
        """How well each seat stands in a guessed state, from 0 to 1."""

    def habits(self, view: View, offer: Offer_contra) -> Sequence[tuple[Move, float]]:
        """Moves that somebody would think of here, all legal and at least one, with weights."""

    def guess(self, steps: Sequence[Step[View, Heard]], dice: Dice) -> State:
        """A whole truth that fits all that one seat has noticed, as likely as it is."""

    def reasons(
        self, steps: Sequence[Step[View, Heard]], thought: Thought[Move]
    ) -> tuple[Phrase, ...]:
        """Why this is a good move: each is true, the weightiest first; perhaps none."""


def standing(outcome: Outcome) -> tuple[float, ...]:
    """How well each seat has done: 1 for the first place, 0 for the last; shared places share.

    >>> standing(Outcome((5, 5, 2), (1, 1, 3)))
    (0.75, 0.75, 0.0)
    """
    places = outcome.places
    others = max(1, len(places) - 1)
    return tuple(
        (sum(place > mine for place in places) + (places.count(mine) - 1) / 2) / others
        for mine in places
    )


def drawn(weights: Sequence[tuple[Choice, float]], dice: Dice) -> Choice:
    """One of these, as often as its weight says."""
    mark = dice.below(FINE) / FINE * sum(weight for _, weight in weights)
    for choice, weight in weights:
        mark -= weight
        if mark < 0:
            return choice
    return weights[-1][0]


def swayed(
    weighed: Sequence[Weighed[Move]], heat: float, dice: Dice, regret: float = 1.0
) -> Weighed[Move]:
    """One of these, the better the likelier; none that is worse than the best by more than the
    regret. Without heat it is the first, which is the most promising."""
    if not heat:
        return weighed[0]
    best = max(one.worth for one in weighed)
    bearable = [one for one in weighed if best - one.worth <= regret]
    return drawn([(one, exp((one.worth - best) / heat)) for one in bearable], dice)
