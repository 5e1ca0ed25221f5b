"""Redis stalls during a turn. No player may lose the game for it, and actions that arrived in time must count."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis import Redis

from server.aggregate_types import ROOMS
from server.gateway.node import Node
from server.settings import Settings
from tests.conftest import Arrival
from tests.people import Guest, seated

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    node = Node(Settings(host="127.0.0.1", port=0, data_dir=str(tmp_path), drain_ms=0, away_ms=50, rate_burst=10_000))
    await node.start()
    yield node
    await node.stop()


@contextlib.contextmanager
def frozen(node: Node) -> Iterator[None]:
    """Pauses the node's Redis, as on a machine without free CPU."""
    assert node.valkey is not None
    pid = node.valkey.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def come_to(node: Node, at_ms: int) -> None:
    """Waits until the server's time is `at_ms`."""
    await asyncio.sleep(max(0, at_ms - node.link.now_ms()) / 1000)


def due_of(guest: Guest, room: str) -> int:
    due_at_ms: int = guest.views[room]["status"]["due_at_ms"]
    return due_at_ms


@pytest.mark.parametrize("into_ms", [1_000, 2_500])
async def test_a_turn_that_would_end_while_redis_stands_still_goes_on_after_it(node: Node, come: Arrival, into_ms: int) -> None:
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 5_000, "grace_ms": 0})
    due_at_ms = due_of(ana, room)
    await come_to(node, due_at_ms - into_ms)
    with frozen(node):
        await asyncio.sleep(4.5)
    await ana.until(lambda: due_of(ana, room) > due_at_ms)
    assert 4_000 < due_of(ana, room) - due_at_ms < 6_000
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["cells"][0] == 0


async def test_an_action_counts_when_it_arrived_however_long_it_had_to_wait(node: Node, come: Arrival) -> None:
    """The action arrived 470 ms before the end of the turn, but had to wait behind a chat message of the opponent,
    which waited for Redis."""
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 4_000, "grace_ms": 0}, settings={"chat": True})
    due_at_ms = due_of(ana, room)
    await come_to(node, due_at_ms - 1_000)
    with frozen(node):
        word = asyncio.create_task(bo.order(room, "say", text="hm"))
        await come_to(node, due_at_ms - 470)
        move = asyncio.create_task(ana.act(room, {"type": "place", "cell": 0}))
        await come_to(node, due_at_ms + 1_000)
    answer = await move
    await word
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["cells"][0] == 0
    stored = await node.rooms.state(ROOMS, room)
    assert stored.state == "playing"
    assert stored.at_ms < due_at_ms


async def test_an_action_behind_the_senders_own_word_counts_from_its_arrival(node: Node, come: Arrival) -> None:
    """The action arrives before the turn ends, but must wait behind a chat message of the same player until the turn's
    deadline is over. The action must still count as in time."""
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 4_000, "grace_ms": 0}, settings={"chat": True})
    due_at_ms = due_of(ana, room)
    await come_to(node, due_at_ms - 600)
    with frozen(node):
        word = asyncio.create_task(ana.order(room, "say", text="hm"))
        await come_to(node, due_at_ms - 300)
        move = asyncio.create_task(ana.act(room, {"type": "place", "cell": 0}))
        await come_to(node, due_at_ms + 1_500)
    await asyncio.gather(word, move)
    assert (await node.rooms.state(ROOMS, room)).state == "playing"


async def test_a_turn_that_ended_is_over_although_redis_stood_still_afterwards(node: Node, come: Arrival) -> None:
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 1_000, "grace_ms": 0})
    due_at_ms = due_of(ana, room)
    await ana.until(lambda: ana.views[room]["status"]["result"] is not None)
    assert node.link.now_ms() >= due_at_ms


async def test_a_stall_sets_no_clock_ahead(node: Node) -> None:
    assert node.valkey is not None
    with Redis.from_url(node.valkey.url) as client:
        for _ in range(3):
            with frozen(node):
                await asyncio.sleep(2)
            for _ in range(20):
                ours = node.link.now_ms()
                seconds, micros = client.time()
                assert ours <= seconds * 1000 + micros // 1000 + 1
                await asyncio.sleep(0.01)
