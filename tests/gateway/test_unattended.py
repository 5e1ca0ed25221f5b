"""Over real sockets: a tutor who has closed every page must not delay any board of the class."""

from typing import Any

from server.gateway.node import Node
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest


async def board(tutor: Guest, session: str, ana: Guest, bo: Guest) -> str:
    """Starts a refereed game at a board of the class and lets both players enter. Returns the board's room."""
    await tutor.order(session, "plan_round", game="contig60", how="hand", options={"mode": "tournament", "starter": 0})
    await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
    room = str(rounds(tutor, session)[-1]["boards"][0]["code"])
    for pupil in (ana, bo):
        await pupil.ask("join", room=room)
        await pupil.hear(lambda message: message["type"] == "snapshot" and message["room"] == room)
    return room


def appeal_of(guest: Guest, room: str) -> dict[str, Any]:
    return dict(guest.views[room]["room"]["appeal"] or {})


async def challenge(room: str, ana: Guest, bo: Guest) -> None:
    """The flag holder rolls and passes, and the opponent challenges."""
    mover, other = (ana, bo) if ana.views[room]["status"]["flag"] == ana.you[room]["seat"] else (bo, ana)
    await mover.act(room, {"type": "roll"})
    done = await mover.act(room, {"type": "pass_flag"})
    await other.reaches(room, done["seq"])
    await other.act(room, {"type": "challenge", "rule": "contig60.sentence"})


async def class_of(node: Node, come: Arrival, **settings: Any) -> tuple[Guest, Guest, Guest, str, str]:
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "set_session", settings={"referee_wait_ms": 300, **settings})
    room = await board(tutor, session, ana, bo)
    return tutor, ana, bo, session, room


async def test_the_server_rules_where_the_tutor_has_gone(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, _session, room = await class_of(node, come, monitor="tutor")
    await challenge(room, ana, bo)
    await ana.until(lambda: appeal_of(ana, room).get("stage") == "ruling")
    assert appeal_of(ana, room)["unattended"] is False
    await tutor.close()
    await ana.until(lambda: appeal_of(ana, room).get("stage") == "window")
    assert appeal_of(ana, room)["opinions"][0]["by"] == "server"


async def test_an_appeal_is_noted_and_the_tutor_finds_it_among_the_calls(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, session, room = await class_of(node, come)
    await tutor.close()
    await challenge(room, ana, bo)
    await bo.until(lambda: appeal_of(bo, room).get("stage") == "window")
    await bo.order(room, "appeal", words="no vale")
    await bo.until(lambda: bo.views[room]["room"]["state"] == "playing" and not appeal_of(bo, room))
    assert [note["kind"] for note in bo.views[room]["room"]["notes"]] == ["appeal_noted"]
    again = await come(node, token=tutor.token)
    await again.ask("join", room=session)
    await again.until(
        lambda: any(call["kind"] == "noted" for call in again.views.get(session, {}).get("desk", {}).get("calls", []))
    )
    await again.ask("join", room=room, **{"as": "referee"})
    await again.until(lambda: room in again.views)
    assert [noted["words"] for noted in again.views[room]["noted"]] == ["no vale"]


async def test_a_board_that_waits_for_a_tutor_is_told_that_one_is_back(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, session, room = await class_of(node, come, monitor="tutor", referee_wait_ms=0)
    await tutor.close()
    await challenge(room, ana, bo)
    await ana.until(lambda: appeal_of(ana, room).get("unattended") is True)
    assert appeal_of(ana, room)["decides_at_ms"] is None
    again = await come(node, token=tutor.token)
    await again.ask("join", room=session)
    await ana.until(lambda: appeal_of(ana, room).get("unattended") is False)
