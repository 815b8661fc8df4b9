"""The rules of KSAR: place a block where it may lie, and count the longest series."""

from .law import chance, forbid, outcome, play, refuse, start, turn, wait
from .window import absent, advise, hear, moves, offer, pick, view

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
