"""The client's types are those of the house: written from them, and never stale."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec import inspect as kinds

from parlour.core import Refusal
from tools.wire import FOLDER, Page, Unwritable, choice, main, pages, stale


class Tile(Struct, frozen=True, array_like=True):
    colour: Literal["red", "blue"]
    value: int | None


class Rack(Struct, frozen=True, tag=True):
    """All that one seat
    holds."""

    tiles: tuple[Tile, ...]
    pairs: tuple[tuple[Tile, Tile], ...]
    named: dict[str, bool]
    ways: frozenset[Literal[1, 2]]
    why: Refusal | None


def written(python: object, other: Page | None = None) -> str:
    page = Page("here", other)
    page.alias("Thing", python)
    return page.text()


def test_the_files_in_the_tree_are_those_the_house_would_write() -> None:
    assert list(stale(FOLDER)) == []


def test_a_record_is_a_tagged_object_and_a_row_a_named_tuple() -> None:
    frames = Page("there")
    frames.alias("Refusal", Refusal)
    text = written(Rack, frames)
    assert 'import type { Refusal } from "./frames";' in text
    assert 'export type Tile = readonly [colour: "blue" | "red", value: number | null];' in text
    assert "/** All that one seat holds. */\nexport type Rack = {" in text
    for line in (
        'readonly type: "Rack";',
        "readonly tiles: readonly Tile[];",
        "readonly pairs: readonly (readonly [Tile, Tile])[];",
        "readonly named: { readonly [name: string]: boolean };",
        "readonly ways: readonly (1 | 2)[];",
        "readonly why: Refusal | null;",
    ):
        assert line in text
    assert text.count("type Tile") == 1


def test_what_no_other_page_has_is_written_out() -> None:
    assert "export type Refusal = {" in written(Rack)


def test_what_has_no_typescript_is_not_written() -> None:
    with pytest.raises(Unwritable, match="no TypeScript"):
        written(complex)


def test_two_records_of_one_name_are_not_one() -> None:
    page = Page("here")
    page.alias("Rack", Rack)
    with pytest.raises(Unwritable, match="two records are called Tile"):
        page.alias("Other", msgspec.defstruct("Tile", ["value"]))


def test_what_is_missing_spoilt_or_idle_is_stale_and_mended(tmp_path: Path) -> None:
    assert main(["--check"], tmp_path) == len(list(pages()))
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    (tmp_path / "frames.ts").write_text("spoilt")
    (tmp_path / "idle.ts").write_text("")
    assert [path.name for path in stale(tmp_path)] == ["frames.ts", "idle.ts"]
    assert main([], tmp_path) == 0
    assert list(stale(tmp_path)) == []


class Agreed(Struct, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] | None = None


def test_a_number_that_may_be_none_says_so() -> None:
    (field,) = fields(Agreed)
    assert choice(field) == {"usual": None, "least": 1, "most": 9, "none": True}


def fields(options: type) -> tuple[kinds.Field, ...]:
    described = kinds.type_info(options)
    assert isinstance(described, kinds.StructType)
    return described.fields
