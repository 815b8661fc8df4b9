"""Words that are not yet in any language: the name of a Fluent message and its named parts.

Rules and rooms speak in phrases; the terminal, the log, the screen and the screen reader
put them into the language of whoever reads.
"""

from typing import TypeAlias

from msgspec import Struct


class Who(Struct, frozen=True, tag=True):
    """A seat to be named in a sentence: whatever the table calls it."""

    seat: int


class Phrase(Struct, frozen=True, tag=True):
    """A message by name. With `you` it is worded for the one whom it is about."""

    id: str
    parts: dict[str, "Part"] = {}
    you: bool = False


Part: TypeAlias = int | str | Who | Phrase | tuple[Phrase | Who, ...]
