"""The twin of the law is the same game, and its dealer is as fair."""

from collections import Counter
from typing import Any

import pytest

from parlour.catalogue import KIZA
from parlour.games.kiza.notation import read_state
from parlour.games.kiza.swift import law
from parlour.games.kiza.swift.dealing import draw_hands
from parlour.games.kiza.swift.layout import (
    DECK,
    KINDS,
    SEATS,
    SEATS_AT_MOST,
    Ints,
    many,
    numbers,
    value,
    worth,
)
from parlour.games.kiza.swift.translate import cards_of
from parlour.games.kiza.tests import twin


@pytest.mark.parametrize("seats", KIZA.seats)
def test_law_and_twin_agree_on_some_hundred_steps(seats: int) -> None:
    """On more than a hundred thousand by `make bench ONLY=kiza_twin`."""
    assert twin.agreed(seats, 400) >= 400


ERRORS: dict[str, Any] = {
    "may_bid": lambda s, seat, cards: law.may_pass(s, seat),
    "next_donor": lambda s, last: (last + 1) % s[SEATS],
    "take_back": lambda s, seat: None,
}


@pytest.mark.parametrize(("name", "wrong"), ERRORS.items())
def test_a_twin_that_errs_is_found(name: str, wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these would be a game of its own."""
    monkeypatch.setattr(law, name, wrong)
    with pytest.raises((AssertionError, IndexError)):
        twin.agreed(3, 4_000)


def test_cards_of_a_kind_are_counted_and_added_up() -> None:
    for bits in range(128):
        held = [place for place in range(7) if bits >> place & 1]
        assert many(bits) == len(held)
        assert (
            worth(bits)
            == sum(map(value, held))
            == sum(c.value for c in cards_of([bits] + [0] * 15))
        )


def test_the_twin_deals_each_card_to_each_seat_as_often() -> None:
    state = read_state("hands / / ; donor 1")
    hands, rng, found = numbers(KINDS * SEATS_AT_MOST), numbers(1), Counter[tuple[int, int]]()
    rng[0], deals = 7, 2_000
    for _ in range(deals):
        draw_hands(twin.seen(state), hands, rng)
        for seat in range(3):
            found.update((seat, card) for card in held(hands, seat))
    expected = deals * 18 / DECK
    off = [abs(found[seat, card] - expected) for seat in range(3) for card in range(DECK)]
    assert max(off) < 5 * expected**0.5


def held(hands: Ints, seat: int) -> list[int]:
    return [card for card in range(DECK) if hands[KINDS * seat + card // 7] >> card % 7 & 1]
