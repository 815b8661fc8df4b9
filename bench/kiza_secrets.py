"""Two worlds of KIZA that a viewer must not tell apart: `make bench ONLY=kiza_secrets`.

Hidden things are swapped at tables of each size, as in the room's tests but far more often; the
first swap that anybody notices stops the count and is shown.
"""

from parlour.catalogue import KIZA
from parlour.games.kiza.tests.test_secrets import unseen

if __name__ == "__main__":
    for seats in KIZA.seats:
        print(f"{seats} seats: {unseen(seats, every=1):,} swaps, none noticed", flush=True)
