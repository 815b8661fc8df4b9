"""What a hand does on each board when it is its turn: one thing that may be done, by pointing."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

Hand = Callable[[Page, Random], None]


def any_of(found: Locator, dice: Random) -> Locator:
    return found.nth(dice.randrange(found.count()))


def batasaurus(page: Page, dice: Random) -> None:
    ready = page.locator(".ready")
    (ready if ready.count() else any_of(page.locator(".piece.may"), dice)).click()


def ksar(page: Page, dice: Random) -> None:
    answers = page.locator(".tools .button.main:not(.place)")
    if answers.count():
        any_of(answers, dice).click()
        return
    places = page.locator(".list select")
    places.select_option(index=dice.randrange(1, places.locator("option").count()))
    page.locator(".place").click()


def kiza(page: Page, dice: Random) -> None:
    """Presents few cards; then bids what it can with two, or passes."""
    row = page.locator(".row .may")
    if row.count():
        any_of(row, dice).click()
        return
    passing = page.locator(".pass")
    if passing.count() and dice.random() < 0.5:
        passing.click()
        return
    for _ in range(2):
        cards = page.locator(".hand .card:not(.dim):not(.up)")
        if cards.count():
            any_of(cards, dice).click()
    act = page.locator(".act")
    page.wait_for_function(
        "!document.querySelector('.hand .up') || document.querySelector('.says')"
    )
    page.wait_for_timeout(60)  # until the room has said whether it may
    (act if act.is_enabled() or not passing.count() else passing).click()


def mezza(page: Page, dice: Random) -> None:
    """Chooses, claims what it can, and lays the first heap that fits."""
    claims = page.locator(".claim, .take, .mezza .slot.may")
    if claims.count():
        any_of(claims, dice).click()
        return
    act = page.locator(".act")
    if not act.count():
        page.locator(".let-be").click()
        return
    if not page.locator(".heap.up").count():
        any_of(page.locator(".heap:not(.dim)"), dice).click()
    act.click()  # which waits until the room has said that it may


def serie(page: Page, dice: Random) -> None:
    """Tries to lay one tile on some series, takes it back if that may not be, and draws."""
    rack, here = page.locator(".rack .piece"), page.locator(".serie .here")
    if page.locator(".serie .place").count() and rack.count():
        any_of(rack, dice).click()
        if here.count():
            any_of(here, dice).click()
            page.locator(".series.no, .act:enabled").first.wait_for()
            if page.locator(".act:enabled").count():
                page.locator(".act").click()
                return
            page.locator(".reset").click()
        else:
            page.locator(".rack .up").click()
    page.locator(".draw, .pass").first.click()


HANDS: Final[Mapping[str, Hand]] = {
    "batasaurus": batasaurus,
    "ksar": ksar,
    "kiza": kiza,
    "mezza": mezza,
    "serie": serie,
}
