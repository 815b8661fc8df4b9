"""A lock file pins every version, hashes every file, and names no place to fetch them from."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NAME = re.compile(r"[A-Za-z0-9._-]+")

locks = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)


def flaws(lock: str) -> Iterator[str]:
    """Each line of a lock file that promises too little or says too much."""
    entries = re.sub(r"\\\n *", "", re.sub(r"(?m)^ *#.*\n?", "", lock))
    for entry in entries.splitlines():
        pin, *hashes = entry.split("--hash=")
        if not re.fullmatch(r"[a-z0-9-]+==[^ ;]+ *(;[^/]+)?", pin):
            yield f"not a pinned package: {pin}"
        if not hashes or not all(re.fullmatch(r"sha256:[0-9a-f]{64} *", h) for h in hashes):
            yield f"without a hash: {pin}"
    if re.search(r"//|@|--(extra-)?index|--find-links", lock):
        yield "names a place"


def pinned(lock: str) -> set[str]:
    return set(re.findall(r"(?m)^([a-z0-9-]+)==", lock))


def asked(requirements: list[str]) -> set[str]:
    """The packages that lines of an .in file or of pyproject.toml ask for."""
    names = [NAME.match(line) for line in requirements]
    return {re.sub(r"[._-]+", "-", name[0].lower()) for name in names if name}


@locks
def test_a_lock_is_pinned_hashed_and_names_no_host(lock: Path) -> None:
    assert list(flaws(lock.read_text())) == []


@locks
def test_a_lock_holds_what_its_source_asks_for(lock: Path) -> None:
    wanted = asked(lock.with_suffix(".in").read_text().splitlines())
    assert wanted
    assert wanted <= pinned(lock.read_text())


def test_the_locks_hold_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needs = asked(project["dependencies"])
    extras = asked([line for extra in project["optional-dependencies"].values() for line in extra])
    play, check = (pinned((ROOT / f"requirements/{name}.txt").read_text()) for name in LAYERS)
    assert needs <= play <= check
    assert extras <= check


LAYERS = ("play", "check")
SOUND = f"rich==15.0.0 ; python_version < '4' \\\n    --hash=sha256:{'0' * 64}\n    # via parlour\n"


def test_a_sound_lock_has_no_flaw() -> None:
    assert list(flaws(SOUND)) == []


@pytest.mark.parametrize(
    "spoilt",
    [
        SOUND.replace("==", ">="),
        SOUND.replace("sha256", "md5"),
        SOUND.replace("0000", "", 1),
        "rich==15.0.0\n",
        "--index-url something\n" + SOUND,
        "rich @ file:///somewhere/rich.whl\n",
        SOUND + "# from https://example.org\n",
    ],
)
def test_a_spoilt_lock_is_found_out(spoilt: str) -> None:
    assert list(flaws(spoilt))
