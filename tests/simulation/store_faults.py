"""The faults of a world whose store has a replica, and of a store whose disk is full."""

import asyncio
from typing import Any, Final

from tests.faults.chaos.faults import Fault, Healed, Scene
from tests.faults.chaos.store_time import wall_ms
from tests.simulation.replica import DELAY_S, Replica
from tests.simulation.store import Store

BEHIND_S: Final = (0.05, 0.6)


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
FULL_DISK: Final = Fault("disk of the store full", fill_disk, 2, of_store=True)
REPLICA_FAULTS: Final = (
    Fault(FAIL_OVER, fail_over, 6),
    Fault("replica slow", slow_replica, 2),
    Fault("store and replica apart", part_from_replica, 2),
)
