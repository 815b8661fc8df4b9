"""Furnishes `.venv` with what the lock files pin, and does nothing where it already has.

`python3 tools/venv.py check tree` installs requirements/check.txt, then this tree itself, so that
an edit counts at once. An older Python reads far enough to be told that it is too old.
"""

import hashlib
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever runs an older one deserves a sentence
    found = ".".join(str(part) for part in sys.version_info[:3])
    sys.exit(
        f"Parlour needs Python 3.11 or newer and this is {found}: "
        "install a newer one, or name the one you have, as in `make PYTHON=python3.12 play`."
    )

from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREE = "tree"


class Missing(Exception):
    """What only the person at the machine can give; the message names the cure."""


class Venv:
    """The virtual environment of a tree, and what is already in it."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.home = root / ".venv"
        self.python = self.home / "bin" / "python"
        self.made_of = "\n".join([sys.version, sys.base_prefix, str(root)])

    def furnish(self, *names: str) -> None:
        for name in names:
            if not self.stamped(name):
                self.stand()
                print(f"Furnishing .venv with what {name} needs, once.", flush=True)
                self.pip(*self.asked(name))
                self.stamp(name)

    def stand(self) -> None:
        """An environment of this very Python stands; one of another is replaced."""
        if not self.stamped("python"):
            if find_spec("ensurepip") is None:
                raise Missing(NO_VENV)
            run(sys.executable, "-m", "venv", "--clear", str(self.home))
            self.stamp("python")

    def pip(self, *asked: str) -> None:
        quiet = ["-qq", "--disable-pip-version-check", "--no-input"]
        run(str(self.python), "-m", "pip", "install", *quiet, *asked)

    def asked(self, name: str) -> list[str]:
        if name == TREE:
            return ["--no-deps", "--no-build-isolation", "--editable", str(self.root)]
        return ["--require-hashes", "--requirement", str(self.source(name))]

    def source(self, name: str) -> Path:
        """The file that says what this name stands for."""
        return self.root / ("pyproject.toml" if name == TREE else f"requirements/{name}.txt")

    def stamped(self, name: str) -> bool:
        stamp = self.home / f"{name}.stamp"
        return stamp.is_file() and stamp.read_text() == self.fingerprint(name)

    def stamp(self, name: str) -> None:
        (self.home / f"{name}.stamp").write_text(self.fingerprint(name))

    def fingerprint(self, name: str) -> str:
        """Changes with the lock, with the Python, and when the tree is moved."""
        source = "" if name == "python" else self.source(name).read_text()
        return hashlib.sha256(f"{self.made_of}\n{source}".encode()).hexdigest()


NO_VENV = (
    f"The Python at {sys.executable} cannot make a virtual environment: install its venv module "
    "(on Debian and Ubuntu: apt-get install python3-venv), or name another Python, "
    "as in `make PYTHON=python3.12 play`."
)


def run(*command: str) -> None:
    code = subprocess.run(command, check=False).returncode
    if code:
        raise Missing(f"`{' '.join(command)}` stopped with {code}; its reason stands above.")


if __name__ == "__main__":
    try:
        Venv().furnish(*sys.argv[1:])
    except Missing as missing:
        sys.exit(str(missing))
