"""BATASAURUS in short text, both ways.

A slot is a letter, `a` the first; a card is its seat and slot, `1c`. Where strengths stand in a
row, one in brackets has left its slot: `5 (9) 3`.
"""

import re
from collections.abc import Callable
from typing import Any

from msgspec import DecodeError, json

from parlour.core import Seat, Unreadable, canonical

from .pieces import (
    LETTERS,
    SET,
    Card,
    Collect,
    Commit,
    Cover,
    Deal,
    Divide,
    Flip,
    Keep,
    Layer,
    Layout,
    Move,
    Options,
    Ready,
    Reveal,
    Slot,
    Slots,
    State,
    Strength,
    Trick,
)

SLOTS = LETTERS.lower()
PLAIN: dict[str, Move] = {
    "ready": Ready(),
    "cover": Cover(),
    "reveal": Reveal(),
    "keep": Keep(),
}
WORDS = {move: word for word, move in PLAIN.items()}
CARD = re.compile(r"(?P<seat>\d+)(?P<slot>[a-z])")
NONE = "none"  # nobody, no slot


def read_number(text: str, what: str) -> int:
    if not text.isdecimal():
        raise Unreadable(f"`{text}` is no {what}; write a number, such as 0")
    return int(text)


def read_numbers(text: str, what: str) -> tuple[int, ...]:
    return tuple(read_number(word, what) for word in text.split())


def read_seat(text: str) -> Seat:
    return Seat(read_number(text, "seat"))


def read_slot(text: str) -> Slot:
    if len(text) != 1 or text not in SLOTS:
        raise Unreadable(f"`{text}` is no slot; write its letter, a to {SLOTS[-1]}")
    return Slot(SLOTS.index(text))


def read_strength(text: str) -> Strength:
    if not text.isdecimal() or int(text) not in SET:
        raise Unreadable(f"`{text}` is no strength; a dinosaur has {SET[0]} to {SET[-1]}")
    return Strength(int(text))


def read_card(text: str) -> Card:
    found = CARD.fullmatch(text)
    if not found:
        raise Unreadable(f"`{text}` is no card; write its seat and slot, as in 1c")
    return Card(read_seat(found["seat"]), read_slot(found["slot"]))


def read_layouts(text: str) -> tuple[Layout, ...]:
    return tuple(tuple(map(read_strength, row.split())) for row in text.split("/"))


def read_trick(text: str) -> Trick:
    return tuple(tuple(map(read_card, layer.split())) for layer in text.split("|"))


def write_numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def write_layer(layer: Layer) -> str:
    return " ".join(f"{card.seat}{SLOTS[card.slot]}" for card in layer)


def write_trick(trick: Trick) -> str:
    return " | ".join(map(write_layer, trick))


def write_move(move: Move) -> str:
    match move:
        case Deal(layouts, leader):
            return f"deal {' / '.join(map(write_numbers, layouts))} leader {leader}"
        case Flip(slot):
            return f"flip {SLOTS[slot]}"
        case Commit(slot):
            return f"commit {SLOTS[slot]}"
        case Collect(taker):
            return f"collect {taker}"
        case Divide(shares):
            return f"divide {write_numbers(shares)}"
        case _:
            return WORDS[move]


def read_move(text: str) -> Move:
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    match word:
        case "deal":
            layouts, _, leader = rest.partition("leader")
            return Deal(read_layouts(layouts), read_seat(leader.strip()))
        case "flip":
            return Flip(read_slot(rest))
        case "commit":
            return Commit(read_slot(rest))
        case "collect":
            return Collect(read_seat(rest))
        case "divide":
            return Divide(read_numbers(rest, "number of cards"))
        case _ if word in PLAIN and not rest:
            return PLAIN[word]
        case _:
            known = ", ".join(("deal", "flip", "commit", "collect", "divide", *PLAIN))
            raise Unreadable(f"`{text}` is no move of BATASAURUS; a move begins with {known}")


