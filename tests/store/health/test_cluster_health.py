"""A Cluster's health is known per bucket: each room depends on its slot, and a missing master stops only its own rooms."""

import asyncio
import contextlib

import pytest
from redis.crc import key_slot
from websockets.exceptions import ConnectionClosed

from server.store import keys
from server.store.connection.redis_address import Unfit
from server.store.connection.route import route_to
from server.store.health.cluster_health import ClusterHealth, link_to
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.health.store_time import steady_ms
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused
from tests.redis_servers import Cluster, free_ports, move_slot, until
from tests.store.connection.test_route import a_game

NOBODY = "redis+cluster://127.0.0.1:1"
"""An address where nothing answers."""


def slot_of(code: str) -> int:
    slot: int = key_slot(keys.bucket_tag(keys.bucket_of(code)).encode())
    return slot


async def test_every_bucket_is_heard_of_at_the_master_that_has_it(masters: Cluster) -> None:
    link = link_to(masters.url)
    assert isinstance(link, ClusterHealth)
    await link.start()
    for code in ("ABCDEF", "ABCDEG", "ABCDEH", "ABCDEJ"):
        owner = masters.owner_of(slot_of(code))
        assert owner is not None
        part = link.of(code)
        assert (await part.primary()).url == f"redis://{owner.host}:{owner.port}/0"
        assert part.epoch == int(owner.info("server")["run_id"][:8], 16)
        assert abs(part.now_ms() - link.now_ms()) < 1_000
    await link.stop()


async def test_an_unfit_master_stops_the_start_and_a_missing_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def starts(_part: RedisHealth) -> None: ...

    async def fails() -> None:
        raise failure

    monkeypatch.setattr(RedisHealth, "start", starts)
    link = ClusterHealth(route_to(NOBODY))
    monkeypatch.setattr(link.parts[-1], "start", fails)
    failure: Exception = Unstored("a master is missing")
    await link.start()
    failure = Unfit("a master is too old")
    with pytest.raises(Unfit, match="too old"):
        await link.start()


async def test_the_time_is_that_of_the_latest_master_before_the_link_itself_has_heard_one() -> None:
    link, at_ms = ClusterHealth(route_to(NOBODY)), steady_ms()
    for part, stated_ms in zip(link.parts, (1_000_000, 3_000_000, 2_000_000), strict=False):
        part._clock.hear(at_ms, at_ms, stated_ms)
    assert 3_000_000 <= link.now_ms() < 3_100_000
    link._clock.hear(at_ms, at_ms, 500_000)
    link.epoch = 1
    assert 500_000 <= link.now_ms() < 600_000


async def test_calls_about_keys_of_several_masters_travel_together(masters: Cluster) -> None:
    link = link_to(masters.url)
    await link.start()
    async with link.pipeline() as pipe:
        for code in ("ABCDEF", "ABCDEG", "ABCDEH", "ABCDEJ"):
            pipe.exists(keys.room_keys(code).room)
        assert await link.call(pipe.execute()) == [0] * 4
    await link.stop()


async def test_a_slot_that_has_moved_is_another_history_and_a_moment_that_is_credited(masters: Cluster) -> None:
    link = link_to(masters.url)
    await link.start()
    part = link.of("ABCDEF")
    before, reopened, lost = part.epoch, asyncio.Event(), asyncio.Event()
    part.on_open.append(reopened.set)
    part.on_lost.append(lost.set)
    source = masters.owner_of(slot_of("ABCDEF"))
    assert source is not None
    other = next(server for server in masters.masters if server is not source)
    await asyncio.to_thread(move_slot, masters, slot_of("ABCDEF"), other)
    async with asyncio.timeout(20):
        await reopened.wait()
    assert lost.is_set(), "what the old master may still answer does not count"
    assert part.epoch != before
    (outage,) = part.outages
    assert 0 < outage.to_ms - outage.from_ms < 5_000
    assert (await part.primary()).url.endswith(f":{other.port}/0")
    await link.stop()
    await asyncio.to_thread(move_slot, masters, slot_of("ABCDEF"), source)


async def test_a_cluster_without_one_master_serves_the_others(masters: Cluster, make_node: NodeMaker, come: Arrival) -> None:
    """A node starts although one master is missing. People can open and play rooms on the other masters."""
    victim, rooms = masters.masters[2], []
    victim.kill()
    try:
        node = await make_node(redis_url=masters.url, wait_ms=1_500)
        assert 0 < len(node.link.away) < keys.BUCKETS
        for _ in range(400):  # the person's data may be on the missing master; then the person cannot come in
            with contextlib.suppress(Refused, ConnectionError, ConnectionClosed):
                rooms.append(await a_game(node, come))
            if len(rooms) == 2:
                break
        assert [masters.owner_of(slot_of(room)) is victim for room in rooms] == [False, False]
    finally:
        victim.start()
        until("an answer", lambda: bool(victim.ask("PING")))
    async with asyncio.timeout(20):
        while node.link.away:  # noqa: ASYNC110 - heartbeats tell nobody
            await asyncio.sleep(0.02)


async def test_a_cluster_of_which_nothing_answers_is_no_store() -> None:
    (port,) = free_ports(1)
    link = link_to(f"redis+cluster://127.0.0.1:{port}", wait_ms=300)
    with pytest.raises(Unstored):
        await link.start()
    await link.stop()
