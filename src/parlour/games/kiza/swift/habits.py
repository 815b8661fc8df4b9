"""How somebody plays who counts a little: which cards to show, how far to go for one, and how.

All weights come in a row of thousandths, so that whoever wants to play otherwise brings others.
"""

from typing import Final

from .dealing import throw
from .law import highest
from .layout import (
    BID,
    BIDDER,
    CARD,
    DONOR,
    GOAL,
    HAND,
    HELD,
    KINDS,
    LATE,
    PASSED,
    POINTS,
    ROW,
    SEATS,
    VALUES,
    Ints,
    firepower,
    fits,
    numbers,
    power,
    value,
    worth,
)

# Which weight lies where.
LOTS: Final = 0  # how many KIZA cards
PRIZE: Final = 1  # for each value: how gladly a card of it is shown
BACKING: Final = 8  # and for what one could bid for it oneself
UP: Final = 9  # how gladly a dear card is put up first
UP_BACKING: Final = 10
ZEAL: Final = 11  # which part of one's strength goes into which part of what is to be had
LEAD: Final = 12  # the same for strength that others do not have
MATCH: Final = 13  # for strength that fits this card more than others
SUNK: Final = 14  # how far what is laid already counts against going on
OPENING: Final = 15  # how much of the limit is bid at once
RAISE: Final = 16
DENY: Final = 17  # how much further one goes against somebody who would win with it
WHIM: Final = 18  # by how much a limit may be off
FANCY: Final = 19  # by how much a liking may be off
CROWD: Final = 20  # how much each further rival takes off
WEIGHTS: Final = 21

SURE: Final = 1 << 40  # no limit
SUMS: Final = 61  # no single lay is planned that is worth more
MEAN: Final = 6  # what a card is worth on average
PART: Final = 7  # of 16 kinds fit


def like(s: Ints, seat: int, hand: int, kind: int, place: int, w: Ints) -> int:
    """How gladly a card would be shown."""
    backing = firepower(s, hand, kind) - value(place)
    return w[PRIZE + place] * 10 + w[BACKING] * backing


