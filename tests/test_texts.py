"""How texts are written: all readers of Fluent read them alike, and people read them gladly.

The reasons are in docs/why/one-text-for-all-readers.md.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from parlour.core.rulebook import LANGUAGES, read_rulebook, rulebook_path
from tests.fluent import Entry, entries, nodes
from tests.tree import ROOT, files, grow
from tools.typeset import main, typeset

# What is the same in another language as in English: a file, its message, and the reason.
ALIKE = {
    "src/parlour/words/text/fr.ftl: refused": "a clause is une clause",
    "src/parlour/games/kiza/text/fr.ftl: card": "a triangle is un triangle",
    "src/parlour/games/serie/text/de.ftl: amount": "a chip is ein Chip",
    "src/parlour/games/serie/text/de.ftl: earns": "a chip is ein Chip",
    "src/parlour/games/serie/text/de.ftl: refused-4-5": "a chip is ein Chip",
    **{
        f"src/parlour/games/batasaurus/text/{language}.ftl: card": "dinosaurs have Latin names"
        for language in LANGUAGES[1:]
    },
    **{
        f"src/parlour/words/screen/{where}": "some animals are called alike"
        for where in (
            *(
                "de.ftl: page-animal-otter",
                "de.ftl: page-animal-panda",
                "de.ftl: page-animal-tiger",
            ),
            *("de.ftl: page-animal-wolf", "fr.ftl: page-animal-lynx", "fr.ftl: page-animal-panda"),
            *("nl.ftl: page-animal-lynx", "nl.ftl: page-animal-otter", "nl.ftl: page-animal-panda"),
            *("nl.ftl: page-animal-wolf",),
        )
    },
}
A_NAME = "game"  # the message that is the name of a game, in every language its own

GAP = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
LOOSE = re.compile(rf"(?<![{GAP}])[;?!»]|(?<![{GAP}]):(?!\S)|«(?![{GAP}])")
TYPED = re.compile(r"'|\"|\.\.\.")


def words(entry: Entry) -> Iterator[str]:
    """The texts between the parts, of every variant and attribute."""
    for node in nodes(entry):
        if isinstance(node, ast.TextElement | ast.StringLiteral):
            yield node.value


def foreign(root: Path) -> Iterator[str]:
    """What one reader of Fluent may read otherwise than another."""
    for path in files(root / "src", ".ftl"):
        for entry in entries(path):
            for what in filter(None, map(strange, nodes(entry))):
                yield f"{path.relative_to(root)}: {entry.id.name} {what}"
            if isinstance(entry, ast.Term) and any(map(is_part, nodes(entry))):
                yield f"{path.relative_to(root)}: -{entry.id.name} names a part, and is given none"


def is_part(node: ast.BaseNode) -> bool:
    return isinstance(node, ast.VariableReference)


def strange(node: ast.BaseNode) -> str | None:
    match node:
        case ast.FunctionReference(id=ast.Identifier(name=name)):
            return f"calls {name}; let a part stand as it is"
        case ast.CallArguments():
            return "hands parts on; quote a message, which is given them all"
        case ast.MessageReference(attribute=ast.Identifier(name=name)):
            return f"quotes .{name}; quote a message of its own"
        case ast.TermReference(attribute=ast.Identifier(name=name)):
            return f"asks a term for .{name}; choose by a part"
        case ast.Placeable(expression=ast.Placeable()):
            return "has braces in braces"
        case ast.SelectExpression(selector=selector) if not is_part(selector):
            return "chooses by something else than a part"
        case ast.NumberLiteral(value=value) if not value.isdecimal():
            return f"compares with {value}; numbers are whole"
        case ast.Attribute(id=ast.Identifier(name=name)) if name != "you":
            return f"has an attribute .{name}, which nobody reads"
        case ast.Message(value=None):
            return "has no words but in an attribute"
        case _:
            return None


def ill_set(root: Path) -> Iterator[str]:
    """Signs from a typewriter, and French ones that a line could begin with."""
    for path in files(root / "src", ".ftl"):
        for entry in entries(path):
            for text in words(entry):
                yield from ill(text, path.stem, f"{path.relative_to(root)}: {entry.id.name}")
    for path in files(root / "src", ".md"):
        if path.name.endswith(".fr.md"):
            for clause, sentence in read_rulebook(path.read_text()).items():
                yield from ill(sentence, "fr", f"{path.relative_to(root)}: {clause}")


def ill(text: str, language: str, where: str) -> Iterator[str]:
    if found := TYPED.search(text):
        yield f"{where} has {found[0]} in “{text}”; `make fix` mends it"
    if language == "fr" and (found := LOOSE.search(text)):
        yield f"{where} has {found[0]} in “{text}” without a no-break space; `make fix` mends it"


def untranslated(root: Path) -> Iterator[str]:
    """What says in another language what it says in English."""
    for english, path in translations(root):
        original = said(english)
        for name, texts in said(path).items():
            if texts & original.get(name, set()):
                yield f"{path.relative_to(root)}: {name}"


def translations(root: Path) -> Iterator[tuple[Path, Path]]:
    """Each English text, with one in another language."""
    for path in files(root / "src", ".ftl", ".md"):
        for language in LANGUAGES[1:]:
            other = path.with_name(f"{language}.ftl")
            if path.suffix == ".md":
                other = rulebook_path(path.parent, language, path.stem)
            if "." not in path.stem and path.stem not in LANGUAGES[1:] and other.is_file():
                yield path, other


def said(path: Path) -> dict[str, set[str]]:
    """What each message or clause says, and any two words together in it."""
    if path.suffix == ".md":
        return {clause: {text} for clause, text in read_rulebook(path.read_text()).items()}
    return {entry.id.name: {*sayings(entry)} for entry in entries(path) if entry.id.name != A_NAME}


def sayings(entry: Entry) -> Iterator[str]:
    for node in nodes(entry):
        if isinstance(node, ast.Pattern):
            texts = [each.value for each in node.elements if isinstance(each, ast.TextElement)]
            yield from filter(None, [letters(" ".join(texts))])
            yield from (text for text in map(letters, texts) if " " in text)


def letters(text: str) -> str:
    return " ".join(re.findall(r"[^\W\d_]+", text)).lower()


TextRule = Callable[[Path], Iterator[str]]


@pytest.mark.parametrize("rule", [foreign, ill_set])
def test_texts_are_well_written(rule: TextRule) -> None:
    assert list(rule(ROOT)) == []


def test_nothing_is_left_in_english() -> None:
    assert sorted(set(untranslated(ROOT)) ^ ALIKE.keys()) == []


TEXT = "src/parlour/words/text"
RULES = "src/parlour/games/kiza/RULEBOOK"
ENGLISH = {
    f"{TEXT}/en.ftl": "lays = { $n ->\n    [1] { $who } lays.\n   *[other] is to { $n }\n }\n",
    f"{RULES}.md": "- **1** One seat.\n",
}


@pytest.mark.parametrize(
    ("rule", "path", "text"),
    [
        (foreign, f"{TEXT}/en.ftl", "n = { NUMBER($n) }"),
        (foreign, f"{TEXT}/en.ftl", 'n = { DATETIME($n, year: "numeric") }'),
        (foreign, f"{TEXT}/en.ftl", '-seat = seat\nn = { -seat(case: "the") }'),
        (foreign, f"{TEXT}/en.ftl", "-seat = seat { $n }"),
        (foreign, f"{TEXT}/en.ftl", "-seat = seat\n    .a = b\nn = { -seat.a ->\n *[b] c\n }"),
        (foreign, f"{TEXT}/en.ftl", "n = n\n    .you = y\nm = { n.you }"),
        (foreign, f"{TEXT}/en.ftl", "n = {{ $n }}"),
        (foreign, f"{TEXT}/en.ftl", "n = { 1 ->\n   *[one] 1\n }"),
        (foreign, f"{TEXT}/en.ftl", "n = { $n ->\n    [0.5] ½\n   *[one] 1\n }"),
        (foreign, f"{TEXT}/en.ftl", "n = n\n    .short = n"),
        (foreign, f"{TEXT}/en.ftl", "n =\n    .you = n"),
        (ill_set, f"{TEXT}/en.ftl", "n = it's { $who }"),
        (ill_set, f"{TEXT}/nl.ftl", 'n = { $n ->\n    [1] "een"\n   *[other] veel\n }'),
        (ill_set, f"{TEXT}/de.ftl", "n = Warte..."),
        (ill_set, f"{TEXT}/fr.ftl", "n = { $who } : rien"),
        (ill_set, f"{TEXT}/fr.ftl", "n = Qui ?"),
        (ill_set, f"{TEXT}/fr.ftl", "n = « { $who }\N{NO-BREAK SPACE}»"),
        (ill_set, f"{RULES}.fr.md", "- **1** Un ; deux."),
        (untranslated, f"{TEXT}/de.ftl", "lays = { $who } lays!"),
        (untranslated, f"{TEXT}/de.ftl", "lays = { $n ->\n    [1] legt\n   *[other] Lays\n }"),
        (untranslated, f"{TEXT}/de.ftl", "lays = { $who } is to { $n } lays"),
        (untranslated, f"{RULES}.nl.md", "- **1** One seat."),
    ],
)
def test_a_badly_written_text_is_found(
    rule: TextRule, path: str, text: str, tmp_path: Path
) -> None:
    assert list(rule(grow(tmp_path, {**ENGLISH, path: f"{text}\n"})))


@pytest.mark.parametrize(
    ("name", "typed", "printed"),
    [
        ("en.ftl", "it's { $who }...", "it’s { $who }…"),
        ("fr.ftl", "l'as : { $who } ; « qui » ?", "l’as_: { $who }-; «_qui_»-?"),
        ("fr.ftl", "fin :\nà 12:30", "fin_:\nà 12:30"),
        ("de.ftl", "a : b", "a : b"),
        ("RULEBOOK.fr.md", "oui ! `'a'b`", "oui-! `'a'b`"),
        ("RULEBOOK.md", "it's", "it's"),
    ],
)
def test_what_was_typed_is_set(name: str, typed: str, printed: str) -> None:
    gaps = {ord("_"): "\N{NO-BREAK SPACE}", ord("-"): "\N{NARROW NO-BREAK SPACE}"}
    assert typeset(Path(name), typed) == printed.translate(gaps)


def test_the_typesetter_leaves_alone_what_is_set(tmp_path: Path) -> None:
    tree = grow(tmp_path, {"a/fr.ftl": "n = Qui ?\n", "a/RULEBOOK.fr.md": "- **1** Un : un.\n"})
    main(tree)
    once = [path.read_text() for path in files(tree)]
    main(tree)
    assert [path.read_text() for path in files(tree)] == once
    assert not any(" ?" in text or " :" in text for text in once)


@pytest.mark.parametrize("rule", [foreign, ill_set, untranslated])
def test_a_well_written_text_passes(rule: TextRule, tmp_path: Path) -> None:
    well = {
        **ENGLISH,
        f"{TEXT}/fr.ftl": "lays = { $who ->\n   *[other] { lay }\N{NO-BREAK SPACE}: à 12:30\n }\n"
        "    .you = n’ai-je rien oublié\N{NARROW NO-BREAK SPACE}?\n-a = b\nlay = { -a }\n",
        f"{TEXT}/de.ftl": "lays = { $who } legt.\n",
        f"{RULES}.fr.md": "- **1** Un siège.\n",
    }
    assert list(rule(grow(tmp_path, well))) == []
