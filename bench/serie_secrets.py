"""Two worlds of SERIE that a viewer must not tell apart: `make bench ONLY=serie_secrets`.

Hidden tiles are swapped at tables of each size, as in the room's tests but far more often; the
first swap that anybody notices stops the count and is shown.
"""

from parlour.catalogue import SERIE
from parlour.games.serie.tests.test_secrets import unseen

if __name__ == "__main__":
    for seats in SERIE.seats:
        print(f"{seats} seats: {unseen(seats, every=1):,} swaps, none noticed", flush=True)
