"""Pictures of every game, for people to look at: `python -m tests.browser.pictures FOLDER`.

Each game is played once a width, and shown by day and by lamp at its start, middle and end.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Guest
from tests.browser.hands import HANDS
from tests.houses import house
from tools.chromium import chromium
from tools.client import Client

WIDTHS: Final = {360: 740, 768: 1024, 1440: 900}
THEMES: Final = ("day", "lamp")
MIDDLE: Final = {"batasaurus": 8, "ksar": 5, "kiza": 14, "mezza": 24, "serie": 12}
END: Final = {"kiza": 40}  # a long game, of which the last third looks like this


def show(guest: Guest, file: Path) -> None:
    """The page as it stands, once in each light."""
    for theme in THEMES:
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        guest.page.wait_for_timeout(80)
        guest.page.screenshot(path=f"{file}-{theme}.jpg", type="jpeg", quality=72)


def picture(browser: Browser, port: int, game: str, width: int, folder: Path) -> None:
    guest = Guest(browser, port, size=(width, WIDTHS[width]))
    guest.sit_down(game)
    guest.page.locator("footer.mine").wait_for()
    guest.page.wait_for_timeout(600)
    show(guest, folder / f"{game}-{width}-1")
    guest.play(game, MIDDLE.get(game, 10))
    guest.page.locator("footer.mine, footer .ways").first.wait_for()
    guest.page.wait_for_timeout(600)
    show(guest, folder / f"{game}-{width}-2")
    guest.play(game, END.get(game, 400))
    guest.page.wait_for_timeout(600)
    show(guest, folder / f"{game}-{width}-3")
    guest.leave()


def main(folder: str, *games: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    Client().build()
    with (
        tempfile.TemporaryDirectory() as store,
        house(Path(store), pause=0.01) as opened,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        for game in games or HANDS:
            for width in WIDTHS:
                picture(browser, opened.port, game, width, Path(folder))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
