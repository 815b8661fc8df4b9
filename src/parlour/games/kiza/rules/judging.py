"""Why a seat may not do something, judged from what it sees, so that no refusal can tell a secret.

Out of turn the room is silent and leaves the word to the house, unless a clause says more.
"""

from itertools import chain

from parlour.core import Clause, Part, Phrase, Refusal, Who

from ..pieces import (
    Appoint,
    Auction,
    Award,
    Bid,
    Card,
    Choose,
    Deal,
    Discard,
    Draw,
    Move,
    Pass,
    Present,
    Reveal,
    View,
    name_card,
    named,
)
from .auctions import matching, total

# What only the dealer says, and the clause that gives it to him.
DEALERS: dict[type, str] = {
    Draw: "3.1",
    Appoint: "3.5",
    Deal: "3.3",
    Reveal: "4.6",
    Award: "5.12",
    Discard: "5.13",
}
# What only seats say, and the clause that gives it to them.
PLAYERS: dict[type, str] = {Present: "4.1", Choose: "5.1", Bid: "5.2", Pass: "5.7"}


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move, as far as that seat can see."""
    if view.me is None and type(move) in PLAYERS:
        return because(PLAYERS[type(move)], "seats")
    match move:
        case Bid(cards):
            return unbiddable(view, cards)
        case Pass():
            return None if view.auction else unopened(view)
        case Choose(card):
            return unchoosable(view, card)
        case Present(cards):
            return unpresentable(view, cards)
        case _:
            return no(DEALERS[type(move)])


def unpresentable(view: View, cards: frozenset[Card]) -> Refusal | None:
    if not view.presenting:
        return because("4.4", "late")
    if view.mine is not None:
        return because("4.4", "presented") if view.mine else no("4.7")
    if not cards:
        return no("4.2")
    strange = cards.difference(view.hand)
    return because("4.1", "strange", cards=named(strange)) if strange else None


def unchoosable(view: View, card: Card) -> Refusal | None:
    if view.auction:
        return because("5.1", "chosen", card=name_card(view.auction.card))
    if view.presenting or view.me not in view.awaited:
        return unopened(view)
    row = view.rows[view.me or 0]
    return None if card in row else because("5.1", "row", cards=named(row))


def unopened(view: View) -> Refusal | None:
    """What comes before any bid: all have presented, and the donor has put up a card."""
    if view.presenting and view.me in view.awaited:
        return because("4.5", "choosing")
    if view.presenting and view.awaited:
        return because("4.5", "waiting", waiting=tuple(map(Who, sorted(view.awaited))))
    if view.presenting or not view.awaited:
        return None
    (donor,) = view.awaited
    return because("5.1", "first") if donor == view.me else because("5.1", "donor", who=Who(donor))


def unbiddable(view: View, cards: frozenset[Card]) -> Refusal | None:
    auction = view.auction
    if auction is None:
        return unopened(view)
    if view.me in auction.passed:
        return because("5.7", "passed", card=name_card(auction.card))
    if view.me != auction.bidder:
        return None
    if not cards:
        return because("5.2", "empty")
    return elsewhere(view, auction, cards) or mismatched(auction, cards) or too_low(view, cards)


def elsewhere(view: View, auction: Auction, cards: frozenset[Card]) -> Refusal | None:
    """Cards that are not in hand, and where everybody can see them instead."""
    if cards.issubset(view.hand):
        return None
    if up := cards.intersection(chain([auction.card], *view.rows)):
        return no("4.3", cards=named(up))
    if captured := cards.intersection(chain(*view.gains)):
        return because("5.11", "captured", cards=named(captured))
    return because("5.2", "strange", cards=named(cards.difference(view.hand)))


def mismatched(auction: Auction, cards: frozenset[Card]) -> Refusal | None:
    kiza, bid = auction.card, tuple(cards)
    strays = cards.difference(matching(bid, kiza))
    return no("5.5", cards=named(strays), card=name_card(kiza)) if strays else None


def too_low(view: View, cards: frozenset[Card]) -> Refusal | None:
    above, made = max(view.bids), view.bids[view.me or 0] + total(cards)
    return no("5.4", total=made, above=above) if made <= above else None


def because(clause: str, why: str, **parts: Part) -> Refusal:
    """A refusal by a clause that can forbid for more than one reason."""
    return no(clause, why=Phrase(f"why-{why}", dict(parts)))


def no(clause: str, **parts: Part) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
