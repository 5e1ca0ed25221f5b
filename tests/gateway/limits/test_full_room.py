"""A room that has grown too large takes no words, but its game can be finished."""

import pytest

from server.aggregate_types import ROOMS
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated


async def test_a_full_room_takes_no_words_but_lets_its_game_end(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(room_steps=20)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, settings={"chat": True})
    while (await node.rooms.look(room)).seq < 10:
        await ana.order(room, "say", text="x")
    with pytest.raises(Refused) as refusal:
        await ana.order(room, "say", text="x")
    assert refusal.value.code == "room/too_long"
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        await guest.act(room, {"type": "place", "cell": cell})
    for guest in (ana, bo):
        await guest.order(room, "sign")
    assert (await node.rooms.state(ROOMS, room)).state == "over"
