"""The rooms of the house, by name. The only file that knows them all."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from parlour.core import Room
from parlour.games.petitwhist import notation, pieces, rules, text

AnyRoom: TypeAlias = Room[Any, Any, Any, Any, Any, Any]

PETITWHIST: Final[
    Room[pieces.Options, pieces.State, pieces.Move, pieces.View, pieces.Offer, pieces.Heard]
] = Room(
    name="petitwhist",
    seats=range(2, 5),
    laws={1: rules},
    options=pieces.Options,
    state=pieces.State,
    move=pieces.Move,
    view=pieces.View,
    heard=pieces.Heard,
    notation=notation,
    text=text,
    folder=Path(rules.__file__).parent,
)

CATALOGUE: Final[Mapping[str, AnyRoom]] = {room.name: room for room in (PETITWHIST,)}
