"""Exact answers for two seats that forget nothing.

With perfect memory it does not matter where cards lie: before a trick two seats are two sets of
strengths, and all that counts is how these compare. So a position is a word. Its letters are the
strengths that are left, weakest first; each says who has it. What the strengths were is gone, and
with it all difference between positions that play alike: 113,257 words do for twelve cards.

Words are solved from the last cards back. For every two cards that may meet the value is known,
which makes a matrix. Whoever leads a trick takes the row with the best worst answer; in a war both
choose at once, so its value is that of mixed play, a linear program.

All runs as plain Python. Where Numba is installed, large games are compiled.
"""

from array import array
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from itertools import accumulate, product
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from .matrix import (
    CLOSE,
    SIDE,
    Matrix,
    afresh,
    entering,
    improve,
    leaving,
    make_matrix,
    maximin,
    minimax,
    mixed,
    pivot,
    set_up,
    worst,
)

LEADER, FOLLOWER, BOTH = 0, 1, 2  # the letters: who has a strength
POWERS: Final[tuple[int, ...]] = tuple(3**place for place in range(14))
SHORTER: Final = tuple((power - 1) // 2 for power in POWERS)  # how many words are shorter

WORTH_COMPILING: Final = 8  # cards; for fewer, compiling takes longer than the work


class Word(NamedTuple):
    length: int
    letters: int  # as digits to base 3, the weakest strength lowest
    held: int  # how many cards each seat has


class Game(NamedTuple):
    """What is asked of the words, and their values as far as they are known.

    A word has a value for each number of ties that lie in the middle, and, where matches count, for
    each number of pairs by which the leader may be ahead. It is the leader's value, in pairs of
    cards, for with two seats all is won in pairs; or in matches, from -1 to 1.
    """

    cards: int
    matches: int  # 1 if matches count, 0 if cards do
    starts: "array[int]"  # where the values of each word begin
    values: "array[float]"


class Room(NamedTuple):
    """To reckon in."""

    mine: "array[int]"  # the places of the leader's cards among the letters
    theirs: "array[int]"
    matrix: Matrix


class Solution(NamedTuple):
    """All positions of a game. The sets of strengths are of equal size."""

    game: Game
    words: int
    wars: int  # values that only mixed play has

    def value(self, leader: Iterable[int], follower: Iterable[int], ahead: int = 0) -> float:
        """How many cards more than the other the leader will win, or how many matches; in matches
        it counts by how many cards it is ahead."""
        known = value_at(self.game, compared(leader, follower), 0, ahead // 2)
        return known if self.game.matches else 2 * known

    def leads(
        self, leader: Iterable[int], follower: Iterable[int], ahead: int = 0
    ) -> dict[int, float]:
        """The same for each strength that the leader may begin with."""
        mine, room = sorted(leader), make_room()
        word = compared(mine, follower)
        lay_out(self.game, room, word, 0, ahead // 2)
        unit = 1 if self.game.matches else 2
        return {card: unit * worst(room.matrix, word.held, row) for row, card in enumerate(mine)}


def solve(
    cards: int,
    counted: Literal["cards", "matches"] = "cards",
    unresolved: Literal["return", "void", "split", "leader"] = "return",
    *,
    last: bool = False,
) -> Solution:
    """Every position that a game with the strengths 1 to `cards` can come to. With `last` a match
    that is tied goes to whoever took the last trick, if anybody did (§5.4)."""
    words, matches = every_word(cards), int(counted == "matches")
    sizes = [values_of(cards, matches, word) for word in words]
    starts = array("q", [-1]) * SHORTER[cards + 1]
    for word, start in zip(words, accumulate(sizes, initial=0), strict=False):
        starts[SHORTER[word.length] + word.letters] = start
    game = Game(cards, matches, starts, array("d", bytes(8 * sum(sizes))))
    finish(game, leader_takes=unresolved == "leader", last=last)
    lengths, letters, held = (array("q", column) for column in zip(*words[1:], strict=True))
    fill = compiled() if cards >= WORTH_COMPILING and find_spec("numba") else sweep
    return Solution(game, len(words), fill(game, lengths, letters, held, make_room()))


def every_word(cards: int) -> list[Word]:
    """Those in which both have equally many cards, the fewest first; the first has no letters."""
    found = []
    for length in range(cards + 1):
        for word in product((LEADER, FOLLOWER, BOTH), repeat=length):
            if word.count(LEADER) == word.count(FOLLOWER):
                found.append(Word(length, spelt(word), length - word.count(LEADER)))
    return sorted(found, key=lambda word: word.held)


def spelt(word: Iterable[int]) -> int:
    return sum(letter * power for letter, power in zip(word, POWERS, strict=False))


def compared(leader: Iterable[int], follower: Iterable[int]) -> Word:
    mine, theirs = set(leader), set(follower)
    assert len(mine) == len(theirs), "two seats always have equally many cards before a trick"
    strengths = sorted(mine | theirs)
    word = [(card in theirs) + (card in mine & theirs) for card in strengths]
    return Word(len(word), spelt(word), len(mine))


def values_of(cards: int, matches: int, word: Word) -> int:
    """How many values a word has: one for each number of ties, times one for each lead."""
    apart = (cards - word.held) * matches
    return sum(1 + max(0, apart - ties) for ties in range(cards - word.length + 1))


def finish(game: Game, *, leader_takes: bool, last: bool) -> None:
    """Nobody has a card left: what lies tied goes back to both, or to whoever led (§4.8). If
    nothing lies tied, it is the leader who has taken the trick."""
    nothing = Word(0, 0, 0)
    for ties in range(game.cards + 1):
        pairs = ties if leader_takes else 0
        for ahead in leads_by(game, nothing, ties):
            end = ahead + pairs
            settled = (end > 0) - (end < 0) or int(last and (leader_takes or not ties))
            value = settled if game.matches else pairs
            game.values[cell(game, nothing, ties, ahead)] = value


def make_room() -> Room:
    places = array("q", [0] * SIDE)
    return Room(places, places[:], make_matrix())


def sweep(
    game: Game,
    lengths: "array[int]",
    letters: "array[int]",
    held: "array[int]",
    room: Room,
) -> int:
    """Value every word, each after all that it can lead to; how many took mixed play."""
    wars = 0
    for which in range(len(lengths)):
        word = Word(lengths[which], letters[which], held[which])
        for ties in range(game.cards - word.length + 1):
            for ahead in leads_by(game, word, ties):
                lay_out(game, room, word, ties, ahead)
                value = maximin(room.matrix, word.held)
                if ties and minimax(room.matrix, word.held) > value + CLOSE:
                    value = mixed(room.matrix, word.held)
                    wars += 1
                game.values[cell(game, word, ties, ahead)] = value
    return wars


def leads_by(game: Game, word: Word, ties: int) -> range:
    """By how many pairs the leader may be ahead; where cards are counted that does not matter."""
    most = (game.cards - word.held - ties) * game.matches
    return range(-most, most + 1, 2)


def cell(game: Game, word: Word, ties: int, ahead: int) -> int:
    start = game.starts[SHORTER[word.length] + word.letters] + ties
    if not game.matches:
        return start
    most = game.cards - word.held
    return start + ties * most - ties * (ties - 1) // 2 + (ahead + most - ties) // 2


def value_at(game: Game, word: Word, ties: int, ahead: int) -> float:
    return game.values[cell(game, word, ties, ahead)]


def lay_out(game: Game, room: Room, word: Word, ties: int, ahead: int) -> None:
    """The value of every two cards that may meet."""
    spread(room, word)
    for row in range(word.held):
        for column in range(word.held):
            mine, theirs = room.mine[row], room.theirs[column]
            room.matrix.entries[row * SIDE + column] = meeting(
                game, word, ties, ahead, mine, theirs
            )


def spread(room: Room, word: Word) -> None:
    """Where among the letters the cards of both are."""
    mine = theirs = 0
    for place in range(word.length):
        letter = word.letters // POWERS[place] % 3
        if letter != FOLLOWER:
            room.mine[mine] = place
            mine += 1
        if letter != LEADER:
            room.theirs[theirs] = place
            theirs += 1


def meeting(game: Game, word: Word, ties: int, ahead: int, mine: int, theirs: int) -> float:
    """What it comes to: a tie more, or the middle for one of them, who then leads."""
    if mine == theirs:
        return value_at(game, without(word, mine, theirs), ties + 1, ahead)
    if mine > theirs:
        return taken(game, without(word, mine, theirs), ties + 1, ahead)
    return -taken(game, mirrored(without(word, mine, theirs)), ties + 1, -ahead)


def taken(game: Game, word: Word, pairs: int, ahead: int) -> float:
    gain = 0 if game.matches else pairs
    return gain + value_at(game, word, 0, ahead + pairs)


def without(word: Word, mine: int, theirs: int) -> Word:
    """The word when both have laid a card. A strength that one of two has laid is the other's."""
    if mine == theirs:
        return Word(word.length - 1, cut(word.letters, mine), word.held - 1)
    length, letters = word.length, word.letters
    for place in (max(mine, theirs), min(mine, theirs)):
        if letters // POWERS[place] % 3 == BOTH:
            letters -= POWERS[place] * (BOTH - (FOLLOWER if place == mine else LEADER))
        else:
            letters, length = cut(letters, place), length - 1
    return Word(length, letters, word.held - 1)


def cut(letters: int, place: int) -> int:
    return letters % POWERS[place] + letters // POWERS[place + 1] * POWERS[place]


def mirrored(word: Word) -> Word:
    """The same cards with the other seat to lead."""
    letters = 0
    for place in range(word.length):
        letter = word.letters // POWERS[place] % 3
        letters += POWERS[place] * (letter if letter == BOTH else FOLLOWER - letter)
    return Word(word.length, letters, word.held)


Sweep: TypeAlias = Callable[[Game, "array[int]", "array[int]", "array[int]", Room], int]


@cache
def compiled() -> Sweep:
    """The sweep as machine code. What it calls stays plain Python to everybody else."""
    from numba import njit
    from numba.extending import register_jitable

    for part in PARTS:
        register_jitable(part)
    return cast(Sweep, njit(sweep))


PARTS: Final = (
    *(leads_by, cell, value_at, lay_out, spread, meeting, taken, without, cut, mirrored),
    *(worst, maximin, minimax, mixed, improve, afresh, set_up, entering, leaving, pivot),
)
