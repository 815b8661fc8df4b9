"""KSAR in short text, both ways: `c2x3@0,0` is a coloured block, 2 by 3, its corner at 0,0.

A position is its options and its moves: `frame 10; first 0; c2x3@0,0 n1x3@2,0`.
"""

import re

from msgspec import DecodeError, json
from msgspec.structs import replace

from parlour.core import Seat, Unreadable, canonical

from .pieces import First, Keep, Kind, Move, Options, Place, Spot, State, Swap

PLACE = re.compile(r"([cn])(\d)x(\d)@(\d+),(\d+)")
LETTERS: dict[Kind, str] = {"coloured": "c", "neutral": "n"}
KIND: dict[str, Kind] = {letter: kind for kind, letter in LETTERS.items()}


def write_place(place: Place) -> str:
    spot = place.spot
    return f"{LETTERS[place.kind]}{spot.width}x{spot.depth}@{spot.x},{spot.y}"


def read_place(text: str) -> Place:
    found = PLACE.fullmatch(text)
    if not found:
        raise Unreadable(f"`{text}` is no block; write kind, sides and corner, as in c2x3@0,0")
    kind, *numbers = found.groups()
    return Place(KIND[kind], Spot(*map(int, numbers)))


def read_seat(text: str) -> Seat:
    if text not in ("0", "1"):
        raise Unreadable(f"`{text}` is no seat of KSAR; write 0 or 1")
    return Seat(int(text))


def write_move(move: Move) -> str:
    match move:
        case First(seat):
            return f"first {seat}"
        case Place():
            return write_place(move)
        case Swap():
            return "swap"
        case Keep():
            return "keep"


def read_move(text: str) -> Move:
    match text.split():
        case ["first", seat]:
            return First(read_seat(seat))
        case ["swap"]:
            return Swap()
        case ["keep"]:
            return Keep()
        case [place] if place[0] in KIND:
            return read_place(place)
        case _:
            raise Unreadable(f"`{text}` is no move of KSAR; write c2x3@0,0, n2x3@0,0, swap or keep")


def write_state(state: State) -> str:
    facts = [f"options {canonical(state.options).decode()}"]
    if state.first is not None:
        facts.append(f"first {state.first}")
    facts += [f"placed {' '.join(map(write_place, state.placed))}"] if state.placed else []
    if state.swapped is not None:
        facts.append("swapped" if state.swapped else "kept")
    return "; ".join(facts)


def read_state(text: str) -> State:
    facts = State(Options())
    for fact in text.split(";"):
        match fact.split():
            case ["options", *rest]:
                facts = replace(facts, options=read_options("".join(rest)))
            case ["first", seat]:
                facts = replace(facts, first=read_seat(seat))
            case ["placed", *blocks]:
                facts = replace(facts, placed=tuple(map(read_place, blocks)))
            case ["swapped" | "kept" as answer]:
                facts = replace(facts, swapped=answer == "swapped")
            case _:
                known = "options, first, placed, swapped, kept"
                raise Unreadable(f"`{fact.strip()}` is no fact of a position; it has {known}")
    return facts


def read_options(text: str) -> Options:
    try:
        return json.decode(text, type=Options)
    except DecodeError as reason:
        raise Unreadable(f"`{text}` are no options: {reason}") from None
