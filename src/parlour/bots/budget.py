"""How long a bot may think: by nodes, the same everywhere, or by the time of its thread."""

from collections.abc import Callable
from time import thread_time

from parlour.core import Budget


class Nodes:
    """So many nodes, and the same thoughts on every machine."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    def spend(self, nodes: int = 1) -> bool:
        if self.left <= 0:
            return False
        self.left -= nodes
        return True

    def at_most(self, nodes: int) -> Budget:
        return Nodes(min(self.left, nodes))


class Seconds:
    """Until so much time has been spent in this thread, whatever else the machine does."""

    def __init__(self, seconds: float, clock: Callable[[], float] = thread_time) -> None:
        self.clock, self.end = clock, clock() + seconds

    def spend(self, nodes: int = 1) -> bool:
        return self.clock() < self.end

    def at_most(self, nodes: int) -> Budget:
        return Both(self, Nodes(nodes))


class Both:
    """As long as both have something left."""

    def __init__(self, one: Budget, other: Budget) -> None:
        self.one, self.other = one, other

    def spend(self, nodes: int = 1) -> bool:
        return self.one.spend(nodes) and self.other.spend(nodes)

    def at_most(self, nodes: int) -> Budget:
        return Both(self.one, self.other.at_most(nodes))
