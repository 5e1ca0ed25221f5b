"""One server of two workers behind one port, with the embedded store: `make chaos ARGS="--only workers"`.

People connect without a room's code in the address, so that people of one room are at different workers. This is the
harder case.
"""

import contextlib
import os
import signal
from collections.abc import Sequence
from pathlib import Path

from tests.faults.chaos.faults import FAULTS, Fault, Healed, Scene
from tests.faults.chaos.servers import Fleet, NodeProcess
from tests.load.process import children

WORKERS = 2


class ManyProcesses(NodeProcess):
    """A server with its workers. A fault kills all of them together, as the death of a container does."""

    @property
    def pids(self) -> list[int]:
        return [self.pid, *self.workers()]

    def workers(self) -> list[int]:
        return [child for child in children(self.pid) if is_worker(child)]


def is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"server.workers.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


class WorkersFleet(Fleet):
    """The fleet with one server of two workers."""

    node_kind = ManyProcesses

    def __init__(self, folder: Path, faults: Sequence[Fault] = ()) -> None:
        super().__init__(folder, embedded=True, arguments=("--workers", str(WORKERS)), faults=faults or WORKER_FAULTS)


def _workers_of(scene: Scene) -> tuple[ManyProcesses, list[int]]:
    (node,) = scene.fleet.nodes
    assert isinstance(node, ManyProcesses)
    return node, node.workers()


async def kill_worker(scene: Scene, healed: Healed) -> int:
    """Kills one worker. The server starts it again; meanwhile the other worker serves."""
    _node, workers = _workers_of(scene)
    if workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(scene.rng.choice(workers), signal.SIGKILL)
    healed()
    return len(workers[:1])


async def roll(scene: Scene, healed: Healed) -> int:
    """Asks the server to replace its workers one after the other."""
    node, workers = _workers_of(scene)
    node.send(signal.SIGHUP)
    healed()
    return len(workers)


WORKER_FAULTS = (*FAULTS, Fault("kill -9 a worker", kill_worker, 6), Fault("rolling restart", roll, 3))
