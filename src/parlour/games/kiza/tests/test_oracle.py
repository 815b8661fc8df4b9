"""The rules and the oracle play the same matches side by side, and agree about everything.

The oracle knows the specification and not these rules. It is asked at every position: whose turn
it is, what each seat may do, why it may not do the rest, what each viewer sees, how it ends.
"""

from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour.core import DEALER, Dice, Seat, advance, begin
from parlour.games.kiza import rules
from parlour.games.kiza.notation import NAMES
from parlour.games.kiza.pieces import (
    DECK,
    Appoint,
    Award,
    Bid,
    Bidding,
    Card,
    Choose,
    Choosing,
    Deal,
    Discard,
    Draw,
    Move,
    Options,
    Pass,
    Present,
    Presenting,
    Reveal,
    State,
    View,
    in_order,
)
from parlour.games.kiza.tests import oracle
from parlour.games.kiza.tests.tables import allowed
from tests.walks import values

# Our word for an option where it is not the oracle's: `donor` is the leaflet's dealer.
AS_ORACLE = {"first_donor": "first_dealer", "donor_open_pass": "dealer_open_pass"}
CHOICES = values(Options)
MOODS = ("random", "random", "greedy", "greedy", "shy")
LISTED = 6  # cards of which all sets are tried

# Where the room has a number of its own for what the specification settles elsewhere.
MEANT = {
    "3.3": {"3.3", "3.4", "7.3"},
    "3.5": {"3.1", "A7"},
    "4.4": {"4.4", "3.1", "3.3"},  # before any deal, too
    "4.6": {"4.1"},
    "4.7": {"4.1", "4.2", "4.4"},
    "5.12": {"5.11"},
    "5.13": {"5.11"},
}


class Pair(NamedTuple):
    """The same position twice: as the rules have it, and as the oracle has it."""

    state: State
    position: oracle.Position


def spoken(options: Options) -> dict[str, Any]:
    """The same options in the oracle's words."""
    return {AS_ORACLE.get(name, name): getattr(options, name) for name in CHOICES}


def codes(cards: Any) -> tuple[str, ...]:
    return tuple(map(NAMES.__getitem__, in_order(cards)))


def whole_match(seats: int, options: Options) -> Pair:
    return Pair(begin(rules, seats, options), oracle.new(seats, **spoken(options)))


def last_cards(seats: int, options: Options, random: Random) -> Pair:
    """A position late in a match: few cards in hands and rows, and many captured."""
    deck = random.sample(DECK, len(DECK))
    if random.random() < 0.5:
        deck.sort(key=lambda card: -card.value)  # the cheapest are captured: a small pile
    gains: list[list[Card]] = [[] for _ in range(seats)]
    rich = random.choice([10, 30, 49])
    for _ in range(random.randint(0, 80)):
        seat, card = random.randrange(seats), deck[-1]
        if sum(c.value for c in gains[seat]) + card.value <= rich and len(deck) > 12 * seats:
            gains[seat].append(deck.pop())
    random.shuffle(deck)
    hands = [[deck.pop() for _ in range(random.choice([0, 1, 3, 6]))] for _ in range(seats)]
    rows = [[deck.pop() for _ in range(random.choice([0, 0, 1, 2]))] for _ in range(seats)]
    donor = random.randrange(seats)
    while any(rows) and not rows[donor]:
        donor = random.randrange(seats)
    captured = any(gains) and random.random() < 0.5
    dry = 0 if captured else random.randint(1, options.stalemate_rounds)
    if not any(rows):
        dry = min(dry, options.stalemate_rounds - 1)
    state = State(
        options=options,
        hands=tuple(map(in_order, hands)),
        rows=tuple(map(in_order, rows)),
        gains=tuple(map(tuple, gains)),
        donor=Seat(donor),
        dry=dry,
    )
    return Pair(state, as_position(state, captured=captured))


def as_position(state: State, captured: bool) -> oracle.Position:
    """Between two auctions, or two rounds: the same for the oracle."""
    position = oracle.new(state.seats, **spoken(state.options))
    position.dealer = state.donor
    playing = any(state.rows)
    position.dealt = position.revealed = playing
    position.captures = int(captured and playing)
    position.dry = state.dry - 1 if playing and not captured else state.dry
    for seat in range(state.seats):
        position.rows[seat] = set(codes(state.rows[seat]))
        position.gains[seat] = [NAMES[card] for card in state.gains[seat]]
        if playing or state.options.leftovers == "topup":
            position.hands[seat] = set(codes(state.hands[seat]))
    held = chain(*position.hands.values(), *position.rows.values(), *position.gains.values())
    position.unseen = set(oracle.DECK) - set(held)
    return position


