"""What the best answer to equilibrium.py wins: nothing more than the game is worth, or it is none.

The one who answers knows how the other plays in every position, forgets nothing, and may lead or
follow. Solved as words.py solves, from the last cards back; for tests and bench.
"""

from array import array
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from typing import Final, NamedTuple, TypeAlias, cast

from . import equilibrium, words
from .equilibrium import fighting, replying
from .matrix import SIDE, best_row
from .words import (
    WORTH_COMPILING,
    Game,
    Room,
    Word,
    cell,
    compared,
    every_word,
    lay_out,
    leads_by,
    make_room,
    mirrored,
    without,
)


class Answer(NamedTuple):
    """What is left to one who answers, by the cells of a game. Both are told as the leader's."""

    game: Game
    leading: "array[float]"  # who answers leads
    following: "array[float]"  # who answers follows

    def gain(self, leader: Iterable[int], follower: Iterable[int]) -> float:
        """How much more than the game is worth the best answer wins, the lead being drawn."""
        word = compared(leader, follower)
        at = cell(self.game, word, 0, 0)
        return (self.leading[at] - self.following[at]) / 2

    def most(self) -> float:
        """The most that is gained in any position of the game, by whoever leads it."""
        values = self.game.values
        gains = (
            max(lead - value, value - follow)
            for lead, follow, value in zip(self.leading, self.following, values, strict=True)
        )
        return max(gains)


class Shares(NamedTuple):
    """How often each card is laid in a war: room to reckon in."""

    rows: "array[float]"
    columns: "array[float]"


def answered(game: Game) -> Answer:
    answer = Answer(game, array("d", game.values), array("d", game.values))
    words = every_word(game.cards)
    lengths, letters, held = (array("q", column) for column in zip(*words[1:], strict=True))
    fill = compiled() if game.cards >= WORTH_COMPILING and find_spec("numba") else sweep
    nothing = array("d", [0] * SIDE)
    fill(answer, lengths, letters, held, make_room(), Shares(nothing, nothing[:]))
    return answer


def sweep(
    answer: Answer,
    lengths: "array[int]",
    letters: "array[int]",
    held: "array[int]",
    room: Room,
    shares: Shares,
) -> int:
    rows, columns = shares
    for which in range(len(lengths)):
        word = Word(lengths[which], letters[which], held[which])
        for ties in range(answer.game.cards - word.length + 1):
            for ahead in leads_by(answer.game, word, ties):
                lay_out(answer.game, room, word, ties, ahead)
                at = cell(answer.game, word, ties, ahead)
                if ties:
                    fighting(room, word.held, rows, columns)
                    answer.leading[at] = against_columns(answer, room, word, ties, ahead, columns)
                    answer.following[at] = against_rows(answer, room, word, ties, ahead, rows)
                else:
                    answer.leading[at] = against_replies(answer, room, word, ahead)
                    row = best_row(room.matrix, word.held)
                    answer.following[at] = against_lead(answer, room, word, ahead, row)
    return len(lengths)


def against_replies(answer: Answer, room: Room, word: Word, ahead: int) -> float:
    """Who answers leads what is best against the reply that it will get."""
    most = -1e9
    for row in range(word.held):
        column = replying(room, word.held, row)
        most = max(most, met(answer, room, word, 0, ahead, row, column, 1))
    return most


def against_lead(answer: Answer, room: Room, word: Word, ahead: int, row: int) -> float:
    least = 1e9
    for column in range(word.held):
        least = min(least, met(answer, room, word, 0, ahead, row, column, 0))
    return least


def against_columns(
    answer: Answer, room: Room, word: Word, ties: int, ahead: int, columns: "array[float]"
) -> float:
    """Who answers has led, and lays the card that is best against how often each is laid."""
    most = -1e9
    for row in range(word.held):
        value = 0.0
        for column in range(word.held):
            if columns[column] > 0:
                met_here = met(answer, room, word, ties, ahead, row, column, 1)
                value += columns[column] * met_here
        most = max(most, value)
    return most


def against_rows(
    answer: Answer, room: Room, word: Word, ties: int, ahead: int, rows: "array[float]"
) -> float:
    least = 1e9
    for column in range(word.held):
        value = 0.0
        for row in range(word.held):
            if rows[row] > 0:
                value += rows[row] * met(answer, room, word, ties, ahead, row, column, 0)
        least = min(least, value)
    return least


def met(
    answer: Answer,
    room: Room,
    word: Word,
    ties: int,
    ahead: int,
    row: int,
    column: int,
    leads: int,
) -> float:
    """What two cards that meet leave, to the leader, if who answers leads or does not."""
    mine, theirs = room.mine[row], room.theirs[column]
    after, pairs = without(word, mine, theirs), ties + 1
    here = answer.leading if leads else answer.following
    if mine == theirs:
        return here[cell(answer.game, after, pairs, ahead)]
    if mine > theirs:
        return here[cell(answer.game, after, 0, ahead + pairs)]
    there = answer.following if leads else answer.leading
    return -there[cell(answer.game, mirrored(after), 0, pairs - ahead)]


Sweep: TypeAlias = Callable[[Answer, "array[int]", "array[int]", "array[int]", Room, Shares], int]


@cache
def compiled() -> Sweep:
    from numba import njit
    from numba.extending import register_jitable

    for part in (*words.PARTS, *equilibrium.PARTS, *PARTS):
        register_jitable(part)
    return cast(Sweep, njit(sweep))


PARTS: Final = (against_replies, against_lead, against_columns, against_rows, met)
