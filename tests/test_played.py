"""The matches that rooms keep: they can be read, were really played, and are told as they were."""

from pathlib import Path

import pytest

from parlour.catalogue import CATALOGUE, PETITWHIST, AnyRoom
from parlour.core.record import read_record, write_record
from parlour.core.rulebook import LANGUAGES
from parlour.core.verify import verify
from tests.played import language, matches, texts, written

PLAYED = [(room, match) for room in CATALOGUE.values() for match in matches(room)]
TOLD = [(room, match, text) for room, match in PLAYED for text in texts(match)]


def named(value: object) -> str | None:
    return value.name if isinstance(value, Path) else None


@pytest.mark.parametrize(("room", "match"), PLAYED, ids=named)
def test_a_kept_match_is_whole_and_true(room: AnyRoom, match: Path) -> None:
    record = read_record(room, match.read_text())
    assert record.outcome, "say how it ended"
    assert record.state, "say in which state it ended"
    assert verify(room, record) is None


@pytest.mark.parametrize(("room", "match"), PLAYED, ids=named)
def test_a_kept_match_is_written_as_it_was_read(room: AnyRoom, match: Path) -> None:
    record = read_record(room, match.read_text())
    assert read_record(room, write_record(room, record)) == record


@pytest.mark.parametrize(("room", "match"), PLAYED, ids=named)
def test_a_kept_match_has_remarks_for_its_reader(room: AnyRoom, match: Path) -> None:
    remarks = [line for line in match.read_text().splitlines() if "#" in line]
    assert len(remarks) >= 3


@pytest.mark.parametrize(("room", "match", "text"), TOLD, ids=named)
def test_a_kept_match_is_told_in_the_words_kept_beside_it(
    room: AnyRoom, match: Path, text: Path
) -> None:
    assert written(room, match, text) == text.read_text()


def test_the_toy_shows_how_matches_are_kept() -> None:
    assert len(matches(PETITWHIST)) == 3
    spoken = {language(text) for match in matches(PETITWHIST) for text in texts(match)}
    assert spoken == {*LANGUAGES}


def test_every_text_lies_beside_a_match() -> None:
    for room in CATALOGUE.values():
        kept = {text for match in matches(room) for text in texts(match)}
        assert {*(room.folder / "played").glob("*.txt")} == kept
