"""A pentathlon over real sockets: its plan, the next round made from the plan in one step, and people who may do
neither."""

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, rounds
from tests.people import Refused

GAMES = [{"game": "noughts"}, {"game": "takeaway"}, {"game": "fiar"}]


async def test_the_next_round_comes_from_the_plan(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "set_pentathlon", games=GAMES, how="random")
    await ana.until(lambda: "pentathlon" in ana.views[session])
    assert [game["game"] for game in ana.views[session]["pentathlon"]["games"]] == ["noughts", "takeaway", "fiar"]
    await tutor.order(session, "plan_next", start=True)
    await tutor.until(lambda: [board["state"] for board in rounds(tutor, session)[-1]["boards"]] == ["playing"])
    assert (rounds(tutor, session)[-1]["game"], rounds(tutor, session)[-1]["part"]) == ("noughts", 0)
    with pytest.raises(Refused) as changed:
        await tutor.order(session, "set_pentathlon", games=GAMES[1:])
    assert changed.value.code == errors.SESSION_PLAN_BEGUN
    for kind, fields in (("set_pentathlon", {"games": GAMES}), ("plan_next", {})):
        with pytest.raises(Refused) as refused:
            await ana.order(session, kind, **fields)
        assert refused.value.code == errors.COMMAND_NOT_YOURS
    await tutor.order(session, "close_round", reason="La hora")
    await tutor.order(session, "plan_next")
    await tutor.until(lambda: rounds(tutor, session)[-1]["game"] == "takeaway")


@pytest.mark.parametrize("games", [[{"game": "noughts"}] * 6, [{"game": "noughts", "seats": 2}], "noughts"])
async def test_a_plan_that_is_none_is_refused(make_node: NodeMaker, come: Arrival, games: object) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    session = await opened(tutor)
    with pytest.raises(Refused) as refused:
        await tutor.order(session, "set_pentathlon", games=games)
    assert refused.value.code == errors.FRAME_MALFORMED
