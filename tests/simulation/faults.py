"""The faults of a simulated world. Each fault disturbs the processes or the network, waits, and ends the disturbance."""

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from tests.faults.chaos.faults import STORE_STEPS_MS, Fault, Healed, Scene, cut_sockets
from tests.faults.chaos.store_time import wall_ms
from tests.simulation.fleet import SimulatedFleet, SimulatedNode
from tests.simulation.network import Link
from tests.simulation.processes import Process, settle

MOST_STEPS: Final = 4_000
"""Maximum number of callbacks that a node runs before a fault kills it."""
PATIENCE_S: Final = 20.0
DRIFTS: Final = (0.98, 0.998, 1.002, 1.02)
"""Speeds of a node's clock. A real clock gains or loses less than 0.1 %."""


def _fleet(scene: Scene) -> SimulatedFleet:
    fleet: Any = scene.fleet
    return fleet  # type: ignore[no-any-return]


def _node(scene: Scene) -> SimulatedNode:
    return scene.rng.choice(_fleet(scene).nodes)


def _some(scene: Scene, links: list[Link]) -> list[Link]:
    return scene.rng.sample(links, scene.rng.randint(1, len(links))) if links else []


async def cut_store_links(scene: Scene, healed: Healed) -> int:
    cut = _some(scene, _fleet(scene).loop.network.between("node", "store"))
    for link in cut:
        link.cut()
    healed()
    return len(cut)


async def half_open(scene: Scene, healed: Healed) -> int:
    """Makes connections silent without any error; later they continue or break."""
    other = scene.rng.choice(("world", "world", "store"))
    silent = _some(scene, _fleet(scene).loop.network.between("node", other))
    for link in silent:
        link.silence()
    await asyncio.sleep(scene.some_seconds(0.2, 15))
    for link in silent:
        if scene.rng.random() < 0.5:
            link.speak()
        else:
            link.cut()
    healed()
    return len(silent)


async def part_node_and_store(scene: Scene, healed: Healed) -> int:
    """Separates a node from the store for a while, without any error."""
    fleet, node = _fleet(scene), _node(scene)
    network = fleet.loop.network
    pair = frozenset((node.process.name, fleet.store.process.name))
    network.apart.add(pair)
    silent = network.between(node.process.name, "store")
    for link in silent:
        link.silence()
    await asyncio.sleep(scene.some_seconds(0.3, 12))
    network.apart.discard(pair)
    for link in silent:
        link.speak() if scene.rng.random() < 0.7 else link.cut()
    healed()
    return 1


