"""The simulated processes of a world: nodes of the real server, and one store. `SimulatedFleet` has the interface of
`chaos.servers.Fleet`."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from server.store import keys
from tests.faults.chaos.cluster import NoDisk
from tests.simulation.commands import run
from tests.simulation.loop import VirtualLoop
from tests.simulation.processes import PROCESS, Process, settle
from tests.simulation.replica import Replica
from tests.simulation.sentinels import URL as SENTINELS_URL
from tests.simulation.sentinels import Sentinels
from tests.simulation.store import FULL, Store
from tests.simulation.versions import PRESENT, Version

STORE_PORTS: Final = (6_400, 6_402)
"""The address of the store, and the address of its replica."""
STORE_PORT: Final = STORE_PORTS[0]
NODE_PORT: Final = 9_000
WEEKEND_HOUR: Final = "fri 04:30 -03:00"
"""A weekend hour that lasts while the world does: each world begins on a Friday at 05:00 of that zone."""
LOST_STEPS: Final = "the store lost steps of a room"
RESTART_S: Final = 0.2
LISTEN_S: Final = 30.0


class SimulatedNode:
    """One node with its supervisor, which tries again if the node could not start."""

    def __init__(
        self, loop: VirtualLoop, number: int, url: str, replicas: int, versions: Sequence[Version], rng: random.Random
    ) -> None:
        """`versions`: the versions of the server; `rng` chooses one of them at each start."""
        self._loop, self._versions, self._rng = loop, versions, rng
        self.number, self.port = number, NODE_PORT + number
        self._settings = {
            "host": "127.0.0.1",
            "port": self.port,
            "redis_url": url,
            "replicas": replicas,
            "weekend_hour": WEEKEND_HOUR,
            "weekend_games": "noughts",
        }
        self.starts = 0
        self.process: Process
        self._node: Any = None

    async def start(self) -> None:
        """Starts the node, and returns when it listens."""
        while True:
            self.starts += 1
            self.process = self._loop.process(f"node{self.number}.{self.starts}")
            began: asyncio.Future[bool] = self._loop.create_future()
            self.process.on_end.append(partial(settle, began, False))
            self._loop.create_task(self._begin(began), context=self.process.context.copy())
            if await began:
                return
            self.process.end()
            await asyncio.sleep(RESTART_S)

    async def _begin(self, began: "asyncio.Future[bool]") -> None:
        version = self._rng.choice(self._versions)
        self._node = version.node(version.settings(**self._settings))
        try:
            await self._node.start()
        except Exception:  # noqa: BLE001 - the process ends with the message, and its supervisor starts another
            began.set_result(False)
        else:
            began.set_result(True)

    async def end(self, *, gently: bool) -> None:
        if gently and not self.process.is_dead:
            await self.stopped()
        self.process.end()

    async def stopped(self) -> None:
        """Stops the node as a signal does. Returns when it has stopped or is dead."""
        assert self._node is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self.process.on_end.append(partial(settle, done, None))
        stopping = self._loop.create_task(self._node.stop(), context=self.process.context.copy())
        stopping.add_done_callback(lambda _stopping: settle(done, None), context=self._loop.outside.context)
        await done

    def left(self) -> list[str]:
        """Returns descriptions of the tasks, timers and connections that the process still has."""
        mine = self.process
        if mine.is_dead:
            return []
        tasks = [task.get_name() for task in self._loop.tasks_of(mine)]
        timers = [repr(handle) for handle in self._loop.timers() if handle._context.get(PROCESS) is mine]
        ends = [end for link in self._loop.network.links.values() for end in link.ends]
        links = [f"connection {end.link.number}" for end in ends if end.process is mine and not end.is_over]
        return [*tasks, *timers, *links]


class SimulatedFleet:
    """The nodes and the store. `silences`: the intervals when nobody could play. `left`: the tasks, timers and
    connections that nodes still had after they stopped."""

    library = None
    disk = NoDisk()

    def __init__(
        self,
        loop: VirtualLoop,
        seed: int,
        *,
        nodes: int,
        faults: Sequence[Any],
        has_replica: bool = False,
        has_sentinels: bool = False,
        may_lose: bool = False,
        versions: Sequence[Version] = (PRESENT,),
    ) -> None:
        """`may_lose`: the store writes to its disk once a second. `versions`: the versions of the nodes."""
        self.loop = loop
        self.store = Store(loop, STORE_PORT, seed)
        self.store.fsync = "everysec" if may_lose else "always"
        if has_replica:
            self.store.replica = Replica(loop, seed)
        self.sentinels = Sentinels(loop, STORE_PORT) if has_sentinels else None
        self.url = SENTINELS_URL if has_sentinels else self.store.url
        self.replicas = int(has_replica)
        rng = random.Random(f"versions {seed}")
        self.nodes = [SimulatedNode(loop, number, self.url, self.replicas, versions, rng) for number in range(1, nodes + 1)]
        self.silences: list[tuple[int, int]] = []
        self.silences_of: dict[str, list[tuple[int, int]]] = {}
        self.faults = faults
        self.left: list[str] = []

    def promote(self) -> Store:
        """Lets the replica take over at another address, and returns the former primary, which lives on. The Sentinels name the
        new one."""
        assert self.sentinels is not None
        former = self.store
        self.store = former.promote(sum(STORE_PORTS) - former.port)
        self.sentinels.named = self.store.port
        return former

    @property
    def survived(self) -> dict[int, dict[str, int]]:
        """Returns the sequence number of each room after each loss, by the epoch that ended."""
        return self.store.survived

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    async def store_ms(self) -> int | None:
        if self.store.process.is_dead or self.store.process.is_paused:
            return None
        return self.now_ms()

    def now_ms(self) -> int:
        """Returns the server time."""
        return self.store.now_ms + int(self.store.data.keys.values.get(keys.ADDED.encode(), b"0"))

    async def start(self) -> None:
        self.store.start()
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def stop(self) -> None:
        """Stops all nodes, and records the tasks, timers and connections that remain."""
        for node in self.nodes:
            await node.stopped()
        await asyncio.sleep(LISTEN_S)
        self.left = [f"node {node.number}: {each}" for node in self.nodes for each in node.left()]
        for node in self.nodes:
            node.process.end()
        self.store.kill()

    @contextlib.contextmanager
    def reading(self, _room: str) -> Iterator[Any]:
        yield StoredKeys(self.store)


class StoredKeys:
    """The two read commands that `chaos.streams.read` needs, with the interface of the `redis` package."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._answers: list[Any] = []

    @contextlib.contextmanager
    def pipeline(self, *, transaction: bool) -> Iterator["StoredKeys"]:
        yield StoredKeys(self._store)

    def xrange(self, name: str) -> None:
        found = self._asked(b"XRANGE", name.encode(), b"-", b"+")
        pairs = [(at, dict(zip(fields[::2], fields[1::2], strict=True))) for at, fields in found]
        self._answers.append(pairs)

    def hget(self, name: str, field: str) -> None:
        self._answers.append(self.held(name, field))

    def held(self, name: str, field: str) -> Any:
        """Returns the value of a field of a hash; None if there is none."""
        return self._asked(b"HGET", name.encode(), field.encode())

    def execute(self) -> list[Any]:
        return self._answers

    def _asked(self, *command: bytes) -> Any:
        return run(self._store.data.keys, self._store.now_ms, command)


class Faults(logging.Handler):
    """A log handler that keeps the errors of all nodes, except for those of a store whose disk is full. `may_lose`: a node may
    also log that the store lost steps."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []
        self.may_lose = False

    def emit(self, record: logging.LogRecord) -> None:
        if FULL in getattr(record, "why", "") or (self.may_lose and record.getMessage() == LOST_STEPS):
            return
        self.texts.append(logging.Formatter("%(name)s: %(message)s").format(record))
