"""The rules of MEZZA: lay as high or higher, complete a half, steal a turn, get rid of all."""

from .hearing import hear
from .law import chance, forbid, outcome, play, refuse, start, turn, wait
from .sight import view
from .window import absent, advise, moves, offer, pick

__all__ = [
    "absent",
    "advise",
    "chance",
    "forbid",
    "hear",
    "moves",
    "offer",
    "outcome",
    "pick",
    "play",
    "refuse",
    "start",
    "turn",
    "view",
    "wait",
]
