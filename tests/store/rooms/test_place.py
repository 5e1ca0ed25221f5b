"""Tests of a room's place on a node: its queue of commands, and its cached copy, which the node may drop."""

import pytest

from server.store.commits.commit import Address, Committer
from server.store.health.redis_health import RedisHealth
from server.store.rooms.place import Place
from server.store.stored.read_stored import Copy, read_copy
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS, Counter


def test_places_share_neither_queue_nor_lifetime() -> None:
    link = RedisHealth("redis://nowhere")
    first, second = (Place(Address(code, "n"), COUNTERS, link, Committer(link)) for code in ("ABCD", "EFGH"))
    assert first.lock is not second.lock
    assert first.lifetime is not second.lifetime
    assert first.views is None


def test_a_place_counts_how_often_its_copy_was_dropped() -> None:
    link = RedisHealth("redis://nowhere")
    place = Place(Address("ABCD", "n"), COUNTERS, link, Committer(link))
    for times in (1, 2, 3):
        place.views = COUNTERS.views_of(Counter("ABCD"))
        place.forget()
        assert (place.views, place.forgotten) == (None, times)


async def test_a_read_from_before_the_drop_of_the_copy_is_not_kept(
    make_store: StoreMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node commits while this node reads. The message about the commit drops this node's copy; the node must
    not keep the older copy that it is reading."""
    here, there = await make_store("here"), await make_store("there")
    code = await new_counter(here)
    seqs: list[int] = []

    async def slowly(link: RedisHealth, room: str) -> Copy:
        found = await read_copy(link, room)
        if link is there.link and not seqs:
            seqs.append(await add(here, code, 1))
            there.forget(code)
        return found

    monkeypatch.setattr("server.store.rooms.attempt.read_copy", slowly)
    first = await there.look(code)
    assert first.seq == seqs[0] - 1
    assert (await there.look(code)).seq == seqs[0]


async def test_a_place_without_its_copy_loads_it_again(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    held = store.places[code]
    seq = await add(store, code, 1)
    size = held.size
    assert size > 0
    held.views, held.size = None, 0
    assert (await store.look(code)).seq == seq
    assert store.places[code] is held
    assert held.size >= size, "the bytes of the stream are read with the room"
