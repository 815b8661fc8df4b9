"""What every room says, said in every language: whole, and fit to be read aloud."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from operator import methodcaller
from pathlib import Path
from shutil import copytree

import pytest

from parlour.catalogue import CATALOGUE, PETITWHIST, AnyRoom
from parlour.core import OUT_OF_TURN, OVER, STALE, Phrase, Refusal
from parlour.core.rulebook import LANGUAGES
from parlour.words import Speaker, Unsaid
from tests.phrases import phrases, refusals
from tests.walks import ROOMS, values

Ask = Callable[[Speaker], str]

EVERY = 5  # which matches of the sample are told

# All begin with a vowel, or an h that nobody hears: French says neither "de Anna" nor "que Ines".
NAMES = dict(enumerate(["Anna", "Émile", "Ines", "Oskar", "Ulla", "Hélène"]))
UNELIDED = re.compile(rf"\b(?:de|je|la|le|ne|que|se) (?:{'|'.join(NAMES.values())})\b", re.I)
BLEMISH = re.compile(r"[{}]|\?\?\?|  |^\s|\s$| [,.](?!\w)|[,.;:][,;:]")


@cache
def asks(name: str) -> list[Ask]:
    """All that a speaker may be asked to say for a room."""
    room = CATALOGUE[name]
    choices = values(room.options)
    return [
        *(methodcaller("say", Phrase(id)) for id in ("game", "game-about")),
        *(methodcaller("say", phrase) for phrase in phrases(room, EVERY)),
        *(methodcaller("refusal", Refusal(clause)) for clause in (OUT_OF_TURN, STALE, OVER)),
        *(methodcaller("refusal", refusal) for refusal in refusals(room, EVERY)),
        *(methodcaller("option", option) for option in choices),
        *(
            methodcaller("choice", option, value)
            for option, others in choices.items()
            for value in others
        ),
    ]


def unspeakable(room: AnyRoom, language: str) -> Iterator[str]:
    """What cannot be said whole in a language, or not well."""
    for names in ({}, NAMES):
        speaker = Speaker(language, room, names)
        for ask in asks(room.name):
            try:
                text = ask(speaker)
            except Unsaid as why:
                yield str(why)
            else:
                yield from blemishes(text)


def blemishes(text: str) -> Iterator[str]:
    for found in (BLEMISH.search(text), UNELIDED.search(text)):
        if found:
            yield f"“{found[0]}” in: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_every_room_says_everything_in_every_language(room: AnyRoom, language: str) -> None:
    assert sorted(set(unspeakable(room, language))) == []


@pytest.mark.parametrize(
    ("language", "path", "old", "new"),
    [
        ("en", "text/en.ftl", "game-about = ", "about = "),
        ("en", "text/en.ftl", "laid = ", "lay = "),
        ("nl", "text/nl.ftl", "{ $who } legt { $card }", "{ $who } legt { $kaart }"),
        ("nl", "text/nl.ftl", "klopt\n", "klopt { $who }\n"),
        ("de", "text/de.ftl", "legt { $card }", "legt eine Karte"),
        ("de", "text/de.ftl", "legst { $card }", "legst  { $card }"),
        ("de", "text/de.ftl", "option-show = ", "show = "),
        ("de", "text/de.ftl", "option-lead-seat0 = ", "seat0 = "),
        ("de", "text/de.ftl", "refused-3-3 = ", "refused-3 = "),
        ("fr", "text/fr.ftl", "{ $who } remporte le pli", "Le pli de { $who }"),
        ("fr", "text/fr.ftl", "main : { $cards }.", "main : { $cards } ."),
    ],
)
def test_what_cannot_be_said_well_is_found(
    language: str, path: str, old: str, new: str, tmp_path: Path
) -> None:
    room = replace(PETITWHIST, folder=copytree(PETITWHIST.folder, tmp_path / "room"))
    spoil(room.folder / path, old, new)
    assert list(unspeakable(room, language))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text().replace("\N{NO-BREAK SPACE}", " ")
    assert old in text
    path.write_text(text.replace(old, new))


def test_the_spoilt_room_was_well_before(tmp_path: Path) -> None:
    room = replace(PETITWHIST, folder=copytree(PETITWHIST.folder, tmp_path / "room"))
    assert list(unspeakable(room, "fr")) == []
