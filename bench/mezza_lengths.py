"""How long matches of MEZZA are, and what happens in them: `make bench ONLY=mezza_lengths`.

As the specification found it (§6): who ties for the start in 20,000 deals a number of seats, and
matches of a simple greedy player (1,000 a table, or as many as ARGS says) and of a random one (a
tenth as many) against themselves. What its own players did exactly it does not say; ours are
described in the room's `tests/simulation.py`.
"""

import sys
from statistics import median, quantiles

from msgspec.structs import replace

from parlour.games.mezza.pieces import Options
from parlour.games.mezza.tests.simulation import Played, Player, deals, greedy, played, uniform

TABLES = [*((seats, "full") for seats in range(2, 7)), (2, "short"), (3, "short")]
DEALS = 20_000
WHAT = ("pick-ups", "tens", "quads", "steals", "skips")


def matches(seats: int, deck: str, player: Player, count: int) -> list[Played]:
    usual = Options(stall_turns=400) if player is uniform else Options()
    options = replace(usual, deck=deck)
    return [played(seats, options, player, seed) for seed in range(count)]


def line(found: list[Played]) -> str:
    """Medians count those that were blocked, too: they are among the longer half."""
    turns = [each.turns for each in found]
    counts = ", ".join(
        f"{what} {sum(m.counts[what] for m in found) / len(found):.1f}" for what in WHAT
    )
    blocked = sum(each.blocked for each in found) / len(found)
    return (
        f"{median(turns):.0f} / {quantiles(turns, n=20)[-1]:.0f}; {counts}; blocked {blocked:.1%}"
    )


if __name__ == "__main__":
    count = int(sys.argv[1]) if sys.argv[1:] else 1_000
    for seats in range(2, 7):
        ties, halves = (each / DEALS for each in deals(seats, DEALS, seats))
        print(f"{seats} seats: several tie in {ties:.1%}, a half is lowest in {halves:.1%}")
    for seats, deck in TABLES:
        print(f"{deck} {seats}: greedy {line(matches(seats, deck, greedy, count))}", flush=True)
        at_random = line(matches(seats, deck, uniform, max(20, count // 10)))
        print(f"{deck} {seats}: random {at_random}", flush=True)
