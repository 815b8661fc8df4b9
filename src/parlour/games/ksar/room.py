"""KSAR as the rest of the house knows it."""

from pathlib import Path
from typing import Final

from parlour.core import Room

from . import notation, rules, text
from .pieces import Heard, Move, Offer, Options, State, View

KSAR: Final[Room[Options, State, Move, View, Offer, Heard]] = Room(
    name="ksar",
    seats=range(2, 3),
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
)
