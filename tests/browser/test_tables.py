"""Whole matches in a real browser, against bots and with one another."""

import pytest

from tests.browser.conftest import Inviting

MOVES = {"batasaurus": 60, "ksar": 20, "kiza": 40, "mezza": 10, "serie": 90}
LONG = {"kiza", "mezza"}  # which may need more than that for an end
SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(...words) {
        super(...words);
        sockets.push(this);
    }
};"""


@pytest.mark.parametrize("game", MOVES)
def test_one_tap_plays_against_bots(game: str, invite: Inviting) -> None:
    guest = invite()
    page = guest.sit_down(game)
    guest.play(game, MOVES[game])
    assert guest.over or game in LONG
    assert page.locator("aside.log li").count() > 3
    assert not guest.over or page.locator(".ending li.first").count()


def test_a_table_comes_back_by_itself(invite: Inviting) -> None:
    """A tunnel: the line is cut, and what was said meanwhile is done once there is one again."""
    guest = invite()
    guest.context.add_init_script(SOCKETS)
    page = guest.sit_down("batasaurus")
    guest.play("batasaurus", 2)
    page.locator("footer.mine").wait_for()
    guest.context.set_offline(True)
    page.evaluate("sockets.forEach(socket => socket.close())")
    page.locator(".pill").wait_for()
    card = page.locator(".piece.may").first
    name = card.get_attribute("data-piece")
    card.click()
    guest.context.set_offline(False)
    page.locator(".pill").wait_for(state="detached")
    page.locator(f'.hand [data-piece="{name}"]').wait_for(state="detached")
    guest.play("batasaurus")
    assert guest.over
    guest.complaints.clear()  # a browser says aloud that there was no line


def test_the_same_people_play_again(invite: Inviting) -> None:
    guest = invite()
    page = guest.sit_down("batasaurus")
    guest.play("batasaurus")
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    page.locator("footer.mine, footer .prompt:not(:empty)").first.wait_for()
