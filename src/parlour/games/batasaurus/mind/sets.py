"""The game in the head of one who counts: sets of strengths, and no places.

With three or four seats there is no table to look up; the searches play on from here. A set is a
number with a bit for each strength, and positions are changed in place.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache

from parlour.core import Dice, Seat

from ..pieces import SET, Options, Strength, View
from .seen import Seen

READILY = 5  # how much more readily a good card comes to mind than any other


class Heads:
    """Where a match stands: who has what, what lies in the middle, who is to speak."""

    __slots__ = (
        *("chosen", "fighters", "hands", "laid", "last", "leader", "middle"),
        *("over", "own", "piles", "playing", "strongest", "tied"),
    )

    def __init__(self, hands: list[int], piles: list[int], leader: int) -> None:
        self.hands, self.piles, self.leader = hands, piles, leader
        self.playing = 0  # how many play this game
        self.laid: dict[int, Strength] = {}
        self.own = [0] * len(hands)  # how many cards of each lie in the middle
        self.middle = self.strongest = 0
        self.tied: tuple[int, ...] = ()
        self.fighters: tuple[int, ...] = ()
        self.chosen: dict[int, Strength] = {}
        self.last: int | None = None  # who took the last trick, if anybody did
        self.over = False

    def copy(self) -> "Heads":
        other = Heads(self.hands[:], self.piles[:], self.leader)
        other.playing, other.laid, other.own = self.playing, {**self.laid}, self.own[:]
        other.middle, other.strongest, other.tied = self.middle, self.strongest, self.tied
        other.fighters, other.chosen = self.fighters, {**self.chosen}
        other.last, other.over = self.last, self.over
        return other


@cache
def strengths(hand: int) -> tuple[Strength, ...]:
    """Weakest first."""
    return tuple(card for card in SET if hand >> card & 1)


def hand_of(cards: Sequence[Strength]) -> int:
    return sum(1 << card for card in cards)


class Counting:
    """A `Model`: everybody counts, and nobody knows what others have committed."""

    def __init__(self, options: Options, me: Seat) -> None:
        self.options, self.me = options, me

    def mover(self, at: Heads) -> Seat | None:
        if at.over:
            return None
        if at.fighters:
            if self.me in at.fighters and self.me not in at.chosen:
                return self.me
            return Seat(next(seat for seat in at.fighters if seat not in at.chosen))
        return next_to_lay(at)

    def choices(self, at: Heads) -> Sequence[tuple[Strength, float]]:
        seat = self.mover(at)
        assert seat is not None, "nobody chooses when it is over"
        cards = strengths(at.hands[seat])
        good = sensible(at, cards)
        return [(card, READILY if card == good else 1) for card in cards]

    def known(self, at: Heads) -> Hashable:
        seat = self.mover(at)
        mine = -1 if seat is None else at.chosen.get(seat, 0)
        table = (*at.hands, *at.piles, *at.own, at.leader, at.strongest)
        return (table, tuple(at.laid.items()), at.fighters, at.tied, mine)

    def play(self, at: Heads, choice: Strength, dice: Dice) -> Heads:
        seat = self.mover(at)
        assert seat is not None, "nobody plays when it is over"
        if at.fighters:
            at.chosen[seat] = choice
            if len(at.chosen) == len(at.fighters):
                self.reveal(at)
            return at
        put_down(at, seat, choice)
        at.laid[seat] = choice
        if next_to_lay(at) is None:
            at.strongest = max(at.laid.values())
            at.tied = tuple(seat for seat in at.laid if at.laid[seat] == at.strongest)
            self.decide(at)
        return at

    def reveal(self, at: Heads) -> None:
        """§4.3 to §4.5, §4.7"""
        new, at.chosen = at.chosen, {}
        for seat, card in new.items():
            put_down(at, seat, card)
        best = max(new.values())
        standing = tuple(seat for seat in at.tied if seat not in new)
        stands = self.options.short_war == "last_card_stands"
        if stands and standing and best <= at.strongest:
            at.tied = standing
        else:
            at.tied, at.strongest = tuple(s for s in new if new[s] == best), best
        self.decide(at)

    def decide(self, at: Heads) -> None:
        able = tuple(seat for seat in at.tied if at.hands[seat])
        if len(at.tied) == 1:
            self.take(at, at.tied[0])
        elif len(able) == 1 and self.options.short_war == "forfeit":
            self.take(at, able[0])
        elif able:
            at.fighters = able
        else:
            self.divide(at)

    def take(self, at: Heads, seat: int) -> None:
        at.piles[seat] += at.middle
        at.leader = at.last = seat
        self.clear(at)

    def divide(self, at: Heads) -> None:
        """§4.8"""
        match self.options.unresolved:
            case "return":
                at.piles = [had + own for had, own in zip(at.piles, at.own, strict=True)]
            case "split":
                for seat in at.tied:
                    at.piles[seat] += at.middle // len(at.tied)
            case "leader":
                self.take(at, next(iter(at.laid)))
                return
            case "void":
                pass
        at.last = None
        self.clear(at)

    def clear(self, at: Heads) -> None:
        at.laid, at.own, at.middle, at.strongest = {}, [0] * len(at.hands), 0, 0
        at.tied = at.fighters = ()
        able = sum(map(bool, at.hands))
        if able < (at.playing if self.options.end_rule == "first_empty" else 2):
            at.over = True
            for seat, hand in enumerate(at.hands):
                at.piles[seat] += hand.bit_count()  # §5.1

    def habit(self, at: Heads, dice: Dice) -> Strength:
        seat = self.mover(at)
        assert seat is not None, "nobody has habits when it is over"
        cards = strengths(at.hands[seat])
        if at.laid and not at.fighters and dice.below(8):
            return sensible(at, cards)
        return dice.one(cards)

    def worth(self, at: Heads) -> Sequence[float]:
        """A shared victory is worth its share, and cards a little."""
        most, every = max(at.piles), max(1, sum(at.piles))
        first = [seat for seat, pile in enumerate(at.piles) if pile == most]
        if self.options.final_tie == "last_trick_winner" and at.last in first:
            first = [at.last]
        share = 0.9 / len(first)
        return [
            0.1 * pile / every + (share if seat in first else 0)
            for seat, pile in enumerate(at.piles)
        ]


def put_down(at: Heads, seat: int, card: Strength) -> None:
    at.hands[seat] -= 1 << card
    at.own[seat] += 1
    at.middle += 1


def next_to_lay(at: Heads) -> Seat | None:
    seats = len(at.hands)
    for step in range(seats):
        seat = (at.leader + step) % seats
        if at.hands[seat] and seat not in at.laid:
            return Seat(seat)
    return None


def sensible(at: Heads, cards: Sequence[Strength]) -> Strength:
    """The weakest that beats what lies there, or else the weakest; to lead, one of the weaker
    half; in a war, the strongest."""
    if at.fighters:
        return cards[-1]
    if not at.laid:
        return cards[len(cards) // 3]
    best = max(at.laid.values())
    return next((card for card in cards if card > best), cards[0])


def imagined(view: View, found: Seen) -> Callable[[Dice], Heads]:
    """Where the match stands, afresh for every thought; sets are known by counting."""
    hands = [hand_of(held(view, found, seat)) for seat in range(len(view.left))]
    start = Heads(hands, list(view.piles), view.leader)
    start.playing = sum(bool(hand or found.turned[s]) for s, hand in enumerate(hands))
    for layer in view.trick:
        for card in layer:
            start.own[card.seat] += 1
            start.middle += 1
    if view.trick:
        start.laid = {card.seat: card.strength for card in view.trick[0]}
    if view.fighters:
        start.fighters = view.fighters
        start.tied, start.strongest = standing(view)
    return lambda dice: start.copy()


def standing(view: View) -> tuple[tuple[int, ...], int]:
    """Who is tied, those who can lay no card too, and at which strength."""
    fighter = view.fighters[0]
    layer = next(one for one in view.trick[::-1] if any(card.seat == fighter for card in one))
    strength = next(card.strength for card in layer if card.seat == fighter)
    return tuple(card.seat for card in layer if card.strength == strength), strength


def held(view: View, found: Seen, seat: int) -> Sequence[Strength]:
    """What a seat has left; where turned cards were missed, the middle of what it may have."""
    left, count = found.left(seat), len(view.left[seat])
    spare = (len(left) - count) // 2
    return left[spare : spare + count] if count else []
