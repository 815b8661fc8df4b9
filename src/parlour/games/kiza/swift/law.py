"""What may be said and what comes of it, once more, written from the rulebook and not from rules/.

What the dealer does without choosing follows at once: awards, reveals, the end.
"""

from typing import Final

from .layout import (
    BID,
    BIDDER,
    BIDDING,
    CARD,
    CHOOSING,
    CHOSEN,
    DEALING,
    DONOR,
    DRY,
    GAIN,
    GOAL,
    HAND,
    HELD,
    KINDS,
    LAID,
    LATE,
    NOBODY,
    OVER,
    PASSED,
    PHASE,
    POINTS,
    PRESENTING,
    READY,
    REENTERS,
    ROW,
    SEATS,
    SHOWN,
    STALE,
    TAKEN_BACK,
    TOPUP,
    VALUES,
    WAIVED,
    Ints,
    fits,
    many,
    power,
    size,
    value,
)


def standing(s: Ints) -> int:
    """Who has bid most (§5.11); nobody, if nobody has bid."""
    best = NOBODY
    for seat in range(s[SEATS]):
        if s[BID + seat] and (best == NOBODY or s[BID + seat] > s[BID + best]):
            best = seat
    return best


def highest(s: Ints) -> int:
    found = 0
    for seat in range(s[SEATS]):
        found = max(found, s[BID + seat])
    return found


def asked(s: Ints, last: int) -> int:
    """Who is to speak after the last one (§5.8, §5.15, §5.17)."""
    best = standing(s)
    for step in range(1, s[SEATS] + 1):
        seat = (last + step) % s[SEATS]
        if s[HELD + seat] and seat != best and not s[PASSED + seat]:
            return seat
    return NOBODY


def may_present(s: Ints, seat: int, cards: Ints) -> bool:
    if s[PHASE] != PRESENTING or s[READY + seat]:
        return False
    return size(cards, 0) > 0 and within(s, HAND + KINDS * seat, cards)


