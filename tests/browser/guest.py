"""Somebody at a browser: opens pages, and keeps every complaint that the browser has."""

import json
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from tests.browser.hands import HANDS
from tests.houses import HERE

PATIENCE = 15_000  # milliseconds
QUIET = {"motion": "none", "theme": "day", "animal": 7, "name": "Mia"}
# What a machine without a graphics card says of itself, and a browser that is to keep nothing.
HARMLESS = ("GL Driver Message", "Service Worker registration blocked")


class Guest:
    """One person, one browser, one memory of complaints."""

    def __init__(
        self,
        browser: Browser,
        port: int,
        *,
        settings: dict[str, Any] | None = None,
        size: tuple[int, int] = (1280, 800),
        language: str = "en-GB",
        **context: Any,
    ) -> None:
        self.house = f"http://{HERE}:{port}"
        how = {"service_workers": "block", **context}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, **how
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps(json.dumps({**QUIET, **(settings or {})}))
        self.context.add_init_script(
            "localStorage.getItem('parlour settings') ?? "
            f"localStorage.setItem('parlour settings', {chosen})"
        )
        self.complaints: list[str] = []
        self.dice = Random(7)
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)
        page.on("request", self.check)
        return page

    def hear(self, said: ConsoleMessage) -> None:
        harmless = any(words in said.text for words in HARMLESS)
        if said.type in {"error", "warning"} and not harmless:
            self.complaints.append(said.text)

    def check(self, request: Request) -> None:
        """No request leaves the host."""
        address = urlsplit(request.url)
        if address.scheme != "data" and address.hostname != HERE:
            self.complaints.append(f"asks a stranger: {request.url}")

    def visit(self, path: str = "/") -> Page:
        self.page.goto(self.house + path)
        return self.page

    def sit_down(self, game: str) -> Page:
        """From the first page to a table with bots, in one tap."""
        page = self.visit()
        page.locator(f'li:has([data-game="{game}"]) .ways .main').click()
        page.locator("main:not(:has(.notice))").wait_for()
        page.locator("footer .prompt:not(:empty)").wait_for()
        return page

    @property
    def over(self) -> bool:
        return self.page.locator("footer .ways").count() > 0

    @property
    def awaited(self) -> bool:
        return self.page.locator("footer.mine").count() > 0

    def play(self, game: str, moves: int = 10_000) -> int:
        """Play by pointing, so many moves or to the end; how many it took."""
        for move in range(moves):
            self.page.locator("footer.mine, footer .ways").first.wait_for()
            if self.over:
                return move
            HANDS[game](self.page, self.dice)
        return moves

    def leave(self) -> None:
        self.context.close()
