"""Petit Whist in short text, both ways: a card is `7S`, a hand `7S 9H`, hands `7S 9H / AD`."""

from collections.abc import Callable
from typing import Any

from msgspec import DecodeError, json

from parlour.core import Seat, Unreadable, canonical

from .pieces import (
    RANKS,
    SUITS,
    Award,
    Card,
    Cards,
    Cover,
    Deal,
    Gather,
    Knock,
    Lay,
    LetBe,
    Look,
    Move,
    Options,
    Reveal,
    SetAside,
    State,
)

COURT = {11: "J", 12: "Q", 13: "K", 14: "A"}
NAMES = {rank: COURT.get(rank, str(rank)) for rank in RANKS}
RANK = {name: rank for rank, name in NAMES.items()}
PLAIN: dict[str, Move] = {
    "reveal": Reveal(),
    "look": Look(),
    "cover": Cover(),
    "knock": Knock(),
    "letbe": LetBe(),
}
KNOCKED = {True: "knock", False: "letbe", None: "?"}
ANSWER = {word: answer for answer, word in KNOCKED.items()}
WORDS = {move: word for word, move in PLAIN.items()}


def read_card(text: str) -> Card:
    if text[:-1] not in RANK or text[-1] not in SUITS:
        raise Unreadable(f"`{text}` is no card; write one as 7S, 10H or AD")
    return Card(text[-1], RANK[text[:-1]])


def read_cards(text: str) -> Cards:
    return tuple(read_card(word) for word in text.split())


def read_hands(text: str) -> tuple[Cards, ...]:
    return tuple(read_cards(hand) for hand in text.split("/"))


def write_cards(cards: Cards) -> str:
    return " ".join(f"{NAMES[card.rank]}{card.suit}" for card in cards)


def write_hands(hands: tuple[Cards, ...]) -> str:
    return " / ".join(map(write_cards, hands))


def read_seat(text: str) -> Seat:
    if not text.isdecimal():
        raise Unreadable(f"`{text}` is no seat; write its number, 0 for the first")
    return Seat(int(text))


def read_count(text: str) -> int:
    if not text.isdecimal():
        raise Unreadable(f"`{text}` is no number of tricks; write one for each seat, as in `0 2`")
    return int(text)


def write_move(move: Move) -> str:
    match move:
        case Deal(hands):
            return f"deal {write_hands(hands)}"
        case SetAside(cards):
            return f"aside {write_cards(tuple(sorted(cards)))}".rstrip()
        case Award(leader):
            return f"award {leader}"
        case Lay(card):
            return f"lay {write_cards((card,))}"
        case Gather(taker):
            return f"gather {taker}"
        case _:
            return WORDS[move]


def read_move(text: str) -> Move:
    word, _, rest = text.strip().partition(" ")
    match word:
        case "deal":
            return Deal(read_hands(rest))
        case "aside":
            return SetAside(frozenset(read_cards(rest)))
        case "award":
            return Award(read_seat(rest.strip()))
        case "lay":
            return Lay(read_card(rest.strip()))
        case "gather":
            return Gather(read_seat(rest.strip()))
        case _ if word in PLAIN and not rest:
            return PLAIN[word]
        case _:
            known = ", ".join(("deal", "aside", "award", "lay", "gather", *PLAIN))
            raise Unreadable(f"`{text}` is no move of Petit Whist; a move begins with {known}")


def write_state(state: State) -> str:
    """A position on one line: its facts in this order, those that are empty left out."""
    facts = {
        "options": canonical(state.options).decode(),
        "hands": write_hands(state.hands),
        "aside": " / ".join("?" if cards is None else write_cards(cards) for cards in state.aside),
        "shown": write_hands(state.shown),
        "looked": " ".join(map(str, sorted(state.looked))),
        "knocks": " ".join(KNOCKED[answer] for answer in state.knocks),
        "leader": str(state.leader),
        "trick": write_cards(state.trick),
        "tricks": " ".join(map(str, state.tricks)),
    }
    return "; ".join(f"{name} {fact}" for name, fact in facts.items() if fact)


def read_state(text: str) -> State:
    facts = {name: fact for name, _, fact in map(partition, text.split(";"))}
    if unknown := facts.keys() - READERS.keys():
        known = ", ".join(READERS)
        raise Unreadable(f"`{min(unknown)}` is no fact of a position; it has {known}")
    if "hands" not in facts:
        raise Unreadable("a position needs its `hands`, such as `hands 7S 8S / 9H`")
    return State(**{"options": Options(), **{name: READERS[name](facts[name]) for name in facts}})


def partition(fact: str) -> tuple[str, str, str]:
    return fact.strip().partition(" ")


def read_options(text: str) -> Options:
    try:
        return json.decode(text, type=Options)
    except DecodeError as reason:
        raise Unreadable(f"`{text}` are no options: {reason}") from None


def read_aside(text: str) -> tuple[Cards | None, ...]:
    return tuple(None if cards.strip() == "?" else read_cards(cards) for cards in text.split("/"))


def read_knocks(text: str) -> tuple[bool | None, ...]:
    if unknown := set(text.split()) - ANSWER.keys():
        raise Unreadable(f"`{min(unknown)}` is no answer in the race; write knock, letbe or ?")
    return tuple(ANSWER[word] for word in text.split())


READERS: dict[str, Callable[[str], Any]] = {
    "options": read_options,
    "hands": read_hands,
    "aside": read_aside,
    "shown": read_hands,
    "looked": lambda text: frozenset(map(read_seat, text.split())),
    "knocks": read_knocks,
    "leader": read_seat,
    "trick": read_cards,
    "tricks": lambda text: tuple(map(read_count, text.split())),
}
