"""Over real sockets: a screen with its key, outsiders with and without permission to watch, and a delay at the boards."""

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_door import board_of
from tests.gateway.test_sessions import opened
from tests.people import Guest, Refused

SPECTATOR = {"as": "spectator"}


def key_of(tutor: Guest, session: str) -> str:
    return str(tutor.views[session]["desk"]["screen_key"])


async def test_a_screen_sees_the_pairings_and_a_board_as_spectators_do(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, wall = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Pantalla")]
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    await wall.ask("join", room=session, key=key_of(tutor, session), **SPECTATOR)
    await wall.until(lambda: wall.views.get(session, {}).get("door") == "watching")
    assert {member["name"] for member in wall.views[session]["members"]} >= {"Ana", "Bo"}
    await wall.ask("join", room=room, **SPECTATOR)
    await wall.until(lambda: room in wall.views)
    assert wall.you[room]["viewer"] == "spectator"
    await ana.order(session, "raise_hand", why="break")
    await tutor.until(lambda: bool(tutor.views[session]["desk"]["calls"]))
    await tutor.order(session, "rename_member", person=ana.id, name="Anita")
    await wall.until(lambda: "Anita" in repr(wall.views[session]))
    assert not any(word in repr(wall.inbox) for word in ("'break'", "hand_raised", "screen_key", "renamed"))
    for command in ({"type": "pause_boards", "reason": "x"}, {"type": "raise_hand", "why": "other"}):
        with pytest.raises(Refused) as refusal:
            await wall.order(session, command.pop("type"), **command)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS


async def test_strangers_watch_only_while_the_class_lets_them(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, spy = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Zorro")]
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    await spy.ask("join", room=session, **SPECTATOR)
    with pytest.raises(Refused) as refusal:
        await spy.ask("join", room=room, **SPECTATOR)
    assert refusal.value.code == errors.SESSION_MEMBERS_ONLY
    await tutor.order(session, "set_session", settings={"spectators": "public"})
    await spy.until(lambda: spy.views[session]["door"] == "watching")
    await spy.ask("join", room=room, **SPECTATOR)
    await spy.until(lambda: room in spy.views)
    await tutor.order(session, "set_session", settings={"spectators": "class"})
    await spy.hear(lambda m: m["type"] == "refusal" and m.get("params", {}).get("room") == room)
    await spy.until(lambda: spy.views[session]["door"] == "outside")
    assert spy.views[session]["members"] == []
    with pytest.raises(Refused):
        await spy.ask("join", room=room, **SPECTATOR)


async def test_a_delay_of_the_class_holds_at_a_board_that_is_played(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, wall = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Pantalla")]
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    await ana.ask("join", room=room)
    await ana.until(lambda: room in ana.views)
    await tutor.order(session, "set_session", settings={"spectator_delay_ms": 600_000})
    await ana.until(lambda: ana.views[room]["room"]["settings"]["spectator_delay_ms"] == 600_000)
    await wall.ask("join", room=session, key=key_of(tutor, session), **SPECTATOR)
    await wall.ask("join", room=room, **SPECTATOR)
    seat = ana.views[room]["status"]["flag"]
    await (ana if seat == 0 else bo).ask("join", room=room)
    await (ana if seat == 0 else bo).act(room, {"type": "place", "cell": 4})
    assert room not in wall.views
