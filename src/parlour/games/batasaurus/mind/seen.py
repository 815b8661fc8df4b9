"""What one seat has been told of the cards of this game, while they lay open or were turned."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from parlour.core import Seat
from parlour.core import Step as AnyStep

from ..pieces import (
    SET,
    Collected,
    Dealt,
    Divided,
    Flipped,
    Heard,
    Laid,
    Revealed,
    Slot,
    Strength,
    View,
)

Step: TypeAlias = AnyStep[View, Heard]
Faces: TypeAlias = dict[Slot, Strength]


class Seen(Struct):
    """By seat. `open` is what lay there while memorising, as far as it could be seen."""

    open: list[Faces]
    turned: list[Faces]
    tricks: int = 0  # that are over
    games: int = 0  # that have been dealt
    won: bool = False  # whether somebody took the last trick

    def left(self, seat: int) -> list[Strength]:
        """The strengths that a seat still has, if all its turned cards have been seen."""
        gone = self.turned[seat].values()
        return [card for card in SET if card not in gone]

    def face(self, seat: int, slot: Slot) -> Strength | None:
        return self.turned[seat].get(slot, self.open[seat].get(slot))


def seen(steps: Sequence[Step]) -> Seen:
    """Everything that these steps tell; a seat that came late has missed what was told before."""
    seats = len(steps[-1].view.left)
    found = Seen([{} for _ in range(seats)], [{} for _ in range(seats)])
    for step in steps:
        notice(found, step)
    for card in on_the_table(steps[-1].view):
        found.turned[card.seat][card.slot] = card.strength
    return found


def notice(found: Seen, step: Step) -> None:
    match step.heard:
        case Dealt():
            seats = range(len(found.open))
            found.open, found.turned = [{} for _ in seats], [{} for _ in seats]
            found.tricks, found.won, found.games = 0, False, found.games + 1
        case Flipped(slot, strength):
            found.turned[step.seat][slot] = strength
        case Revealed(cards):
            for card in cards:
                found.turned[card.seat][card.slot] = card.strength
        case Collected() | Divided():
            found.tricks, found.won = found.tricks + 1, isinstance(step.heard, Collected)
        case _:
            pass
    for seat, faces in enumerate(step.view.faces):
        found.open[seat] = {Slot(slot): face for slot, face in enumerate(faces)}


def on_the_table(view: View) -> Iterator[Laid]:
    for trick in (view.trick, *view.past):
        for layer in trick:
            yield from layer


def players_of(view: View, found: Seen) -> list[Seat]:
    """Who plays this game: whoever has cards before it, or has turned some."""
    return [
        Seat(seat)
        for seat, slots in enumerate(view.left)
        if slots or found.turned[seat] or found.open[seat]
    ]
