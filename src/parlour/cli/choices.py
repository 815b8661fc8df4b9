"""The moves somebody may choose from, by number or by notation, listed only as far as needed."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from parlour.cli.chair import Chair
from parlour.core import Phrase, Refusal, Unreadable


class Choice(NamedTuple):
    n: int
    move: Any
    name: Phrase
    notation: str


class Choices:
    """Of one offer; there may be more moves than anybody would list."""

    def __init__(self, chair: Chair) -> None:
        self.chair, self.room = chair, chair.room
        offer = chair.offer
        self.rest: Iterator[Any] = iter(()) if offer is None else chair.law.moves(offer)
        self.listed: list[Choice] = []

    def upto(self, count: int) -> list[Choice]:
        """The first so many, or all if there are fewer."""
        while len(self.listed) < count and (choice := self.next()):
            self.listed.append(choice)
        return self.listed[:count]

    def next(self) -> Choice | None:
        for move in self.rest:
            notation = self.room.notation.write_move(move)
            return Choice(len(self.listed) + 1, move, self.room.text.name(move), notation)
        return None

    def more(self, count: int) -> bool:
        """Whether there are more than so many."""
        return len(self.upto(count + 1)) > count

    def read(self, text: str) -> Any:
        """The move that a number or notation stands for, or `Unreadable`."""
        if not text.isdecimal():
            return self.room.notation.read_move(text)
        number = int(text)
        if 0 < number <= len(self.listed):
            return self.listed[number - 1].move
        raise Unreadable(text)

    def example(self) -> str:
        """Something that could be typed now."""
        return next((choice.notation for choice in self.upto(1)), "?")

    def verdict(self, move: Any) -> Refusal | None:
        """May I? What the room says of a draft."""
        refusal: Refusal | None = self.chair.law.advise(self.chair.view, move).refusal
        return refusal
