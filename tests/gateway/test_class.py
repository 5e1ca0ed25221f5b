"""A large class: the load test `tests/load/class_of_boards.py` with a few boards, and a tutor who watches round after
round."""

import time

import pytest

from protocol import errors
from server.gateway.node import LARGE_CLASS, Node
from tests.conftest import Arrival, NodeMaker
from tests.load.class_of_boards import lesson
from tests.load.dashboard import Dashboard
from tests.people import Refused, seated


class Here:
    """A node in the test's own process, with the interface of a separate server."""

    def __init__(self, node: Node) -> None:
        self.port = node.gateway.port

    def cpu_s(self) -> float:
        return time.process_time()

    def children_cpu_s(self) -> float:
        return 0.0

    def memory_bytes(self) -> int:
        return 0


@pytest.mark.long
@pytest.mark.timeout(180)  # it plays as long as necessary: a minute on a busy machine
async def test_a_class_plays_with_the_dashboard_closed_and_open_and_survives_a_restart(make_node: NodeMaker) -> None:
    first = await make_node(rate_per_s=20, rate_burst=60)

    async def restart() -> Here:
        await first.stop()
        return Here(await make_node(rate_per_s=20, rate_burst=60))

    lived = await lesson(Here(first), Dashboard(first.gateway.port), restart, boards=4, seconds=0.5)
    for (dashboard, _pace), phase in lived.phases.items():
        assert phase.actions_per_s > 0
        assert (phase.dashboard_frames_per_s > 0) == (dashboard == "open")
    assert all(event.took_s > 0 for event in lived.events.values())


async def test_boards_that_are_over_for_good_make_place_for_others(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rooms_per_connection=2)
    ana, bo = await come(node), await come(node)
    rooms = []
    for _ in range(3):
        rooms.append(await seated(ana, bo))
        if len(rooms) == 1:
            await bo.act(rooms[0], {"type": "resign"})
            for guest in (ana, bo):
                await guest.order(rooms[0], "sign")
    with pytest.raises(Refused) as refusal:
        await ana.order(rooms[0], "ready")
    assert refusal.value.code == errors.ROOM_NOT_JOINED
    with pytest.raises(Refused) as refusal:
        await seated(ana, bo)
    assert refusal.value.code == errors.RATE_ROOMS


async def test_the_process_for_pairings_runs_before_the_tutor_of_a_large_class_asks(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    tutor = await come(node)
    code: str = (await tutor.ask("open_session", title="Quinto B"))["params"]["room"]
    for number in range(2, LARGE_CLASS + 1):
        assert not node.beside.pids, "a small class starts no process"
        pupil = await come(node, name=f"Pupil {number}")
        await pupil.ask("join", room=code, **{"as": "seat"})
    assert len(node.beside.pids) == 1
