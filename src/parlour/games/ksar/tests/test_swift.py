"""The twin of flat numbers comes to the same as the law, block by block; compiled and plain alike.

Hundreds of thousands of steps are compared by `make bench ONLY=ksar_twin`.
"""

from random import Random

import pytest

from parlour.core import Dice, Seat
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import KINDS, Options, Placing, State
from parlour.games.ksar.rules.building import building
from parlour.games.ksar.solve import POINT, Unsolved, ending, solver_for
from parlour.games.ksar.swift.compiled import PLAIN, made
from parlour.games.ksar.swift.court import (
    COLOURED,
    MOVER,
    NEUTRAL,
    WORD,
    Board,
    Court,
    below,
    bits,
    free,
    lies,
    longest,
    lowest,
    make_board,
    make_court,
    make_room,
    numbers,
    open_spots,
    place,
    standing,
    stuck,
    worth,
)
from parlour.games.ksar.swift.ending import LOSES, OPEN, WINS, make_depths
from parlour.games.ksar.swift.search import EDGE, NODE, TIMES, make_tree, tried, widen
from parlour.games.ksar.tests.test_solve import endings

SIZES = (8, 9, 10, 11, 12)


def told(board: Board, court: Court, size: int) -> set[tuple[int, int, int, int]]:
    """The free spots as the twin has them."""
    found = set()
    for word in range(board.words):
        spots = free(board, court, word)
        while spots:
            found.add(lies(size)[word * WORD + lowest(spots)])
            spots &= spots - 1
    return found


