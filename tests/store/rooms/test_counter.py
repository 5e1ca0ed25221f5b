"""Shows that the store can hold any aggregate: here a counter, without a game, a room or a gateway."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from engines.contract import Refusal
from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds
from server.store.stored.stream import entries
from tests.store.counter import COUNTERS, TYPES, Add, Ask, Counter, step

Stores = Callable[[str], RoomStore]


@pytest.fixture
async def store(redis_url: str) -> AsyncIterator[Stores]:
    """Yields a function that makes a store for a node of that name. All stores share one Valkey."""
    made: list[RoomStore] = []
    link = RedisHealth(redis_url)
    await link.start()

    def make(node: str) -> RoomStore:
        store = RoomStore(link, node, TYPES, idle_days=1, finished_days=1, bounds=Bounds(100, 100_000))
        store.start()
        made.append(store)
        return store

    yield make
    for each in made:
        await each.stop()
    await link.stop()


async def new(store: RoomStore) -> str:
    return await store.create(COUNTERS, lambda code, now_ms: Counter(code, at_ms=now_ms), person="ana", cid="new")


async def test_a_counter_is_made_stepped_and_loaded_by_another_node(store: Stores) -> None:
    here, there = store("here"), store("there")
    code = await new(here)
    assert len(code) == COUNTERS.code_length
    assert (await here.submit(code, Ask(Add(2), "ana"))).params == {"total": 2}
    assert (await there.submit(code, Ask(Add(3), "bo"))).params == {"total": 5}
    here.forget(code)
    assert (await here.state(COUNTERS, code)).total == 5


async def test_a_repeat_gets_the_first_answer_and_a_refusal_changes_nothing(store: Stores) -> None:
    here = store("here")
    code = await new(here)
    first = await here.submit(code, Ask(Add(2), "ana"), cid="a1")
    again = await here.submit(code, Ask(Add(2), "ana"), cid="a1")
    assert (again.params, again.repeated, first.repeated) == (first.params, True, False)
    with pytest.raises(Refusal, match="counter/zero"):
        await here.submit(code, Ask(Add(0), "ana"))
    assert (await here.state(COUNTERS, code)).total == 2


async def test_two_nodes_at_once_lose_no_step_and_the_log_replays(store: Stores) -> None:
    nodes = store("here"), store("there")
    code = await new(nodes[0])
    await asyncio.gather(*(nodes[at % 2].submit(code, Ask(Add(1), "ana")) for at in range(20)))
    for node in nodes:
        node.forget(code)
    stored = await nodes[0].state(COUNTERS, code)
    assert (stored.total, stored.seq) == (20, 20)
    log = [entry async for entry in entries(nodes[0].link, code, after=-1)]
    replayed = COUNTERS.decode(log[0].record)
    for entry in log[1:]:
        record = COUNTERS.decode_record(entry.record)
        replayed = step(replayed, record.command, record.at_ms, None).room
    assert replayed == stored


async def test_a_deadline_comes_by_itself_once(store: Stores) -> None:
    here = store("here")
    committed = asyncio.Event()
    here.on_commit.append(
        lambda commit: committed.set() if commit.before.due_at_ms and not commit.step.room.due_at_ms else None
    )
    code = await new(here)
    await here.submit(code, Ask(Add(4), "ana"))
    await here.submit(code, Ask(Add(-20), "ana"))
    await asyncio.wait_for(committed.wait(), 10)
    assert (await here.state(COUNTERS, code)).total == 8
