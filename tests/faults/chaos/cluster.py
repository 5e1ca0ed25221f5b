"""Two nodes on a Cluster of three masters, each with a replica, and the faults that hit a master.

The nodes wait for one replica before they acknowledge an action (`--replicas 1`), so a takeover by a replica loses no
acknowledged action.
"""

import asyncio
import contextlib
import signal
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from redis import Redis
from redis.crc import key_slot
from redis.exceptions import RedisError

from server.store import keys
from tests.faults.chaos.faults import FAULTS, Fault, Healed, Scene
from tests.faults.chaos.servers import NodeProcess
from tests.faults.chaos.shim import Shim
from tests.faults.chaos.store_time import wall_ms
from tests.faults.chaos.table import Table
from tests.redis_servers import NODE_TIMEOUT_MS, Cluster, Server, cluster_flags, free_ports, move_slot, move_slot_by_keys, until

MASTERS = 3
OF_NODES = ("sockets cut", "kill -9 a node", "kill -9 all nodes", "SIGTERM a node", "SIGSTOP a node")
"""Names of the faults that hit nodes and do not touch the store."""


def slot_of(room: str) -> int:
    slot: int = key_slot(keys.bucket_tag(keys.bucket_of(room)).encode())
    return slot


class NoDisk:
    """A replacement for `Disk`: the servers of a Cluster have no separate disk in these tests."""

    is_mounted = False


class ClusterFleet:
    """Two nodes on a Cluster, with the interface of `Fleet`. `others_s`: answer times in s of rooms on other masters while
    a master was away."""

    library = None
    store = None
    store_pid = None
    disk = NoDisk()

    def __init__(self, folder: Path, arguments: Sequence[str] = ()) -> None:
        servers = [Server(folder, port, *cluster_flags()) for port in free_ports(2 * MASTERS)]
        self.cluster = Cluster(servers, MASTERS)
        shim = Shim(None, folder / "node.shim")
        where = ("--redis-url", self.cluster.url, "--replicas", "1", *arguments)
        self.nodes = [NodeProcess(number, folder, shim, *where) for number in (1, 2)]
        self.silences: list[tuple[int, int]] = []
        self.silences_of: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self.outages_s: list[float] = []
        self.others_s: list[float] = []
        self.faults = (*CLUSTER_FAULTS, *(fault for fault in FAULTS if fault.name in OF_NODES))

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    async def store_ms(self) -> int | None:
        told = await self.command("TIME")
        return None if told is None else int(told[0]) * 1000 + int(told[1]) // 1000

    async def start(self) -> None:
        await asyncio.to_thread(self.cluster.start)
        await asyncio.gather(*(node.start() for node in self.nodes))

    async def command(self, *words: str) -> Any:
        """Sends a command to the first server that answers. Any server will do, because all servers share one clock."""

        def ask() -> Any:
            for server in self.cluster.servers:
                with contextlib.suppress(RedisError, OSError):
                    return server.ask(*words)
            return None

        return await asyncio.to_thread(ask)

    async def stop(self) -> None:
        await asyncio.gather(*(node.end(signal.SIGTERM) for node in self.nodes), return_exceptions=True)
        self.cluster.stop()

    @contextlib.contextmanager
    def reading(self, room: str) -> Iterator[Any]:
        owner = self.owner_of(room)
        with Redis(owner.host, owner.port, socket_timeout=30) as store:
            yield store

    def figures(self) -> list[str]:
        """Returns lines for the report: how long masters were away, and how long rooms on other masters took to answer."""
        return [
            f"{name}: {len(took)} times, p50 {statistics.median(took):.2f} s, max {max(took):.2f} s"
            for name, took in (("until another has the slots", self.outages_s), ("answers of rooms elsewhere", self.others_s))
            if took
        ]

    def owner_of(self, room: str) -> Server:
        owner = self.cluster.owner_of(slot_of(room))
        assert owner is not None
        return owner


async def kill_master(scene: Scene, healed: Healed) -> int:
    """Kills a master. Its replica takes over, and later the killed server comes back as a replica of the new master."""
    victim = await _victim(scene)
    await _away(scene, victim, healed, lambda: victim.kill(), lambda: victim.start())
    return 1


