"""`parlour`: reads what was asked, does it, and says in one sentence what cannot be done."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Final

from parlour.cli import arguments
from parlour.cli.asked import one_of
from parlour.cli.speech import Wrong, speaker, spoken
from parlour.core import Refusal
from parlour.core.rulebook import LANGUAGES

DONE, FLAWED, UNUSABLE, STOPPED = 0, 1, 2, 130

Command = Callable[[Namespace, str], int]


def main(words: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    language = spoken(os.environ)
    try:
        language = named_language(words) or language
        return answer(words, language)
    except Wrong as wrong:
        print(sentence(wrong, language), file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read us has gone; there is nobody left to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def sentence(wrong: Wrong, language: str) -> str:
    says = speaker(language, wrong.room)
    return says.refusal(wrong.why) if isinstance(wrong.why, Refusal) else says.say(wrong.why)


def named_language(words: Sequence[str]) -> str | None:
    """The language that is asked for, wherever it stands: even help is given in it."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == "--language":
            return one_of("language", after, LANGUAGES)
        if word.startswith("--language="):
            return one_of("language", word.partition("=")[2], LANGUAGES)
    return None


def answer(words: Sequence[str], language: str) -> int:
    says = speaker(language)
    command, rest = first_word(words)
    if command is None:
        arguments.parsed("games", rest)  # so that an unknown option is not passed over
        print(version("parlour") if "--version" in words else arguments.overview(says))
        return DONE
    arguments.command_named(command)
    asked = arguments.parsed(command, rest)
    if asked.help:
        print(arguments.lesson(command, says))
        return DONE
    return found(command)(asked, language)


def first_word(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command, which may stand after the options that hold everywhere, and all the rest."""
    for n, word in enumerate(words):
        if not word.startswith("-") and (n == 0 or words[n - 1] != "--language"):
            return word, [*words[:n], *words[n + 1 :]]
    return None, [word for word in words if word != "--version"]


def found(command: str) -> Command:
    """Its code is read only now: what is not asked for costs nothing."""
    from importlib import import_module

    module, name = WHERE[command]
    run: Command = getattr(import_module(f"parlour.cli.{module}"), name)
    return run


WHERE: Final = {
    "serve": ("serve", "serve"),
    "play": ("play", "play"),
    "replay": ("replay", "replay"),
    "verify": ("replay", "verify"),
    "games": ("books", "games"),
    "rules": ("books", "rules"),
    "walk": ("walk", "walk"),
    "bench": ("bench", "bench"),
    "arena": ("arena", "arena"),
    "doctor": ("doctor", "doctor"),
    "backup": ("keep", "backup"),
    "restore": ("keep", "restore"),
    "migrate": ("keep", "migrate"),
    "password": ("keep", "password"),
    "completion": ("completion", "completion"),
}


if __name__ == "__main__":
    sys.exit(main())
