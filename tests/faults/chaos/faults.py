"""The faults. Each fault disturbs the processes, waits, and ends the disturbance."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.faults.chaos.person import Person
from tests.faults.chaos.servers import Fleet, NodeProcess
from tests.faults.chaos.store_time import wall_ms

Healed = Callable[[], None]
"""The function that a fault calls when everything can work again. The recovery time starts with this call."""


STEPS_MS = (-600_000, -30_000, -2_000, 2_000, 30_000, 600_000)
STORE_STEPS_MS = (-600_000, -30_000, 30_000, 600_000)
"""Steps of the store's clock in ms; a fault makes one of them. There is no short forward step: the nodes would take
a forward step shorter than an outage for elapsed time, and turns would become shorter."""


@dataclass
class Scene:
    """The processes and people that a fault can affect. If `is_short`, every fault is brief."""

    fleet: Fleet
    people: list[Person]
    rng: random.Random
    is_short: bool = False
    tables: Sequence[Any] = ()

    def silent(self, since_ms: int) -> None:
        """Records that play was impossible from that time until now."""
        self.fleet.silences.append((since_ms, wall_ms()))

    def some_seconds(self, least: float, most: float) -> float:
        return self.rng.uniform(least, min(most, 1.5) if self.is_short else most)


async def cut_sockets(scene: Scene, healed: Healed) -> int:
    cut = scene.rng.sample(scene.people, scene.rng.randint(1, len(scene.people)))
    for person in cut:
        person.cut()
    healed()
    return len(cut)


async def kill_connections(scene: Scene, healed: Healed) -> int:
    """Makes the store disconnect all its clients. Returns their number."""
    killed = 0
    for kind in ("normal", "pubsub"):
        killed += await scene.fleet.command("CLIENT", "KILL", "TYPE", kind) or 0
    healed()
    return killed


async def kill_store(scene: Scene, healed: Healed) -> int:
    fleet, since_ms = scene.fleet, wall_ms()
    if fleet.store is not None:
        await asyncio.to_thread(fleet.store.end, signal.SIGKILL)
        await asyncio.sleep(scene.some_seconds(0, 5))
        scene.silent(since_ms)
        fleet.store.start()
    elif (pid := fleet.store_pid) is not None:
        _send(pid, signal.SIGKILL)  # the node starts its embedded store again
    healed()
    return 1


async def kill_store_in_slow_fsync(scene: Scene, healed: Healed) -> int:
    """Kills the store during a slow fsync. If the store acknowledged actions before their fsync finished, these actions
    would now be lost."""
    scene.fleet.store_shim.slow_fsync(scene.rng.choice((300, 900)))
    await asyncio.sleep(scene.rng.uniform(1, 3))
    try:
        return await kill_store(scene, healed)
    finally:
        scene.fleet.store_shim.slow_fsync(0)


async def slow_fsync(scene: Scene, healed: Healed) -> int:
    scene.fleet.store_shim.slow_fsync(scene.rng.choice((300, 900, 2_500)))
    await asyncio.sleep(scene.some_seconds(2, 6))
    scene.fleet.store_shim.slow_fsync(0)
    healed()
    return 1


async def fill_disk(scene: Scene, healed: Healed) -> int:
    """Fills the disk. With `appendfsync always` the store then exits, and its supervisor starts it again and again."""
    await asyncio.to_thread(scene.fleet.disk.fill)
    await asyncio.sleep(scene.some_seconds(1, 6))
    scene.fleet.disk.free()
    healed()
    return 1


async def kill_node(scene: Scene, healed: Healed) -> int:
    return await _restart(scene, healed, [scene.rng.choice(scene.fleet.nodes)], signal.SIGKILL)


async def kill_all_nodes(scene: Scene, healed: Healed) -> int:
    return await _restart(scene, healed, scene.fleet.nodes, signal.SIGKILL)


async def kill_everything(scene: Scene, healed: Healed) -> int:
    pid = scene.fleet.store_pid
    if scene.fleet.store is None and pid is not None:
        scene.fleet.nodes[0].send(signal.SIGKILL)
        _send(pid, signal.SIGKILL)
        return 1 + await kill_all_nodes(scene, healed)
    done = await asyncio.gather(kill_store(scene, lambda: None), kill_all_nodes(scene, healed))
    return sum(done)


async def terminate_node(scene: Scene, healed: Healed) -> int:
    return await _restart(scene, healed, [scene.rng.choice(scene.fleet.nodes)], signal.SIGTERM)


async def _restart(scene: Scene, healed: Healed, nodes: list[NodeProcess], how: signal.Signals) -> int:
    since_ms = wall_ms()
    await asyncio.gather(*(node.end(how) for node in nodes))
    await asyncio.sleep(scene.some_seconds(0, 3))
    is_silent = len(nodes) == len(scene.fleet.nodes)
    if is_silent and how is signal.SIGKILL:  # after SIGTERM a node still serves for a while
        scene.silent(since_ms)
    healed()
    await asyncio.gather(*(node.start() for node in nodes))
    return len(nodes)


async def stop_store(scene: Scene, healed: Healed) -> int:
    pid = scene.fleet.store_pid
    return await _stop(scene, healed, [] if pid is None else [pid], silent=pid is not None)


async def stop_node(scene: Scene, healed: Healed) -> int:
    node = scene.rng.choice(scene.fleet.nodes)
    return await _stop(scene, healed, node.pids, silent=len(scene.fleet.nodes) == 1)


async def stop_everything(scene: Scene, healed: Healed) -> int:
    """Stops all processes, like a laptop that sleeps."""
    pid = scene.fleet.store_pid
    pids = [pid for node in scene.fleet.nodes for pid in node.pids] + ([] if pid is None else [pid])
    return await _stop(scene, healed, pids, silent=True)


async def _stop(scene: Scene, healed: Healed, pids: list[int], *, silent: bool) -> int:
    for pid in pids:
        _send(pid, signal.SIGSTOP)
    since_ms = wall_ms()
    try:
        long = scene.rng.random() < 0.3
        await asyncio.sleep(scene.some_seconds(4, 20) if long else scene.some_seconds(0.3, 4))
        if silent:
            scene.silent(since_ms)
    finally:
        for pid in pids:
            _send(pid, signal.SIGCONT)
    healed()
    return len(pids)


async def debug_sleep(scene: Scene, healed: Healed) -> int:
    since_ms = wall_ms()
    await scene.fleet.command("DEBUG", "SLEEP", f"{scene.some_seconds(0.5, 6):.2f}")
    scene.silent(since_ms)
    healed()
    return 1


async def step_node(scene: Scene, healed: Healed) -> int:
    """Shifts the wall clock of a random node, and corrects it later."""
    shim = scene.rng.choice(scene.fleet.nodes).shim
    shim.step_node(scene.rng.choice(STEPS_MS))
    await asyncio.sleep(scene.some_seconds(1, 8))
    shim.step_node(0)
    healed()
    return 2


async def step_store(scene: Scene, healed: Healed) -> int:
    """Shifts the clock of the store. All nodes take their time from the store. An embedded store uses the machine's clock,
    so its node shifts as well."""
    fleet, step_ms = scene.fleet, scene.rng.choice(STORE_STEPS_MS)
    for ms in (step_ms, 0):
        fleet.store_shim.step_store(ms)
        if fleet.store is None:
            fleet.store_shim.step_node(ms)
        await asyncio.sleep(scene.some_seconds(1, 8))
    healed()
    return 2


def _send(pid: int, which: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, which)


@dataclass(frozen=True)
class Fault:
    """One kind of fault. `weight`: its relative frequency. `needs`: what the machine or the fleet must have for the fault,
    as a key of `MISSING`; empty for nothing.

    `of_nodes`: the fault hits a single node. The report then adds to the name whether the fleet has another node.
    `of_store`: the fault touches neither nodes nor sockets.
    """

    name: str
    strike: Callable[[Scene, Healed], Awaitable[int]]
    weight: int = 1
    needs: str = ""
    of_nodes: bool = False
    of_store: bool = False


FAULTS = (
    Fault("sockets cut", cut_sockets, 6),
    Fault("store connections killed", kill_connections, 4, of_store=True),
    Fault("kill -9 store", kill_store, 4, of_store=True),
    Fault("kill -9 store in a slow fsync", kill_store_in_slow_fsync, 3, "library", of_store=True),
    Fault("slow fsync", slow_fsync, 1, "library", of_store=True),
    Fault("disk full", fill_disk, 1, "disk"),
    Fault("kill -9 a node", kill_node, 3, of_nodes=True),
    Fault("kill -9 all nodes", kill_all_nodes, 1, "two"),
    Fault("kill -9 nodes and store", kill_everything, 1),
    Fault("SIGTERM a node", terminate_node, 1, of_nodes=True),
    Fault("SIGSTOP store", stop_store, 3, of_store=True),
    Fault("SIGSTOP a node", stop_node, 2, of_nodes=True),
    Fault("SIGSTOP nodes and store", stop_everything, 1),
    Fault("DEBUG SLEEP", debug_sleep, 2, "two", of_store=True),
    Fault("clock of a node stepped", step_node, 1, "library"),
    Fault("clock of the store stepped", step_store, 2, "library"),
)
MISSING = {
    "library": "no C compiler here",
    "disk": "no disk of its own may be mounted here",
    "two": "the embedded store does not take it, or there is one node only",
}
"""The reasons why some faults cannot occur here, by the need of the fault (`Fault.needs`) that is not met."""


def lacking(fleet: Fleet) -> set[str]:
    """Returns the needs (keys of `MISSING`) that this machine or the fleet does not meet."""
    there = {"library": fleet.library is not None, "disk": fleet.disk.is_mounted, "two": len(fleet.nodes) > 1}
    return {need for need, is_met in there.items() if not is_met}


def deck(fleet: Fleet, rng: random.Random) -> list[Fault]:
    """Returns every possible fault, repeated according to its weight, in random order."""
    cannot = lacking(fleet)
    cards = [fault for fault in fleet.faults if fault.needs not in cannot for _ in range(fault.weight)]
    rng.shuffle(cards)
    return cards


def chosen(fleet: Fleet, names: Sequence[str]) -> list[Fault]:
    """Returns the possible faults among `names`, in the order of `names`."""
    cannot, known = lacking(fleet), {fault.name: fault for fault in fleet.faults}
    return [known[name] for name in names if known[name].needs not in cannot]