async def pause_master(scene: Scene, healed: Healed) -> int:
    """Pauses a master until its replica has taken over. For a moment after the pause, the old master still
    believes that it is the master."""
    victim = await _victim(scene)
    await _away(scene, victim, healed, lambda: victim.send(signal.SIGSTOP), lambda: victim.send(signal.SIGCONT))
    return 1


async def doze_master(scene: Scene, healed: Healed) -> int:
    """Pauses a master for so short a time that no replica takes over."""
    victim = await _victim(scene)
    victim.send(signal.SIGSTOP)
    await asyncio.sleep(scene.rng.uniform(0.3, 0.5 * NODE_TIMEOUT_MS / 1000))
    victim.send(signal.SIGCONT)
    healed()
    return 1


async def move_slots(scene: Scene, healed: Healed) -> int:
    return await _moved(scene, healed, move_slot)


async def move_slots_by_keys(scene: Scene, healed: Healed) -> int:
    return await _moved(scene, healed, move_slot_by_keys)


async def _moved(scene: Scene, healed: Healed, move: Any) -> int:
    fleet: Any = scene.fleet
    room = scene.rng.choice(scene.people).room
    source = await asyncio.to_thread(fleet.owner_of, room)
    others = [each for each in await asyncio.to_thread(_masters, fleet.cluster) if each is not source]
    begun_s = time.monotonic()
    await asyncio.to_thread(move, fleet.cluster, slot_of(room), scene.rng.choice(others))
    fleet.outages_s.append(time.monotonic() - begun_s)
    healed()
    return 1


def _masters(cluster: Cluster) -> list[Server]:
    """Returns the masters that own slots now."""
    found = {cluster.owner_of(slot_of_bucket(bucket)) for bucket in range(keys.BUCKETS)}
    return [server for server in cluster.servers if server in found]


def slot_of_bucket(bucket: int) -> int:
    slot: int = key_slot(keys.bucket_tag(bucket).encode())
    return slot


async def _victim(scene: Scene) -> Server:
    """Returns the master of a random room in play, after waiting until all masters have replicas in sync."""
    fleet: Any = scene.fleet
    await asyncio.to_thread(until, "everybody has a replica", lambda: _is_covered(fleet.cluster), 60)
    server: Server = await asyncio.to_thread(fleet.owner_of, scene.rng.choice(scene.people).room)
    return server


def _is_covered(cluster: Cluster) -> bool:
    """Tells whether each master has a replica with all of its data."""
    return all(
        any(f"slave{number}" in said and said[f"slave{number}"]["state"] == "online" for number in range(2))
        for said in (master.info("replication") for master in _masters(cluster))
    )


async def _away(scene: Scene, victim: Server, healed: Healed, hurt: Any, heal: Any) -> None:
    fleet: Any = scene.fleet
    tables: Sequence[Table] = scene.tables
    owners = {table.room: await asyncio.to_thread(fleet.owner_of, table.room) for table in tables}
    others = [table for table in tables if owners[table.room] is not victim]
    alive = next(server for server in await asyncio.to_thread(_masters, fleet.cluster) if server is not victim)
    since_ms, since_s = wall_ms(), time.monotonic()
    hurt()
    watching = asyncio.create_task(_ask_others(fleet, others))
    slot = next(slot_of(room) for room, owner in owners.items() if owner is victim)
    await asyncio.to_thread(until, "another takes over", lambda: fleet.cluster.owner_of(slot, alive) is not victim, 60)
    for room, owner in owners.items():
        if owner is victim:
            fleet.silences_of[room].append((since_ms, wall_ms()))
    fleet.outages_s.append(time.monotonic() - since_s)
    heal()
    healed()
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


async def _ask_others(fleet: Any, tables: Sequence[Table]) -> None:
    while tables:
        for table in tables:
            asked_s = time.monotonic()
            await table.answered()
            fleet.others_s.append(time.monotonic() - asked_s)
        await asyncio.sleep(0.1)


CLUSTER_FAULTS = (
    Fault("kill -9 a master", kill_master, 2, of_store=True),
    Fault("SIGSTOP a master until another took over", pause_master, 2, of_store=True),
    Fault("SIGSTOP a master for a moment", doze_master, 1, of_store=True),
    Fault("a slot moved", move_slots, 2, of_store=True),
    Fault("a slot moved key by key", move_slots_by_keys, 2, of_store=True),
)
