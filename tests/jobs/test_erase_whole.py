"""The command line erases a whole table or class without its director, but refuses boards of a class and unknown codes."""

import pytest

from engines.contract import Refusal
from server.jobs.erase_whole import erase_whole
from server.store.stored.size_bounds import Bounds
from tests.conftest import Arrival, NodeMaker
from tests.people import seated

DAYS, BOUNDS = (14, 30), Bounds(20_000, 16_000_000)


async def test_what_is_not_there_is_no_fault(make_node: NodeMaker) -> None:
    node = await make_node()
    assert not await erase_whole(node.link, "ABCDEF", days=DAYS, bounds=BOUNDS)
    assert not await erase_whole(node.link, "ABCDE", days=DAYS, bounds=BOUNDS)


async def test_a_table_goes_at_once(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    room = await seated(await come(node), await come(node))
    assert await erase_whole(node.link, room, days=DAYS, bounds=BOUNDS)
    node.rooms.forget(room)
    with pytest.raises(Refusal) as no:
        await node.rooms.look(room)
    assert no.value.code == "room/unknown"
