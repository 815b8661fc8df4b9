"""Somebody who only listens: what can be known of a court from its sentences, in four languages.

Nothing is read here but the sentences themselves and what the table has agreed on. What hangs
together the listener works out on squared paper.
"""

import re
from collections import Counter
from collections.abc import Iterator

from parlour.core import Seat
from parlour.games.ksar.pieces import COLOURED, NEUTRAL, Block, Kind, Options, Spot, View

# How a listener would recognise each kind of sentence, and pick out who, and where.
SENTENCES = {
    "en": {
        "begins": r"(?P<who>.+) begins?\.",
        "coloured": r"(?P<who>.+) places? a coloured block (?P<where>.+)\.",
        "neutral": r"(?P<who>.+) places? a neutral block (?P<where>.+)\.",
        "swapped": r"(?P<who>.+) swaps? colours and owns? the block that stands\.",
        "kept": r"(?P<who>.+) keeps? (?:the|your) colour\.",
    },
    "fr": {
        "begins": r"(?P<who>.+) commence[z]?\.",
        "coloured": r"(?P<who>.+) pose[z]? un bloc de couleur (?P<where>.+)\.",
        "neutral": r"(?P<who>.+) pose[z]? un bloc neutre (?P<where>.+)\.",
        "swapped": r"(?P<who>.+) échange[z]? les couleurs et pren(?:d|ez) le bloc posé\.",
        "kept": r"(?P<who>.+) garde[z]? (?:sa|votre) couleur\.",
    },
    "nl": {
        "begins": r"(?P<who>.+) begint\.",
        "coloured": r"(?P<who>.+) legt een gekleurd blok (?P<where>.+)\.",
        "neutral": r"(?P<who>.+) legt een neutraal blok (?P<where>.+)\.",
        "swapped": r"(?P<who>.+) ruilt van kleur en krijgt het blok dat er staat\.",
        "kept": r"(?P<who>.+) houdt (?:de|je) kleur\.",
    },
    "de": {
        "begins": r"(?P<who>.+) beginns?t\.",
        "coloured": r"(?P<who>.+) legs?t einen farbigen Stein (?P<where>.+)\.",
        "neutral": r"(?P<who>.+) legs?t einen neutralen Stein (?P<where>.+)\.",
        "swapped": r"(?P<who>.+) tauschs?t die Farben und bekomms?t den Stein, der steht\.",
        "kept": r"(?P<who>.+) behält(?:st)? (?:die|deine) Farbe\.",
    },
}
LIES = {
    "en": ("flat, 1 high, on", "on edge, 2 high, on", "upright, 3 high, on"),
    "fr": ("à plat, hauteur 1,", "sur la tranche, hauteur 2,", "debout, hauteur 3,"),
    "nl": ("plat, 1 hoog,", "op zijn kant, 2 hoog,", "rechtop, 3 hoog,"),
    "de": ("flach, 1 hoch,", "auf der Kante, 2 hoch,", "aufrecht, 3 hoch,"),
}
SQUARES = {
    "en": r"columns? (\d+)(?: to (\d+))?, rows? (\d+)(?: to (\d+))?",
    "fr": r"colonnes? (\d+)(?: à (\d+))?, rangs? (\d+)(?: à (\d+))?",
    "nl": r"kolom (\d+)(?: tot en met (\d+))?, rij (\d+)(?: tot en met (\d+))?",
    "de": r"Spalten? (\d+)(?: bis (\d+))?, Reihen? (\d+)(?: bis (\d+))?",
}
YOU = {"en": "You", "fr": "Vous", "nl": "Je", "de": "Du"}


class Ear:
    """All that a listener has put together so far."""

    def __init__(
        self, names: dict[int, str], me: Seat | None, language: str, options: Options
    ) -> None:
        self.seats = {name: Seat(seat) for seat, name in names.items()}
        if me is not None:
            self.seats[YOU[language]] = me
        self.sentences = {kind: re.compile(p) for kind, p in SENTENCES[language].items()}
        self.language, self.options = language, options
        self.next: Seat | None = None
        self.blocks: list[Block] = []
        self.answered = False
        self.kinds: Counter[str] = Counter()

    def listen(self, sentence: str) -> None:
        for kind, pattern in self.sentences.items():
            if found := pattern.fullmatch(sentence):
                self.kinds[kind] += 1
                parts = found.groupdict()
                self.take(kind, self.seats[parts["who"]], parts)
                return
        raise AssertionError(f"nobody understands “{sentence}”")

    def take(self, kind: str, who: Seat, parts: dict[str, str]) -> None:
        match kind:
            case "begins":
                self.next = who
            case "coloured" | "neutral":
                self.blocks.append(Block(who, kind, self.place(parts["where"])))
                self.next = Seat(1 - who)
            case "swapped":
                self.blocks = [Block(who, self.blocks[0].kind, self.blocks[0].spot)]
                self.next, self.answered = Seat(1 - who), True
            case "kept":
                self.next, self.answered = who, True
            case _:
                raise AssertionError(kind)

    def place(self, where: str) -> Spot:
        """How it lies and which squares it covers; the two must agree."""
        squares = re.search(SQUARES[self.language], where)
        assert squares, where
        left, right, near, far = squares.groups()
        wide, deep = span(left, right), span(near, far)
        spot = Spot(len(wide), len(deep), wide[0] - 1, deep[0] - 1)
        assert where.startswith(LIES[self.language][spot.height - 1]), where
        return spot

    def knows(self, view: View) -> bool:
        """What was heard is what can be seen."""
        assert view.blocks == tuple(self.blocks)
        assert view.turn in (self.next, None)
        assert view.answering == self.answers
        assert view.left == tuple(self.left(seat) for seat in (0, 1))
        assert [len(one) for one in view.series] == [self.longest(seat) for seat in (0, 1)]
        return True

    @property
    def answers(self) -> bool:
        return self.options.pie and len(self.blocks) == 1 and not self.answered

    def left(self, seat: int) -> tuple[int, int]:
        gone: Counter[Kind] = Counter(block.kind for block in self.blocks if block.owner == seat)
        return COLOURED - gone["coloured"], NEUTRAL - gone["neutral"]

    def longest(self, seat: int) -> int:
        mine = [b for b in self.blocks if b.owner == seat or b.kind == "neutral"]
        return max((len(together(block, mine)) for block in mine), default=0)


def span(first: str, last: str | None) -> range:
    return range(int(first), int(last or first) + 1)


def squares(block: Block) -> set[tuple[int, int]]:
    width, depth, x, y = block.spot.width, block.spot.depth, block.spot.x, block.spot.y
    return {(x + dx, y + dy) for dx in range(width) for dy in range(depth)}


def around(block: Block) -> Iterator[tuple[int, int]]:
    for x, y in squares(block):
        yield from ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))


def together(block: Block, blocks: list[Block]) -> set[Block]:
    found, grown = set[Block](), {block}
    while found != grown:
        found = grown
        near = {square for each in found for square in around(each)}
        grown = found | {each for each in blocks if squares(each) & near}
    return found
