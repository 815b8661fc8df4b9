"""Exact answers of BATASAURUS, for two seats that forget nothing."""

from .equilibrium import Advice, Equilibrium, Meeting, equilibrium_for
from .words import Solution, compared, every_word, solve

__all__ = [
    "Advice",
    "Equilibrium",
    "Meeting",
    "Solution",
    "compared",
    "equilibrium_for",
    "every_word",
    "solve",
]
