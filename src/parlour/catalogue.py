"""The rooms of the house, by name. The only file that knows them all."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from parlour.core import Room
from parlour.games.batasaurus.room import BATASAURUS
from parlour.games.kiza.room import KIZA
from parlour.games.ksar.room import KSAR
from parlour.games.mezza.room import MEZZA
from parlour.games.petitwhist.room import PETITWHIST
from parlour.games.serie.room import SERIE

__all__ = ["BATASAURUS", "CATALOGUE", "KIZA", "KSAR", "MEZZA", "PETITWHIST", "SERIE", "AnyRoom"]

AnyRoom: TypeAlias = Room[Any, Any, Any, Any, Any, Any]

CATALOGUE: Final[Mapping[str, AnyRoom]] = {
    room.name: room for room in (PETITWHIST, BATASAURUS, KIZA, KSAR, MEZZA, SERIE)
}
