"""Small tables for the tests of MEZZA, and how to talk at them."""

from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core import (
    DEALER,
    Clause,
    Dice,
    Outcome,
    Refusal,
    Refused,
    Seat,
    advance,
    canonical,
    settle,
)
from parlour.games.mezza import rules
from parlour.games.mezza.notation import read_move, read_state, write_move
from parlour.games.mezza.pieces import NO_ORDERS, Kind, Options, State
from parlour.games.mezza.views import Laid, Turn

P0, P1, P2, P3 = map(Seat, range(4))


def luck(seed: int = 1) -> Dice:
    return Dice(Random(seed).randrange)


def table(text: str, **chosen: object) -> State:
    """A position in notation; where it does not say so, three unknown cards are left to each."""
    options = json.decode(json.encode(chosen), type=Options)
    state = read_state(f"options {canonical(options).decode()}; {text}")
    seats = state.seats
    return replace(
        state,
        opened=state.opened or ((),) * seats,
        closed=state.closed or (("5", "5", "5"),) * seats,
        orders=state.orders or (NO_ORDERS,) * seats,
        known=state.known or (((),) * seats if chosen.get("memory_aid") == "full" else ()),
    )


def after(state: State | str, *said: str) -> State:
    """What a table comes to when this is said, and nothing else: `1 play 7`, `dealer award 2`."""
    state = table(state) if isinstance(state, str) else state
    for words in said:
        who, _, move = words.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        state = advance(rules, state, seat, read_move(move))
    return state


def settled(state: State | str, *said: str) -> State:
    """The same; after each word, whoever is asked in a window lets it be."""
    state = quiet(after(state))
    for words in said:
        state = quiet(after(state, words))
    return state


def quiet(state: State) -> State:
    """All that the dealer says, and no claim of anybody's."""
    while DEALER in (turn := rules.turn(state)):
        if turn == {DEALER}:
            state = dealt(state)
        for seat in sorted(turn - {DEALER}):
            state = after(state, f"{seat} letbe")
    return state


def dealt(state: State) -> State:
    return next(settle(rules, state, 1, lambda n: luck(n)))[1]


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


def may_lay(state: State | str, seat: Seat) -> set[Kind]:
    """The kinds that a seat may lay in its turn."""
    offer = rules.offer(rules.view(after(state), seat))
    assert isinstance(offer, Turn)
    return {kind for kind, _ in offer.lays}


def can(state: State | str, seat: Seat, move: str) -> bool:
    return rules.refuse(after(state), seat, read_move(move)) is None


def heard(state: State | str, seat: Seat, move: str) -> Laid:
    """What everybody hears of a lay."""
    told = rules.hear(after(state), seat, read_move(move), None)
    assert isinstance(told, Laid)
    return told


def ended(state: State) -> Outcome:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def award(state: State, order: tuple[Seat, ...] | None = None, dice: Dice | None = None) -> str:
    """Whom the dealer awards, as it is written."""
    return write_move(rules.chance(state, dice or luck(), order)).removeprefix("award ")


def awards(state: State, order: tuple[Seat, ...] | None = None) -> set[str]:
    """All whom he might award."""
    dice = luck()
    return {award(state, order, dice) for _ in range(60)}
