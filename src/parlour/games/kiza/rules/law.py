"""What may happen, and what it leads to: the questions that look at the whole truth."""

from itertools import chain
from typing import TypeVar

from msgspec.structs import replace

from parlour.core import DEALER, SEATS, Dice, Outcome, Refusal, Seat, Wait, ranked

from ..pieces import (
    MOST_SEATS,
    NEVER_SHORT,
    Appoint,
    Auction,
    Award,
    Bid,
    Card,
    Cards,
    Choose,
    Deal,
    Discard,
    Draw,
    Drawn,
    Move,
    Options,
    Pass,
    Present,
    Reveal,
    State,
    in_order,
)
from .auctions import asked, back, begun, leader, waives, with_cards, without
from .judging import DEALERS, forbidden, no
from .rounds import (
    NOBODY,
    after_draw,
    awaited,
    drawing,
    kept,
    next_donor,
    over,
    pile,
    points,
    revealed,
    shares,
    undrawn,
)
from .window import view

T = TypeVar("T")

WITH_DEALER = frozenset({DEALER})


def forbid(seats: int, options: Options) -> Refusal | None:
    if not 2 <= seats <= MOST_SEATS:  # §1.4
        return Refusal(SEATS, {"least": 2, "most": MOST_SEATS})
    needless = seats in NEVER_SHORT and options.short_deal == "equal"
    return no("7.5", seats=seats) if needless else None


def start(seats: int, options: Options) -> State:
    nothing: tuple[Cards, ...] = ((),) * seats
    return State(options, hands=nothing, rows=nothing, gains=nothing)


def turn(state: State) -> frozenset[Seat]:
    if seats := awaited(state):
        return seats
    return NOBODY if idle(state) and over(state) else WITH_DEALER


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != DEALER:
        return forbidden(view(state, seat), move)
    match move:
        case Draw(cards):
            right = drawn_now(state) == "draw" and fair_draw(state, cards)
        case Appoint(donor):
            right = drawn_now(state) == "random" and 0 <= donor < state.seats
        case Deal(hands):
            right = dealable(state) and fair(state, hands)
        case Reveal():
            right = bool(state.presented) and not awaited(state)
        case Award(taker):
            right = decided(state) and leader_now(state) == taker
        case Discard():
            right = decided(state) and leader_now(state) is None
        case _:
            return forbidden(view(state, None), move)
    return None if right else no(DEALERS[type(move)])


def play(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Bid() | Pass() | Award() | Discard():
            auction = state.auction
            assert auction, "only while a card lies in the centre"
            return auctioned(state, auction, seat, move)
        case Choose(card):
            rows = put(state.rows, seat, without(state.rows[seat], frozenset({card})))
            return replace(state, rows=rows, auction=begun(state, card))
        case Present(cards):
            return replace(state, presented=put(state.presented, seat, in_order(cards)))
        case Reveal():
            return revealed(state)
        case Deal(hands):
            return dealt(state, hands)
        case Draw(cards):
            return after_draw(state, cards)
        case Appoint(donor):
            return replace(state, donor=donor)


def chance(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
    if state.auction:
        taker = leader(state.auction)
        return Discard() if taker is None else Award(taker)
    if state.presented:
        return Reveal()
    if state.donor is not None:
        return deal(state, dice)
    if state.options.first_donor == "random":
        return Appoint(Seat(dice.below(state.seats)))
    drawn = iter(dice.some(undrawn(state), len(drawing(state))))
    return Draw(tuple(next(drawn) if s in drawing(state) else None for s in range(state.seats)))


def wait(state: State) -> Wait | None:
    return None


def outcome(state: State) -> Outcome | None:
    if turn(state):
        return None
    made = points(state)
    return Outcome(made, ranked(made))  # §8.4


def idle(state: State) -> bool:
    """Nothing is going on: the place between two auctions, and between two rounds."""
    return state.donor is not None and not state.presented and state.auction is None


def dealable(state: State) -> bool:
    return idle(state) and not any(state.rows) and not over(state)


def decided(state: State) -> bool:
    return state.auction is not None and state.auction.bidder is None


def leader_now(state: State) -> Seat | None:
    return leader(state.auction) if state.auction else None


def drawn_now(state: State) -> str | None:
    """How the first donor is being found, until it is."""
    return state.options.first_donor if state.donor is None else None


def fair_draw(state: State, cards: Drawn) -> bool:
    """A card of those left for each seat that may still be the donor, and for no other (§3.1)."""
    drawn = [card for card in cards if card]
    seats = [Seat(seat) for seat, card in enumerate(cards) if card]
    right = seats == [*drawing(state)] and len(cards) == state.seats
    return right and len({*drawn} & {*undrawn(state)}) == len(drawn)


def fair(state: State, hands: tuple[Cards, ...]) -> bool:
    """As many cards for each seat as it is due, no card twice, none from outside the pile."""
    cards = [*chain(*hands)]
    right = tuple(map(len, hands)) == shares(state)
    return right and len({*cards} & {*pile(state)}) == len(cards)


def deal(state: State, dice: Dice) -> Deal:
    counts = shares(state)
    cards = iter(dice.some(pile(state), sum(counts)))  # §3.6
    return Deal(tuple(in_order(next(cards) for _ in range(count)) for count in counts))


def dealt(state: State, hands: tuple[Cards, ...]) -> State:
    held = tuple(with_cards(old, new) for old, new in zip(kept(state), hands, strict=True))
    return replace(
        state,
        hands=held,
        presented=tuple(None if hand else () for hand in held),  # §4.7
        draws=(),
        discards=(),
        dry=state.dry + 1,
    )


def auctioned(
    state: State, auction: Auction, seat: Seat, move: Bid | Pass | Award | Discard
) -> State:
    match move:
        case Bid(cards):
            return bid(state, auction, seat, cards)
        case Pass():
            waived = waives(state)
            passed = auction.passed if waived else auction.passed | {seat}
            now = replace(auction, passed=passed, waived=waived or auction.waived)
            return replace(state, auction=replace(now, bidder=asked(now, state.hands, seat)))
        case Award(taker):
            gains = put(state.gains, taker, (*state.gains[taker], auction.card))
            returned = back(state, auction, taker)
            hands = tuple(map(with_cards, state.hands, returned))
            paid = tuple(c for c in chain(*auction.laid) if c not in {*chain(*returned)})
            settled = closed(replace(state, hands=hands, gains=gains, dry=0))
            return thrown(settled, paid)
        case Discard():
            return thrown(closed(state), (auction.card,))


def bid(state: State, auction: Auction, seat: Seat, cards: frozenset[Card]) -> State:
    hands = put(state.hands, seat, without(state.hands[seat], cards))
    laid = put(auction.laid, seat, (*auction.laid[seat], *in_order(cards)))
    now = replace(auction, laid=laid)
    return replace(state, hands=hands, auction=replace(now, bidder=asked(now, hands, seat)))


def closed(state: State) -> State:
    """The auction is over, and the next seat with a KIZA card is the donor (§6.1, §6.2)."""
    return replace(state, auction=None, donor=next_donor(state.rows, state.donor or 0))


def thrown(state: State, cards: Cards) -> State:
    """Cards that everybody has seen go to the pile (§5.19)."""
    shown = state.options.discard_log == "shown"
    return replace(state, discards=(*state.discards, *cards)) if shown else state


def put(old: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*old[:seat], new, *old[seat + 1 :])
