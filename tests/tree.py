"""The files of this tree, or of a small one that a test grows."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = [".git", *(line.rstrip("/") for line in (ROOT / ".gitignore").read_text().split())]


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    """Every file that git would keep, in order; with suffixes, those alone."""
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern) for pattern in LEFT_OUT):
            continue
        if path.is_dir():
            yield from files(path, *suffixes)
        elif not suffixes or path.suffix in suffixes:
            yield path


def grow(root: Path, texts: Mapping[str, str]) -> Path:
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root
