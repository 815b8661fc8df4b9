"""Nobody can tell two worlds apart that differ only in what is hidden from them."""

from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import PETITWHIST
from parlour.core import Refusal, Seat, Wait
from parlour.games.petitwhist import rules
from parlour.games.petitwhist.pieces import Lay, Options
from parlour.games.petitwhist.tests import worlds
from tests.two_worlds import caught, leaks, leaky, swaps
from tests.walks import Match, viewers

MATCHES = [
    Match(PETITWHIST, seats, Options(exchange=exchange), seed)
    for seats in PETITWHIST.seats
    for exchange in (0, 1, 2)
    for seed in range(15)
]


@pytest.mark.long
@pytest.mark.parametrize("seats", PETITWHIST.seats)
def test_two_thousand_swaps_show_nobody_anything(seats: int) -> None:
    tried = 0
    for match in (match for match in MATCHES if match.seats == seats):
        for viewer in viewers(match):
            tries = 24
            tried += swaps(worlds, match, viewer, tries)
            assert list(leaks(rules, worlds, match, viewer, tries)) == []
    assert tried >= 2_000


def test_a_few_swaps_show_nobody_anything() -> None:
    for match in MATCHES[::9]:
        assert not any([*leaks(rules, worlds, match, viewer, 4)] for viewer in viewers(match))


def all_hands(state: Any, seat: Seat | None) -> Any:
    """Seat 0's hand for everybody."""
    return replace(rules.view(state, seat), hand=state.hands[0])


def early_count(state: Any, seat: Seat | None) -> Any:
    """Counts that fall with the highest card set aside, before it is turned."""
    aside = state.aside or ((),) * state.seats
    held = tuple(
        len(h) - any(c.rank == 14 for c in a or ()) for h, a in zip(state.hands, aside, strict=True)
    )
    return replace(rules.view(state, seat), held=held)


def others_knocks(state: Any, seat: Seat | None) -> Any:
    view = rules.view(state, seat)
    return replace(view, knocked=state.knocks[-1]) if state.knocks else view


def telling_offer(state: Any, seat: Seat | None) -> Any:
    """The leader's mark moves to whoever holds the ace of spades."""
    holder = next(
        (
            s
            for s, h in enumerate(state.hands)
            if any(c == ("S", 14) or (c.suit, c.rank) == ("S", 14) for c in h)
        ),
        0,
    )
    return replace(rules.view(state, seat), leader=Seat(holder))


def sorted_wait(state: Any) -> Any:
    """A race that lasts longer when somebody has knocked."""
    wait = rules.wait(state)
    return (
        Wait(wait.seconds + sum(k is True for k in state.knocks[:1]), wait.mark) if wait else None
    )


def helpful_refusal(state: Any, seat: Seat, move: Any) -> Any:
    """A refusal that says who holds the card instead."""
    refusal = rules.refuse(state, seat, move)
    if refusal and isinstance(move, Lay):
        holder = next((s for s, hand in enumerate(state.hands) if move.card in hand), -1)
        return Refusal(refusal.clause, {**refusal.parts, "holder": holder})
    return refusal


LEAKS: dict[str, dict[str, Any]] = {
    "every seat sees the hand of seat 0": {"view": all_hands},
    "a count moves with what was set aside": {"view": early_count},
    "the last seat's knock is seen": {"view": others_knocks},
    "a mark shows who holds the ace of spades": {"view": telling_offer},
    "a race lasts longer after a knock": {"wait": sorted_wait},
    "a refusal names the holder of a card": {"refuse": helpful_refusal},
}


@pytest.mark.parametrize("answers", LEAKS.values(), ids=LEAKS.keys())
def test_a_leak_is_found(answers: dict[str, Any]) -> None:
    assert caught(leaky(rules, **answers), worlds, MATCHES, 8)