async def kill_store(scene: Scene, healed: Healed) -> int:
    """Kills the store's machine. Writes that are not on its disk are lost."""
    fleet, since_ms = _fleet(scene), wall_ms()
    if scene.rng.random() < 0.8:
        await _dead_within(fleet.store.process, scene.rng.randrange(1, MOST_STEPS // 8))
    fleet.store.kill()
    since_ms = wall_ms()
    await asyncio.sleep(scene.some_seconds(0, 5))
    scene.silent(since_ms)
    fleet.store.start()
    healed()
    return 1


async def _dead_within(process: Process, steps: int) -> None:
    """Returns when the process has died after that number of callbacks, or when it could not die because it had no
    callbacks to run."""
    dead: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    process.on_end.append(partial(settle, dead, None))
    process.steps_left = steps
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(dead, PATIENCE_S)


async def kill_node(scene: Scene, healed: Healed) -> int:
    """Kills a node after a random number of callbacks, and starts it again."""
    node = _node(scene)
    await _dead_within(node.process, scene.rng.randrange(1, MOST_STEPS))
    await node.end(gently=False)
    await asyncio.sleep(scene.some_seconds(0, 3))
    await node.start()
    healed()
    return 1


async def kill_all_nodes(scene: Scene, healed: Healed) -> int:
    nodes = _fleet(scene).nodes
    for node in nodes:
        await node.end(gently=False)
    since_ms = wall_ms()
    await asyncio.sleep(scene.some_seconds(0, 6))
    scene.silent(since_ms)
    await asyncio.gather(*(node.start() for node in nodes))
    healed()
    return len(nodes)


async def kill_everything(scene: Scene, healed: Healed) -> int:
    return await kill_store(scene, lambda: None) + await kill_all_nodes(scene, healed)


async def terminate_node(scene: Scene, healed: Healed) -> int:
    node = _node(scene)
    await node.end(gently=True)
    await asyncio.sleep(scene.some_seconds(0, 3))
    await node.start()
    healed()
    return 1


@contextlib.contextmanager
def _paused(processes: list[Process]) -> Iterator[None]:
    for process in processes:
        process.is_paused = True
    try:
        yield
    finally:
        for process in processes:
            process.is_paused = False


async def pause_node(scene: Scene, healed: Healed) -> int:
    with _paused([_node(scene).process]):
        await asyncio.sleep(scene.some_seconds(0.3, 12))
    healed()
    return 1


async def pause_store(scene: Scene, healed: Healed) -> int:
    since_ms = wall_ms()
    with _paused([_fleet(scene).store.process]):
        await asyncio.sleep(scene.some_seconds(0.3, 12))
        scene.silent(since_ms)
    healed()
    return 1


async def pause_everything(scene: Scene, healed: Healed) -> int:
    """Pauses all processes, like a laptop that sleeps."""
    fleet, since_ms = _fleet(scene), wall_ms()
    processes = [fleet.store.process, *(node.process for node in fleet.nodes)]
    with _paused(processes):
        await asyncio.sleep(scene.some_seconds(0.3, 12))
        scene.silent(since_ms)
    healed()
    return len(processes)


async def step_store(scene: Scene, healed: Healed) -> int:
    """Shifts the store's clock, and later corrects it."""
    store = _fleet(scene).store
    for ms in (scene.rng.choice(STORE_STEPS_MS), 0):
        store.ahead_ms = ms
        await asyncio.sleep(scene.some_seconds(1, 8))
    healed()
    return 2


async def slow_disk(scene: Scene, healed: Healed) -> int:
    store = _fleet(scene).store
    usual, store.disk_s = store.disk_s, (0.05, scene.rng.choice((0.3, 0.9)))
    await asyncio.sleep(scene.some_seconds(2, 6))
    store.disk_s = usual
    healed()
    return 1


async def flaky_network(scene: Scene, healed: Healed) -> int:
    """Makes connections break at random writes."""
    network = _fleet(scene).loop.network
    network.break_share = scene.rng.choice((0.002, 0.01, 0.03))
    await asyncio.sleep(scene.some_seconds(2, 8))
    network.break_share = 0.0
    healed()
    return 1


async def drift_node(scene: Scene, healed: Healed) -> int:
    """Makes a node's own clock gain or lose."""
    process = _node(scene).process
    process.run_at(scene.rng.choice(DRIFTS))
    await asyncio.sleep(scene.some_seconds(3, 20))
    process.run_at(1.0)
    healed()
    return 1


FAULTS: Final = (
    Fault("sockets cut", cut_sockets, 4),
    Fault("connections to the store cut", cut_store_links, 4, of_store=True),
    Fault("connections silent", half_open, 3),
    Fault("node and store apart", part_node_and_store, 3),
    Fault("network breaks connections", flaky_network, 4),
    Fault("store dies", kill_store, 4, of_store=True),
    Fault("node dies at some step", kill_node, 5),
    Fault("all nodes die", kill_all_nodes, 1),
    Fault("nodes and store die", kill_everything, 1),
    Fault("node stops", terminate_node, 2),
    Fault("node paused", pause_node, 2),
    Fault("store paused", pause_store, 3, of_store=True),
    Fault("everything paused", pause_everything, 1),
    Fault("clock of the store stepped", step_store, 2),
    Fault("clock of a node drifts", drift_node, 2),
    Fault("slow disk", slow_disk, 2, of_store=True),
)
