"""Snapshots are read as the last commit left them. Several snapshots come in the order of the requested codes."""

from server.aggregate_types import ROOMS
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Room
from server.store.stored.read_stored import key_names, read_copy, read_snapshot, read_snapshots
from tests.conftest import NodeMaker
from tests.store.rooms.test_room_store import playing


async def test_each_room_has_its_own_snapshot_and_a_missing_one_has_none(make_node: NodeMaker) -> None:
    node = await make_node()
    one = await playing(node)

    def make(code: str, now_ms: int) -> Room:
        return create(NewRoom(code, "noughts", 2, "cy", "Cy", bytes(32)), now_ms)

    other = await node.rooms.create(ROOMS, make, person="cy", cid="new")
    found = await read_snapshots(node.link, [other, "ABCDEF", one])
    assert found == [await read_snapshot(node.link, other), None, await read_snapshot(node.link, one)]
    assert found[0] is not None
    assert found[0] != found[2]
    copy = await read_copy(node.link, one)
    assert (copy.snapshot, copy.stream_bytes > 0, bool(copy.stamp)) == (found[2], True, True)
    assert await read_copy(node.link, "ABCDEF") == (None, 0, b"")
    assert any(name.endswith(one) for name in [name async for name in key_names(node.link)])
