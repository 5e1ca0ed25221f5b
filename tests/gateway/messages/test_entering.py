"""Over real sockets: outsiders try to enter a class's rooms, and a spectator with a delay gets a view."""

import pytest

from protocol import errors
from server.gateway.http.routes import TOKEN_HEADER
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_door import board_of
from tests.gateway.test_sessions import opened
from tests.people import Refused, seated


async def test_a_stranger_with_the_code_gets_no_name_and_into_no_board(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, spy = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Spy")]
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    await spy.ask("join", room=session, **{"as": "spectator"})
    await spy.until(lambda: session in spy.views)
    await tutor.order(session, "rename_member", person=ana.id, name="Anita")
    await spy.ask("history", room=session)
    assert not any(name in repr(spy.inbox) for name in ("Ana", "Anita", "Bo'", "Eva"))
    with pytest.raises(Refused) as refusal:
        await spy.ask("join", room=room, **{"as": "spectator"})
    assert refusal.value.code == errors.SESSION_MEMBERS_ONLY


async def test_a_delayed_spectator_is_told_no_present_number_and_given_no_file_before_its_time(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo, eva = [await come(node, name=name) for name in ("Ana", "Bo", "Eva")]
    room = await seated(ana, bo, game="ajedrez", settings={"spectator_delay_ms": 600_000})
    answer = await ana.act(room, {"type": "resign"})
    assert answer["seq"] > 0
    assert (await bo.ask("join", room=room))["seq"] >= answer["seq"], "a player is told the present number"
    assert (await eva.ask("join", room=room, **{"as": "spectator"})).get("seq", 0) == 0
    assert (await get(node, f"/export/{room}.pgn")).status == 404
    token = (await ana.order(room, "ask_files"))["params"]["token"]
    assert (await get(node, f"/export/{room}.pgn", **{TOKEN_HEADER: token})).status == 200
