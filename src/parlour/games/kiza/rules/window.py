"""What one seat may know, and all that follows from that alone."""

from collections.abc import Iterator
from itertools import combinations

from parlour.core import Dice, Seat

from ..pieces import (
    PLACE,
    Award,
    Bid,
    Bidding,
    Captured,
    Card,
    Cards,
    Choose,
    Choosing,
    Deal,
    Dealt,
    Discard,
    Draw,
    Heard,
    Laid,
    Move,
    Offer,
    Pass,
    Present,
    Presenting,
    Ready,
    Reveal,
    Shown,
    State,
    Turned,
    Unsold,
    Verdict,
    View,
    Waived,
    in_order,
)
from .auctions import bids, making, matching, reachable, total, waives, without
from .judging import forbidden
from .rounds import after_draw, awaited, points, revealed


def view(state: State, seat: Seat | None) -> View:
    presented, auction = state.presented, state.auction
    mine = presented[seat] if seat is not None and presented else None
    hand = () if seat is None else state.hands[seat]
    return View(
        me=seat,
        options=state.options,
        hand=without(hand, frozenset(mine)) if mine else hand,
        held=tuple(map(len, state.hands)),
        awaited=awaited(state),
        presenting=bool(presented),
        mine=mine,
        rows=state.rows,
        gains=state.gains,
        points=points(state),
        donor=state.donor,
        auction=auction,
        bids=bids(auction) if auction else (),
        draws=state.draws,
        discards=state.discards,
        dry=state.dry,
    )


def offer(view: View) -> Offer | None:
    me = view.me
    if me is None or me not in view.awaited:
        return None
    if auction := view.auction:
        cards, mine, above = matching(view.hand, auction.card), view.bids[me], max(view.bids)
        return Bidding(cards, mine, above, reachable(cards, mine, above))
    return Presenting(view.hand) if view.presenting else Choosing(view.rows[me])


def moves(offer: Offer) -> Iterator[Move]:
    match offer:
        case Bidding(cards, mine, above):
            yield Pass()
            for some in subsets(cards):
                if mine + total(some) > above:
                    yield Bid(frozenset(some))
        case Choosing(row):
            yield from map(Choose, row)
        case Presenting(hand):
            yield from (Present(frozenset(some)) for some in subsets(hand))


def subsets(cards: Cards) -> Iterator[Cards]:
    """All but the empty one, the smallest first."""
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def pick(offer: Offer, dice: Dice) -> Move:
    match offer:
        case Bidding(cards, mine, _, totals):
            drawn = dice.below(2 * len(totals)) if totals else 0
            if drawn >= len(totals):
                return Pass()
            return Bid(frozenset(making(cards, totals[drawn] - mine, dice.below(1 << len(cards)))))
        case Choosing(row):
            return Choose(dice.one(row))
        case Presenting(hand):
            chosen = 1 + dice.below((1 << len(hand)) - 1)
            return Present(frozenset(c for place, c in enumerate(hand) if chosen >> place & 1))


def advise(view: View, draft: Move) -> Verdict:
    refusal, auction = forbidden(view, draft), view.auction
    match draft:
        case Present(cards):
            return Verdict(refusal, total=total(cards))
        case Bid(cards) if auction and view.me is not None:
            bid = in_order(cards)
            fits = matching(bid, auction.card)
            strays = tuple(card for card in bid if card not in fits)
            return Verdict(refusal, view.bids[view.me] + total(bid), max(view.bids), strays)
        case _:
            return Verdict(refusal)


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard:
    match move:
        case Draw(cards):
            return Turned(cards, after_draw(state, cards).donor)
        case Deal(hands):
            own = () if listener is None else hands[listener]
            return Dealt(own, tuple(map(len, hands)))
        case Present():
            return move if seat == listener else Ready()
        case Reveal():
            return Shown(revealed(state).rows)
        case Bid(cards):
            return Laid(in_order(cards), raised(state, seat, cards))
        case Pass():
            return Waived() if waives(state) else move
        case Award() | Discard():
            return settled(state, move)
        case _:
            return move


def raised(state: State, seat: Seat, cards: frozenset[Card]) -> int:
    """What a seat's bid comes to with these cards (§5.9)."""
    laid = state.auction.laid[seat] if state.auction else ()
    return total((*laid, *cards))


def settled(state: State, move: Award | Discard) -> Heard:
    """What became of the KIZA card in the centre."""
    auction = state.auction
    assert auction, "only while a card lies in the centre"
    if isinstance(move, Discard):
        return Unsold(auction.card)
    taker, card = move.taker, auction.card
    return Captured(taker, card, total(auction.laid[taker]), points(state)[taker] + card.value)


def absent(view: View, dice: Dice) -> Move:
    """The lowest card, and no bid (§8.5)."""
    if view.auction:
        return Pass()
    if view.presenting:
        return Present(frozenset({lowest(view.hand)}))
    assert view.me is not None, "only a seat can be absent"
    return Choose(lowest(view.rows[view.me]))


def lowest(cards: Cards) -> Card:
    return min(cards, key=lambda card: (card.value, PLACE[card]))
