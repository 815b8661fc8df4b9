"""What cards and values are called, before it is in any language."""

from parlour.core import Phrase

from .pieces import Cards, Halves, Kind
from .views import Lays

IDS: dict[Kind, str] = {
    "h": "half",
    "1": "one",
    "2": "two",
    "3": "three",
    "3h": "threehalf",
    "4": "four",
    "5": "five",
    "6": "six",
    "6h": "sixhalf",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "9h": "ninehalf",
    "J0": "zero",
    "J*": "joker",
}


def name_cards(kind: Kind, count: int = 1) -> Phrase:
    """So many cards of a kind, as in "two halves"."""
    if count == 1:
        return Phrase("card", {"kind": IDS[kind]})
    return Phrase("cards", {"count": count, "kind": IDS[kind]})


def name_lays(lays: Lays) -> tuple[Phrase, ...]:
    return tuple(name_cards(kind, count) for kind, count in lays)


def name_all(cards: Cards) -> tuple[Phrase, ...]:
    """All cards of a hand, kind by kind."""
    return tuple(name_cards(kind, cards.count(kind)) for kind in dict.fromkeys(cards))


def name_value(value: Halves) -> str:
    """In signs that all languages read alike.

    >>> name_value(Halves(13)), name_value(Halves(1)), name_value(Halves(0))
    ('6½', '½', '0')
    """
    whole, half = divmod(value, 2)
    return f"{whole or ''}½" if half else str(whole)
