"""Tests of a client that resumes a room: it gets the patches that it missed or, if they do not fit, a snapshot."""

import asyncio

import pytest

from engines.contract import Refusal
from server.gateway.channels import hub
from server.gateway.node import Node
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused, seated

SPECTATOR = {"as": "spectator"}


@pytest.fixture
async def node(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> Node:
    monkeypatch.setattr("server.room.chat.PHRASE_GAP_MS", 0)
    return await make_node(away_ms=600_000)


async def talk(guest: Guest, room: str, times: int) -> int:
    for _time in range(times):
        answer = await guest.order(room, "phrase", phrase="hello")
    return int(answer["seq"])


async def resumed(come: Arrival, node: Node, gone: Guest, room: str, *, ahead: int = 0, of: int = 0) -> tuple[Guest, list[str]]:
    """Lets the person of `gone` come back with the views of `gone`. Returns the person, and the types of the messages about
    the room. `ahead`: number of further steps that the person claims to have seen. `of`: number to add to the epoch that
    the person sends."""
    again = await come(node, token=gone.token)
    again.views, again.numbers = dict(gone.views), dict(gone.numbers)
    await again.send("resume", room=room, seq=gone.numbers[room] + ahead, epoch=gone.epochs[room] + of)
    await again.until(lambda: room in again.answered)
    await again.send("ping", at=1, room=room)
    await again.hear_kind("pong")
    about = [message for message in again.inbox if message["type"] in ("patch", "snapshot", "notice")]
    return again, [message["type"] for message in about]


@pytest.mark.parametrize("missing", [1, 2 * hub.CONCURRENCY + 1])
async def test_a_client_that_missed_steps_gets_each_of_them(node: Node, come: Arrival, missing: int) -> None:
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await bo.close()
    last = await talk(ana, room, missing)
    again, kinds = await resumed(come, node, bo, room)
    assert kinds == ["patch"] * missing
    assert again.numbers[room] == last
    assert again.views[room] == ana.views[room]
    answer = await ana.act(room, {"type": "place", "cell": 4})
    await again.reaches(room, answer["seq"])


@pytest.mark.parametrize(("replay", "kind"), [(3, "patch"), (2, "snapshot")])
async def test_a_client_that_missed_too_many_steps_gets_a_snapshot(
    node: Node, come: Arrival, monkeypatch: pytest.MonkeyPatch, replay: int, kind: str
) -> None:
    monkeypatch.setattr(hub, "REPLAY", replay)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await bo.close()
    last = await talk(ana, room, 3)
    again, kinds = await resumed(come, node, bo, room)
    assert set(kinds) == {kind}
    assert again.numbers[room] == last


async def test_a_client_that_missed_a_step_that_may_change_its_view_gets_a_snapshot(node: Node, come: Arrival) -> None:
    """A step that no player makes, such as a setting, may give people another view."""
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await bo.close()
    await talk(ana, room, 1)
    await ana.order(room, "set_phrases", on=False)
    await ana.order(room, "set_phrases", on=True)
    last = await talk(ana, room, 1)
    again, kinds = await resumed(come, node, bo, room)
    assert (kinds, again.numbers[room]) == (["snapshot"], last)


@pytest.mark.parametrize(
    ("ahead", "of", "kinds"),
    [
        (0, 0, ["snapshot"]),
        (-1, 1, ["snapshot"]),
        (0, 1, ["snapshot"]),
        (2, 0, ["snapshot"]),
        (2, 1, ["notice", "snapshot"]),
    ],
)
async def test_only_what_a_lost_redis_had_counts_as_gone_back(
    node: Node, come: Arrival, ahead: int, of: int, kinds: list[str]
) -> None:
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await bo.close()
    again, got = await resumed(come, node, bo, room, ahead=ahead, of=of)
    assert got == kinds
    notices = [message for message in again.inbox if message["type"] == "notice"]
    assert [notice["params"] for notice in notices] == [{"room": room, "steps": ahead}] * len(notices)


async def test_a_room_that_cannot_be_opened_is_refused_to_all_who_wait_for_it(
    node: Node, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    for guest in (ana, bo):
        await guest.close()
    async with asyncio.timeout(5):
        while room in node.hub._channels:  # noqa: ASYNC110 - nobody is left who could be told
            await asyncio.sleep(0.01)
    connection = next(each for each in node.gateway._open if each.person == eva.id)

    async def fails(code: str) -> None:
        await asyncio.sleep(0)
        raise Refusal("server/busy", room=code)

    monkeypatch.setattr(node.fanout, "watch", fails)
    both = await asyncio.gather(*(node.hub.subscribe(connection, room) for _time in range(2)), return_exceptions=True)
    assert [each.code for each in both if isinstance(each, Refusal)] == ["server/busy"] * 2
    assert room not in node.hub._channels
    monkeypatch.undo()
    await eva.ask("join", room=room, **SPECTATOR)
    await eva.until(lambda: room in eva.views)


async def test_a_number_is_known_only_of_a_room_that_the_connection_watches(node: Node, come: Arrival) -> None:
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    number = ana.numbers[room]
    found = {each.person: each for each in node.gateway._open}
    assert node.hub.number(found[ana.id], room) == number
    assert node.hub.number(found[eva.id], room) is None
    assert node.hub.number(found[ana.id], "ZZZZZZ") is None
    assert (node.hub.number_shown(room), node.hub.number_shown("ZZZZZZ")) == (number, None)
    assert set(node.hub.since_ms(room, "0")) == {found[ana.id]}
    assert node.hub.since_ms(room, "spectator") == node.hub.since_ms("ZZZZZZ", "0") == {}
    await node.hub.leave(found[ana.id], "ZZZZZZ")
    with pytest.raises(Refused) as refusal:
        await eva.ask("recording", room=room)
    assert refusal.value.code == "room/not_joined"
