"""The vectors by which another reader of Fluent can see whether it reads as Python does."""

import msgspec

from parlour.core.rulebook import LANGUAGES
from tests import words_vectors
from tests.words_vectors import FILE, NUMBERS, Vector, Vectors


def filed() -> list[Vector]:
    return msgspec.json.decode(FILE.read_bytes(), type=Vectors).vectors


def test_the_vectors_on_file_are_those_of_today() -> None:
    assert FILE.read_text() == words_vectors.written(words_vectors.vectors())


def test_every_language_says_every_message() -> None:
    spoken = [{v.message for v in filed() if v.language == language} for language in LANGUAGES]
    assert len(spoken[0]) > 100
    assert spoken == [spoken[0]] * len(LANGUAGES)


def test_every_card_and_every_count_is_said() -> None:
    english = [vector for vector in filed() if vector.language == "en"]
    said = {vector.text for vector in english if vector.message == "card"}
    assert all(any(word in text for text in said) for word in ("jack", "ace", "7", "hearts"))
    counted = {vector.parts["seconds"] for vector in english if vector.message == "seconds"}
    assert counted == {*NUMBERS}
