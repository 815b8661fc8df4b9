"""Races between people who live at different distances, and are equally quick.

A window opens at a table of Petit Whist, everybody sees it when the frame has come, and knocks when
hand and eye have made up their mind; the knock comes in after its way. Every one of these ways
wavers. What the house gives back it has measured itself, as at a real line; somebody may try to
look farther away than it is.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from parlour.catalogue import PETITWHIST
from parlour.games.petitwhist.pieces import Award, Knock, Options
from parlour.server.company import Agreement
from parlour.server.trips import Trips
from tests.quiet import Evening

RACE = Options(exchange=0)
REACTION, SPREAD, QUICKEST = 0.35, 0.08, 0.12  # seconds
WAVERING = 0.1  # of the way, each time
PINGS, PACKETS = 6, 20  # that have been measured before the window opens
EAGER = 3  # knocks, instead of one


class Friend(Struct, frozen=True):
    """Somebody at a distance, in seconds there and back."""

    away: float
    slower: float = 0.0  # to react than others
    feigned: float = 0.0  # seconds for which the client holds back its answers to a ping
    eager: bool = False  # knocks again and again


def wins(friends: Sequence[Friend], windows: int, agreement: Agreement, seed: int = 1) -> list[int]:
    """How many of so many windows each of them has won."""
    random, won = Random(seed), [0] * len(friends)
    for n in range(windows):
        won[window(friends, random, agreement, f"w{n}")] += 1
    return won


def window(friends: Sequence[Friend], random: Random, agreement: Agreement, name: str) -> int:
    lags = [measured(friend, random) for friend in friends]
    evening = Evening(PETITWHIST, RACE, agreement, *lags, name=name)
    knocks = [
        (arrival, seat)
        for seat, friend in enumerate(friends)
        for arrival in arrivals(friend, random)
    ]
    for at, seat in sorted(knocks):
        evening.hours.until(at)
        evening.say(seat, Knock())
    evening.hours.until(10)
    award = next(event.move for event in evening.journal.written if type(event.move) is Award)
    return int(award.leader)


def arrivals(friend: Friend, random: Random) -> list[float]:
    thought = max(QUICKEST, random.gauss(REACTION + friend.slower, SPREAD))
    first = trip(friend, random) + thought
    return [first + 0.01 * nth for nth in range(EAGER if friend.eager else 1)]


def trip(friend: Friend, random: Random) -> float:
    """There and back, this time: each way is as long as it happens to be."""
    half = friend.away / 2
    return sum(max(half / 2, random.gauss(half, half * WAVERING)) for _ in range(2))


def measured(friend: Friend, random: Random) -> float:
    """What the house makes of its pings, held against what the system has seen of the packets."""
    trips, known = Trips(), friend.away
    for _ in range(PINGS):
        trips.note(trip(friend, random) + friend.feigned)
    for _ in range(PACKETS):
        known += (trip(friend, random) - known) / 8
    return trips.bounded(known)
