"""Tests of a family's link over plain GETs: it shows replays from the child's seat, without names, until the link ends."""

import json
from http import HTTPStatus
from typing import Any

import pytest

from protocol.patch import apply
from server.gateway.http.routes import FAMILY_HEADER
from server.gateway.node import Node
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import Reply, get
from tests.gateway.messages.test_recording import recorded
from tests.gateway.test_erase import is_gone
from tests.gateway.test_sessions import opened, play, started
from tests.people import Guest, Refused

NAMES = ("Eva Sol", "Ana Paz", "Bo Gil")
WORDS = ("Eva", "Sol", "Ana", "Paz", "Bo Gil", "Gil", "hola")


async def families(tutor: Guest, session: str, pupil: Guest, **more: Any) -> str:
    command = {"type": "make_family_link", "person": pupil.id, **more}
    return str((await tutor.ask("command", room=session, command=command))["params"]["key"])


async def family(node: Node, key: str, path: str = "/family.json") -> Reply:
    return await get(node, path, **{FAMILY_HEADER: key})


async def replay(node: Node, key: str, number: int = 0) -> tuple[list[Any], list[bytes]]:
    """Returns the views of a replay, and all bytes that the server sent."""
    bodies: list[bytes] = []
    views: list[Any] = []
    after = ""
    while True:
        reply = await family(node, key, f"/family/{number}.json{after}")
        assert reply.status == HTTPStatus.OK
        bodies.append(reply.body)
        page = json.loads(reply.body)
        view = page.get("view", views[-1] if views else None)
        for frame in page["frames"]:
            view = apply(view, frame["ops"])
            views.append(view)
        if page["next"] is None:
            return views, bodies
        after = f"?after={page['next']}"


async def test_the_family_sees_the_game_of_its_child_and_no_name(make_node: NodeMaker, come: Arrival, monkeypatch: Any) -> None:
    monkeypatch.setattr("server.gateway.channels.recorded.PAGE", 4)
    node, other = await make_node(), await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in NAMES]
    session = await opened(tutor, ana, bo)
    key = await families(tutor, session, ana)
    assert json.loads((await family(node, key)).body)["games"] == []
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    assert json.loads((await family(node, key)).body)["games"] == [], "a running game has no replay"
    assert (await family(node, key, "/family/0.json")).status == HTTPStatus.GONE
    await play(room, ana, bo)
    await tutor.until(lambda: tutor.views[session]["rounds"][0]["boards"][0]["final"])
    for one in (node, other):
        reply = await family(one, key)
        assert reply.headers["X-Robots-Tag"] == "noindex"
        assert reply.headers["Referrer-Policy"] == "no-referrer"
        assert reply.headers["Cache-Control"] == "no-store"
        (game,) = json.loads(reply.body)["games"]
        assert (game["game"], game["seats"], game["seat"]) == ("noughts", 2, ana.you[room]["seat"])
        views, bodies = await replay(one, key)
        assert views[-1] == {part: ana.views[room][part] for part in ("game", "status")}
        for body in (reply.body, *bodies):
            for word in (*WORDS, session, room, ana.id, bo.id, tutor.id, "seed", "digest"):
                assert word not in body.decode(), word
    assert (await family(node, key, "/family/1.json")).status == HTTPStatus.GONE


async def test_a_replay_has_what_the_childs_seat_saw(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in NAMES]
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]], "truco")
    for guest in (ana, bo):
        await guest.ask("join", room=room)
        await guest.until(lambda guest=guest: room in guest.views)  # type: ignore[misc]
    cutter = next(guest for guest in (ana, bo) if "cut" in guest.views[room]["status"]["may"][guest.you[room]["seat"]])
    answer = await cutter.act(room, {"type": "cut", "at": 20})
    for guest in (ana, bo):
        await guest.reaches(room, answer["seq"])
    await tutor.ask("join", room=room, **{"as": "referee"})
    await tutor.order(room, "force_result", winners=[0], reason="hola")
    await tutor.until(lambda: tutor.views[session]["rounds"][0]["boards"][0]["state"] == "over")
    key = await families(tutor, session, ana, room=room)
    views, bodies = await replay(node, key)
    dealt = [view["game"]["dealt"] for view in views if view["game"] and view["game"].get("dealt")]
    own = [view["game"]["dealt"] for view in await recorded(ana, room) if view["game"] and view["game"].get("dealt")]
    theirs = [view["game"]["dealt"] for view in await recorded(bo, room) if view["game"] and view["game"].get("dealt")]
    assert dealt[0] == own[0] != theirs[0]
    assert all(word not in body.decode() for body in bodies for word in WORDS)


async def test_a_link_ends_at_once_on_every_node(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node, other = await make_node(), await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in NAMES]
    session = await opened(tutor, ana, bo)
    key = await families(tutor, session, ana)
    assert (await family(other, key)).status == HTTPStatus.OK
    await tutor.order(session, "revoke_family_link", number=1)
    assert (await family(other, key)).status == HTTPStatus.GONE
    key = await families(tutor, session, ana)
    await tutor.order(session, "erase_member", person=ana.id)
    assert (await family(other, key)).status == HTTPStatus.GONE
    key = await families(tutor, session, bo)
    await tutor.order(session, "erase_session")
    await is_gone(redis_url, tutor, session, key)
    assert (await family(node, key)).status == HTTPStatus.NOT_FOUND


async def test_an_expired_link_is_gone(make_node: NodeMaker, come: Arrival, monkeypatch: Any) -> None:
    node = await make_node()
    tutor, ana = [await come(node, name=name) for name in NAMES[:2]]
    session = await opened(tutor, ana)
    monkeypatch.setattr("server.sessions.members.family_links._DAY_MS", 0)
    key = await families(tutor, session, ana, days=1)
    assert (await family(node, key)).status == HTTPStatus.GONE


async def test_only_tutors_make_links_and_guesses_are_limited(make_node: NodeMaker, come: Arrival, monkeypatch: Any) -> None:
    node = await make_node()
    tutor, ana = [await come(node, name=name) for name in NAMES[:2]]
    session = await opened(tutor, ana)
    key = await families(tutor, session, ana)
    with pytest.raises(Refused) as refused:
        await families(ana, session, ana)
    assert refused.value.code == "command/not_yours"
    for wrong in ("", "a" * 32, "é" * 32, key[:-1]):
        assert (await family(node, wrong)).status == HTTPStatus.NOT_FOUND
    assert (await get(node, f"/page/{key[:20]}.json")).status == HTTPStatus.NOT_FOUND
    monkeypatch.setattr("server.gateway.limits.address_limits.WRONG_CODES", 3)
    strange = await make_node()
    statuses = [(await family(strange, "b" * 32)).status for _ in range(4)]
    assert statuses == [HTTPStatus.NOT_FOUND] * 3 + [HTTPStatus.TOO_MANY_REQUESTS]
    assert (await family(strange, key)).status == HTTPStatus.TOO_MANY_REQUESTS, "also the right key must wait then"
