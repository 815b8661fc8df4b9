"""Small tables for the tests of BATASAURUS, and how to talk at them."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import DEALER, Clause, Dice, Outcome, Refusal, Refused, Seat, advance, settle
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.notation import read_move, read_state
from parlour.games.batasaurus.pieces import Options, State

NORTH, EAST, SOUTH, WEST = map(Seat, range(4))

# Sets of three seats, each shuffled in its own way.
LAYOUTS = "5 1 12 7 3 9 2 11 8 4 10 6 / 9 2 4 6 8 10 12 1 3 5 7 11 / 3 11 6 9 12 2 5 8 1 10 4 7"


def allowed(seats: int, options: Options) -> Options:
    """The same options, but for those that so few seats must not agree on."""
    if seats == 2:
        options = replace(options, short_war="forfeit", end_rule="first_empty")
    return replace(options, first_leader="random") if rules.forbid(seats, options) else options


def luck(seed: int = 1) -> Dice:
    return Dice(Random(seed).randrange)


def after(state: State | str, *said: str) -> State:
    """What a table comes to when this is said, and nothing else: `1 flip a`, `dealer cover`."""
    state = read_state(state) if isinstance(state, str) else state
    for words in said:
        who, _, move = words.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        state = advance(rules, state, seat, read_move(move))
    return state


def fought(state: State | str, *said: str) -> State:
    """What a table comes to when this is said, and the dealer does what follows."""
    state = after(state)
    for words in said:
        state = after(state, words)
        for _, settled in settle(rules, state, 1, lambda n: luck(n)):
            state = settled
    return state


def no(state: State | str, seat: Seat, move: str) -> Refusal:
    """Why it is refused, the house's own reasons included; and nothing has changed."""
    state = after(state)
    with pytest.raises(Refused) as refused:
        advance(rules, state, seat, read_move(move))
    return refused.value.refusal


def refused(state: State | str, seat: Seat, move: str) -> Clause:
    return no(state, seat, move).clause


def why(state: State | str, seat: Seat, move: str) -> str:
    """The reason, where a clause can refuse for more than one."""
    refusal = no(state, seat, move).parts["why"]
    return getattr(refusal, "id", "").removeprefix("why-")


def ended(state: State) -> Outcome:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome
