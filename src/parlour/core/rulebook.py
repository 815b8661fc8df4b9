"""RULEBOOK.md, in any of its languages, as {clause: sentence}."""

import re
from pathlib import Path
from typing import Final

from parlour.core.rules import Clause

LANGUAGES: Final = ("en", "fr", "nl", "de")

CLAUSE: Final = re.compile(r"^- \*\*(?P<clause>[a-z]*\.?[\d.]*\d)\*\* (?P<sentence>.+)$")


def rulebook_path(folder: Path, language: str, name: str = "RULEBOOK") -> Path:
    """English is the original and has the plain name."""
    return folder / (f"{name}.md" if language == "en" else f"{name}.{language}.md")


def read_rulebook(text: str) -> dict[Clause, str]:
    """Every numbered sentence; an indented line goes on with the sentence above it."""
    clauses: dict[Clause, str] = {}
    last = Clause("")
    for line in text.splitlines():
        if found := CLAUSE.match(line):
            last = Clause(found["clause"])
            if last in clauses:
                raise ValueError(f"clause {last} stands twice in the rulebook; renumber one")
            clauses[last] = found["sentence"].strip()
        elif last and line.startswith("  ") and line.strip():
            clauses[last] += " " + line.strip()
        else:
            last = Clause("")
    return clauses
