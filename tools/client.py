"""Builds the client where it is stale, and does nothing where it is not.

`python -m tools.client` builds into `src/parlour/server/static/`; with `types` or `test` it asks
the types or the unit tests of the client instead.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import node
from tools.venv import ROOT, Missing

OUT_OF_GIT = {"node_modules"}
WAYS = {"build": "build", "types": "types", "test": "test"}


class Client:
    """The client of a tree, and what of it has been made already."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root, self.home = root, root / "client"
        self.built = root / "src/parlour/server/static"
        self.stamps = self.home / "node_modules"

    def build(self) -> bool:
        """Whether there was anything to build."""
        now = fingerprint(self.sources())
        if self.stamped("build", now) and (self.built / "index.html").is_file():
            return False
        print("Building the client, which has changed.", flush=True)
        self.npm("build")
        self.stamp("build", now)
        return True

    def npm(self, script: str) -> None:
        self.furnish()
        self.run("run", "--silent", script)

    def furnish(self) -> None:
        """The packages of the lock stand beside the client."""
        now = fingerprint([self.home / "package-lock.json"])
        if not self.stamped("packages", now):
            print("Furnishing the client with what its lock names, once.", flush=True)
            self.run("ci", "--no-audit", "--no-fund", "--loglevel=error")
            self.stamp("packages", now)

    def run(self, *words: str) -> None:
        here = Path.cwd()
        os.chdir(self.home)
        try:
            code = node.run(["npm", *words])
        finally:
            os.chdir(here)
        if code:
            raise Missing(f"`npm {' '.join(words)}` stopped with {code}; its reason stands above.")

    def sources(self) -> Iterator[Path]:
        """All that the built client is made from: its own files, and the house's texts."""
        for path in sorted(self.home.iterdir()):
            if path.name not in OUT_OF_GIT:
                yield from sorted(path.rglob("*")) if path.is_dir() else [path]
        for pattern in ("**/*.ftl", "**/RULEBOOK*.md", "core/HOUSE*.md"):
            yield from sorted((self.root / "src/parlour").glob(pattern))

    def stamped(self, name: str, now: str) -> bool:
        stamp = self.stamps / f".{name}.stamp"
        return stamp.is_file() and stamp.read_text() == now

    def stamp(self, name: str, now: str) -> None:
        (self.stamps / f".{name}.stamp").write_text(now)

    def forget(self) -> None:
        shutil.rmtree(self.built, ignore_errors=True)


def fingerprint(paths: Iterator[Path] | list[Path]) -> str:
    """Changes with the name or the text of any of the files, and with no date."""
    found = hashlib.sha256()
    for path in paths:
        if path.is_file():
            found.update(f"{path.name}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return found.hexdigest()


def main(arguments: list[str]) -> None:
    way = arguments[0] if arguments else "build"
    if way not in WAYS:
        raise Missing(f"There is no way `{way}`; there are {', '.join(WAYS)}.")
    if way == "build":
        Client().build()
    else:
        Client().npm(WAYS[way])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Missing as missing:
        sys.exit(str(missing))
