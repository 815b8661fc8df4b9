"""The law as a whole: what the specification found by playing, found again (§6.2, §6.3).

Shares are held to four standard errors of the number played here. `make bench
ONLY=mezza_lengths` plays as many matches as the specification.
"""

from math import comb, sqrt
from statistics import median

import pytest

from parlour.games.mezza.pieces import Options
from parlour.games.mezza.tests.simulation import deals, greedy, played, uniform

# §6.2: in so many of a hundred deals several hold the lowest card, by seats.
TIES = {2: 22, 3: 44, 4: 64, 5: 77, 6: 87}
DEALS = 2_000
ROUNDED = 0.005

# §6.3: the median of the turns when all play at random.
AT_RANDOM = {(2, "short"): 182, (3, "short"): 185}
MATCHES = 40


def within(found: float, said: float, count: int) -> bool:
    return abs(found - said) <= 4 * sqrt(said * (1 - said) / count) + ROUNDED


def half_is_lowest(seats: int) -> float:
    """Exactly: not all hands are without a half."""
    return 1 - comb(56, 3 * seats) / comb(68, 3 * seats)


@pytest.mark.parametrize("seats", TIES)
def test_several_hold_the_lowest_card_as_often_as_the_specification_found(seats: int) -> None:
    """In 2,000 deals for each number of seats."""
    found = deals(seats, DEALS, seed=seats)
    assert within(found.ties / DEALS, TIES[seats] / 100, DEALS)
    assert within(found.halves / DEALS, half_is_lowest(seats), DEALS)


def test_the_lowest_card_is_a_half_in_seventy_to_ninety_eight_of_a_hundred() -> None:
    assert round(100 * half_is_lowest(2)) == 70
    assert round(100 * half_is_lowest(6)) == 98


@pytest.mark.long
@pytest.mark.parametrize(("seats", "deck"), AT_RANDOM)
def test_at_random_half_of_the_matches_are_longer_than_the_specification_s_median(
    seats: int, deck: str
) -> None:
    """Of 40 matches at each table; no more than 400 turns without progress."""
    options = Options(deck=deck, stall_turns=400)  # type: ignore[arg-type]
    found = [played(seats, options, uniform, seed) for seed in range(MATCHES)]
    longer = sum(each.blocked or each.turns > AT_RANDOM[seats, deck] for each in found)
    assert within(longer / MATCHES, 0.5, MATCHES)


def test_who_plays_greedily_is_done_in_less_than_half_of_the_turns() -> None:
    """Of 30 matches of two seats, and of six, the median lies where such players are found, far
    below 454 and 475, and hardly any match is blocked."""
    for seats in (2, 6):
        found = [played(seats, Options(), greedy, seed) for seed in range(30)]
        assert sum(each.blocked for each in found) <= 2
        assert 110 < median(each.turns for each in found) < 200


def test_what_happens_in_a_match_is_counted() -> None:
    counts = played(2, Options(), greedy, 1).counts
    assert min(counts[what] for what in ("pick-ups", "tens", "steals", "skips")) > 0
