"""The house's own words at a table: what may be typed there that is no move."""

from typing import Final, NamedTuple

from parlour.core import Clause
from parlour.words import Speaker

SAID: Final = ("help", "table", "log", "more", "rules", "quit")


class Command(NamedTuple):
    name: str
    clause: Clause | None = None  # as in `rules 3.3`


def command_in(line: str, says: Speaker) -> Command | None:
    """What a line asks of the house, in the reader's language or in English; or nothing."""
    word, _, number = line.lower().partition(" ")
    name = {"?": "help", **{name: name for name in SAID}, **spoken(says)}.get(word)
    if name is None or not number:
        return None if name is None else Command(name)
    clause = Clause(number.strip())
    return Command(name, clause) if name == "rules" and clause in says.rulebook else None


def spoken(says: Speaker) -> dict[str, str]:
    return {says.word(f"cli-command-{name}").lower(): name for name in SAID}
