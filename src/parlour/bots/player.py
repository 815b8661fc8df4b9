"""What a bot is, and the simplest one."""

from typing import Any, Protocol

from parlour.core import Dice, Window

AnyWindow = Window[Any, Any, Any, Any, Any, Any]


class Player(Protocol):
    """Chooses a move from what its seat sees and may do; never from the state."""

    def __call__(self, law: AnyWindow, view: Any, offer: Any, dice: Dice) -> Any: ...


def drawing(law: AnyWindow, view: Any, offer: Any, dice: Dice) -> Any:
    """Any legal move."""
    return law.pick(offer, dice)
