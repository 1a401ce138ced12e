"""What happens here, counted for Prometheus. Counting costs about a microsecond."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from phantomline import __version__
from phantomline.server.live.rooms import Rooms
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.store.store import Store

__all__ = ["CONTENT_TYPE", "Metrics", "watch"]

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        about = Gauge(
            "phantomline_info", "Which version runs.", ["version"], registry=self.registry
        )
        about.labels(__version__).set(1)
        self.requests: Final = Counter(
            "phantomline_http_requests",
            "HTTP requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds: Final = Histogram(
            "phantomline_http_seconds",
            "How long HTTP requests took.",
            ["route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refused: Final = Counter(
            "phantomline_refused",
            "What was turned away before it reached a route.",
            ["code"],
            registry=self.registry,
        )
        self.sockets: Final = Gauge(
            "phantomline_sockets", "WebSockets that are open.", registry=self.registry
        )

    def text(self) -> bytes:
        """Return everything in Prometheus' format."""
        return generate_latest(self.registry)


class _Figures(Collector):
    """What other parts count anyway, read when somebody asks: it costs nothing until then."""

    def __init__(self, store: Store, rooms: Rooms, thinkers: Thinkers) -> None:
        self.store = store
        self.rooms = rooms
        self.thinkers = thinkers

    def collect(self) -> Iterator[Metric]:
        """Read all figures."""
        kept = self.store.figures
        for name, told, count in (
            ("commits", "Commits to the database.", kept.commits),
            ("entries", "Entries appended to the logs of tables.", kept.rows),
            ("writes", "Other writes to the database.", kept.works),
            ("store_failures", "Commits that failed.", kept.failures),
            ("bot_failures", "Moves that a bot failed to choose.", self.thinkers.failures),
        ):
            yield CounterMetricFamily(f"phantomline_{name}", told, count)
        people = sum(len(room.connections) for room in self.rooms.rooms.values())
        for name, told, level in (
            ("rooms", "Tables in memory.", len(self.rooms.rooms)),
            ("visitors", "Connections to tables.", people),
            ("bots_thinking", "Moves that bots are asked for now.", self.thinkers.waiting),
        ):
            yield GaugeMetricFamily(f"phantomline_{name}", told, level)


def watch(metrics: Metrics, store: Store, rooms: Rooms, thinkers: Thinkers) -> None:
    """Tell of the store, the rooms and the bots as well."""
    metrics.registry.register(_Figures(store, rooms, thinkers))
