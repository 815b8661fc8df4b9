"""How far a client is: measured by this side alone, and evened out as the way wavers."""

EVENED = 0.25  # how much the newest measurement counts
ABOVE = 0.003  # seconds by which an answer may take longer than the system's own


class Trips:
    """The round trips of one line, each as long as it took."""

    __slots__ = ("evened",)

    def __init__(self) -> None:
        self.evened: float | None = None

    def note(self, seconds: float) -> None:
        so_far = seconds if self.evened is None else self.evened
        self.evened = so_far + (seconds - so_far) * EVENED

    def bounded(self, known: float | None) -> float:
        """The length of the way, and no longer than the system knows it where it does: whoever
        is slow to answer gains nothing by that."""
        measured = self.evened or 0.0
        return measured if known is None else min(measured, known + ABOVE)
