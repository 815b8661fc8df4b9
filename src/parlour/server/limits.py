"""How much of what anybody may ask: the house's limits, and how they are counted."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

Now = Callable[[], float]


class Limit(Struct, frozen=True):
    """So many at once, and again so many after so many seconds. What blocks gives nothing back
    before they are over: who has tried all has to wait."""

    most: int
    seconds: float
    blocks: bool = False


LIMITS: Final = {
    "open": Limit(10, 60),
    "open-day": Limit(200, 86_400),
    "sit": Limit(60, 60),
    "wrong-key": Limit(10, 60, blocks=True),
    "ticket": Limit(120, 60),
    "record": Limit(10, 60),
    "talk": Limit(5, 10),
    "password": Limit(10, 60, blocks=True),
    "ready": Limit(60, 60),
}
PLAYING = (Limit(100, 20), Limit(20, 2))  # frames of a chair; so many at once, and so many after
WATCHING = (Limit(50, 20),)
PINGS = Limit(4, 2)
MOST_COUNTED = 50_000


def grown(limit: Limit, factor: int) -> Limit:
    return replace(limit, most=limit.most * factor)


class Credit:
    """Spent one by one, and given back as time passes."""

    __slots__ = ("last", "left", "limit", "now")

    def __init__(self, limit: Limit, now: Now) -> None:
        self.limit, self.now = limit, now
        self.left, self.last = float(limit.most), now()

    @classmethod
    def of_chair(cls, seated: bool, now: Now, factor: int = 1) -> "list[Credit]":
        """Every one of them is spent for each frame."""
        return [cls(grown(limit, factor), now) for limit in (PLAYING if seated else WATCHING)]

    def spend(self) -> bool:
        self.gain()
        if self.left < 1:
            return False
        self.left -= 1
        if self.limit.blocks and (self.left < 1 or self.left == self.limit.most - 1):
            self.last = self.now()
        return True

    def gain(self) -> None:
        now = self.now()
        if self.limit.blocks:
            if now - self.last >= self.limit.seconds:
                self.left = float(self.limit.most)
            return
        gained = (now - self.last) * self.limit.most / self.limit.seconds
        self.left, self.last = min(self.left + gained, float(self.limit.most)), now

    @property
    def whole(self) -> bool:
        self.gain()
        return self.left >= self.limit.most

    @property
    def wait(self) -> int:
        """Seconds until there is one again."""
        if self.limit.blocks:
            return max(1, round(self.limit.seconds - (self.now() - self.last) + 0.5))
        return max(1, round((1 - self.left) * self.limit.seconds / self.limit.most + 0.5))


class Limits:
    """Counts by what is asked and by whom; whoever has asked little is forgotten."""

    def __init__(self, now: Now, factor: int = 1) -> None:
        self.now, self.factor = now, factor
        self.credits: dict[tuple[str, str], Credit] = {}

    def spend(self, what: str, who: str) -> int | None:
        """Nothing, or how many seconds to wait."""
        credit = self.credit(what, who)
        return None if credit.spend() else credit.wait

    def empty(self, what: str, who: str) -> int | None:
        """The same, but only looked at."""
        credit = self.credit(what, who)
        credit.gain()
        return None if credit.left >= 1 else credit.wait

    def credit(self, what: str, who: str) -> Credit:
        if len(self.credits) > MOST_COUNTED:
            self.credits = {key: kept for key, kept in self.credits.items() if not kept.whole}
        if (what, who) not in self.credits:
            limit = LIMITS[what]
            self.credits[what, who] = Credit(grown(limit, self.factor), self.now)
        return self.credits[what, who]
