"""The tutor's report over real sockets: only the holder of the key gets it."""

import json

from server.gateway.http.routes import TOKEN_HEADER
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened
from tests.jobs.test_class_sessions import a_turn_with_a_fault


async def test_a_board_with_a_fault_that_nobody_saw(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    room, faulty, _seq = await a_turn_with_a_fault(tutor, session, ana, bo)
    await (ana, bo)[faulty].act(room, {"type": "resign"})
    token = (await tutor.order(session, "ask_files"))["params"]["token"]
    reply = await get(node, f"/export/{session}.report", **{TOKEN_HEADER: token})
    found = json.loads(reply.body)
    made = {
        pupil["name"]: [(line["rule"], line["made"], line["missed"]) for line in pupil["rules"]] for pupil in found["pupils"]
    }
    names = ["Ana", "Bo"]
    assert made == {names[faulty]: [("takeaway.count", 1, 0)], names[1 - faulty]: [("takeaway.count", 0, 1)]}
    assert found["rules"][0]["moments"][0]["room"] == room
    table = await get(node, f"/export/{session}.rules", **{TOKEN_HEADER: token})
    assert table.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert table.body.decode("utf-8-sig").startswith("Nombre;Juego;Regla;")
    assert (await get(node, f"/export/{session}.report", **{TOKEN_HEADER: "x"})).status == 404
