"""How long a match of KIZA can be made to last by seats and a dealer who want nothing else.

The rulebook (§8.3) says how many cards can be captured before the last. Here that is worked out
from the deck, looked for by an adversary who chooses everything that is said at a table, luck
included, and never found exceeded by others who try.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from msgspec.structs import replace

from parlour.catalogue import KIZA
from parlour.core import DEALER, Clause, Seat, advance, begin
from parlour.core.rulebook import read_rulebook, rulebook_path
from parlour.games.kiza import rules
from parlour.games.kiza.pieces import (
    DECK,
    GOAL,
    HAND,
    Bid,
    Bidding,
    Card,
    Cards,
    Choose,
    Deal,
    Move,
    Options,
    Pass,
    Present,
    State,
    in_order,
)
from parlour.games.kiza.rules.auctions import matching
from parlour.games.kiza.rules.rounds import pile, shares
from parlour.games.kiza.tests.tables import luck
from tests.walks import Match, matches, walk

SEATS = range(2, 7)
CAPTURES = {2: 48, 3: 58, 4: 66, 5: 73, 6: 80}  # before the last, as §8.3 says
LEAST_HAND = {2: HAND, 3: HAND, 4: 11, 5: 7, 6: 5}
CHEAPEST = sorted(DECK, key=lambda card: card.value)


def captures(seats: int) -> int:
    """How many of the cheapest cards are worth less than the goal for each seat, all together."""
    worth, most = 0, 0
    for card in CHEAPEST:
        worth += card.value
        if worth > seats * (GOAL - 1):
            break
        most += 1
    return most


def rounds(seats: int, options: Options) -> int:
    """At most so many: between two captures, and before the first, one less than the limit."""
    return options.stalemate_rounds * (captures(seats) + 1)


def words(seats: int, options: Options) -> int:
    """At most so many moves of one round.

    A deal, what everybody presents, its reveal; for each card that is put up itself, its award
    and a pass of each seat, one more if a donor may wait; and bids, each of a card at least. Cards
    that go back to a hand are laid anew, at most all of them for each card put up.
    """
    cards = min(HAND * seats, len(DECK))
    passes = seats + (options.donor_open_pass == "may_reenter")
    laid = cards if options.losing_bids == "discard" else cards * cards
    return 2 + seats + cards * (2 + passes) + laid


def longest(seats: int, options: Options) -> int:
    """A bound for a whole match: its rounds, and draws for the first donor."""
    return len(DECK) // 2 + rounds(seats, options) * words(seats, options)


@pytest.mark.parametrize("seats", SEATS)
def test_the_bounds_that_the_rulebook_prints_follow_from_the_deck(seats: int) -> None:
    assert captures(seats) == CAPTURES[seats]
    left = len(DECK) - captures(seats)
    assert min(HAND, left // seats) == LEAST_HAND[seats]
    said = read_rulebook(rulebook_path(KIZA.folder, "en").read_text())[Clause("8.3")]
    assert str(CAPTURES[seats]) in said


@pytest.mark.parametrize("seats", SEATS)
def test_no_pile_is_ever_too_small_to_deal_from(seats: int) -> None:
    """Even then every seat is dealt its hand, or a hand as small as said and no smaller."""
    gains = tuple(in_order(CHEAPEST[seat : captures(seats) : seats]) for seat in range(seats))
    state = replace(begin(rules, seats, Options()), gains=gains, donor=Seat(0))
    assert len(pile(state)) == len(DECK) - captures(seats)
    assert min(shares(state)) == LEAST_HAND[seats]


# The adversary: it captures the cheapest cards, one after as many dry rounds as there may be, and
# shares them out so that no seat has enough until nothing else is possible.


class Plan(NamedTuple):
    """Which cards are captured by whom, none of them ending the match."""

    taken: tuple[tuple[Card, Seat], ...]


@cache
def plan(seats: int) -> Plan:
    """The cheapest cards, the dearest of them first, each to the seat with the fewest points."""
    worth, taken = [0] * seats, []
    for card in reversed(CHEAPEST[: captures(seats)]):
        fits = [seat for seat in range(seats) if worth[seat] + card.value < GOAL]
        assert fits, "the cheapest cards do not fit, and the bound is not reached in this way"
        seat = max(fits, key=worth.__getitem__)
        worth[seat] += card.value
        taken.append((card, Seat(seat)))
    return Plan(tuple(taken))


def partner(state: State, kiza: Card, others: Iterable[Card]) -> Card:
    """A card with which it can be bid for."""
    return matching(tuple(card for card in others if card != kiza), kiza)[0]


def dealt(state: State, wanted: dict[Seat, Cards]) -> Deal:
    """A fair deal in which seats get what is wanted for them."""
    kept = {*chain(*wanted.values())}
    rest = iter([card for card in pile(state) if card not in kept])
    hands = []
    for seat, count in enumerate(shares(state)):
        own = wanted.get(Seat(seat), ())
        hands.append(in_order((*own, *(next(rest) for _ in range(count - len(own))))))
    return Deal(tuple(hands))


class Adversary:
    """Says everything that is said at a table."""

    def __init__(self, seats: int, options: Options) -> None:
        self.left = list(plan(seats).taken)
        self.options = options

    def now(self, state: State) -> bool:
        """Whether this is the last round before the match would end without a capture."""
        return state.dry >= self.options.stalemate_rounds

    def deal(self, state: State) -> Deal:
        if not self.left or state.dry + 1 < self.options.stalemate_rounds:
            return dealt(state, {})
        card, taker = self.left[0]
        with_it = partner(state, card, pile(state))
        return dealt(state, {taker: in_order((card, with_it))})

    def word(self, state: State, seat: Seat) -> Move:
        offer = rules.offer(rules.view(state, seat))
        if isinstance(offer, Bidding):
            return self.bid(state, seat, offer)
        if state.presented:
            return Present(frozenset({self.shown(state, seat)}))
        return Choose(state.rows[seat][0])

    def shown(self, state: State, seat: Seat) -> Card:
        hand = state.hands[seat]
        if self.now(state) and self.left and self.left[0][0] in hand:
            return self.left[0][0]
        return hand[-1]

    def bid(self, state: State, seat: Seat, offer: Bidding) -> Move:
        assert state.auction
        if self.left and self.now(state) and (state.auction.card, seat) == self.left[0]:
            del self.left[0]
            return Bid(frozenset({offer.cards[0]}))
        return Pass()

    def moves(self, state: State) -> Iterator[State]:
        while turn := rules.turn(state):
            seat = min(turn)
            if seat != DEALER:
                move = self.word(state, seat)
            elif state.donor is not None and not state.auction and not state.presented:
                move = self.deal(state)
            else:
                move = rules.chance(state, luck(1), None)
            state = advance(rules, state, seat, move)
            yield state


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options()),
        (3, Options()),
        (4, Options(stalemate_rounds=1)),
        (5, Options(stalemate_rounds=1)),
        (6, Options(stalemate_rounds=1)),
        (6, Options(stalemate_rounds=1, short_deal="equal", end="round")),
    ],
)
def test_an_adversary_reaches_the_bounds_and_goes_no_further(seats: int, options: Options) -> None:
    """As many captures as can be, as many rounds; and then it is over all the same."""
    state, deals, moves = begin(rules, seats, options), 0, 0
    for now in Adversary(seats, options).moves(state):
        deals += bool(now.presented) and not state.presented
        state, moves = now, moves + 1
    assert sum(map(len, state.gains)) == captures(seats)
    assert deals == rounds(seats, options)
    assert max(rules.view(state, None).points) < GOAL
    assert moves < longest(seats, options)


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_an_adversary_makes_it_last_under_the_rulebook_s_options(seats: int) -> None:
    *_, last = Adversary(seats, Options()).moves(begin(rules, seats, Options()))
    assert sum(map(len, last.gains)) == captures(seats)
    assert last.dry == 3


def stalling(state: State, seat: Seat, random: Random) -> Move:
    """Somebody who wants the match to go on: cheap cards are put up, and none captured that ends
    it; now and then something else is tried."""
    offer, view = rules.offer(rules.view(state, seat)), rules.view(state, seat)
    assert offer is not None
    if random.random() < 0.05:
        return rules.pick(offer, luck(random.randrange(1 << 30)))
    if isinstance(offer, Bidding):
        assert state.auction
        enough = [card for card in offer.cards if offer.mine + card.value > offer.above]
        ends = view.points[seat] + state.auction.card.value >= GOAL
        wanted = bool(enough) and not ends and random.random() < 0.7
        cheap = min(enough, key=lambda card: card.value, default=None)
        return Bid(frozenset({cheap})) if wanted and cheap else Pass()
    if state.presented:
        low = sorted(view.hand, key=lambda card: card.value)
        return Present(frozenset(low[: random.choice([1, 1, 2, 6])]))
    return Choose(min(view.rows[seat], key=lambda card: card.value))


def stalled(match: Match) -> Iterator[tuple[State, Move]]:
    state, random = begin(rules, match.seats, match.options), Random(match.seed)
    while turn := rules.turn(state):
        seat = random.choice(sorted(turn))
        if seat == DEALER:
            move = rules.chance(state, luck(random.randrange(1 << 30)), None)
        else:
            move = stalling(state, seat, random)
        yield state, move
        state = advance(rules, state, seat, move)


def within(match: Match, path: Iterator[tuple[State, Move]]) -> int:
    """How many rounds were played; and no bound was exceeded in any of them."""
    deals, said, most = 0, 0, words(match.seats, match.options)
    for state, move in path:
        said += 1
        if isinstance(move, Deal):
            assert sum(map(len, state.gains)) <= captures(match.seats)
            if match.options.leftovers == "return":
                assert min(map(len, move.hands)) >= LEAST_HAND[match.seats]
            assert said <= most or not deals
            deals, said = deals + 1, 0
        assert state.dry <= match.options.stalemate_rounds
    assert deals <= rounds(match.seats, match.options)
    return deals


@given(matches(KIZA))
def test_nobody_who_stalls_goes_further(match: Match) -> None:
    within(match, stalled(match))


@given(matches(KIZA))
def test_nobody_who_plays_at_random_goes_further(match: Match) -> None:
    within(match, ((state, event.move) for state, event in walk(match)))


def test_who_stalls_makes_it_last() -> None:
    """Else the search above would be none."""
    usual = [Match(KIZA, seats, Options(), seed) for seats in SEATS for seed in range(2)]
    stalls = sum(within(match, stalled(match)) for match in usual)
    assert stalls > 4 * len(usual)


def test_at_the_bound_nobody_can_capture_and_stay_below_the_goal() -> None:
    """Whatever card is left, and whoever took it."""
    for seats in SEATS:
        worth = [sum(c.value for c, who in plan(seats).taken if who == s) for s in range(seats)]
        assert min(worth) + CHEAPEST[captures(seats)].value >= GOAL
        assert max(worth) < GOAL
