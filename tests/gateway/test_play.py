"""Two people at a table, over real sockets and a real Valkey."""

import os
import signal

import pytest

from server.room.command import BotThought
from server.room.room import replay
from server.room.stored import codec as room_codec
from server.room.stored.log import decode_record
from server.store import keys
from server.store.stored.stream import entries
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated


async def test_a_game_of_noughts_to_its_end(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        answer = await guest.act(room, {"type": "place", "cell": cell})
    for guest in (ana, bo):
        await guest.reaches(room, answer["seq"])
    assert ana.views[room] == bo.views[room]
    assert ana.views[room]["game"]["text"] == "ooo/xx./..."
    assert ana.views[room]["status"]["result"]["winners"] == [0]
    assert [seat["name"] for seat in ana.views[room]["room"]["seats"]] == ["Ana", "Bo"]


async def test_the_log_replays_to_the_stored_snapshot(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1)):
        await guest.act(room, {"type": "place", "cell": cell})
    log = [entry async for entry in entries(node.link, room, after=-1)]
    again = replay(room_codec.decode(log[0].record), [decode_record(entry.record) for entry in log[1:]])
    assert room_codec.encode(again) == await node.link.client.hget(keys.room_keys(room).room, "s")


async def test_a_refusal_changes_nothing(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    before = await node.link.client.hget(keys.room_keys(room).room, "s")
    with pytest.raises(Refused) as refusal:
        await bo.act(room, {"type": "place", "cell": 0})
    assert refusal.value.code == "no_flag"
    assert await node.link.client.hget(keys.room_keys(room).room, "s") == before


async def test_a_spectator_sees_the_game_and_may_not_play(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    await eva.ask("join", room=room.lower(), **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    assert eva.you[room]["role"] == "spectator"
    with pytest.raises(Refused) as refusal:
        await eva.act(room, {"type": "place", "cell": 0})
    assert refusal.value.code == "command/not_yours"
    answer = await ana.act(room, {"type": "place", "cell": 4})
    await eva.reaches(room, answer["seq"])
    assert eva.views[room]["game"]["cells"][4] == 0


async def test_a_bot_answers(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    answer = await ana.ask("create", game="noughts", seats=2, bots=[1], settings={"bot_ms": 0})
    room = answer["params"]["room"]
    await ana.order(room, "ready")
    await ana.until(lambda: ana.views.get(room, {}).get("status") is not None)
    await ana.act(room, {"type": "place", "cell": 0})
    await ana.until(lambda: ana.views[room]["game"]["cells"].count(1) == 1)


async def test_a_bot_that_thinks_answers_from_a_worker_and_its_game_replays(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    fields = {"seats": 2, "bots": [0, 1], "level": "strong", "settings": {"quick": True}, "as": "spectator"}
    room = (await ana.ask("create", game="kwatro-sinko", **fields))["params"]["room"]
    await ana.order(room, "start")
    for number in range(7):
        await ana.reaches(room, number)
    assert node.thinking.pids
    assert [seat["level"] for seat in ana.views[room]["room"]["seats"]] == ["strong", "strong"]
    log = [entry async for entry in entries(node.link, room, after=-1)]
    records = [decode_record(entry.record) for entry in log[1:]]
    assert any(isinstance(record.command.body, BotThought) for record in records)
    again = replay(room_codec.decode(log[0].record), records)
    assert again.seq == records[-1].seq


async def test_a_bot_whose_worker_died_plays_on(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    fields = {"seats": 2, "bots": [0, 1], "level": "strong", "settings": {"quick": True}, "as": "spectator"}
    room = (await ana.ask("create", game="kwatro-sinko", **fields))["params"]["room"]
    await ana.order(room, "start")
    for number in range(7):
        await ana.reaches(room, number)
    for pid in node.thinking.pids:
        os.kill(pid, signal.SIGKILL)
    for number in range(7, 12):
        await ana.reaches(room, number)


async def test_notation_is_a_second_way_in(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.ask("read", room=room, text="b2")
    assert ana.views[room]["game"]["cells"][4] == 0


async def test_history_tells_the_whole_match(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 0})
    events = (await bo.ask("history", room=room))["params"]["happenings"]
    kinds = [each["kind"] for each in events]
    assert kinds[0] == "sat_down"
    assert kinds[-1] == "placed"


async def test_the_same_token_is_the_same_person_on_several_sockets(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node)
    room = await seated(ana, bo)
    tab = await come(node, token=ana.token, name="Ana")
    assert tab.id == ana.id
    assert tab.welcome["name"] == "Ana"
    await tab.ask("join", room=room, **{"as": "spectator"})
    await tab.hear_kind("snapshot")
    assert tab.you[room]["seat"] == 0
    answer = await tab.act(room, {"type": "place", "cell": 8})
    for guest in (ana, bo, tab):
        await guest.reaches(room, answer["seq"])
        assert guest.views[room]["game"]["cells"][8] == 0


async def test_presence_follows_the_last_socket(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)

    def is_bo_there() -> bool:
        return bool(ana.views[room]["room"]["seats"][1]["present"])

    bo.vanish()
    await ana.until(lambda: not is_bo_there())
    again = await come(node, token=bo.token)
    await again.send("resume", room=room, seq=0, epoch=0)
    await ana.until(is_bo_there)


async def test_who_does_not_come_back_after_a_restart_is_away(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.channels.presence.SETTLED_MS", 100)
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await node.stop()
    again = await make_node()
    ana = await come(again, token=ana.token)
    await ana.send("resume", room=room, seq=0, epoch=0)
    await ana.hear_kind("snapshot")
    await ana.until(lambda: not ana.views[room]["room"]["seats"][1]["present"])
    assert ana.views[room]["room"]["seats"][0]["present"]


async def test_a_fault_of_ours_is_told_and_logged_and_changes_nothing(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("server.room.room.plain_act", broken)
        with pytest.raises(Refused) as refusal:
            await ana.act(room, {"type": "place", "cell": 0})
        assert refusal.value.code == "server/internal"
    assert "a command failed unexpectedly" in caplog.text
    await ana.act(room, {"type": "place", "cell": 0})


async def test_a_fault_in_passing_on_is_no_refusal(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(node.rooms, "on_commit", [broken])
        answer = await ana.act(room, {"type": "place", "cell": 0})
    assert "a commit could not be passed on" in caplog.text
    await bo.reaches(room, answer["seq"])  # the sweep noticed the gap
