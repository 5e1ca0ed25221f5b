"""Tests of bot workers: they choose the same moves as a step would, their death does no harm, and they end with the
node."""

import asyncio
import contextlib
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from server.jobs.bot_workers import Thinking, begin_worker, pids_of
from server.room.bots import BotTask, Chair, worked_out

GAME = "kwatro-sinko"
"""A game whose strong level runs a long search."""


def task() -> BotTask:
    engine = engine_of(GAME)
    state = engine.setup(engine.read_options({}), 2, ChanceReader(ChanceState(bytes(32))), 0)
    return BotTask(GAME, engine.encode(state), 0, False, (Chair(0, "strong", bytes(32), bytes(32)),), "mark")


def is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_till_gone(pids: list[int]) -> None:
    until_s = time.monotonic() + 10
    while any(map(is_alive, pids)):
        assert time.monotonic() < until_s
        time.sleep(0.01)


async def test_a_worker_thinks_what_a_step_would_and_ends_when_it_is_told() -> None:
    thinking = Thinking(1, 60_000)
    assert not thinking.pids, "nothing is started before a bot thinks"
    try:
        assert await thinking.think(task()) == worked_out(task())
        pids = thinking.pids
        assert pids
    finally:
        thinking.stop()
    wait_till_gone(pids)
    assert await thinking.think(task()) is None


async def test_a_worker_that_dies_is_replaced() -> None:
    thinking = Thinking(1, 60_000)
    try:
        assert await thinking.think(task()) is not None
        for pid in thinking.pids:
            os.kill(pid, signal.SIGKILL)
        answers = [await thinking.think(task()) for _again in range(2)]
        assert answers[-1] == worked_out(task())
    finally:
        thinking.stop()


async def test_a_search_that_takes_too_long_ends_the_process_and_all_searches_in_it(caplog: pytest.LogCaptureFixture) -> None:
    thinking = Thinking(1, 60_000)
    try:
        assert await thinking.think(task()) is not None
        (pid,) = thinking.pids
        os.kill(pid, signal.SIGSTOP)
        searches = []
        # The pool runs two tasks at once, so the next three wait in its queue.
        for budget_ms in (500, *[60_000] * 4):
            thinking._budget_ms = budget_ms
            searches.append(asyncio.create_task(thinking.think(task())))
            await asyncio.sleep(0)
        assert await asyncio.gather(*searches) == [None] * 5
        assert thinking.pids == []
        wait_till_gone([pid])
        assert "a bot's search failed" in caplog.text
    finally:
        thinking.stop()


async def test_a_caller_without_a_turn_does_not_end_the_search_of_another() -> None:
    thinking, hurried = Thinking(1, 60_000), Thinking(1, 200)
    try:
        assert await thinking.think(task()) is not None
        (pid,) = thinking.pids
        hurried._pool = thinking._pool
        os.kill(pid, signal.SIGSTOP)
        # The pool runs two tasks at once, so the third one waits in its queue.
        searches = [asyncio.create_task(thinking.think(task())) for _each in range(2)]
        await asyncio.sleep(0)
        assert await hurried.think(task()) is None
        os.kill(pid, signal.SIGCONT)
        assert await asyncio.gather(*searches) == [worked_out(task())] * 2
    finally:
        thinking.stop()


async def test_without_workers_nobody_thinks() -> None:
    assert await Thinking(0, 60_000).think(task()) is None


@pytest.mark.parametrize("workers", [0, 1])
async def test_stopping_is_harmless_where_nothing_began(workers: int) -> None:
    Thinking(workers, 1_000).stop()


async def test_stopping_ends_the_waiting_searches_too(caplog: pytest.LogCaptureFixture) -> None:
    thinking = Thinking(1, 60_000)
    assert await thinking.think(task()) is not None
    (pid,) = thinking.pids
    os.kill(pid, signal.SIGSTOP)
    searches = [asyncio.create_task(thinking.think(task())) for _each in range(5)]
    await asyncio.sleep(0)
    thinking.stop()
    assert await asyncio.gather(*searches) == [None] * 5
    wait_till_gone([pid])
    assert "a bot's search failed" not in caplog.text


async def test_a_worker_ends_with_its_pool() -> None:
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_worker)
    pid = await asyncio.wrap_future(pool.submit(os.getpid))
    try:
        assert pids_of(pool) == [pid]
        async with asyncio.timeout(10):
            await asyncio.to_thread(pool.shutdown)
        assert pids_of(pool) == []
        wait_till_gone([pid])
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
