"""Tests of a node that reads a room or its sequence number from Redis, and tells people about lost steps. Also tests at what
time the node packs the log of a finished game."""

import asyncio

from server.gateway.node import Node
from server.room import Act, Command
from server.store import keys
from server.store.channels.sweep import NOTHING
from tests.conftest import Arrival, NodeMaker
from tests.load.soak import is_packed
from tests.people import Guest, seated


def went_back(guest: Guest) -> list[dict[str, object]]:
    return [message["params"] for message in guest.inbox if message.get("code") == "notice/went_back"]


async def test_people_are_told_once_how_many_steps_a_new_redis_lost(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    commits, channel = node.hub.commits, node.hub._channels[room]
    seq, epoch = channel.seq, channel.epoch
    assert seq is not None
    commits.loaded("ZZZZZZ", 0)
    commits.loaded(room, seq - 2)
    assert channel.epoch == epoch, "the same Redis: the copy is only old"
    for lost in (0, 2, 3):
        channel.epoch = epoch - 1
        for _time in range(2):
            commits.loaded(room, seq - lost)
            assert channel.epoch == epoch
    await asyncio.gather(*(guest.order(room, "phrase", phrase="hello") for guest in (ana, bo)))
    for guest in (ana, bo):
        assert went_back(guest) == [{"room": room, "steps": 2}, {"room": room, "steps": 3}]


async def test_the_number_in_redis_is_right_only_if_the_viewers_have_it(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    commits, channel = node.hub.commits, node.hub._channels[room]
    seq = channel.seq
    assert seq is not None
    assert not commits.numbered("ZZZZZZ", seq), "nobody watches it"
    assert commits.numbered(room, seq)
    assert not commits.numbered(room, seq - 1)
    assert not channel.is_behind, "an old number of the same Redis is no gap"
    channel.epoch -= 1
    assert not commits.numbered(room, seq - 1)
    assert channel.is_behind
    assert not commits.numbered(room, seq), "the viewers wait for what is missing"
    async with asyncio.timeout(5):
        await node.hub._gaps.fresh(channel)
    assert commits.numbered(room, seq)


async def test_viewers_of_a_room_that_redis_does_not_have_are_turned_out(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await node.link.client.delete(keys.room_keys(room).room, keys.room_keys(room).log)
    assert not node.hub.commits.numbered(room, NOTHING)
    for guest in (ana, bo):
        assert (await guest.hear_kind("refusal"))["code"] == "room/erased"


async def is_packed_soon(node: Node, room: str) -> None:
    async with asyncio.timeout(5):
        while not await is_packed(node, keys.room_keys(room).log):  # noqa: ASYNC110 - only Redis knows it
            await asyncio.sleep(0.01)


async def test_a_log_is_packed_once_the_game_is_over_and_nobody_watches(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(away_ms=600_000)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        await guest.act(room, {"type": "place", "cell": cell})
    await bo.close()
    await ana.order(room, "phrase", phrase="hello")
    assert not await is_packed(node, keys.room_keys(room).log), "the winner still looks at it"
    await ana.close()
    await is_packed_soon(node, room)


async def test_the_log_of_a_game_that_ends_while_nobody_watches_is_packed(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(away_ms=600_000)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4)):
        await guest.act(room, {"type": "place", "cell": cell})
    for guest in (ana, bo):
        await guest.close()
    async with asyncio.timeout(5):
        while room in node.hub._channels:  # noqa: ASYNC110 - nobody is left who could be told
            await asyncio.sleep(0.01)
    assert not await is_packed(node, keys.room_keys(room).log), "they may come back to the running game"
    await node.rooms.submit(room, Command(Act({"type": "resign"}), bo.id))
    await is_packed_soon(node, room)
