"""Replacing the log of a room: the whole log is replaced, and the room's sequence number rises by one, or nothing
changes."""

from server.store.commits.commit import Version
from server.store.logs.replace_log import NewLog, replace_log
from server.store.stored.stream import entries, entry_of
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS, Add, Ask, step


async def test_who_was_decided_on_an_old_number_changes_nothing(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    await add(store, code, 1)
    counter = await store.state(COUNTERS, code)
    done = step(counter, Ask(Add(5)), counter.at_ms, None)
    new = NewLog((entry_of(done),), done)
    before = [entry async for entry in entries(store.link, code, after=-1)]
    stored = store.places[code].version
    made = Version(done.room.seq, b"made")
    snapshot = COUNTERS.encode(done.room)
    for other in (Version(counter.seq - 1, stored.stamp), Version(counter.seq, b"of another history")):
        assert not await replace_log(store.link, store.node, code, other, made, snapshot, new)
    assert [entry async for entry in entries(store.link, code, after=-1)] == before
    assert await replace_log(store.link, store.node, code, stored, made, snapshot, new)
    assert [entry.seq async for entry in entries(store.link, code, after=-1)] == [done.room.seq]
    store.forget(code)
    assert (await store.state(COUNTERS, code)).total == 6
