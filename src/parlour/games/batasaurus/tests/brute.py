"""The game of two who forget nothing, played out through the rules of the room, in fractions.

Slow and obvious: every card that may be turned, every pair that may meet in a war. It knows
nothing of words and sweeps; it asks whose turn it is, and what that seat may do.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from random import Random

from parlour.core import DEALER, Dice, Outcome, Seat
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.pieces import SET, Move, Options, Slot, Slots, State

Matrix = tuple[tuple[Fraction, ...], ...]
Key = tuple[Slots, Slots, int]

LEADER, FOLLOWER = Seat(0), Seat(1)
NO_LUCK = Dice(Random(1).randrange)


class Brute:
    """The value of every position before a trick, for the seat that leads it, once asked."""

    def __init__(self, cards: int, counted: str, options: Options) -> None:
        self.cards, self.counted, self.options = cards, counted, options
        self.known: dict[Key, Fraction] = {}

    def value(self, leader: Sequence[int], follower: Sequence[int], ahead: int = 0) -> Fraction:
        return self.before_trick(self.table(leader, follower, ahead))

    def table(self, leader: Sequence[int], follower: Sequence[int], ahead: int) -> State:
        whole = SET[: self.cards]
        gone = self.cards - len(leader)
        left = tuple(
            tuple(Slot(slot) for slot, card in enumerate(whole) if card in held)
            for held in (leader, follower)
        )
        return State(
            options=self.options,
            layouts=(whole, whole),
            left=left,
            committed=(None, None),
            ready=None,
            piles=(gone + ahead // 2, gone - ahead // 2),
        )

    def before_trick(self, state: State) -> Fraction:
        """Cards won from here on, or the match; for whoever leads."""
        me = state.leader
        ahead = state.piles[me] - state.piles[1 - me]
        key = (state.left[me], state.left[1 - me], ahead * (self.counted == "matches"))
        if key not in self.known:
            found = self.played(state) * (1 if me == LEADER else -1)
            self.known[key] = found - ahead * (self.counted == "cards")
        return self.known[key]

    def played(self, state: State) -> Fraction:
        """What the first seat will have more than the second at the end, or its match."""
        turn = rules.turn(state)
        if turn == {DEALER}:
            return self.settled(rules.play(state, DEALER, rules.chance(state, NO_LUCK, None)))
        if len(turn) == 2:
            return exact(self.war(state))
        for seat in turn:
            after = [self.played(rules.play(state, seat, move)) for move in offered(state, seat)]
            return max(after) if seat == LEADER else min(after)
        outcome = rules.outcome(state)
        assert outcome is not None
        return self.counted_up(outcome)

    def settled(self, state: State) -> Fraction:
        """What was known once is known for all tricks that come to it."""
        if state.trick or not rules.turn(state) - {DEALER}:
            return self.played(state)
        sign = 1 if state.leader == LEADER else -1
        ahead = state.piles[0] - state.piles[1]
        return self.before_trick(state) * sign + ahead * (self.counted == "cards")

    def war(self, state: State) -> Matrix:
        return tuple(
            tuple(
                self.played(rules.play(rules.play(state, LEADER, mine), FOLLOWER, theirs))
                for theirs in offered(state, FOLLOWER)
            )
            for mine in offered(state, LEADER)
        )

    def counted_up(self, outcome: Outcome) -> Fraction:
        mine, theirs = outcome.scores if self.counted == "cards" else outcome.places[::-1]
        return Fraction(mine - theirs)


def offered(state: State, seat: Seat) -> list[Move]:
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    return list(rules.moves(offer))


@cache
def exact(matrix: Matrix) -> Fraction:
    """Some square part of a matrix has the value of the whole, with the mixes that equalise it
    (Shapley and Snow): try them all."""
    for size in range(1, len(matrix) + 1):
        for rows, columns in product(combinations(range(len(matrix)), size), repeat=2):
            part = [[matrix[row][column] for column in columns] for row in rows]
            mine, theirs = equalising(part), equalising([*map(list, zip(*part, strict=True))])
            if mine is None or theirs is None:
                continue
            worst = min(
                sum(share * matrix[row][j] for share, row in zip(mine, rows, strict=True))
                for j in range(len(matrix))
            )
            best = max(
                sum(share * line[column] for share, column in zip(theirs, columns, strict=True))
                for line in matrix
            )
            if worst == best:
                return Fraction(worst)
    raise AssertionError("every matrix game has a value")


def equalising(part: list[list[Fraction]]) -> list[Fraction] | None:
    """The shares of the rows, none below 0, that make all columns worth the same, if any do."""
    size = len(part)
    lines = [[*(row[column] for row in part), Fraction(-1), Fraction(0)] for column in range(size)]
    lines.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    for at in range(size + 1):
        pivot = next((k for k in range(at, size + 1) if lines[k][at]), None)
        if pivot is None:
            return None
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lines[at] = [entry / lines[at][at] for entry in lines[at]]
        for k in range(size + 1):
            if k != at and lines[k][at]:
                factor = lines[k][at]
                lines[k] = [a - factor * b for a, b in zip(lines[k], lines[at], strict=True)]
    shares = [line[-1] for line in lines[:size]]
    return shares if min(shares) >= 0 else None
