"""The faults of a world whose store has a replica, and of a store whose disk is full."""

import asyncio
from typing import Any, Final

from server.store import keys
from tests.faults.chaos.faults import Fault, Healed, Scene
from tests.faults.chaos.store_time import wall_ms
from tests.simulation.network import SYN_AGAIN_S, Network
from tests.simulation.replica import DELAY_S, Replica
from tests.simulation.store import Store

BEHIND_S: Final = (0.05, 0.6)
LATE_SHARE: Final = 0.6
"""Share of the connections of a takeover that take long."""
LIVES_ON_SHARE: Final = 0.6
"""Share of the takeovers at another address after which the former primary lives on."""
NEAR_MS: Final = 400
STEP_S: Final = 0.1
WATCHED: Final = 100
"""Maximum number of steps of `STEP_S` during which a fault waits for a deadline."""
PAUSE_S: Final = (3.6, 8.0)


def _store(scene: Scene) -> Store:
    fleet: Any = scene.fleet
    store: Store = fleet.store
    return store


def _replica(scene: Scene) -> Replica:
    replica = _store(scene).replica
    assert replica is not None
    return replica


async def fail_over(scene: Scene, healed: Healed) -> int:
    """Kills the store. Its replica, which is perhaps behind, takes over at the same address."""
    store, replica, rng = _store(scene), _replica(scene), scene.rng
    if rng.random() < 0.6:
        replica.delay_s = BEHIND_S
        await asyncio.sleep(scene.some_seconds(0.5, 4))
    store.kill()
    since_ms = wall_ms()
    await asyncio.sleep(scene.some_seconds(0, 4))
    scene.silent(since_ms)
    replica.delay_s = DELAY_S
    store.fail_over()
    healed()
    return 1


async def promote(scene: Scene, healed: Healed) -> int:
    """Lets the replica, which is perhaps behind, take over at another address. The former primary dies before that, or it
    lives on for a while: some nodes still use it until they ask the Sentinels. Then it becomes a replica, and dies.
    Perhaps a node connects at that moment."""
    fleet: Any = scene.fleet
    store, replica, rng = _store(scene), _replica(scene), scene.rng
    replica.delay_s = rng.choice((DELAY_S, BEHIND_S, None))
    await asyncio.sleep(scene.some_seconds(0.2, 3))
    if rng.random() < 0.5:
        await _connecting(scene)
    if rng.random() < LIVES_ON_SHARE:
        fleet.promote()
        await asyncio.sleep(scene.some_seconds(0.5, 4))
        store.is_demoted = True
        await asyncio.sleep(scene.some_seconds(0.5, 3))
        store.kill()
    else:
        store.kill()
        since_ms = wall_ms()
        await asyncio.sleep(scene.some_seconds(0, 4))
        scene.silent(since_ms)
        fleet.promote()
    fleet.loop.network.late_share = 0.0
    healed()
    return 1


async def slow_replica(scene: Scene, healed: Healed) -> int:
    replica = _replica(scene)
    replica.delay_s = BEHIND_S
    await asyncio.sleep(scene.some_seconds(1, 6))
    replica.come_near()
    healed()
    return 1


async def part_from_replica(scene: Scene, healed: Healed) -> int:
    """Separates the store from its replica, so that the server acknowledges no action."""
    replica = _replica(scene)
    replica.delay_s = None
    await asyncio.sleep(scene.some_seconds(0.5, 10))
    replica.come_near()
    healed()
    return 1


async def _connecting(scene: Scene) -> Network:
    """Separates the store from its replica, and makes a node connect again, while connections take long. Returns the
    network."""
    rng = scene.rng
    fleet: Any = scene.fleet
    network: Network = fleet.loop.network
    node = rng.choice(fleet.nodes)
    _replica(scene).delay_s = None
    await asyncio.sleep(rng.uniform(0.1, 0.6))
    network.late_share = LATE_SHARE
    for link in network.between(node.process.name, "store"):
        link.cut()
    await asyncio.sleep(rng.uniform(0.02, 0.5))
    return network


async def fail_over_as_nodes_connect(scene: Scene, healed: Healed) -> int:
    """Lets the replica take over while a node connects again. The replica lacks the last commits, and some of the connections
    take long. So the node may have commits for the new store that it decided on rooms of the old one."""
    store, replica, rng = _store(scene), _replica(scene), scene.rng
    network = await _connecting(scene)
    store.kill()
    since_ms = wall_ms()
    await asyncio.sleep(rng.uniform(0, 0.3))
    scene.silent(since_ms)
    replica.delay_s = DELAY_S
    store.fail_over()
    await asyncio.sleep(2 * SYN_AGAIN_S)
    network.late_share = 0.0
    healed()
    return 1


async def pause_before_deadline(scene: Scene, healed: Healed) -> int:
    """Waits until a clock runs out in a moment, and pauses the store just before."""
    store, rng = _store(scene), scene.rng
    for _ in range(WATCHED):
        await asyncio.sleep(STEP_S)
        ahead_ms = [due_ms - scene.fleet.now_ms() for due_ms in _deadlines(scene)]  # type: ignore[attr-defined]
        if any(0 < each < NEAR_MS for each in ahead_ms):
            break
    await asyncio.sleep(rng.uniform(0, NEAR_MS / 1_000))
    since_ms, store.process.is_paused = wall_ms(), True
    await asyncio.sleep(rng.uniform(*PAUSE_S))
    scene.silent(since_ms)
    store.process.is_paused = False
    healed()
    return 1


def _deadlines(scene: Scene) -> list[int]:
    """Returns the stored deadlines of all rooms, in ms of the server's time."""
    values = _store(scene).data.keys.values
    names = (keys.due_key(bucket).encode() for bucket in range(keys.BUCKETS))
    return [int(due_ms) for name in names for due_ms in values.get(name, {}).values()]


async def fill_disk(scene: Scene, healed: Healed) -> int:
    """Fills the store's disk, so that the store refuses all writes and still answers reads."""
    store, since_ms = _store(scene), wall_ms()
    store.is_full = True
    await asyncio.sleep(scene.some_seconds(0.3, 8))
    store.is_full = False
    scene.silent(since_ms)
    healed()
    return 1


FAIL_OVER: Final = "replica takes over"
FAIL_OVER_LATE: Final = "replica takes over while a node connects"
PROMOTED: Final = "replica takes over at its own address"
TAKEOVERS: Final = (FAIL_OVER, FAIL_OVER_LATE, PROMOTED)
NEAR_DEADLINE: Final = Fault("store paused before a deadline", pause_before_deadline, 2, of_store=True)
FULL_DISK: Final = Fault("disk of the store full", fill_disk, 2, of_store=True)
SENTINEL_FAULTS: Final = (
    Fault(PROMOTED, promote, 8),
    Fault("replica slow", slow_replica, 2),
    Fault("store and replica apart", part_from_replica, 2),
)
REPLICA_FAULTS: Final = (
    Fault(FAIL_OVER, fail_over, 6),
    Fault(FAIL_OVER_LATE, fail_over_as_nodes_connect, 3),
    Fault("replica slow", slow_replica, 2),
    Fault("store and replica apart", part_from_replica, 2),
)
