"""Who keeps a table: the only one that touches it, its clock, its journal and its chairs.

Theory of operation. Whatever is wanted of a table (a wish of a chair, a deed asked over HTTP, a
tick of the clock) waits in one inbox. One thing is judged at a time; what it changes is handed
to the journal, and nothing else is judged until the disk has it: write, become, tell. All runs in
the loop's own thread, so no two things can interleave, and nobody holds a lock.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeAlias

from msgspec import Struct, ValidationError, json

from parlour.core import Refused
from parlour.server import wishes
from parlour.server.chair import COME_BACK, LOGGED_OUT, Chair, encode
from parlour.server.change import Change
from parlour.server.company import Company
from parlour.server.limits import Credit
from parlour.server.means import Means, Unable
from parlour.server.opening import new_table, recall
from parlour.server.reading import worded
from parlour.server.showing import shown
from parlour.server.sight import Viewer
from parlour.server.stand_ins import StandIns
from parlour.server.table import Table, milliseconds
from parlour.server.wire import Steps, Told
from parlour.store import Head, Taken, Unsure
from parlour.store.failpoints import pass_by
from parlour.store.journal import changed

AGAIN = 1.0  # seconds until a tick that failed is tried again

Deed: TypeAlias = Callable[["Keeper"], Change]
Then: TypeAlias = Callable[[Change | Exception], object]


class Waiting(Struct):
    """Something that is wanted of the table, since when, and who hears how it went."""

    deed: Deed
    then: Then
    at: float


class Keeper:
    """Keeps one table from its opening to its end, and whatever is open of it in between."""

    def __init__(self, means: Means, head: Head) -> None:
        self.means, self.head, self.room = means, head, means.rooms[head.game]
        self.options = json.decode(head.options, type=self.room.options)
        self.company = json.decode(head.company, type=Company)
        self.chairs: set[Chair] = set()
        self.inbox: deque[Waiting] = deque()
        self.writing = False
        self.gone = False  # another process keeps this table now, or it has failed here
        self.offset = means.now()
        self.at = 0.0  # when that came which is judged now; a slow disk makes nobody late
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, float] = {}
        self.breath: dict[int, Credit] = {}  # how often each person may still speak
        self.asked: wishes.Asking | None = None
        self.stand_ins = StandIns(self)
        self.table: Table | None = None
        if head.entropies is not None:
            self.table = self.reopened()

    @property
    def now(self) -> float:
        """Seconds of the table's own time, which stands still while the house is closed."""
        return self.means.now() - self.offset

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.outcome is not None

    @property
    def idle(self) -> bool:
        """Whether it may be closed: everything is in the journal, and nobody looks."""
        waiting = self.writing or self.inbox or self.chairs
        return not waiting and (self.timer is None or self.over)

    def reopened(self) -> Table:
        """As the journal has it; no clock has run since somebody last looked."""
        table = new_table(self.room, self.head, self.options, self.company.agreement)
        kept = self.means.journal.events(self.head.id)
        recall(table, kept)
        if kept:
            late = max(kept[-1].at, self.head.clock or 0)
            self.offset = self.means.now() - late / 1000
            table.wind_anew(self.now)
        return table

    async def ask(self, deed: Deed) -> Any:
        """Something that is asked over HTTP: done when it is written, or raised."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def then(change: Change | Exception) -> None:
            if done.cancelled():
                return
            if isinstance(change, Exception):
                done.set_exception(change)
            else:
                done.set_result(change.answer)

        self.want(deed, then)
        return await done

    def want(self, deed: Deed, then: Then) -> None:
        self.inbox.append(Waiting(deed, then, self.now))
        self.work()

    def work(self) -> None:
        while self.inbox and not self.writing:
            waiting = self.inbox.popleft()
            self.at = waiting.at
            try:
                if self.gone:
                    raise Taken(f"match {self.head.id} is not kept here any more")
                change = waiting.deed(self)
            except Exception as failure:
                self.failed(failure, waiting.then)
            else:
                self.write(change, waiting.then)

    def write(self, change: Change, then: Then) -> None:
        rows, jobs = change.rows(self.head.id), change.writes(self.head.id)
        if not rows and not jobs:
            self.become(change, then)
            return
        self.writing, handed = True, monotonic()

        def written(failure: Exception | None) -> None:
            self.means.metrics.written.observe(monotonic() - handed)
            self.written(change, then, failure)

        self.means.journal.hand_in(self.head.id, self.head.epoch, rows, jobs, written)

    def written(self, change: Change, then: Then, failure: Exception | None) -> None:
        self.writing = False
        if failure is None:
            self.become(change, then)
        else:
            self.failed(failure, then)
        self.work()

    def become(self, change: Change, then: Then) -> None:
        """It is on disk, so it may be true; it is true, so it may be told."""
        pass_by("before-tell")
        try:
            self.make_true(change)
        except Exception as failure:
            self.failed(failure, then)
            return
        then(change)
        self.wind()
        pass_by("after-tell")

    def make_true(self, change: Change) -> None:
        self.head = change.head or self.head
        if change.table:
            self.table, self.offset = change.table, self.means.now()
        if change.company:
            self.company = change.company
        if self.table and (change.batch.played or change.batch.ref):
            if change.batch.played:
                self.asked = None  # what was to be taken back is not the last move any more
            self.tell(
                self.table.become(change.batch, self.now, {chair.viewer for chair in self.chairs})
            )
            self.means.metrics.count(change.batch)
        if change.company or change.table or change.batch.house:
            self.tell_company()

    def failed(self, failure: Exception, then: Then) -> None:
        """What is expected is an answer. A bug, or another writer, ends this keeper, never the
        house: the next who knocks opens the table again from its journal."""
        then(failure)
        if isinstance(failure, Unsure):
            self.leave()  # the journal alone knows whether it was written
        elif isinstance(failure, Taken):
            self.means.log.note("table-taken", "warning", match=self.head.id)
            self.leave()
        elif not isinstance(failure, Refused | Unable | OSError | ValidationError):
            self.means.log.failed(self.head.id, self.table.n if self.table else 0, failure)
            self.means.metrics.failures.inc()
            self.leave()

    def leave(self) -> None:
        self.gone = True
        self.stop()
        for chair in self.chairs:
            chair.drop(COME_BACK)
        self.means.forget(self.head.id)

    def tell(self, told: dict[Viewer, Steps]) -> None:
        frames: dict[tuple[Viewer, bool], bytes] = {}
        for chair in self.chairs:
            if steps := told.get(chair.viewer):
                kind = (chair.viewer, chair.reads)
                if kind not in frames:
                    frames[kind] = encode(self.as_read(chair, steps))
                chair.send(frames[kind])

    def as_read(self, chair: Chair, steps: Steps) -> Steps:
        """A frame as this chair reads it."""
        if not chair.reads or self.table is None:
            return steps
        return worded(self.room, chair.viewer, steps, self.table.view(chair.viewer))

    def tell_all(self, frame: Told) -> None:
        said = encode(frame)
        for chair in self.chairs:
            chair.send(said)

    def tell_company(self) -> None:
        frames: dict[int | None, bytes] = {}
        for chair in self.chairs:
            if chair.person not in frames:
                frames[chair.person] = encode(shown(self, chair.person))
            chair.send(frames[chair.person])

    def welcome(self, chair: Chair) -> None:
        """A chair joins, or is back: it is shown the table of now."""
        self.chairs.add(chair)
        if chair.person is not None:
            self.away.pop(chair.person, None)
        if self.table:
            steps = self.table.catch_up(chair.viewer, self.now)
            chair.send(encode(self.as_read(chair, steps)))
        self.tell_company()
        self.wind()

    def left(self, chair: Chair) -> None:
        self.chairs.discard(chair)
        if chair.person is not None and not self.here(chair.person):
            self.away[chair.person] = self.means.now()
        self.tell_company()

    def log_out(self, person: int) -> None:
        for chair in [chair for chair in self.chairs if chair.person == person]:
            chair.drop(LOGGED_OUT)

    def here(self, person: int | None) -> bool:
        return any(chair.person == person for chair in self.chairs if person is not None)

    def wind(self) -> None:
        """Set the clock to call when the table's wait is over, and the bots to think."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.table is None or self.gone:
            return
        if (until := self.table.deadline) is not None:
            self.timer = self.means.hours.later(until - self.now, self.tick)
        self.stand_ins.rouse()

    def mark(self) -> None:
        """Note how late it is, where a clock runs."""
        if self.table and not self.over and self.head.clock is not None:
            clock = milliseconds(self.now)
            self.want(lambda kept: Change(jobs=(changed(kept.head.id, clock=clock),)), ignore)

    def tick(self) -> None:
        self.timer = None
        self.want(wishes.ticked, self.ticked)

    def ticked(self, done: Change | Exception) -> None:
        """A tick that could not be written comes again: nobody else would make it."""
        if isinstance(done, OSError) and self.timer is None:
            self.timer = self.means.hours.later(AGAIN, self.tick)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.stand_ins.stop()


def ignore(_: object) -> None: ...
