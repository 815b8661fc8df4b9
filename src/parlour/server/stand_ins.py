"""Bots in the seats of a table: they see what the seat sees, and speak after a pause.

The pause is the same whatever they hold, so that nobody can tell anything from it.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from parlour.bots import BOTS
from parlour.core import Dice, Seat, canonical
from parlour.server.company import bots

if TYPE_CHECKING:
    from parlour.server.change import Change
    from parlour.server.keeper import Keeper


class StandIns:
    """Thinks for each seat that a bot plays, whenever it has something to say."""

    def __init__(self, keeper: "Keeper") -> None:
        self.keeper = keeper
        self.thinking: dict[int, asyncio.TimerHandle] = {}
        self.dice = Dice(secrets.randbelow)
        self.said = 0

    def rouse(self) -> None:
        table, means = self.keeper.table, self.keeper.means
        if table is None or table.outcome is not None:
            return
        for seat, level in bots(self.keeper.company):
            if seat not in self.thinking and table.offer(Seat(seat)) is not None:
                later = means.hours.later(means.pause, self.speak, Seat(seat), level)
                self.thinking[seat] = later

    def stop(self) -> None:
        for later in self.thinking.values():
            later.cancel()
        self.thinking.clear()

    def speak(self, seat: Seat, level: int) -> None:
        self.thinking.pop(seat, None)
        if (seat, level) in bots(self.keeper.company):
            self.keeper.want(lambda keeper: self.wish(seat, level), self.heard)

    def heard(self, done: "Change | Exception") -> None:
        """A bot whose word did not count looks again at what it may do."""
        if isinstance(done, Exception) and not self.keeper.gone:
            self.keeper.means.hours.later(1.0, self.rouse)

    def wish(self, seat: Seat, level: int) -> "Change":
        from parlour.server import wishes

        table = self.keeper.table
        assert table is not None, "bots are roused at tables that have begun"
        offer = table.offer(seat)
        if offer is None:
            return wishes.nothing()
        move = self.chosen(level, table.law, table.view(seat), offer)
        self.said += 1
        ref = f"bot.{seat}.{table.n}.{self.said}"
        return wishes.moved(self.keeper, seat, ref, table.eyes[seat].steps, canonical(move), 0.0)

    def chosen(self, level: int, law: Any, view: Any, offer: Any) -> Any:
        """A mind that fails is replaced by one that cannot: the table goes on."""
        try:
            return self.keeper.means.player(level)(law, view, offer, self.dice)
        except Exception as failure:
            head = self.keeper.head
            self.keeper.means.log.failed(head.id, head.edition, failure)
            return BOTS["random"](law, view, offer, self.dice)
