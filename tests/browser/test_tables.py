"""Whole matches in a real browser, against bots and with one another."""

import pytest

from tests.browser.conftest import Inviting

MOVES = {"batasaurus": 60, "ksar": 20, "kiza": 40}  # enough for an end, but at KIZA


@pytest.mark.parametrize("game", MOVES)
def test_one_tap_plays_against_bots(game: str, invite: Inviting) -> None:
    guest = invite()
    page = guest.sit_down(game)
    guest.play(game, MOVES[game])
    assert guest.over or game == "kiza"
    assert page.locator("aside.log li").count() > 3