def write_state(state: State) -> str:
    """A position on one line: its facts in this order, those that are empty left out."""
    ready = None if state.ready is None else write_numbers(tuple(sorted(state.ready)))
    facts = {
        "options": canonical(state.options).decode(),
        "cards": " / ".join(map(write_row, state.layouts, state.left)),
        "ready": ready if ready != "" else NONE,
        "committed": write_committed(state.committed),
        "trick": write_trick(state.trick),
        "piles": write_numbers(state.piles),
        "leader": str(state.leader),
        "won": "yes" if state.won else "",
        "past": " / ".join(map(write_trick, state.past)),
        "earlier": " / ".join(map(write_numbers, state.earlier)),
    }
    return "; ".join(f"{name} {fact}" for name, fact in facts.items() if fact)


def write_row(layout: Layout, left: Slots) -> str:
    return " ".join(
        str(strength) if slot in left else f"({strength})" for slot, strength in enumerate(layout)
    )


def write_committed(committed: tuple[Slot | None, ...]) -> str:
    if all(slot is None for slot in committed):
        return ""
    return " ".join(NONE if slot is None else SLOTS[slot] for slot in committed)


def read_state(text: str) -> State:
    """A position; of what it does not say, nobody has won anything and the cards are covered."""
    facts = {name: fact.strip() for name, _, fact in map(partition, text.split(";"))}
    if unknown := facts.keys() - READERS.keys():
        known = ", ".join(READERS)
        raise Unreadable(f"`{min(unknown)}` is no fact of a position; it has {known}")
    if "cards" not in facts:
        raise Unreadable("a position needs its `cards`, such as `cards 5 (9) 3 / 4 1 2`")
    said = {name: READERS[name](facts[name]) for name in facts if name != "cards"}
    layouts, left = read_rows(facts["cards"])
    nothing: dict[str, Any] = {
        "options": Options(),
        "ready": None,
        "committed": (None,) * len(left),
        "piles": (0,) * len(left) if any(layouts) else (),
    }
    return sound(State(**{**nothing, **said, "layouts": layouts, "left": left}))


def partition(fact: str) -> tuple[str, str, str]:
    return fact.strip().partition(" ")


def read_rows(text: str) -> tuple[tuple[Layout, ...], tuple[Slots, ...]]:
    rows = [row.split() for row in text.split("/")]
    left = tuple(
        tuple(Slot(slot) for slot, word in enumerate(row) if not word.startswith("("))
        for row in rows
    )
    return tuple(tuple(map(read_bracketed, row)) for row in rows), left


def read_bracketed(word: str) -> Strength:
    return read_strength(word[1:-1] if word.startswith("(") and word.endswith(")") else word)


def sound(state: State) -> State:
    """The position itself, if its facts are about the same seats and cards."""
    for name, given in [
        ("committed", state.committed),
        ("piles", state.piles),
        *(("earlier", piles) for piles in state.earlier),
    ]:
        if given and len(given) != state.seats:
            raise Unreadable(
                f"`{name}` is about {len(given)} seats; the cards are of {state.seats}"
            )
    for card in (card for trick in (state.trick, *state.past) for layer in trick for card in layer):
        if card.seat >= state.seats or card.slot >= len(state.layouts[card.seat]):
            raise Unreadable(f"`{write_layer((card,))}` is none of the cards; name one of them")
        if card.slot in state.left[card.seat]:
            strength = state.layouts[card.seat][card.slot]
            raise Unreadable(
                f"`{write_layer((card,))}` has been turned; write its strength as ({strength})"
            )
    return state


def read_options(text: str) -> Options:
    try:
        return json.decode(text, type=Options)
    except DecodeError as reason:
        raise Unreadable(f"`{text}` are no options: {reason}") from None


def read_ready(text: str) -> frozenset[Seat]:
    return frozenset() if text == NONE else frozenset(map(read_seat, text.split()))


def read_yes(text: str) -> bool:
    if text != "yes":
        raise Unreadable(f"`{text}` says nothing here; write yes, or leave the fact out")
    return True


def read_committed(text: str) -> tuple[Slot | None, ...]:
    return tuple(None if word == NONE else read_slot(word) for word in text.split())


READERS: dict[str, Callable[[str], Any]] = {
    "options": read_options,
    "cards": read_rows,
    "ready": read_ready,
    "committed": read_committed,
    "trick": read_trick,
    "piles": lambda text: read_numbers(text, "number of cards"),
    "leader": read_seat,
    "won": read_yes,
    "past": lambda text: tuple(map(read_trick, text.split("/"))),
    "earlier": lambda text: tuple(
        read_numbers(game, "number of cards") for game in text.split("/")
    ),
}
