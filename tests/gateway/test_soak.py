"""For each game and number of seats, a room of bots plays to its end, and the replay of its log gives the stored state."""

import pytest

from tests.conftest import NodeMaker
from tests.load.soak import open_rooms, played_out, programme, replayed

ROOMS = len(set(programme(1_000)))


@pytest.mark.long
@pytest.mark.timeout(240)
async def test_bots_of_every_game_play_out_and_replay(make_node: NodeMaker) -> None:
    node = await make_node()
    tables = await open_rooms(node.gateway.port, programme(ROOMS))
    await played_out(node, tables, 200)
    records = [await replayed(node, table) for table in tables]
    assert all(count > 1 for count in records)
