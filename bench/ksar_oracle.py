"""KSAR beside its oracle of exact intervals, which knows nothing of the rules: `make bench
ONLY=ksar_oracle`. The first position about which they disagree stops the count and is shown.
"""

from parlour.games.ksar.tests.test_oracle import positions

MATCHES, SEED = 1_000, 5

if __name__ == "__main__":
    print(f"{positions(MATCHES, SEED):,} positions of {MATCHES:,} matches, all options, agreed")
