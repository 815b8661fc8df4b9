"""Four languages in step: the same clauses in every rulebook, the same messages in every text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.rulebook import LANGUAGES, read_rulebook, rulebook_path
from tests.tree import ROOT, files, grow

Shape = dict[str, set[str]]  # each message, term and attribute, with the parts it names


def rulebooks(root: Path) -> Iterator[Path]:
    """The English original of everything that has numbered clauses."""
    for path in files(root / "src", ".md"):
        if "." not in path.stem:
            yield path


def clauses_out_of_step(root: Path) -> Iterator[str]:
    for original in rulebooks(root):
        wanted = list(read_rulebook(original.read_text()))
        for language in LANGUAGES:
            path = rulebook_path(original.parent, language, original.stem)
            if not path.is_file():
                yield f"{path.relative_to(root)}: is missing"
            elif wrong := set(wanted) ^ set(said := list(read_rulebook(path.read_text()))):
                yield f"{path.relative_to(root)}: only one of the two has {sorted(wrong)}"
            elif said != wanted:
                yield f"{path.relative_to(root)}: in another order"


def messages_out_of_step(root: Path) -> Iterator[str]:
    """Every folder of texts speaks all languages, and each says what the English one says."""
    for folder in sorted({path.parent for path in files(root / "src", ".ftl")}):
        wanted = shape(folder / "en.ftl")
        spoken = {path.stem for path in files(folder, ".ftl")}
        for language in sorted(spoken | set(LANGUAGES)):
            path = folder / f"{language}.ftl"
            yield from (f"{path.relative_to(root)}: {what}" for what in differing(path, wanted))


def differing(path: Path, wanted: Shape) -> Iterator[str]:
    if not path.is_file():
        yield "is missing"
        return
    said = shape(path)
    for name in sorted(wanted.keys() | said.keys()):
        if name not in said:
            yield f"does not say {name}"
        elif name not in wanted:
            yield f"says {name}, and English does not"
        elif said[name] != wanted[name]:
            yield f"names other parts in {name}: {sorted(said[name] ^ wanted[name])}"


def shape(path: Path) -> Shape:
    """Terms are left out: they are a language's own affair."""
    said: Shape = {}
    for entry in FluentParser().parse(path.read_text()).body if path.is_file() else []:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            said |= {name: parts(entry.value)} if entry.value else {}
            said |= {f"{name}.{each.id.name}": parts(each.value) for each in entry.attributes}
        elif isinstance(entry, ast.Junk):
            said[f"what cannot be read, {entry.content!r}"] = set()
    return said


def parts(pattern: ast.Pattern) -> set[str]:
    found = Parts()
    found.visit(pattern)
    return found.names


class Parts(Visitor):
    """Walks a sentence and keeps the names of its parts."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - theirs
        self.names.add(node.id.name)


def test_every_rulebook_has_the_same_clauses_in_every_language() -> None:
    assert list(clauses_out_of_step(ROOT)) == []


def test_every_text_says_the_same_in_every_language() -> None:
    assert list(messages_out_of_step(ROOT)) == []


KIZA = "src/parlour/games/kiza"
CLAUSES = "# KIZA\n\n- **1** One.\n- **2.1** Two.\n"
MESSAGES = "lays = { $who } lays { $card }.\n    .short = { $card }\n-own = x\n"
IN_STEP = {
    **{f"{KIZA}/RULEBOOK{language}.md": CLAUSES for language in ("", ".fr", ".nl", ".de")},
    **{f"{KIZA}/text/{language}.ftl": MESSAGES for language in LANGUAGES},
}


def test_what_is_in_step_passes(tmp_path: Path) -> None:
    other_words = "lays = { $card ->\n   *[one] { $who } legt.\n }\n    .short = { $card }\n"
    tree = grow(tmp_path, {**IN_STEP, f"{KIZA}/text/de.ftl": other_words})
    assert [*clauses_out_of_step(tree), *messages_out_of_step(tree)] == []


@pytest.mark.parametrize(
    "spoilt",
    [
        "- **1** Un.\n",
        CLAUSES + "- **3** Trois.\n",
        "- **2.1** Deux.\n- **1** Un.\n",
    ],
)
def test_a_rulebook_out_of_step_is_found(spoilt: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, {**IN_STEP, f"{KIZA}/RULEBOOK.fr.md": spoilt})
    assert list(clauses_out_of_step(tree))


@pytest.mark.parametrize(
    ("language", "spoilt"),
    [
        ("nl", "takes = { $who }"),
        ("nl", MESSAGES + "takes = { $who }\n"),
        ("nl", MESSAGES.replace("$who", "$whom")),
        ("nl", MESSAGES.replace(".short", ".long")),
        ("nl", MESSAGES + "what is this\n"),
        ("en", MESSAGES + "takes = { $who }\n"),
        ("da", "takes = { $who }"),
    ],
)
def test_a_text_out_of_step_is_found(language: str, spoilt: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, {**IN_STEP, f"{KIZA}/text/{language}.ftl": spoilt})
    assert list(messages_out_of_step(tree))


@pytest.mark.parametrize("path", [f"{KIZA}/RULEBOOK.nl.md", f"{KIZA}/text/nl.ftl"])
def test_a_language_that_is_missing_is_missed(path: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, IN_STEP)
    (tree / path).unlink()
    assert [*clauses_out_of_step(tree), *messages_out_of_step(tree)] == [f"{path}: is missing"]
