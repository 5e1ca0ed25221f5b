"""Tests of ending tasks: they end, however they handle a cancellation."""

import asyncio
import contextlib

from server.store.ended_tasks import ended
from server.store.health.redis_health import RedisHealth


async def test_a_task_that_swallows_a_cancellation_ends_all_the_same() -> None:
    rounds = 0

    async def loop() -> None:
        nonlocal rounds
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        while True:
            rounds += 1
            await asyncio.sleep(60)

    task = asyncio.create_task(loop())
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await ended([task])
    assert task.cancelled()
    assert rounds == 1


async def test_what_a_task_raised_is_dropped_and_none_is_no_wait() -> None:
    async def breaks() -> None:
        raise OSError("gone")

    task = asyncio.create_task(breaks())
    await asyncio.sleep(0)
    await ended([task])
    await ended([])


async def test_a_link_whose_start_was_cancelled_at_any_moment_can_be_stopped(redis_url: str) -> None:
    async def begun_and_stopped(turn: int) -> None:
        link = RedisHealth(redis_url, wait_ms=2_000)
        start = asyncio.create_task(link.start())
        for _ in range(turn):
            await asyncio.sleep(0)
        await ended([start])
        async with asyncio.timeout(10):
            await link.stop()

    await asyncio.gather(*(begun_and_stopped(turn) for turn in range(0, 120, 3)))
