"""The rules of SERIE: lay series, add to those that lie there, draw, and count the chips."""

from .hearing import hear
from .law import chance, forbid, outcome, play, refuse, start, turn, wait
from .window import absent, advise, moves, offer, pick, view

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
