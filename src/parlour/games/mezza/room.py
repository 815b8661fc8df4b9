"""MEZZA as the rest of the house knows it."""

from pathlib import Path
from typing import Final

from parlour.core import Mind, Room

from . import notation, rules, text
from .pieces import Move, Options, State
from .views import Heard, Offer, View


def mind() -> Mind[State, Move, View, Offer, Heard]:
    """What it is to play well; read when somebody first thinks about it."""
    from . import mind

    return mind


MEZZA: Final[Room[Options, State, Move, View, Offer, Heard]] = Room(
    name="mezza",
    seats=range(2, 7),
    laws={1: rules},
    options=Options,
    state=State,
    move=Move,
    view=View,
    offer=Offer,
    heard=Heard,
    notation=notation,
    text=text,
    folder=Path(__file__).parent,
    mind=mind,
)
