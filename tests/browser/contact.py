"""The contact sheet of docs/contact-sheet.md: every game in the middle, three widths, two lights.

`make pictures` plays each game once a width, and lays what was seen on one sheet.
"""

import base64
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Guest
from tests.browser.hands import HANDS
from tests.browser.pictures import MIDDLE, THEMES, WIDTHS
from tests.houses import house
from tools.chromium import chromium
from tools.client import Client

SHEET: Final = Path("docs/contact-sheet.webp")
ORDER: Final = ("kiza", "mezza", "batasaurus", "ksar", "serie")
EARLY: Final = {"batasaurus": 0}  # while its dinosaurs are to be seen
MOST: Final = 600_000  # bytes
QUALITIES: Final = (0.9, 0.8, 0.7, 0.6, 0.5)
TALL, GAP = 330, 8  # pixels of a picture on the sheet, and between two

LAY = """async ([rows, tall, gap, quality]) => {
    const load = source => new Promise(done => {
        const image = new Image();
        image.onload = () => done(image);
        image.src = source;
    });
    const shown = await Promise.all(rows.map(row => Promise.all(row.map(load))));
    const wide = image => Math.round((tall * image.naturalWidth) / image.naturalHeight);
    const sheet = document.createElement("canvas");
    sheet.width = shown[0].reduce((sum, image) => sum + wide(image) + gap, gap);
    sheet.height = shown.length * (tall + gap) + gap;
    const pen = sheet.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.fillStyle = "#8d8579";
    pen.fillRect(0, 0, sheet.width, sheet.height);
    shown.forEach((row, down) => {
        let x = gap;
        for (const image of row) {
            pen.drawImage(image, x, gap + down * (tall + gap), wide(image), tall);
            x += wide(image) + gap;
        }
    });
    return sheet.toDataURL("image/webp", quality).split(",")[1];
}"""


def shots(browser: Browser, port: int, game: str, width: int) -> list[str]:
    """The middle of a match, once in each light, as pictures that a page can load."""
    guest = Guest(browser, port, size=(width, WIDTHS[width]))
    guest.sit_down(game)
    guest.play(game, EARLY.get(game, MIDDLE[game]))
    guest.page.locator("footer.mine, footer .ways").first.wait_for()
    guest.page.wait_for_timeout(900)
    found = []
    for theme in THEMES:
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        guest.page.wait_for_timeout(200)
        picture = base64.b64encode(guest.page.screenshot()).decode()
        found.append(f"data:image/png;base64,{picture}")
    guest.leave()
    return found


def sheet(browser: Browser, rows: list[list[str]]) -> bytes:
    """All of them on one sheet, as fine as its size allows."""
    page = browser.new_page()
    laid = b""
    for quality in QUALITIES:
        laid = base64.b64decode(page.evaluate(LAY, [rows, TALL, GAP, quality]))
        if len(laid) <= MOST:
            break
    page.close()
    return laid


def main() -> None:
    assert set(ORDER) == set(HANDS)
    Client().build()
    with (
        tempfile.TemporaryDirectory() as store,
        house(Path(store), pause=0.01) as opened,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        rows = [
            [shot for width in WIDTHS for shot in shots(browser, opened.port, game, width)]
            for game in ORDER
        ]
        SHEET.write_bytes(sheet(browser, rows))
        browser.close()
    print(f"{SHEET}: {SHEET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
