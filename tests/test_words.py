"""One word for each thing: what `core/` and the rooms call things agrees with docs/words.md."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tree import ROOT, files, grow

PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
Words = tuple[str, ...]


class Glossary(NamedTuple):
    ours: set[Words]
    refused: set[Words]
    empty: set[Words]
    let_be: list[tuple[Words, str]]  # a word, and the files that may say it


class Name(NamedTuple):
    path: str
    line: int
    text: str
    is_class: bool


def glossary(page: str) -> Glossary:
    terms, empty, let_be = (rows(table) for table in tables(page))
    return Glossary(
        ours={words(term) for row in terms for term in row[0].split(", ")},
        refused={words(term) for row in terms for term in row[2].split(", ")},
        empty={words(term) for row in empty for term in row[0].split(", ")},
        let_be=[(words(row[0]), row[1].strip("`")) for row in let_be],
    )


def tables(page: str) -> list[str]:
    return re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)


def rows(table: str) -> list[list[str]]:
    """The cells below the heading."""
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]


def words(name: str) -> Words:
    return tuple(part.lower() for part in PART.findall(name))


def names(root: Path) -> Iterator[Name]:
    """Whatever the rules give a name to; tests may speak as they like."""
    package = root / "src/parlour"
    for path in [*files(package / "core", ".py"), *files(package / "games", ".py")]:
        inside = path.relative_to(package)
        if "tests" not in inside.parts:
            for node in ast.walk(ast.parse(path.read_text())):
                for text in given(node):
                    is_class = isinstance(node, ast.ClassDef)
                    yield Name(inside.as_posix(), getattr(node, "lineno", 1), text, is_class)


def given(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.arg(arg=name) | ast.alias(asname=str(name)):
            yield name
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            yield name
        case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            yield name
        case _:
            pass


def says(name: str, term: Words) -> bool:
    """The term's words follow each other in the name; the last may be a plural."""
    said, last = words(name), len(term) - 1
    stretches = (said[i : i + len(term)] for i in range(len(said) - last))
    return any(s[:last] == term[:last] and s[last] in plurals(term[last]) for s in stretches)


def plurals(word: str) -> set[str]:
    return {word, f"{word}s", f"{word}es", re.sub("y$", "ies", word)}


def breaches(root: Path, ours: Glossary) -> Iterator[str]:
    for name in names(root):
        for term in ours.refused | (ours.empty if name.is_class else set()):
            if says(name.text, term) and not is_let_be(name, term, ours):
                yield f"{name.path}:{name.line}: {name.text} says {' '.join(term)}"


def is_let_be(name: Name, term: Words, ours: Glossary) -> bool:
    return any(term == word and fnmatch(name.path, where) for word, where in ours.let_be)


PAGE = (ROOT / "docs/words.md").read_text()


def test_the_rules_speak_the_house_s_words() -> None:
    assert list(breaches(ROOT, glossary(PAGE))) == []


def test_no_word_is_both_ours_and_refused() -> None:
    ours = glossary(PAGE)
    assert len(ours.ours) > 25
    assert not ours.ours & ours.refused


def test_every_word_that_is_let_be_is_said() -> None:
    said = list(names(ROOT))
    for word, where in glossary(PAGE).let_be:
        assert any(fnmatch(name.path, where) and says(name.text, word) for name in said), word


LITTLE_PAGE = """
| word | what it is | what we do not say |
| --- | --- | --- |
| move | | action, command |
| turn | | active player |

| empty words |
| --- |
| data, handler |

| word | where | why |
| --- | --- | --- |
| action | `games/mezza/*.py` | its rulebook says so |
"""


@pytest.mark.parametrize(
    "text",
    [
        "def last_action(): ...",
        "class ActionList: ...",
        "ACTIONS = []",
        "def f(command): ...",
        "import x as action",
        "for action in []: ...",
        "match 1:\n    case action: ...",
        "self.active_players = 2",
        "class MoveHandler: ...",
        "[action for action in []]",
    ],
)
def test_a_refused_word_is_heard(text: str, tmp_path: Path) -> None:
    assert heard(tmp_path, "games/kiza/rules.py", text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/kiza/rules.py", "from library import Action\nAction().command(action=1)"),
        ("games/kiza/rules.py", "def transaction(data, player_active): ..."),
        ("games/kiza/tests/test_rules.py", "action = 1"),
        ("games/mezza/rules.py", "action = 1"),
    ],
)
def test_other_words_are_free(path: str, text: str, tmp_path: Path) -> None:
    assert heard(tmp_path, path, text) == []


def heard(root: Path, path: str, text: str) -> list[str]:
    tree = grow(root, {"src/parlour/core/match.py": "", f"src/parlour/{path}": text})
    return list(breaches(tree, glossary(LITTLE_PAGE)))
