"""Finds Chromium for the tests that look at a page, and installs it where that is allowed."""

import os
import shutil
import subprocess

from tools.venv import Missing

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

NONE = (
    "The browser tests need Chromium: install it "
    "(on Debian and Ubuntu: apt-get install chromium), then run this again."
)


def chromium() -> str:
    """The program to start."""
    return found() or installed()


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def installed() -> str:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", *words], env=quiet, check=False)
    if program := found():
        return program
    raise Missing(NONE)


if __name__ == "__main__":
    try:
        print(chromium())
    except Missing as missing:
        raise SystemExit(str(missing)) from None
