"""A house that notes where it is, a thousand times in each second of its own, whenever SIGUSR1 has
told it to; SIGUSR2 lets it rest. When it is asked to stop, it says how often it was seen in each
function: in the function itself, and in it or in whatever it called."""

import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from parlour.server.__main__ import main

LINES, EVERY = 75, 0.001

inside: Counter[str] = Counter()  # in the function itself, or in what it called that is not Python
below: Counter[str] = Counter()  # in it or in whatever it called


def note(_: int, frame: FrameType | None) -> None:
    if frame is not None:
        inside[named(frame)] += 1
    seen = set()
    while frame is not None:
        seen.add(named(frame))
        frame = frame.f_back
    below.update(seen)


def named(frame: FrameType) -> str:
    path = Path(frame.f_code.co_filename)
    return f"{path.parent.name}/{path.name}:{frame.f_code.co_qualname}"


def told() -> None:
    whole = sum(inside.values())
    for name, times in inside.most_common(LINES):
        print(f"{times / whole:6.1%} {below[name] / whole:6.1%}  {name}")


def watching(seconds: float) -> None:
    signal.setitimer(signal.ITIMER_PROF, seconds, seconds)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: None)  # it stops the house, and not the telling
    signal.signal(signal.SIGPROF, note)
    signal.signal(signal.SIGUSR1, lambda *_: watching(EVERY))
    signal.signal(signal.SIGUSR2, lambda *_: watching(0))
    main(*sys.argv[1:])
    told()
