"""What is known about playing SERIE well: how much of a table is seen, what a rack may still
become, where tiles may be, and five players.

Their levels are levels of sight: series of one's own rack; tiles that can be added; jokers; all
that can be rearranged. The last also asks what is better kept than laid.
"""

from collections.abc import Mapping
from typing import Final

from parlour.core.mind import Chooser

from .guessing import Step, guess
from .looking import Sight, by_sight, chips_now, habits
from .reasons import reasons
from .weighing import by_weight, worth

__all__ = ["Step", "guess", "habits", "players", "reasons", "worth"]

players: Final[Mapping[str, Chooser]] = {
    "chips": chips_now,
    "1": by_sight(Sight.OWN, lapses=0.35),
    "2": by_sight(Sight.ENDS, lapses=0.25),
    "3": by_sight(Sight.JOKERS, lapses=0.15),
    "4": by_sight(Sight.ALL, lapses=0.05),
    "5": by_weight,
}
