"""What people type as names and words is shown as they meant it, and can do nothing else."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from parlour.server.keys import Once
from parlour.server.names import NAME, cleaned, looks, named, split

KEPT = [
    *(
        "Zoë",
        "Jürgen Groß",
        "François",
        "Łukasz",
        "محمد",
        "שָׁלוֹם",
        "さくら",
        "Ngọc Ánh",
        "Иван",
        "O’Neill",
    ),
    *("👩‍👩‍👧‍👦", "🏴‍☠️", "❤️", "👍🏽 Mia"),
]
STRIPPED = [
    ("\u202egnp.exe", "gnp.exe"),
    ("a\u200bb\u2060c\ufeff", "abc"),
    ("M\u2066ia\u2069\u061c", "Mia"),
    ("a\nb\tc\r\n d", "a b c d"),
    ("a\x00\x1b[31mb", "a[31mb"),
    ("  \u3000 ", ""),
    ("\u200d\ufe0f", ""),
    ("e" + "\u0301" * 50, "é" + "\u0301" * 4),
    ("x" * 10_000, "x" * NAME),
]


@pytest.mark.parametrize("name", KEPT)
def test_a_name_is_kept_as_it_is_written(name: str) -> None:
    assert cleaned(name, NAME) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("typed", "shown"), STRIPPED)
def test_what_nobody_sees_is_taken_out(typed: str, shown: str) -> None:
    assert looks(cleaned(typed, NAME)) == looks(shown)


@given(some.text(max_size=200))
def test_whatever_is_typed_is_short_and_does_nothing(typed: str) -> None:
    name = cleaned(typed, NAME)
    assert len(split(name)) <= NAME
    assert name == name.strip()
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert not any(sign in name for sign in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u061c")
    assert cleaned(name, NAME) == name


@pytest.mark.parametrize("again", ["Mia", "mia", "ＭＩＡ", " Mia ", "M\u200bia"])
def test_who_looks_like_somebody_at_the_table_is_told_apart(again: str) -> None:
    assert looks(named(again, ["Mia"])) != looks("Mia")
    assert looks(named(again, ["Mia", "Mia 2"])) == looks("Mia 3") or again != "Mia"


def test_a_word_that_works_once_works_once_and_soon() -> None:
    now = [0.0]
    once: Once[int] = Once(30, lambda: now[0])
    first, second, third = (once.hand_out("table", n) for n in range(3))
    assert len({first, second, third}) == 3
    assert all(len(word.partition(".")[2]) >= 22 for word in (first, second, third))
    assert once.take(first) == 0
    assert once.take(first) is None
    now[0] = 29.9
    assert once.take(second) == 1
    now[0] = 30.0
    assert once.take(third) is None
