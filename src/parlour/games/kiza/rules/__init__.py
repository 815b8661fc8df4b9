"""The rules of KIZA: present cards, bid for each of them, pay whatever comes of it, and count."""

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
