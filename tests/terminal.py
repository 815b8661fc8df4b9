"""`parlour` in a process of its own, as whoever types it meets it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HURRIED = ("--pace", "0", "--no-clock")  # nobody thinks, and nobody is waited for


class Said(NamedTuple):
    status: int
    out: str
    err: str


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "parlour.cli.main", *words]


def surroundings(**more: str) -> dict[str, str]:
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return {**plain, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8", **more}


def parlour(*words: str, typed: str = "", at: Path | None = None, **env: str) -> Said:
    done = subprocess.run(
        command(*words),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=at,
        env=surroundings(**env),
        timeout=300,
    )
    return Said(done.returncode, done.stdout, done.stderr)
