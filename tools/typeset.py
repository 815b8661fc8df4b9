"""Sets what people read as printers do: every .ftl file, and the French rulebooks.

Editors and keyboards lose no-break spaces, so nobody is asked to type them; `make fix` does.
"""

import re
import sys
from pathlib import Path

NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

TYPED = [(re.compile(r"(?<=\w)'(?=\w)"), "’"), (re.compile(r"\.\.\."), "…")]
FRENCH = [
    (re.compile(r" (?=[;?!])"), NARROW),
    (re.compile(r" (?=:\s|:$)|(?<=«) | (?=»)", re.MULTILINE), WIDE),
]


def typeset(path: Path, text: str) -> str:
    rules = TYPED if path.suffix == ".ftl" else []
    if path.name == "fr.ftl" or path.name.endswith(".fr.md"):
        rules = [*rules, *FRENCH]
    for typed, printed in rules:
        text = typed.sub(printed, text)
    return text


def main(root: Path) -> None:
    for path in sorted([*root.rglob("*.ftl"), *root.rglob("*.fr.md")]):
        text = path.read_text(encoding="utf-8")
        if (printed := typeset(path, text)) != text:
            path.write_text(printed, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
