"""`python -m server`: what is stored, looked at from outside."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from server.__main__ import main
from server.log import about, start_log
from server.store import keys
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import seated


async def room_with_a_move(make_node: NodeMaker, come: Arrival) -> str:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 4})
    return room


async def looked(*arguments: str, url: str) -> int:
    """The command line in a thread, for it runs a loop of its own."""
    return await asyncio.to_thread(main, [*arguments, "--redis-url", url, "--log-level", "error"])


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level = handlers, level


async def test_replay_compares(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    room = await room_with_a_move(make_node, come)
    assert await looked("replay", room.lower(), url=redis_url) == 0
    assert "the same as the snapshot" in capsys.readouterr().out
    assert await looked("replay", "NOROOM", url=redis_url) == 1


async def test_replay_sees_a_snapshot_that_was_tampered_with(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await room_with_a_move(make_node, come)
    node = await make_node()
    name = keys.room_keys(room).room
    snapshot = await node.link.client.hget(name, "s")
    await node.link.client.hset(name, "s", bytes(snapshot).replace(b"Visita", b"Intrus"))  # type: ignore[arg-type]
    assert await looked("replay", room, url=redis_url) == 1
    assert "NOT THE SAME" in capsys.readouterr().out


async def test_export_tells_every_record(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await room_with_a_move(make_node, come)
    assert await looked("export", room, url=redis_url) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1]["moves"][0]["text"] == "b2"
    assert await looked("export", "NOROOM", url=redis_url) == 1


async def test_a_finished_game_is_written_in_its_own_form(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo, game="ajedrez")
    assert await looked("export", room, "--game", url=redis_url) == 1
    await ana.act(room, {"type": "resign"})
    assert await looked("export", room, "--game", url=redis_url) == 0
    assert '[White "Ana"]\n[Black "Bo"]\n[Result "0-1"]' in capsys.readouterr().out


async def test_a_session_is_written_as_one_zip(
    make_node: NodeMaker, come: Arrival, redis_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    out = tmp_path / "class.zip"
    assert await looked("export", session, "--out", str(out), url=redis_url) == 0
    with ZipFile(out) as file:
        assert json.loads(file.read("session.json"))["members"][1]["name"] == "Ana"
    assert await looked("export", "ZZZZZ", url=redis_url) == 1
    assert "no such session" in capsys.readouterr().err


async def test_keys_are_counted_by_kind(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await room_with_a_move(make_node, come)
    assert await looked("keys", url=redis_url) == 0
    counted = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert (counted["room"], counted["log"], counted["guest"]) == ("1", "1", "2")


def test_a_wrong_setting_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", "many"])
    assert "port" in capsys.readouterr().err


def test_a_redis_that_is_away_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--redis-url", "unix:///nowhere.sock", "--wait-ms", "50", "--log-level", "error"]) == 1
    assert capsys.readouterr().err.startswith("banderilla: ")


def test_the_log_is_json_lines_with_what_is_known() -> None:
    stream = io.StringIO()
    start_log("info", stream)
    token = about.set({"person": "ana"})
    try:
        logging.getLogger("banderilla.x").warning("odd", extra={"room": "ABCDEF"})
        logging.getLogger("banderilla.x").debug("not told")
        try:
            raise ValueError("ñ")
        except ValueError:
            logging.getLogger("banderilla.x").exception("broke")
    finally:
        about.reset(token)
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (first["level"], first["event"], first["room"], first["person"]) == ("warning", "odd", "ABCDEF", "ana")
    assert "ValueError: ñ" in second["trace"]
