"""Over real sockets, only a tutor sees who watches the class and its boards."""

from typing import Any

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_screen import key_of
from tests.gateway.test_sessions import opened, started
from tests.people import Guest, Refused, seated

SPECTATOR = {"as": "spectator"}


async def listed(tutor: Guest, session: str) -> tuple[list[dict[str, Any]], bool]:
    params = (await tutor.ask("watchers", room=session))["params"]
    return params["watchers"], params["complete"]


async def watch(guest: Guest, room: str) -> None:
    await guest.ask("join", room=room, **SPECTATOR)
    await guest.until(lambda: room in guest.views)


async def test_a_tutor_sees_who_watches_a_board_until_they_leave(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, cruz, dana = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Cruz", "Dana")]
    session = await opened(tutor, ana, bo, cruz, dana)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await ana.ask("join", room=room)
    await tutor.ask("join", room=room, **{"as": "referee"})
    assert await listed(tutor, session) == ([], True)
    for guest in (cruz, dana):
        await watch(guest, room)
    lines, complete = await listed(tutor, session)
    assert [(line["room"], line["person"], line["name"], line["member"]) for line in lines] == [
        (room, cruz.id, "Cruz", True),
        (room, dana.id, "Dana", True),
    ]
    assert complete
    assert 0 < lines[0]["since_ms"] <= lines[1]["since_ms"]
    await tutor.order(session, "rename_member", person=dana.id, name="Dani")
    await cruz.ask("leave", room=room)
    (left,), _ = await listed(tutor, session)
    assert (left["person"], left["name"], left["since_ms"]) == (dana.id, "Dani", lines[1]["since_ms"])


async def test_all_at_a_table_are_told_how_many_watch_and_not_who(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, cruz, dana = [await come(node, name=name) for name in ("Ana", "Bo", "Cruz", "Dana")]
    room = await seated(ana, bo)
    with pytest.raises(Refused) as refusal:
        await cruz.ask("watchers", room=room)
    assert refusal.value.code == errors.ROOM_NOT_JOINED
    for guest in (cruz, await come(node, token=cruz.token), dana):
        await watch(guest, room)
    for guest in (ana, bo, cruz):
        assert (await guest.ask("watchers", room=room))["params"] == {"count": 2, "complete": True}
    await dana.ask("leave", room=room)
    assert (await ana.ask("watchers", room=room))["params"]["count"] == 1


async def test_a_stranger_at_the_class_is_listed_once_and_no_pupil_hears_of_it(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, spy = [await come(node, name=name) for name in ("Eva", "Ana", "Zorro")]
    session = await opened(tutor, ana)
    second = await come(node, token=spy.token)
    for guest in (spy, second):
        await watch(guest, session)
    (line,), _ = await listed(tutor, session)
    assert (line["room"], line["person"], line["name"], line["member"]) == (session, spy.id, "Zorro", False)
    assert not line["screen"]
    for guest in (ana, spy):
        with pytest.raises(Refused) as refusal:
            await guest.ask("watchers", room=session)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS
    await tutor.order(session, "rename_member", person=ana.id, name="Anita")
    await ana.until(lambda: "Anita" in repr(ana.views[session]))
    assert "Zorro" not in repr(ana.inbox)
    assert spy.id not in repr(ana.inbox)


async def test_a_screen_of_the_class_is_told_from_a_stranger(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, wall = [await come(node, name=name) for name in ("Eva", "Pantalla")]
    session = await opened(tutor)
    await tutor.until(lambda: session in tutor.views)
    await wall.ask("join", room=session, key=key_of(tutor, session), **SPECTATOR)
    await wall.until(lambda: session in wall.views)
    (line,), _ = await listed(tutor, session)
    assert (line["person"], line["member"], line["screen"]) == (wall.id, False, True)


async def test_no_pupil_counts_the_screen_among_those_who_watch_the_board(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, wall, ana, bo, cruz = [await come(node, name=name) for name in ("Eva", "Pantalla", "Ana", "Bo", "Cruz")]
    session = await opened(tutor, ana, bo, cruz)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await wall.ask("join", room=session, key=key_of(tutor, session), **SPECTATOR)
    for guest in (wall, cruz):
        await watch(guest, room)
    await ana.ask("join", room=room)
    assert (await ana.ask("watchers", room=room))["params"]["count"] == 1


async def test_only_who_is_in_the_room_of_a_class_may_ask(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await tutor.ask("join", room=room, **{"as": "referee"})
    stranger = await come(node, name="Zorro")
    for guest, code, refusal in (
        (stranger, session, errors.ROOM_NOT_JOINED),
        (stranger, "ZZZZZ", errors.ROOM_UNKNOWN),
        (stranger, room, errors.ROOM_NOT_JOINED),
        (ana, session, errors.COMMAND_NOT_YOURS),
    ):
        with pytest.raises(Refused) as refused:
            await guest.ask("watchers", room=code)
        assert refused.value.code == refusal


async def test_the_answer_says_where_another_node_has_connections(make_node: NodeMaker, come: Arrival) -> None:
    node, other = await make_node(), await make_node()
    tutor, spy = await come(node, name="Eva"), await come(other, name="Zorro")
    session = await opened(tutor)
    await watch(spy, session)
    assert await listed(tutor, session) == ([], False)
