"""Two who forget nothing: what is solved by words is what the rules of the room come to."""

from array import array
from fractions import Fraction
from itertools import combinations, product
from math import comb
from operator import sub
from random import Random
from typing import Literal, get_args

import pytest

from parlour.games.batasaurus import rules
from parlour.games.batasaurus.pieces import SET, Flip, Options
from parlour.games.batasaurus.solve import compared, every_word, solve
from parlour.games.batasaurus.solve.matrix import SIDE, Matrix, make_matrix, maximin, minimax, mixed
from parlour.games.batasaurus.tests.brute import LEADER, Brute, exact, offered
from parlour.games.batasaurus.tests.brute import Matrix as Entries

Counted = Literal["cards", "matches"]
Unresolved = Literal["return", "void", "split", "leader"]
Tie = Literal["share", "last_trick_winner"]
WAYS = [*product(get_args(Counted), get_args(Unresolved))]
CLOSE = 1e-9


def agree(cards: int, counted: Counted, unresolved: Unresolved, tie: Tie = "share") -> int:
    """All positions before a trick, with all that the leader can be ahead by; how many."""
    solution = solve(cards, counted, unresolved, last=tie == "last_trick_winner")
    brute = Brute(cards, counted, Options(unresolved=unresolved, final_tie=tie))
    asked = 0
    for held in range(1, cards + 1):
        apart = (cards - held) * (counted == "matches")
        sets = list(combinations(SET[:cards], held))
        for leader, follower, pairs in product(sets, sets, range(-apart, apart + 1, 2)):
            value = brute.value(leader, follower, 2 * pairs)
            assert abs(solution.value(leader, follower, 2 * pairs) - value) < CLOSE
            asked += 1
    return asked


@pytest.mark.parametrize(("counted", "unresolved"), WAYS)
def test_four_cards_played_out_by_the_rules(counted: Counted, unresolved: Unresolved) -> None:
    assert agree(4, counted, unresolved) >= 69


@pytest.mark.parametrize("unresolved", get_args(Unresolved))
def test_a_match_that_is_tied_may_go_to_the_last_trick(unresolved: Unresolved) -> None:
    assert agree(4, "matches", unresolved, "last_trick_winner") >= 69
    assert agree(3, "cards", unresolved, "last_trick_winner") == 19


@pytest.mark.long
@pytest.mark.parametrize(("counted", "unresolved"), WAYS)
def test_six_cards_played_out_by_the_rules(counted: Counted, unresolved: Unresolved) -> None:
    assert agree(6, counted, unresolved) >= 923


@pytest.mark.parametrize("counted", get_args(Counted))
def test_each_lead_is_worth_what_the_rules_make_of_it(counted: Counted) -> None:
    solution, brute = solve(4, counted), Brute(4, counted, Options())
    for leader, follower in product(combinations(SET[:4], 3), repeat=2):
        for ahead in (-2, 2) if counted == "matches" else (0,):
            leads = solution.leads(leader, follower, ahead)
            state = brute.table(leader, follower, ahead)
            pile = ahead * (counted == "cards")
            assert sorted(leads) == sorted(leader)
            for move in offered(state, LEADER):
                assert isinstance(move, Flip)
                worth = brute.played(rules.play(state, LEADER, move)) - pile
                assert abs(leads[state.layouts[LEADER][move.slot]] - worth) < CLOSE
            assert max(leads.values()) == solution.value(leader, follower, ahead)


def test_only_the_order_of_the_cards_counts() -> None:
    solution = solve(5)
    assert compared([2, 4], [4, 5]) == compared([1, 3], [3, 4]) == compared([1, 2], [2, 3])
    assert solution.value([2, 4], [4, 5]) == solution.value([1, 3], [3, 4])
    with pytest.raises(AssertionError):
        compared([1, 2], [3])


def test_there_are_so_many_words() -> None:
    """For each number of strengths, and of those that both have: who has the others."""
    for cards in range(9):
        counted = sum(
            comb(length, both) * comb(length - both, (length - both) // 2)
            for length in range(cards + 1)
            for both in range(length % 2, length + 1, 2)
        )
        assert len(every_word(cards)) == counted


@pytest.mark.long
def test_there_are_113_257_words_for_twelve_cards() -> None:
    words = every_word(12)
    assert len(words) == len(set(words)) == 113_257
    assert [word.held for word in words] == sorted(word.held for word in words)


# Draws, wins by one card, a matrix without a best card, one with a row that is never played.
MATRICES = [
    ((0, 1, -1), (-1, 0, 1), (1, -1, 0)),
    ((3, 1), (1, 2)),
    ((5, -5, 5), (-5, 5, 5), (-6, -6, 9)),
    ((2, 0, 0, 1), (0, 2, 0, 1), (0, 0, 2, 1), (1, 1, 1, 0)),
    ((-12, 12), (12, -12)),
]


def some_matrices(count: int) -> list[tuple[tuple[int, ...], ...]]:
    random = Random(4)
    sizes = [random.choice((2, 3, 4)) for _ in range(count)]
    return [
        tuple(tuple(random.randint(-3, 3) for _ in range(size)) for _ in range(size))
        for size in sizes
    ]


@pytest.mark.parametrize("numbers", [*MATRICES, *some_matrices(60)], ids=str)
def test_a_matrix_is_worth_what_fractions_say(numbers: tuple[tuple[int, ...], ...]) -> None:
    """Those with a best card for both too, and those where the simplex method meets many ties."""
    side, matrix = len(numbers), laid_out(numbers)
    entries: Entries = tuple(tuple(map(Fraction, row)) for row in numbers)
    value = exact(entries)
    assert abs(mixed(matrix, side) - value) < CLOSE
    assert maximin(matrix, side) == max(map(min, numbers))
    assert minimax(matrix, side) == min(map(max, zip(*numbers, strict=True)))
    assert maximin(matrix, side) <= value <= minimax(matrix, side)


def laid_out(numbers: tuple[tuple[int, ...], ...]) -> Matrix:
    matrix = make_matrix()
    for row, line in enumerate(numbers):
        matrix.entries[row * SIDE : row * SIDE + len(line)] = array("d", line)
    return matrix


def test_the_mixed_value_can_be_checked_by_hand() -> None:
    """Stone, paper and scissors; and a game in which one row is played two times of three."""
    assert exact(tuple(tuple(map(Fraction, row)) for row in MATRICES[0])) == 0
    assert exact(tuple(tuple(map(Fraction, row)) for row in MATRICES[1])) == Fraction(5, 3)


def test_the_leader_of_a_draw_without_cards_may_take_it() -> None:
    """One card each, and it is the same: with `leader` it is worth two cards to begin (§4.8)."""
    assert solve(1).value([1], [1]) == 0
    assert solve(1, unresolved="leader").value([1], [1]) == 2
    assert solve(1, "matches", "leader").value([1], [1]) == 1
    assert solve(2, "matches").value([1], [1], ahead=2) == 1
    assert solve(2, "matches", "leader").value([1], [1], ahead=-2) == 0


@pytest.mark.long
@pytest.mark.parametrize("counted", get_args(Counted))
def test_compiled_it_says_the_same(counted: Counted) -> None:
    plain = solve(7, counted, "leader")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("parlour.games.batasaurus.solve.words.WORTH_COMPILING", 7)
        fast = solve(7, counted, "leader")
    assert (fast.words, fast.wars) == (plain.words, plain.wars)
    assert max(map(abs, map(sub, fast.game.values, plain.game.values))) < CLOSE
