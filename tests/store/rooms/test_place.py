"""Tests of a room's place on a node: its queue of commands, and its cached copy, which the node may drop."""

import pytest

from server.aggregate_types import ROOMS, SESSIONS, type_of
from server.store.commits.commit import Address, Committer
from server.store.health.redis_health import RedisHealth
from server.store.rooms.place import Place
from server.store.stored.read_stored import Copy, read_copy
from tests.conftest import NodeMaker
from tests.store.rooms.test_room_store import place, playing


def test_places_share_neither_queue_nor_lifetime() -> None:
    link = RedisHealth("redis://nowhere")
    first, second = (Place(Address(code, "n"), type_of(code), link, Committer(link)) for code in ("ABCDEF", "CLASE"))
    assert (first.kind, second.kind) == (ROOMS, SESSIONS)
    assert first.lock is not second.lock
    assert first.lifetime is not second.lifetime
    assert first.views is None


async def test_a_read_from_before_the_drop_of_the_copy_is_not_kept(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node commits while this node reads. The message about the commit drops this node's copy; the node must
    not keep the older copy that it is reading."""
    here, there = await make_node(), await make_node()
    code = await playing(here)
    seqs: list[int] = []

    async def slowly(link: RedisHealth, room: str) -> Copy:
        found = await read_copy(link, room)
        if link is there.link and not seqs:
            seqs.append(await place(here, code, "ana", 0))
            there.rooms.forget(code)
        return found

    monkeypatch.setattr("server.store.rooms.attempt.read_copy", slowly)
    first = await there.rooms.look(code)
    assert first.seq == seqs[0] - 1
    assert (await there.rooms.look(code)).seq == seqs[0]


async def test_a_place_without_its_copy_loads_it_again(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    held = node.rooms.places[code]
    seq = await place(node, code, "ana", 0)
    size = held.size
    assert size > 0
    held.views, held.size = None, 0
    assert (await node.rooms.look(code)).seq == seq
    assert node.rooms.places[code] is held
    assert held.size >= size, "the bytes of the stream are read with the room"
