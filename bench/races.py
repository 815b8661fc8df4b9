"""Races between people near and far: of 10,000 windows, what each wins. `make bench ONLY=races`."""

from parlour.server.company import Agreement
from tests.races import Friend, wins

WINDOWS = 10_000
WAYS = (0.02, 0.1, 0.2, 0.3)  # seconds there and back
CREDIT, LOT = Agreement(), Agreement(races="lot")


def row(what: str, agreement: Agreement, *friends: Friend) -> None:
    shares = " / ".join(f"{won / WINDOWS:.1%}" for won in wins(friends, WINDOWS, agreement))
    print(f"{what}: {shares}", flush=True)


if __name__ == "__main__":
    near = Friend(WAYS[0])
    for away in WAYS:
        row(f"20 ms and {away * 1000:.0f} ms", CREDIT, near, Friend(away))
    row("20, 100, 200 and 300 ms", CREDIT, *map(Friend, WAYS))
    for away in WAYS[:-1]:
        liar = Friend(away, feigned=0.3, eager=True)
        row(f"two at {away * 1000:.0f} ms, the first feigns", CREDIT, liar, Friend(away))
    row("by lot, the second half a second slower", LOT, near, Friend(WAYS[3], slower=0.5))
