"""Hard endings of KSAR, and who goes wrong in them: `make bench ONLY=ksar_blunders ARGS="200 0.1"`.

Of the courts that the second level's matches come to, those are taken in which somebody can force a
win, but with at most a fifth of the blocks: as two solvers say, written apart, about every block.
Then players are asked, and a blunder is a block that lets the win go.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from parlour.bots.budget import Seconds
from parlour.bots.cast import GREEDY, RANDOM
from parlour.bots.sitter import Sitter
from parlour.catalogue import KSAR
from parlour.core import DEALER, Budget, Dice, Seat, Step, advance
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import KINDS, Move, Options, Place, Placing, State
from parlour.games.ksar.solve import Solver, Unsolved, ending, replies
from parlour.games.ksar.swift.compiled import made
from parlour.games.ksar.swift.court import copy, make_board, make_room, numbers, place
from parlour.games.ksar.swift.ending import LOSES, OPEN, make_depths
from parlour.games.ksar.tests.test_swift import restarted
from parlour.research.intervals import wilson

MANY, SECONDS = 200, 0.1
SPOTS = range(11, 16)  # with fewer, everything is always played exactly
SHARE = 0.2
COMPILED, SLOW = 40_000, 20_000  # courts granted to the two solvers, for one position
LEVEL = "2"


class Hard(NamedTuple):
    state: State
    steps: tuple[Step[object, object], ...]  # of the seat that is to place
    winning: frozenset[Move]
    spots: int


def hard(seed: int) -> Iterator[Hard]:
    """The hard courts of one match."""
    sitters = [Sitter(KSAR, LEVEL, Seat(seat), f"{seed}/{seat}") for seat in (0, 1)]
    frame, dice = 8 + seed % 3, Dice(Random(seed).randrange)
    state = State(Options(frame=frame))  # type: ignore[arg-type] # one of the three sizes
    for seat, sitter in enumerate(sitters):
        sitter.see(Step(DEALER, None, rules.view(state, Seat(seat))))
    while turn := rules.turn(state):
        mover = min(turn)
        if mover == DEALER:
            move = rules.chance(state, dice, None)
        else:
            offer = rules.offer(rules.view(state, mover))
            assert isinstance(offer, Placing)
            if len(offer.spots) in SPOTS and (winning := both(state, offer)):
                yield Hard(state, tuple(sitters[mover].steps), winning, len(offer.spots))
            move = sitters[mover].think(offer, Seconds(1)).move
        state = advance(rules, state, mover, move)
        for seat, sitter in enumerate(sitters):
            sitter.see(Step(mover, move, rules.view(state, Seat(seat))))


def both(state: State, offer: Placing) -> frozenset[Move]:
    """The few blocks that win, if both solvers come to an end; nothing if it is otherwise."""
    first = compiled(state, offer)
    if not 0 < len(first) <= SHARE * len(offer.spots) * len(offer.kinds):
        return frozenset()
    try:
        second = slow(state)
    except Unsolved:
        return frozenset()
    assert first == second, f"two solvers disagree about {KSAR.notation.write_state(state)}"
    return first


def compiled(state: State, offer: Placing) -> frozenset[Move]:
    """By the solver of flat numbers; nothing if it is granted too little."""
    size, found = state.options.frame, set[Move]()
    board, court = make_board(size), restarted(state, size)
    depths, room = make_depths(board, court), make_room(board)
    if made().wins(board, depths, room, COMPILED) in (LOSES, OPEN):
        return frozenset()
    for move in rules.moves(offer):
        assert isinstance(move, Place)
        copy(court, depths.court)
        spot = (move.spot.width, move.spot.depth, move.spot.x, move.spot.y)
        place(board, depths.court, numbers(size)[spot], KINDS.index(move.kind))
        value = made().wins(board, depths, room, COMPILED)
        if value == OPEN:
            return frozenset()
        found |= {move} if value == LOSES else set()
    return frozenset(found)


def slow(state: State) -> frozenset[Move]:
    """By the solver that reads the law's sets of spots."""
    solver = Solver(state.options.frame, state.options.en_tiebreak, SLOW)
    found = replies(solver.frame, ending(state))
    return frozenset(move for move, after in found if solver.worth(after, -1, 1) < 0)


def asked(name: str, one: Hard, seconds: float, seed: int) -> bool:
    """Whether this player keeps the win."""
    seat = min(rules.turn(one.state))
    sitter = Sitter(KSAR, name, seat, seed)
    for step in one.steps:
        sitter.see(step)
    budget: Budget = Seconds(seconds)
    move = sitter.think(rules.offer(rules.view(one.state, seat)), budget).move
    assert isinstance(move, Place)
    return move in one.winning


def collected(many: int) -> list[Hard]:
    found: list[Hard] = []
    seed = 0
    while len(found) < many:
        found += hard(seed)
        seed += 1
        if not seed % 20:
            print(f"{len(found)} in {seed} matches", file=sys.stderr, flush=True)
    return found[:many]


def main() -> None:
    many, seconds = (*sys.argv[1:], *("",) * 2)[:2]
    found, budget = collected(int(many or MANY)), float(seconds or SECONDS)
    spots = Counter(one.spots for one in found)
    print(f"{len(found)} hard courts; free spots: {dict(sorted(spots.items()))}")
    for name in (RANDOM, GREEDY, "1", "2", "3", "4", "5"):
        lost = sum(not asked(name, one, budget, seed) for seed, one in enumerate(found))
        least, most = wilson(lost / len(found), len(found))
        print(f"{name}: {lost} blunders, {least:.1%} to {most:.1%}", flush=True)


if __name__ == "__main__":
    main()
