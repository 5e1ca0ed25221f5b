"""Tests of the list of tables in Redis: each room writes its own entry, and entries that no node renews expire."""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable

import msgspec
import pytest

from protocol.listed_tables import ListedSeat, ListedTable
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.indexes.listings import ALIVE_MS, CACHE_MS, DROP, MAX_TABLES, Listings, Shown

CODE = "K7QX2M"
TABLE = ListedTable(CODE, "noughts", "es", "", "waiting", (ListedSeat("person", "Ana"), ListedSeat("empty")), (1,), True, 1)


@pytest.fixture
async def link(redis_url: str) -> AsyncIterator[RedisHealth]:
    link = RedisHealth(redis_url)
    await link.start()
    yield link
    await link.stop()


class Here:
    """The list of tables as a node sees it. `shows`: the tables that this node shows, with their numbers of spectators."""

    def __init__(self, link: RedisHealth, name: str) -> None:
        self.shows: dict[str, int] = {}
        self.listings = Listings(link, name)
        self.listings.shown = self._shown

    def _shown(self, codes: Collection[str] | None) -> Iterable[Shown]:
        return [Shown(code, count) for code, count in self.shows.items() if codes is None or code in codes]


@pytest.fixture
async def nodes(link: RedisHealth) -> AsyncIterator[tuple[Here, Here]]:
    pair = Here(link, "one"), Here(link, "two")
    for here in pair:
        here.listings.start()
    yield pair
    for here in pair:
        await here.listings.stop()


async def stored(link: RedisHealth, table: ListedTable = TABLE) -> None:
    await link.client.hset(keys.room_keys(table.room).room, "l", msgspec.msgpack.encode(table))


async def read(here: Here) -> list[ListedTable]:
    """Returns the list of tables from Redis, not from the copy that the node keeps for a second."""
    here.listings._read_at_ms = -CACHE_MS
    return list(await here.listings.tables())


async def becomes(here: Here, wanted: list[ListedTable]) -> None:
    async with asyncio.timeout(10):
        while await read(here) != wanted:  # noqa: ASYNC110 - Redis tells nobody that it was written
            await asyncio.sleep(0.01)


async def test_what_one_node_shows_is_in_the_list_of_all(link: RedisHealth, nodes: tuple[Here, Here]) -> None:
    one, two = nodes
    await stored(link)
    assert await read(two) == []
    one.shows[CODE] = 0
    one.listings.changed(CODE)
    await becomes(two, [TABLE])


async def test_people_who_watch_at_several_nodes_are_added_up(link: RedisHealth, nodes: tuple[Here, Here]) -> None:
    await stored(link)
    for here, count in zip(nodes, (2, 3), strict=True):
        here.shows[CODE] = count
        here.listings.changed(CODE)
    await becomes(nodes[0], [msgspec.structs.replace(TABLE, spectators=5)])
    del nodes[1].shows[CODE]
    nodes[1].listings.changed(CODE)
    await becomes(nodes[0], [msgspec.structs.replace(TABLE, spectators=2)])
    assert 0 < await link.client.pttl(keys.room_keys(CODE).spectators) <= ALIVE_MS


async def test_a_stale_entry_is_dropped_when_it_is_read(link: RedisHealth, nodes: tuple[Here, Here]) -> None:
    now_ms = link.now_ms()
    await link.client.zadd(keys.TABLES, {CODE: now_ms, "GARBLE": now_ms})
    await link.client.hset(keys.room_keys("GARBLE").room, "l", b"of another version")
    assert await read(nodes[0]) == []
    assert await link.client.zcard(keys.TABLES) == 0


async def test_an_entry_that_was_said_again_meanwhile_is_not_dropped(link: RedisHealth, nodes: tuple[Here, Here]) -> None:
    await link.client.zadd(keys.TABLES, {CODE: 5})
    assert await link.client.eval(DROP, 1, keys.TABLES, CODE, 4) == 0
    assert await link.client.zscore(keys.TABLES, CODE) == 5
    assert await link.client.eval(DROP, 1, keys.TABLES, CODE, 5) == 1


async def test_a_table_that_no_node_shows_any_more_is_in_no_list(link: RedisHealth, nodes: tuple[Here, Here]) -> None:
    """The table's node died without removing the entry."""
    await stored(link)
    await link.client.zadd(keys.TABLES, {CODE: link.now_ms() - ALIVE_MS - 1})
    assert await read(nodes[0]) == []
    assert await link.client.zcard(keys.TABLES) == 0
    counts = keys.room_keys(CODE).spectators
    await link.client.hset(counts, "dead", f"7 {link.now_ms() - ALIVE_MS - 1}")
    await link.client.zadd(keys.TABLES, {CODE: link.now_ms()})
    assert await read(nodes[0]) == [TABLE]


async def test_a_list_that_redis_has_lost_is_written_again(
    link: RedisHealth, nodes: tuple[Here, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _two = nodes
    await stored(link)
    one.shows[CODE] = 1
    await one.listings.stop()
    monkeypatch.setattr("server.store.indexes.listings.REFRESH_S", 0.05)
    one.listings.start()
    await becomes(one, [msgspec.structs.replace(TABLE, spectators=1)])
    await link.client.delete(keys.TABLES)
    await becomes(one, [msgspec.structs.replace(TABLE, spectators=1)])


async def test_the_list_has_a_bound_and_what_was_said_longest_ago_goes_first(
    link: RedisHealth, nodes: tuple[Here, Here]
) -> None:
    now_ms = link.now_ms()
    await link.client.zadd(keys.TABLES, {f"R{number:05}": now_ms - number for number in range(MAX_TABLES)})
    await stored(link)
    nodes[0].shows[CODE] = 0
    nodes[0].listings.changed(CODE)
    async with asyncio.timeout(10):
        while await link.client.zscore(keys.TABLES, CODE) is None:  # noqa: ASYNC110 - likewise
            await asyncio.sleep(0.01)
    assert await link.client.zcard(keys.TABLES) == MAX_TABLES
    assert await link.client.zscore(keys.TABLES, f"R{MAX_TABLES - 1:05}") is None


async def test_many_who_ask_within_a_second_are_answered_from_one_reading(link: RedisHealth, nodes: tuple[Here, Here]) -> None:
    one, _two = nodes
    first = await one.listings.tables()
    await stored(link)
    await link.client.zadd(keys.TABLES, {CODE: link.now_ms()})
    assert all(await asyncio.gather(*(_is(one, first) for _ in range(100))))
    assert await read(one) == [TABLE]


async def _is(here: Here, known: tuple[ListedTable, ...]) -> bool:
    return await here.listings.tables() is known


async def test_a_node_without_listed_tables_asks_nothing_of_the_store() -> None:
    listings = Listings(RedisHealth("redis://127.0.0.1:1"), "n")
    await listings._write((), ())
