"""Luck in whole numbers, and who gets how many cards from where."""

from typing import Final

from .layout import (
    DECK,
    DONOR,
    EQUAL,
    FULL,
    GAIN,
    HAND,
    HELD,
    KINDS,
    SEATS,
    SEATS_AT_MOST,
    TOPUP,
    VALUES,
    Ints,
    numbers,
    size,
)

M32: Final = 0xFFFFFFFF


def throw(rng: Ints, bound: int) -> int:
    """One of 0, 1, … bound - 1; `rng` holds one number above 0, and the next one afterwards."""
    x = rng[0]
    x ^= x << 13 & M32
    x ^= x >> 17
    x ^= x << 5 & M32
    rng[0] = x
    return x * bound >> 32


def shuffle(cards: Ints, count: int, wanted: int, rng: Ints) -> None:
    """The first `wanted` of so many cards are drawn from them all."""
    for place in range(min(wanted, count - 1)):
        other = place + throw(rng, count - place)
        cards[place], cards[other] = cards[other], cards[place]


def lying(s: Ints, kind: int) -> int:
    """The cards of that kind in the pile when a round begins (§3.4, §7.4)."""
    gone = s[GAIN + kind]
    if s[TOPUP]:
        for seat in range(s[SEATS]):
            gone |= s[HAND + KINDS * seat + kind]
    return 127 & ~gone


def shares(s: Ints, left: int, counts: Ints) -> None:
    """How many of the cards left in the pile each seat is dealt (§3.3, §7.3, §7.5)."""
    seats, goes = s[SEATS], 1
    for seat in range(seats):
        counts[seat] = 0
    while left > 0 and goes:
        most = FULL
        if s[EQUAL]:
            most = evenly(s, counts, left)
        goes = 0
        for step in range(1, seats + 1):
            seat = (s[DONOR] + step) % seats
            if left > 0 and kept(s, seat) + counts[seat] < most:
                counts[seat] += 1
                left -= 1
                goes += 1


def evenly(s: Ints, counts: Ints, left: int) -> int:
    """How far the smallest hands are filled next: no further, if the cards do not suffice."""
    least, smallest = FULL, 0
    for seat in range(s[SEATS]):
        least = min(least, kept(s, seat) + counts[seat])
    for seat in range(s[SEATS]):
        smallest += int(kept(s, seat) + counts[seat] == least)
    return least + int(smallest <= left and least < FULL)


def kept(s: Ints, seat: int) -> int:
    return s[TOPUP] * s[HELD + seat]


def pile_of(s: Ints, cards: Ints) -> int:
    """The cards of the pile one by one, and how many they are."""
    count = 0
    for kind in range(KINDS):
        bits = lying(s, kind)
        for place in range(VALUES):
            if bits >> place & 1:
                cards[count] = VALUES * kind + place
                count += 1
    return count


def draw_hands(s: Ints, hands: Ints, rng: Ints) -> None:
    """What the dealer deals next, at random."""
    cards, counts = numbers(DECK), numbers(SEATS_AT_MOST)
    left = pile_of(s, cards)
    shares(s, left, counts)
    shuffle(cards, left, left, rng)
    drawn = 0
    for place in range(KINDS * SEATS_AT_MOST):
        hands[place] = 0
    for seat in range(s[SEATS]):
        for _ in range(counts[seat]):
            hands[KINDS * seat + cards[drawn] // VALUES] |= 1 << cards[drawn] % VALUES
            drawn += 1


def scatter(s: Ints, cards: Ints, count: int, since: Ints, needs: Ints, rng: Ints) -> None:
    """Hands are filled with cards that nobody has seen, as many as each seat holds.

    `since` is the deal since which a card may have been in a hand; a seat needs so many, deal by
    deal, of those that it may have had before (§7.4).
    """
    shuffle(cards, count, count, rng)
    for level in range(len(needs) // SEATS_AT_MOST):
        for seat in range(s[SEATS]):
            wanted, place = needs[SEATS_AT_MOST * level + seat], 0
            for kind in range(KINDS):
                wanted -= older(s, seat, kind, since, level)
            while wanted > 0 and place < count:
                if since[cards[place]] <= level:
                    count = give(s, seat, cards, place, count)
                    wanted -= 1
                else:
                    place += 1
    for seat in range(s[SEATS]):
        for _ in range(s[HELD + seat] - size(s, HAND + KINDS * seat)):
            count = give(s, seat, cards, count - 1, count)


def older(s: Ints, seat: int, kind: int, since: Ints, level: int) -> int:
    """How many cards of a hand may have been there so long already."""
    found, bits = 0, s[HAND + KINDS * seat + kind]
    for place in range(VALUES):
        found += bits >> place & 1 and since[VALUES * kind + place] <= level
    return found


def give(s: Ints, seat: int, cards: Ints, place: int, count: int) -> int:
    """One card goes to a hand, and the last one takes its place."""
    card = cards[place]
    s[HAND + KINDS * seat + card // VALUES] |= 1 << card % VALUES
    cards[place] = cards[count - 1]
    cards[count - 1] = card
    return count - 1


PARTS: Final = (
    *(throw, shuffle, lying, kept, evenly, shares, pile_of, draw_hands, older, give, scatter),
)
