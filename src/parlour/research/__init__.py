"""Measuring who plays how well: contests, intervals, ratings."""
