"""Writes the types that cross the network as TypeScript, from the Python types themselves.

`python -m tools.wire` writes `client/src/wire/`; with `--check` it writes nothing, and fails where
a file is not what it would write.
"""

import argparse
import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as kinds

import parlour.server.pages as server_pages
from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core.rulebook import LANGUAGES
from parlour.server import wire

FOLDER = Path(__file__).resolve().parent.parent / "client/src/wire"
FRAMES, PAGES = wire, server_pages
SIMPLE: Mapping[type, str] = {
    kinds.AnyType: "unknown",
    kinds.RawType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BytesType: "string",
}

Field = kinds.Field
Struct = kinds.StructType


class Unwritable(TypeError):
    """A type that has no TypeScript here; say how it is written, or let it not cross."""


class Page:
    """One file: the types it names, and every type that those need. What another page has
    already is taken from there. In what clients have `said` a field with a default may be left
    out; what the house says is whole."""

    def __init__(self, source: str, other: "Page | None" = None, *, said: bool = False) -> None:
        self.source, self.other, self.said = source, other, said
        self.lines: list[str] = []
        self.named: dict[str, type] = {}
        self.taken: set[str] = set()

    def text(self) -> str:
        first = [f"// Made by `make wire` from {self.source}. Do not edit.", ""]
        if self.taken:
            first += [
                f'import type {{ {", ".join(sorted(self.taken))} }} from "./frames";',
                "",
            ]
        return "\n".join(first + self.lines).rstrip() + "\n"

    def alias(self, name: str, python: Any) -> None:
        """`name` for a type; a record that has the name already needs no other."""
        written = self.write(kinds.type_info(python))
        if written != name:
            self.lines += [f"export type {name} = {written};", ""]

    def constant(self, name: str, value: Any) -> None:
        self.lines += [f"export const {name} = {json.dumps(value, indent=2)} as const;", ""]

    def write(self, kind: kinds.Type) -> str:
        match kind:
            case Struct():
                return self.struct(kind)
            case kinds.UnionType(types=types):
                return " | ".join(map(self.write, types))
            case kinds.LiteralType(values=values):
                return " | ".join(map(json.dumps, values))
            case kinds.TupleType(item_types=types):
                return f"readonly [{', '.join(map(self.write, types))}]"
            case kinds.VarTupleType() | kinds.FrozenSetType() | kinds.ListType():
                return f"readonly {self.item(kind.item_type)}[]"
            case kinds.DictType(value_type=value):
                return f"{{ readonly [name: string]: {self.write(value)} }}"
            case _ if type(kind) in SIMPLE:
                return SIMPLE[type(kind)]
            case _:
                raise Unwritable(f"{kind} has no TypeScript")

    def item(self, kind: kinds.Type) -> str:
        """A type before brackets."""
        written = self.write(kind)
        return f"({written})" if " " in written else written

    def struct(self, kind: Struct) -> str:
        name = kind.cls.__name__
        if self.other and self.other.named.get(name) is kind.cls:
            self.taken.add(name)
            return name
        if name not in self.named:
            self.named[name] = kind.cls
            body = self.row(kind) if kind.array_like else self.record(kind)
            lines = [f"export type {name} ={next(body)}", *body, ""]
            self.lines += [*promise(kind), *lines]
        elif self.named[name] is not kind.cls:
            raise Unwritable(f"two records are called {name}: give one of them another name")
        return name

    def record(self, kind: Struct) -> Iterator[str]:
        yield " {"
        if kind.tag is not None:
            yield f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};"
        for field in kind.fields:
            open = "?" if self.said and kind.forbid_unknown_fields and not field.required else ""
            yield f"  readonly {field.encode_name}{open}: {self.write(field.type)};"
        yield "};"

    def row(self, kind: Struct) -> Iterator[str]:
        fields = (f"{field.encode_name}: {self.write(field.type)}" for field in kind.fields)
        yield f" readonly [{', '.join(fields)}];"


def promise(kind: Struct) -> Iterator[str]:
    """What somebody wrote that the record is."""
    if words := vars(kind.cls).get("__doc__"):
        yield f"/** {' '.join(inspect.cleandoc(words).split())} */"


