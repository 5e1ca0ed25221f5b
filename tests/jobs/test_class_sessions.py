"""Several sessions of one class, over sockets: the report adds them up, and an erasure covers all of them."""

import json
from typing import Any, NamedTuple

import pytest

from server.gateway.http.routes import TOKEN_HEADER
from server.gateway.node import Node
from server.jobs.class_sessions import sessions_after, sessions_of
from server.sessions.values.state import Session
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest


async def follow(tutor: Guest, session: str, *pupils: Guest) -> str:
    """Opens the next session of the class and lets the same pupils join. Returns its code."""
    following: str = (await tutor.ask("open_session", like=session))["params"]["room"]
    for pupil in pupils:
        await pupil.ask("join", room=following)
    await tutor.until(lambda: following in tutor.views)
    return following


class Faulty(NamedTuple):
    """A running game of two after a faulty turn. `seat`: the seat that committed the fault; `seq`: the room's sequence
    number after that turn."""

    room: str
    seat: int
    seq: int


async def a_turn_with_a_fault(tutor: Guest, session: str, *pupils: Guest) -> Faulty:
    """Starts a game of two where the starting seat announces a wrong count."""
    await tutor.order(session, "plan_round", game="takeaway", how="hand", options={"mode": "tournament"})
    await tutor.order(session, "set_boards", boards=[[pupil.id for pupil in pupils]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
    room = rounds(tutor, session)[-1]["boards"][0]["code"]
    for guest in pupils:
        await guest.ask("join", room=room)
        await guest.until(lambda guest=guest: room in guest.views and guest.views[room]["status"] is not None)  # type: ignore[misc]
    seat = pupils[0].views[room]["status"]["flag"]
    for action in ({"type": "take", "count": 1}, {"type": "say", "left": 3}, {"type": "pass_flag"}):
        answer = await pupils[seat].act(room, action)
    return Faulty(room, seat, answer["seq"])


async def a_fault_that_nobody_saw(tutor: Guest, session: str, *pupils: Guest) -> None:
    """Plays a game of two where the starting seat commits an unchallenged fault and then resigns."""
    faulty = await a_turn_with_a_fault(tutor, session, *pupils)
    await pupils[faulty.seat].act(faulty.room, {"type": "resign"})
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "over")
    await tutor.order(session, "close_round")


async def fetched(node: Node, tutor: Guest, session: str, kind: str) -> bytes:
    token = (await tutor.order(session, "ask_files"))["params"]["token"]
    reply = await get(node, f"/export/{session}.{kind}", **{TOKEN_HEADER: token})
    assert reply.status == 200
    return reply.body


async def weeks(node: Node, tutor: Guest, session: str) -> Any:
    return json.loads(await fetched(node, tutor, session, "weeks"))


async def stored(node: Node, code: str) -> Session:
    found = (await node.rooms.look(code)).room
    assert isinstance(found, Session)
    return found


async def test_three_weeks_add_up_until_one_is_erased(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    codes = [await opened(tutor, ana, bo)]
    await a_fault_that_nobody_saw(tutor, codes[0], ana, bo)
    for _week in range(2):
        codes.append(await follow(tutor, codes[-1], ana, bo))
        await a_fault_that_nobody_saw(tutor, codes[-1], ana, bo)
    assert [each.code for each in await sessions_of(node.link, await stored(node, codes[2]))] == codes[:2]
    assert [each.code for each in await sessions_after(node.link, await stored(node, codes[0]))] == codes[1:]
    with pytest.MonkeyPatch.context() as few:
        few.setattr("server.jobs.class_sessions.MAX_EARLIER", 1)
        assert [each.code for each in await sessions_after(node.link, await stored(node, codes[0]))] == codes[1:2]
    assert json.loads(await fetched(node, tutor, codes[2], "report"))["earlier"] == 2

    found = await weeks(node, tutor, codes[2])
    assert [(line["code"], line["games"], line["made"], line["missed"]) for line in found["sessions"]] == [
        (code, 1, 1, 1) for code in codes
    ]
    (rule,) = found["rules"]
    assert (rule["rule"], rule["made"], rule["missed"]) == ("takeaway.count", 3, 3)
    assert len({moment["room"] for moment in rule["moments"]}) == 3
    assert [pupil["name"] for pupil in found["pupils"]] == ["Ana", "Bo"]
    assert all(len(pupil["sessions"]) == 3 for pupil in found["pupils"])
    table = (await fetched(node, tutor, codes[2], "lessons")).decode("utf-8-sig").splitlines()
    assert table[0].startswith("Fecha;Nombre;Juego;Regla;")
    assert len(table) == 1 + 3 * 2

    await tutor.order(codes[0], "erase_session")
    await tutor.hear(lambda message: message["type"] == "bye" or message.get("room") == codes[0])
    found = await weeks(node, tutor, codes[2])
    assert [line["code"] for line in found["sessions"]] == codes[1:]
    assert found["rules"][0]["made"] == 2


async def test_a_pupil_erased_in_one_session_is_erased_in_all(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    first = await opened(tutor, ana, bo)
    await a_fault_that_nobody_saw(tutor, first, ana, bo)
    second = await follow(tutor, first, ana, bo)
    await a_fault_that_nobody_saw(tutor, second, ana, bo)
    third = await follow(tutor, second, bo)
    await tutor.order(second, "erase_member", person=ana.id)
    for code in (first, second):
        await tutor.until(
            lambda code=code: not any(one["name"] == "Ana" for one in tutor.views[code]["members"])  # type: ignore[misc]
        )
    await tutor.until(lambda: tutor.views[first]["desk"]["errands"] == 0 == tutor.views[second]["desk"]["errands"])
    found = await weeks(node, tutor, third)
    assert [pupil["name"] for pupil in found["pupils"]] == ["Bo"]
    assert "Ana" not in json.dumps(found)
    assert [line["made"] for line in found["sessions"]] == [1, 1, 0], "what the class did keeps its sum"
