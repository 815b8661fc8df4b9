"""The journal: every event of every table, on disk before anybody hears of it."""

from parlour.store.journal import Journal
from parlour.store.migrating import Newer
from parlour.store.owners import Elsewhere
from parlour.store.shelf import Head, Kept, Shelf
from parlour.store.writer import Taken, Unsure, Unwritten

__all__ = ["Elsewhere", "Head", "Journal", "Kept", "Newer", "Shelf", "Taken", "Unsure", "Unwritten"]
