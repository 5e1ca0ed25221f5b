"""One simulated world: nodes, a store, rooms where people play, faults, and at its end the checks of `make chaos`."""

import asyncio
import gc
import logging
import os
import random
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.faults.chaos.history import Wrong
from tests.faults.chaos.round import Plan
from tests.simulation.classes.round import ClassRound
from tests.simulation.environment import BEGIN_S, Machine
from tests.simulation.faults import FAULTS
from tests.simulation.fleet import Faults, SimulatedFleet
from tests.simulation.loop import VirtualLoop
from tests.simulation.store_faults import FULL_DISK, NEAR_DEADLINE, REPLICA_FAULTS, SENTINEL_FAULTS
from tests.simulation.strokes import Stroke
from tests.simulation.threads import simulate_threads
from tests.simulation.versions import PRESENT, Version
from tests.simulation.workers import Pool

ROOMS: Final = 4
CLASSES: Final = 1
WORLD_S: Final = 120.0
"""Virtual time in s during which faults occur in a world."""
EXPLORERS_SHARE: Final = 0.75
"""Share of the worlds where there are people who try all commands."""
REPLICA_SHARE: Final = 0.4
"""Share of the worlds whose store has a replica. In these worlds the nodes wait for the replica (`--replicas 1`)."""
SENTINELS_SHARE: Final = 0.5
"""Share of the worlds with a replica where Sentinels name the primary. A replica then takes over at its own address."""
LOSES_SHARE: Final = 0.15
"""Share of the worlds without a replica whose store writes to its disk once a second. Only tables are in these worlds."""
NODES: Final = (1, 2, 2, 3)
"""Possible numbers of nodes; the seed chooses one."""


@dataclass
class Report:
    """The result of a world. Two worlds with the same `digest` did exactly the same."""

    seed: int
    digest: str = ""
    virtual_s: float = 0.0
    processor_s: float = 0.0
    acked: int = 0
    refused: int = 0
    views: int = 0
    clocks: int = 0
    steps: int = 0
    commands: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    figures: dict[str, int] = field(default_factory=dict)
    """Numbers of other things that happened, such as classes."""
    wrongs: list[str] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    """The faults in order."""

    @property
    def kinds(self) -> set[str]:
        """Returns the kinds of the violations."""
        return {wrong.split(" ")[0] for wrong in self.wrongs}


@dataclass(frozen=True)
class Frame:
    """The size of a world. `seconds`: virtual seconds with faults. `wanted`: the only faults of the world; None for the
    faults that the seed gives."""

    seconds: float = WORLD_S
    rooms: int = ROOMS
    classes: int = CLASSES
    explores: bool = True
    """False: there are no explorers, in any world."""
    wanted: tuple[Stroke, ...] | None = None
    only: str = ""
    """Beginning of the names of the only faults of the world; a world that has none of them has all its faults."""
    versions: tuple[Version, ...] = (PRESENT,)
    """The versions of the server. Each node that starts has one of them."""


def simulate(seed: int, frame: Frame, trace: Path | None = None) -> Report:
    """Runs the world of that seed. Call this function once per process, because modules of the server have counters
    that would continue."""
    gc.disable()  # a search for garbage among all imported modules takes a sixth of the time
    simulate_threads()
    begun_s = sum(os.times()[:2])
    Machine.now_s, Machine.rng = BEGIN_S, random.Random(f"machine {seed}")
    Pool.rng = random.Random(f"workers {seed}")
    random.seed(f"module {seed}")
    for version in frame.versions:
        number_connections(version.connection)
    loop = VirtualLoop(seed)
    asyncio.set_event_loop(loop)
    errors, report = Faults(), Report(seed)
    logging.basicConfig(level=logging.INFO, handlers=[errors], force=True)
    lines = trace.open("w") if trace is not None else None
    if lines is not None:
        loop.note = lines.write  # type: ignore[assignment]
        told = logging.StreamHandler(lines)
        told.setFormatter(logging.Formatter("log %(name)s %(message)s %(why)s", defaults={"why": ""}))
        logging.getLogger().addHandler(told)
    loop.set_exception_handler(lambda _loop, context: errors.texts.append(str(context)))
    nodes, has_replica = random.Random(f"nodes {seed}").choice(NODES), random.Random(f"replica {seed}").random() < REPLICA_SHARE
    has_sentinels = has_replica and random.Random(f"sentinels {seed}").random() < SENTINELS_SHARE
    may_lose = not has_replica and frame.rooms > 0 and random.Random(f"loss {seed}").random() < LOSES_SHARE
    errors.may_lose = may_lose
    more = (SENTINEL_FAULTS if has_sentinels else REPLICA_FAULTS) if has_replica else ()
    faults = (*FAULTS, FULL_DISK, NEAR_DEADLINE, *more)
    faults = tuple(fault for fault in faults if fault.name.startswith(frame.only)) or faults
    replica = {"has_replica": has_replica, "has_sentinels": has_sentinels}
    fleet = SimulatedFleet(loop, seed, nodes=nodes, faults=faults, may_lose=may_lose, versions=frame.versions, **replica)
    with tempfile.TemporaryDirectory(prefix="simulation-") as folder:
        plan = Plan(embedded=False, rooms=frame.rooms, seed=seed, seconds=frame.seconds)
        world = ClassRound(plan, Path(folder), fleet)
        world.classes, world.wanted = frame.classes, frame.wanted
        world.has_tables_only = may_lose
        world.explores = frame.explores and random.Random(f"explorers {seed}").random() < EXPLORERS_SHARE
        tally = loop.outside.context.copy().run(loop.run_until_complete, world.run())
    gc.collect()  # a lost task or future reports its error when it is freed
    tally.wrongs += [Wrong("internal", "", text) for text in (*errors.texts, *fleet.store.errors)]
    tally.wrongs += [Wrong("stuck", "", f"left at the end: {text}") for text in fleet.left]
    if lines is not None:
        lines.close()
    report.digest = loop.trace.hexdigest()
    report.virtual_s, report.processor_s = Machine.now_s - BEGIN_S, sum(os.times()[:2]) - begun_s
    report.acked, report.refused, report.views, report.clocks = tally.acked, tally.refused, tally.checked_views, tally.clocks
    report.steps, report.commands, report.faults = loop.steps, fleet.store.commands, dict(tally.injected)
    report.strokes = world.strokes
    report.figures = world.figures()
    report.wrongs = [f"{wrong.kind} {wrong.room} {wrong.text}" for wrong in tally.wrongs]
    return report


def number_connections(known: Any) -> None:
    """Makes the order of a set of connections depend on their numbers, not on their addresses in memory. `known`: their
    class."""
    known.__hash__ = lambda connection: connection.number
