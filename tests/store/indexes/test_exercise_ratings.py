"""The sums of changes of exercises' ratings, per game and kind."""

import pytest

from server.store.indexes.exercise_ratings import add_change, changes
from tests.conftest import NodeMaker


async def test_changes_add_up_for_each_game_and_kind(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    assert await changes(link, "contig60") == {}
    await add_change(link, "contig60", "rule sum", 2.5)
    await add_change(link, "contig60", "rule sum", -1.0)
    await add_change(link, "contig60", "fault sum", 4.0)
    assert await changes(link, "contig60") == pytest.approx({"rule sum": 1.5, "fault sum": 4.0})
    assert await changes(link, "fiar") == {}
