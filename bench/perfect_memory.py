"""BATASAURUS between two who forget nothing: what it is worth to lead, for 2 to 12 cards.

Each game is solved for cards and for matches, under each way to settle a draw without cards. The
time of one row is that of a second run, when the compiled code is there.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import Literal, get_args

from parlour.games.batasaurus.pieces import SET
from parlour.games.batasaurus.solve import solve

Counted = Literal["cards", "matches"]
Unresolved = Literal["return", "void", "split", "leader"]
CLOSE = 1e-9


def table(unresolved: Unresolved) -> str:
    lines = ["| cards | leader's margin | leader's share | best first card |"]
    lines += ["| --- | --- | --- | --- |", *(row(cards, unresolved) for cards in range(2, 13))]
    return "\n".join(lines)


def row(cards: int, unresolved: Unresolved) -> str:
    """The leader's margin in cards, its share of the matches (a draw is half), how to begin."""
    whole = SET[:cards]
    margin = solve(cards, "cards", unresolved).value(whole, whole)
    matches = solve(cards, "matches", unresolved)
    share = (1 + matches.value(whole, whole)) / 2
    first = ", ".join(map(str, best(matches.leads(whole, whole))))
    return f"| {cards} | {round(margin, 6) + 0:+.6f} | {share:.4%} | {first} |"


def best(leads: dict[int, float]) -> list[int]:
    """The strengths with which it is best to begin, where matches count."""
    return [card for card, worth in leads.items() if worth > max(leads.values()) - CLOSE]


def tables() -> Iterator[str]:
    """Each table once, under all the ways that come to it."""
    ways: dict[str, list[str]] = {}
    for unresolved in get_args(Unresolved):
        ways.setdefault(table(unresolved), []).append(f"`{unresolved}`")
    for lines, names in ways.items():
        yield f"\n`unresolved` = {' or '.join(names)}\n\n{lines}"


def full(counted: Counted) -> str:
    """The whole game once more, by the clock."""
    begun = perf_counter()
    solution = solve(12, counted)
    seconds = perf_counter() - begun
    sizes = f"{solution.words:,} words, {len(solution.game.values):,} values"
    return f"{counted}: {sizes}, {solution.wars:,} of them by mixed play, {seconds:.1f} s"


if __name__ == "__main__":
    print(*tables(), sep="\n")
    print("\nTwelve cards, solved again:")
    print(*map(full, get_args(Counted)), sep="\n")
