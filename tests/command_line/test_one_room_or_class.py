"""Tests of the commands that read one room or class from the store: the room's log, random draws and file, and the zip
file of a class."""

import json
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

from server.aggregate.commands import Tick
from server.aggregate.newer_version import Newer
from server.room.command import Command as RoomCommand
from server.room.values.state import RoomOf
from server.store import keys
from tests.command_line.stored import log_as_before, looked, room_with_a_move
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import seated

__all__ = ["log_as_before"]
GAME = RoomOf.__struct_fields__.index("game")


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
    await node.link.client.hset(name, "s", bytes(snapshot).replace(b"Visita", b"Intrus"))
    assert await looked("replay", room, url=redis_url) == 1
    assert "NOT THE SAME" in capsys.readouterr().out


@pytest.mark.parametrize("more", ["a field at the end", "an option"])
@pytest.mark.parametrize("command", ["replay", "serve and play"])
async def test_what_a_newer_version_stored_is_named_and_left_as_it_is(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str], more: str, command: str
) -> None:
    room = await room_with_a_move(make_node, come)
    node = await make_node()
    name = keys.room_keys(room).room
    slug, _, body = bytes(await node.link.client.hget(name, "s")).partition(b"\n")
    fields = msgspec.msgpack.decode(body)
    if more == "an option":
        fields[GAME][0]["options"]["later"] = 1
    else:
        fields.append("later")
    newer = slug + b"\n" + msgspec.msgpack.encode(fields)
    await node.link.client.hset(name, "s", newer)
    if command == "replay":
        assert await looked("replay", room, url=redis_url) == 1
        printed = capsys.readouterr()
        assert "newer" in printed.err
        assert "NOT THE SAME" not in printed.out
    else:
        with pytest.raises(Newer):
            await node.rooms.submit(room, RoomCommand(Tick(), None))
    assert await node.link.client.hget(name, "s") == newer


async def test_export_tells_every_record(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await room_with_a_move(make_node, come)
    assert await looked("export", room, url=redis_url) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1]["moves"][0]["text"] == "b2"
    untouched = (await (await come(await make_node())).ask("create", game="noughts", seats=2))["params"]["room"]
    for code in ("NOROOM", untouched):
        assert await looked("export", code, url=redis_url) == 1
        printed = capsys.readouterr()
        assert (printed.out, "nothing has happened" in printed.err) == ("", True)


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


async def test_a_pupils_file_is_of_the_one_pupil_of_that_name(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    tutor, *pupils = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, *pupils)
    assert await looked("pupil", session, "ana", url=redis_url) == 0
    assert "Ana" in str(json.loads(capsys.readouterr().out))
    room = await room_with_a_move(make_node, come)
    for code, name in ((session, "Nadie"), (session, "Eva"), (room, "Ana"), ("NOTHE", "Ana")):
        assert await looked("pupil", code, name, url=redis_url) == 1
        said = capsys.readouterr()
        assert (said.out, "not exactly one pupil of that name" in said.err) == ("", True)


async def test_the_draws_of_a_room_are_checked(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.act(room, {"type": "resign"})
    assert await looked("chance", room.lower(), url=redis_url) == 0
    assert "all of it agrees" in capsys.readouterr().out
    assert await looked("chance", "NOROOM", url=redis_url) == 1
