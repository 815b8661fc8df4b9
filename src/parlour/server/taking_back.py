"""What may still be taken back: moves of seats since something was last drawn or shown."""

from typing import Any

from parlour.core import DEALER, Event, Seat, Window
from parlour.core.house import HouseMove, TookBack

AnyWindow = Window[Any, Any, Any, Any, Any, Any]


class Past:
    """The states before each move that could be undone, the latest last."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, Any, Seat]] = []  # how many moves stood before, and the state

    def state(self, to: int) -> Any:
        return next(state for ply, state, _ in self.moves if ply == to)

    def last_of(self, seat: Seat) -> int | None:
        """How many moves stand when this seat takes its last one back, or nothing."""
        mine = [ply for ply, _, by in self.moves if by == seat]
        return mine[-1] if mine else None

    def add(self, law: AnyWindow, state: Any, event: Event[Any], ply: int) -> None:
        """A move is remembered if it told nobody more than itself; else there is no way back."""
        match event.move:
            case TookBack(to):
                self.moves = [kept for kept in self.moves if kept[0] < to]
            case move if isinstance(move, HouseMove):
                pass
            case _ if event.absent or shows(law, state, event):
                self.moves = []
            case _:
                self.moves.append((ply, state, event.seat))


def shows(law: AnyWindow, state: Any, event: Event[Any]) -> bool:
    """Whether its own seat learnt more from a move than that it was made: whatever the dealer
    does counts as a draw, and a card that is turned is heard otherwise than it was said."""
    if event.seat == DEALER:
        return True
    return bool(law.hear(state, event.seat, event.move, event.seat) != event.move)
