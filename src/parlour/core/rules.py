"""The contract between the house and a game. A game keeps it with a plain module of functions.

Every answer is a pure function of its arguments: no clock, no file, no luck but the dice handed in.
"""

from collections.abc import Iterator
from typing import NewType, Protocol, TypeVar

from msgspec import Struct

from parlour.core.dice import Dice
from parlour.core.phrase import Part

Seat = NewType("Seat", int)
DEALER = Seat(-1)  # shuffles, reveals, awards, gathers, scores; sits at every table

Clause = NewType("Clause", str)  # a numbered sentence of a rulebook, such as "3.3"

Options_contra = TypeVar("Options_contra", contravariant=True)
State = TypeVar("State")
State_contra = TypeVar("State_contra", contravariant=True)
Move = TypeVar("Move")
View = TypeVar("View")
Offer = TypeVar("Offer")
Heard_co = TypeVar("Heard_co", covariant=True)
Advice_co = TypeVar("Advice_co", bound="Advice", covariant=True)


class Refusal(Struct, frozen=True):
    """Why a move is not accepted: the clause that forbids it, and the parts its sentence names."""

    clause: Clause
    parts: dict[str, Part] = {}


class Refused(Exception):
    """A wish was not accepted, and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by clause {refusal.clause}")
        self.refusal = refusal


class Outcome(Struct, frozen=True):
    """How a match ended. Places are the game's own word: 1 is the best, and may be shared."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Wait(Struct, frozen=True):
    """How long until the dealer, or an absent seat, is played for.

    While `mark` stays the same the same clock runs on, whatever else happens at the table.
    """

    seconds: float
    mark: int


class Advice(Protocol):
    """The least that "may I?" answers: what still forbids the draft, or nothing."""

    @property
    def refusal(self) -> Refusal | None: ...


class Law(Protocol[Options_contra, State, Move]):
    """What may happen, and what it leads to. These questions look at the whole truth."""

    def forbid(self, seats: int, options: Options_contra) -> Refusal | None:
        """Why no table may be opened like this, or nothing."""

    def start(self, seats: int, options: Options_contra) -> State:
        """The state before anything has happened."""

    def turn(self, state: State) -> frozenset[Seat]:
        """The seats that may speak now: several when simultaneous, none when it is over."""

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """The one legality. Answers anything without failing, from what the seat may know; silent
        out of turn, unless a clause of the game says more than the house would."""

    def play(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a move that was not refused. Decides nothing and rolls nothing."""

    def chance(self, state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
        """What the dealer does next. `order` is the table's fair order of claims; without it the
        dice decide."""

    def wait(self, state: State) -> Wait | None:
        """How long a table with a clock waits before it plays for the dealer or an absent seat."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, exactly when nobody may speak any more."""


class Window(Protocol[State_contra, Move, View, Offer, Heard_co, Advice_co]):
    """What one seat may know, and all that follows from that alone."""

    def view(self, state: State_contra, seat: Seat | None) -> View:
        """All that a seat, or a watcher without one, may know now. The only way out of a state."""

    def offer(self, view: View) -> Offer | None:
        """What the one who sees this may do now, or nothing."""

    def moves(self, offer: Offer) -> Iterator[Move]:
        """Every legal move, lazily, each once, in a pinned order. There may be very many."""

    def pick(self, offer: Offer, dice: Dice) -> Move:
        """One legal move at random, without listing them all; every one can come."""

    def advise(self, view: View, draft: Move) -> Advice_co:
        """May I? A draft is a move as far as it has been built."""

    def hear(
        self, state: State_contra, seat: Seat, move: Move, listener: Seat | None
    ) -> Heard_co | None:
        """What a listener may know of a move made in this state. Who hears nothing of it sees
        nothing change."""

    def absent(self, view: View, dice: Dice) -> Move:
        """The move played for the one who sees this and has not spoken in time: never clever."""


class Rules(
    Law[Options_contra, State, Move],
    Window[State, Move, View, Offer, Heard_co, Advice_co],
    Protocol[Options_contra, State, Move, View, Offer, Heard_co, Advice_co],
):
    """Every question that a game answers."""


def ranked(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Places by score alone, highest first; equal scores share.

    >>> ranked((3, 7, 3, 1))
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
