"""Tests of the developer's table: the buttons move the time, and a room can be copied at an earlier sequence number. A
server without a developer's table offers neither."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.gateway.http.developer import HEADER, MAX_STEP_MS
from server.gateway.node import Node
from server.settings import Settings
from server.stored_checks import check_replay
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.people import seated


async def ask(node: Node, path: str) -> Any:
    answer = await get(node, path, **{HEADER: "1"})
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body)


async def test_a_deadline_comes_by_hand_and_an_earlier_moment_comes_back(
    make_node: NodeMaker, come: Arrival, tmp_path: Path
) -> None:
    node = await make_node(redis_url="", data_dir=str(tmp_path / "data"), development=True)
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo, game="ajedrez", options={"mode": "tournament"})
    await ana.act(room, {"type": "move", "uci": "e2e4"})
    await ana.reaches(room, bo.numbers[room])
    saved, number = copy.deepcopy(ana.views[room]), ana.numbers[room]
    outages = list(node.rooms.link.outages)

    moved_ms = 0
    while ana.views[room]["room"]["state"] == "playing":  # the clock's reminders come first, then the flag falls
        before = ana.numbers[room]
        moved_ms += (await ask(node, f"/developer/time?room={room}"))["moved_ms"]
        await ana.reaches(room, before + 1)
    assert ana.views[room]["room"]["result"]["reason"] == "time"
    assert moved_ms > 60_000
    assert node.rooms.link.outages == outages

    copied = (await ask(node, f"/developer/copy/{room}/{number}"))["room"]
    await ana.ask("join", room=copied)
    await ana.reaches(copied, 0)
    again = ana.views[copied]
    assert {**again["game"], "clock": None} == {**saved["game"], "clock": None}
    assert again["game"]["clock"]["left_ms"] == saved["game"]["clock"]["left_ms"]
    assert again["room"]["state"] == "playing"
    await bo.ask("join", room=copied)
    await bo.reaches(copied, 0)
    await bo.act(copied, {"type": "move", "uci": "e7e5"})
    nested = (await ask(node, f"/developer/copy/{copied}/{bo.numbers[copied]}"))["room"]
    await bo.ask("join", room=nested)
    await bo.reaches(nested, 0)
    assert bo.views[nested]["game"]["fen"] == bo.views[copied]["game"]["fen"]
    assert (await check_replay(node.rooms.link, nested)).is_good

    assert (await get(node, "/developer/time?ms=1")).status == 403
    for path in (
        f"/developer/copy/{room}/99999",
        "/developer/copy/ZZZZZZ/0",
        "/developer/time?room=ZZZZZZ",
        "/developer/other",
    ):
        assert (await get(node, path, **{HEADER: "1"})).status == 404
    page = await get(node, "/developer/seat/0")
    assert "frame-ancestors 'self'" in page.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in page.headers


async def test_the_time_moves_by_the_wanted_step_within_a_bound(make_node: NodeMaker, come: Arrival, tmp_path: Path) -> None:
    node = await make_node(redis_url="", data_dir=str(tmp_path / "data"), development=True)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    due_ms = (await node.rooms.look(room)).room.due_at_ms
    for asked, moved_ms in (
        ("", 0),
        ("?ms=5000", 5_000),
        ("?ms=-5", 0),
        (f"?ms={MAX_STEP_MS + 1}", MAX_STEP_MS),
        *([(f"?room={room}", 0)] if due_ms is None else []),
    ):
        before_ms = node.rooms.link.now_ms()
        answer = await ask(node, f"/developer/time{asked}")
        assert answer["moved_ms"] == moved_ms, asked
        assert answer["server_ms"] - before_ms >= moved_ms


async def test_a_usual_server_has_no_developer_table(make_node: NodeMaker) -> None:
    node = await make_node()
    for path in ("/developer", "/developer/seat/0", "/developer/time?ms=1000", "/developer/copy/ABCDEF/0"):
        assert (await get(node, path, **{HEADER: "1"})).status == 404


@pytest.mark.parametrize(
    "more",
    [{"host": ""}, {"host": "0.0.0.0"}, {"redis_url": "redis://r"}, {"public_url": "https://a.example"}, {"workers": "2"}],
)
def test_a_server_for_others_refuses_development(more: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="development"):
        msgspec.convert({"host": "127.0.0.1", "development": True} | more, Settings)
    assert Settings(host="127.0.0.1", development=True).development
