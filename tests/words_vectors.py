"""What Python makes of the house's messages and the toy's, for other readers of Fluent to repeat.

`python -m tests.words_vectors` writes them anew; tests/test_words_vectors.py says when that is due.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from fluent.syntax import ast
from msgspec import Struct

from parlour.catalogue import PETITWHIST
from parlour.core.rulebook import LANGUAGES
from parlour.words.messages import Messages
from parlour.words.speaker import TEXT
from tests.fluent import nodes
from tests.tree import ROOT

Value = int | str

FILE: Final = ROOT / "tests/vectors/words.json"
FOLDERS: Final = (TEXT, PETITWHIST.folder / "text")

NUMBERS: Final[list[Value]] = [0, 1, 2, 5, 21, 1_000, 1_234_567]
PLAIN: Final[list[Value]] = ["Mia", " { é } ", -1_000]
COUNTED: Final = {"zero", "one", "two", "few", "many", "other", "number"}


class Vector(Struct):
    """One sentence. What follows a dot in `message` is the name of its attribute."""

    language: str
    message: str
    parts: dict[str, Value]
    text: str


class Vectors(Struct):
    """What is said when the file of the language is read from each of the folders."""

    folders: list[str]
    vectors: list[Vector]


def vectors() -> Vectors:
    folders = [folder.relative_to(ROOT).as_posix() for folder in FOLDERS]
    return Vectors(folders, [vector for language in LANGUAGES for vector in spoken(language)])


def spoken(language: str) -> Iterator[Vector]:
    messages = Messages(language, *FOLDERS)
    choices = values(messages)
    for name in messages.patterns:
        for parts in turns({part: choices[part] for part in sorted(messages.parts(name))}):
            yield Vector(language, name, parts, messages.say(name, parts))


def values(messages: Messages) -> dict[str, list[Value]]:
    """For each part what messages choose by, so that every variant is said; or just anything."""
    named = {part: PLAIN for name in messages.patterns for part in messages.parts(name)}
    for node in nodes(list(messages.patterns.values())):
        match node:
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=part))):
                named[part] = keys(node)
            case _:
                pass
    return named


def keys(choice: ast.SelectExpression) -> list[Value]:
    found = [variant.key for variant in choice.variants]
    names = [key.name for key in found if isinstance(key, ast.Identifier)]
    if {*names} - COUNTED:
        return [*names]
    return [*NUMBERS, *(int(key.value) for key in found if isinstance(key, ast.NumberLiteral))]


def turns(choices: dict[str, list[Value]]) -> Iterator[dict[str, Value]]:
    """Each value of each part at least once, not all with all."""
    most = max(map(len, choices.values()), default=1)
    for turn in range(most):
        yield {
            part: tried[(turn + place) % len(tried)]
            for place, (part, tried) in enumerate(choices.items())
        }


def written(these: Vectors) -> str:
    """One vector a line, so that a difference can be read."""
    rows = ",\n  ".join(msgspec.json.encode(vector).decode() for vector in these.vectors)
    folders = msgspec.json.encode(these.folders).decode()
    return f'{{\n "folders": {folders},\n "vectors": [\n  {rows}\n ]\n}}\n'


if __name__ == "__main__":
    FILE.write_text(written(vectors()))
