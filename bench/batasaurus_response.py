"""BATASAURUS at two seats: what the best answer wins against level 5, over the whole game.

Whoever answers knows how level 5 plays in every position, and forgets nothing. The second figure is
the most that is won in any position, and not only from the start. Both are in matches, -1 to 1.
"""

from itertools import product
from time import process_time

from parlour.games.batasaurus.pieces import SET
from parlour.games.batasaurus.solve.response import answered
from parlour.games.batasaurus.solve.shelf import name, shelved

if __name__ == "__main__":
    for leader_takes, last in product([False, True], repeat=2):
        begun = process_time()
        game = shelved(leader_takes, last)
        answer = answered(game)
        found = f"{answer.gain(SET, SET):.1e} from the start, {answer.most():.1e} anywhere"
        cells = f"{len(game.values):,} cells, {process_time() - begun:.0f} s"
        print(f"{name(leader_takes, last)}: {found} ({cells})", flush=True)
