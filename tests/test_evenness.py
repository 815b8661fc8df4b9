"""Fair dice are even by the measures of evenness.py, and each measure sees through a bad dealer."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from random import Random

import pytest

from parlour.core import fair
from parlour.core.dice import Dice
from tests.evenness import (
    LEAST,
    MOST,
    Deal,
    believable,
    equally_often,
    many_matches,
    one_match,
    questions,
    rarity,
)

SIZE, DEALS = 52, 10_000
SEED = b"evenness of every kind of draw.."


def by_modulo(luck: Random) -> Deal:
    """Fisher and Yates with bytes modulo what is left: the small numbers come oftener."""
    return Dice(lambda bound: luck.randrange(256) % bound).shuffled(range(SIZE))


def by_any_swap(luck: Random) -> Deal:
    """Every card swapped with any: 52 to the power 52 ways do not part evenly in 52! orders."""
    pool = list(range(SIZE))
    for place in pool[:]:
        other = luck.randrange(SIZE)
        pool[place], pool[other] = pool[other], pool[place]
    return tuple(pool)


def by_restless_swap(luck: Random) -> Deal:
    """Every card swapped with one further on, never with itself: one order in a single ring."""
    pool = list(range(SIZE))
    for place in range(SIZE - 1):
        other = luck.randrange(place + 1, SIZE)
        pool[place], pool[other] = pool[other], pool[place]
    return tuple(pool)


def in_haste(luck: Random) -> Deal:
    """One draw too few: the last two cards lie as they lay."""
    drawn = Dice(luck.randrange).some(range(SIZE), SIZE - 2)
    return (*drawn, *sorted(set(range(SIZE)) - set(drawn)))


def chained(luck: Random, first: int, second: int) -> Deal:
    """A fair shuffle, but that the card in one place decides the card in the other."""
    pool = list(Dice(luck.randrange).shuffled(range(SIZE)))
    other = pool.index(pool[first] ^ 1)
    pool[second], pool[other] = pool[other], pool[second]
    return tuple(pool)


def doubted(dealer: Callable[[Random], Deal]) -> set[str]:
    luck = Random(1)
    return unbelievable(dealer(luck) for _ in range(DEALS))


def unbelievable(deals: Iterable[Deal]) -> set[str]:
    """The questions to which these deals have no good answer."""
    return {asked for asked, answer in questions(deals, SIZE).items() if not believable(answer)}


@pytest.mark.parametrize(
    ("freedom", "lower", "upper"),
    [(50, 24.674, 86.661), (100, 61.918, 149.449)],
)
def test_the_rarity_of_a_value_is_that_of_the_tables(
    freedom: int, lower: float, upper: float
) -> None:
    """The 0.001 and 0.999 points of section 1.3.6.7.4 of the NIST/SEMATECH e-Handbook."""
    assert rarity(lower, freedom) == pytest.approx(LEAST, rel=0.1)
    assert 1 - rarity(upper, freedom) == pytest.approx(1 - MOST, rel=0.1)


@pytest.mark.long
@pytest.mark.parametrize("dealer", [one_match, many_matches])
def test_every_card_lies_everywhere_equally_often(
    dealer: Callable[[int, int], Iterator[Deal]],
) -> None:
    assert unbelievable(dealer(DEALS, SIZE)) == set()


def test_every_order_of_a_few_cards_comes_equally_often() -> None:
    orders = Counter(one_match(7200, 6))
    assert believable(equally_often(orders.values(), 720))


def test_every_sample_comes_equally_often() -> None:
    samples = Counter(fair.dice(SEED, n).some(range(8), 3) for n in range(4000))
    assert believable(equally_often(samples.values(), 8 * 7 * 6))


@pytest.mark.parametrize(("bound", "throws"), [(2, 8), (3, 4), (6, 3), (52, 1), (1000, 1)])
def test_every_row_of_throws_comes_equally_often(bound: int, throws: int) -> None:
    below, rows = fair.dice(SEED, bound).below, bound**throws
    thrown = Counter(tuple(below(bound) for _ in range(throws)) for _ in range(10 * rows))
    assert believable(equally_often(thrown.values(), rows))


def first_card(seed: bytes, *given: bytes) -> int:
    return fair.dice(fair.mix("a-match", seed, given), 1).below(SIZE)


def test_a_seat_cannot_steer_the_deal_without_the_servers_seed() -> None:
    """Whatever the last seat tries, every card is drawn first equally often."""
    drawn = Counter(first_card(SEED, b"the first seat", b"try %d" % i) for i in range(5200))
    assert believable(equally_often(drawn.values(), SIZE))


def test_the_commitment_says_nothing_of_the_first_card() -> None:
    seeds = [sha256(b"server %d" % i).digest() for i in range(4160)]
    pairs = Counter((fair.commit("a-match", seed)[0] % 8, first_card(seed)) for seed in seeds)
    assert believable(equally_often(pairs.values(), 8 * SIZE))


@pytest.mark.long
@pytest.mark.parametrize("bad", [by_modulo, by_any_swap, by_restless_swap, in_haste])
def test_a_bad_shuffle_is_seen_through(bad: Callable[[Random], Deal]) -> None:
    assert "places" in doubted(bad)


@pytest.mark.long
@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, SIZE - 1), (SIZE - 2, SIZE - 1)])
def test_a_shuffle_even_in_every_place_is_seen_through_by_its_pairs(
    first: int, second: int
) -> None:
    seen = doubted(lambda luck: chained(luck, first, second))
    assert f"cards {first} and {second}" in seen
    assert "places" not in seen


def test_draws_more_even_than_luck_are_seen_through() -> None:
    assert not believable(equally_often([100] * 52, 52))


def banded(below: Callable[[int], int]) -> float:
    """The rarity of draws below three quarters of all words, counted in 96 bands of equal width."""
    falls = Counter(below(96 << 25) >> 25 for _ in range(4000))
    return equally_often(falls.values(), 96)


def test_a_great_bound_is_drawn_evenly_and_a_bare_modulo_is_not() -> None:
    words = fair.words(SEED, 0)
    assert believable(banded(fair.dice(SEED, 0).below))
    assert not believable(banded(lambda bound: next(words) % bound))
