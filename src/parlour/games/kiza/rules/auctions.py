"""One auction: what matches, what stands, who is asked next, and what becomes of the cards laid."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from parlour.core import Seat

from ..pieces import PLACE, Auction, Card, Cards, State


def matching(cards: Cards, kiza: Card) -> Cards:
    """The cards that may be bid for a KIZA card (§5.5)."""
    colour, shape = kiza.colour, kiza.shape
    return tuple([card for card in cards if card.colour == colour or card.shape == shape])


def total(cards: Iterable[Card]) -> int:
    return sum([card.value for card in cards])


def bids(auction: Auction) -> tuple[int, ...]:
    """What each seat has bid so far (§5.9)."""
    return tuple([total(cards) for cards in auction.laid])


def leader(auction: Auction) -> Seat | None:
    """Whose bid stands. No two bids are equal (§5.4)."""
    made = bids(auction)
    best = max(made)
    return Seat(made.index(best)) if best else None


def begun(state: State, card: Card) -> Auction:
    """A KIZA card goes up, and the first to be asked is its donor (§5.2)."""
    donor = state.donor or 0
    auction = Auction(card, laid=((),) * state.seats, bidder=None)
    return replace(auction, bidder=asked(auction, state.hands, donor - 1))


def asked(auction: Auction, hands: tuple[Cards, ...], last: int) -> Seat | None:
    """Who is to bid or to pass after the last one, if anybody is left (§5.8, §5.15, §5.17)."""
    standing, seats = leader(auction), len(hands)
    for step in range(1, seats + 1):
        seat = Seat((last + step) % seats)
        if hands[seat] and seat != standing and seat not in auction.passed:
            return seat
    return None


def reachable(cards: Cards, mine: int, above: int) -> tuple[int, ...]:
    """All bids above the standing one that some of these cards make, with what lies there."""
    sums = reach(cards)
    least = max(above - mine + 1, 1)
    return tuple([mine + n for n in range(least, sums.bit_length()) if sums >> n & 1])


def reach(cards: Cards) -> int:
    """A bit for each sum that some of the cards make."""
    sums = 1
    for card in cards:
        sums |= sums << card.value
    return sums


def making(cards: Cards, wanted: int, coins: int) -> Iterator[Card]:
    """Some of the cards, which make the sum wanted; a bit of `coins` decides each free choice."""
    ways = [reach(cards[place:]) for place in range(1, len(cards) + 1)]
    for place, (card, rest) in enumerate(zip(cards, ways, strict=True)):
        left = wanted - card.value
        if left >= 0 and rest >> left & 1 and (coins >> place & 1 or not rest >> wanted & 1):
            wanted = left
            yield card


def waives(state: State) -> bool:
    """Whether a pass now is a donor's that does not open, and may come in later (§5.16)."""
    auction, donor = state.auction, state.donor
    if state.options.donor_open_pass == "final" or auction is None or auction.waived:
        return False
    return donor is not None and auction.bidder == donor and not auction.laid[donor]


def back(state: State, auction: Auction, taker: Seat) -> tuple[Cards, ...]:
    """The cards that seats take back after an auction: none, unless the table agreed (§5.12)."""
    if state.options.losing_bids == "discard":
        return ((),) * state.seats
    return tuple(() if seat == taker else cards for seat, cards in enumerate(auction.laid))


def with_cards(hand: Cards, more: Cards) -> Cards:
    return tuple(sorted(hand + more, key=PLACE.__getitem__)) if more else hand


def without(hand: Cards, gone: frozenset[Card]) -> Cards:
    return tuple([card for card in hand if card not in gone])
