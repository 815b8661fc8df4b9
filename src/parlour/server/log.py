"""What the house writes of itself: one line of JSON for each thing that happened, and no secrets.

What people say, hold or type is in no line: of a failure only its kind and where it stood, never
its words, since those may quote a card or a key. A table's name stands there, its invitation never.
"""

import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any, Final, TextIO

from msgspec import json

Now = Callable[[], datetime]


def calendar() -> datetime:
    return datetime.now(UTC)


class Log:
    """Writes its lines to a stream, one after the other."""

    def __init__(self, stream: TextIO = sys.stderr, now: Now = calendar) -> None:
        self.stream, self.now = stream, now

    def note(self, what: str, level: str = "info", **parts: Any) -> None:
        at = self.now().isoformat(timespec="milliseconds")
        line = json.encode({"at": at, "level": level, "what": what, **parts})
        self.stream.write(line.decode() + "\n")
        self.stream.flush()

    def failed(self, match: str, n: int, failure: Exception) -> None:
        """A table has failed; it is opened again from its journal by whoever knocks next."""
        self.note("table-failed", "error", match=match, n=n, **described(failure))


def described(failure: BaseException) -> dict[str, Any]:
    """Of which kind a failure is, and the way to it."""
    frames = [f"{frame.name} ({short(frame.filename)}:{frame.lineno})" for frame in traced(failure)]
    return {"failure": type(failure).__name__, "way": frames[-WAY:]}


WAY: Final = 12  # lines of the way to a failure
PACKAGES: Final = "/site-packages/"


def traced(failure: BaseException) -> Any:
    return extract_tb(failure.__traceback__)


def short(path: str) -> str:
    """A file as seen from its package: where a house is installed is nobody's business."""
    for root in (PACKAGES, "/src/"):
        if root in path:
            return path.rpartition(root)[2]
    return path.rpartition("/")[2]


class Overheard(logging.Handler):
    """What a library has to say, in our form: its kind of failure, and its own words."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        failure = record.exc_info[1] if record.exc_info else None
        about = described(failure) if failure else {"said": str(record.msg)[:200]}
        self.log.note("library", record.levelname.lower(), of=record.name, **about)


def overhear(log: Log) -> None:
    """Nothing reaches the stream but through the log."""
    root = logging.getLogger()
    root.handlers = [Overheard(log)]
    root.setLevel(logging.WARNING)
