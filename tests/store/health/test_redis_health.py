"""Tests of the heartbeat: time, outages, the epoch, and the gate that closes during an outage."""

import asyncio
import time
from pathlib import Path

import pytest
from redis import Redis

from server.store import keys
from server.store.connection.redis_address import Unfit
from server.store.health.redis_health import OUTAGE_MS, SETTLE_MS, Outage, RedisHealth, Unstored
from tests.store.health.test_fitness import running


def the_past(url: str, ms: int, *, run: str | None = None) -> int:
    """Makes the last heartbeat `ms` older, and returns its time."""
    with Redis.from_url(url) as client:
        seconds, micros = client.time()
        last_ms: int = seconds * 1000 + micros // 1000 - ms
        client.set(keys.BEAT, last_ms)
        client.set(keys.RUN, run or client.info("server")["run_id"])
        return last_ms


def time_passes(url: str, ms: int) -> None:
    """Moves the time of all nodes forward, as if they had continued to send heartbeats."""
    with Redis.from_url(url) as client, client.pipeline() as pipe:
        pipe.incrby(keys.BEAT, ms)
        pipe.incrby(keys.ADDED, ms)
        pipe.execute()


async def test_the_first_beat_ever_is_no_outage(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    assert link.is_open
    assert link.outages == []
    assert link.epoch > 0
    await link.stop()


async def test_a_link_to_a_redis_that_cannot_store_rooms_does_not_start(tmp_path: Path) -> None:
    with running(tmp_path, "--requirepass", "word") as url:
        link = RedisHealth(url, wait_ms=3_000)
        with pytest.raises(Unfit, match="NOAUTH"):
            await link.start()
        assert not link.is_open
        await link.stop()


async def test_silence_is_measured_once_and_known_to_all(redis_url: str) -> None:
    last_ms = the_past(redis_url, 60_000)
    found: list[Outage] = []
    first, second = RedisHealth(redis_url), RedisHealth(redis_url)
    first.on_outage.append(found.append)
    second.on_outage.append(found.append)
    await first.start()
    await second.start()
    assert len(found) == 1
    assert found[0].from_ms == last_ms
    assert 60_000 <= found[0].to_ms - found[0].from_ms < 70_000
    assert first.outages == second.outages == found
    await first.stop()
    await second.stop()


async def test_a_short_silence_is_no_outage(redis_url: str) -> None:
    the_past(redis_url, 400)
    link = RedisHealth(redis_url)
    await link.start()
    assert link.outages == []
    await link.stop()


async def test_a_redis_that_was_started_again_was_away_however_shortly(redis_url: str) -> None:
    the_past(redis_url, 400, run="0123456789abcdef")
    link = RedisHealth(redis_url)
    await link.start()
    assert len(link.outages) == 1
    await link.stop()


async def test_without_redis_a_command_waits_and_then_is_refused() -> None:
    link = RedisHealth("unix:///nowhere/at/all.sock", wait_ms=100)
    with pytest.raises(Unstored):
        await link.start()
    assert not link.is_open
    await link.stop()


async def test_a_node_that_slept_looks_at_the_clock_before_it_judges(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    opened = asyncio.Event()
    link.on_open.append(opened.set)
    monkeypatch.setattr(link, "_beat_at_ms", link._beat_at_ms - OUTAGE_MS - 1)
    assert not link.is_open
    await link.opened()
    assert opened.is_set()
    await link.stop()


async def test_the_time_goes_on_when_the_clock_of_redis_is_set_back(redis_url: str) -> None:
    """The stored offset between time and clock is 30 s too large. For the heartbeat this is the same as a clock that
    was set back."""
    with Redis.from_url(redis_url) as client:
        client.set(keys.ADDED, 30_000)
        link = RedisHealth(redis_url)
        await link.start()
        before_ms = link.now_ms()
        client.set(keys.ADDED, 0)
        await link.be_sure_of(before_ms + 600)
        assert 600 <= link.now_ms() - before_ms < 5_000
        assert 29_000 < int(client.get(keys.ADDED) or 0) <= 30_000 + 5_000
        assert link.outages == []
        await link.stop()


async def test_what_is_added_to_a_clock_goes_when_it_jumps_forward(redis_url: str) -> None:
    """The clock is corrected, and the time must continue without an outage."""
    with Redis.from_url(redis_url) as client:
        link = RedisHealth(redis_url)
        await link.start()
        await link.stop()
        last_ms = int(client.get(keys.BEAT) or 0)
        client.set(keys.BEAT, last_ms - 60_000)
        client.set(keys.ADDED, 45_000)  # the clock was 105 s slow and has jumped by 105 s; 60 s of these had no node
        again = RedisHealth(redis_url)
        await again.start()
        assert [outage.to_ms - outage.from_ms for outage in again.outages] == [pytest.approx(60_000, abs=3_000)]
        assert int(client.get(keys.ADDED) or 0) == 0
        await again.stop()


async def test_a_deadline_is_certain_only_by_a_heartbeat_after_it(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    due_ms = link.now_ms() + 40
    assert not link.is_sure_of(due_ms)
    await link.be_sure_of(due_ms)
    assert link.is_sure_of(due_ms)
    with Redis.from_url(redis_url) as client:
        assert int(client.get(keys.BEAT) or 0) >= due_ms
    await link.stop()


async def test_after_a_silence_no_deadline_is_certain_for_a_moment(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    due_ms = link.now_ms() - 1_000
    assert link.is_sure_of(due_ms)
    link.unsettled()
    since_ms = link.now_ms()
    assert not link.is_sure_of(due_ms)
    await link.be_sure_of(due_ms)
    assert link.now_ms() >= since_ms + SETTLE_MS
    await link.stop()


async def keep_busy(link: RedisHealth, seconds: float) -> None:
    """Blocks the event loop for `seconds`, then waits until the link has sent a heartbeat."""
    asyncio.get_running_loop().call_soon(time.sleep, seconds)
    await asyncio.sleep(0)
    assert not link.is_open
    await link.opened()


async def test_a_loop_that_was_busy_is_no_outage(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.store.health.redis_health.OUTAGE_MS", 900)
    link = RedisHealth(redis_url)
    await link.start()
    await keep_busy(link, 1.6)
    assert link.outages == []
    await link.stop()


async def test_a_process_that_stood_is_an_outage(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.store.health.redis_health.OUTAGE_MS", 900)
    link = RedisHealth(redis_url)
    await link.start()
    link._pulse.stop()  # as if the process had stopped with all its threads
    await keep_busy(link, 1.6)
    assert len(link.outages) == 1
    await link.stop()


async def test_one_redis_has_every_room() -> None:
    link = RedisHealth("redis://127.0.0.1:1")
    assert {link.of(f"R{number:05}") for number in range(50)} == {link}
