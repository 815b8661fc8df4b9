"""The law and its twin play the same matches, and agree about every word and what comes of it."""

from array import array
from collections.abc import Iterator
from random import Random

from parlour.core import DEALER, Dice, Seat, advance, begin
from parlour.games.kiza import rules
from parlour.games.kiza.pieces import (
    DECK,
    PLACE,
    Bid,
    Choose,
    Deal,
    Move,
    Options,
    Pass,
    Present,
    State,
)
from parlour.games.kiza.swift import law
from parlour.games.kiza.swift.dealing import pile_of, shares
from parlour.games.kiza.swift.layout import (
    CHOSEN,
    DEALING,
    KINDS,
    LAID,
    OVER,
    PHASE,
    READY,
    SEATS,
    SEATS_AT_MOST,
    Ints,
    numbers,
)
from parlour.games.kiza.swift.layout import (
    DECK as CARDS,
)
from parlour.games.kiza.swift.translate import as_set, position, put
from parlour.games.kiza.tests.tables import allowed
from tests.walks import values

CHOICES = values(Options)


def seen(state: State) -> Ints:
    """The law's state in whole numbers, what was chosen in secret included."""
    s = position(rules.view(state, None), state.hands)
    for seat, cards in enumerate(state.presented):
        put(s, CHOSEN + KINDS * seat, cards or ())
    turn = rules.turn(state)
    if turn <= {DEALER}:
        s[PHASE] = DEALING if turn else OVER
    return s


def same(s: Ints, state: State) -> bool:
    """Whether both stand alike, as far as it can matter: cards laid before are forgotten, and so
    is who had chosen, and old hands that go back with the next deal."""
    one, other = array("q", s), seen(state)
    if state.auction is None:
        one[LAID:CHOSEN] = other[LAID:CHOSEN]
    if not state.presented:
        one[READY : READY + SEATS_AT_MOST] = other[READY : READY + SEATS_AT_MOST]
    return one == other


def follow(s: Ints, seat: Seat, move: Move) -> None:
    """What the twin makes of a move; what the dealer does without choosing it has done by then."""
    match move:
        case Deal(hands):
            cards = numbers(KINDS * SEATS_AT_MOST)
            for place, hand in enumerate(hands):
                put(cards, KINDS * place, hand)
            law.deal(s, cards)
        case Present(cards_shown):
            law.present(s, seat, as_set(cards_shown))
        case Choose(card):
            law.choose(s, PLACE[card])
        case Bid(laid):
            law.bid(s, as_set(laid))
        case Pass():
            law.decline(s)
        case _:
            pass


def permits(s: Ints, seat: Seat, move: Move) -> bool:
    match move:
        case Present(cards):
            return law.may_present(s, seat, as_set(cards))
        case Choose(card):
            return law.may_choose(s, seat, PLACE[card])
        case Bid(cards):
            return law.may_bid(s, seat, as_set(cards))
        case _:
            return law.may_pass(s, seat)


def attempts(state: State, random: Random) -> Iterator[tuple[Seat, Move]]:
    """Words of any seat, most of them out of place."""
    for _ in range(2):
        seat = Seat(random.randrange(state.seats))
        held = [*state.hands[seat], *state.rows[seat], random.choice(DECK)]
        cards = frozenset(random.sample(held, random.randint(0, min(3, len(held)))))
        words: list[Move] = [Present(cards), Bid(cards), Bid(cards), Pass()]
        yield seat, random.choice(words)
        yield seat, Choose(random.choice(held))


def agree(seats: int, number: int) -> int:
    """How many steps of one match were compared, each word of them and some others."""
    random = Random(f"{seats} {number}")
    drawn = Options(**{name: random.choice(given) for name, given in CHOICES.items()})
    dice, state = Dice(random.randrange), begin(rules, seats, allowed(seats, drawn))
    s, steps = numbers(0), 0
    while turn := rules.turn(state):
        seat = random.choice(sorted(turn))
        if seat == DEALER:
            move: Move = rules.chance(state, dice, None)
        else:
            offer = rules.offer(rules.view(state, seat))
            assert offer is not None
            move = rules.pick(offer, dice)
            compare(s, state, seat, move, random)
        if isinstance(move, Deal):
            s = s or seen(state)
            assert counts(s) == [len(hand) for hand in move.hands]
        follow(s, seat, move)
        state, steps = advance(rules, state, seat, move), steps + 1
        if s and (not rules.turn(state) or DEALER not in rules.turn(state)):
            assert same(s, state), f"{seats} seats, match {number}, after {move}"
    return steps


def compare(s: Ints, state: State, seat: Seat, move: Move, random: Random) -> None:
    assert permits(s, seat, move)
    for other, word in attempts(state, random):
        lawful = other in rules.turn(state) and not rules.refuse(state, other, word)
        assert permits(s, other, word) == lawful, f"{other} {word} in {state}"


def counts(s: Ints) -> list[int]:
    """What the twin would deal to each seat."""
    found, pile = numbers(SEATS_AT_MOST), numbers(CARDS)
    shares(s, pile_of(s, pile), found)
    return [count for seat, count in enumerate(found) if seat < s[SEATS]]


def agreed(seats: int, steps: int) -> int:
    """At least so many steps, in as many matches as that takes."""
    done = number = 0
    while done < steps:
        done, number = done + agree(seats, number), number + 1
    return done
