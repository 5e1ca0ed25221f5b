"""Tests of slow readers, crowds, and spectators with a delay."""

import asyncio
import socket as sockets
from typing import cast

import pytest

from protocol.version import VERSION
from server.gateway.channels.room_channel import RoomChannel
from server.gateway.node import Node
from server.gateway.sockets.connection import Connection
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, dial, seated


async def talk(guest: Guest, room: str, times: int, words: str = "x" * 300) -> int:
    answer = {"seq": 0}
    for _ in range(times):
        answer = await guest.order(room, "say", text=words)
    return answer["seq"]


async def hard_of_hearing(node: Node) -> Guest:
    """Returns a guest whose socket accepts little data at a time."""
    socket = sockets.socket()
    socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
    socket.connect(("127.0.0.1", node.gateway.port))
    guest = Guest(await dial(node.gateway.port, sock=socket, ping_interval=None))
    await guest.send("hello", version=VERSION)
    await guest.hear_kind("welcome")
    return guest


async def test_a_slow_reader_gets_one_snapshot_instead_of_its_queue(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(send_buffer=8_192, slow_ms=60_000)
    ana, bo, eva = await come(node), await come(node), await hard_of_hearing(node)
    room = await seated(ana, bo, settings={"chat": True})
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    eva.socket.transport.pause_reading()
    last = await fall_behind(node, ana, room, eva)
    await bo.reaches(room, last)  # Bo did not wait for the slow reader
    seen = len(eva.inbox)
    eva.socket.transport.resume_reading()
    snapshot = await eva.hear(lambda m: m["type"] == "snapshot", since=seen)
    assert snapshot["seq"] >= last - 1
    assert {"type": "notice", "code": "notice/lagging"} in eva.inbox
    last = await talk(ana, room, 1)
    await eva.reaches(room, last)
    assert eva.views[room] == ana.views[room]
    await eva.close()


async def fall_behind(node: Node, speaker: Guest, room: str, slow: Guest) -> int:
    """Sends events until the slow reader is behind. Returns the last number."""
    channel = node.hub._channels[room]
    last = 0
    for _ in range(300):
        last = await talk(speaker, room, 10)
        if any(connection.behind_since_s is not None for connection in channel.of_person(slow.id)):
            return last
    raise AssertionError("the kernel swallowed everything")


async def test_a_hopeless_reader_is_let_go(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(send_buffer=8_192, slow_ms=200)
    ana, bo, eva = await come(node), await come(node), await hard_of_hearing(node)
    room = await seated(ana, bo, settings={"chat": True})
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    eva.socket.transport.pause_reading()
    await fall_behind(node, ana, room, eva)
    async with asyncio.timeout(30):
        while node.hub._channels[room].of_person(eva.id):
            await talk(ana, room, 5)
    eva.socket.transport.resume_reading()
    await eva.is_closed()


async def test_a_crowd_gets_every_number_in_order(make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.gateway.channels.room_channel.CROWD", 4)
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, settings={"chat": True})
    crowd = [await come(node) for _ in range(14)]

    async def arrive_late(guest: Guest) -> None:
        await guest.ask("join", room=room, **{"as": "spectator"})

    talking = asyncio.create_task(talk(ana, room, 40, "hi"))
    await asyncio.gather(*(arrive_late(guest) for guest in crowd))
    last = await talking
    for guest in crowd:
        await guest.reaches(room, last)  # with a gap or a repetition, the guest would have failed
        assert guest.views[room] == ana.views[room]


async def test_patches_are_enough_after_a_short_break(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(away_ms=60_000)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    bo.vanish()
    await bo.is_closed()
    answer = await ana.act(room, {"type": "place", "cell": 0})
    again = await come(node, token=bo.token)
    again.views, again.numbers = dict(bo.views), dict(bo.numbers)
    await again.send("resume", room=room, seq=bo.numbers[room], epoch=bo.epochs[room])
    await again.reaches(room, answer["seq"])
    assert again.views[room] == ana.views[room]
    assert [m["type"] for m in again.inbox] == ["welcome", "patch"]


class Watcher:
    """Stands in for a connection, and counts how often a room channel reads `person`."""

    asked = 0

    def __init__(self, name: str) -> None:
        self._name = name
        self.subscriptions: dict[str, str] = {}
        self.subscribed_from: dict[str, int] = {}

    @property
    def person(self) -> str:
        Watcher.asked += 1
        return self._name


def test_who_leaves_a_crowd_is_not_looked_for_in_all_of_it() -> None:
    """Formerly, 10 000 departures at once stopped every room for four seconds."""
    channel = RoomChannel("ABCDEF")
    crowd = [cast("Connection", Watcher(f"p{number // 2}")) for number in range(2_000)]
    for each in crowd:
        channel.add(each, "spectator", 1, 0)
    first, second = crowd[:2]
    assert channel.of_person("p0") == [first, second]
    Watcher.asked = 0
    for each in crowd:
        channel.remove(each)
        channel.of_person("p5")
    assert Watcher.asked < 5 * len(crowd)
    assert channel.is_empty
    assert channel.of_person("p0") == []


async def test_people_who_came_at_once_are_not_all_pinged_at_once(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    for _ in range(8):
        await come(node)
    intervals = {each._socket.ping_interval for each in node.gateway._open}
    assert len(intervals) == 8
    assert all(15 <= (interval or 0) <= 25 for interval in intervals)
