"""How two who forget nothing play so that nobody has an answer to it: which card, or how often.

Whoever leads takes the row with the best worst answer, whoever follows the best answer to it; in a
war both mix as the matrix says. Where several choices are as good, the better one against somebody
who errs is taken: that changes nothing against one who does not.

All runs as plain Python, and can be compiled as words.py can.
"""

from array import array
from functools import cache
from typing import Final, NamedTuple

from ..pieces import Options
from .matrix import (
    CLOSE,
    EQUAL,
    SIDE,
    best_column,
    best_row,
    maximin,
    minimax,
    mixed,
    share_columns,
    share_rows,
    worst,
)
from .shelf import shelved
from .words import Game, Room, Word, compared, lay_out, make_room

LEAD, FOLLOW, WAR = range(3)


def replying(room: Room, side: int, row: int) -> int:
    """The best answer to a card that lies there. Of several the weakest that takes the trick; if
    none does, the weakest."""
    least, found, takes = worst(room.matrix, side, row), -1, False
    for column in range(side):
        if room.matrix.entries[row * SIDE + column] <= least + EQUAL:
            higher = room.theirs[column] > room.mine[row]
            if found < 0 or (higher and not takes):
                found, takes = column, higher
    return found


def fighting(room: Room, side: int, rows: "array[float]", columns: "array[float]") -> float:
    """How often each card is laid in a war by either, and what it is worth to the leader."""
    value = maximin(room.matrix, side)
    if minimax(room.matrix, side) > value + CLOSE:
        value = mixed(room.matrix, side)
        share_rows(room.matrix, side, rows)
        share_columns(room.matrix, side, columns)
        return value
    for place in range(side):
        rows[place] = columns[place] = 0
    rows[best_row(room.matrix, side)] = columns[best_column(room.matrix, side)] = 1
    return value


class Meeting(NamedTuple):
    """Two seats at one moment of a trick, by their strengths; `mine` are those of who chooses."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    leads: bool  # whether the one who chooses leads the trick, or led it
    lies: int  # the strength that has been led, or 0
    ties: int  # pairs of equal cards in the middle: there is war
    ahead: int  # cards that the one who chooses has more than the other


class Advice(NamedTuple):
    """For each strength that may be played how well it does, from -1 to 1, and how often it is."""

    worth: dict[int, float]
    often: dict[int, float]


class Equilibrium:
    """What is known of a whole game for matches, asked position by position."""

    def __init__(self, game: Game) -> None:
        self.game, self.room = game, make_room()

    def advise(self, at: Meeting) -> Advice:
        """What is best against one who plays best."""
        mine, theirs = sorted(at.mine), sorted(at.theirs)
        leader, follower = (mine, theirs) if at.leads else (theirs, mine)
        word = compared(leader, follower)
        ahead = at.ahead // 2 if at.leads else -at.ahead // 2
        lay_out(self.game, self.room, word, at.ties, ahead)
        if at.ties:
            return self.of_war(word, mine, leads=at.leads)
        if at.leads:
            return self.of_lead(word, mine)
        return self.of_reply(word, mine, leader.index(at.lies))

    def of_lead(self, word: Word, mine: list[int]) -> Advice:
        matrix, side = self.room.matrix, word.held
        worth = {card: worst(matrix, side, row) for row, card in enumerate(mine)}
        return Advice(worth, {mine[best_row(matrix, side)]: 1})

    def of_reply(self, word: Word, mine: list[int], row: int) -> Advice:
        entries, side = self.room.matrix.entries, word.held
        worth = {card: -entries[row * SIDE + column] for column, card in enumerate(mine)}
        return Advice(worth, {mine[replying(self.room, side, row)]: 1})

    def of_war(self, word: Word, mine: list[int], *, leads: bool) -> Advice:
        side, entries = word.held, self.room.matrix.entries
        rows, columns = array("d", [0] * SIDE), array("d", [0] * SIDE)
        fighting(self.room, side, rows, columns)
        places = range(side)
        worth = [
            sum(columns[j] * entries[i * SIDE + j] for j in places)
            if leads
            else -sum(rows[j] * entries[j * SIDE + i] for j in places)
            for i in places
        ]
        often = rows if leads else columns
        return Advice(
            dict(zip(mine, worth, strict=True)),
            {card: share for card, share in zip(mine, often, strict=False) if share > 0},
        )


@cache
def equilibrium(unresolved: str, final_tie: str) -> Equilibrium:
    """Of the whole game, as these options let it end. A play-off is as good for one as for the
    other, so it counts as a draw."""
    return Equilibrium(shelved(unresolved == "leader", final_tie == "last_trick_winner"))


def equilibrium_for(options: Options) -> Equilibrium:
    return equilibrium(options.unresolved, options.final_tie)


PARTS: Final = (replying, fighting, best_row, best_column, share_rows, share_columns)
