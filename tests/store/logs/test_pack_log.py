"""The packed log of a finished game takes a tenth of the memory, and gives the same entries."""

import asyncio
from typing import Any

import pytest

from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.logs.pack_log import LEAST, pack_log
from server.store.stored.stream import BLOCK, Entry, encode_entry, entries, last_entries, numbered_entries
from tests.conftest import Arrival, NodeMaker
from tests.load.soak import open_rooms, packed, played_out, replayed
from tests.people import seated

ROOM = "ABCDEF"
COUNT = 2 * BLOCK + 50


def entry(seq: int) -> Entry:
    return Entry(seq, b"record %d " % seq + b"as long as any other " * 5, ((("0", "1"), b"frame %d" % seq),), ())


@pytest.fixture
async def link(make_node: NodeMaker) -> RedisHealth:
    """Returns a link to a store that has a room with the sequence numbers 0 … `COUNT` - 1."""
    link = (await make_node()).link
    await append(link, *range(COUNT))
    return link


async def append(link: RedisHealth, *numbers: int) -> None:
    names = keys.room_keys(ROOM)
    async with link.client.pipeline(transaction=True) as pipe:
        for seq in numbers:
            pipe.xadd(names.log, {"e": encode_entry(entry(seq))}, id=f"{seq}-1")
        pipe.hset(names.room, "v", numbers[-1])
        await pipe.execute()


async def read(link: RedisHealth, after: int = -1, until: int | None = None) -> list[int]:
    found = [each async for each in entries(link, ROOM, after=after, until=until)]
    assert [each.record for each in found] == [entry(each.seq).record for each in found]
    assert all(each.frame_for("1") == b"frame %d" % each.seq for each in found)
    return [each.seq for each in found]


async def test_a_packed_log_reads_as_before_in_every_part(link: RedisHealth) -> None:
    names = keys.room_keys(ROOM)
    before = await link.client.memory_usage(names.log)
    assert await pack_log(link, ROOM)
    after = await link.client.memory_usage(names.log)
    assert before is not None
    assert after is not None
    assert after * 8 < before
    assert await read(link) == list(range(COUNT))
    for start, end in (
        (-1, 0),
        (0, 1),
        (BLOCK - 2, BLOCK),
        (BLOCK - 1, BLOCK),
        (300, 301),
        (10, COUNT - 1),
        (COUNT - 1, COUNT),
    ):
        assert await read(link, start, end) == list(range(start + 1, min(end, COUNT - 1) + 1)), (start, end)
    assert [each.seq for each in await last_entries(link, ROOM, 60)] == list(range(COUNT - 60, COUNT))
    assert [each.seq for each in await last_entries(link, ROOM, 1)] == [COUNT - 1]


async def test_a_log_that_another_node_packs_meanwhile_repeats_no_entry(
    link: RedisHealth, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other node packs the log after this node has read the first pages. `make simulate SEED=300002` found this case."""
    client = link.client
    read_page, pages = client.xrange, 0

    async def xrange(*given: Any, **named: Any) -> Any:
        nonlocal pages
        pages += 1
        if pages == 4:
            assert await pack_log(link, ROOM)
        return await read_page(*given, **named)

    monkeypatch.setattr(client, "xrange", xrange)
    await pack_log(link, ROOM)
    assert pages > 4
    monkeypatch.undo()
    assert await read(link) == list(range(COUNT))
    names = keys.room_keys(ROOM)
    stored = [
        number for element, fields in await link.client.xrange(names.log) for number, _raw in numbered_entries(element, fields)
    ]
    assert stored == list(range(COUNT))


async def test_later_entries_follow_a_packed_log_and_get_packed_with_it(link: RedisHealth) -> None:
    assert await pack_log(link, ROOM)
    few = range(COUNT, COUNT + LEAST - 1)
    for seq in few:
        await append(link, seq)
        assert not await pack_log(link, ROOM), "so few are not worth it"
    assert await read(link, COUNT - 2) == [COUNT - 1, *few]
    assert [each.seq for each in await last_entries(link, ROOM, LEAST)] == [COUNT - 1, *few]
    more = range(few[-1] + 1, few[-1] + 1 + LEAST)
    await append(link, *more)
    assert await pack_log(link, ROOM)
    assert await link.client.xlen(keys.room_keys(ROOM).log) == 3
    assert await read(link) == list(range(more[-1] + 1))


async def test_a_log_that_goes_on_while_it_is_packed_is_left_as_it_is(
    link: RedisHealth, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = asyncio.to_thread

    async def meanwhile(*asked: object) -> object:
        await append(link, COUNT)
        return await goes_on(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(asyncio, "to_thread", meanwhile)
    assert not await pack_log(link, ROOM)
    assert await read(link) == list(range(COUNT + 1))


async def test_a_packed_log_is_kept_as_long_as_it_was_to_be(link: RedisHealth) -> None:
    name = keys.room_keys(ROOM).log
    await link.client.expire(name, 1_000)
    assert await pack_log(link, ROOM)
    assert 990 <= await link.client.ttl(name) <= 1_000


async def test_packing_brings_no_room_back_that_has_gone(link: RedisHealth) -> None:
    await link.client.delete(keys.room_keys(ROOM).room)
    assert not await pack_log(link, ROOM)
    assert not await link.client.exists(keys.room_keys(ROOM).room)


async def test_nothing_is_packed_of_a_room_that_is_not_there(link: RedisHealth) -> None:
    assert not await pack_log(link, "GHJKLM")
    assert not await link.client.exists(keys.room_keys("GHJKLM").log, keys.room_keys("GHJKLM").room)


async def test_a_game_that_bots_have_finished_is_small_and_replays(make_node: NodeMaker) -> None:
    node = await make_node()
    tables = await open_rooms(node.gateway.port, [("truco", 6), ("contig60", 2), ("geominos", 3)])
    await played_out(node, tables, 60)
    sizes = await packed(node, tables, 10)
    assert sizes["truco"][0] < 120_000
    assert sizes["contig60"][0] < 30_000
    assert sizes["geominos"][0] < 30_000
    for table in tables:
        await replayed(node, table)


async def test_a_finished_game_is_packed_when_the_last_one_has_left_and_can_be_watched_again(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo)
    for cell, guest in ((0, ana), (3, bo), (1, ana), (4, bo), (2, ana)):
        await guest.act(room, {"type": "place", "cell": cell})
    before, log = ana.views[room], keys.room_keys(room).log
    frames = (await ana.ask("recording", room=room))["params"]["frames"]
    for guest in (ana, bo):
        await guest.ask("leave", room=room)
    while (await node.link.client.xlen(log)) >= len(frames):  # noqa: ASYNC110 - the store tells nobody
        await asyncio.sleep(0.01)
    await ana.ask("join", room=room)
    await ana.hear(lambda message: message["type"] == "snapshot", since=len(ana.inbox) - 2)
    assert ana.views[room]["game"] == before["game"]
    again = (await ana.ask("recording", room=room))["params"]["frames"]
    assert again[: len(frames)] == frames
    await ana.order(room, "sign")
    assert ana.numbers[room] > len(frames)
