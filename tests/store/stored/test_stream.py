"""A room's stream has every step once, and an entry comes back from its bytes."""

import pytest

from server.store.stored import stream
from server.store.stored.stream import Entry, decode_entry, encode_entry, entries, last_entries
from tests.conftest import NodeMaker
from tests.store.rooms.test_room_store import place, playing


async def test_the_stream_has_every_number_once(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    last = await place(node, code, "ana", 0)
    assert [entry.seq async for entry in entries(node.link, code, after=-1)] == list(range(last + 1))
    assert [entry.seq async for entry in entries(node.link, code, after=1, until=2)] == [2]
    assert [entry.seq for entry in await last_entries(node.link, code, 2)] == [last - 1, last]


def test_entries_round_trip() -> None:
    entry = Entry(7, b"record", [(["0", "spectator"], b"a"), (["1"], b"b")], ["ana"])
    again = decode_entry(7, encode_entry(entry.record, entry.frames, entry.moved))
    assert again.frame_for("spectator") == b"a"
    assert again.frame_for("1") == b"b"
    assert again.frame_for("referee") is None
    assert (again.seq, again.record, again.moved) == (7, b"record", ["ana"])


async def test_a_long_stream_is_read_page_by_page(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    node = await make_node()
    code = await playing(node)
    last = await place(node, code, "ana", 0)
    monkeypatch.setattr(stream, "PAGE", 2)
    assert [entry.seq async for entry in entries(node.link, code, after=-1)] == list(range(last + 1))
