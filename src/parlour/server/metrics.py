"""What a house counts of itself, for Prometheus; numbers of things, never of whom."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from parlour.core import DEALER
from parlour.core.house import HouseMove
from parlour.server.table import Batch

if TYPE_CHECKING:
    from parlour.server.keeper import Keeper
    from parlour.server.lobby import Lobby

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counts as things happen, and looks at the lobby when it is asked."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        moves = self.counter("parlour_moves", "Moves that were written and told", "by")
        self.by_seat, self.by_dealer, self.by_house = map(moves.labels, ("seat", "dealer", "house"))
        self.refused = self.counter(
            "parlour_refused", "Wishes that were refused, by clause", "clause"
        )
        self.failures = self.counter("parlour_failures", "Tables that failed, or were taken")
        self.written = Histogram(
            "parlour_write_seconds",
            "From a wish that is judged to the disk that has it",
            buckets=SECONDS,
            registry=self.registry,
        )

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def count(self, batch: Batch) -> None:
        for event in batch.events:
            if isinstance(event.move, HouseMove):
                self.by_house.inc()
            elif event.seat == DEALER:
                self.by_dealer.inc()
            else:
                self.by_seat.inc()

    def follow(self, lobby: "Lobby") -> None:
        self.registry.register(Tables(lobby))

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Tables(Collector):
    """The tables that this process keeps, counted when somebody asks."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[GaugeMetricFamily]:
        keepers = [*self.lobby.keepers.values()]
        chairs = [chair for keeper in keepers for chair in keeper.chairs]
        waiting = self.lobby.journal.writer.waiting.qsize()
        yield gauge("parlour_tables", "Tables that are open here", len(keepers))
        yield gauge("parlour_playing", "Those at which a match runs", sum(map(playing, keepers)))
        yield gauge("parlour_chairs", "Connections at tables", len(chairs))
        yield gauge("parlour_unwritten", "Changes that wait for the disk", waiting)


def playing(keeper: "Keeper") -> bool:
    return keeper.table is not None and not keeper.over


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value)
