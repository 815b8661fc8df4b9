"""Puts phrases into the language of whoever reads. It chooses no word: those are in text/."""

from collections import ChainMap
from collections.abc import Mapping
from functools import cache, partial, reduce
from pathlib import Path
from typing import Any, Final

from parlour.core import DEALER, Clause, Part, Phrase, Refusal, Room, Who, rulebook
from parlour.core.rulebook import read_rulebook, rulebook_path
from parlour.words.messages import messages

AnyRoom = Room[Any, Any, Any, Any, Any, Any]

TEXT: Final = Path(__file__).parent / "text"
CORE: Final = Path(rulebook.__file__).parent


class Speaker:
    """One language, at a table of the room or at none. `names` are those of the seats.

    A seat without a name is called by its number as people count, from 1; notation counts from 0.
    """

    def __init__(
        self,
        language: str,
        room: AnyRoom | None = None,
        names: Mapping[int, str] | None = None,
        *,
        beside: tuple[Path, ...] = (),  # the folders of another wing's own messages
    ) -> None:
        own = [] if room is None else [room.folder / "text"]
        self.messages = messages(language, TEXT, *own, *beside)
        self.language, self.names = language, names or {}
        self.rulebook = clauses(language, None if room is None else room.folder)

    def say(self, part: Part) -> str:
        match part:
            case str():
                return part
            case int():
                return self.word("number", n=part)
            case Who(seat):
                return self.who(seat)
            case Phrase():
                return self.phrase(part)
            case _:
                return self.listed(part)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and what instead; then the clause that says so."""
        why = Phrase(f"refused-{refusal.clause.replace('.', '-')}", refusal.parts)
        return self.word("refused", why=self.say(why), clause=self.clause(refusal.clause))

    def clause(self, clause: Clause) -> str:
        """A clause with its number, in the words of the rulebook."""
        return self.word("clause", number=clause, sentence=self.rulebook[clause])

    def option(self, name: str) -> str:
        """What an option settles, in one line."""
        return self.word(f"option-{name}")

    def choice(self, name: str, chosen: object) -> str:
        """One of the values that an option may have."""
        match chosen:
            case bool():
                return self.word("yes" if chosen else "no")
            case int():
                return self.word("number", n=chosen)
            case _:
                return self.word(f"option-{name}-{chosen}".lower())

    def word(self, id: str, **parts: int | str) -> str:
        return self.messages.say(id, parts)

    def value(self, part: Part) -> int | str:
        """A number stays one: its message may need to count."""
        return part if isinstance(part, int) else self.say(part)

    def phrase(self, phrase: Phrase) -> str:
        """The message, or its wording for you, which need not name who you are."""
        id, parts = phrase.id, phrase.parts
        if phrase.you and f"{id}.you" in self.messages:
            id = f"{id}.you"
            named = self.messages.parts(id)
            parts = {
                name: part
                for name, part in parts.items()
                if name in named or not isinstance(part, Who)
            }
        return self.messages.say(id, {name: self.value(part) for name, part in parts.items()})

    def who(self, seat: int) -> str:
        if seat == DEALER:
            return self.word("dealer")
        return self.names.get(seat) or self.word("seat", n=seat + 1)

    def listed(self, things: tuple[Phrase | Who, ...]) -> str:
        """`a, b and c`; but things that hold lists themselves are parted as in `a, b; c, d`."""
        if not things:
            return self.word("list-none")
        *before, last = map(self.say, things)
        if not before:
            return last
        apart = any(map(holds_list, things))
        first = reduce(partial(self.joined, "list-apart" if apart else "list-next"), before)
        return self.joined("list-apart" if apart else "list-last", first, last)

    def joined(self, id: str, before: str, next: str) -> str:
        return self.word(id, before=before, next=next)


def holds_list(thing: Phrase | Who) -> bool:
    return isinstance(thing, Phrase) and any(
        isinstance(part, tuple) for part in thing.parts.values()
    )


@cache
def clauses(language: str, folder: Path | None) -> Mapping[Clause, str]:
    """The sentences of the house, and of the room in the folder, by clause."""
    books = [rulebook_path(CORE, language, "HOUSE")]
    if folder is not None:
        books.append(rulebook_path(folder, language))
    sentences = (read_rulebook(book.read_text(encoding="utf-8")) for book in books)
    return dict(ChainMap(*sentences))
