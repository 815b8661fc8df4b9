"""What each kind of draw makes of the numbers it is given."""

from collections.abc import Callable
from itertools import permutations, product
from random import Random

import pytest

from parlour.core.dice import Dice

DECK = tuple(range(52))


def scripted(*numbers: int) -> Dice:
    """Dice that fall as written, and no oftener."""
    falls = iter(numbers)
    return Dice(lambda bound: next(falls) % bound)


def seeded() -> Dice:
    return Dice(Random(7).randrange)


def test_one_is_drawn_by_its_number() -> None:
    assert [scripted(number).one("abc") for number in range(3)] == ["a", "b", "c"]


def test_a_shuffle_swaps_each_item_in_turn_with_one_not_yet_drawn() -> None:
    assert scripted(2, 0, 1).shuffled("abcd") == ("c", "b", "d", "a")


def test_every_draw_is_below_the_number_of_items_left() -> None:
    bounds: list[int] = []

    def first(bound: int) -> int:
        bounds.append(bound)
        return 0

    assert Dice(first).shuffled("abcd") == ("a", "b", "c", "d")
    assert bounds == [4, 3, 2]


@pytest.mark.parametrize("count", range(5))
def test_every_row_of_draws_gives_another_order_and_every_order_has_its_row(count: int) -> None:
    rows = product(*(range(left) for left in range(4, 4 - count, -1)))
    given = [scripted(*row).some("abcd", count) for row in rows]
    assert sorted(given) == sorted(permutations("abcd", count))


def test_the_last_item_costs_no_draw() -> None:
    assert scripted().shuffled("a") == ("a",)
    assert scripted(1).some("ab", 2) == ("b", "a")
    assert scripted(2, 1).some("abc", 2) == ("c", "a")


@pytest.mark.parametrize("count", range(9))
def test_some_are_the_beginning_of_a_shuffle(count: int) -> None:
    assert seeded().some(range(8), count) == seeded().shuffled(range(8))[:count]


def test_a_shuffle_loses_nothing_and_leaves_what_it_was_handed() -> None:
    cards = [3, 3, 1]
    assert sorted(seeded().shuffled(iter(cards))) == [1, 3, 3]
    assert sorted(seeded().shuffled(cards)) == [1, 3, 3]
    assert cards == [3, 3, 1]
    assert sorted(seeded().shuffled(DECK)) == list(DECK)


def test_nothing_shuffled_is_nothing() -> None:
    assert scripted().shuffled(()) == ()
    assert scripted().some((), 0) == ()


@pytest.mark.parametrize(
    ("wrong", "cure"),
    [
        (lambda dice: dice.one(()), "draw from nothing: hand it at least one item"),
        (lambda dice: dice.some("abc", 4), "draw 4 of 3 items: ask for 0 to 3"),
        (lambda dice: dice.some("abc", -1), "draw -1 of 3 items: ask for 0 to 3"),
    ],
)
def test_a_draw_that_cannot_be_is_refused_with_its_cure(
    wrong: Callable[[Dice], object], cure: str
) -> None:
    with pytest.raises(ValueError, match=cure):
        wrong(seeded())