def pages() -> Iterator[tuple[str, str]]:
    """Every file of the folder, with its text."""
    spoken = spoken_by(FRAMES)
    yield "frames.ts", spoken.text()
    yield "pages.ts", spoken_by(PAGES, spoken).text()
    for room in CATALOGUE.values():
        yield f"{room.name}.ts", game(room, spoken).text()
    yield "rooms.ts", rooms(CATALOGUE.values()).text()


def spoken_by(module: ModuleType, other: Page | None = None) -> Page:
    page = Page(module.__name__, other, said=True)
    for cls in records(module):
        page.alias(cls.__name__, cls)
    for name in ("Heard", "Told"):
        if union := getattr(module, name, None):
            page.alias(name, union)
    return page


def records(module: ModuleType) -> Iterator[type]:
    """The records that a module makes itself, but for those that only others are made from."""
    for thing in vars(module).values():
        own = isinstance(thing, msgspec.StructMeta) and thing.__module__ == module.__name__
        if own and not thing.__subclasses__():
            yield thing


def game(room: AnyRoom, spoken: Page) -> Page:
    page = Page(f"src/parlour/games/{room.name}/pieces.py", spoken)
    for name in ("options", "view", "offer", "move", "heard"):
        page.alias(name.capitalize(), getattr(room, name))
    page.alias("Verdict", get_type_hints(room.law.advise)["return"])
    return page


def rooms(catalogue: Iterable[AnyRoom]) -> Page:
    """What a lobby asks before a table exists: how many, and what can be agreed on."""
    page = Page("src/parlour/catalogue.py")
    page.constant("LANGUAGES", LANGUAGES)
    page.constant("ROOMS", {room.name: lobby_of(room) for room in catalogue})
    return page


def lobby_of(room: AnyRoom) -> dict[str, Any]:
    options = kinds.type_info(room.options)
    assert isinstance(options, Struct)
    return {
        "edition": room.edition,
        "seats": list(room.seats),
        "options": {field.encode_name: choice(field) for field in options.fields},
    }


def choice(field: Field) -> dict[str, Any]:
    """The default of an option, and its values: listed, or between two ends, or none at all."""
    usual = {"usual": field.default}
    match field.type:
        case kinds.BoolType():
            return usual | {"values": [False, True]}
        case kinds.LiteralType(values=values):
            return usual | {"values": list(values)}
        case kinds.IntType(ge=least, le=most):
            return usual | {"least": least, "most": most}
        case kinds.UnionType(types=(kinds.IntType(ge=least, le=most), kinds.NoneType())):
            return usual | {"least": least, "most": most, "none": True}
        case kinds.UnionType(types=types):
            return usual | {"values": [value for kind in types for value in listed(kind)]}
        case _:
            raise Unwritable(f"the option {field.name} is neither a choice nor a number")


def listed(kind: kinds.Type) -> Iterator[Any]:
    match kind:
        case kinds.NoneType():
            yield None
        case kinds.BoolType():
            yield from (False, True)
        case kinds.LiteralType(values=values):
            yield from values
        case _:
            raise Unwritable(f"{kind} cannot be listed")


def stale(folder: Path) -> Iterator[Path]:
    """Files that are missing, or are not what would be written, or that nobody writes."""
    wanted = dict(pages())
    for name, text in wanted.items():
        path = folder / name
        if not path.is_file() or path.read_text() != text:
            yield path
    yield from (path for path in sorted(folder.glob("*")) if path.name not in wanted)


def main(arguments: list[str], folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.wire", description=__doc__)
    parser.add_argument("--check", action="store_true")
    old = list(stale(folder))
    if parser.parse_args(arguments).check:
        for path in old:
            print(f"{path.name} is stale: run `make wire`, and commit what it writes")
        return len(old)
    folder.mkdir(parents=True, exist_ok=True)
    for path in old:
        path.unlink(missing_ok=True)
    for name, text in pages():
        if not (folder / name).is_file():
            (folder / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
