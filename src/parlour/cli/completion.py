"""What the shells are told, so that they can finish a word of `parlour`."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from typing import Final

from parlour.bots.cast import GREEDY, RANDOM
from parlour.catalogue import CATALOGUE
from parlour.cli.arguments import COMMANDS, EVERYWHERE, Argument
from parlour.cli.asked import one_of
from parlour.core import LEVELS
from parlour.core.rulebook import LANGUAGES


def completion(asked: Namespace, language: str) -> int:
    print("\n".join(SHELLS[one_of("shell", asked.shell or "", list(SHELLS))]()))
    return 0


def known(kind: str) -> str:
    """What can be typed for a kind of value, where it is one of a few words."""
    players = (RANDOM, GREEDY, *LEVELS)
    words = {"game": CATALOGUE, "language": LANGUAGES, "shell": SHELLS}
    words |= {"bot": players, "player": players}
    return " ".join(words.get(kind, {"watcher": ()} if kind == "viewer" else ()))


def options(command: str) -> list[Argument]:
    return [each for each in (*COMMANDS[command], *EVERYWHERE) if not each.is_place]


def places(command: str) -> list[Argument]:
    return [each for each in COMMANDS[command] if each.is_place]


def words_after(command: str) -> str:
    """All that may follow a command, but for the names of files."""
    firsts = [known(place.value) for place in places(command)]
    return " ".join([*filter(None, firsts), *(option.name for option in options(command))])


def values() -> dict[str, str]:
    """What may follow an option, where that is one of a few words."""
    every = {option.name: option.value for command in COMMANDS for option in options(command)}
    return {name: known(kind) for name, kind in sorted(every.items()) if known(kind)}


def cases(does: str) -> Iterator[str]:
    """The cases that bash and zsh decide alike: by the word before, then by the command."""
    yield '    case "$before" in'
    yield from (
        f"        {name}) {does.format(words=few)}; return ;;" for name, few in values().items()
    )
    yield "    esac"
    yield '    case "$command" in'
    yield from (f"        {name}) {does.format(words=words_after(name))} ;;" for name in COMMANDS)
    yield f"        *) {does.format(words=' '.join([*COMMANDS, '--help', '--version']))} ;;"
    yield "    esac"


def bash() -> Iterator[str]:
    yield "_parlour() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command='
    yield '    [ "$COMP_CWORD" -gt 1 ] && command="${COMP_WORDS[1]}"'
    yield from cases('COMPREPLY=($(compgen -W "{words}" -- "$word"))')
    yield "}"
    yield "complete -o default -F _parlour parlour"


def zsh() -> Iterator[str]:
    yield "#compdef parlour"
    yield "_parlour() {"
    yield '    local before="${words[CURRENT-1]}" command='
    yield "    (( CURRENT > 2 )) && command=${words[2]}"
    yield from cases("compadd -- {words}")
    yield "    _files"
    yield "}"
    yield "compdef _parlour parlour"


def fish() -> Iterator[str]:
    yield f"complete -c parlour -n __fish_use_subcommand -f -a '{' '.join(COMMANDS)}'"
    for command in COMMANDS:
        seen = f"complete -c parlour -n '__fish_seen_subcommand_from {command}'"
        for place in places(command):
            if known(place.value):
                yield f"{seen} -f -a '{known(place.value)}'"
        for option in options(command):
            few = f" -x -a '{known(option.value)}'" if known(option.value) else ""
            yield f"{seen} -l {option.name.lstrip('-')}{few or (' -r' if option.value else '')}"


SHELLS: Final[dict[str, Callable[[], Iterator[str]]]] = {"bash": bash, "zsh": zsh, "fish": fish}
