"""Petit Whist a second time: slow, by hand, from the sentences of RULEBOOK.md and nothing else.

It knows none of the room's types and speaks in notation. Every card has a place; a move is lawful
if it is found among all that anybody could conceivably say. § is a clause of the rulebook.
"""

from collections.abc import Iterator
from itertools import combinations

DEALER = -1
HEIGHT = ["7", "8", "9", "10", "J", "Q", "K", "A"]  # §1, the lowest first
CARDS = [height + suit for suit in "CDHS" for height in HEIGHT]


class Table:
    """Where each card lies, and what has been said so far."""

    def __init__(self, seats: int, hand: int, exchange: int, lead: str) -> None:
        self.seats, self.hand, self.exchange, self.lead = range(seats), hand, exchange, lead
        self.place = dict.fromkeys(CARDS, ("deck", DEALER))
        self.seen: set[int] = set()  # who has seen enough
        self.covered = False
        self.answers: dict[int, str] = {}  # of the race
        self.leader: int | None = None
        self.trick: list[tuple[int, str]] = []
        self.taken = dict.fromkeys(self.seats, 0)

    def lying(self, where: str, seat: int) -> list[str]:
        return [card for card in CARDS if self.place[card] == (where, seat)]

    @property
    def dealt(self) -> bool:
        return any(where != "deck" for where, _ in self.place.values())

    @property
    def exchanging(self) -> bool:
        """§2.2: from the deal until the dealer turns what was set aside."""
        return self.dealt and self.exchange > 0 and not self.open and not self.covered

    @property
    def open(self) -> bool:
        return any(self.lying("open", seat) for seat in self.seats)

    @property
    def complete(self) -> bool:
        """The hands are what they will be played with."""
        return self.dealt and (self.exchange == 0 or self.covered)

    @property
    def racing(self) -> bool:
        return self.complete and self.lead == "knock" and self.leader is None

    @property
    def leads(self) -> int | None:
        return 0 if self.complete and self.lead == "seat0" and self.leader is None else self.leader

    def lawful(self, seat: int) -> set[str]:
        """All that somebody may say now, but for the deal, which `deals` judges."""
        said = self.dealers() if seat == DEALER else self.conceivable()
        return {move for move in said if self.may(seat, move)}

    def conceivable(self) -> Iterator[str]:
        """Whatever the cards of the whole deck could be used for at this point of a match."""
        yield from ("look", "knock", "letbe")
        if self.awaited is not None:
            yield from (f"lay {card}" for card in CARDS)
        for count in range(3) if self.exchanging else ():
            yield from (f"aside {' '.join(cards)}".strip() for cards in combinations(CARDS, count))

    def dealers(self) -> Iterator[str]:
        yield from ("reveal", "cover")
        yield from (f"{word} {seat}" for word in ("award", "gather") for seat in range(5))

    def may(self, seat: int, move: str) -> bool:
        word, *things = move.split()
        match word:
            case "aside":  # §2.2
                mine = all(self.place[card] == ("hand", seat) for card in things)
                right = mine and len(things) == self.exchange
                return right and self.exchanging and not self.lying("aside", seat)
            case "reveal":  # §2.3
                return self.exchanging and all(self.lying("aside", each) for each in self.seats)
            case "look":  # §2.4
                return self.open and seat not in self.seen
            case "cover":  # §2.4
                return self.open
            case "knock" | "letbe":  # §2.5
                return self.racing and seat not in self.answers
            case "award":  # §2.6
                return self.racing and int(things[0]) in (self.knocked or [0])
            case "lay":  # §3.2, §3.3
                return seat == self.awaited and things[0] in self.following(seat)
            case "gather":  # §3.4
                return len(self.trick) == len(self.seats) and int(things[0]) == self.taker
            case _:
                raise ValueError(f"{move} is nothing that can be said in Petit Whist")

    @property
    def knocked(self) -> list[int]:
        return [seat for seat in self.seats if self.answers.get(seat) == "knock"]

    @property
    def awaited(self) -> int | None:
        """§3.2: clockwise from the leader, while there is a card to lay."""
        over = not any(self.lying("hand", seat) for seat in self.seats)
        if self.leads is None or over or len(self.trick) == len(self.seats):
            return None
        if not self.trick:
            return self.leads
        last, _ = self.trick[-1]
        return 0 if last == self.seats[-1] else last + 1

    def following(self, seat: int) -> list[str]:
        """§3.3: the cards of the suit led, if the seat has any."""
        mine = self.lying("hand", seat)
        if not self.trick:
            return mine
        _, led = self.trick[0]
        same = [card for card in mine if card[-1] == led[-1]]
        return same if same else mine

    @property
    def taker(self) -> int:
        """§3.4: going up the suit led, the last card met is the highest."""
        _, led = self.trick[0]
        for height in HEIGHT:
            for seat, card in self.trick:
                if card == height + led[-1]:
                    best = seat
        return best

    def deals(self, hands: list[list[str]]) -> bool:
        """§2.1: a hand of the agreed number for each seat, out of the one deck."""
        cards = [card for hand in hands for card in hand]
        real = all(card in CARDS for card in cards) and len(cards) == len(set(cards))
        sizes = len(hands) == len(self.seats) and all(len(hand) == self.hand for hand in hands)
        return not self.dealt and real and sizes

    def do(self, seat: int, move: str) -> None:
        word, _, rest = move.partition(" ")
        match word:
            case "deal":
                for owner, hand in enumerate(rest.split("/")):
                    self.put(hand.split(), "hand", owner)
            case "aside":
                self.put(rest.split(), "aside", seat)
            case "reveal":
                self.turn_all()
            case "look":
                self.seen.add(seat)
            case "cover":
                self.covered = True
                for owner in self.seats:
                    self.put(self.lying("open", owner), "hand", owner)
            case "knock" | "letbe":
                self.answers[seat] = word
            case "award":
                self.leader = int(rest)
            case "lay":
                self.leader = self.leads
                self.put([rest], "trick", seat)
                self.trick.append((seat, rest))
            case "gather":
                self.gather(int(rest))
            case _:
                raise ValueError(f"{move} is nothing that can be done in Petit Whist")

    def put(self, cards: list[str], where: str, seat: int) -> None:
        for card in cards:
            self.place[card] = (where, seat)

    def turn_all(self) -> None:
        """§2.3: before the next seat clockwise, all at once."""
        aside = {seat: self.lying("aside", seat) for seat in self.seats}
        for seat, cards in aside.items():
            self.put(cards, "open", (seat + 1) % len(self.seats))

    def gather(self, taker: int) -> None:
        for _, card in self.trick:
            self.put([card], "taken", taker)
        self.trick = []
        self.taken[taker] += 1
        self.leader = taker  # §3.1

    @property
    def over(self) -> bool:
        """§4.1: every hand is empty, and the last trick is gathered."""
        held = any(where in ("hand", "aside", "open") for where, _ in self.place.values())
        return self.dealt and not held and not self.trick

    def places(self) -> list[int]:
        """§4.2: one place behind everybody who has more."""
        return [
            1 + len([1 for other in self.seats if self.taken[other] > self.taken[seat]])
            for seat in self.seats
        ]
