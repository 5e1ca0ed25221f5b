"""Replacing the log of a room: the whole log is replaced, and the room's sequence number rises by one, or nothing
changes."""

from server.aggregate_types import ROOMS
from server.room.command import Command, NameErased
from server.room.room import step
from server.room.stored import codec
from server.store.commits.commit import Version
from server.store.logs.replace_log import NewLog, replace_log
from server.store.stored.stream import entries, entry_of
from tests.conftest import Arrival, NodeMaker
from tests.people import seated


async def test_who_was_decided_on_an_old_number_changes_nothing(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    code = await seated(await come(node), await come(node))
    room = await node.rooms.state(ROOMS, code)
    done = step(room, Command(NameErased(())), room.at_ms)
    new = NewLog((entry_of(done),), done)
    before = [entry async for entry in entries(node.link, code, after=-1)]
    stored = node.rooms.places[code].version
    made = Version(done.room.seq, b"made")
    for other in (Version(room.seq - 1, stored.stamp), Version(room.seq, b"of another history")):
        assert not await replace_log(node.link, node.name, code, other, made, codec.encode(done.room), new)
    assert [entry async for entry in entries(node.link, code, after=-1)] == before
    assert await replace_log(node.link, node.name, code, stored, made, codec.encode(done.room), new)
    assert [entry.seq async for entry in entries(node.link, code, after=-1)] == [done.room.seq]
    node.rooms.forget(code)
    assert (await node.rooms.state(ROOMS, code)).resealed == (room.at_ms,)
