"""The best turn, exactly: of all lays one with the most chips, then the fewest tiles left on the
rack, then the most neighbours of the table that stay together.

For bots and bench alone. What a table has agreed on is heard, but for `new_series=delta`,
`freed_joker=tile`, `split_own=no`, a limited bank and a least first lay: there the answer is a
good lay, and the last may refuse it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ..pieces import Lay, Turn
from .fates import Chance, chances, lying
from .laying import NOTHING, answer, series
from .runs import CHIP
from .sweep import Question


class Best(NamedTuple):
    """A lay than which there is none better."""

    lay: Lay
    chips: int
    left: int  # tiles on the rack afterwards


def best(turn: Turn) -> Best | None:
    """The best lay, or nothing if there is none."""
    found: tuple[int, Lay | None] = (NOTHING, None)
    for chance in sorted(chances(lying(turn)), key=lambda chance: chance.question.freed):
        for question, out in questions(chance):
            one = under(turn, chance, question, found[0], out=out)
            found = max(found, one or found, key=lambda some: some[0])
    worth, lay = found
    return (
        Best(lay, round(worth / CHIP), len(turn.rack) - laid(turn, lay) + lay.taken)
        if lay
        else None
    )


def questions(chance: Chance) -> Iterator[tuple[Question, bool]]:
    """What to ask under these fates, the quickest first; of some no tile may stay on the rack."""
    if chance.question.jokers:
        yield chance.question._replace(jokers=0), False
    yield chance.question, False
    if not chance.taken:
        yield all_laid(chance.question), True


def under(
    turn: Turn, chance: Chance, question: Question, least: int, *, out: bool
) -> tuple[int, Lay] | None:
    """The best answer, if it is a lay and worth the least or more."""
    apart = chance.worth + CHIP * out
    if not (found := answer(question, least - apart, emptied=out)):
        return None
    lay = Lay(tuple(series(question, found)), chance.taken)
    many = laid(turn, lay)
    return (found.worth + apart, lay) if many and out <= (many == len(turn.rack)) else None


def all_laid(question: Question) -> Question:
    """The same, but for the tiles of the rack that would be left."""
    numbers = (
        number._replace(cells=tuple(cell._replace(least=cell.spare) for cell in number.cells))
        for number in question.numbers
    )
    return question._replace(numbers=tuple(numbers))


def laid(turn: Turn, lay: Lay) -> int:
    """How many tiles come from the rack."""
    lies, lay_there = (sum(map(len, table)) for table in (lay.table, turn.table))
    return lies - lay_there + lay.taken
