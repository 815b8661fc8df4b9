"""Somebody who only listens: what can be known of a match from its sentences, in four languages.

Nothing is read here but the sentences themselves and what the table has agreed on. A card is known
by its letters and value, which are the same in every language.
"""

import re
from collections import Counter
from collections.abc import Iterator

from parlour.core import Seat
from parlour.games.kiza.notation import CARDS
from parlour.games.kiza.pieces import Card, Options, View, in_order

NBSP = "\N{NO-BREAK SPACE}"
CODE = re.compile(r"\b[RBGY][ctsx]\d+\b")

# How a listener would recognise each kind of sentence, and pick out who, how much, and what is had.
SENTENCES = {
    "en": {
        "dealt": r"The dealer shuffles and deals: (?P<counts>[^.]+)\.(?P<mine>.*)",
        "shown": r"All KIZA cards are turned: (?P<rows>.+)",
        "chosen": r"(?P<who>.+) puts? up .+",
        "bid": r"(?P<who>.+) lays? .+ and bids? (?P<total>\d+)\.",
        "passed": r"(?P<who>.+) pass(?:es)?\.",
        "waived": r"(?P<who>.+) do(?:es)? not open, and may come in later\.",
        "captured": r"(?P<who>.+) captures? .+ for \d+ and ha(?:s|ve) (?P<total>\d+) points?\.",
        "unsold": r"Nobody bids, and .+ goes to the pile\.",
        "presented": r"You present .+ They stay face down until everybody has chosen\.",
        "drawn": r"One card for each: .+ (?P<who>\S+|Seat \d) (?:is|are) the first donor\.",
        "appointed": r"(?P<who>.+) (?:is|are) the first donor\.",
    },
    "fr": {
        "dealt": rf"Le donneur mélange et distribue{NBSP}: (?P<counts>[^.]+)\.(?P<mine>.*)",
        "shown": rf"Toutes les cartes KIZA sont retournées{NBSP}: (?P<rows>.+)",
        "chosen": r"(?P<who>.+) mett?(?:ez)? aux enchères .+",
        "bid": rf"(?P<who>.+) pose[z]? .+{NBSP}: une enchère de (?P<total>\d+)\.",
        "passed": r"(?P<who>.+) pass(?:e|ez)\.",
        "waived": r"(?P<who>.+) n’ouvre[z]? pas, mais (?:peut|pouvez) entrer plus tard\.",
        "captured": r"(?P<who>.+) captur(?:e|ez) .+ pour \d+ et a(?:vez)? "
        r"(?P<total>\d+) points? en tout\.",
        "unsold": r"Personne n’enchérit, et .+ va à la pile\.",
        "presented": r"Vous présentez .+ restent cachées .+",
        "drawn": rf"Une carte pour chacun{NBSP}: .+\. (?P<who>.+) (?:est|êtes) le premier meneur\.",
        "appointed": r"(?P<who>.+) (?:est|êtes) le premier meneur\.",
    },
    "nl": {
        "dealt": r"De gever schudt en deelt: (?P<counts>[^.]+)\.(?P<mine>.*)",
        "shown": r"Alle KIZA-kaarten worden omgedraaid: (?P<rows>.+)",
        "chosen": r"(?P<who>.+) veilt .+",
        "bid": r"(?P<who>.+) legt .+ en biedt (?P<total>\d+)\.",
        "passed": r"(?P<who>.+) past\.",
        "waived": r"(?P<who>.+) opent niet en mag later nog meedoen\.",
        "captured": r"(?P<who>.+) wint .+ voor \d+ en he(?:eft|bt) (?P<total>\d+) punt(?:en)?\.",
        "unsold": r"Niemand biedt, en .+ gaat naar de stapel\.",
        "presented": r"Je legt .+ neer\. Ze blijven dicht tot iedereen gekozen heeft\.",
        "drawn": r"Eén kaart voor elke stoel: .+\. "
        r"(?P<who>.+) (?:is|bent) de eerste veilingmeester\.",
        "appointed": r"(?P<who>.+) (?:is|bent) de eerste veilingmeester\.",
    },
    "de": {
        "dealt": r"Der Geber mischt und gibt: (?P<counts>[^.]+)\.(?P<mine>.*)",
        "shown": r"Alle KIZA-Karten werden umgedreht: (?P<rows>.+)",
        "chosen": r"(?P<who>.+) versteigers?t .+",
        "bid": r"(?P<who>.+) legs?t .+ und biete(?:s)?t (?P<total>\d+)\.",
        "passed": r"(?P<who>.+) passt\.",
        "waived": r"(?P<who>.+) eröffnes?t nicht und darf(?:st)? später einsteigen\.",
        "captured": r"(?P<who>.+) erbeutes?t .+ für \d+ und has?t (?P<total>\d+) Punkte?\.",
        "unsold": r"Niemand bietet, und .+ kommt auf den Stapel\.",
        "presented": r"Du legst .+ aus\. Sie bleiben verdeckt, bis alle gewählt haben\.",
        "drawn": r"Eine Karte für jeden Platz: .+\. "
        r"(?P<who>.+) (?:ist|bist) der erste Auktionator\.",
        "appointed": r"(?P<who>.+) (?:ist|bist) der erste Auktionator\.",
    },
}
YOU = {
    "en": ("You", "you"),
    "fr": ("Vous", "vous"),
    "nl": ("Je", "Jij", "jij", "jou"),
    "de": ("Du", "du", "dich"),
}


