"""Tests of reads over a bare connection: they give the stored value, or None if the caller must ask another server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.store import keys
from server.store.connection import reader
from server.store.connection.reader import Reader
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import read_copy
from tests.store.connection.test_raw_connection import Silent

ROOM = "ABCDEF"
GET = (b"HGET", b"h", b"f")


@pytest.fixture
async def link(redis_url: str) -> AsyncIterator[RedisHealth]:
    link = RedisHealth(redis_url)
    await link.start()
    yield link
    await link.stop()


async def opened(link: RedisHealth) -> Reader:
    async with asyncio.timeout(5):
        while await link.reader.ask(GET) is None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)
    return link.reader


async def test_the_first_is_asked_for_elsewhere_and_the_next_ones_are_had_here(link: RedisHealth) -> None:
    await link.client.hset("h", mapping={"f": b"one\r\ntwo", "g": b""})
    assert await link.reader.ask(GET) is None
    reads = await opened(link)
    assert await reads.ask(GET, (b"HGET", b"h", b"g"), (b"HGET", b"h", b"none")) == [b"one\r\ntwo", b"", None]
    several = await asyncio.gather(*(reads.ask((b"HGET", b"h", name)) for name in (b"f", b"none", b"g")))
    assert several == [[b"one\r\ntwo"], [None], [b""]], "each gets its own"


async def test_a_room_is_read_alike_by_both_ways(link: RedisHealth) -> None:
    assert await read_copy(link, ROOM) == (None, 0, b"")
    await opened(link)
    assert await read_copy(link, ROOM) == (None, 0, b"")
    await link.client.hset(keys.room_keys(ROOM).room, mapping={"v": 3, "s": b"\x80room", "b": 17, "h": "n.1"})
    assert await read_copy(link, ROOM) == (b"\x80room", 17, b"n.1")
    link.reader.forsake()
    assert await read_copy(link, ROOM) == (b"\x80room", 17, b"n.1")


async def test_what_is_refused_is_asked_for_elsewhere(link: RedisHealth) -> None:
    await link.client.set("h", b"no hash")
    reads = Reader(lambda: link.url, link._find)
    async with asyncio.timeout(5):
        while reads._wire is None:
            assert await reads.ask(GET) is None
            await asyncio.sleep(0)
    assert await reads.ask(GET) is None
    await link.client.delete("h")
    assert await reads.ask(GET) == [None], "the connection is as good as before"
    await reads.stop()


async def test_who_waits_when_the_connection_ends_asks_elsewhere(link: RedisHealth) -> None:
    reads = await opened(link)
    asked = asyncio.ensure_future(reads.ask(GET))
    await asyncio.sleep(0)
    reads.forsake()
    assert await asked is None
    assert await (await opened(link)).ask(GET) == [None]


async def test_an_address_that_changed_is_not_read_from_any_more(link: RedisHealth) -> None:
    where = [link.url]

    async def find() -> str:
        return where[0]

    reads = Reader(lambda: where[0], find)
    async with asyncio.timeout(5):
        while await reads.ask(GET) is None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)
    where[0] = link.url + "?db=1"
    assert await reads.ask(GET) is None, "another server has taken its place"
    await reads.stop()


async def test_a_server_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reader, "SILENCE_S", 0.05)
    url = f"unix://{tmp_path / 's'}"

    silent = Silent(b"+OK\r\n")

    async def find() -> str:
        return url

    async with await asyncio.start_unix_server(silent.serve, tmp_path / "s"), asyncio.timeout(5):
        reads = Reader(lambda: url, find)
        assert await reads.ask(GET) is None
        while reads._wire is None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)
        assert await reads.ask(GET) is None
        assert reads._wire is None, "it is given up"
        await reads.stop()
        await silent.left.wait()


async def test_a_connection_with_nothing_asked_is_kept(link: RedisHealth, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "SILENCE_S", 60.0)
    reads = await opened(link)
    wire = reads._wire
    assert reads._watchdog is not None, "it watched the first request"
    reads._watchdog.cancel()
    reads._watch(reads._answered)
    assert reads._watchdog is None, "there is nothing to watch"
    assert reads._wire is wire is not None
