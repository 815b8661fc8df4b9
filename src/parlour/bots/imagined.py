"""The law of a room as a model: what may be thought is what may happen."""

from collections.abc import Hashable, Sequence
from typing import Any

from parlour.core import DEALER, Dice, Mind, Rules, Seat, canonical, standing
from parlour.core.match import DEALER_ALONE
from parlour.core.mind import drawn

AnyLaw = Rules[Any, Any, Any, Any, Any, Any, Any]
AnyMind = Mind[Any, Any, Any, Any, Any]


class Imagined:
    """Of those who may speak at once the thinker speaks first; nobody sees what it has said."""

    def __init__(self, law: AnyLaw, mind: AnyMind, me: Seat) -> None:
        self.law, self.mind, self.me = law, mind, me

    def mover(self, position: Any) -> Seat | None:
        awaited = self.law.turn(position) - {DEALER}
        return self.me if self.me in awaited else min(awaited, default=None)

    def choices(self, position: Any) -> Sequence[tuple[Any, float]]:
        view = self.law.view(position, self.mover(position))
        return self.mind.habits(view, self.law.offer(view))

    def known(self, position: Any) -> Hashable:
        return canonical(self.law.view(position, self.mover(position)))

    def play(self, position: Any, choice: Any, dice: Dice) -> Any:
        seat = self.mover(position)
        assert seat is not None, "nobody chooses when it is over"
        return settled(self.law, self.law.play(position, seat, choice), dice)

    def habit(self, position: Any, dice: Dice) -> Any:
        return drawn(self.choices(position), dice)

    def worth(self, position: Any) -> Sequence[float]:
        end = self.law.outcome(position)
        return standing(end) if end else self.mind.worth(position)


def settled(law: AnyLaw, state: Any, dice: Dice) -> Any:
    """The dealer has spoken until a seat may."""
    while law.turn(state) == DEALER_ALONE:
        state = law.play(state, DEALER, law.chance(state, dice, None))
    return state
