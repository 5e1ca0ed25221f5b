"""Snapshots are read as the last commit left them. Several snapshots come in the order of the requested codes."""

from server.store.stored.read_stored import key_names, read_copy, read_snapshot, read_snapshots
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS


async def test_each_room_has_its_own_snapshot_and_a_missing_one_has_none(make_store: StoreMaker) -> None:
    store = await make_store()
    one, other = await new_counter(store, "one"), await new_counter(store, "other")
    await add(store, one, 2)
    found = await read_snapshots(store.link, [other, "ABCD", one])
    assert found == [await read_snapshot(store.link, other), None, await read_snapshot(store.link, one)]
    assert [None if each is None else COUNTERS.decode(each).total for each in found] == [0, None, 2]
    copy = await read_copy(store.link, one)
    assert (copy.snapshot, copy.stream_bytes > 0, bool(copy.stamp)) == (found[2], True, True)
    assert await read_copy(store.link, "ABCD") == (None, 0, b"")
    assert any(name.endswith(one) for name in [name async for name in key_names(store.link)])
