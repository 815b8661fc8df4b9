"""Who plays how well: every level against the one below, and level 5 against others, as a table.

`make bench ONLY=strengths ARGS="batasaurus --seats 2 --matches 1200 --nodes 200"` asks some rooms,
and some tables, alone. What has been played is kept under .cache/strengths, and goes on where it
was broken off; with the same arguments it prints the same table again.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from parlour.bots.cast import GREEDY, RANDOM, AnyRoom, names
from parlour.catalogue import CATALOGUE
from parlour.core import LEVELS
from parlour.research.contest import Contest, go_on
from parlour.research.figures import Figures, figures

KEPT = Path(__file__).resolve().parent.parent / ".cache/strengths"
HEAD = """| game | seats | player | against | matches | first places (95 %) | par | standing |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def pairs(room: AnyRoom) -> Iterator[tuple[str, str]]:
    """Each level against the one below, the lowest against chance; then level 5."""
    yield from ((better, worse) for worse, better in pairwise((RANDOM, *LEVELS)))
    own = [name for name in names(room) if name not in (*LEVELS, RANDOM, GREEDY)]
    yield from ((LEVELS[-1], other) for other in (RANDOM, GREEDY, *own, LEVELS[2]))


def measured(room: AnyRoom, contest: Contest, matches: int) -> Figures:
    played = []
    for played in go_on(room, contest, matches, KEPT / f"{contest.name}.jsonl"):  # noqa: B007
        pass
    return figures(contest, played)


def row(contest: Contest, found: Figures) -> str:
    """A player better than the others beyond doubt is set in bold, and so is one who is worse."""
    share = f"{found.won:.1%} ({found.least:.1%} to {found.most:.1%})"
    share = f"**{share}**" if found.better or found.worse else share
    standing = f"{found.standing:.3f} ± {found.standing_off:.3f}"
    cells = (contest.game, contest.seats, contest.a, contest.b, found.matches, share)
    return "| " + " | ".join(map(str, (*cells, f"{found.par:.0%}", standing))) + " |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    minded = [name for name, room in CATALOGUE.items() if room.mind]
    words.add_argument("games", nargs="*", default=minded, metavar="GAME")
    words.add_argument("--seats", type=int, action="append", help="alone; may be given again")
    words.add_argument("--matches", type=int, default=400, help="at least, for each pair")
    words.add_argument("--nodes", type=int, help="for each choice, instead of 0.1 seconds")
    words.add_argument("--seed", type=int, default=10, help="another one, other deals")
    said = words.parse_args()
    print(HEAD, flush=True)
    for room in (CATALOGUE[name] for name in said.games):
        for seats in (seats for seats in room.seats if not said.seats or seats in said.seats):
            for a, b in pairs(room):
                contest = Contest(
                    game=room.name,
                    edition=room.edition,
                    seats=seats,
                    options={},
                    a=a,
                    b=b,
                    nodes=said.nodes,
                    seconds=None if said.nodes else 0.1,
                    seed=said.seed,
                )
                print(row(contest, measured(room, contest, said.matches)), flush=True)


if __name__ == "__main__":
    main()
