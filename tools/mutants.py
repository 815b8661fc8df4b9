"""Breaks the rules in every small way that mutmut knows, and shows the breaks that no test notices.

The work is done in a copy under .cache/, and a run that was interrupted goes on where it stopped.
"""

import argparse
import ast
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.survivors import Mutant, Verdict, accepted, is_guard

ROOT = Path(__file__).resolve().parent.parent
COPIED = ["src", "tests", "tools", "conftest.py", "pyproject.toml"]
READS = "from tests.tree import"
PROCESSES = 2
AT_ONCE = [f"--max-children={PROCESSES}"]


@dataclass(frozen=True)
class Campaign:
    """What is broken, who is asked to notice, and where survivors are accepted."""

    name: str
    broken: list[str]
    asked: list[str]
    survivors: Path
    root: Path = ROOT

    @property
    def copy(self) -> Path:
        return self.root / ".cache/mutants" / self.name


def room(name: str, root: Path = ROOT) -> Campaign:
    """A room's rules, asked by its own tests and by what every room promises."""
    home = f"src/parlour/games/{name}"
    broken = [f"{home}/rules.py", f"{home}/rules/*.py"]
    asked = [f"{home}/tests", *promises(root), "-k", name]
    return Campaign(name, broken, asked, root / home / "tests/survivors.toml", root)


def promises(root: Path) -> list[str]:
    return [path for path in ["tests/test_contract.py"] if (root / path).is_file()]


def part(name: str, root: Path = ROOT) -> Campaign:
    """A wing, asked by the tests that know it; but those that read the tree would read mutmut."""
    tests = {f"tests/{test.name}": test.read_text() for test in root.glob("tests/test_*.py")}
    knows = re.compile(rf"^(?:from|import) parlour\.{name}\b", re.MULTILINE)
    asked = sorted(t for t, text in tests.items() if knows.search(text) and READS not in text)
    broken = [f"src/parlour/{name}/*.py"]
    return Campaign(name, broken, asked, root / f"tests/survivors/{name}.toml", root)


def prepare(campaign: Campaign, believe: bool) -> None:
    """The copy is of the tree as it is now; what an older one taught is believed or dropped."""
    stamp, now = campaign.copy / "copied.stamp", fingerprint(campaign.root)
    if stamp.is_file() and stamp.read_text() == now:
        return
    if campaign.copy.exists() and not believe:
        shutil.rmtree(campaign.copy)
    for name in COPIED:
        replace(campaign.root / name, campaign.copy / name)
    (campaign.copy / "setup.cfg").write_text(settings(campaign))
    stamp.write_text(now)


def replace(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def fingerprint(root: Path) -> str:
    """Changes with the code, with the tests and with how they are run."""
    seen = hashlib.sha256(Path(__file__).read_bytes())
    for name in COPIED:
        for path in sorted([root / name, *(root / name).rglob("*")]):
            if path.is_file() and "__pycache__" not in path.parts:
                seen.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return seen.hexdigest()


def settings(campaign: Campaign) -> str:
    """What mutmut is told. It waits long, lest a busy machine look like a mutant noticed."""
    options = {
        "source_paths": ["src"],
        "only_mutate": campaign.broken,
        "also_copy": COPIED,
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "--hypothesis-profile=mutants"],
        "pytest_add_cli_args_test_selection": [*campaign.asked, "-m", "not long"],
        "timeout_constant": ["5"],
        "timeout_multiplier": ["20"],
        "use_git_change_detection": ["false"],
        "on_dependency_change": ["ignore"],
    }
    lines = (f"{key} =\n    " + "\n    ".join(values) for key, values in options.items())
    return "[mutmut]\n" + "\n".join(lines) + "\n"


def mutmut(campaign: Campaign, *words: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "mutmut", *words],
        cwd=campaign.copy,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        last = ran.stdout[-3000:] + ran.stderr
        sys.exit(f"{last}\nmutmut {words[0]} stopped with {ran.returncode}; why stands above.")
    return ran.stdout


def mutants(campaign: Campaign) -> Iterator[Mutant]:
    for line in mutmut(campaign, "results", "--all", "true").splitlines():
        name, _, fate = line.strip().partition(": ")
        if "__mutmut_" in name:
            yield Mutant(name, fate)


def show(campaign: Campaign, mutant: Mutant) -> str:
    """The lines that a mutant takes away, and those it puts in their place."""
    diff = mutmut(campaign, "show", mutant.name).splitlines()
    changed = (line for line in diff if line[:1] in {"-", "+"})
    return "\n".join(line for line in changed if line[:4] not in {"--- ", "+++ "})


def untouched(campaign: Campaign) -> Iterator[str]:
    """Functions that mutmut passes over, because a decorator stands in its way."""
    for pattern in campaign.broken:
        for path in sorted(campaign.root.glob(pattern)):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.FunctionDef) and node.decorator_list:
                    yield f"{path.name}:{node.name}"


def run(campaign: Campaign, believe: bool) -> Verdict:
    prepare(campaign, believe)
    mutmut(campaign, "run", *AT_ONCE)
    if believe and (again := [m.name for m in mutants(campaign) if not m.noticed]):
        mutmut(campaign, "run", *AT_ONCE, *again)
    found = list(mutants(campaign))
    alive = [mutant for mutant in found if not mutant.noticed]
    with ThreadPoolExecutor(PROCESSES) as pool:
        diffs = dict(zip(alive, pool.map(partial(show, campaign), alive), strict=True))
    guards = {mutant for mutant, diff in diffs.items() if is_guard(diff)}
    return Verdict(
        [mutant for mutant in found if mutant not in guards],
        {mutant: diff for mutant, diff in diffs.items() if mutant not in guards},
        accepted(campaign.survivors),
        len(guards),
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    which = words.add_mutually_exclusive_group(required=True)
    which.add_argument("--room", type=room, dest="campaign", help="break a room's rules.py")
    which.add_argument("--part", type=part, dest="campaign", help="break a wing, such as core")
    words.add_argument("--believe", action="store_true", help="ask again about survivors alone")
    said = words.parse_args()
    verdict = run(said.campaign, said.believe)
    print(*verdict.report(), sep="\n")
    if passed_over := sorted(untouched(said.campaign)):
        print("Not broken, being decorated:", ", ".join(passed_over))
    objections = list(verdict.objections())
    sys.exit("\n".join(objections) if objections else 0)


if __name__ == "__main__":
    main()
