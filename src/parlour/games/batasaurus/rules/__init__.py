"""The rules of BATASAURUS: memorise, turn a card, fight on when it is tied, count what was won."""

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
