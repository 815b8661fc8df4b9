"""What is known about playing MEZZA well: what to keep, what to remember, where cards may lie.

Memory is what a good player has here: whoever takes the pile is seen to do it. The five players
differ in what they remember of that, and in how far they look.
"""

from collections.abc import Mapping
from typing import Final

from parlour.core.mind import Chooser

from .guessing import guess
from .habits import habits
from .judging import reasons, worth
from .thinking import by_habit, by_search, plainly

players: Final[Mapping[str, Chooser]] = {
    "greedy": plainly,
    "tuned": by_habit(heat=0),
    "1": by_habit(heat=4),
    "2": by_habit(heat=1),
    "3": by_habit(heat=0.25),
    "4": by_search(200, heat=0.02, recall=0.5),
    "5": by_search(100_000),
}

__all__ = ["guess", "habits", "players", "reasons", "worth"]
