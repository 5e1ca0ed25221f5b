"""Tests of the rooms that each node watches. If a client opens a room while the node is releasing it, the node keeps
watching it."""

import asyncio
from collections.abc import Sequence

import pytest

from server.store import keys
from server.store.health.redis_health import RedisHealth
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
