"""The load of a whole class (`tests/load/class_of_boards.py`) with a few boards: every part runs, and nobody is refused."""

import time

from server.gateway.node import Node
from tests.conftest import NodeMaker
from tests.load.class_of_boards import lesson
from tests.load.desk import Desk


class Here:
    """A node in the test's own process, in the place of a server of its own."""

    def __init__(self, node: Node) -> None:
        self.port = node.gateway.port

    def cpu_s(self) -> float:
        return time.process_time()

    def children_cpu_s(self) -> float:
        return 0.0

    def memory_bytes(self) -> int:
        return 0


async def test_a_class_plays_with_the_desk_closed_and_open_and_survives_a_restart(make_node: NodeMaker) -> None:
    first = await make_node(rate_per_s=20, rate_burst=60)

    async def restart() -> Here:
        await first.stop()
        return Here(await make_node(rate_per_s=20, rate_burst=60))

    told = await lesson(Here(first), Desk(first.gateway.port), restart, boards=4, seconds=0.5)
    for (desk, _pace), phase in told.phases.items():
        assert phase.actions_per_s > 0
        assert (phase.desk_frames_per_s > 0) == (desk == "open")
    assert all(event.took_s > 0 for event in told.events.values())
