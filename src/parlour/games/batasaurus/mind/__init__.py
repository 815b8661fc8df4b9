"""Playing BATASAURUS well: where cards lie, what they are worth, and five players."""

from .levels import players
from .reasons import reasons
from .thoughts import guess, habits, worth

__all__ = ["guess", "habits", "players", "reasons", "worth"]
