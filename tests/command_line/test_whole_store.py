"""All that is stored: counted, listed, written into one file while a server runs, put back, erased."""

from pathlib import Path

import pytest

from server.store import keys
from server.store.stored.read_stored import key_names
from tests.command_line.stored import log_as_before, looked, room_with_a_move
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened

__all__ = ["log_as_before"]


async def test_keys_are_counted_by_kind(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await room_with_a_move(make_node, come)
    assert await looked("keys", url=redis_url) == 0
    counted = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert (counted["room"], counted["log"], counted["guest"]) == ("1", "1", "2")


async def test_classes_are_listed(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    session = await opened(await come(node, name="Eva"), await come(node, name="Ana"))
    assert await looked("sessions", url=redis_url) == 0
    line, count = capsys.readouterr().out.splitlines()
    assert line.split()[0] == session
    assert "1 pupils" in line
    assert count == "1 class"


async def test_a_backup_is_written_and_put_back_into_an_empty_store_only(
    make_node: NodeMaker, come: Arrival, redis_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await room_with_a_move(make_node, come)
    path = str(tmp_path / "b")
    assert await looked("backup", path, url=redis_url) == 0
    assert "1 tables, 0 classes" in capsys.readouterr().out
    assert await looked("restore", path, url=redis_url) == 1
    assert "empty" in capsys.readouterr().err
    assert await looked("restore", str(tmp_path / "none"), url=redis_url) == 1


async def test_a_whole_class_is_erased_by_an_operator_and_its_people_are_told(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, pupil)
    assert await looked("erase", session, url=redis_url) == 2
    assert await looked("erase", session, "Ana", "--whole", url=redis_url) == 2
    assert await looked("erase", session, "--whole", url=redis_url) == 0
    assert "erased" in capsys.readouterr().out
    assert not [name async for name in key_names(node.link) if session in name and ":due" not in name]
    assert (await tutor.hear_kind("refusal"))["code"] == "room/erased"
    assert await looked("erase", session, "--whole", url=redis_url) == 1


async def test_a_whole_table_is_erased_by_an_operator(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    room = await room_with_a_move(make_node, come)
    node = await make_node()
    assert await looked("erase", room, "--whole", url=redis_url) == 0
    assert await node.link.client.exists(keys.room_keys(room).room) == 0
