"""Stores of counters, for tests of the store."""

from collections.abc import AsyncIterator, Awaitable
from typing import Protocol

import pytest

from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds
from tests.store.counter import COUNTERS, TYPES, Add, Ask, Counter

BOUNDS = Bounds(100, 100_000)


class StoreMaker(Protocol):
    """A function that starts a store for a node of that name. All stores share one Valkey."""

    def __call__(
        self, node: str = "here", *, bounds: Bounds = ..., idle_days: int = 1, finished_days: int = 1
    ) -> Awaitable[RoomStore]: ...


@pytest.fixture
async def make_store(redis_url: str) -> AsyncIterator[StoreMaker]:
    made: list[RoomStore] = []

    async def make(node: str = "here", *, bounds: Bounds = BOUNDS, idle_days: int = 1, finished_days: int = 1) -> RoomStore:
        link = RedisHealth(redis_url)
        await link.start()
        made.append(RoomStore(link, node, TYPES, idle_days=idle_days, finished_days=finished_days, bounds=bounds))
        made[-1].start()
        return made[-1]

    yield make
    for store in made:
        await store.stop()
        await store.link.stop()


async def new_counter(store: RoomStore, cid: str = "new") -> str:
    """Stores a new counter. Returns its code."""
    return await store.create(COUNTERS, lambda code, now_ms: Counter(code, at_ms=now_ms), person="ana", cid=cid)


async def add(store: RoomStore, code: str, number: int) -> int:
    """Adds to the counter. Returns the number of the step."""
    return (await store.submit(code, Ask(Add(number), "ana"))).seq
