"""The heartbeat: time, outages, epoch, and the gate."""

import asyncio
import time

import pytest
from redis import Redis

from server.store import keys
from server.store.link import OUTAGE_MS, Link, Outage, Unstored


def the_past(url: str, ms: int, *, run: str | None = None) -> int:
    """Makes the last beat so many ms old; returns when it was."""
    with Redis.from_url(url) as client:
        seconds, micros = client.time()
        last_ms: int = seconds * 1000 + micros // 1000 - ms
        client.set(keys.BEAT, last_ms)
        client.set(keys.RUN, run or client.info("server")["run_id"])
        return last_ms


async def test_the_first_beat_ever_is_no_outage(redis_url: str) -> None:
    link = Link(redis_url)
    await link.start()
    assert link.is_open
    assert link.outages == []
    assert link.epoch > 0
    await link.stop()


async def test_silence_is_measured_once_and_known_to_all(redis_url: str) -> None:
    last_ms = the_past(redis_url, 60_000)
    found: list[Outage] = []
    first, second = Link(redis_url), Link(redis_url)
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
    link = Link(redis_url)
    await link.start()
    assert link.outages == []
    await link.stop()


async def test_a_redis_that_was_started_again_was_away_however_shortly(redis_url: str) -> None:
    the_past(redis_url, 400, run="0123456789abcdef")
    link = Link(redis_url)
    await link.start()
    assert len(link.outages) == 1
    await link.stop()


async def test_without_redis_a_command_waits_and_then_is_refused() -> None:
    link = Link("unix:///nowhere/at/all.sock", wait_ms=100)
    with pytest.raises(Unstored):
        await link.start()
    assert not link.is_open
    await link.stop()


async def test_a_node_that_slept_looks_at_the_clock_before_it_judges(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Link(redis_url)
    await link.start()
    opened = asyncio.Event()
    link.on_open.append(opened.set)
    monkeypatch.setattr(link, "_beat_at_ms", link._beat_at_ms - OUTAGE_MS - 1)
    assert not link.is_open
    await link.opened()
    assert opened.is_set()
    await link.stop()


async def test_time_never_goes_back(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Link(redis_url)
    await link.start()
    before = link.now_ms()
    monkeypatch.setattr(link, "_offset_ms", -60_000)
    assert link.now_ms() >= before
    await link.stop()


async def keep_busy(link: Link, seconds: float) -> None:
    """The loop does something else for so long, then the link beats again."""
    asyncio.get_running_loop().call_soon(time.sleep, seconds)
    await asyncio.sleep(0)
    assert not link.is_open
    await link.opened()


async def test_a_loop_that_was_busy_is_no_outage(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.store.link.OUTAGE_MS", 900)
    link = Link(redis_url)
    await link.start()
    await keep_busy(link, 1.6)
    assert link.outages == []
    await link.stop()


async def test_a_process_that_stood_is_an_outage(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.store.link.OUTAGE_MS", 900)
    link = Link(redis_url)
    await link.start()
    link._pulse.stop()  # as if the process had been stopped with all its threads
    await keep_busy(link, 1.6)
    assert len(link.outages) == 1
    await link.stop()
