"""A deadline of a missing room does nothing, and is not delivered again."""

import asyncio

from protocol.messages import Ready
from server.aggregate_types import ROOMS
from server.room.command import Act, Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Room
from server.store import keys
from tests.conftest import NodeMaker


async def test_a_deadline_without_a_room_is_forgotten(make_node: NodeMaker) -> None:
    node = await make_node()
    name = keys.room_keys("NOROOM").due
    await node.link.client.zadd(name, {"NOROOM": 1})
    async with asyncio.timeout(10):
        while await node.link.client.zscore(name, "NOROOM") is not None:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)


async def test_the_computer_acts_when_its_time_has_come(make_node: NodeMaker) -> None:
    node = await make_node()

    def make(code: str, now_ms: int) -> Room:
        return create(NewRoom(code, "noughts", 2, "ana", "Ana", bytes(32), {}, {"bot_ms": 50}, bots=(1,)), now_ms)

    code = await node.rooms.create(ROOMS, make, person="ana", cid="new")
    done = await node.rooms.submit(code, Command(Ready(), "ana"))
    if "place" in (await node.rooms.look(code)).of["0"]["status"]["may"][0]:
        done = await node.rooms.submit(code, Command(Act({"type": "place", "cell": 4}), "ana"))
    async with asyncio.timeout(10):
        while (await node.rooms.look(code)).seq <= done.seq:  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.02)
