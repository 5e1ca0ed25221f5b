"""`python -m tests.simulation.soak [--hours 24] [--rooms 1000] [--seed S]`: hours of play in which rooms open and close,
without faults. It counts what the nodes keep, four times.

The rooms begin at equal distances; in each, two people play and two watch for ten seconds, and all leave. After each quarter
of the time, when all have been away for some minutes, the command counts the tasks, timers and connections of the nodes and the
live objects of the server's and the libraries' classes. Nothing of this may grow with the number of rooms that were open.
"""

import argparse
import asyncio
import gc
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import _lru_cache_wrapper
from typing import Any, Final

from tests.simulation.environment import require_fixed_hashes, simulate_machine

HOURS: Final = 24.0
ROOMS: Final = 1_000
NODES: Final = 2
PLAYED_S: Final = 10.0
AWAY_S: Final = 900.0
"""Virtual time after which the nodes have dropped everything of rooms that nobody watches."""
QUARTERS: Final = 4
COUNTED: Final = ("server.", "engines.", "protocol.", "websockets.", "redis.")
"""The modules whose objects count."""
GROWTH: Final = 1.02
"""Permitted growth of the objects from the first quarter to the last."""
OPEN: Final = 10
"""Number of connections of a pool that may be open at one time and not at another."""


def kept(fleet: Any) -> Counter[str]:
    """Returns the number of things that the nodes keep, by kind. Empties the caches of bounded size first."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith(COUNTED):
            each.cache_clear()
    gc.collect()
    from server.gateway.limits.rate_limit import TokenBucket  # an address keeps those of at most 2,000 people

    found: Counter[str] = Counter()
    for each in gc.get_objects():
        module = type(each).__module__
        if isinstance(module, str) and module.startswith(COUNTED):
            found["objects"] += type(each) is not TokenBucket
            found[f"{module}.{type(each).__qualname__}"] += 1
    found["left of nodes"] = sum(len(node.left()) for node in fleet.nodes)
    found["keys of the store"] = len(fleet.store.data.keys.values)
    return found


async def soak(
    fleet: Any, table_of: Callable[[int], Any], hours: float, rooms: int, tell: Callable[[Counter[str]], None]
) -> int:
    """Opens the rooms one after the other. Calls `tell` with what the nodes keep after each quarter. Returns the number of
    accepted actions."""
    acked = 0

    async def one(number: int) -> None:
        nonlocal acked
        table = table_of(number)
        await table.open()
        table.play()
        await asyncio.sleep(PLAYED_S)
        await table.rest()
        await table.go()
        acked += sum(action.accepted_seq is not None for person in table.people for action in person.actions())

    every = rooms // QUARTERS
    distance_s = max(0.0, (3_600 * hours / QUARTERS - AWAY_S) / every)
    for quarter in range(QUARTERS):
        running: set[Awaitable[None]] = set()
        for at in range(every):
            running.add(asyncio.create_task(one(quarter * every + at)))
            await asyncio.sleep(distance_s)
        await asyncio.gather(*running)
        running.clear()
        await asyncio.sleep(AWAY_S)
        tell(kept(fleet))
    return acked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=HOURS)
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    from engines.registry import all_engines
    from tests.faults.chaos.table import GAMES, Table
    from tests.simulation.environment import Machine
    from tests.simulation.fleet import SimulatedFleet
    from tests.simulation.loop import VirtualLoop
    from tests.simulation.threads import simulate_threads
    from tests.simulation.versions import PRESENT
    from tests.simulation.world import number_connections

    all_engines()
    simulate_threads()
    number_connections(PRESENT.connection)
    loop, rng = VirtualLoop(asked.seed), random.Random(f"soak {asked.seed}")
    asyncio.set_event_loop(loop)
    fleet = SimulatedFleet(loop, asked.seed, nodes=NODES, faults=())
    marks: list[Counter[str]] = []

    def tell(mark: Counter[str]) -> None:
        marks.append(mark)
        named = ", ".join(f"{mark[name]} {name}" for name in ("objects", "left of nodes", "keys of the store"))
        print(f"after {Machine.now_s / 3_600:.1f} h: {named}, {sum(os.times()[:2]):.0f} s of processor time", flush=True)

    async def run() -> int:
        await fleet.start()
        acked = await soak(
            fleet, lambda number: Table(number, GAMES[number % len(GAMES)], fleet.ports, rng), asked.hours, asked.rooms, tell
        )
        await fleet.stop()
        return acked

    acked = loop.outside.context.copy().run(loop.run_until_complete, run())
    first, last = marks[0], marks[-1]
    print(f"{asked.rooms} rooms, {acked} acknowledged, left at the end: {fleet.left or 'nothing'}")
    grows = last["objects"] > first["objects"] * GROWTH or last["left of nodes"] > first["left of nodes"] + OPEN
    for name in sorted(last, key=lambda name: first[name] - last[name])[:10] if grows else ():
        print(f"  {name}: {first[name]} to {last[name]}")
    return 1 if grows or fleet.left else 0


if __name__ == "__main__":
    require_fixed_hashes()
    simulate_machine()
    sys.exit(main())
