"""Redis is away, or another node is ahead. Each command of a connection gets an answer, in order, or the connection
ends with a reason."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.exceptions import ConnectionError as RedisGone

from server.gateway.node import Node
from server.settings import Settings
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, seated


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    chosen = {"host": "127.0.0.1", "port": 0, "data_dir": str(tmp_path), "drain_ms": 0, "wait_ms": 700, "rate_burst": 10_000}
    node = Node(Settings(**chosen))  # type: ignore[arg-type]
    await node.start()
    yield node
    await node.stop()


@contextlib.contextmanager
def without_redis(node: Node) -> Iterator[None]:
    """Pauses Redis inside the `with` block."""
    assert node.valkey is not None
    pid = node.valkey.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    node.link.lost()
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def test_commands_behind_a_failed_command_do_not_run(node: Node, come: Arrival) -> None:
    """The client sends A, B and C, and A fails. The server must not run B and C before the client repeats A."""
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, settings={"chat": True})
    cids = [ana.new_cid() for _ in "ABC"]

    async def say(cid: str, text: str) -> None:
        await ana.send("command", cid=cid, room=room, command={"type": "say", "text": text})

    with without_redis(node):
        for cid, text in zip(cids, "ABC", strict=True):
            await say(cid, text)
        answer = await ana.hear(lambda message: message.get("cid") == cids[0])
        assert answer["code"] == "server/unstored"
    for cid in cids[1:]:
        assert (await ana.hear(lambda message, cid=cid: message.get("cid") == cid))["code"] == "server/unstored"  # type: ignore[misc]
    for text in "ABC":
        await ana.order(room, "say", text=text)
    events = (await ana.ask("history", room=room))["params"]["happenings"]
    assert [each["params"]["text"] for each in events if each["kind"] == "said"] == ["A", "B", "C"]


def fails_once(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, error: Exception) -> None:
    """Makes the next call of that method raise; later calls work as before."""
    works, failed = getattr(place, name), asyncio.Event()

    async def once(*given: Any, **named: Any) -> Any:
        if not failed.is_set():
            failed.set()
            raise error
        return await works(*given, **named)

    monkeypatch.setattr(place, name, once)


async def come_again(come: Arrival, node: Node, guest: Guest, room: str, seq: int) -> Guest:
    again = await come(node, token=guest.token)
    await again.send("resume", room=room, seq=seq, epoch=guest.epochs[room] if seq else 0)
    return again


async def test_a_resume_that_meets_an_error_of_redis_ends_the_connection_for_another_try(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    fails_once(monkeypatch, node.link.client, "xrange", RedisGone("cut"))
    again = await come_again(come, node, ana, room, ana.numbers[room] - 1)
    await again.is_closed()
    assert again.inbox[-1] == {"type": "bye", "code": "bye/shutdown"}
    assert again.close_code == 1013
    again = await come_again(come, node, ana, room, 0)
    await again.hear_kind("snapshot")
    assert again.numbers[room] == ana.numbers[room]


async def test_a_resume_that_meets_a_fault_of_ours_ends_the_connection_too(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    fails_once(monkeypatch, node.hub, "resume", RuntimeError("a fault of ours"))
    again = await come_again(come, node, ana, room, 0)
    await again.is_closed()
    assert [message.get("code") for message in again.inbox[-2:]] == ["server/internal", "bye/shutdown"]


async def test_an_admitted_client_without_a_view_reconnects(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server has already sent the ack, so it cannot refuse the command. It closes the connection, and the client
    reconnects."""
    node = await make_node()
    ana = await come(node)
    fails_once(monkeypatch, node.link.client, "xrevrange", RedisGone("cut"))
    await ana.send("create", cid="c", game="noughts", seats=2)
    await ana.is_closed()
    assert [message["type"] for message in ana.inbox if message.get("cid") == "c"] == ["ack"]
    again = await come(node, token=ana.token)
    answer = await again.ask("create", cid="c", game="noughts", seats=2)
    await again.hear_kind("snapshot")
    assert answer == next(message for message in ana.inbox if message.get("cid") == "c")


async def test_a_room_that_cannot_be_left_is_not_in_the_way_of_the_others(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    ana = await come(node)
    for _ in range(3):
        await ana.ask("create", game="noughts", seats=2)
    fails_once(monkeypatch, node.fanout, "_leave", RuntimeError("the handler is closed"))  # the error that uvloop raises
    await ana.close()
    async with asyncio.timeout(10):
        while node.hub._channels:  # noqa: ASYNC110 - nobody is left who could be told
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("of", [0, 1], ids=["the same history", "a Redis that this node does not know yet"])
async def test_at_another_node_nobody_is_shown_less_than_they_have_seen(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch, of: int
) -> None:
    here, there = await make_node(), await make_node()
    ana, bo, eva = await come(here), await come(here), await come(there)
    room = await seated(ana, bo)
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    monkeypatch.setattr(there.hub.commits, "elsewhere", lambda _code, _entry: None)  # the published entry is still on its way
    monkeypatch.setattr(there.hub.commits, "numbered", lambda _code, _seq: None)
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await ana.reaches(room, answer["seq"])
    again = await come(there, token=ana.token)
    await again.send("resume", room=room, seq=ana.numbers[room], epoch=ana.epochs[room] + of)
    await again.hear_kind("snapshot")
    assert not [message for message in again.inbox if message["type"] == "notice"], "nothing went back"
    assert again.numbers[room] == answer["seq"]
    assert again.views[room]["game"]["cells"][0] == 0
    await eva.reaches(room, answer["seq"])
