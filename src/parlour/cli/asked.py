"""What somebody typed after `parlour`, turned into rooms, seats and options, or `Wrong`."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from parlour.catalogue import CATALOGUE
from parlour.cli.chair import AnyRoom
from parlour.cli.speech import Wrong, wrong
from parlour.core import Part, Phrase, Seat, Unreadable, fair
from parlour.core.record import Record, game_of, read_record
from parlour.words import unknown


def nobody_knows(
    what: str, given: str, known: Sequence[str], room: AnyRoom | None = None, **parts: Part
) -> Wrong:
    return Wrong(unknown(what, given, known, **parts), room)


def one_of(what: str, given: str, known: Sequence[str]) -> str:
    if given in known:
        return given
    raise nobody_knows(what, given, known)


def room_named(given: str | None) -> AnyRoom:
    """The room of that name, or the first of the catalogue if none is named."""
    if given is None:
        return next(iter(CATALOGUE.values()))
    return CATALOGUE[one_of("game", given.lower(), list(CATALOGUE))]


def whole(place: str, given: str | None, least: int, most: int | None = None) -> int | None:
    """A whole number in a range, or nothing where nothing is given."""
    if given is None:
        return None
    if given.isascii() and given.isdecimal() and least <= int(given) <= (most or int(given)):
        return int(given)
    if most is None:
        raise wrong("cli-no-count", place=place, given=given, least=least)
    raise wrong("cli-no-number", place=place, given=given, least=least, most=most)


def pause(given: str | None, usual: float) -> float:
    return seconds("--pace", given, usual)


def seconds(place: str, given: str | None, usual: float) -> float:
    if given is None:
        return usual
    try:
        found = float(given)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 60:
        raise wrong("cli-no-number", place=place, given=given, least=0, most=60)
    return found


def seat(place: str, given: str | None, seats: int) -> Seat:
    """People count seats from 1."""
    number = whole(place, given, 1, seats)
    return Seat((number or 1) - 1)


def seed(given: str | None) -> bytes | None:
    if given is None:
        return None
    try:
        named = bytes.fromhex(given)
    except ValueError:
        raise wrong("cli-no-seed", given=given) from None
    if len(named) > fair.SEED_BYTES:
        raise wrong("cli-no-seed", given=given)
    return named.rjust(fair.SEED_BYTES, b"\0")


def table(room: AnyRoom, seats: str | None, options: Sequence[str]) -> tuple[int, Any]:
    """How many seats and which options, if such a table may be opened."""
    most = room.seats[-1]
    count = whole("--seats", seats, room.seats[0], most) or room.seats[0]
    chosen = room_options(room, options)
    if refusal := room.law.forbid(count, chosen):
        raise Wrong(refusal, room)
    return count, chosen


def room_options(room: AnyRoom, given: Sequence[str]) -> Any:
    known = {field.encode_name: field.type for field in option_fields(room)}
    chosen: dict[str, Any] = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise wrong("cli-no-option", given=words)
        if name not in known:
            raise nobody_knows("option", name, list(known), room, game=Phrase("game"))
        chosen[name] = option_value(room, name, known[name], value)
    return room.options(**chosen)


def option_fields(room: AnyRoom) -> Sequence[inspect.Field]:
    info = inspect.type_info(room.options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def option_value(room: AnyRoom, name: str, kind: inspect.Type, value: str) -> Any:
    try:
        whole_options = msgspec.convert({name: value}, room.options, strict=False)
    except msgspec.ValidationError:
        raise nobody_knows("choice", value, list(values(kind)), room, option=name) from None
    return getattr(whole_options, name)


def values(kind: inspect.Type) -> Iterator[str]:
    """What may be said for an option: each word, or the two ends of a range."""
    match kind:
        case inspect.BoolType():
            yield from ("true", "false")
        case inspect.LiteralType(values=words):
            yield from map(str, words)
        case inspect.IntType(ge=least, le=most):
            yield f"{'' if least is None else least}–{'' if most is None else most}"
        case inspect.NoneType():
            yield "null"
        case inspect.UnionType(types=kinds):
            yield from chain.from_iterable(map(values, kinds))
        case _:
            raise AssertionError(f"an option of type {kind}: say here how it is typed")


def match_in(given: str | None) -> tuple[AnyRoom, Record[Any, Any]]:
    """The room and the match of a file."""
    if given is None:
        raise wrong("cli-which-file")
    try:
        text = Path(given).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise wrong("cli-no-file", file=given) from None
    try:
        room = room_named(game_of(text))
        return room, read_record(room, text)
    except Unreadable as reason:
        raise wrong("cli-unreadable", file=given, reason=str(reason)) from None


def free_file(given: str | None) -> Path | None:
    """Where a match can be kept; a file that is there already is left alone."""
    if given is None:
        return None
    path = Path(given)
    if path.exists():
        raise wrong("cli-file-there", file=given)
    if not path.parent.is_dir():
        raise wrong("cli-no-folder", folder=str(path.parent))
    return path
