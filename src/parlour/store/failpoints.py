"""Places where a fault can be made to happen, by name: for tests that kill the house there.

Nothing is armed unless the house was started with `--insecure-test-mode`.
"""

import os
import signal
from collections.abc import Callable
from typing import Final, Literal

Fault = Literal["crash", "error"]

NAMES: Final = (
    *("before-append", "before-commit", "after-commit", "before-tell", "after-tell"),
    *("in-recovery", "in-backup", "in-migration"),
)

armed: dict[str, tuple[int, Fault]] = {}  # by name: on which passing, and what happens


def arm(name: str, nth: int, fault: Fault) -> None:
    if name not in NAMES:
        raise KeyError(f"there is no failpoint {name}: there are {', '.join(NAMES)}")
    armed[name] = (nth, fault)


def pass_by(name: str) -> None:
    if name not in armed:
        return
    nth, fault = armed[name]
    if nth > 1:
        armed[name] = (nth - 1, fault)
        return
    del armed[name]
    FAULTS[fault]()


def crash() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise OSError(28, "No space left on device")


FAULTS: Final[dict[Fault, Callable[[], None]]] = {"crash": crash, "error": fail}
