"""What the catalogue holds of a game: its rules, its types, its notation and its words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from parlour.core.mind import Mind
from parlour.core.phrase import Phrase
from parlour.core.rules import Rules, Seat

Options = TypeVar("Options")
State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Offer = TypeVar("Offer")
Heard = TypeVar("Heard")
View_contra = TypeVar("View_contra", contravariant=True)
Move_contra = TypeVar("Move_contra", contravariant=True)
Heard_contra = TypeVar("Heard_contra", contravariant=True)


class Unreadable(ValueError):
    """Text that is not notation. Its one sentence names the place and the cure."""


class Notation(Protocol[State, Move]):
    """Moves and positions as short text, both ways; what cannot be read raises `Unreadable`."""

    def write_move(self, move: Move) -> str: ...
    def read_move(self, text: str) -> Move: ...
    def write_state(self, state: State) -> str: ...
    def read_state(self, text: str) -> State: ...


class Text(Protocol[Move_contra, View_contra, Heard_contra]):
    """What people read: of something that happened, of what lies there, of what may be said."""

    def tell(self, seat: Seat, heard: Heard_contra, listener: Seat | None) -> Phrase:
        """What happened, for the listener."""

    def describe(self, view: View_contra) -> tuple[Phrase, ...]:
        """The whole table in sentences, the most urgent first."""

    def name(self, move: Move_contra) -> Phrase:
        """What a button that makes this move would say."""


@dataclass(frozen=True)
class Room(Generic[Options, State, Move, View, Offer, Heard]):
    """A game as the rest of the house knows it."""

    name: str  # the folder, and the word people type
    seats: range
    laws: Mapping[int, Rules[Options, State, Move, View, Offer, Heard, Any]]  # by edition
    options: type[Options]
    state: type[State]
    move: Any  # the union of its moves: no type to a type checker, and the same below
    view: type[View]
    offer: Any
    heard: Any
    notation: Notation[State, Move]
    text: Text[Move, View, Heard]
    folder: Path  # where RULEBOOK.md and text/ are
    # Read only where somebody thinks: a mind may bring numbers and a compiler along.
    mind: Callable[[], Mind[State, Move, View, Offer, Heard]] | None = None

    @cached_property
    def read_move(self) -> Callable[[bytes | str], Move]:
        """A move from JSON. Made once: it takes longer to make than to use."""
        return msgspec.json.Decoder(self.move).decode

    @property
    def edition(self) -> int:
        return max(self.laws)

    @property
    def law(self) -> Rules[Options, State, Move, View, Offer, Heard, Any]:
        return self.laws[self.edition]
