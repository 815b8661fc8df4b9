"""What there is around a table: a first match, open tables, links, several on one device."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Inviting
from tests.browser.guest import Guest
from tests.browser.hands import HANDS


def first_match(guest: Guest, game: str) -> Page:
    page = guest.visit()
    page.locator(f'a.learn[href="/lesson/{game}"]').click()
    page.locator(".coach p").wait_for()
    return page


@pytest.mark.parametrize("game", [*HANDS])
def test_a_first_match_explains_itself_while_it_is_played(game: str, invite: Inviting) -> None:
    guest = invite(size=(360, 740))
    page = first_match(guest, game)
    words = {page.locator(".coach p").inner_text()}
    for _ in range(6):
        page.locator("footer.mine, footer .ways").first.wait_for()
        if guest.over:
            break
        understood = page.locator(".coach .button")
        if understood.count():
            words.add(page.locator(".coach p").inner_text())
            understood.click()
        HANDS[game](page, guest.dice)
    assert len(words) >= 2
    assert page.locator(".coach a").count() <= 1


def test_the_deal_of_a_lesson_is_the_one_it_speaks_of(invite: Inviting) -> None:
    page = first_match(invite(), "serie")
    rack = page.locator(".rack .piece").evaluate_all("all => all.map(each => each.dataset.name)")
    assert rack[:3] == ["R3.0", "R4.0", "R5.0"]
    for name in rack[:3]:
        page.locator(f'[data-name="{name}"]').click()
    page.locator(".serie .place").click()
    expect(page.locator(".series.good")).to_have_count(1)
    page.get_by_role("button", name="Lay, +4").click()
    expect(page.locator("aside.log")).to_contain_text("chips")


def test_tiles_are_pushed_about_dragged_and_put_back(invite: Inviting) -> None:
    guest = invite()
    page = first_match(guest, "serie")
    page.locator('.rack [data-name="R3.0"]').drag_to(page.locator('[data-drop="new"]'))
    expect(page.locator(".series.no .why")).not_to_be_empty()
    for name in ("K4.0", "K5.0"):
        page.locator(f'.rack [data-name="{name}"]').click()
    page.locator(".serie .place").click()
    page.locator('.rack [data-name="J.0"]').drag_to(page.locator('.cloth [data-name="K5.0"]'))
    joker = page.locator('.cloth [data-name="J.0"]')
    expect(joker).to_have_accessible_name("a joker for black 6")
    joker.click()
    joker.click()
    expect(joker).to_have_accessible_name("a joker for black 3")
    expect(page.locator(".act")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    page.locator('.cloth [data-name="R3.0"]').drag_to(page.locator(".rack"))
    expect(page.get_by_role("button", name="Lay, +4")).to_be_enabled()
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".rack .piece")).to_have_count(6)


def test_an_open_table_stands_on_the_first_page(invite: Inviting) -> None:
    host, other = invite(), invite(settings={"name": "Paul", "animal": 3})
    page = host.visit()
    page.locator('li:has([data-game="ksar"]) .ways .button').nth(1).click()
    page.get_by_label("Anybody may join").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".start").wait_for()
    first = other.visit()
    first.locator('section li[data-game="ksar"] a.main').click()
    first.get_by_role("button", name="Sit down").click()
    expect(page.locator("section li").filter(has_text="Paul")).to_have_count(1)
    page.locator(".start").click()
    for each in (page, first):
        each.locator("footer .prompt:not(:empty)").wait_for()


def test_a_refusal_names_its_clause_and_leads_to_it(invite: Inviting) -> None:
    guest = invite()
    page = guest.sit_down("batasaurus")
    page.locator(".piece").first.click(force=True)  # while all are still memorising
    link = page.locator(".refusal a")
    clause = link.inner_text().split()[-1]
    with guest.context.expect_page() as opened:
        link.click()
    rule = opened.value
    expect(rule.locator(f'[id="{clause}"].wanted')).to_be_visible()


def test_a_device_is_handed_on_and_shows_nobody_the_others_cards(invite: Inviting) -> None:
    page = invite().visit()
    page.locator('li:has([data-game="batasaurus"]) .ways .button').nth(1).click()
    for label, many in (("How many seats", "2"), ("How many of you on this device", "2")):
        page.get_by_label(label).select_option(many)
    page.get_by_role("button", name="Open the table").click()
    page.locator(".start").click()
    page.locator(".ready").click()
    page.locator(".hand-over").wait_for()
    assert page.locator("main .piece").count() == 0
    page.locator(".hand-over .button").click()
    page.locator(".ready").wait_for()


def test_a_step_of_a_match_can_be_shared(invite: Inviting) -> None:
    guest, other = invite(), invite()
    page = guest.sit_down("batasaurus")
    guest.play("batasaurus")
    assert page.locator(".ending li").count() == 3
    page.get_by_role("link", name="See it again").click()
    page.locator(".way input").fill("3")
    page.wait_for_url("**#3")
    told = page.locator(".told").inner_text().split()[-1]  # names are for who sat there
    address = page.url.removeprefix(guest.house)
    expect(other.visit(address).locator(".told")).to_contain_text(told)
