"""If the work process has no place for a message's work, the server refuses the message and says when to try again."""

import pytest

from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated


async def test_a_review_that_finds_no_place_says_when_to_ask_again(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    with monkeypatch.context() as full:
        full.setattr("server.jobs.beside.MAX_EACH", 0)
        async with node.beside.place("somebody at work"):
            with pytest.raises(Refused) as refusal:
                await ana.ask("review", room=room)
    assert (refusal.value.code, refusal.value.message["params"]) == ("rate/too_fast", {"wait_ms": 1_000})
    assert (await ana.ask("review", room=room))["params"]["games"] == []