def side_by_side(options: Options, seed: int) -> int:
    """One random match through the law and through the twin; how many steps both took alike. After
    a swap the twin goes on as if the other seat had begun, as §2.4 says."""
    dice, size = Dice(Random(seed).randrange), options.frame
    state, steps = State(options, Seat(seed % 2)), 0
    board = make_board(size, 2 * options.en_tiebreak)
    court, room = make_court(size, seed % 2), make_room(board)
    while rules.turn(state):
        seat = min(rules.turn(state))
        offer = rules.offer(rules.view(state, seat))
        move = rules.pick(offer, dice) if offer else None
        assert move is not None
        if isinstance(offer, Placing):
            agree(state, board, court, offer)
            spot = (move.spot.width, move.spot.depth, move.spot.x, move.spot.y)  # type: ignore[union-attr]
            place(board, court, numbers(size)[spot], KINDS.index(move.kind))  # type: ignore[union-attr]
        state, steps = rules.play(state, seat, move), steps + 1
        if state.swapped:
            court = restarted(state, size)
    assert stuck(court) or not open_spots(board, court)
    outcome, loser = rules.outcome(state), court.left[MOVER]
    assert outcome
    value = worth(board, court, room)
    assert (value > 0) == (outcome.places[loser] == 1)
    lead = outcome.scores[loser] - outcome.scores[1 - loser]
    assert (value + POINT // 2) // POINT == lead
    lengths = [longest(board, court, s, room) for s in (0, 1)]
    assert lengths == [len(one) for one in building(state).longest]
    return steps


def agree(state: State, board: Board, court: Court, offer: Placing) -> None:
    size = state.options.frame
    spots = {(spot.width, spot.depth, spot.x, spot.y) for spot in offer.spots}
    assert told(board, court, size) == spots
    assert open_spots(board, court) == len(spots)
    assert not stuck(court)
    assert rules.turn(state) == {court.left[MOVER]}
    assert tuple(court.left[:MOVER]) == sum(building(state).left, ())


def restarted(state: State, size: int) -> Court:
    blocks = rules.view(state, None).blocks
    stands = [
        (b.owner, KINDS.index(b.kind), (b.spot.width, b.spot.depth, b.spot.x, b.spot.y))
        for b in blocks
    ]
    return standing(size, stands, min(rules.turn(state), default=Seat(1 - blocks[-1].owner)))


def steps_alike(least: int) -> int:
    """Random matches over all frames, with and without the options, until so many steps."""
    steps = seed = 0
    while steps < least:
        size, pie, tie = SIZES[seed % 5], seed % 3 == 0, seed % 4 < 2
        steps += side_by_side(Options(frame=size, pie=pie, en_tiebreak=tie), seed)  # type: ignore[arg-type]
        seed += 1
    return steps


def test_law_and_twin_take_the_same_steps() -> None:
    assert steps_alike(1_500) >= 1_500


@pytest.mark.long
def test_law_and_twin_take_ten_thousand_steps_alike() -> None:
    assert steps_alike(10_000) >= 10_000


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_court_has_twenty_four_spots(size: int) -> None:
    board, court = make_board(size), make_court(size, 0)
    assert open_spots(board, court) == 24
    assert list(court.left) == [COLOURED, NEUTRAL, COLOURED, NEUTRAL, 0]
    assert len(lies(size)) == board.spots


def test_bits_are_counted() -> None:
    random = Random(1)
    for word in [0, 1, 1 << 61, (1 << 62) - 1, *(random.getrandbits(62) for _ in range(300))]:
        assert bits(word) == word.bit_count()
        if word:
            assert lowest(word) == (word & -word).bit_length() - 1


def test_luck_is_even_enough() -> None:
    luck = make_room(make_board(8), 7).luck
    drawn = [below(luck, 6) for _ in range(6_000)]
    assert {*drawn} == {*range(6)}
    assert all(850 < drawn.count(k) < 1_150 for k in range(6))


def thoughts(which: object, thoughts: int) -> bytes:
    board, court = make_board(8), make_court(8, 1)
    tree, room = make_tree(board, court, 4_000), make_room(board, 11)
    for _ in range(thoughts // 50):
        which(board, tree, room, 50)  # type: ignore[operator]
        widen(tree)
    assert tree.nodes[TIMES] == thoughts
    assert sum(one.times for one in tried(board, tree)) == thoughts
    return b"".join(part.tobytes() for part in (tree.nodes, tree.edges, tree.used, room.luck))


@pytest.mark.long
def test_compiled_and_plain_think_the_same() -> None:
    assert thoughts(made().think, 400) == thoughts(PLAIN.think, 400)


def test_a_full_tree_grows_no_further() -> None:
    board, court = make_board(8), make_court(8, 0)
    tree, room = make_tree(board, court, 60), make_room(board, 3)
    PLAIN.think(board, tree, room, 150)
    assert EDGE * tree.used[1] <= len(tree.edges)
    assert NODE * tree.used[0] <= len(tree.nodes)
    assert tree.nodes[TIMES] == 150


def asked(state: State, granted: int = 1 << 40, compiled: bool = False) -> int:
    options = state.options
    board = make_board(options.frame, 2 * options.en_tiebreak)
    depths = make_depths(board, restarted(state, options.frame))
    wins = made().wins if compiled else PLAIN.wins
    return wins(board, depths, make_room(board), granted)


def both(spots: int, seeds: range, compiled: bool) -> int:
    """How many endings two solvers, written apart, agree about."""
    count = 0
    for state in endings(spots, seeds):
        try:
            first = solver_for(state, 20_000).worth(ending(state), -1, 1) > 0
        except Unsolved:
            continue
        assert asked(state, compiled=compiled) == (WINS if first else LOSES)
        count += 1
    return count


def test_two_solvers_agree_about_endings() -> None:
    assert both(7, range(40), compiled=False) > 30


@pytest.mark.long
def test_two_solvers_agree_about_many_endings() -> None:
    assert both(10, range(120), compiled=True) > 100


def test_a_solver_that_is_granted_little_goes_on_where_it_stood() -> None:
    state = next(iter(endings(9, range(3, 40))))
    options = state.options
    board = make_board(options.frame, 2 * options.en_tiebreak)
    depths = make_depths(board, restarted(state, options.frame))
    answers = [PLAIN.wins(board, depths, make_room(board), 4) for _ in range(400)]
    assert answers[0] == OPEN
    assert answers[-1] == asked(state)
