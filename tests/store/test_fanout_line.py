"""A line to other nodes follows its channels to whichever master has them."""

import asyncio
from typing import Any

from server.store import keys
from server.store.cluster_health import ClusterHealth, link_to
from server.store.fanout_line import FanoutLine
from tests.redis_servers import Cluster, move_slot
from tests.store.test_cluster_health import slot_of

CODE = "ABCDEF"


async def test_a_line_follows_its_slot(masters: Cluster) -> None:
    link = link_to(masters.url)
    assert isinstance(link, ClusterHealth)
    await link.start()
    channel, heard, opened = keys.room_keys(CODE).channel, asyncio.Queue[bytes](), asyncio.Queue[bool]()

    def hear(message: dict[str, Any]) -> None:
        if message["type"] == "smessage":
            heard.put_nowait(message["data"])

    line = FanoutLine(
        link.of(CODE), channels=lambda: {channel}, plain=(), on_message=hear, on_open=lambda: opened.put_nowait(True)
    )
    line.start()
    async with asyncio.timeout(20):
        await opened.get()
        source = masters.owner_of(slot_of(CODE))
        assert source is not None
        await asyncio.to_thread(source.ask, "SPUBLISH", channel, "before")
        assert await heard.get() == b"before"

        other = next(server for server in masters.masters if server is not source)
        await asyncio.to_thread(move_slot, masters, slot_of(CODE), other)
        # The first lines after that may still have led to the old one.
        while not await asyncio.to_thread(other.ask, "SPUBLISH", channel, "after"):
            await opened.get()
        assert await heard.get() == b"after"
    await line.stop()
    await line.close()
    await link.stop()
    await asyncio.to_thread(move_slot, masters, slot_of(CODE), source)
