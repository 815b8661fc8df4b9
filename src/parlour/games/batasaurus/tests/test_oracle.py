"""The rules and the oracle play the same matches side by side, and agree about everything.

The oracle knows the specification and not these rules. It is asked at every position: whose turn
it is, what each seat may do, why it may not do the rest, what each viewer sees, how it ends.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour.core import DEALER, Dice, Seat, advance, begin
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.pieces import (
    SET,
    Collect,
    Commit,
    Cover,
    Deal,
    Divide,
    Flip,
    Keep,
    Layout,
    Move,
    Options,
    Ready,
    Reveal,
    Slot,
    State,
    View,
)
from parlour.games.batasaurus.tests import oracle
from parlour.games.batasaurus.tests.tables import allowed
from tests.walks import values

SHAPING = ("unresolved", "short_war", "end_rule", "final_tie")
CHOICES = values(Options)
OPTIONS: list[dict[str, Any]] = [
    dict(zip(SHAPING, chosen, strict=True))
    for chosen in product(*(CHOICES[name] for name in SHAPING))
]

# What the rules leave open and the room has decided: see RULEBOOK.md 4.8 and 5.4.
DECIDED = {"split_rest": "void", "last_trick": "last", "playoff_order": "all"}

# Where the room has a number of its own for a point that the specification settled as A6, A8, A9.
AS_ORACLE = {
    "2.6": {"2.4", "A6"},
    "3.2": {"3.2", "A8"},
    "4.2": {"4.2", "4.3", "A8", "A9"},
}

WORDS: list[tuple[oracle.Move, Move]] = [
    (("ready",), Ready()),
    *((("play", slot), Flip(Slot(slot))) for slot in range(-1, 13)),
    *((("commit", slot), Commit(Slot(slot))) for slot in range(-1, 13)),
]


class Pair(NamedTuple):
    """The same position twice: as the rules have it, and as the oracle has it."""

    state: State
    position: oracle.Position


def whole_match(seats: int, options: Options) -> Pair:
    return Pair(begin(rules, seats, options), oracle.new(seats, named(options), **spoken(options)))


def named(options: Options) -> int | None:
    seat = options.first_leader.removeprefix("seat")
    return int(seat) if seat.isdecimal() else None


def spoken(options: Options) -> dict[str, Any]:
    """The same options in the oracle's words."""
    own = {name: getattr(options, name) for name in CHOICES}
    return {
        **own,
        **DECIDED,
        "early_ready": "on" if options.early_ready else "off",
        "first_leader": "random" if named(options) is None else "host_choice",
    }


def last_cards(seats: int, options: Options, random: Random) -> Pair:
    """A position close to the end: few cards before each seat, and a taste for equal ones."""
    pool = random.sample(SET, random.randint(2, 6))
    layouts: tuple[Layout, ...] = tuple(
        tuple(random.sample(pool, random.randint(1, len(pool)))) for _ in range(seats)
    )
    leader = random.randrange(seats)
    state = State(
        options=options,
        layouts=layouts,
        left=tuple(tuple(map(Slot, range(len(layout)))) for layout in layouts),
        committed=(None,) * seats,
        ready=None,
        piles=tuple(random.randint(0, 3) for _ in range(seats)),
        leader=Seat(leader),
    )
    position = oracle.new(seats, named(options), **spoken(options))
    position.leader, position.covered = leader, True
    for seat, layout in enumerate(layouts):
        position.layouts[seat] = [*layout, *[None] * (12 - len(layout))]
    position.piles = dict(enumerate(state.piles))
    return Pair(state, position)


def played(pair: Pair, random: Random, greedy: bool) -> Iterator[Pair]:
    """Every position of one match, from this one on."""
    dice = Dice(random.randrange)
    while turn := rules.turn(pair.state):
        yield pair
        seat = random.choice(sorted(turn))
        # Those who always turn their strongest would tie every play-off too.
        move = chosen(pair.state, seat, dice, greedy and not pair.state.earlier)
        pair = Pair(advance(rules, pair.state, seat, move), followed(pair, seat, move))
    yield pair


def chosen(state: State, seat: Seat, dice: Dice, greedy: bool) -> Move:
    """A move at random, or the strongest card there is."""
    if seat == DEALER:
        return rules.chance(state, dice, None)
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    moves = list(rules.moves(offer))
    if greedy and isinstance(moves[0], Flip | Commit):
        return max(moves, key=lambda move: state.layouts[seat][getattr(move, "slot", 0)])
    return dice.one(moves)


def followed(pair: Pair, seat: Seat, move: Move) -> oracle.Position:
    """What the oracle makes of the same move."""
    position = pair.position
    for word in said(pair, move):
        position = oracle.apply(position, seat, word)
    if oracle.phase(position) == "end" and not any(
        oracle.hand(position, other) for other in position.players
    ):
        position = oracle.apply(position, DEALER, ("end",))  # nothing is left over to keep
    return position


def said(pair: Pair, move: Move) -> list[oracle.Move]:
    match move:
        case Deal(layouts, leader):
            lays = [("lay", s, layout) for s, layout in enumerate(layouts) if layout]
            return [("first", leader), *lays]
        case Collect() | Divide():
            return [("settle",)]
        case Keep():
            return [("end",)]
        case Cover() | Reveal():
            return [(type(move).__name__.lower(),)]
        case _:
            return [next(word for word, ours in WORDS if ours == move)]


