"""Small tables for the tests of KIZA, and how to talk at them."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import (
    DEALER,
    Clause,
    Dice,
    Outcome,
    Part,
    Refusal,
    Refused,
    Seat,
    advance,
    settle,
)
from parlour.games.kiza import rules
from parlour.games.kiza.notation import read_cards, read_move, read_state, write_cards
from parlour.games.kiza.pieces import Bidding, Options, State, in_order

P0, P1, P2, P3 = map(Seat, range(4))


def luck(seed: int = 1) -> Dice:
    return Dice(Random(seed).randrange)


def after(state: State | str, *said: str) -> State:
    """What a table comes to when this is said, and nothing else: `1 bid Rc7`, `dealer reveal`."""
    state = read_state(state) if isinstance(state, str) else state
    for words in said:
        who, _, move = words.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        state = advance(rules, state, seat, read_move(move))
    return state


def settled(state: State | str, *said: str) -> State:
    """What a table comes to when this is said, and the dealer does what follows each time."""
    state = after(state)
    for words in said:
        state = after(state, words)
        for _, now in settle(rules, state, 1, lambda n: luck(n)):
            state = now
    return state


def no(state: State | str, seat: Seat, move: str) -> Refusal:
    """Why it is refused, the house's own reasons included; and nothing has changed."""
    state = after(state)
    before = hash((state.hands, state.rows, state.gains, state.auction))
    with pytest.raises(Refused) as refused:
        advance(rules, state, seat, read_move(move))
    assert hash((state.hands, state.rows, state.gains, state.auction)) == before
    return refused.value.refusal


def refused(state: State | str, seat: Seat, move: str) -> Clause:
    return no(state, seat, move).clause


def why(state: State | str, seat: Seat, move: str) -> str:
    """The clause, and the reason where a clause can refuse for more than one."""
    refusal = no(state, seat, move)
    reason: Part = refusal.parts["why"]
    return f"{refusal.clause} {getattr(reason, 'id', '').removeprefix('why-')}"


def may_bid(state: State | str, seat: Seat) -> Bidding:
    offer = rules.offer(rules.view(after(state), seat))
    assert isinstance(offer, Bidding)
    return offer


def ended(state: State) -> Outcome:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def having(options: str, position: str) -> State:
    """A position at a table with options: `"end":"round"`."""
    return read_state(f"options {{{options}}}; {position}")


def gone(state: State) -> str:
    """What has gone to the pile from the table, in the order of the deck."""
    return write_cards(in_order(state.discards))


def cards(text: str) -> str:
    """The same cards in the order of the deck."""
    return write_cards(in_order(read_cards(text)))


def points(state: State) -> tuple[int, ...]:
    return rules.view(state, None).points


def allowed(seats: int, options: Options) -> Options:
    """The same options, but for one that so few seats need not agree on."""
    return replace(options, short_deal="exhaust") if rules.forbid(seats, options) else options


def opened(seats: int, options: Options | None = None, seed: int = 1) -> State:
    """A table after the first deal."""
    state = rules.start(seats, options or Options())
    for _, now in settle(rules, state, 1, lambda n: luck(seed * 1000 + n)):
        state = now
    return state
