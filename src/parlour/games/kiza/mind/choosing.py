"""What one would think of saying: choices that are worth a thought, and the habit among them."""

from array import array
from collections.abc import Iterator, Sequence

from ..pieces import DECK, Bid, Bidding, Choose, Move, Offer, Pass, Present, Presenting, View
from ..swift.dealing import throw
from ..swift.habits import FANCY, LOTS, SUMS, amount, lots, pay, put_up
from ..swift.layout import KINDS, SEATS_AT_MOST, Ints, numbers
from ..swift.translate import as_set, cards_of, position
from .clues import own

SUMS_TRIED = 7
LOTS_TRIED = 6
FANCIES = 8  # of each of which a set of KIZA cards is thought of
CURIOUS = 60  # how far a fancy goes, in thousandths of ten points


def seen(view: View) -> Ints:
    """The position, without a card in any other hand."""
    return position(view, [own(view) if seat == view.me else () for seat in range(len(view.held))])


def habit(view: View, offer: Offer, weights: Sequence[int], rng: Ints) -> Move:
    """What somebody with these weights says."""
    s, w, cards = seen(view), array("q", weights), numbers(KINDS * SEATS_AT_MOST)
    assert view.me is not None, "a watcher says nothing"
    match offer:
        case Presenting():
            lots(s, view.me, w, rng, cards)
            return Present(frozenset(cards_of(cards)))
        case Bidding():
            wanted = amount(s, w, rng)
            return bid(s, view, wanted) if wanted else Pass()
        case _:
            return Choose(DECK[put_up(s, w, rng)])


def bid(s: Ints, view: View, wanted: int) -> Bid:
    """Cards that make so much more."""
    cards = numbers(KINDS)
    pay(s, view.me or 0, wanted, cards)
    return Bid(frozenset(cards_of(cards)))


def choices(view: View, offer: Offer, weights: Sequence[int], rng: Ints) -> list[Move]:
    """What is worth a thought, each once; the habit first."""
    found = [habit(view, offer, weights, rng), *others(view, offer, weights, rng)]
    return list(dict.fromkeys(found))


def others(view: View, offer: Offer, weights: Sequence[int], rng: Ints) -> Iterator[Move]:
    match offer:
        case Presenting():
            for count in range(1, LOTS_TRIED + 1):
                yield habit(view, offer, changed(weights, {LOTS: 1000 * count, FANCY: 0}), rng)
            for fancy in range(FANCIES):
                count = max(1, weights[LOTS] // 1000 + throw(rng, 3) - 1)
                other = {LOTS: 1000 * count, FANCY: CURIOUS * (fancy + 1)}
                yield habit(view, offer, changed(weights, other), rng)
        case Bidding(_, mine, _, totals):
            yield Pass()
            s, sums = seen(view), [total - mine for total in totals if total - mine <= SUMS]
            yield from (bid(s, view, wanted) for wanted in spread(sums))
        case _:
            yield from (Choose(card) for card in offer.row)


def spread(sums: Sequence[int]) -> list[int]:
    """The three least, and some more up to the greatest."""
    few, rest = sums[:3], sums[3:]
    steps = SUMS_TRIED - len(few)
    return [*few, *(rest[(len(rest) - 1) * step // steps] for step in range(1, steps + 1) if rest)]


def changed(weights: Sequence[int], others: dict[int, int]) -> list[int]:
    return [others.get(place, weight) for place, weight in enumerate(weights)]


def spelt(move: Move) -> Ints:
    """A word as a set of cards; none is a pass."""
    match move:
        case Present(cards) | Bid(cards):
            return as_set(cards)
        case Choose(card):
            return as_set([card])
        case _:
            return numbers(KINDS)
