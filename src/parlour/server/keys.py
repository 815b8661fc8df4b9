"""What opens a seat: keys that last, tickets and codes that are used once and soon."""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

BYTES = 16  # 128 bits of chance in every key, ticket and code
TICKET, CODE = 30, 600  # seconds
MOST = 10_000  # that wait at once


class Admitted(Struct, frozen=True):
    """Who comes in: to which table, as whom of its people, into which seat or to watch."""

    table: str
    person: int | None = None
    seat: int | None = None


def new_key() -> str:
    return secrets.token_urlsafe(BYTES)


def hashed(key: str) -> bytes:
    return sha256(b"parlour seat\n" + key.encode()).digest()


def table_of(word: str) -> str:
    return word.partition(".")[0]


class Once(Generic[T]):
    """Things handed out against a word that works once, for a while."""

    def __init__(self, seconds: int, now: Callable[[], float]) -> None:
        self.seconds, self.now = seconds, now
        self.waiting: dict[str, tuple[float, T]] = {}

    def hand_out(self, table: str, thing: T) -> str:
        """The word names its table, so that whoever hears it knows whom to ask."""
        self.forget_old()
        word = f"{table}.{new_key()}"
        self.waiting[word] = (self.now() + self.seconds, thing)
        return word

    def take(self, word: str) -> T | None:
        until, thing = self.waiting.pop(word, (0.0, None))
        return thing if self.now() < until else None

    def forget_old(self) -> None:
        """The oldest stand first; if too many wait, they have to ask again."""
        for word, (until, _) in [*self.waiting.items()]:
            if until > self.now() and len(self.waiting) < MOST:
                return
            del self.waiting[word]
