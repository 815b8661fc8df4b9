"""SERIE in short text, both ways: a tile is `R4`, tiles in a row are `R4-6`, series `R4-6 / B1-3`.

Colours are R red, Y yellow, B blue, K black. A joker is `J`, and on the table `J=R5`, by what it
stands for.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import DecodeError, json

from parlour.core import Seat, Unreadable, canonical

from .pieces import (
    COLOURS,
    JOKER,
    SHORTEST,
    Deal,
    Draw,
    Give,
    Lay,
    Move,
    Options,
    Pass,
    Pay,
    Round,
    State,
    Tile,
    Tiles,
)

PLAIN: dict[str, Move] = {"draw": Draw(), "pass": Pass()}
WORDS = {move: word for word, move in PLAIN.items()}
TILES = re.compile(rf"(?P<joker>J=)?(?P<colour>[{COLOURS}])(?P<low>\d\d?)(?:-(?P<high>\d\d?))?")
TAKING = " taking "


def read_tiles(text: str) -> Tiles:
    return tuple(tile for word in text.split() for tile in read_word(word))


def read_word(word: str) -> Iterator[Tile]:
    """A tile, a joker, or tiles in a row."""
    if word == "J":
        yield JOKER
        return
    found = TILES.fullmatch(word)
    if found is None or (found["joker"] and found["high"]):
        raise Unreadable(
            f"`{word}` is no tile; write colour R, Y, B or K and number, as in R4 or R4-6, "
            "J for a joker, J=R5 for one that stands for a tile"
        )
    low = int(found["low"])
    for number in range(low, int(found["high"] or low) + 1):
        yield Tile(number, found["colour"], bool(found["joker"]))


def read_tile(text: str) -> Tile:
    tiles = read_tiles(text)
    if len(tiles) != 1:
        raise Unreadable(f"`{text}` is not one tile; write one, such as R4 or J")
    return tiles[0]


def read_rows(text: str) -> tuple[Tiles, ...]:
    return tuple(map(read_tiles, text.split("/")))


def read_number(text: str, what: str = "number") -> int:
    if not re.fullmatch(r"-?[0-9]+", text):
        raise Unreadable(f"`{text}` is no {what}; write one, such as 0")
    return int(text)


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(read_number, text.split()))


def read_seat(text: str) -> Seat:
    return Seat(read_number(text.strip(), "seat"))


def write_tiles(tiles: Iterable[Tile]) -> str:
    return " ".join(map(write_row, rows(tiles)))


def rows(tiles: Iterable[Tile]) -> Iterator[Tiles]:
    """The tiles in their order, those that follow each other together."""
    row: Tiles = ()
    for tile in tiles:
        if row and follows(row[-1], tile):
            row = (*row, tile)
        else:
            if row:
                yield row
            row = (tile,)
    if row:
        yield row


def follows(one: Tile, other: Tile) -> bool:
    natural = not (one.joker or other.joker)
    return natural and (one.number + 1, one.colour) == (other.number, other.colour)


def write_row(row: Tiles) -> str:
    if len(row) < SHORTEST:
        return " ".join(map(write_tile, row))
    return f"{write_tile(row[0])}-{row[-1].number}"


def write_tile(tile: Tile) -> str:
    if tile == JOKER:
        return "J"
    return f"{'J=' if tile.joker else ''}{tile.colour}{tile.number}"


def write_rows(rows: Iterable[Tiles]) -> str:
    return " / ".join(map(write_tiles, rows))


def write_numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def write_move(move: Move) -> str:
    match move:
        case Lay(table, taken):
            return f"lay {write_rows(table)}" + (f"{TAKING}{taken}" if taken else "")
        case Give(tile):
            return f"give {write_tile(tile)}"
        case Deal(racks, first, lots):
            by = f" by {write_tiles(lots)}" if lots else ""
            return f"deal {first}{by}: {write_rows(racks)}"
        case Pay(chips):
            return f"pay {write_numbers(chips)}"
        case _:
            return WORDS[move]


def read_deal(text: str) -> Deal:
    head, colon, racks = text.partition(":")
    if not colon:
        raise Unreadable(f"`{text}` is no deal; write who begins and the racks: 0: R4 J / B1 B2")
    first, _, lots = head.partition(" by ")
    return Deal(read_rows(racks), read_seat(first), read_tiles(lots))


def read_lay(text: str) -> Lay:
    table, _, taken = text.partition(TAKING.rstrip())
    return Lay(read_rows(table), read_number(taken.strip() or "0"))


MOVES: dict[str, Callable[[str], Move]] = {
    "deal": read_deal,
    "lay": read_lay,
    "give": lambda text: Give(read_tile(text)),
    "pay": lambda text: Pay(read_numbers(text)),
}


def read_move(text: str) -> Move:
    word, _, rest = text.strip().partition(" ")
    if word in MOVES:
        return MOVES[word](rest)
    if word in PLAIN and not rest:
        return PLAIN[word]
    known = ", ".join((*MOVES, *PLAIN))
    raise Unreadable(f"`{text}` is no move of SERIE; a move begins with {known}")


def write_state(state: State) -> str:
    """A position on one line: its facts in this order, those that are empty left out."""
    facts = {
        "options": canonical(state.options).decode(),
        "racks": write_rows(state.racks),
        "chips": write_numbers(state.chips),
        "table": write_rows(state.table),
        "first": str(state.first or ""),
        "mover": str(state.mover or ""),
        "done": "" if state.done == "nothing" else state.done,
        "drawing": "yes" if state.drawing else "",
        "opened": write_numbers(sorted(state.opened)),
        "passes": str(state.passes or ""),
        "turns": str(state.turns or ""),
        "rounds": " | ".join(map(write_round, state.rounds)),
    }
    return "; ".join(f"{name} {fact}" for name, fact in facts.items() if fact)


def write_round(over: Round) -> str:
    return f"{over.first}: {write_numbers(over.chips)}: {write_rows(over.left)}"


def read_state(text: str) -> State:
    given = {name: fact for name, _, fact in map(partition, text.split(";"))}
    if unknown := given.keys() - READERS.keys():
        known = ", ".join(READERS)
        raise Unreadable(f"`{min(unknown)}` is no fact of a position; it has {known}")
    if "racks" not in given:
        raise Unreadable("a position needs its `racks`, such as `racks R4 R5 J / B1`")
    facts = {name: READERS[name](fact) for name, fact in given.items()}
    seats = len(facts["racks"])
    if len(facts.get("chips", ())) not in (0, seats):
        raise Unreadable(f"`chips` speaks of {len(facts['chips'])} seats, `racks` of {seats}")
    return State(**{"options": Options(), **facts})


def partition(fact: str) -> tuple[str, str, str]:
    return fact.strip().partition(" ")


def read_options(text: str) -> Options:
    try:
        return json.decode(text, type=Options)
    except DecodeError as reason:
        raise Unreadable(f"`{text}` are no options: {reason}") from None


def read_round(text: str) -> Round:
    parts = text.split(":")
    if len(parts) != 3:
        raise Unreadable(f"`{text}` is no round; write who began, the chips, the tiles left")
    return Round(read_seat(parts[0]), read_numbers(parts[1]), read_rows(parts[2]))


def read_word_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            raise Unreadable(f"`{text}` is not known here; write {' or '.join(known)}")
        return text

    return read


READERS: dict[str, Callable[[str], Any]] = {
    "options": read_options,
    "racks": read_rows,
    "chips": read_numbers,
    "table": lambda text: Lay(read_rows(text)).table,
    "first": read_seat,
    "mover": read_seat,
    "done": read_word_of(("laid", "swapped", "drawn")),
    "drawing": lambda text: bool(read_word_of(("yes",))(text)),
    "opened": lambda text: frozenset(map(Seat, read_numbers(text))),
    "passes": read_number,
    "turns": read_number,
    "rounds": lambda text: tuple(map(read_round, text.split("|"))),
}
