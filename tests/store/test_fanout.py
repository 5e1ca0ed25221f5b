"""Which node watches which room: a room that somebody opens again while it is being let go stays watched."""

import asyncio

import pytest

from server.store import keys
from tests.conftest import NodeMaker

CODE = "ABCDEF"


async def test_a_room_that_is_watched_again_while_it_is_let_go_stays_watched(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    await node.fanout.watch(CODE)
    async with asyncio.timeout(10):
        while node.fanout._pubsub is None:  # noqa: ASYNC110 - the listener tells nobody that it has begun
            await asyncio.sleep(0.01)
    letting_go, again = asyncio.Event(), asyncio.Event()
    unsubscribe = node.fanout._pubsub.sunsubscribe

    async def slowly(*channels: str) -> None:
        await unsubscribe(*channels)
        letting_go.set()
        await again.wait()

    monkeypatch.setattr(node.fanout._pubsub, "sunsubscribe", slowly)
    gone = asyncio.create_task(node.fanout.unwatch(CODE))
    await letting_go.wait()
    await node.fanout.watch(CODE)
    again.set()
    await gone
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is not None


async def test_a_room_that_is_let_go_is_watched_no_more(make_node: NodeMaker) -> None:
    node = await make_node()
    await node.fanout.watch(CODE)
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is not None
    await node.fanout.unwatch(CODE)
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is None
