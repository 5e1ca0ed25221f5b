"""Counters and histograms that change with every message. They are plain numbers without a lock, unlike the metrics of the
Prometheus library.

Only the thread of the event loop changes the numbers. Another thread that reads them for `/metrics` may miss the last message.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class PlainCounter:
    """A counter. `inc` adds one."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, amount: int = 1) -> None:
        self.value += amount


class PlainCounters(Collector):
    """Counters that differ in the value of one label."""

    def __init__(self, name: str, documentation: str, label: str | None = None) -> None:
        self._name, self._documentation = name, documentation
        self._label = label
        self._children: dict[str, PlainCounter] = {}
        REGISTRY.register(self)

    def labels(self, value: str) -> PlainCounter:
        return self._children.setdefault(value, PlainCounter())

    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily(self._name, self._documentation, labels=[self._label] if self._label else [])
        for value, child in self._children.items():
            family.add_metric([value] if self._label else [], child.value)
        yield family


def plain_counter(name: str, documentation: str) -> PlainCounter:
    """Returns a counter without a label, registered under this name."""
    return PlainCounters(name, documentation).labels("")


class PlainHistogram(Collector):
    """A histogram. `observe` adds one value to its bucket."""

    def __init__(self, name: str, documentation: str, *, buckets: Sequence[float]) -> None:
        self._name, self._documentation = name, documentation
        self._bounds = tuple(map(float, buckets))
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, amount: float) -> None:
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterable[Metric]:
        below, buckets = 0, []
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            below += count
            buckets.append((bound, float(below)))
        yield HistogramMetricFamily(self._name, self._documentation, buckets=buckets, sum_value=self._sum)
