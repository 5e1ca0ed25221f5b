"""Tests of the commands for the whole store: they count, list, back up while a server runs, restore and erase."""

import asyncio
import inspect
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from protocol import errors
from server.store import keys
from server.store.backup import checked
from server.store.embedded.valkey import EmbeddedValkey
from server.store.stored.read_stored import key_names
from tests.command_line.stored import log_as_before, looked, room_with_a_move
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, started

__all__ = ["log_as_before"]


async def test_keys_are_counted_by_kind(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await room_with_a_move(make_node, come)
    assert await looked("keys", url=redis_url) == 0
    lines = [line.split(maxsplit=2) for line in capsys.readouterr().out.splitlines()]
    counted = {kind: count for kind, count, _meaning in lines}
    assert (counted["room"], counted["log"], counted["guest"]) == ("1", "1", "2")
    assert {kind: meaning for kind, _count, meaning in lines} == {kind: keys.KINDS[kind] for kind in counted}


def test_every_kind_of_key_has_a_meaning() -> None:
    names = [name for name in vars(keys).values() if isinstance(name, str) and ":" in name and name.startswith("{")]
    codes = {"code": "ABCDEF", "bucket": 3, "tag": "{r3}"}
    for function in [each for name, each in vars(keys).items() if name.endswith(("_key", "_keys")) and callable(each)]:
        made = function(*(codes.get(name, "x") for name in inspect.signature(function).parameters))
        names += [made] if isinstance(made, str) else made
    kinds = {keys.kind_of(name) for name in names}
    assert kinds - {"absent", "fan", "people"} == set(keys.KINDS), "the first never exists, the others are channels"


async def test_classes_are_listed(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    session = await opened(await come(node, name="Eva"), await come(node, name="Ana"))
    assert await looked("sessions", url=redis_url) == 0
    line, count = capsys.readouterr().out.splitlines()
    assert line.split()[0] == session
    assert " 1 pupil  " in line
    assert " 0 rounds  " in line
    assert count == "1 class"


async def test_a_backup_is_written_and_put_back_into_an_empty_store_only(
    make_node: NodeMaker, come: Arrival, redis_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await room_with_a_move(make_node, come)
    node = await make_node()
    path = str(tmp_path / "b")
    assert await looked("backup", path, url=redis_url) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"{path}: 1 table, 0 classes, ")
    assert " written (version " in printed
    assert await looked("restore", path, url=redis_url) == 1
    assert "empty" in capsys.readouterr().err
    assert await looked("restore", str(tmp_path / "none"), url=redis_url) == 1
    await node.link.client.flushall()
    capsys.readouterr()
    assert await looked("restore", path, url=redis_url) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"{path}: 1 table, 0 classes, ")
    assert " put back (version " in printed


def asked(*arguments: str, url: str) -> list[str]:
    return [sys.executable, "-m", "server", *arguments, "--redis-url", url, "--log-level", "error"]


async def piped(*arguments: str, url: str, sent: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Runs the command with pipes as its input and output, as `docker compose exec -T` does."""
    return await asyncio.to_thread(subprocess.run, asked(*arguments, url=url), input=sent, capture_output=True, timeout=60)


async def test_a_backup_goes_out_through_a_pipe_and_comes_in_through_one(
    make_node: NodeMaker,
    come: Arrival,
    redis_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = await room_with_a_move(make_node, come)
    out = await piped("backup", "-", url=redis_url)
    assert out.returncode == 0, out.stderr
    assert b"standard output: 1 table, 0 classes" in out.stderr
    path = tmp_path / "b"
    path.write_bytes(out.stdout)
    assert checked(path).rooms == 1
    other = EmbeddedValkey(str(tmp_path / "other"))
    await other.start()
    try:
        with monkeypatch.context() as cut:
            cut.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(out.stdout[:-20])))
            assert await looked("restore", "-", url=other.url) == 1
        assert "standard input is not a backup, or only a part of one" in capsys.readouterr().err
        back = await piped("restore", "-", url=other.url, sent=out.stdout)
        assert back.returncode == 0, back.stderr
        assert b"standard input: 1 table," in back.stdout
        assert await looked("replay", room, url=other.url) == 0
    finally:
        await other.stop()


@pytest.mark.parametrize(("command", "stream", "sign"), [("backup", "stdout", ">"), ("restore", "stdin", "<")])
async def test_no_backup_goes_to_a_terminal_or_comes_from_one(
    redis_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, stream: str, sign: str
) -> None:
    main_end, terminal = os.openpty()
    with os.fdopen(terminal, "w" if stream == "stdout" else "r") as standard:
        os.write(main_end, b"\x04")  # the end of the input, if the command reads it after all
        monkeypatch.setattr(sys, stream, standard)
        assert await looked(command, "-", url=redis_url) == 1
    os.close(main_end)
    assert capsys.readouterr().err.strip().endswith(sign), "the remedy"


async def test_a_backup_that_breaks_off_is_said_so_by_its_exit_code(redis_url: str, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = await asyncio.to_thread(subprocess.run, asked("backup", "-", url=redis_url), stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert done.returncode != 0


@pytest.mark.parametrize("kind", ["folder", "pipe", "link", "link to a device"])
async def test_a_backup_replaces_nothing_but_an_ordinary_file(
    redis_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    """For example, `/dev/stdout` is a link to a device. If root writes a backup to it, replacing the link would damage
    the machine."""
    target = tmp_path / "target"
    if kind == "folder":
        target.mkdir()
    elif kind == "pipe":
        os.mkfifo(target)
    else:
        target.symlink_to("/dev/null" if "device" in kind else tmp_path / "precious")
        (tmp_path / "precious").write_text("mine")
    before = target.lstat()
    assert await looked("backup", str(target), url=redis_url) == 1
    assert f"{target} is" in capsys.readouterr().err
    assert (target.lstat().st_ino, target.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert ".target.unfinished" not in os.listdir(tmp_path)


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


async def test_a_board_is_not_erased_without_its_class(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    (board,) = await started(tutor, session, [[ana.id, bo.id]])
    assert await looked("erase", board, "--whole", url=redis_url) == 1
    assert capsys.readouterr().err == f"{board}: {errors.COMMAND_NOT_NOW}\n"
    assert await node.link.client.exists(keys.room_keys(board).room)


async def test_a_pupil_is_erased_by_an_operator_and_named_if_there_is_none(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    session = await opened(await come(node, name="Eva"), await come(node, name="Ana"))
    assert await looked("erase", session, "Bo", url=redis_url) == 1
    assert "not exactly one pupil of that name" in capsys.readouterr().err
    assert await looked("erase", session, "Ana", url=redis_url) == 0
    assert capsys.readouterr().out == f"{session}: erased\n"


async def test_only_classes_are_listed_with_the_pupils_who_are_still_in_them(
    make_node: NodeMaker,
    come: Arrival,
    redis_url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await room_with_a_move(make_node, come)
    node = await make_node()
    tutor, *pupils = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Cruz")]
    codes = [await opened(tutor, *pupils), await opened(tutor)]
    await tutor.order(codes[0], "erase_member", person=pupils[0].id)
    await tutor.until(lambda: tutor.views[codes[0]]["desk"]["errands"] == 0)
    assert await looked("sessions", url=redis_url) == 0
    *lines, count = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == sorted(codes)
    (line,) = (line for line in lines if line.startswith(codes[0]))
    assert " 2 pupils  " in line
    assert count == "2 classes"

    async def gone(_link: object, _code: str) -> None:
        return None

    monkeypatch.setattr("server.command_line.whole_store.read_snapshot", gone)
    assert await looked("sessions", url=redis_url) == 0
    assert capsys.readouterr().out == "2 classes\n", "a class that is erased meanwhile has no line"
