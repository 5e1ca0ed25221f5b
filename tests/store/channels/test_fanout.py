"""Tests of the rooms that each node watches. If a client opens a room while the node is releasing the room, the node
continues to watch it."""

import asyncio
from collections.abc import Sequence

import pytest

from server.store import keys
from server.store.channels.fanout import Fanout
from server.store.channels.sweep import ALIVE_MS
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import Entry, encode_entry
from tests.conftest import NodeMaker

CODE = "ABCDEF"


async def test_a_room_that_is_watched_again_while_it_is_let_go_stays_watched(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    await node.fanout.watch(CODE)
    letting_go, again = asyncio.Event(), asyncio.Event()
    leave = node.fanout._leave

    async def slowly(part: RedisHealth, codes: Sequence[str]) -> None:
        letting_go.set()
        await again.wait()
        await leave(part, codes)

    monkeypatch.setattr(node.fanout, "_leave", slowly)
    gone = asyncio.create_task(node.fanout.unwatch(CODE))
    await letting_go.wait()
    await node.fanout.watch(CODE)
    again.set()
    await gone
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is not None
    monkeypatch.setattr(node.fanout, "_leave", leave)


async def test_a_room_that_is_let_go_is_watched_no_more(make_node: NodeMaker) -> None:
    node = await make_node()
    await node.fanout.watch(CODE)
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is not None
    await node.fanout.unwatch(CODE)
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is None
    assert not node.fanout._confirmed, "nothing is kept of a room that nobody watches"


async def test_only_a_living_other_node_is_company(make_node: NodeMaker) -> None:
    node = await make_node()
    watch, now_ms = keys.room_keys(CODE).watch, node.link.now_ms()
    assert await node.fanout.is_alone()
    await node.link.client.zadd(watch, {node.name: now_ms, "dead": now_ms - ALIVE_MS - 60_000})
    assert await node.fanout.is_alone(CODE, "GHJKLM")
    await node.link.client.zadd(watch, {"other": now_ms})
    assert not await node.fanout.is_alone("GHJKLM", CODE)
    await node.fanout.watch(CODE)
    confirmed = node.fanout._confirmed[keys.room_keys(CODE).channel]
    await node.fanout.watch(CODE)
    assert node.fanout._confirmed[keys.room_keys(CODE).channel] is confirmed, "the second call changes nothing"
    await node.fanout.unwatch("GHJKLM")
    await node.stop()
    assert await node.link.client.zrange(watch, 0, -1) == [b"other"], "a node that stops watches no more"


class Heard:
    """The messages that a fan-out of the node `here` has passed on. The fan-out watches the room `CODE` and has no
    connection; `hear` gives it a message."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, int, bytes]] = []
        self.people: list[str] = []
        self.link = RedisHealth("redis://127.0.0.1:1")
        self.fanout = Fanout(
            self.link,
            "here",
            on_entry=lambda code, entry: self.entries.append((code, entry.seq, entry.record)),
            on_number=lambda _code, _number: True,
            on_people=self.people.append,
        )
        self.channel = keys.room_keys(CODE).channel
        self.fanout._codes[self.link][self.channel] = CODE
        self.confirmed = self.fanout._confirmed[self.channel] = asyncio.Event()

    def hear(self, kind: str, channel: str | None, data: bytes | int | None) -> None:
        name = None if channel is None else channel.encode()
        self.fanout._hear(self.link, {"type": kind, "channel": name, "data": data})


async def test_the_commits_of_other_nodes_are_passed_on() -> None:
    heard = Heard()
    raw = encode_entry(Entry(7, b"record", (), ()))
    heard.hear("pong", None, None)
    heard.hear("subscribe", heard.channel, 1)
    assert not heard.confirmed.is_set()
    heard.hear("ssubscribe", heard.channel, 1)
    assert heard.confirmed.is_set()
    heard.hear("smessage", heard.channel, b"here 7 " + raw)
    heard.hear("smessage", "another room", b"other 7 " + raw)
    assert heard.entries == []
    heard.hear("smessage", heard.channel, b"other 7 " + raw)
    assert heard.entries == [(CODE, 7, b"record")]
    heard.hear("subscribe", keys.PEOPLE, 1)
    assert heard.people == []
    heard.hear("message", keys.PEOPLE, b"ana 2")
    assert heard.people == ["ana 2"]