def lots(s: Ints, seat: int, w: Ints, rng: Ints, cards: Ints) -> None:
    """Which cards of its hand a seat presents."""
    hand = HAND + KINDS * seat
    left = min(max(1, (w[LOTS] + throw(rng, 1000)) // 1000), s[HELD + seat])
    likes = numbers(KINDS * VALUES)
    for kind in range(KINDS):
        cards[kind] = 0
        for place in range(VALUES):
            if s[hand + kind] >> place & 1:
                whim = throw(rng, 2 * w[FANCY] + 1) - w[FANCY]
                likes[VALUES * kind + place] = like(s, seat, hand, kind, place, w) + whim * 10
    for _ in range(left):
        best = best_liked(s, hand, likes, cards)
        cards[best // VALUES] |= 1 << best % VALUES


def best_liked(s: Ints, hand: int, likes: Ints, cards: Ints) -> int:
    best = -1
    for card in range(KINDS * VALUES):
        there = (s[hand + card // VALUES] & ~cards[card // VALUES]) >> card % VALUES & 1
        if there and (best < 0 or likes[card] > likes[best]):
            best = card
    return best


def put_up(s: Ints, w: Ints, rng: Ints) -> int:
    """Which KIZA card the donor chooses."""
    hand, row = HAND + KINDS * s[DONOR], ROW + KINDS * s[DONOR]
    best, most = -1, 0
    for kind in range(KINDS):
        for place in range(VALUES):
            if s[row + kind] >> place & 1:
                glad = w[UP] * value(place) + w[UP_BACKING] * firepower(s, hand, kind)
                glad += (throw(rng, 2 * w[FANCY] + 1) - w[FANCY]) * 10
                if best < 0 or glad > most:
                    best, most = VALUES * kind + place, glad
    return best


def to_be_had(s: Ints) -> int:
    """What all KIZA cards that are left are worth, the one in the centre included."""
    found = value(s[CARD] % VALUES)
    for seat in range(s[SEATS]):
        found += power(s, ROW + KINDS * seat)
    return found


def limit(s: Ints, seat: int, w: Ints) -> int:
    """How much a seat would bid for the card in the centre, all in all, in thousandths."""
    own, prize = power(s, HAND + KINDS * seat), value(s[CARD] % VALUES)
    if s[POINTS + seat] + prize >= GOAL and not s[LATE]:
        return SURE
    held, rivals, deny = 0, 0, 0
    for other in range(s[SEATS]):
        if other != seat:
            held += s[HELD + other]
            if not s[PASSED + other] and (s[HELD + other] or s[BID + other]):
                rivals += 1
                deny += int(s[POINTS + other] + prize >= GOAL)
    lead = own - held * MEAN // (s[SEATS] - 1)
    far = prize * (w[ZEAL] * own + w[LEAD] * lead) // to_be_had(s)
    fitting = firepower(s, HAND + KINDS * seat, s[CARD] // VALUES)
    far += w[MATCH] * (fitting - own * PART // KINDS) - w[CROWD] * prize * (rivals - 1)
    if deny:
        far = far * w[DENY] // 1000
    return far


def amount(s: Ints, w: Ints, rng: Ints) -> int:
    """What the bidder lays next, in points: nothing if it passes."""
    seat = s[BIDDER]
    mine, above = s[BID + seat], highest(s)
    sums = reach(s, HAND + KINDS * seat, s[CARD] // VALUES)
    least = first_from(sums, max(above - mine + 1, 1))
    if least < 0:
        return 0
    far = limit(s, seat, w) * (1000 + throw(rng, 2 * w[WHIM] + 1) - w[WHIM]) // 1000
    far = min(far - w[SUNK] * mine, 1000 * SUMS)
    if least * 1000 > far:
        return 0
    part = w[RAISE] if above else w[OPENING]
    goal = min(least + part * (far // 1000 - least) // 1000, SUMS)
    return last_to(sums, least, goal)


def reach(s: Ints, hand: int, kiza: int) -> int:
    """A bit for each sum that cards make which may be bid for a card of that kind."""
    sums = 1
    for kind in range(KINDS):
        if s[hand + kind] and fits(kind, kiza):
            for place in range(VALUES):
                if s[hand + kind] >> place & 1:
                    sums |= sums << value(place) & (1 << SUMS + 1) - 1
    return sums


def first_from(sums: int, least: int) -> int:
    while least <= SUMS:
        if sums >> least & 1:
            return least
        least += 1
    return -1


def last_to(sums: int, least: int, goal: int) -> int:
    while goal > least:
        if sums >> goal & 1:
            return goal
        goal -= 1
    return least


def pay(s: Ints, seat: int, wanted: int, cards: Ints) -> None:
    """Cards that make that sum: rather those that fit little of what is still to come."""
    hand, order, sums = HAND + KINDS * seat, numbers(KINDS * VALUES), numbers(KINDS * VALUES + 1)
    count = by_use(s, hand, order)
    sums[count] = 1
    for place in range(count - 1, -1, -1):
        later = sums[place + 1]
        sums[place] = later | later << value(order[place] % VALUES) & (1 << SUMS + 1) - 1
    for kind in range(KINDS):
        cards[kind] = 0
    for place in range(count):
        left = wanted - value(order[place] % VALUES)
        if left >= 0 and sums[place + 1] >> left & 1:
            cards[order[place] // VALUES] |= 1 << order[place] % VALUES
            wanted = left


def by_use(s: Ints, hand: int, order: Ints) -> int:
    """The cards that may be bid now, the least useful later first; how many they are."""
    uses, count = numbers(KINDS), 0
    for kind in range(KINDS):
        uses[kind] = use(s, kind) if s[hand + kind] and fits(kind, s[CARD] // VALUES) else -1
    for _ in range(KINDS):
        least = -1
        for kind in range(KINDS):
            if uses[kind] >= 0 and (least < 0 or uses[kind] < uses[least]):
                least = kind
        if least < 0:
            return count
        uses[least] = -1
        for place in range(VALUES - 1, -1, -1):
            if s[hand + least] >> place & 1:
                order[count] = VALUES * least + place
                count += 1
    return count


def use(s: Ints, kind: int) -> int:
    """What KIZA cards are worth that a card of that kind fits later in the round."""
    found = 0
    for seat in range(s[SEATS]):
        for other in range(KINDS):
            if s[ROW + KINDS * seat + other] and fits(kind, other):
                found += worth(s[ROW + KINDS * seat + other])
    return found


PARTS: Final = (
    *(like, lots, best_liked, put_up, to_be_had, limit, amount, reach, first_from, last_to),
    *(pay, by_use, use),
)
