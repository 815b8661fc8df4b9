"""Solves the game of twelve cards for matches, each way it can end, and puts it on the shelf."""

from itertools import product
from typing import Final, Literal

from parlour.games.batasaurus.pieces import SET
from parlour.games.batasaurus.solve import solve
from parlour.games.batasaurus.solve.shelf import name, pack

WAYS: Final[tuple[Literal["return", "leader"], ...]] = ("return", "leader")

if __name__ == "__main__":
    for unresolved, last in product(WAYS, [False, True]):
        leader_takes = unresolved == "leader"
        pack(solve(len(SET), "matches", unresolved, last=last).game, leader_takes, last)
        print(name(leader_takes, last), flush=True)
