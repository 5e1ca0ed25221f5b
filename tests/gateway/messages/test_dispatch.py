"""Tests of the messages that any room takes: actions, commands, its history, and a ping."""

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated


async def test_a_room_that_a_connection_does_not_watch_takes_nothing_from_it(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    await eva.send("hello", version=1)
    assert (await eva.hear_kind("refusal"))["code"] == errors.HELLO_AGAIN
    for code, refusal in ((room, errors.ROOM_NOT_JOINED), ("ZZZZZZ", errors.ROOM_UNKNOWN)):
        with pytest.raises(Refused) as refused:
            await eva.act(code, {"type": "place", "cell": 0})
        assert refused.value.code == refusal
    with pytest.raises(Refused) as refused:
        await eva.ask("history", room=room)
    assert refused.value.code == errors.ROOM_NOT_JOINED
    await eva.send("ping", at=7, room=room)
    pong = await eva.hear_kind("pong")
    assert (pong["at"], pong["room"], pong.get("seq")) == (7, room, None)
    since = len(ana.inbox)
    await ana.send("ping", at=8, room=room.lower())
    pong = await ana.hear_kind("pong", since=since)
    assert (pong["room"], pong["seq"]) == (room, ana.numbers[room])
    since = len(ana.inbox)
    await ana.send("ping", at=9)
    pong = await ana.hear_kind("pong", since=since)
    assert (pong.get("room"), pong.get("seq")) == (None, None)
    assert abs(pong["server_ms"] - node.link.now_ms()) < 60_000


async def test_an_action_may_be_written(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    answer = await ana.ask("read", room=room.lower(), text="b2")
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["cells"][4] == 0


async def test_a_long_history_comes_in_pages_and_each_event_once(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.messages.dispatch.PAGE", 2)
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1)):
        answer = await guest.act(room, {"type": "place", "cell": cell})
    await ana.reaches(room, answer["seq"])
    found, numbers, from_seq = [], [], 0
    while True:
        page = await ana.ask("history", room=room, from_seq=from_seq)
        assert page["seq"] == answer["seq"]
        found += [each["kind"] for each in page["params"]["happenings"]]
        if "next_seq" not in page["params"]:
            break
        from_seq = page["params"]["next_seq"]
        numbers.append(from_seq)
    assert found.count("placed") == 3
    assert found.count("game_started") == 1
    assert numbers == sorted(set(numbers))
    assert numbers[-1] <= answer["seq"]


async def test_where_no_tables_are_listed_a_table_can_only_be_taken_off_the_list(make_node: NodeMaker, come: Arrival) -> None:
    listing, other = await make_node(open_tables=True), await make_node(open_tables=False)
    ana = await come(listing)
    room = (await ana.ask("create", game="noughts", seats=2, listed="es"))["params"]["room"]
    moved = await come(other, token=ana.token)
    await moved.ask("join", room=room)
    with pytest.raises(Refused) as refused:
        await moved.order(room, "set_listed", lang="en")
    assert refused.value.code == errors.LISTING_CLOSED
    await moved.order(room, "set_listed")
    await moved.until(lambda: moved.views[room]["room"]["listed"] is None)
