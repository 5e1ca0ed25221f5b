"""The server opens a few tables at a time, in the order of the requests. If too many requests wait, it refuses further
ones."""

import asyncio

import pytest

from engines.contract import Refusal
from protocol import errors
from server.gateway.limits.table_openings import Openings
from tests.conftest import Arrival, NodeMaker


async def test_some_tables_open_at_once_others_wait_in_order_up_to_the_limit() -> None:
    openings, done = Openings(at_once=2, most_waiting=3), [asyncio.Event() for _ in range(5)]
    begun: list[int] = []

    async def one(number: int) -> None:
        async with openings.turn():
            begun.append(number)
            await done[number].wait()

    tasks = [asyncio.create_task(one(number)) for number in range(5)]
    await asyncio.sleep(0)
    assert begun == [0, 1]
    with pytest.raises(Refusal) as refusal:
        await one(5)
    assert refusal.value.code == errors.SERVER_BUSY
    assert refusal.value.params["wait_ms"] > 0
    tasks[2].cancel()  # its connection is closed, so it takes no turn
    for event in done:
        event.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == [0, 1, 3, 4]
    await one(0)
    assert begun[-1] == 0, "whoever was cancelled or refused waits no more"


async def test_a_hundred_tables_asked_for_at_one_moment_are_all_opened(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    guests = [await come(node) for _ in range(10)]
    made = await asyncio.gather(*(guest.ask("create", game="noughts", seats=2) for guest in guests for _ in range(10)))
    assert len({answer["params"]["room"] for answer in made}) == 100
