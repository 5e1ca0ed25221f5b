"""Tests of the heartbeat: time, outages, the epoch, and the gate that closes during an outage."""

import asyncio
import time
from pathlib import Path

import pytest
from redis import Redis

from server.store import keys
from server.store.connection.redis_address import Unfit
from server.store.health import redis_health
from server.store.health.redis_health import OUTAGE_MS, SETTLE_MS, SILENCE_MS, Outage, RedisHealth, Unstored
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
    """The test makes the stored offset between time and clock 30 s smaller. For the heartbeat this is the same as a clock
    that was set back by 30 s."""
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
    """A slow clock, which the nodes had corrected by adding an offset, jumps forward. The heartbeat must remove the offset,
    and count only the time without a node as an outage."""
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


async def test_a_developer_moves_the_time_of_all_nodes_without_an_outage(redis_url: str) -> None:
    first, second = RedisHealth(redis_url), RedisHealth(redis_url)
    for link in (first, second):
        await link.start()
    before_ms = first.now_ms()
    await first.move_time(3_600_000)
    async with asyncio.timeout(5):
        while second.now_ms() < before_ms + 3_600_000:
            second._hurry.set()
            second._beaten.clear()
            await second._beaten.wait()
    for link in (first, second):
        assert 3_600_000 <= link.now_ms() - before_ms < 3_660_000
        assert link.outages == []
        assert link.last_outage_ms == 0
        await link.stop()


def test_a_window_is_by_the_clock_of_redis() -> None:
    link = RedisHealth("redis://127.0.0.1:1")
    link._beat_ms, link._beat_own_ms = 10_000, 4_000
    assert link.window_of(10_300) == (4_300, 4_000 + SILENCE_MS)
    assert link.window_of(9_000) == (3_000, 4_000 + SILENCE_MS)


async def test_a_call_without_an_answer_closes_the_link(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    await link.rest()
    assert await link.call(link.client.echo("here")) == b"here"
    assert link.is_open
    assert link.is_fit

    async def unanswered() -> None:
        raise ConnectionResetError("it is away")

    with pytest.raises(Unstored, match="it is away") as error:
        await link.call(unanswered())
    assert not error.value.doubt
    assert not link.is_open
    await link.close()


@pytest.mark.parametrize(("kind", "told"), [("one", 0), ("sentinel", 1), ("cluster", 1)])
async def test_another_server_may_replace_a_lost_one_only_with_sentinels_or_in_a_cluster(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, kind: str, told: int
) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    await link.rest()
    monkeypatch.setattr(link._route, "kind", kind)
    lost: list[bool] = []
    link.on_lost.append(lambda: lost.append(True))
    for _loss in range(2):
        link.lost()
    assert len(lost) == told, "once for a link that was open"
    assert link.away == {keys.NO_ROOM}
    await link.close()


async def test_a_server_that_replaced_another_opens_the_link_anew_and_is_judged(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    await link.rest()
    opened: list[int] = []
    link.on_open.append(lambda: opened.append(link.epoch))
    await link._beat(OUTAGE_MS, reopening=False)
    assert opened == [], "the same server"
    link._url = "redis://elsewhere"
    await link._beat(OUTAGE_MS, reopening=False)
    assert (opened, link.url) == ([link.epoch], redis_url)

    async def unfit(*_: object, **__: object) -> list[str]:
        raise Unfit("it throws rooms away")

    monkeypatch.setattr(redis_health, "judge", unfit)
    link._run = "00000007" + link._run[8:]
    await link._beat(OUTAGE_MS, reopening=False)
    assert opened == [link.epoch] * 2
    assert not link.is_fit
    assert [record.levelname for record in caplog.records if vars(record).get("why") == "it throws rooms away"] == ["ERROR"]
    await link.close()


async def test_heartbeats_go_on_after_a_fault_of_ours_and_a_redis_that_is_away_is_logged_once(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    link = RedisHealth(redis_url)
    await link.start()
    monkeypatch.setattr(redis_health, "RETRY_S", 0.0)
    monkeypatch.setattr(redis_health, "BEAT_MS", 0)
    beats: list[bool] = []
    failures: list[Exception] = [ValueError("a fault of ours"), *[ConnectionError("no route")] * 3, ConnectionError("no host")]
    beat = link._beat

    async def broken(limit_ms: int, *, reopening: bool) -> None:
        beats.append(reopening)
        if failures:
            raise failures.pop(0)
        await beat(limit_ms, reopening=reopening)

    monkeypatch.setattr(link, "_beat", broken)
    async with asyncio.timeout(5):
        while len(beats) < 7:
            link._beaten.clear()
            link._hurry.set()
            await link._beaten.wait()
    await link.stop()
    logged = [
        (each.levelname, each.getMessage(), vars(each).get("why")) for each in caplog.records if "settings" not in each.msg
    ]
    assert logged == [
        ("ERROR", "a heartbeat failed unexpectedly", None),
        ("WARNING", "redis does not answer", "Redis is away: no route"),
        ("WARNING", "redis does not answer", "Redis is away: no host"),
    ]
    assert beats[:7] == [False, False, True, True, True, True, False]


async def test_calls_of_a_pipeline_travel_together_and_are_no_transaction(redis_url: str) -> None:
    link = RedisHealth(redis_url)
    async with link.pipeline() as pipe:
        assert not pipe.is_transaction
        pipe.set("{a}x", "1")
        pipe.incr("{b}x")
        assert await link.call(pipe.execute()) == [True, 1]
    await link.stop()