class Ear:
    """All that a listener has put together so far. A watcher has no hand."""

    def __init__(
        self, names: dict[int, str], me: Seat | None, language: str, options: Options
    ) -> None:
        self.seats = {name: seat for seat, name in names.items()}
        if me is not None:
            self.seats |= dict.fromkeys(YOU[language], me)
        self.sentences = [(kind, re.compile(p)) for kind, p in SENTENCES[language].items()]
        self.people = re.compile("|".join(sorted(map(re.escape, self.seats), key=len)[::-1]))
        self.me, self.options = me, options
        self.hand: set[Card] = set()
        self.held: Counter[int] = Counter()
        self.rows: list[set[Card]] = [set() for _ in names]
        self.gains: list[list[Card]] = [[] for _ in names]
        self.points = [0] * len(names)
        self.donor: int | None = None
        self.centre: Card | None = None
        self.laid: list[list[Card]] = [[] for _ in names]
        self.bids = [0] * len(names)
        self.out: set[int] = set()
        self.kinds: Counter[str] = Counter()

    def listen(self, sentence: str) -> None:
        for kind, pattern in self.sentences:
            if found := pattern.fullmatch(sentence):
                self.kinds[kind] += 1
                parts = found.groupdict()
                who = self.seats[parts["who"]] if "who" in parts else -1
                self.take(kind, who, parts, cards(sentence))
                return
        self.kinds["other"] += 1

    def take(self, kind: str, who: int, parts: dict[str, str], named: list[Card]) -> None:
        match kind:
            case "dealt":
                self.dealt(parts["counts"], cards(parts["mine"]))
            case "shown":
                for seat, card in self.beside(parts["rows"]):
                    self.rows[seat].add(card)
                    self.held[seat] -= 1
            case "presented":
                self.hand -= set(named)
            case "chosen":
                self.donor, self.centre = who, named[0]
                self.rows[who] -= set(named)
                self.laid, self.bids, self.out = (
                    [[] for _ in self.laid],
                    [0] * len(self.bids),
                    set(),
                )
            case "bid":
                self.laid[who] += named
                self.held[who] -= len(named)
                self.bids[who] = int(parts["total"])
                self.hand -= set(named)
            case "passed":
                self.out.add(who)
            case "captured":
                self.gains[who] += named
                self.points[who] = int(parts["total"])
                self.paid(who)
            case "unsold":
                self.centre = None
            case "drawn" | "appointed":
                self.donor = who
            case _:
                pass

    def dealt(self, counts: str, mine: list[Card]) -> None:
        numbers = [*map(int, re.findall(r"(?<!\S)\d+(?!\S)", counts))]
        each = dict(zip(self.named(counts), numbers, strict=False)) or dict.fromkeys(
            self.seats.values(), numbers[0]
        )
        if self.options.leftovers == "return":
            self.hand, self.held = set(), Counter()
        self.hand |= set(mine)
        self.held.update(each)

    def paid(self, taker: int) -> None:
        """Where the table agreed on it, those who lost take their cards back."""
        self.centre = None
        if self.options.losing_bids == "return":
            for seat, laid in enumerate(self.laid):
                if seat != taker:
                    self.held[seat] += len(laid)
                    self.hand |= set(laid) if seat == self.me else set()

    def named(self, sentence: str) -> list[int]:
        return [self.seats[name] for name in self.people.findall(sentence)]

    def beside(self, sentence: str) -> Iterator[tuple[int, Card]]:
        """Whose each card is: it belongs to the name that was said last."""
        seat = -1
        for word in re.findall(rf"{self.people.pattern}|{CODE.pattern}", sentence):
            if word in self.seats:
                seat = self.seats[word]
            else:
                yield seat, CARDS[word]

    def knows(self, view: View) -> bool:
        """What was heard is what can be seen."""
        auction = view.auction
        if auction is None or self.centre is None:
            assert auction is None
            assert self.centre is None
        else:
            assert auction.card == self.centre
            assert [*map(list, auction.laid)] == self.laid
            assert view.bids == tuple(self.bids)
            assert set(auction.passed) == self.out
            assert view.donor == self.donor
        assert view.hand == in_order(self.hand)
        assert view.held == tuple(self.held[seat] for seat in range(len(view.held)))
        assert view.rows == tuple(map(in_order, self.rows))
        assert view.gains == tuple(map(tuple, self.gains))
        assert view.points == tuple(self.points)
        return True


def cards(sentence: str) -> list[Card]:
    return [CARDS[code] for code in CODE.findall(sentence)]
