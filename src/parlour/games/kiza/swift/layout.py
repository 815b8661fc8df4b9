"""Where things lie in a position of whole numbers, and how cards are counted there.

Cards of one colour and shape are a kind: 16 of them, each seven bits, one for a value.
A set of cards is 16 of them in a row. A position is one array, so that it is copied at once;
all functions of this folder run as plain Python and are compiled where Numba is installed.
"""

from array import array
from typing import Final, TypeAlias

Ints: TypeAlias = "array[int]"

KINDS: Final = 16
SEATS_AT_MOST: Final = 6
VALUES: Final = 7
GOAL: Final = 50
FULL: Final = 18
DECK: Final = KINDS * VALUES
NOBODY: Final = -1

# Sets of cards, one for each seat.
HAND: Final = 0
ROW: Final = 96
LAID: Final = 192
CHOSEN: Final = 288  # presented, and not turned yet
GAIN: Final = 384  # one set: whatever has been captured by anybody
# Numbers, one for each seat.
POINTS: Final = 400
BID: Final = 406
HELD: Final = 412  # cards in hand, those chosen included
SHOWN: Final = 418  # cards in the row
PASSED: Final = 424
READY: Final = 430
# Numbers of the whole table.
SEATS: Final = 436
DONOR: Final = 437
DRY: Final = 438
CARD: Final = 439  # in the centre
BIDDER: Final = 440
WAIVED: Final = 441
PHASE: Final = 442
# What the table has agreed on: 1 for what is not the rulebook's, and a number of rounds.
TAKEN_BACK: Final = 443  # losing_bids
REENTERS: Final = 444  # donor_open_pass
TOPUP: Final = 445  # leftovers
EQUAL: Final = 446  # short_deal
LATE: Final = 447  # end
STALE: Final = 448
SIZE: Final = 450

DEALING: Final = 0
PRESENTING: Final = 1
CHOOSING: Final = 2
BIDDING: Final = 3
OVER: Final = 4

# 1, 2, 3, 5, 7, 10, 15: four bits each.
WORTHS: Final = 0xFA75321


def value(place: int) -> int:
    """What the bit of that place is worth."""
    return WORTHS >> 4 * place & 15


def worth(bits: int) -> int:
    """The values of the cards of one kind, added up."""
    low = (bits & 1) + 2 * (bits >> 1 & 1) + 3 * (bits >> 2 & 1) + 5 * (bits >> 3 & 1)
    return low + 7 * (bits >> 4 & 1) + 10 * (bits >> 5 & 1) + 15 * (bits >> 6 & 1)


def many(bits: int) -> int:
    """How many cards of one kind."""
    pairs = (bits & 85) + (bits >> 1 & 85)
    fours = (pairs & 51) + (pairs >> 2 & 51)
    return (fours & 15) + (fours >> 4)


def fits(kind: int, other: int) -> bool:
    """The same colour or the same shape (§5.5)."""
    return kind >> 2 == other >> 2 or kind & 3 == other & 3


def power(s: Ints, place: int) -> int:
    """What a whole set is worth."""
    found = 0
    for kind in range(KINDS):
        found += worth(s[place + kind])
    return found


def size(s: Ints, place: int) -> int:
    found = 0
    for kind in range(KINDS):
        found += many(s[place + kind])
    return found


def firepower(s: Ints, place: int, kiza: int) -> int:
    """What the cards of a set are worth that may be bid for a card of that kind."""
    found = 0
    for kind in range(KINDS):
        if fits(kind, kiza):
            found += worth(s[place + kind])
    return found


def numbers(count: int) -> Ints:
    return array("q", bytes(8 * count))


PARTS: Final = (value, worth, many, fits, power, size, firepower)
