"""Shows that the store can hold any aggregate: here a counter, without a game, a room or a gateway."""

import asyncio

import pytest

from engines.contract import Refusal
from server.store.stored.stream import entries
from tests.store.conftest import StoreMaker, new_counter
from tests.store.counter import COUNTERS, Add, Ask, step


async def test_a_counter_is_made_stepped_and_loaded_by_another_node(make_store: StoreMaker) -> None:
    here, there = await make_store("here"), await make_store("there")
    code = await new_counter(here)
    assert len(code) == COUNTERS.code_length
    assert (await here.submit(code, Ask(Add(2), "ana"))).params == {"total": 2}
    assert (await there.submit(code, Ask(Add(3), "bo"))).params == {"total": 5}
    here.forget(code)
    assert (await here.state(COUNTERS, code)).total == 5


async def test_a_repeat_gets_the_first_answer_and_a_refusal_changes_nothing(make_store: StoreMaker) -> None:
    here = await make_store()
    code = await new_counter(here)
    first = await here.submit(code, Ask(Add(2), "ana"), cid="a1")
    again = await here.submit(code, Ask(Add(2), "ana"), cid="a1")
    assert (again.params, again.repeated, first.repeated) == (first.params, True, False)
    with pytest.raises(Refusal, match="counter/zero"):
        await here.submit(code, Ask(Add(0), "ana"))
    assert (await here.state(COUNTERS, code)).total == 2


async def test_two_nodes_at_once_lose_no_step_and_the_log_replays(make_store: StoreMaker) -> None:
    nodes = await make_store("here"), await make_store("there")
    code = await new_counter(nodes[0])
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


async def test_a_deadline_comes_by_itself_once(make_store: StoreMaker) -> None:
    here = await make_store()
    committed = asyncio.Event()
    here.on_commit.append(
        lambda commit: committed.set() if commit.before.due_at_ms and not commit.step.room.due_at_ms else None
    )
    code = await new_counter(here)
    await here.submit(code, Ask(Add(4), "ana"))
    await here.submit(code, Ask(Add(-20), "ana"))
    await asyncio.wait_for(committed.wait(), 10)
    assert (await here.state(COUNTERS, code)).total == 8
