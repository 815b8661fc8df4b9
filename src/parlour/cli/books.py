"""What can be read without playing: the games there are, and their rulebooks."""

from argparse import Namespace
from collections.abc import Iterator

from parlour.catalogue import CATALOGUE
from parlour.cli.asked import nobody_knows, option_fields, room_named, values
from parlour.cli.chair import AnyRoom
from parlour.cli.speech import speaker
from parlour.core import Clause, Phrase
from parlour.core.rulebook import read_rulebook, rulebook_path


def games(asked: Namespace, language: str) -> int:
    print("\n\n".join("\n".join(entry(room, language)) for room in CATALOGUE.values()))
    return 0


def entry(room: AnyRoom, language: str) -> Iterator[str]:
    """A game as a list shows it: what it is, for how many, and what a table may agree on."""
    says = speaker(language, room)
    yield says.word("cli-game-line", name=room.name, game=says.word("game"))
    yield f"  {says.word('game-about')}"
    least, most, edition = room.seats[0], room.seats[-1], room.edition
    yield f"  {says.word('cli-game-facts', least=least, most=most, edition=edition)}"
    usual = room.options()
    for field in option_fields(room):
        name, chosen = field.encode_name, getattr(usual, field.name)
        known = ", ".join(values(field.type))
        about = says.option(name)
        yield f"  --option {name}={str(chosen).lower()}"
        yield f"      {says.word('cli-option-line', about=about, known=known)}"


def rules(asked: Namespace, language: str) -> int:
    room = room_named(asked.game)
    book = rulebook_path(room.folder, language).read_text(encoding="utf-8")
    if asked.clause is None:
        print(book.rstrip())
        return 0
    says, clause = speaker(language, room), Clause(asked.clause)
    own = read_rulebook(book)
    if clause not in says.rulebook:
        raise nobody_knows("clause", clause, list(own), room, game=Phrase("game"))
    print(says.clause(clause))
    return 0
