"""The rules of SERIE beside an oracle that has not read them: `make bench ONLY=serie_oracle`.

Matches over all seats and options are compared position by position, as in the room's tests but
far more of them; the first disagreement stops the count and is shown.
"""

from parlour.catalogue import SERIE
from parlour.games.serie.tests.test_oracle import compared

MATCHES = 80

if __name__ == "__main__":
    counts = [compared(seats, 0, MATCHES) for seats in SERIE.seats]
    for seats, count in zip(SERIE.seats, counts, strict=True):
        print(f"{seats} seats: {count:,} positions, no disagreement", flush=True)
    print(f"{sum(counts):,} in all")
