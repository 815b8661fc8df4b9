"""What several test files are given: the stores."""

from tests.stores import database, postgres, store

__all__ = ["database", "postgres", "store"]
