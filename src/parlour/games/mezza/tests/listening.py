"""Somebody who only listens: what can be known of a match from its sentences, in four languages.

Nothing is read here but the sentences themselves, and what cards are called in the language.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from parlour.core import Seat
from parlour.games.mezza.naming import name_cards
from parlour.games.mezza.pieces import HAND, KINDS, Kind
from parlour.games.mezza.rules.turns import ordered
from parlour.games.mezza.views import View
from parlour.words import Speaker

# How a listener would recognise each kind of sentence, and pick out who, what and how many.
SENTENCES = {
    "en": {
        "dealt": r"The dealer shuffles and deals(?: you (?P<cards>.+))?\.",
        "open": r"Open (?:now )?lie: (?P<rows>.+)\.",
        "stock": r"The stock has (?P<count>\d+) cards\.",
        "drew": r"(?P<who>.+) draws? (?P<count>\d+) cards?\.",
        "drew-mine": r"You draw (?P<cards>.+)\.",
        "took": r"(?P<who>.+) takes? the pile, (?P<count>\d+) cards?\.",
        "turned": r"(?P<who>.+) turns? (?P<cards>.+), and it fits\.",
        "failed": r"(?P<who>.+) turns? (?P<cards>.+), which does not fit, "
        r"and takes? (?P<count>\d+) cards?\.",
        "added": r"(?P<who>.+) quickly adds? (?P<cards>.+) from the table\.",
        "laid": r"(?P<who>.+?) (?:starts? with|lays?|steals? the turn with|quickly adds?) "
        r"(?P<cards>.+)\.",
        "removed": r"The pile, (?P<count>\d+) cards?, leaves the game\.",
        "out": r"(?P<who>.+) ha(?:s|ve) no cards left\.",
    },
    "fr": {
        "dealt": r"Le donneur mélange et (?:distribue|vous donne (?P<cards>.+))\.",
        "open": r"Sont ouvertes(?: à présent)?\s: (?P<rows>.+)\.",
        "stock": r"La pioche a (?P<count>\d+) cartes\.",
        "drew": r"(?P<who>.+) pioch(?:e|ez) (?P<count>\d+) cartes?\.",
        "drew-mine": r"Vous piochez (?P<cards>.+)\.",
        "took": r"(?P<who>.+) pren(?:d|ez) la pile, (?P<count>\d+) cartes?\.",
        "turned": r"(?P<who>.+) retourne[z]? (?P<cards>.+), et cela va\.",
        "failed": r"(?P<who>.+) retourne[z]? (?P<cards>.+), qui ne va pas, "
        r"et pren(?:d|ez) (?P<count>\d+) cartes?\.",
        "added": r"(?P<who>.+) ajoute[z]? vite (?P<cards>.+) de la table\.",
        "laid": r"(?P<who>.+?) (?:commence[z]? avec|pose[z]?|vole[z]? le tour avec|"
        r"ajoute[z]? vite) (?P<cards>.+)\.",
        "removed": r"La pile, (?P<count>\d+) cartes?, quitte le jeu\.",
        "out": r"(?P<who>.+) n’a(?:vez)? plus de cartes\.",
    },
    "nl": {
        "dealt": r"De gever schudt en deelt(?: je (?P<cards>.+))?\.",
        "open": r"(?:Open liggen|Nu liggen open): (?P<rows>.+)\.",
        "stock": r"De voorraad telt (?P<count>\d+) kaarten\.",
        "drew": r"(?P<who>.+) trekt (?P<count>\d+) kaart(?:en)?\.",
        "drew-mine": r"Je trekt (?P<cards>.+)\.",
        "took": r"(?P<who>.+) pakt de stapel, (?P<count>\d+) kaart(?:en)?\.",
        "turned": r"(?P<who>.+) draait (?P<cards>.+) om, en dat past\.",
        "failed": r"(?P<who>.+) draait (?P<cards>.+) om, die niet past, "
        r"en pakt (?P<count>\d+) kaart(?:en)?\.",
        "added": r"(?P<who>.+) legt er snel (?P<cards>.+) van tafel bij\.",
        "laid": r"(?P<who>.+?) (?:begint met|pakt de beurt af met|legt er snel|legt) "
        r"(?P<cards>.+?)(?: bij)?\.",
        "removed": r"De stapel, (?P<count>\d+) kaart(?:en)?, gaat uit het spel\.",
        "out": r"(?P<who>.+) hee?b?f?t geen kaarten meer\.",
    },
    "de": {
        "dealt": r"Der Geber mischt und (?:teilt aus|gibt dir (?P<cards>.+))\.",
        "open": r"(?:Jeder hat|Jetzt hat jeder) offen vor sich: (?P<rows>.+)\.",
        "stock": r"Der Vorrat hat (?P<count>\d+) Karten\.",
        "drew": r"(?P<who>.+) ziehs?t (?P<count>\d+) Karten?\.",
        "drew-mine": r"Du ziehst (?P<cards>.+)\.",
        "took": r"(?P<who>.+) nimms?t den Stapel, (?P<count>\d+) Karten?\.",
        "turned": r"(?P<who>.+) decks?t (?P<cards>.+) auf, und das passt\.",
        "failed": r"(?P<who>.+) decks?t (?P<cards>.+) auf, doch das passt nicht, "
        r"und nimms?t (?P<count>\d+) Karten?\.",
        "added": r"(?P<who>.+) legs?t schnell (?P<cards>.+) vom Tisch dazu\.",
        "laid": r"(?P<who>.+?) (?:legs?t zu Beginn|stiehls?t den Zug und legs?t|legs?t schnell|"
        r"legs?t) (?P<cards>.+?)(?: dazu)?\.",
        "removed": r"Der Stapel, (?P<count>\d+) Karten?, geht aus dem Spiel\.",
        "out": r"(?P<who>.+) has?t keine Karten mehr\.",
    },
}
YOU = {
    "en": ("You", "you"),
    "fr": ("Vous", "vous"),
    "nl": ("Je", "jij"),
    "de": ("Du", "du"),
}


class Ear:
    """All that a listener has put together so far. A watcher has no hand."""

    def __init__(self, speaker: Speaker, names: dict[int, str], me: Seat | None) -> None:
        self.seats = {name: seat for seat, name in names.items()}
        if me is not None:
            self.seats |= dict.fromkeys(YOU[speaker.language], me)
        found = SENTENCES[speaker.language]
        self.sentences = [(kind, re.compile(pattern)) for kind, pattern in found.items()]
        self.people = either(self.seats)
        self.cards = dict(vocabulary(speaker))
        self.called = either(self.cards)
        self.me = me
        self.hand: Counter[Kind] = Counter()
        self.held = [0] * len(names)
        self.closed = [0] * len(names)
        self.opened: list[Counter[Kind]] = [Counter() for _ in names]
        self.stock = self.removed = 0
        self.pile: list[Kind] = []
        self.out: list[int] = []
        self.kinds: Counter[str] = Counter()

    def listen(self, told: str) -> None:
        for sentence in re.split(r"(?<=\.) ", told):
            self.hear(sentence)

    def hear(self, sentence: str) -> None:
        for kind, pattern in self.sentences:
            if found := pattern.fullmatch(sentence):
                self.kinds[kind] += 1
                parts = {name: part or "" for name, part in found.groupdict().items()}
                self.take(kind, self.seats.get(parts.get("who", ""), -1), parts)
                return
        self.kinds["other"] += 1

    def take(self, kind: str, who: int, parts: dict[str, str]) -> None:
        cards = Counter(self.named(parts.get("cards", "")))
        count = int(parts.get("count", 0))
        match kind:
            case "dealt":
                self.hand = cards
                self.held, self.closed = ([HAND] * len(self.held) for _ in range(2))
            case "open":
                self.laid_open(parts["rows"])
            case "stock":
                self.stock = count
            case "drew" | "drew-mine":
                self.draws(self.me if kind == "drew-mine" else who, cards, count)
            case "took" | "failed":
                self.takes(who, cards)
            case "laid" | "added" | "turned":
                self.lays(kind, who, cards)
            case "removed":
                assert count == len(self.pile)
                self.removed, self.pile = self.removed + count, []
            case "out":
                self.out.append(who)
            case _:
                pass

    def laid_open(self, rows: str) -> None:
        """What lies open has changed places with what was in hand."""
        before = Counter(self.opened[self.me]) if self.me is not None else Counter()
        self.opened = [Counter() for _ in self.opened]
        for seat, kind in self.beside(rows):
            self.opened[seat][kind] += 1
        if self.me is not None and before:
            self.hand = self.hand + before - self.opened[self.me]

    def draws(self, who: int | None, cards: Counter[Kind], count: int) -> None:
        assert who is not None, "only a seat draws"
        drawn = cards.total() or count
        self.hand += cards
        self.held[who] += drawn
        self.stock -= drawn

    def takes(self, who: int, turned: Counter[Kind]) -> None:
        self.closed[who] -= turned.total()
        self.held[who] += len(self.pile) + turned.total()
        if who == self.me:
            self.hand += Counter(self.pile) + turned
        self.pile = []

    def lays(self, how: str, who: int, cards: Counter[Kind]) -> None:
        """From the hand, while there is one; else from what lies open, or it has been turned."""
        self.pile += cards.elements()
        if how == "turned":
            self.closed[who] -= 1
        elif how == "added" or not self.held[who]:
            self.opened[who] -= cards
        else:
            self.held[who] -= cards.total()
            self.hand -= cards if who == self.me else Counter()

    def named(self, words: str) -> Iterator[Kind]:
        for name in self.called.findall(words):
            kind, count = self.cards[name]
            yield from [kind] * count

    def beside(self, rows: str) -> Iterator[tuple[int, Kind]]:
        """Whose each card is: it belongs to the name that was said last."""
        seat = -1
        for name in re.findall(rf"{self.people.pattern}|{self.called.pattern}", rows):
            if name in self.seats:
                seat = self.seats[name]
            else:
                kind, count = self.cards[name]
                yield from [(seat, kind)] * count

    def knows(self, view: View) -> bool:
        """What was heard is what can be seen."""
        assert view.hand == ordered(tuple(self.hand.elements()))
        assert list(view.held) == self.held
        assert [Counter(cards) for cards in view.opened] == self.opened
        assert [len(slots) for slots in view.closed] == self.closed
        assert (view.stock, view.removed) == (self.stock, self.removed)
        assert list(view.out) == self.out
        assert view.pile.size == len(self.pile)
        assert view.pile.top == (self.pile[-1] if self.pile else None)
        return True


def vocabulary(speaker: Speaker) -> Iterator[tuple[str, tuple[Kind, int]]]:
    """What cards are called, one and several."""
    for kind in KINDS:
        for count in range(1, 13):
            yield speaker.say(name_cards(kind, count)), (kind, count)


def either(names: Iterable[str]) -> re.Pattern[str]:
    """One of these names, the longest that fits; and none within a longer word."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?![\w½])")