def compare(pair: Pair, n: int) -> None:
    """All of it; of the many slots a seat could name, a fourth in each position."""
    state, position = pair
    assert rules.turn(state) == oracle.turn(position)
    for seat in map(Seat, range(state.seats)):
        compare_seat(pair, seat, WORDS[(n + seat) % 4 :: 4])
    compare_dealer(pair)
    if oracle.phase(position) not in ("first", "lay", "end"):
        for viewer in (None, *map(Seat, range(state.seats))):
            compare_view(rules.view(state, viewer), oracle.visible(position, viewer))
    assert as_said(rules.outcome(state)) == oracle.outcome(position)


def as_said(outcome: Any) -> Any:
    return outcome and (list(outcome.scores), list(outcome.places))


def compare_seat(pair: Pair, seat: Seat, words: list[tuple[oracle.Move, Move]]) -> None:
    """What it may do, and for each other thing the clause that forbids it."""
    state, position = pair
    offer = rules.offer(rules.view(state, seat))
    offered = set() if offer is None else set(rules.moves(offer))
    for word, ours in words:
        against = oracle.grounds(position, seat, word)
        assert (ours in offered) == (not against)
        refusal = rules.refuse(state, seat, ours)
        if refusal is None:
            # While no seat is awaited the room may be silent: then the house refuses.
            silent = oracle.turn(position) <= {DEALER}
            assert silent or not against, f"{ours} is let pass, but {against}"
        else:
            meant = AS_ORACLE.get(refusal.clause, {refusal.clause})
            assert meant & set(against), f"{ours}: {refusal.clause}, but {against}"


def compare_dealer(pair: Pair) -> None:
    """Which of his moves would be let pass, and who would take what lies in the middle."""
    state, position = pair
    now = oracle.phase(position)
    kind, winner = "", None
    if now == "settle":
        settled = oracle.apply(position, DEALER, ("settle",))
        winner = settled.log[-1].winner
        kind = "divide" if winner is None else "collect"
        if winner is None:
            gained = tuple(settled.log[-1].gained.get(s, 0) for s in range(state.seats))
            assert rules.refuse(state, DEALER, Divide(gained)) is None  # type: ignore[arg-type]
    for seat in map(Seat, range(-1, state.seats + 1)):
        takes = rules.refuse(state, DEALER, Collect(seat)) is None
        assert takes == (kind == "collect" and seat == winner)
    assert (rules.refuse(state, DEALER, Cover()) is None) == (now == "memorise")
    assert (rules.refuse(state, DEALER, Reveal()) is None) == (now == "reveal")
    assert (rules.refuse(state, DEALER, Keep()) is None) == (now == "end")


def compare_view(view: View, seen: dict[str, Any]) -> None:
    """Every fact that the oracle shows this viewer, and none that it does not."""
    players, phase = seen["players"], seen["phase"]
    assert view.memorising == (phase == "memorise")
    assert view.awaited == seen["turn"] - {DEALER}
    assert sorted(view.fighters) == seen["fighters"]
    assert view.mine == seen["own_commit"]
    for seat in players:
        filled = seen["filled"][seat]
        assert list(view.left[seat]) == [slot for slot in oracle.SLOTS if filled[slot]]
        assert view.piles[seat] == seen["piles"][seat]
        faces = view.faces[seat] if view.faces else ()
        assert list(faces or [None] * 12) == seen["faces"][seat]
    assert as_layers(view.trick) == seen["table"]
    past = [as_layers(trick) for trick in view.past]
    assert past == [trick.layers for trick in seen["tricks"]]
    for piles, game in zip(view.earlier, seen["rounds"], strict=True):
        assert piles == tuple(game.get(seat, 0) for seat in range(len(piles)))
    if phase == "play":
        leads = view.trick[0][0].seat if view.trick else next(iter(view.awaited))
        assert leads == seen["leader"]


def as_layers(trick: Any) -> list[oracle.Layer]:
    return [{card.seat: (card.slot, card.strength) for card in layer} for layer in trick]


def compared(seats: int, start: int, matches: int) -> int:
    """How many positions of so many matches were compared."""
    count = 0
    for number in range(start, start + matches):
        random = Random(f"{seats} {number}")
        others = {
            name: random.choice(given) for name, given in CHOICES.items() if name not in SHAPING
        }
        options = allowed(seats, Options(**{**others, **OPTIONS[number % len(OPTIONS)]}))
        short = bool(number % 4)
        pair = last_cards(seats, options, random) if short else whole_match(seats, options)
        for at in played(pair, random, greedy=random.random() < 0.5):
            compare(at, count)
            count += 1
    return count


def test_the_oracle_agrees_on_some_hundred_positions() -> None:
    assert sum(compared(seats, 17 * seats, 3) for seats in (2, 3, 4)) > 200


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_oracle_agrees_on_twenty_thousand_positions(seats: int) -> None:
    assert compared(seats, 0, 8 * len(OPTIONS)) > 7_000
