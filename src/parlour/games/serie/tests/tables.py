"""Small tables for the tests of SERIE, and how to talk at them."""

from collections import Counter
from random import Random
from typing import Any

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
from parlour.games.serie import rules
from parlour.games.serie.notation import read_move, read_rows, read_tiles, write_rows
from parlour.games.serie.pieces import (
    JOKER,
    Lay,
    Options,
    State,
    Table,
    Tile,
    Tiles,
    Turn,
    Verdict,
    View,
)
from parlour.games.serie.rules.rounds import pot
from parlour.games.serie.rules.series import in_order

P0, P1, P2, P3 = map(Seat, range(4))
REST = " K1 K10"  # what else lies on a rack, so that nobody is out


def luck(seed: int = 1) -> Dice:
    return Dice(Random(seed).randrange)


def table(text: str) -> Table:
    return Lay(read_rows(text)).table if text else ()


def at(lying: str, *racks: str, **facts: Any) -> State:
    """Seat 0 on turn, this on the table, these on the racks; everybody has laid before.

    With `left` so many tiles are in the pot, and the last seat holds all others. What is no field
    of a state is an option.
    """
    left = facts.pop("left", None)
    known = {name: facts.pop(name) for name in State.__struct_fields__ if name in facts}
    options = Options(**facts)
    held = [in_order(read_tiles(rack)) for rack in (racks if len(racks) > 1 else (*racks, "K9"))]
    state = State(
        options,
        racks=tuple(held),
        chips=(6,) * len(held),
        table=table(lying),
        opened=frozenset(map(Seat, range(len(held)))),
    )
    state = replace(state, **known)
    if left is None:
        return state
    rest = pot(state)
    racks_then = (*state.racks[:-1], in_order((*state.racks[-1], *rest[left:])))
    return replace(state, racks=racks_then)


def after(state: State, *said: str) -> State:
    """What a table comes to when this is said, and nothing else: `0 draw`, `dealer give R5`."""
    for words in said:
        who, _, move = words.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        state = advance(rules, state, seat, read_move(move))
    return state


def settled(state: State, *said: str) -> State:
    """What a table comes to when this is said, and the dealer does what follows each time."""
    for words in said:
        state = after(state, words)
        for _, now in settle(rules, state, 1, lambda n: luck(n)):
            state = now
    return state


def gain(state: State, move: str) -> int:
    """What seat 0 has more after a lay."""
    return after(state, f"0 {move}").chips[0] - state.chips[0]


def no(state: State, seat: Seat, move: str) -> Refusal:
    """Why it is refused, the house's own reasons included; and nothing has changed."""
    before = hash((state.racks, state.chips, state.table))
    with pytest.raises(Refused) as refused:
        advance(rules, state, seat, read_move(move))
    assert hash((state.racks, state.chips, state.table)) == before
    return refused.value.refusal


def refused(state: State, move: str, seat: Seat = P0) -> Clause:
    return no(state, seat, move).clause


def why(state: State, move: str, seat: Seat = P0) -> str:
    """The clause, and the reason where a clause can refuse for more than one."""
    refusal = no(state, seat, move)
    reason: Part = refusal.parts["why"]
    return f"{refusal.clause} {getattr(reason, 'id', '').removeprefix('why-')}"


def forbidden(seats: int = 2, **options: Any) -> str:
    """Why a table cannot agree on this: the clause, and the reason if there are several."""
    refusal = rules.forbid(seats, Options(**options))
    assert refusal is not None
    reason = refusal.parts.get("why")
    return f"{refusal.clause} {getattr(reason, 'id', '').removeprefix('why-')}".strip()


def allowed(seats: int, options: Options) -> Options:
    """The same options, or as many of them as make sense together."""
    usual = Options()
    for name in Options.__struct_fields__:
        if rules.forbid(seats, options):
            options = replace(options, **{name: getattr(usual, name)})
    return options


def seen(state: State, seat: Seat | None = P0) -> View:
    return rules.view(state, seat)


def may(state: State, seat: Seat = P0) -> Turn:
    offer = rules.offer(seen(state, seat))
    assert offer is not None
    return offer


def advised(state: State, draft: str) -> Verdict:
    return rules.advise(seen(state), read_move(draft))


def ended(state: State) -> Outcome:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome


def lies(state: State) -> str:
    return write_rows(state.table)


def rack(state: State, seat: Seat = P0) -> str:
    return write_rows(state.racks[seat : seat + 1])


def opened(seats: int, seed: int = 1, **options: Any) -> State:
    """A table after the first deal."""
    state = rules.start(seats, Options(**options))
    for _, now in settle(rules, state, 1, lambda n: luck(seed * 1000 + n)):
        state = now
    return state


def all_tiles(state: State) -> Counter[Tile]:
    """Every tile there is, wherever it lies."""
    lying: Tiles = tuple(JOKER if t.joker else t for series in state.table for t in series)
    return Counter([*lying, *pot(state), *(t for rack in state.racks for t in rack)])
