"""Games that pupils finish after class, over real sockets. Pupils find them without a tutor, and the server ends them
at the date that the tutor has set."""

import time

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.people import Refused

DAY_MS = 86_400_000


def in_ms(ms: int) -> int:
    return int(time.time() * 1000) + ms


async def test_pupils_find_the_board_again_and_finish_it_without_a_tutor(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    [room] = await started(tutor, session, [[ana.id, bo.id]])
    await ana.ask("join", room=room)
    until_ms = in_ms(3 * DAY_MS)
    with pytest.raises(Refused) as refused:
        await ana.order(session, "let_home", until_ms=until_ms)
    assert refused.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refused:
        await tutor.order(session, "let_home", until_ms=1)
    assert refused.value.code == errors.SESSION_HOME_DATE

    await tutor.order(session, "let_home", until_ms=until_ms, days=2)
    await ana.until(lambda: ana.views[room]["room"]["home"] is not None)
    await tutor.order(session, "end_session", running="close")
    await tutor.close()
    token = ana.token
    await ana.close()

    again = await come(node, token=token)
    [game] = (await again.ask("my_games"))["params"]["games"]
    assert (game["code"], game["session"], game["home_until_ms"]) == (room, session, until_ms)
    await play(room, again, bo)
    await again.ask("join", room=session)
    await again.until(lambda: rounds(again, session)[0]["boards"][0]["final"])
    assert sorted(line["points"] for line in again.views[session]["standings"]) == [0.0, 1.0]
    assert "home" not in rounds(again, session)[0]["boards"][0]


async def test_when_the_date_comes_the_server_calls_the_time(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    [room] = await started(tutor, session, [[ana.id, bo.id]])
    await tutor.order(session, "let_home", until_ms=in_ms(1_500), at_time="draw")
    await tutor.order(session, "close_round")
    assert rounds(tutor, session)[0]["boards"][0]["state"] == "playing"
    await tutor.until(lambda: rounds(tutor, session)[0]["boards"][0]["state"] == "over")
    assert rounds(tutor, session)[0]["boards"][0]["points"] == [0.5, 0.5]
    await tutor.ask("join", room=room, **{"as": "referee"})
    await tutor.until(lambda: room in tutor.views)
    result = tutor.views[room]["room"]["result"]
    assert (result["result"], result["reason"]) == ("draw", "time_limit")
