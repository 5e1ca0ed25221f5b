"""The report that a node makes about itself, and the task that keeps the reports of all nodes up to date."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from prometheus_client import REGISTRY, CollectorRegistry

from server import __version__
from server.aggregate_types import SESSIONS, type_of
from server.store.ended_tasks import ended
from server.store.health import node_reports
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.rooms.room_store import RoomStore

log = logging.getLogger("banderilla.operator")

EVERY_S: Final = 5.0
GONE_MS: Final = 20_000
"""Age of a report, in ms, above which its node counts as ended."""


class NodeReport(msgspec.Struct, frozen=True):
    """The numbers of a node. No number concerns a single person."""

    node: str
    """The name of the node."""
    version: str
    """The version of the server."""
    at_ms: int
    """The time of the report, by the store's clock."""
    up_ms: int
    """Time since the node started."""
    connections: int
    """Open sockets of people."""
    rooms: int
    """Rooms that the node has in memory."""
    playing: int
    """Rooms in the node's memory where a game runs."""
    classes: int
    """Classes that the node has in memory."""
    accepted: int
    """Actions and commands that the node has carried out since its start."""
    lag_ms: float
    """Mean delay of the node's event loop since the last report."""
    ack_ms: float
    """Mean time from a message to its answer since the last report."""
    tables_refused: int
    """Requests for a new table that the node refused since its start, because too many came at once."""
    outage_ms: int
    """Time without Redis since the node's start."""
    refusals: dict[str, int]
    """Refusals since the node's start, by code."""
    turned_away: dict[str, int]
    """Connections that the node refused since its start, by reason."""


class Shown(NamedTuple):
    """Everything on the page. `at_ms`: the store's time; `redis`: empty while Redis does not answer."""

    at_ms: int
    nodes: Sequence[NodeReport]
    redis: Mapping[str, str]


class Mean:
    """The mean of a histogram's observations since the mean was last read, in ms."""

    def __init__(self, name: str, registry: CollectorRegistry) -> None:
        self._name, self._registry = name, registry
        self._before = (0.0, 0.0)

    def since(self) -> float:
        total = self._registry.get_sample_value(f"{self._name}_sum") or 0.0
        count = self._registry.get_sample_value(f"{self._name}_count") or 0.0
        passed, number = total - self._before[0], count - self._before[1]
        self._before = (total, count)
        return round(1_000 * passed / number, 2) if number else 0.0


class Reports:
    """Makes a report every `EVERY_S` seconds, from `start` to `stop`. `shown` has the last reports of all nodes; None before
    the first report."""

    def __init__(self, link: RedisHealth, node: str, rooms: RoomStore, registry: CollectorRegistry = REGISTRY) -> None:
        self.shown: Shown | None = None
        self._link, self._node, self._rooms, self._registry = link, node, rooms, registry
        self._begun_s = time.monotonic()
        self._lag = Mean("banderilla_event_loop_lag_seconds", registry)
        self._ack = Mean("banderilla_ack_seconds", registry)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="operator reports")

    async def stop(self) -> None:
        if self._task is not None:
            await ended([self._task])
            with contextlib.suppress(Unstored):
                if self._link.is_open:
                    await node_reports.withdraw(self._link, self._node)

    async def _keep(self) -> None:
        while True:
            try:
                await self.report()
            except Exception:
                log.exception("a report for the operator failed unexpectedly")
            await asyncio.sleep(EVERY_S)

    async def report(self) -> None:
        """Stores this node's report and reads the reports of all nodes. Without Redis, `shown` has only this node's report."""
        own = self._own()
        try:
            found = await node_reports.exchange(self._link, self._node, msgspec.json.encode(own))
            redis = await node_reports.properties(self._link)
        except Unstored:
            self.shown = Shown(own.at_ms, [own], {})
            return
        nodes = list(_readable(found))
        gone = [each.node for each in nodes if own.at_ms - each.at_ms > GONE_MS]
        if gone:
            await node_reports.withdraw(self._link, *gone)
        here = sorted((each for each in nodes if each.node not in gone), key=lambda each: each.node)
        self.shown = Shown(own.at_ms, here, redis)

    def _own(self) -> NodeReport:
        places = list(self._rooms.places)
        held = [place.views.room for place in places if place.views is not None]
        return NodeReport(
            node=self._node,
            version=__version__,
            at_ms=self._link.now_ms(),
            up_ms=round(1_000 * (time.monotonic() - self._begun_s)),
            connections=round(self._value("banderilla_connections")),
            rooms=sum(type_of(room.code) is not SESSIONS for room in held),
            playing=sum(room.state == "playing" for room in held if type_of(room.code) is not SESSIONS),
            classes=sum(type_of(room.code) is SESSIONS for room in held),
            accepted=round(self._value("banderilla_commands_total", outcome="accepted")),
            lag_ms=self._lag.since(),
            ack_ms=self._ack.since(),
            tables_refused=round(self._value("banderilla_tables_refused_total")),
            outage_ms=round(1_000 * self._value("banderilla_outage_seconds_total")),
            refusals=self._by_label("banderilla_refusals_total", "code"),
            turned_away=self._by_label("banderilla_turned_away_total", "reason"),
        )

    def _value(self, name: str, **labels: str) -> float:
        return self._registry.get_sample_value(name, labels) or 0.0

    def _by_label(self, name: str, label: str) -> dict[str, int]:
        family = name.removesuffix("_total")
        samples = (each for metric in self._registry.collect() if metric.name == family for each in metric.samples)
        return {each.labels[label]: round(each.value) for each in samples if each.name == name and each.value}


def _readable(found: Iterable[bytes]) -> Iterable[NodeReport]:
    """Yields the reports that this version can read: nodes of another version may report something else."""
    for raw in found:
        with contextlib.suppress(msgspec.MsgspecError):
            yield msgspec.json.decode(raw, type=NodeReport)
