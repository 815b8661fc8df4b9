"""Says in pytest's words which rooms `make fast` need not ask, as nothing they know has changed."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/parlour/games/"
APART = ("docs/", "changes/", "bench/", "README.md", "CHANGES.md")  # no room knows these


def changed() -> set[str]:
    """The files that differ from main, and those that git does not know yet."""
    base = git("merge-base", "HEAD", "main")
    if not base:
        return set()
    differing = git("diff", "--name-only", base[0])
    return {*differing, *git("ls-files", "--others", "--exclude-standard")}


def git(*words: str) -> list[str]:
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return [] if said.returncode else said.stdout.split()


def spared(rooms: set[str], files: set[str]) -> list[str]:
    """Nobody is, when nothing has changed or something that a room may know."""
    touched = {room for room in rooms if any(file.startswith(f"{GAMES}{room}/") for file in files)}
    out_of_sight = (*APART, *(f"{GAMES}{room}/" for room in touched))
    spares = all(file.startswith(out_of_sight) for file in files)
    return sorted(rooms - touched) if files and spares else []


if __name__ == "__main__":
    rooms = {path.parent.name for path in ROOT.glob(f"{GAMES}*/__init__.py")}
    print(" and ".join(f"not {room}" for room in spared(rooms, changed())))
