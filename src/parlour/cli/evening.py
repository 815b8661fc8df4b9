"""A match at home: one person's chair, bots in the others, each in its own time."""

from collections.abc import Callable, Sequence
from random import uniform
from typing import Any

from parlour.bots.budget import Seconds
from parlour.bots.sitter import Sitter
from parlour.cli.chair import Chair, Told
from parlour.cli.host import Host
from parlour.core import Outcome, Seat, fair
from parlour.core.record import Record

BOTS_DRAW = 0  # the dealer's draws are numbered from 1
SEEDS = 1 << 32
THINKING = 0.3  # seconds, at most, of real thought; the pause before it is for the eye

Thought = Callable[[], float]  # when a thought that begins now will be over


class Bot:
    """Sits in a chair, and speaks when it has thought for a while."""

    def __init__(self, chair: Chair, sitter: Sitter, thought: Thought) -> None:
        self.chair, self.sitter, self.thought = chair, sitter, thought
        self.speaks: float | None = None
        chair.noticed = sitter.see

    def hear(self, frame: bytes) -> None:
        """A new thought begins only when there is something else to choose from."""
        before = self.chair.offer
        self.chair.hear(frame)
        if self.chair.offer is None:
            self.speaks = None
        elif self.chair.offer != before or self.speaks is None:
            self.speaks = self.thought()

    def wish(self) -> bytes:
        chair, self.speaks = self.chair, None
        return chair.wish(self.sitter.think(chair.offer, Seconds(THINKING)).move)


class Evening:
    """What a screen drives: say a move, let time pass, read what is new."""

    def __init__(self, host: Host, me: Seat, player: str, pace: float) -> None:
        self.host, self.pace, self.chair = host, pace, Chair(host.room, me)
        self.news: list[Told] = []
        host.listeners[me] = lambda frame: self.news.extend(self.chair.hear(frame))
        dice = fair.dice(fair.mix(host.luck.match, host.luck.seed, host.entropies), BOTS_DRAW)
        self.bots = [
            Bot(chair, Sitter(host.room, player, chair.seat, dice.below(SEEDS)), self.thought)
            for chair in (Chair(host.room, Seat(seat)) for seat in range(host.seats))
            if chair.seat != me
        ]
        for bot in self.bots:
            host.listeners[bot.chair.seat] = bot.hear

    @property
    def outcome(self) -> Outcome | None:
        return self.host.outcome

    @property
    def left(self) -> float | None:
        """Seconds until `tick` has something to do, or nothing while only a person can speak."""
        times = [self.host.deadline, *(bot.speaks for bot in self.bots)]
        awaited = [time for time in times if time is not None]
        return max(0.0, min(awaited) - self.host.now) if awaited else None

    @property
    def waits(self) -> float | None:
        """Seconds until the table plays for the dealer or for who is absent; or nothing."""
        return self.host.table.waiting.left(self.host.now)

    def begin(self) -> None:
        self.host.open()

    def say(self, move: Any) -> None:
        self.host.say(self.chair.seat, self.chair.wish(move))

    def tick(self) -> None:
        """One thing that is due: a bot speaks, or a wait is over."""
        now = self.host.now
        due = [bot for bot in self.bots if bot.speaks is not None and bot.speaks <= now]
        if due:
            bot = min(due, key=spoken_for)
            self.host.say(bot.chair.seat, bot.wish())
        else:
            self.host.tick()

    def thought(self) -> float:
        return self.host.now + uniform(self.pace / 2, self.pace)

    def read(self) -> Sequence[Told]:
        """What is new since this was asked last."""
        news, self.news = self.news, []
        return news

    def record(self) -> Record[Any, Any]:
        """The whole match: shown to nobody while it lasts."""
        return self.host.record()


def spoken_for(bot: Bot) -> float:
    return bot.speaks or 0.0
