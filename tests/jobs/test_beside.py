"""Tests of the work process next to the server: clients get their turn in order, clients who left are skipped, and a
hung process is ended."""

import asyncio
import os
import time

import pytest

from engines.contract import Refusal
from server.jobs import beside as module
from server.jobs.beside import MAX_EACH, Beside, Busy, Gone
from tests.jobs.test_bot_workers import wait_till_gone


def _number(number: int) -> tuple[int, int]:
    return os.getpid(), number


def _refuse() -> None:
    raise Refusal("no_flag", seat=1)


def _hang() -> None:
    time.sleep(600)


async def test_a_prepared_process_does_the_first_work_and_ends_when_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = Beside()
    try:
        beside.prepare()
        (ready,) = beside.pids
        beside.prepare()
        assert (await beside.run("ana", _number, 7))[0] == ready
        assert beside.pids == [ready], "one process does all"
        monkeypatch.setattr(module, "IDLE_S", 0.0)
        beside.prepare()
        async with asyncio.timeout(10):
            while beside.pids:  # noqa: ASYNC110 - the timer of the idle process stirs it
                await asyncio.sleep(0.01)
        wait_till_gone([ready])
    finally:
        beside.stop()
    beside.prepare()
    assert not beside.pids, "a stopped server starts nothing"


async def test_work_is_done_in_another_process_which_ends_with_the_server() -> None:
    beside = Beside()
    try:
        assert not beside.pids, "nothing starts before the first request"
        pid, number = await beside.run("ana", _number, 7)
        assert number == 7
        assert pid != os.getpid()
        pids = beside.pids
        assert pids == [pid]
        with pytest.raises(Refusal) as refusal:
            await beside.run("ana", _refuse)
        assert (refusal.value.code, refusal.value.params) == ("no_flag", {"seat": 1})
        assert (await beside.run("ana", _number, 8))[0] == pid
        assert await beside.run_or_thread(_number, 9) == (pid, 9)
    finally:
        beside.stop()
    wait_till_gone(pids)
    with pytest.raises(Busy):
        await beside.run("ana", _number, 9)


async def test_a_flood_of_one_address_delays_another_by_one_piece_of_work() -> None:
    beside, done = Beside(), []

    async def ask(asker: str) -> None:
        async with beside.place(asker):
            await asyncio.sleep(0)
            done.append(asker)

    async with beside.place("flood"):
        flood = [asyncio.create_task(ask("flood")) for _ in range(MAX_EACH)]
        await asyncio.sleep(0)
        pupil = asyncio.create_task(ask("pupil"))
        await asyncio.sleep(0)
    await asyncio.gather(*flood, pupil)
    assert done.index("pupil") == 1
    assert done.count("flood") == MAX_EACH


async def test_an_address_that_asks_for_more_than_its_queue_is_told_to_come_later() -> None:
    beside = Beside()
    async with beside.place("flood"):
        waiting = [asyncio.create_task(beside._take("flood")) for _ in range(MAX_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await beside._take("flood")
        other = asyncio.create_task(beside._take("pupil"))
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.sleep(0)
        assert not other.done(), "the process is still taken"
    await other
    beside._pass_on()
    assert not beside._is_taken


async def test_nothing_is_worked_out_for_a_client_that_has_gone() -> None:
    beside, is_there = Beside(), [True]
    async with beside.place("first"):
        waiting = asyncio.create_task(beside.place("second", lambda: is_there[0]).__aenter__())
        await asyncio.sleep(0)
        is_there[0] = False
    with pytest.raises(Gone):
        await waiting
    assert not beside._is_taken
    assert not beside.pids


async def test_a_process_that_hangs_or_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = Beside()
    try:
        pid, _ = await beside.run("ana", _number, 1)
        with monkeypatch.context() as soon:
            soon.setattr(module, "BUDGET_S", 0.2)
            with pytest.raises(Busy):
                await beside.run("ana", _hang)
        wait_till_gone([pid])
        another, _ = await beside.run("ana", _number, 2)
        os.kill(another, 9)
        wait_till_gone([another])
        with pytest.raises(Busy):
            await beside.run("ana", _number, 3)
        assert (await beside.run("ana", _number, 4))[1] == 4
    finally:
        beside.stop()


async def test_all_addresses_together_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_ALL", 2)
    beside = Beside()
    async with beside.place("first"):
        waiting = [asyncio.create_task(beside._take(asker)) for asker in ("ana", "bo")]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await beside._take("cruz")
    for task in waiting:
        await task
        beside._pass_on()


async def test_a_client_that_leaves_as_its_turn_comes_passes_the_turn_on() -> None:
    beside = Beside()
    async with beside.place("first"):
        leaves, stays = (asyncio.create_task(beside._take(asker)) for asker in ("ana", "bo"))
        await asyncio.sleep(0)
    leaves.cancel()
    async with asyncio.timeout(5):
        await stays
    assert leaves.cancelled()
    beside._pass_on()
    assert not beside._is_taken


async def test_work_whose_client_leaves_ends_with_its_process() -> None:
    beside = Beside()
    try:
        pid, _ = await beside.run("ana", _number, 1)
        working = asyncio.create_task(beside.run("ana", _hang))
        await asyncio.sleep(0)
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
        wait_till_gone([pid])
    finally:
        beside.stop()


async def test_the_server_s_own_work_is_done_in_a_thread_if_no_process_takes_it() -> None:
    beside = Beside()
    beside.stop()
    assert await beside.run_or_thread(_number, 2) == (os.getpid(), 2)
