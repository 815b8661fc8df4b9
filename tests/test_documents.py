"""What a document shows, it has run.

In the documents of the root, of docs/ and of changes/, a block fenced as

- `python` runs from the top of its page to the bottom, in one namespace a page; its `>>>` lines
  must print what stands below them;
- `console` holds lines that begin with `$ `: each runs at the root of the tree with this
  environment's programs, and must print exactly the lines up to the next `$ `, where `...`
  stands for anything;
- anything else is for the eye alone, and so is what stands outside a fence. But a link must lead
  to a file, and a `make` target must be one.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tree import ROOT, files, grow

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)[^)]*\)")
TARGET = re.compile(r"(?:^|`)make ([a-z]+)", re.MULTILINE)
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    line: int
    kind: str
    text: str


class Differs(Exception):
    """A document shows one thing, and running it shows another."""


def documents(root: Path) -> list[Path]:
    folders = [root / "docs", root / "changes"]
    return [*sorted(root.glob("*.md")), *(page for f in folders for page in files(f, ".md"))]


def blocks(page: str) -> Iterator[Block]:
    for found in FENCE.finditer(page):
        yield Block(page.count("\n", 0, found.start()) + 2, found[1], found[2])


def run(page: Path, root: Path) -> None:
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page.read_text()):
        where = f"{page.relative_to(root)}:{block.line}"
        if block.kind == "console":
            talk(block.text, where, root)
        elif block.kind == "python" and ">>>" in block.text:
            compare(block, where, names)
        elif block.kind == "python":
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)


def compare(block: Block, where: str, names: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line - 1)
    heard: list[str] = []
    doctest.DocTestRunner(optionflags=LOOSELY).run(test, out=heard.append, clear_globs=False)
    names.update(test.globs)
    if heard:
        raise Differs("".join(heard))


def talk(text: str, where: str, root: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for said in re.findall(r"^\$ .*\n(?:(?!\$ ).*\n)*", text, re.MULTILINE):
        command, _, wanted = said[2:].partition("\n")
        ran = subprocess.run(
            ["bash", "-c", command],
            cwd=root,
            env={**os.environ, "PATH": path, "NO_COLOR": "1", "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=False,
        )
        got = ran.stdout + ran.stderr
        if not doctest.OutputChecker().check_output(wanted, got, doctest.ELLIPSIS):
            raise Differs(f"{where}: `{command}` does not print\n{wanted}but\n{got}")


def dead_ends(page: Path, root: Path) -> Iterator[str]:
    """Links to no file, and doors that the Makefile does not have."""
    text = page.read_text()
    for link in LINK.findall(text):
        if "://" not in link and not (page.parent / link).exists():
            yield f"{page.relative_to(root)} leads to {link}"
    doors = re.findall(r"^([a-z]+):", (root / "Makefile").read_text(), re.MULTILINE)
    for target in TARGET.findall(text):
        if target not in doors:
            yield f"{page.relative_to(root)} says make {target}"


pages = pytest.mark.parametrize(
    "page", documents(ROOT), ids=lambda page: page.relative_to(ROOT).as_posix()
)


@pages
def test_a_document_runs(page: Path) -> None:
    run(page, ROOT)


@pages
def test_a_document_leads_somewhere(page: Path) -> None:
    assert list(dead_ends(page, ROOT)) == []


def fenced(kind: str, text: str) -> str:
    return f"Some words.\n\n```{kind}\n{text}\n```\n"


@pytest.mark.parametrize(
    "page",
    [
        fenced("python", "assert 1 + 1 == 3"),
        fenced("python", ">>> 1 + 1\n3"),
        fenced("python", "x = 1") + fenced("python", ">>> x\n2"),
        fenced("console", "$ echo one\ntwo"),
        fenced("console", "$ true\n$ echo one"),
        fenced("console", "$ echo one\none\n$ no-such-program"),
    ],
)
def test_a_document_that_is_wrong_is_found_out(page: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, {"docs/page.md": page})
    with pytest.raises((Differs, AssertionError)):
        run(tree / "docs/page.md", tree)


@pytest.mark.parametrize(
    "page",
    [
        fenced("python", "x = 1") + fenced("python", ">>> x + 1\n2"),
        fenced("console", "$ echo one two three\none ... three\n$ true"),
        fenced("text", "$ no-such-program"),
    ],
)
def test_a_document_that_is_right_passes(page: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, {"docs/page.md": page})
    run(tree / "docs/page.md", tree)


@pytest.mark.parametrize("page", ["See [there](there.md).", "Say `make haste`.", "make haste\n"])
def test_a_dead_end_is_found(page: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, {"Makefile": "fast:\n", "docs/page.md": page})
    assert list(dead_ends(tree / "docs/page.md", tree))


def test_a_way_on_is_none(tmp_path: Path) -> None:
    page = "See [here](page.md#top), [there](https://example.org), say `make fast`."
    tree = grow(tmp_path, {"Makefile": "fast:\n", "docs/page.md": page})
    assert list(dead_ends(tree / "docs/page.md", tree)) == []
