"""Two worlds of BATASAURUS that a viewer must not tell apart: `make bench ONLY=batasaurus_secrets`.

Covered cards, or a commitment, are swapped at tables of each size, as in the room's tests but far
more often; then once more with the viewer's own cards alone, which it has seen. The first swap that
anybody notices stops the count and is shown.
"""

from parlour.catalogue import BATASAURUS
from parlour.games.batasaurus.tests import worlds
from parlour.games.batasaurus.tests.test_secrets import LEAKS, found, unseen

if __name__ == "__main__":
    for seats in BATASAURUS.seats:
        anybody, own = unseen(seats, worlds, 36), unseen(seats, worlds.Own(), 60)
        print(f"{seats} seats: {anybody:,} swaps, {own:,} of one's own, none noticed", flush=True)
    print(f"leaks planted {len(LEAKS)}, found {sum(map(found, LEAKS))}")
