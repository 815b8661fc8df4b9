"""How many positions of KIZA the oracle has been asked about: `make bench ONLY=kiza_oracle`.

Matches at random, greedy and shy, whole ones and last ones, over all options; the first position
about which rules and oracle differ stops the count and is shown.
"""

from parlour.catalogue import KIZA
from parlour.games.kiza.tests.test_oracle import compared

if __name__ == "__main__":
    counts = {seats: compared(seats, 0, 50 + 140 // seats) for seats in KIZA.seats}
    for seats, positions in counts.items():
        print(f"{seats} seats: {positions:,} positions agree")
    print(f"{sum(counts.values()):,} in all")
