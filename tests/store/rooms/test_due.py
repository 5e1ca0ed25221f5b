"""Tests of due work: a deadline of a missing room does nothing, and each deadline locks its room once."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from engines.contract import Refusal
from server.aggregate.commands import Tick
from server.store import keys
from server.store.rooms.room_store import RoomStore
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS, Add


class CountedLock(asyncio.Lock):
    """A lock that counts how often it was taken."""

    taken = 0

    async def acquire(self) -> Any:
        self.taken += 1
        return await super().acquire()


def watched(store: RoomStore, code: str) -> tuple[CountedLock, list[int]]:
    """Gives the room a new lock and returns it, together with a list that grows: each time this node loads the room, the list
    gets the sequence number that the node read."""
    loads: list[int] = []
    store.on_load = lambda _code, seq: loads.append(seq)
    store.places[code].lock = lock = CountedLock()
    return lock, loads


async def test_a_deadline_without_a_room_is_forgotten(make_store: StoreMaker) -> None:
    store = await make_store()
    name = keys.room_keys("NONE").due
    await store.link.client.zadd(name, {"NONE": 1})
    async with asyncio.timeout(10):
        while await store.link.client.zscore(name, "NONE") is not None:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)


async def test_a_deadline_locks_its_room_once_and_loads_it_at_most_once(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    last = await add(store, code, 3)
    lock, loads = watched(store, code)
    await store.due.deliver(code)
    assert (lock.taken, loads, (await store.state(COUNTERS, code)).total) == (1, [], 6)
    store.forget(code)
    lock, loads = watched(store, code)
    await store.due.deliver(code)
    assert (lock.taken, loads, (await store.state(COUNTERS, code)).total) == (1, [last + 1], 12)


async def test_a_deadline_that_other_commits_overtake_each_time_is_tried_again_later(make_store: StoreMaker) -> None:
    store, other = await make_store(), await make_store()
    code = await new_counter(store)
    await add(store, code, 3)
    committer: Any = store.places[code].committer
    send, overtaken = committer.send, 0

    async def overtaken_send(command: Any) -> Any:
        nonlocal overtaken
        overtaken += 1
        await add(other, code, 1)
        return await send(command)

    committer.send = overtaken_send
    await store.due.deliver(code)
    assert (await other.state(COUNTERS, code)).total == 3 + overtaken
    committer.send = send
    await store.due.deliver(code)
    assert (await store.state(COUNTERS, code)).total == 2 * (3 + overtaken)


async def test_a_search_leaves_its_room_free_and_locks_it_once_more_at_its_end(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    await add(store, code, 3)
    searching, may_end, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def search(task: object) -> Add:
        assert task == 3, "the work that the room gave"
        searching.set()
        await may_end.wait()
        return Add(5)

    kind = replace(COUNTERS, bot_task=lambda counter, command, _now_ms: counter.total if type(command.body) is Tick else None)
    store.places[code].kind = kind
    store.due.think = search
    store.on_commit.append(lambda _commit: ended.set())
    lock, loads = watched(store, code)
    await store.due.deliver(code)
    await searching.wait()
    await store.due.deliver(code)
    assert (lock.taken, lock.locked()) == (1, False), "a deadline that comes during the search does nothing"
    may_end.set()
    async with asyncio.timeout(10):
        await ended.wait()
    assert (lock.taken, loads, (await store.look(code)).room.total) == (2, [], 8)


async def test_a_search_that_finds_nothing_lets_the_room_act_by_itself(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    await add(store, code, 3)
    ended = asyncio.Event()

    async def search(_task: object) -> None:
        return None

    store.places[code].kind = replace(COUNTERS, bot_task=lambda counter, _command, _now_ms: counter.total)
    store.due.think = search
    store.on_commit.append(lambda _commit: ended.set())
    await store.due.deliver(code)
    async with asyncio.timeout(10):
        await ended.wait()
    assert (await store.look(code)).room.total == 6


async def test_a_room_that_refuses_its_deadline_keeps_it(make_store: StoreMaker) -> None:
    """Only a room that does not exist loses its deadline."""
    store = await make_store()
    code = await new_counter(store)
    name = keys.room_keys(code).due
    far_ms = store.link.now_ms() + 3_600_000
    await store.link.client.zadd(name, {code: far_ms})
    with pytest.raises(Refusal, match="counter/zero"):
        await store.due.deliver(code)
    assert await store.link.client.zscore(name, code) == far_ms
