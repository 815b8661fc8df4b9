"""Why a word is a good one; whatever is said here can be checked on the table."""

from collections.abc import Iterator, Sequence

from parlour.core import Phrase, Seat, Thought, Who

from ..pieces import GOAL, Bid, Card, Cards, Choose, Move, Pass, Present, View, name_card
from ..rules.auctions import matching, total
from .clues import Step


def reasons(steps: Sequence[Step], thought: Thought[Move]) -> tuple[Phrase, ...]:
    view = steps[-1].view
    match thought.move:
        case Bid(cards):
            return tuple(for_bid(view, tuple(cards)))
        case Pass():
            return tuple(for_pass(view))
        case Choose(card):
            return (backed("because-backed", view, (card,)),)
        case Present(cards):
            return (backed("because-shown", view, tuple(cards)),)
        case _:
            return ()


def for_bid(view: View, cards: Cards) -> Iterator[Phrase]:
    assert view.auction, "a bid needs an auction"
    assert view.me is not None, "a watcher does not bid"
    card = view.auction.card
    if reaches(view, view.me) and view.options.end == "immediate":
        yield Phrase("because-wins", {"card": name_card(card)})
    for rival in rivals(view):
        if reaches(view, rival):
            yield Phrase("because-denies", {"who": Who(rival), "card": name_card(card)})
    if last(view):
        yield Phrase("because-last")
    made = view.bids[view.me] + total(cards)
    if made < card.value:
        yield Phrase("because-cheap", {"card": name_card(card), "total": made})


def for_pass(view: View) -> Iterator[Phrase]:
    assert view.auction, "a pass needs an auction"
    assert view.me is not None, "a watcher does not pass"
    fits = matching(view.hand, view.auction.card)
    short = max(view.bids) + 1 - view.bids[view.me]
    if total(fits) < short:
        yield Phrase("because-short", {"total": total(fits), "short": short})
    elif left := sum(map(total, view.rows)):
        parts = {"short": short, "total": total(fits), "left": left}
        yield Phrase("because-spares", {**parts, "card": name_card(view.auction.card)})


def backed(id: str, view: View, cards: Cards) -> Phrase:
    """What one could bid oneself, for the best backed of these cards."""
    rest = tuple(card for card in view.hand if card not in cards)
    best = max(cards, key=lambda card: (total(matching(rest, card)), card.value))
    return Phrase(id, {"card": name_card(best), "total": total(matching(rest, best))})


def rivals(view: View) -> list[Seat]:
    """Those who may still capture the card in the centre."""
    assert view.auction, "only while a card lies in the centre"
    return [
        Seat(seat)
        for seat, held in enumerate(view.held)
        if seat != view.me and seat not in view.auction.passed and (held or view.bids[seat])
    ]


def reaches(view: View, seat: int) -> bool:
    """Whether this card would bring a seat to the goal."""
    card: Card | None = view.auction.card if view.auction else None
    return card is not None and view.points[seat] + card.value >= GOAL


def last(view: View) -> bool:
    """Whether hands go back to the pile after this auction, so that nothing is saved."""
    return not any(view.rows) and view.options.leftovers == "return"
