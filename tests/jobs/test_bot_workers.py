"""Tests of bot workers: they choose the same moves as a step would, their death does no harm, and they end with the
node."""

import asyncio
import os
import signal
import time

import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from server.jobs.bot_workers import Thinking
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


async def test_who_thinks_too_long_is_ended() -> None:
    thinking = Thinking(1, 1)
    try:
        assert await thinking.think(task()) is None
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