def may_choose(s: Ints, seat: int, card: int) -> bool:
    if s[PHASE] != CHOOSING or s[DONOR] != seat:
        return False
    return bool(s[ROW + KINDS * seat + card // VALUES] >> card % VALUES & 1)


def may_bid(s: Ints, seat: int, cards: Ints) -> bool:
    if s[PHASE] != BIDDING or s[BIDDER] != seat or size(cards, 0) == 0:
        return False
    for kind in range(KINDS):
        if cards[kind] and not fits(kind, s[CARD] // VALUES):
            return False
    enough = s[BID + seat] + power(cards, 0) > highest(s)
    return enough and within(s, HAND + KINDS * seat, cards)


def may_pass(s: Ints, seat: int) -> bool:
    return s[PHASE] == BIDDING and s[BIDDER] == seat


def within(s: Ints, place: int, cards: Ints) -> bool:
    missing = 0
    for kind in range(KINDS):
        missing |= cards[kind] & ~s[place + kind]
    return missing == 0


def deal(s: Ints, hands: Ints) -> None:
    """New cards for every seat; what is left in hands has gone, or is kept (§7.4)."""
    s[PHASE] = PRESENTING
    s[DRY] += 1
    for seat in range(s[SEATS]):
        for place in range(KINDS * seat, KINDS * seat + KINDS):
            s[HAND + place] = s[HAND + place] * s[TOPUP] | hands[place]
            s[CHOSEN + place] = 0
        s[HELD + seat] = size(s, HAND + KINDS * seat)
        s[READY + seat] = int(s[HELD + seat] == 0)
    turn_over(s)


def present(s: Ints, seat: int, cards: Ints) -> None:
    for kind in range(KINDS):
        s[CHOSEN + KINDS * seat + kind] = cards[kind]
    s[READY + seat] = 1
    turn_over(s)


def turn_over(s: Ints) -> None:
    """When all have chosen, the KIZA cards are turned (§4.5, §4.6)."""
    for seat in range(s[SEATS]):
        if not s[READY + seat]:
            return
    for seat in range(s[SEATS]):
        for place in range(KINDS * seat, KINDS * seat + KINDS):
            s[ROW + place] = s[CHOSEN + place]
            s[HAND + place] &= ~s[CHOSEN + place]
            s[CHOSEN + place] = 0
        s[SHOWN + seat] = size(s, ROW + KINDS * seat)
        s[HELD + seat] -= s[SHOWN + seat]
    s[DONOR] = next_donor(s, s[DONOR] - 1)
    go_on(s)


def next_donor(s: Ints, last: int) -> int:
    """The next with a KIZA card, else the one to the left (§6.1, §6.2)."""
    for step in range(1, s[SEATS] + 1):
        seat = (last + step) % s[SEATS]
        if s[SHOWN + seat]:
            return seat
    return (last + 1) % s[SEATS]


def go_on(s: Ints) -> None:
    """Another auction, another round, or the end (§7.1, §8.1, §8.3)."""
    left, most = 0, 0
    for seat in range(s[SEATS]):
        left += s[SHOWN + seat]
        most = max(most, s[POINTS + seat])
    if most >= GOAL and (left == 0 or not s[LATE]):
        s[PHASE] = OVER
    elif left:
        s[PHASE] = CHOOSING
    else:
        s[PHASE] = OVER if s[DRY] >= s[STALE] else DEALING


def choose(s: Ints, card: int) -> None:
    """The donor puts up a card."""
    donor = s[DONOR]
    s[ROW + KINDS * donor + card // VALUES] &= ~(1 << card % VALUES)
    s[SHOWN + donor] -= 1
    s[CARD], s[WAIVED], s[PHASE] = card, 0, BIDDING
    for seat in range(s[SEATS]):
        s[BID + seat] = s[PASSED + seat] = 0
        for place in range(LAID + KINDS * seat, LAID + KINDS * seat + KINDS):
            s[place] = 0
    ask(s, donor - 1)


def bid(s: Ints, cards: Ints) -> None:
    seat = s[BIDDER]
    for kind in range(KINDS):
        s[HAND + KINDS * seat + kind] &= ~cards[kind]
        s[LAID + KINDS * seat + kind] |= cards[kind]
    s[BID + seat] += power(cards, 0)
    s[HELD + seat] -= size(cards, 0)
    ask(s, seat)


def decline(s: Ints) -> None:
    """The bidder passes, or waives its opening (§5.16)."""
    seat = s[BIDDER]
    if s[REENTERS] and not s[WAIVED] and seat == s[DONOR] and not s[BID + seat]:
        s[WAIVED] = 1
    else:
        s[PASSED + seat] = 1
    ask(s, seat)


def ask(s: Ints, last: int) -> None:
    s[BIDDER] = asked(s, last)
    if s[BIDDER] == NOBODY:
        settle(s)


def settle(s: Ints) -> None:
    """The card goes to the highest bidder or to the pile, and so do the cards laid (§5.11-13)."""
    taker, card = standing(s), s[CARD]
    if taker != NOBODY:
        s[POINTS + taker] += value(card % VALUES)
        s[GAIN + card // VALUES] |= 1 << card % VALUES
        s[DRY] = 0
    for seat in range(s[SEATS]):
        if s[TAKEN_BACK] and seat != taker:
            take_back(s, seat)
        s[BID + seat] = s[PASSED + seat] = 0
    s[CARD], s[BIDDER], s[WAIVED] = NOBODY, NOBODY, 0
    s[DONOR] = next_donor(s, s[DONOR])
    go_on(s)


def take_back(s: Ints, seat: int) -> None:
    for kind in range(KINDS):
        back = s[LAID + KINDS * seat + kind]
        s[HAND + KINDS * seat + kind] |= back
        s[HELD + seat] += many(back)


PARTS: Final = (
    *(standing, highest, asked, within, may_present, may_choose, may_bid, may_pass),
    *(deal, present, turn_over, next_donor, go_on, choose, bid, decline, ask, settle, take_back),
)
