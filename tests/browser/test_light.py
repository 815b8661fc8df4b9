"""How much a browser is sent, from where, and how soon one can play."""

import gzip
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Inviting
from tests.browser.guest import Guest
from tests.houses import HERE, House

MOST, MODEL = 120_000, 250_000  # bytes of scripts and styles, as they travel
FOUR_G: Final = {  # what browsers call a fast 4G line with losses
    "offline": False,
    "latency": 60,
    "downloadThroughput": 9_000_000 / 8,
    "uploadThroughput": 4_000_000 / 8,
}
SOON = 2_000  # milliseconds until the first table can be played at
SHIFTS = """new Promise(found => {
    let sum = 0;
    new PerformanceObserver(list => {
        for (const each of list.getEntries()) if (!each.hadRecentInput) sum += each.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => found(sum), 100);
})"""

BOXES = """[...document.querySelectorAll("footer, .hand, .model")].map(each => {
    const { top, height } = each.getBoundingClientRect();
    return `${Math.round(top)} ${Math.round(height)}`;
}).join()"""


class Freight:
    """What has arrived: scripts and styles by name, pressed, and who else was asked."""

    def __init__(self, guest: Guest) -> None:
        self.sizes: dict[str, int] = {}
        self.unpressed: list[str] = []
        guest.page.on("response", self.weigh)

    def weigh(self, answer: Response) -> None:
        name = urlsplit(answer.url).path
        if name.endswith((".js", ".css")):
            self.sizes[name] = len(gzip.compress(answer.body()))
            if answer.header_value("content-encoding") != "gzip":
                self.unpressed.append(name)

    @property
    def all(self) -> int:
        return sum(self.sizes.values())


def sizes(guest: Guest, game: str) -> Iterator[int]:
    """Bytes of the first page, then with a table of the game."""
    freight = Freight(guest)
    guest.visit()
    guest.page.wait_for_load_state("networkidle")
    yield freight.all
    guest.sit_down(game)
    guest.page.wait_for_load_state("networkidle")
    assert freight.unpressed == []
    yield freight.all


@pytest.mark.parametrize("game", ["batasaurus", "kiza", "mezza"])
def test_a_first_table_is_light(game: str, invite: Inviting) -> None:
    first, table = sizes(invite(), game)
    assert 0 < first < table <= MOST


def test_the_model_of_ksar_is_fetched_there_alone(invite: Inviting) -> None:
    flat = invite()
    flat.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    solid = invite()
    (_, without), (_, whole) = sizes(flat, "ksar"), sizes(solid, "ksar")
    solid.page.locator("canvas").wait_for()
    assert without <= MOST
    assert without < whole <= without + MODEL


def test_a_table_stands_soon_on_a_telephone_line(invite: Inviting) -> None:
    """The best of three: what a machine does beside is not the line's fault."""
    guest = invite(size=(360, 740))
    page = guest.sit_down("batasaurus")
    line = guest.context.new_cdp_session(page)
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", FOUR_G)
    assert min(opened(guest) for _ in range(3)) <= SOON


def opened(guest: Guest) -> int:
    """Milliseconds from following the link to the first thing that can be touched."""
    guest.page.reload(wait_until="commit")
    guest.page.locator(".piece, .ready").first.wait_for()
    return int(guest.page.evaluate("performance.now()"))


def test_nothing_jumps_while_the_page_is_laid(invite: Inviting) -> None:
    guest = invite(size=(360, 740))
    guest.visit()
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.evaluate(SHIFTS) < 0.02


@pytest.mark.parametrize("game", ["batasaurus", "ksar"])
def test_nothing_jumps_while_others_play(game: str, invite: Inviting) -> None:
    """The line of words and the court, or the cards, stay where they are whoever moves."""
    guest = invite(size=(360, 740))
    guest.sit_down(game)
    guest.play(game, 1)
    boxes = set()
    for _ in range(5):
        boxes |= {guest.page.evaluate(BOXES) for _ in range(4)}
        guest.play(game, 1)
    assert len(boxes) == 1


def test_only_the_house_is_asked(invite: Inviting, open_house: House) -> None:
    guest = invite()
    page = guest.sit_down("kiza")
    asked = {urlsplit(each["name"]).hostname for each in page.evaluate(ENTRIES)}
    assert asked == {HERE}


ENTRIES = "performance.getEntriesByType('resource').map(({ name }) => ({ name }))"


def test_the_page_is_kept_for_a_train_and_can_be_installed(invite: Inviting) -> None:
    guest = invite(service_workers="allow")
    page = guest.visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_role("heading", level=3).first.wait_for()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then(answer => answer.ok)", icon["src"])
    guest.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", level=3).first.wait_for()
    guest.complaints.clear()  # a browser says aloud that there is no line
