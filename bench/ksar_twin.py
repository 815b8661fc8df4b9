"""KSAR's twin of flat numbers beside the law, step for step, over all frames, with and without the
other options: `make bench ONLY=ksar_twin`. And how fast either counts what can be placed.
"""

from time import process_time

from parlour.bots.pace import rate
from parlour.games.ksar.rules.geometry import frame
from parlour.games.ksar.swift.compiled import PLAIN, Think, made
from parlour.games.ksar.swift.court import make_board, make_court, make_room
from parlour.games.ksar.swift.ending import make_depths
from parlour.games.ksar.swift.search import EDGE, Tree, make_tree, widen
from parlour.games.ksar.tests.test_perft import perft
from parlour.games.ksar.tests.test_swift import steps_alike

STEPS, SIZE, DEPTH = 100_000, 10, 5
SECONDS, TRIES, PIECE = 1.0, 5, 32


def thoughts(think: Think) -> float:
    """A second, from an empty court, in a tree that grows."""
    board, court = make_board(SIZE), make_court(SIZE, 0)
    trees: list[Tree] = []

    def some(seed: int) -> int:
        if not trees or trees[-1].used[1] * EDGE > 1 << 20:
            trees[:] = [make_tree(board, court, 20_000)]
        think(board, trees[-1], room, PIECE)
        widen(trees[-1])
        return PIECE

    room = make_room(board)
    some(0)
    return rate(some, SECONDS, TRIES)


def proving() -> float:
    """Courts a second of the solver, from an empty court."""
    board, court = make_board(SIZE), make_court(SIZE, 0)
    depths, room = make_depths(board, court), make_room(board)

    def some(seed: int) -> int:
        before = depths.spent[0]
        made().wins(board, depths, room, 10_000)
        return depths.spent[0] - before

    some(0)
    return rate(some, SECONDS, TRIES)


if __name__ == "__main__":
    print(f"{steps_alike(STEPS):,} steps, taken alike by law and twin", flush=True)
    begun = process_time()
    counted = perft(SIZE, DEPTH, frame(SIZE).walls)
    seconds = process_time() - begun
    print(
        f"placements at depth {DEPTH}: {counted:,}, in {seconds:.1f} s by the law's sets of spots"
    )
    print(f"thoughts a second: {thoughts(made().think):,.0f} compiled", flush=True)
    print(f"thoughts a second: {thoughts(PLAIN.think):,.0f} in plain Python", flush=True)
    print(f"courts a second of the solver: {proving():,.0f} compiled")