def played(pair: Pair, random: Random, mood: str) -> Iterator[Pair]:
    """Every position of one match, from this one on."""
    dice = Dice(random.randrange)
    while turn := rules.turn(pair.state):
        yield pair
        seat = random.choice(sorted(turn))
        move = chosen(pair.state, seat, dice, mood)
        pair = Pair(advance(rules, pair.state, seat, move), followed(pair, seat, move))
    yield pair


def chosen(state: State, seat: Seat, dice: Dice, mood: str) -> Move:
    """At random; or the best card is shown, and is bid for while one can; or nobody bids."""
    if seat == DEALER:
        return rules.chance(state, dice, None)
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    if mood == "random":
        return rules.pick(offer, dice)
    match offer:
        case Bidding() if mood == "shy":
            return Pass()
        case Presenting(hand):
            by_value = sorted(hand, key=lambda card: card.value)
            return Present(frozenset(by_value[-1 - dice.below(3) :]))
        case Choosing(row):
            return Choose(max(row, key=lambda card: card.value))
        case Bidding(cards, mine, above, totals) if totals:
            enough = (card for card in cards if mine + card.value > above)
            return Bid(frozenset(islice(enough, 1)) or frozenset(cards))
        case _:
            return Pass()


def followed(pair: Pair, seat: Seat, move: Move) -> oracle.Position:
    """What the oracle makes of the same move; the end of a round is no move of ours."""
    position = pair.position
    for word in said(move):
        position = oracle.apply(position, seat, word)
    if oracle.phase(position) == "gather":
        position = oracle.apply(position, DEALER, ("gather",))
    return position


def said(move: Move) -> list[oracle.Move]:
    match move:
        case Draw(cards):
            return [("draw", seat, NAMES[card]) for seat, card in enumerate(cards) if card]
        case Appoint(donor):
            return [("first", donor)]
        case Deal(hands):
            return [("deal", tuple(map(codes, hands)))]
        case Present(cards):
            return [("present", codes(cards))]
        case Choose(card):
            return [("choose", NAMES[card])]
        case Bid(cards):
            return [("bid", codes(cards))]
        case Award() | Discard():
            return [("settle",)]
        case Reveal() | Pass():
            return [(type(move).__name__.lower(),)]


def compare(pair: Pair, random: Random) -> None:
    state, position = pair
    assert rules.turn(state) == oracle.turn(position)
    for seat in map(Seat, range(state.seats)):
        for move in attempts(state, seat, random):
            compare_move(pair, seat, move)
        if seat in rules.turn(state):
            compare_offer(pair, seat, random)
            absent = rules.absent(rules.view(state, seat), Dice(random.randrange))
            assert said(absent) == [oracle.absent(position, seat)]
    compare_dealer(pair)
    for viewer in (None, *map(Seat, range(state.seats))):
        compare_view(rules.view(state, viewer), oracle.visible(position, viewer))
    assert state.dry == dry(position)
    outcome = rules.outcome(state)
    assert (outcome and (outcome.scores, outcome.places)) == oracle.outcome(position)


def dry(position: oracle.Position) -> int:
    """Rounds since the last capture, the present one included: the oracle counts those past."""
    if position.captures:
        return 0
    return position.dry + int(oracle.phase(position) not in ("draw", "first", "deal", "over"))


def attempts(state: State, seat: Seat, random: Random) -> Iterator[Move]:
    """What a seat might say, of each kind something: with cards of its own, and others."""
    own = state.hands[seat]
    table = [*chain(*state.rows, *state.gains), *state.hands[random.randrange(state.seats)]]
    pool = (*own, *random.sample(table, min(3, len(table))), random.choice(DECK))
    some = frozenset(random.sample(pool, random.randint(0, min(3, len(pool)))))
    yield Bid(some) if random.random() < 0.5 else Present(some)
    others: list[Move] = [Pass(), Choose(random.choice(pool)), Bid(frozenset(own[-1:]))]
    if random.random() < 0.3:
        yield random.choice(others)


def compare_move(pair: Pair, seat: Seat, move: Move) -> None:
    """Whether it may be done, and which clause forbids it."""
    state, position = pair
    (word,) = said(move)
    against = oracle.grounds(position, seat, word)
    refusal = rules.refuse(state, seat, move)
    if refusal is None:
        # Out of turn the room may be silent: then the house refuses.
        assert not against or seat not in rules.turn(state), f"{move} passes, but {against}"
    else:
        meant = MEANT.get(refusal.clause, {refusal.clause})
        over = oracle.phase(position) == "over"
        assert against, f"{refusal} refuses {move}, and the oracle does not"
        assert over or meant & set(against), f"{move}: {refusal.clause}, but {against}"


