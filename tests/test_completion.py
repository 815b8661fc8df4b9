"""What the shells finish: bash is asked itself, and the others are read."""

import shlex
import subprocess
from functools import cache

import pytest

from parlour.catalogue import CATALOGUE
from parlour.cli.arguments import COMMANDS
from parlour.cli.completion import SHELLS
from parlour.core.rulebook import LANGUAGES


@cache
def script(shell: str) -> str:
    return "\n".join(SHELLS[shell]())


def finished(*typed: str) -> list[str]:
    """The words that bash would offer for the last of these."""
    words = " ".join(map(shlex.quote, typed))
    ask = f"COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; _parlour"
    lines = f'{script("bash")}\n{ask}\nprintf "%s\\n" "${{COMPREPLY[@]}}"'
    return subprocess.run(
        ["bash", "-c", lines], capture_output=True, check=True, encoding="utf-8"
    ).stdout.split()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["parlour", "rep"], ["replay"]),
        (["parlour", ""], [*COMMANDS, "--help", "--version"]),
        (["parlour", "play", next(iter(CATALOGUE))[:3]], [next(iter(CATALOGUE))]),
        (["parlour", "play", "--no"], ["--no-clock"]),
        (["parlour", "play", "--language", ""], [*LANGUAGES]),
        (["parlour", "replay", "--as", "w"], ["watcher"]),
        (["parlour", "completion", ""], [*SHELLS, "--language", "--help"]),
        (["parlour", "juggle", "x"], []),
    ],
)
def test_bash_finishes_a_word(typed: list[str], words: list[str]) -> None:
    assert finished(*typed) == words


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_told_of_every_command_and_option(shell: str) -> None:
    for command, takes in COMMANDS.items():
        assert command in script(shell)
        for each in takes:
            assert each.is_place or each.name.lstrip("-") in script(shell)
    assert all(game in script(shell) for game in CATALOGUE)
