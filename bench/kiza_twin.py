"""The twin of KIZA against the law: `make bench ONLY=kiza_twin`.

Random matches over all options, at tables of each size; the first step about which they differ
stops the count and is shown.
"""

from parlour.catalogue import KIZA
from parlour.games.kiza.tests.twin import agreed

STEPS = 20_001  # at each size, so more than a hundred thousand in all

if __name__ == "__main__":
    counts = {seats: agreed(seats, STEPS) for seats in KIZA.seats}
    for seats, steps in counts.items():
        print(f"{seats} seats: {steps:,} steps agree", flush=True)
    print(f"{sum(counts.values()):,} in all")
