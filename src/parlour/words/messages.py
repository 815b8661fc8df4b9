"""The messages of one language, read from .ftl files; the only file that knows Fluent's library.

A message is said with exactly the parts it names, or not at all: a sentence with a hole in it
would be read to somebody.
"""

from collections.abc import Mapping, Set
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Unsaid(LookupError):
    """No sentence could be made; says which message, in which language, and where it should be."""


class Messages:
    """Every message of some folders in one language; none is in two of them."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.files = [folder / f"{language}.ftl" for folder in folders]
        # A terminal would show the marks that keep text of two directions apart.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.patterns: dict[str, ast.Pattern] = {}  # also of terms and attributes
        self.named: dict[str, frozenset[str]] = {}
        for file in self.files:
            self.read(file)

    def __contains__(self, name: str) -> bool:
        return name in self.patterns

    def read(self, file: Path) -> None:
        if not file.is_file():
            raise Unsaid(f"nothing is said in `{self.language}` here: {file} is missing")
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise Unsaid(f"{file} cannot be read from {(entry.content or '').strip()!r} on")
            for name, pattern in patterns(entry).items():
                if name in self.patterns:
                    raise Unsaid(f"`{name}` in {file} is said already: give one another name")
                self.patterns[name] = pattern
        self.bundle.add_resource(resource)

    def say(self, name: str, parts: Mapping[str, int | str]) -> str:
        """A message, or `message.attribute`, with exactly the parts that it names."""
        self.check(name, parts.keys())
        id, _, attribute = name.partition(".")
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern, f"`{name}` was read, and has no pattern"
        text, flaws = self.bundle.format_pattern(pattern, dict(parts))
        if flaws:
            raise self.unsaid(name, f"cannot be said of {dict(parts)}: {flaws[0]}")
        return str(text)

    def check(self, name: str, given: Set[str]) -> None:
        if name not in self:
            raise self.unsaid(name, "is missing")
        if lacking := self.parts(name) - given:
            raise self.unsaid(name, f"lacks {', '.join(sorted(lacking))}")
        if idle := given - self.parts(name):
            raise self.unsaid(name, f"does not name {', '.join(sorted(idle))}")

    def parts(self, name: str) -> frozenset[str]:
        """The parts that are named in a pattern, or in one that it quotes."""
        if name not in self.named:
            found = Parts()
            if name in self:
                found.visit(self.patterns[name])
            self.named[name] = frozenset(found.named)  # a message that quotes itself ends here
            self.named[name] = self.named[name].union(*map(self.parts, found.quoted))
        return self.named[name]

    def unsaid(self, name: str, why: str) -> Unsaid:
        return Unsaid(f"{self.language}: `{name}` {why} ({', '.join(map(str, self.files))})")


class Parts(Visitor):
    """Walks a pattern and keeps what it names and which messages it quotes."""

    def __init__(self) -> None:
        self.named: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - theirs
        self.named.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - theirs
        self.quoted.add(node.id.name)


def patterns(entry: ast.EntryType) -> dict[str, ast.Pattern]:
    """What an entry says, under its name; its attributes under `name.attribute`."""
    if not isinstance(entry, ast.Message | ast.Term):
        return {}
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    own = {name: entry.value} if entry.value else {}
    return own | {f"{name}.{each.id.name}": each.value for each in entry.attributes}


@cache
def messages(language: str, *folders: Path) -> Messages:
    return Messages(language, *folders)
