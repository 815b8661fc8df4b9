"""The journal: every event of every table, on disk before anybody hears of it."""

from parlour.store.journal import Head, Journal, Kept
from parlour.store.writer import Taken, Unwritten

__all__ = ["Head", "Journal", "Kept", "Taken", "Unwritten"]
