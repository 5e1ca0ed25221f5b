"""Tests of tasks that no other task awaits: their errors go to the log, and a stop ends them."""

import asyncio
import inspect

import pytest

from engines.contract import Refusal
from server.store.background_tasks import Tasks, supervised
from server.store.health.redis_health import Unstored


@pytest.mark.parametrize(
    ("error", "level"), [(Refusal("room/unknown"), "INFO"), (Unstored("away"), "INFO"), (KeyError("x"), "ERROR")]
)
async def test_what_work_raises_ends_in_the_log(error: Exception, level: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "banderilla")

    async def work() -> None:
        raise error

    await supervised(work())
    assert [record.levelname for record in caplog.records] == [level]


async def test_a_stop_ends_what_still_runs_and_waits_for_its_end() -> None:
    tasks, ended, began = Tasks(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    tasks.spawn(work())
    await began.wait()
    await tasks.stop()
    assert ended.is_set()


async def test_work_that_is_stopped_before_it_began_is_closed() -> None:
    """Without this, Python would warn later, in an unrelated place, about a coroutine that was never awaited."""
    tasks = Tasks()

    async def work() -> None: ...

    coroutine = work()
    tasks.spawn(coroutine)
    await tasks.stop()
    assert inspect.getcoroutinestate(coroutine) == inspect.CORO_CLOSED
