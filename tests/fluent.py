"""The trees of Fluent texts, for tests that look into them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

Entry = ast.Message | ast.Term


def entries(path: Path) -> Iterator[Entry]:
    for entry in FluentParser().parse(path.read_text()).body:
        if isinstance(entry, Entry):
            yield entry


def nodes(thing: Any) -> Iterator[ast.BaseNode]:
    """A node, or some, and all that is in them."""
    if isinstance(thing, list):
        for each in thing:
            yield from nodes(each)
    elif isinstance(thing, ast.BaseNode):
        yield thing
        for each in vars(thing).values():
            yield from nodes(each)
