"""Tests of who gets a whole view: people whose kind of view has changed, and spectators of a room with a delay."""

from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import seated


async def test_spectators_with_a_delay_see_the_past_only(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo, settings={"spectator_delay_ms": 600})
    await eva.ask("join", room=room, **{"as": "spectator"})
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await eva.send("ping", at=1, room=room)
    pong = await eva.hear_kind("pong")
    assert pong.get("seq", 0) < answer["seq"]
    assert room not in eva.views or eva.views[room]["game"]["cells"][0] is None
    history = await eva.ask("history", room=room)
    assert "placed" not in [each["kind"] for each in history["params"]["happenings"]]
    await eva.send("resume", room=room, seq=answer["seq"] - 1, epoch=ana.epochs[room])
    await eva.reaches(room, answer["seq"])
    assert eva.views[room] == ana.views[room]
    late = await come(node)
    await late.ask("join", room=room, **{"as": "spectator"})
    assert (await late.hear_kind("snapshot"))["seq"] == answer["seq"]


async def test_who_is_expelled_or_shut_out_sees_no_more(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo, ready=False)
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    await ana.order(room, "set_settings", settings={"spectators": False})
    assert (await eva.hear_kind("refusal"))["code"] == "room/no_spectators"
    patches = sum(m["type"] == "patch" for m in eva.inbox)
    answer = await ana.order(room, "ready")
    await bo.reaches(room, answer["seq"])
    await eva.send("ping", at=1, room=room)
    assert (await eva.hear_kind("pong")).get("seq") is None
    assert sum(m["type"] == "patch" for m in eva.inbox) == patches


async def test_a_spectator_who_sits_down_gets_a_snapshot_of_the_seats_view(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, eva = await come(node), await come(node)
    room = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.until(lambda: room in eva.you)
    assert eva.you[room]["viewer"] == "spectator"
    await eva.ask("join", room=room)
    await eva.until(lambda: eva.you[room]["viewer"] == "1")
    await eva.order(room, "stand_up")
    await eva.until(lambda: eva.you[room]["viewer"] == "spectator")


async def test_a_tutor_with_another_role_learns_of_it_at_once(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, luis = await come(node, name="Eva"), await come(node, name="Luis")
    session = await opened(tutor)
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    await luis.ask("join", room=session, key=key, **{"as": "referee"})
    await luis.until(lambda: session in luis.you)
    assert luis.you[session]["role"] == "leader"
    shown = sum(message["type"] == "snapshot" for message in luis.inbox)
    await tutor.order(session, "rename_member", person=luis.id, name="Lucho")
    await tutor.order(session, "set_role", person=luis.id, role="monitor")
    await luis.until(lambda: luis.you[session]["role"] == "monitor")
    assert luis.you[session]["viewer"] == "referee", "the view stays the same"
    assert sum(message["type"] == "snapshot" for message in luis.inbox) == shown + 1