def compare_offer(pair: Pair, seat: Seat, random: Random) -> None:
    """All that a seat may do, where that is little; else what it is told, and some of it."""
    state, position = pair
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    match offer:
        case Bidding(cards, mine, above, totals):
            fits = {name for name in position.hands[seat] if oracle.matches(name, centre(pair))}
            assert {*codes(cards)} == fits
            assert (mine, above) == (
                oracle.total(oracle.laid(position, seat)),
                oracle.standing(position)[1],
            )
            assert list(totals) == sorted(t for t in mine_and(mine, fits) if t > above)
            few = len(cards) <= LISTED
        case Choosing(cards):
            few = True
        case Presenting(cards):
            few = len(cards) <= LISTED
    if few:
        listed = [*rules.moves(offer)]
        assert len({*listed}) == len(listed)
        ours = {said(move)[0] for move in listed}
        assert ours == set(oracle.legal(position, seat))
    else:
        some = [*islice(rules.moves(offer), random.randrange(20), 60, 20)]
        for move in [*some, rules.pick(offer, Dice(random.randrange))]:
            assert not oracle.grounds(position, seat, said(move)[0])


def centre(pair: Pair) -> str:
    assert pair.position.centre is not None
    return pair.position.centre


def mine_and(mine: int, cards: set[str]) -> set[int]:
    """All that can be bid with some of these cards, added up one by one."""
    sums = {mine}
    for name in cards:
        sums |= {one + oracle.worth(name) for one in sums}
    return sums - {mine}


def compare_dealer(pair: Pair) -> None:
    """Which of the dealer's moves would be let pass, and to whom the card would go."""
    state, position = pair
    now = oracle.phase(position)
    winner = oracle.standing(position)[0] if now == "settle" else None
    for seat in map(Seat, range(-1, state.seats + 1)):
        awarded = rules.refuse(state, DEALER, Award(seat)) is None
        assert awarded == (winner is not None and seat == winner)
    unsold = rules.refuse(state, DEALER, Discard()) is None
    assert unsold == (now == "settle" and winner is None)
    assert (rules.refuse(state, DEALER, Reveal()) is None) == (now == "reveal")
    assert rules.refuse(state, DEALER, Pass()) is not None


def compare_view(view: View, seen: dict[str, Any]) -> None:
    """Every fact that the oracle shows this viewer, and none that it does not."""
    between = seen["phase"] in ("deal", "over")  # our hands are gathered with the next deal
    seats = range(len(view.held))
    assert view.presenting == (seen["phase"] in ("present", "reveal"))
    assert view.awaited == seen["turn"] - {DEALER}
    if seen["phase"] != "over":
        assert view.donor == seen["dealer"]
    drawn = [NAMES[card] for draw in view.draws for card in draw if card]
    assert drawn == [card for _, card in seen["draws"]]
    if not between:
        assert list(view.held) == seen["sizes"]
        assert {*codes(view.hand)} == seen.get("hand", set()) - seen.get("presented", set())
    assert {*codes(view.mine or ())} == seen.get("presented", set())
    assert [{*codes(row)} for row in view.rows] == [seen["rows"][seat] for seat in seats]
    assert [[NAMES[card] for card in gain] for gain in view.gains] == [
        seen["gains"][seat] for seat in seats
    ]
    assert list(view.points) == seen["totals"]
    assert {*codes(view.discards)} == seen.get("discard", set())
    compare_auction(view, seen)


def compare_auction(view: View, seen: dict[str, Any]) -> None:
    auction = view.auction
    assert (auction and NAMES[auction.card]) == seen["centre"]
    if auction is None:
        assert view.bids == ()
        return
    assert auction.passed == seen["passed"]
    for seat, cards in enumerate(auction.laid):
        laid = [card for who, said in seen["said"] if who == seat for card in said or ()]
        assert [NAMES[card] for card in cards] == laid
        assert view.bids[seat] == oracle.total(laid)


def compared(seats: int, first: int, matches: int) -> int:
    """How many positions of so many matches were compared."""
    count = 0
    for number in range(first, first + matches):
        random = Random(f"{seats} {number}")
        drawn = Options(**{name: random.choice(given) for name, given in CHOICES.items()})
        options = allowed(seats, drawn)
        short = bool(number % 4)
        pair = last_cards(seats, options, random) if short else whole_match(seats, options)
        for at in islice(played(pair, random, random.choice(MOODS)), 90):
            compare(at, random)
            count += 1
    return count


def test_the_oracle_agrees_on_some_hundred_positions() -> None:
    assert sum(compared(seats, 1_000, 4) for seats in range(2, 7)) > 500


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_oracle_agrees_on_twenty_thousand_positions(seats: int) -> None:
    assert compared(seats, 0, 50 + 140 // seats) > 4_000
