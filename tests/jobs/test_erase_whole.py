"""The command line erases a whole table or class without its director. It refuses single boards of a class and unknown
codes."""

import pytest

from engines.contract import Refusal
from server.aggregate_types import ROOMS
from server.jobs.erase_whole import erase_whole
from server.room.command import Erase
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.rooms import room_store
from server.store.stored.size_bounds import Bounds
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, started
from tests.people import seated

BOUNDS = Bounds(20_000, 16_000_000)


async def test_what_is_not_there_is_no_fault(make_node: NodeMaker) -> None:
    node = await make_node()
    assert not await erase_whole(node.link, "ABCDEF", bounds=BOUNDS)
    assert not await erase_whole(node.link, "ABCDE", bounds=BOUNDS)


async def test_a_table_goes_at_once(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    room = await seated(await come(node), await come(node))
    assert await erase_whole(node.link, room, bounds=BOUNDS)
    node.rooms.forget(room)
    with pytest.raises(Refusal) as refusal:
        await node.rooms.look(room)
    assert refusal.value.code == "room/unknown"


async def test_a_table_goes_only_if_the_replicas_know_it(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a replica that takes over would have the table again."""
    monkeypatch.setattr(room_store, "ATTEMPTS", 1)
    node = await make_node()
    room = await seated(await come(node), await come(node))
    link = RedisHealth(node.link.url, replicas=1)
    await link.start()
    try:
        with pytest.raises(Unstored):
            await erase_whole(link, room, bounds=BOUNDS)
    finally:
        await link.stop()


async def test_a_class_goes_with_its_boards_and_a_board_never_alone(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await opened(tutor, ana, bo)
    (board,) = await started(tutor, code, [[ana.id, bo.id]])
    with pytest.raises(Refusal) as refusal:
        await erase_whole(node.link, board, bounds=BOUNDS)
    assert refusal.value.code == "command/not_now"
    assert (await node.rooms.state(ROOMS, board)).state == "playing"
    assert await erase_whole(node.link, code, bounds=BOUNDS)
    for gone in (code, board):
        assert not await erase_whole(node.link, gone, bounds=BOUNDS)


async def test_what_a_dead_node_left_half_erased_is_erased_to_the_end(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    code = await opened(tutor)
    room = await seated(await come(node), await come(node))
    with pytest.MonkeyPatch.context() as dead:
        dead.setattr(node.board_sync, "_run", lambda code: None)
        await tutor.order(code, "erase_session")
        await node.rooms.submit(room, ROOMS.command(Erase(), None))
    assert (await node.rooms.look(code)).room.state == "erased"
    assert await erase_whole(node.link, code, bounds=BOUNDS)
    assert await erase_whole(node.link, room, bounds=BOUNDS)
    assert not await erase_whole(node.link, room, bounds=BOUNDS)
