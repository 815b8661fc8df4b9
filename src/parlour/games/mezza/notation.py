"""MEZZA in short text, both ways: a card is `7`, `3h` or `J*`, a hand `h 5 J0`, two `h 5 / 9h`."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import DecodeError, json
from msgspec.structs import replace

from parlour.core import Seat, Unreadable, canonical

from .pieces import (
    KINDS,
    NO_ORDERS,
    Add,
    Award,
    Cards,
    Claim,
    Deal,
    Halves,
    Kind,
    LetBe,
    Move,
    Options,
    Order,
    Orders,
    PickUp,
    Pile,
    Play,
    PlayClosed,
    Quick,
    Race,
    Recall,
    Refill,
    Reveal,
    Slot,
    Start,
    State,
    Steal,
    Swap,
)
from .rules.pile import landed

PLAIN: dict[str, Move] = {
    "reveal": Reveal(),
    "pickup": PickUp(),
    "letbe": LetBe(),
    "recall": Recall(),
}
WORDS = {move: word for word, move in PLAIN.items()}
COUNTED: dict[str, Callable[[int], Move]] = {
    "steal": Steal,
    "quick": Quick,
    "add": Add,
    "order": Order,
    "closed": lambda slot: PlayClosed(Slot(slot)),
}
WRITTEN = ("deal", "swap", "refill", "start", "play", "award")
GONE = "."  # a slot whose closed card has been turned
UNSAID = "?"


def read_kind(text: str) -> Kind:
    for kind in KINDS:
        if kind == text:
            return kind
    raise Unreadable(f"`{text}` is no card; write one as 7, 3h, h for a half, J0 or J*")


def read_cards(text: str) -> Cards:
    return tuple(map(read_kind, text.split()))


def read_hands(text: str) -> tuple[Cards, ...]:
    return tuple(map(read_cards, text.split("/")))


def read_equal(text: str) -> tuple[Kind, int]:
    """`7 7` is two sevens."""
    cards = read_cards(text)
    if len(set(cards)) != 1:
        raise Unreadable(f"`{text}` are not equal cards; write one or several, as in `7 7`")
    return cards[0], len(cards)


def read_number(text: str) -> int:
    if not text.isdecimal():
        raise Unreadable(f"`{text}` is no number; write digits, 0 for the first seat or slot")
    return int(text)


def write_hands(hands: tuple[Cards, ...]) -> str:
    return " / ".join(map(" ".join, hands))


def write_move(move: Move) -> str:
    match move:
        case Deal(hands, opened, closed):
            zones = zip(hands, opened, closed, strict=True)
            return "deal " + " / ".join(" | ".join(map(" ".join, seat)) for seat in zones)
        case Swap(cards) | Refill(cards):
            return f"{type(move).__name__.lower()} {' '.join(cards)}"
        case Start(kind, count) | Play(kind, count):
            return f"{type(move).__name__.lower()} {' '.join([kind] * count)}"
        case Steal(count) | Quick(count) | Add(count) | Order(count):
            return f"{type(move).__name__.lower()} {count}"
        case PlayClosed(slot):
            return f"closed {slot}"
        case Award(seat):
            return f"award {'nobody' if seat is None else seat}"
        case _:
            return WORDS[move]


def read_move(text: str) -> Move:
    word, _, rest = text.strip().partition(" ")
    match word:
        case "deal":
            return read_deal(rest)
        case "swap":
            return Swap(read_cards(rest))
        case "refill":
            return Refill(read_cards(rest))
        case "start":
            return Start(*read_equal(rest))
        case "play":
            return Play(*read_equal(rest))
        case "award":
            return Award(read_award(rest.strip()))
        case _ if word in COUNTED:
            return COUNTED[word](read_number(rest.strip()))
        case _ if word in PLAIN and not rest:
            return PLAIN[word]
        case _:
            words = (*WRITTEN, *COUNTED, *PLAIN)
            raise Unreadable(f"`{text}` is no move of MEZZA; a move begins with {', '.join(words)}")


def read_deal(text: str) -> Deal:
    seats = [seat.split("|") for seat in text.split("/")]
    if {*map(len, seats)} != {3}:
        raise Unreadable("a deal has three zones a seat: hand | open | closed, and / between seats")
    hands, opened, closed = (tuple(map(read_cards, zone)) for zone in zip(*seats, strict=True))
    return Deal(hands, opened, closed)


def write_state(state: State) -> str:
    """A position on one line: its facts in this order, those that are empty left out."""
    pile, race = state.pile, state.race
    facts = {
        "options": canonical(state.options).decode(),
        "hands": write_hands(state.hands),
        "open": write_hands(state.opened),
        "closed": " / ".join(map(write_slots, state.closed)),
        "stock": " ".join(state.stock),
        "swaps": " / ".join(UNSAID if hand is None else " ".join(hand) for hand in state.swaps),
        "mover": str(state.mover),
        "pile": " ".join(pile.cards),
        "value": str(pile.value) if pile.cards else "",
        "low": "yes" if pile.low else "",
        "comb": "yes" if pile.comb else "",
        **(write_race(race) if race else {}),
        "removed": " ".join(state.removed),
        "out": " ".join(map(str, state.out)),
        "idle": str(state.idle or ""),
        "known": write_hands(state.known),
        "orders": " / ".join(map(write_orders, state.orders)),
    }
    return "; ".join(f"{name} {fact}" for name, fact in facts.items() if fact)


def write_race(race: Race) -> dict[str, str]:
    said = (UNSAID if claim is None else write_move(claim) for claim in race.claims)
    return {
        "layer": "nobody" if race.layer is None else str(race.layer),
        "claims": " / ".join(said),
        "drawn": " ".join(race.drawn),
        "emptied": "yes" if race.emptied else "",
    }


def write_slots(slots: tuple[Kind | None, ...]) -> str:
    return " ".join(kind or GONE for kind in slots)


def write_orders(orders: Orders) -> str:
    said = [f"{kind}={most}" for kind, most in sorted(orders.steals.items())]
    return " ".join([*said, *([] if orders.quick is None else [f"quick={orders.quick}"])])


def read_state(text: str) -> State:
    said = (fact.strip().partition(" ") for fact in text.split(";"))
    facts = {name: fact.strip() for name, _, fact in said}
    if unknown := facts.keys() - {*FACTS}:
        raise Unreadable(f"`{min(unknown)}` is no fact of a position; it has {', '.join(FACTS)}")
    if "hands" not in facts:
        raise Unreadable("a position needs its `hands`, such as `hands 7 8 / J*`")
    for doubt in unsound(facts):
        raise Unreadable(doubt)
    read = {name: READERS[name](fact) for name, fact in facts.items() if name in READERS}
    opened = read.pop("open", ())
    state = State(**{"options": Options(), "opened": opened, **read})
    return replace(state, pile=read_pile(facts, state.options), race=read_race(facts))


def unsound(facts: dict[str, str]) -> Iterator[str]:
    """What facts say that does not go together."""
    seats = facts["hands"].count("/") + 1
    for name, fact in facts.items():
        if name in EACH_SEAT and (spoken := fact.count("/") + 1) != seats:
            yield f"`{name}` speaks of {spoken} seats, `hands` of {seats}"
        if NEEDED.get(name, name) not in facts:
            yield f"`{name}` goes with `{NEEDED[name]}`, which is not there"
        if name in FLAGS and fact != "yes":
            yield f"`{fact}` says nothing here; write `{name} yes`"


def read_pile(facts: dict[str, str], options: Options) -> Pile:
    """Where no `value` is written, what its cards come to when they are laid one by one."""
    cards = read_cards(facts.get("pile", ""))
    if "value" in facts:
        value = Halves(read_number(facts["value"]))
        return Pile(cards, value, low="low" in facts, comb="comb" in facts)
    pile = Pile()
    for kind in cards:
        pile = landed(pile, kind, 1, options).pile
    return pile


def read_race(facts: dict[str, str]) -> Race | None:
    if "layer" not in facts:
        return None
    return Race(
        layer=read_award(facts["layer"]),
        claims=each(unless_unsaid(read_claim))(facts["claims"]) if "claims" in facts else (),
        drawn=read_cards(facts.get("drawn", "")),
        emptied="emptied" in facts,
    )


def read_award(text: str) -> Seat | None:
    return None if text == "nobody" else Seat(read_number(text))


def read_claim(text: str) -> Claim:
    move = read_move(text)
    if isinstance(move, Claim):
        return move
    raise Unreadable(f"`{text.strip()}` is no claim; write one as `steal 1`, letbe or ?")


def read_options(text: str) -> Options:
    try:
        return json.decode(text, type=Options)
    except DecodeError as reason:
        raise Unreadable(f"`{text}` are no options: {reason}") from None


def read_slots(text: str) -> tuple[Kind | None, ...]:
    return tuple(None if word == GONE else read_kind(word) for word in text.split())


def unless_unsaid(reader: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda text: None if text.strip() == UNSAID else reader(text)


def read_orders(text: str) -> Orders:
    orders = NO_ORDERS
    for word in text.split():
        name, _, most = word.partition("=")
        if name == "quick":
            orders = replace(orders, quick=read_number(most))
        else:
            orders = replace(orders, steals={**orders.steals, read_kind(name): read_number(most)})
    return orders


def each(reader: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda text: tuple(map(reader, text.split("/")))


READERS: dict[str, Callable[[str], Any]] = {
    "options": read_options,
    "hands": read_hands,
    "open": read_hands,
    "closed": each(read_slots),
    "stock": read_cards,
    "swaps": each(unless_unsaid(read_cards)),
    "mover": lambda text: Seat(read_number(text)),
    "removed": read_cards,
    "out": lambda text: tuple(Seat(read_number(word)) for word in text.split()),
    "idle": read_number,
    "known": read_hands,
    "orders": each(read_orders),
}
PILE = ("pile", "value", "low", "comb")
RACE = ("layer", "claims", "drawn", "emptied")
FACTS = (*READERS, *PILE, *RACE)
EACH_SEAT = {"open", "closed", "swaps", "known", "orders", "claims"}
NEEDED = {name: facts[0] for facts in (PILE, RACE) for name in facts}
FLAGS = {"low", "comb", "emptied"}
