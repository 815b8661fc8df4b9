"""Players that know no game: they see what a seat sees, and say what a seat may say."""

from collections.abc import Mapping
from typing import Final

from parlour.bots.player import Player, drawing

__all__ = ["BOTS", "Player"]

BOTS: Final[Mapping[str, Player]] = {"random": drawing}
