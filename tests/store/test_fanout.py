"""Which node watches which room: a room that somebody opens again while it is being let go stays watched."""

import asyncio
from collections.abc import Sequence

import pytest

from server.store import keys
from server.store.fanout import ALIVE_MS, NOTHING
from server.store.redis_health import RedisHealth
from tests.conftest import NodeMaker

CODE = "ABCDEF"


async def test_a_room_that_is_watched_again_while_it_is_let_go_stays_watched(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    await node.fanout.watch(CODE)
    letting_go, again = asyncio.Event(), asyncio.Event()
    leave = node.fanout._leave

    async def slowly(part: RedisHealth, codes: Sequence[str]) -> None:
        letting_go.set()
        await again.wait()
        await leave(part, codes)

    monkeypatch.setattr(node.fanout, "_leave", slowly)
    gone = asyncio.create_task(node.fanout.unwatch(CODE))
    await letting_go.wait()
    await node.fanout.watch(CODE)
    again.set()
    await gone
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is not None
    monkeypatch.setattr(node.fanout, "_leave", leave)


async def test_a_room_that_is_let_go_is_watched_no_more(make_node: NodeMaker) -> None:
    node = await make_node()
    await node.fanout.watch(CODE)
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is not None
    await node.fanout.unwatch(CODE)
    assert await node.link.client.zscore(keys.room_keys(CODE).watch, node.name) is None


async def test_rooms_at_rest_cost_a_script_a_bucket_and_not_a_command_a_room(make_node: NodeMaker) -> None:
    node = await make_node()
    codes = [f"{number:06}" for number in range(400)]
    for code in codes:
        await node.link.client.hset(keys.room_keys(code).room, "v", 7)
    counts: dict[str, int] = {}
    node.fanout._on_number = counts.__setitem__
    await node.link.client.config_resetstat()
    await node.fanout._enter(node.link, [*codes, "ABCDEF"])
    await node.fanout._compare(node.link, [*codes, "ABCDEF"])
    calls = (await node.link.client.info("commandstats"))["cmdstat_evalsha"]["calls"]
    assert calls <= 2 * keys.BUCKETS + 10, "the beat of the store and two unknown scripts may come between"
    assert counts == dict.fromkeys(codes, 7) | {"ABCDEF": NOTHING}
    assert await node.link.client.zscore(keys.room_keys(codes[-1]).watch, node.name) is not None
    assert await node.link.client.pttl(keys.room_keys(codes[0]).watch) > 10_000


async def test_a_node_that_says_nothing_is_forgotten(make_node: NodeMaker) -> None:
    node = await make_node()
    watch = keys.room_keys(CODE).watch
    await node.link.client.zadd(watch, {"dead": node.link.now_ms() - ALIVE_MS - 1, "alive": node.link.now_ms()})
    await node.fanout._enter(node.link, [CODE])
    assert set(await node.link.client.zrange(watch, 0, -1)) == {b"alive", node.name.encode()}
