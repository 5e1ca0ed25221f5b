"""Tests of the sweep, which looks for changes that a node has missed: its cost, its reports, and the sequence numbers
that it may skip."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from server.store import keys
from server.store.channels import sweep
from server.store.channels.sweep import ALIVE_MS, BLOCK, NOTHING, Sweep
from server.store.health.redis_health import RedisHealth

CODE = "ABCDEF"


@pytest.fixture
async def link(redis_url: str) -> AsyncIterator[RedisHealth]:
    link = RedisHealth(redis_url)
    await link.start()
    yield link
    await link.stop()


class Told:
    """Collects the sweep's reports. `settled`: the answer to each report; if it is True, the sweep may skip the reported
    number from now on."""

    def __init__(self, link: RedisHealth) -> None:
        self.settled = True
        self.numbers: list[tuple[str, int]] = []
        self.sweep = Sweep(link, "node", self.hear)

    def hear(self, code: str, number: int) -> bool:
        self.numbers.append((code, number))
        return self.settled

    async def looked(self) -> list[tuple[str, int]]:
        """Runs one pass over all rooms, and returns its reports."""
        self.numbers = []
        for bucket in list(self.sweep._codes):
            for block in self.sweep._blocks_of(bucket):
                await self.sweep._compare(block)
        return self.numbers


async def test_rooms_at_rest_cost_a_script_a_bucket_and_not_a_command_a_room(link: RedisHealth) -> None:
    told = Told(link)
    codes = [f"{number:06}" for number in range(400)]
    for code in codes:
        await link.client.hset(keys.room_keys(code).room, "v", 7)
        told.sweep.add(code)
    await link.client.config_resetstat()
    for bucket in range(keys.BUCKETS):
        for block in told.sweep._blocks_of(bucket):
            await told.sweep._say_watching(block)
    assert dict(await told.looked()) == dict.fromkeys(codes, 7)
    with pytest.MonkeyPatch.context() as missing:
        missing.delattr(told.sweep, "_enter")  # a known script needs only the bare connection
        missing.delattr(told.sweep, "_numbers")
        for block in [each for blocks in told.sweep._blocks.values() for each in blocks]:
            await told.sweep._say_watching(block)
            await told.sweep._compare(block)
    calls = (await link.client.info("commandstats"))["cmdstat_evalsha"]["calls"]
    assert calls <= 4 * keys.BUCKETS + 10, "the beat of the store and unknown scripts may come between"
    assert await link.client.zscore(keys.room_keys(codes[-1]).watch, "node") is not None
    assert await link.client.pttl(keys.room_keys(codes[0]).watch) > 10_000


async def test_what_is_in_order_is_told_once(link: RedisHealth) -> None:
    told, name = Told(link), keys.room_keys(CODE).room
    told.sweep.add(CODE)
    assert await told.looked() == [(CODE, NOTHING)]
    assert await told.looked() == []
    await link.client.hset(name, "v", 3)
    told.settled = False
    assert [await told.looked() for _ in range(3)] == [[(CODE, 3)]] * 3, "until it is in order"
    told.settled = True
    assert [await told.looked() for _ in range(2)] == [[(CODE, 3)], []]
    told.sweep.forget_answers()
    assert [await told.looked() for _ in range(2)] == [[(CODE, 3)], []]


async def test_a_redis_that_was_away_is_asked_anew(link: RedisHealth) -> None:
    told = Told(link)
    told.sweep.add(CODE)
    assert await told.looked() == [(CODE, NOTHING)]
    link.lost()
    await link.opened()
    assert await told.looked() == [(CODE, NOTHING)]


async def test_who_comes_and_goes_is_asked_for_or_not(link: RedisHealth) -> None:
    told = Told(link)
    same = [code for code in (f"{number:06}" for number in range(40 * BLOCK)) if keys.bucket_of(code) == 0][: BLOCK + 1]
    for code in same:
        told.sweep.add(code)
    assert [code for code, _number in await told.looked()] == same, "also more than one script asks for"
    told.sweep.remove(same[0])
    assert [code for code, _number in await told.looked()] == same[1:]


async def test_both_ways_to_ask_are_alike(link: RedisHealth) -> None:
    """The sweep asks over the bare connection. If that connection is missing or does not know the script, the sweep
    asks through the ordinary client. Here the first pass uses the client, because the script is unknown."""
    told = Told(link)
    told.sweep.add(CODE)
    await link.client.hset(keys.room_keys(CODE).room, "v", 12)
    await link.client.script_flush()
    for _ in range(3):
        told.sweep.forget_answers()
        assert await told.looked() == [(CODE, 12)]
        await told.sweep.enter([CODE])
        assert await link.client.zrange(keys.room_keys(CODE).watch, 0, -1) == [b"node"]
        await link.client.delete(keys.room_keys(CODE).watch)


async def test_a_node_that_says_nothing_is_forgotten(link: RedisHealth) -> None:
    watch = keys.room_keys(CODE).watch
    await link.client.zadd(watch, {"dead": link.now_ms() - ALIVE_MS - 1, "alive": link.now_ms()})
    for _ in range(3):
        await Told(link).sweep.enter([CODE])
        assert set(await link.client.zrange(watch, 0, -1)) == {b"alive", b"node"}


async def test_a_sweep_goes_on_after_a_fault(
    link: RedisHealth, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sweep, "SWEEP_S", 0.01)
    found: asyncio.Queue[int] = asyncio.Queue()

    def hear(_code: str, number: int) -> bool:
        found.put_nowait(number)
        if number == 1:
            raise ValueError("cannot be used")
        return True

    swept = Sweep(link, "node", hear)
    swept.add(CODE)
    watch = keys.room_keys(CODE).watch
    await link.client.hset(keys.room_keys(CODE).room, "v", 1)
    running = asyncio.create_task(swept.run())
    async with asyncio.timeout(5):
        assert await found.get() == 1
        assert await link.client.zrange(watch, 0, -1) == [b"node"]
        await link.client.delete(watch)
        await link.client.hset(keys.room_keys(CODE).room, "v", 2)
        while await found.get() != 2:
            pass
    assert {vars(record)["why"] for record in caplog.records if "sweep" in record.message} == {"cannot be used"}
    assert await link.client.zrange(watch, 0, -1) == [], "the node registered some seconds ago"
    monkeypatch.setattr(sweep, "ENTER_S", 0.0)
    async with asyncio.timeout(5):
        while not await link.client.zcard(watch):  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0)
    running.cancel()
