"""A deadline of a missing room does nothing, and is not delivered again."""

import asyncio

from server.store import keys
from tests.conftest import NodeMaker


async def test_a_deadline_without_a_room_is_forgotten(make_node: NodeMaker) -> None:
    node = await make_node()
    name = keys.room_keys("NOROOM").due
    await node.link.client.zadd(name, {"NOROOM": 1})
    async with asyncio.timeout(10):
        while await node.link.client.zscore(name, "NOROOM") is not None:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)
