"""The commands of `parlour` and what may follow each, for parsing, help and completion alike."""

from argparse import SUPPRESS, ArgumentError, ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from textwrap import fill
from typing import Final, NamedTuple

from parlour.catalogue import CATALOGUE
from parlour.cli.asked import nobody_knows, one_of
from parlour.cli.speech import wrong
from parlour.words import Speaker


class Argument(NamedTuple):
    """`value` names the kind of what is typed for it; a flag has none."""

    name: str
    value: str = ""
    many: bool = False

    @property
    def is_place(self) -> bool:
        return not self.name.startswith("-")

    @property
    def message(self) -> str:
        return f"cli-help-{self.name.lstrip('-')}"


GAME, FILE = Argument("game", "game"), Argument("file", "file")
SEATS, OPTION = Argument("--seats", "count"), Argument("--option", "option", many=True)
SEED = Argument("--seed", "seed")
LANGUAGE, HELP = Argument("--language", "language"), Argument("--help")
EVERYWHERE: Final = (LANGUAGE, HELP)

STORE = Argument("--store", "store")

SERVING: Final = (
    *(STORE, Argument("--port", "number"), Argument("--host", "address")),
    *(Argument("--no-browser"), Argument("--pace", "seconds")),
    *(Argument("--public-url", "address"), Argument("--proxy", "address", many=True)),
    *(Argument("--node-url", "address"), Argument("--generous", "number")),
    Argument("--insecure-test-mode"),
)

COMMANDS: Final[dict[str, tuple[Argument, ...]]] = {
    "serve": SERVING,
    "play": (
        *(GAME, SEATS, Argument("--seat", "number"), OPTION, Argument("--bot", "bot")),
        *(Argument("--pace", "seconds"), Argument("--no-clock"), Argument("--plain")),
        *(SEED, Argument("--record", "file")),
    ),
    "replay": (FILE, Argument("--as", "viewer"), Argument("--at", "number")),
    "verify": (FILE,),
    "games": (),
    "rules": (GAME, Argument("clause", "clause")),
    "walk": (GAME, Argument("--depth", "number"), SEATS, OPTION, SEED),
    "bench": (GAME, SEATS, OPTION, Argument("--seconds", "number")),
    "arena": (
        *(GAME, Argument("a", "player"), Argument("b", "player"), SEATS, OPTION),
        *(Argument("--matches", "number"), Argument("--think", "seconds")),
        *(Argument("--nodes", "number"), SEED, Argument("--into", "folder")),
    ),
    "doctor": SERVING,
    "backup": (FILE, STORE),
    "restore": (FILE, STORE),
    "migrate": (STORE,),
    "password": (STORE,),
    "completion": (Argument("shell", "shell"),),
}

FIRST: Final = next(iter(CATALOGUE))
EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "serve": ("parlour serve", "parlour serve --port 9000 --no-browser --store evening.sqlite3"),
    "play": (f"parlour play {FIRST} --seats 3", "parlour play --plain --no-clock --language fr"),
    "replay": ("parlour replay evening.match --as 1", "parlour replay evening.match --at 12"),
    "verify": ("parlour verify evening.match",),
    "games": ("parlour games --language de",),
    "rules": (f"parlour rules {FIRST}", f"parlour rules {FIRST} 3.3"),
    "walk": (f"parlour walk {FIRST} --depth 4",),
    "bench": (f"parlour bench {FIRST} --seats 3 --seconds 5",),
    "arena": (f"parlour arena {FIRST} 5 greedy --matches 400 --think 0.1",),
    "doctor": ("parlour doctor", "parlour doctor --public-url https://play.example.org/"),
    "backup": ("parlour backup sunday.parlour",),
    "restore": ("parlour restore sunday.parlour --store elsewhere.sqlite3",),
    "migrate": ("parlour migrate --store postgresql://house@db.example.org/parlour",),
    "password": ("parlour password",),
    "completion": ('eval "$(parlour completion bash)"',),
}

WIDTH, MARGIN = 80, 24


def parsed(command: str, words: Sequence[str]) -> Namespace:
    """What was typed after a command, by name; all of it text."""
    arguments = (*COMMANDS[command], *EVERYWHERE)
    parser = ArgumentParser(
        add_help=False, exit_on_error=False, allow_abbrev=False, argument_default=SUPPRESS
    )
    for argument in arguments:
        add(parser, argument)
    try:
        found, left = parser.parse_known_args(words)
    except ArgumentError as reason:
        raise wrong("cli-one-value", argument=reason.argument_name or "?") from None
    if left:
        raise nobody_knows("argument", left[0], [each.name for each in arguments])
    return found


def add(parser: ArgumentParser, argument: Argument) -> None:
    if argument.is_place:
        parser.add_argument(argument.name, nargs="?", default=None)
    elif argument.many:
        parser.add_argument(argument.name, action="append", default=[])
    elif argument.value:
        parser.add_argument(argument.name, default=None)
    else:
        parser.add_argument(argument.name, action="store_true", default=False)


def command_named(given: str) -> str:
    return one_of("command", given, list(COMMANDS))


def overview(speaker: Speaker) -> str:
    """What `parlour --help` teaches."""
    rows = [(name, speaker.word(f"cli-about-{name}")) for name in COMMANDS]
    return "\n".join(
        [
            f"parlour {speaker.word('cli-value-command')} …",
            "",
            *paragraph(speaker.word("cli-teach")),
            "",
            *aligned(rows),
            "",
            *paragraph(speaker.word("cli-more-help")),
        ]
    )


def lesson(command: str, speaker: Speaker) -> str:
    """What `parlour play --help` teaches."""
    arguments = (*COMMANDS[command], *EVERYWHERE)
    rows = [(typed(each, speaker), speaker.word(each.message)) for each in arguments]
    places = "".join(f" [{typed(each, speaker)}]" for each in arguments if each.is_place)
    return "\n".join(
        [
            f"parlour {command}{places} [--…]",
            "",
            *paragraph(speaker.word(f"cli-about-{command}")),
            *paragraph(speaker.word(f"cli-teach-{command}")),
            "",
            *aligned(rows),
            "",
            *(f"  {example}" for example in EXAMPLES[command]),
        ]
    )


def typed(argument: Argument, speaker: Speaker) -> str:
    value = speaker.word(f"cli-value-{argument.value}") if argument.value else ""
    return value if argument.is_place else f"{argument.name} {value}".rstrip()


def aligned(rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Two columns; what is too wide for the first has a line of its own."""
    for left, right in rows:
        first = f"  {left}".ljust(MARGIN)
        beside = fill(right, WIDTH - MARGIN).splitlines()
        if len(first) > MARGIN or not first.endswith(" "):
            yield first.rstrip()
            first = " " * MARGIN
        yield f"{first}{beside[0]}"
        yield from (" " * MARGIN + line for line in beside[1:])


def paragraph(text: str) -> list[str]:
    return fill(text, WIDTH).splitlines()
