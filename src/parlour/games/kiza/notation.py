"""KIZA in short text, both ways: a card is `Rc10`, a hand `Rc10 Bt7`, hands `Rc10 Bt7 / Gx1`.

A card's letters are its colour (R red, B blue, G green, Y yellow) and its shape (c circle,
t triangle, s square, x cross).
"""

from collections.abc import Callable
from typing import Any

from msgspec import DecodeError, json

from parlour.core import Seat, Unreadable, canonical

from .pieces import (
    DECK,
    Appoint,
    Auction,
    Award,
    Bid,
    Card,
    Cards,
    Choose,
    Deal,
    Discard,
    Draw,
    Drawn,
    Move,
    Options,
    Pass,
    Present,
    Reveal,
    State,
    in_order,
)

PLAIN: dict[str, Move] = {"reveal": Reveal(), "pass": Pass(), "discard": Discard()}
WORDS = {move: word for word, move in PLAIN.items()}
NONE, NOT_YET = "-", "?"

CARDS = {f"{card.colour}{card.shape}{card.value}": card for card in DECK}
NAMES = {card: name for name, card in CARDS.items()}


def read_card(text: str) -> Card:
    if text not in CARDS:
        raise Unreadable(
            f"`{text}` is no card; write colour R, B, G or Y, shape c, t, s or x, and value: Rc10"
        )
    return CARDS[text]


def read_cards(text: str) -> Cards:
    return tuple(map(read_card, text.split()))


def read_hands(text: str) -> tuple[Cards, ...]:
    return tuple(map(read_cards, text.split("/")))


def read_drawn(text: str) -> Drawn:
    return tuple(None if word == NONE else read_card(word) for word in text.split())


def read_number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise Unreadable(f"`{text}` is no {what}; write a number, such as 0")
    return int(text)


def read_seat(text: str) -> Seat:
    return Seat(read_number(text.strip(), "seat"))


def write_cards(cards: Cards) -> str:
    return " ".join(map(NAMES.__getitem__, cards))


def write_hands(hands: tuple[Cards, ...]) -> str:
    return " / ".join(map(write_cards, hands))


def write_drawn(cards: Drawn) -> str:
    return " ".join(NAMES[card] if card else NONE for card in cards)


def write_move(move: Move) -> str:
    match move:
        case Draw(cards):
            return f"draw {write_drawn(cards)}"
        case Appoint(donor):
            return f"appoint {donor}"
        case Deal(hands):
            return f"deal {write_hands(hands)}"
        case Present(chosen):
            return f"present {write_cards(in_order(chosen))}".rstrip()
        case Choose(card):
            return f"choose {NAMES[card]}"
        case Bid(laid):
            return f"bid {write_cards(in_order(laid))}".rstrip()
        case Award(taker):
            return f"award {taker}"
        case _:
            return WORDS[move]


MOVES: dict[str, Callable[[str], Move]] = {
    "draw": lambda text: Draw(read_drawn(text)),
    "appoint": lambda text: Appoint(read_seat(text)),
    "deal": lambda text: Deal(read_hands(text)),
    "present": lambda text: Present(frozenset(read_cards(text))),
    "choose": lambda text: Choose(read_card(text.strip())),
    "bid": lambda text: Bid(frozenset(read_cards(text))),
    "award": lambda text: Award(read_seat(text)),
}


def read_move(text: str) -> Move:
    word, _, rest = text.strip().partition(" ")
    if word in MOVES:
        return MOVES[word](rest)
    if word in PLAIN and not rest:
        return PLAIN[word]
    known = ", ".join((*MOVES, *PLAIN))
    raise Unreadable(f"`{text}` is no move of KIZA; a move begins with {known}")


def write_state(state: State) -> str:
    """A position on one line: its facts in this order, those that are empty left out."""
    auction = state.auction
    facts = {
        "options": canonical(state.options).decode(),
        "hands": write_hands(state.hands),
        "rows": write_hands(state.rows) if any(state.rows) else "",
        "gains": write_hands(state.gains) if any(state.gains) else "",
        "donor": "" if state.donor is None else str(state.donor),
        "presented": " / ".join(
            NOT_YET if cards is None else write_cards(cards) for cards in state.presented
        ),
        **(write_auction(auction) if auction else {}),
        "draws": " / ".join(map(write_drawn, state.draws)),
        "discards": write_cards(state.discards),
        "dry": str(state.dry or ""),
    }
    return "; ".join(f"{name} {fact}" for name, fact in facts.items() if fact)


def write_auction(auction: Auction) -> dict[str, str]:
    return {
        "kiza": NAMES[auction.card],
        "laid": write_hands(auction.laid) if any(auction.laid) else "",
        "bidder": NONE if auction.bidder is None else str(auction.bidder),
        "passed": " ".join(map(str, sorted(auction.passed))),
        "waived": "yes" if auction.waived else "",
    }


def read_state(text: str) -> State:
    given = {name: fact for name, _, fact in map(partition, text.split(";"))}
    if unknown := given.keys() - READERS.keys():
        known = ", ".join(READERS)
        raise Unreadable(f"`{min(unknown)}` is no fact of a position; it has {known}")
    if "hands" not in given:
        raise Unreadable("a position needs its `hands`, such as `hands Rc10 Bt7 / Gx1`")
    facts = {name: READERS[name](fact) for name, fact in given.items()}
    seats = len(facts["hands"])
    nothing: tuple[Cards, ...] = ((),) * seats
    for name in EACH & facts.keys():
        if len(facts[name]) != seats:
            raise Unreadable(f"`{name}` speaks of {len(facts[name])} seats, `hands` of {seats}")
    bidding = {name: facts.pop(name) for name in BIDDING if name in facts}
    if bidding:
        facts["auction"] = read_auction(nothing, bidding)
    return State(**{"options": Options(), "rows": nothing, "gains": nothing, **facts})


def read_auction(nothing: tuple[Cards, ...], bidding: dict[str, Any]) -> Auction:
    if "kiza" not in bidding:
        raise Unreadable(f"`{next(iter(bidding))}` belongs to an auction, which needs its `kiza`")
    card = bidding.pop("kiza")
    return Auction(card, **{"laid": nothing, "bidder": None, **bidding})


def partition(fact: str) -> tuple[str, str, str]:
    return fact.strip().partition(" ")


def read_options(text: str) -> Options:
    try:
        return json.decode(text, type=Options)
    except DecodeError as reason:
        raise Unreadable(f"`{text}` are no options: {reason}") from None


def read_waived(text: str) -> bool:
    if text != "yes":
        raise Unreadable(f"`{text}` says nothing of a donor that waits; write `waived yes`")
    return True


BIDDING: dict[str, Callable[[str], Any]] = {
    "kiza": lambda text: read_card(text.strip()),
    "laid": read_hands,
    "bidder": lambda text: None if text.strip() == NONE else read_seat(text),
    "passed": lambda text: frozenset(map(read_seat, text.split())),
    "waived": read_waived,
}
READERS: dict[str, Callable[[str], Any]] = {
    "options": read_options,
    "hands": read_hands,
    "rows": read_hands,
    "gains": read_hands,
    "donor": read_seat,
    "presented": lambda text: tuple(
        None if cards.strip() == NOT_YET else read_cards(cards) for cards in text.split("/")
    ),
    **BIDDING,
    "draws": lambda text: tuple(map(read_drawn, text.split("/"))),
    "discards": read_cards,
    "dry": lambda text: read_number(text.strip(), "number of rounds"),
}
EACH = {"rows", "gains", "presented", "laid"}
