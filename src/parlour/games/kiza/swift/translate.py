"""From what the law says to whole numbers, and back."""

from array import array
from collections.abc import Iterable, Sequence

from ..pieces import DECK, PLACE, Card, Cards, Options, View
from .layout import (
    BID,
    BIDDER,
    BIDDING,
    CARD,
    CHOOSING,
    CHOSEN,
    DONOR,
    DRY,
    EQUAL,
    GAIN,
    HAND,
    HELD,
    KINDS,
    LAID,
    LATE,
    NOBODY,
    PASSED,
    PHASE,
    POINTS,
    PRESENTING,
    READY,
    REENTERS,
    ROW,
    SEATS,
    SHOWN,
    SIZE,
    STALE,
    TAKEN_BACK,
    TOPUP,
    VALUES,
    WAIVED,
    Ints,
    numbers,
)


def as_set(cards: Iterable[Card]) -> Ints:
    """A set of cards."""
    found = numbers(KINDS)
    put(found, 0, cards)
    return found


def put(s: Ints, place: int, cards: Iterable[Card]) -> None:
    for card in cards:
        which = PLACE[card]
        s[place + which // VALUES] |= 1 << which % VALUES


def cards_of(s: Sequence[int], place: int = 0) -> Cards:
    """The cards of a set, in the order of the deck."""
    return tuple(card for n, card in enumerate(DECK) if s[place + n // VALUES] >> n % VALUES & 1)


def position(view: View, hands: Sequence[Cards]) -> Ints:
    """What the view shows, with these cards in hands; nothing chosen in secret but one's own."""
    s = array("q", bytes(8 * SIZE))
    s[SEATS] = len(view.held)
    agree(s, view.options)
    s[DONOR], s[DRY] = view.donor or 0, view.dry
    for seat, held in enumerate(view.held):
        put(s, HAND + KINDS * seat, hands[seat])
        put(s, ROW + KINDS * seat, view.rows[seat])
        put(s, GAIN, view.gains[seat])
        s[HELD + seat], s[SHOWN + seat] = held, len(view.rows[seat])
        s[POINTS + seat] = view.points[seat]
        s[READY + seat] = int(view.presenting and seat not in view.awaited)
    if view.me is not None and view.mine:
        put(s, CHOSEN + KINDS * view.me, view.mine)
    lay(s, view)
    return s


def agree(s: Ints, options: Options) -> None:
    s[TAKEN_BACK] = int(options.losing_bids == "return")
    s[REENTERS] = int(options.donor_open_pass == "may_reenter")
    s[TOPUP] = int(options.leftovers == "topup")
    s[EQUAL] = int(options.short_deal == "equal")
    s[LATE] = int(options.end == "round")
    s[STALE] = options.stalemate_rounds


def lay(s: Ints, view: View) -> None:
    """What lies in the centre and before it, and what is to be said next."""
    s[CARD], s[BIDDER] = NOBODY, NOBODY
    s[PHASE] = PRESENTING if view.presenting else CHOOSING
    if auction := view.auction:
        s[PHASE], s[CARD] = BIDDING, PLACE[auction.card]
        s[BIDDER] = NOBODY if auction.bidder is None else auction.bidder
        s[WAIVED] = int(auction.waived)
        for seat, cards in enumerate(auction.laid):
            put(s, LAID + KINDS * seat, cards)
            s[BID + seat] = view.bids[seat]
            s[PASSED + seat] = int(seat in auction.passed)
