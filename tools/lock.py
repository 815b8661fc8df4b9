"""Writes every lock file in requirements/: all versions pinned, all files hashed, no host named.

What is pinned stays pinned while it still fits; `make lock ARGS=--upgrade` takes newer versions.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Each lock, what it is made from, and the lock whose versions it shares.
LOCKS = {
    "play": ["pyproject.toml", "requirements/play.in"],
    "check": ["pyproject.toml", "--extra=swift", "requirements/play.in", "requirements/check.in"],
    "lock": ["requirements/lock.in"],
    "node": ["requirements/node.in"],
}
SHARED = {"check": "play"}


def lock(name: str, *extra: str) -> None:
    target = f"requirements/{name}.txt"
    shared = [f"--constraint=requirements/{SHARED[name]}.txt"] if name in SHARED else []
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "--quiet"),
            *("--universal", "--python-version=3.11", "--generate-hashes"),
            *("--custom-compile-command=make lock", f"--output-file={target}"),
            *(*LOCKS[name], *shared, *extra),
        ],
        check=True,
        cwd=ROOT,
    )


if __name__ == "__main__":
    for each in LOCKS:
        lock(each, *sys.argv[1:])
