"""The table's own clock: how long each seat may still think. Asked in seconds, knows no time."""

from collections.abc import Iterable, Iterator

from parlour.core import Seat
from parlour.server.company import Pace

GIFT = 15.0  # seconds that one seat gives another
RETURN = 60.0  # seconds, at least, that are left to whoever had them when the house closed


class Clocks:
    """Runs for the seats that are awaited, and stands for all others."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * seats
        self.since: dict[Seat, float] = {}

    @property
    def run(self) -> bool:
        return self.pace.kind != "none"

    @property
    def falls(self) -> bool:
        """Whether a seat loses by its time; else the table plays for it."""
        return self.pace.kind == "match"

    def await_only(self, seats: Iterable[Seat], now: float) -> None:
        """These are awaited now and nobody else; who was awaited before is charged."""
        awaited = set(seats)
        for seat in [seat for seat in self.since if seat not in awaited]:
            self.stop(seat, now)
        for seat in awaited - self.since.keys():
            self.since[seat] = now

    def moved(self, seat: Seat, made: float) -> None:
        """A move counts from when it was made: the way to the table is not charged."""
        if seat in self.since:
            self.stop(seat, max(self.since[seat], made))
            if self.falls:
                self.left[seat] += self.pace.bonus

    def stop(self, seat: Seat, now: float) -> None:
        spent = now - self.since.pop(seat)
        self.left[seat] = self.left[seat] - spent if self.falls else float(self.pace.seconds)

    def give(self, seat: Seat) -> None:
        self.left[seat] += GIFT

    def wind_anew(self, now: float) -> None:
        """After a pause that was nobody's fault: whoever is awaited is charged for what had passed
        before, but finds time enough to come back."""
        for seat, since in self.since.items():
            rest = min(RETURN, float(self.pace.seconds), self.left[seat])
            self.left[seat] = max(self.left[seat] - (now - since), rest)
        self.since = dict.fromkeys(self.since, now)

    @property
    def deadline(self) -> float | None:
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def late(self, now: float) -> Iterator[Seat]:
        for seat, since in sorted(self.since.items()):
            if since + self.left[seat] <= now:
                yield seat

    def shown(self, now: float) -> tuple[float | None, ...] | None:
        """Seconds left for each seat; with a clock for each move, only for those it runs for."""
        if not self.run:
            return None
        return tuple(self.seconds(Seat(seat), now) for seat in range(len(self.left)))

    def seconds(self, seat: Seat, now: float) -> float | None:
        if seat in self.since:
            return max(0.0, self.left[seat] - (now - self.since[seat]))
        return self.left[seat] if self.falls else None
