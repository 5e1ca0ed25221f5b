"""A room's stream contains every step exactly once, and each entry can be decoded from its bytes."""

import pytest
from msgspec.structs import replace

from protocol import codec
from protocol.messages import GameEvent, Patch
from server.aggregate.frame import Frame
from server.store import keys
from server.store.stored import stream
from server.store.stored.stream import Entry, decode_entry, encode_entry, entries, entry_of, last_entries
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS, Add, Ask, Counter, step


async def test_the_stream_has_every_number_once(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    last = [await add(store, code, 1) for _step in range(3)][-1]
    assert [entry.seq async for entry in entries(store.link, code, after=-1)] == list(range(last + 1))
    assert [entry.seq async for entry in entries(store.link, code, after=1, until=2)] == [2]
    assert [entry.seq for entry in await last_entries(store.link, code, 2)] == [last - 1, last]


def test_entries_round_trip() -> None:
    entry = Entry(7, b"record", [(["0", "spectator"], b"a"), (["1"], b"b")], ["ana"])
    again = decode_entry(7, encode_entry(entry))
    assert again.frame_for("spectator") == b"a"
    assert again.frame_for("1") == b"b"
    assert again.frame_for("referee") is None
    assert (again.seq, again.record, again.moved) == (7, b"record", ["ana"])


async def test_a_long_stream_is_read_page_by_page(make_store: StoreMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await make_store()
    code = await new_counter(store)
    last = [await add(store, code, 1) for _step in range(4)][-1]
    monkeypatch.setattr(stream, "PAGE", 2)
    assert [entry.seq async for entry in entries(store.link, code, after=-1)] == list(range(last + 1))


def test_patches_are_encoded_as_the_protocol_says() -> None:
    patch = Patch("ABCDEF", 3, 1_795_230_896_809, [[["a", 0], {"b": [1, 2.5, None, True, "ñ" * 40]}]], [GameEvent("x", 5, 1)])
    assert stream._encode(patch) == codec.encode(patch)
    assert stream._encode(Patch("ABCDEF", 3, 4)) == codec.encode(Patch("ABCDEF", 3, 4))


def test_a_steps_entry_has_a_patch_for_each_viewer_and_the_record() -> None:
    done = step(Counter("ABCD"), Ask(Add(4)), 7, None)
    frame = Frame(("spectator", "0"), [[["total"], 4]], [GameEvent("added", 7)])
    entry = entry_of(replace(done, frames=(frame,), moved=("ana",)))
    assert (entry.seq, entry.moved) == (1, ("ana",))
    assert COUNTERS.decode_record(entry.record) == done.record
    patch = codec.encode(Patch("ABCD", 1, 7, frame.ops, frame.happenings))
    assert [entry.frame_for(viewer) for viewer in ("spectator", "0", "1")] == [patch, patch, None]


async def test_reading_begins_and_ends_in_the_middle_of_a_block(make_store: StoreMaker) -> None:
    store = await make_store()
    name, raw = keys.room_keys("ABCDEF").log, encode_entry(Entry(0, b"record", [], []))
    await store.link.client.xadd(name, {stream.PACKED: stream.encode_block([(1, raw), (2, raw), (3, raw)])}, id="3-0")
    await store.link.client.xadd(name, {stream.ENTRY: raw}, id="4-0")

    async def read(after: int, until: int | None = None) -> list[int]:
        return [entry.seq async for entry in entries(store.link, "ABCDEF", after=after, until=until)]

    assert (await read(0), await read(1), await read(2, 3), await read(0, 2)) == ([1, 2, 3, 4], [2, 3, 4], [3], [1, 2])
    assert (await read(3), await read(4), await read(1, 1)) == ([4], [], [])


async def test_no_block_is_unpacked_that_is_older_than_the_last_entries(make_store: StoreMaker) -> None:
    store = await make_store()
    name, raw = keys.room_keys("ABCDEF").log, encode_entry(Entry(0, b"record", [], []))
    await store.link.client.xadd(name, {stream.PACKED: b"too old to be read"}, id="3-0")
    await store.link.client.xadd(name, {stream.PACKED: stream.encode_block([(4, raw), (5, raw)])}, id="5-0")
    assert [entry.seq for entry in await last_entries(store.link, "ABCDEF", 1)] == [5]
    assert [entry.seq for entry in await last_entries(store.link, "ABCDEF", 2)] == [4, 5]
