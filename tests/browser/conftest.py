"""A real browser, a real house behind it, and pages that complain aloud."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.guest import Guest
from tests.houses import House, house
from tools.chromium import chromium
from tools.client import Client

Inviting = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.nodeid:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium())
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all; its bots think for no longer than a test can wait."""
    Client().build()
    with house(tmp_path_factory.mktemp("house"), pause=0.02) as opened:
        yield opened


@pytest.fixture
def invite(browser: Browser, open_house: House) -> Iterator[Inviting]:
    """Guests with a browser of their own each; at the end none of them has heard an error."""
    guests: list[Guest] = []

    def come(**how: Any) -> Guest:
        guests.append(Guest(browser, open_house.port, **how))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
    assert [complaint for guest in guests for complaint in guest.complaints] == []


@pytest.fixture
def shots() -> Path:
    """Where pictures for people go; in no commit."""
    folder = Path(".cache/shots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


__all__ = ["Inviting", "Page"]
