"""Plants faults by hand, one after the other, and shows which of them no test notices.

They stand in tests/planted.toml: a sentence, a file of the package, what it said and what it says
instead. The work is done in a copy under .cache/, so that the tree is never touched.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants import COPIED, ROOT, replace

OF_CORE = ("match", "dice", "evenness", "fair", "fair_vectors", "verify", "record", "rulebook")
ASKED = [*(f"tests/test_{part}.py" for part in (*OF_CORE, "table", "contract", "played"))]
TOY = "src/parlour/games/petitwhist/tests"
OTHERS = "not (batasaurus or kiza or ksar or mezza or serie)"


@dataclass(frozen=True)
class Fault:
    """A line made wrong, and what that does, in a sentence."""

    says: str
    file: str
    was: str
    is_: str

    def planted(self, text: str) -> str:
        if text.count(self.was) != 1:
            found = text.count(self.was)
            raise ValueError(f"{self.file} holds {self.was!r} {found} times, not once: mend it.")
        return text.replace(self.was, self.is_)


def faults(root: Path = ROOT) -> Iterator[Fault]:
    for entry in tomllib.loads((root / "tests/planted.toml").read_text())["fault"]:
        yield Fault(entry["says"], entry["file"], entry["was"], entry["is"])


def noticed(fault: Fault, copy: Path) -> bool:
    """Whether a test fails while the fault is in."""
    path = copy / "src/parlour" / fault.file
    sound = path.read_text()
    path.write_text(fault.planted(sound))
    try:
        return asked(copy)
    finally:
        path.write_text(sound)


def asked(copy: Path) -> bool:
    """Whether any of the quick tests of the house and of the toy fails."""
    quick = ["-x", "-q", "-m", "not long", "-k", OTHERS, "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", TOY, *ASKED, *quick, "--hypothesis-profile=mutants"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{done.stdout[-2000:]}{done.stderr}\nThe tests could not be asked.")
    return done.returncode == 1


def main() -> None:
    copy = ROOT / ".cache/planted"
    for name in COPIED:
        replace(ROOT / name, copy / name)
    if asked(copy):
        sys.exit("A test fails before anything is planted: mend the tree first.")
    missed = []
    for number, fault in enumerate(faults(), 1):
        found = noticed(fault, copy)
        missed += [] if found else [fault]
        print(f"{number:>2} {'noticed' if found else 'MISSED '}  {fault.says}", flush=True)
    print(f"{number - len(missed)} of {number} planted faults were noticed")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
