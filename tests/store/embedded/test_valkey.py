"""Tests of the embedded Valkey: its start on a good, a damaged and a used folder, its restart after a crash, and its end."""

import asyncio
import os
import signal
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.store.embedded.data_folder import LOG_FOLDER
from server.store.embedded.valkey import DataFolderBusy, EmbeddedValkey, _client


@pytest.fixture
async def valkey(tmp_path: Path) -> AsyncIterator[EmbeddedValkey]:
    made = EmbeddedValkey(str(tmp_path / "data"))
    yield made
    await made.stop()


async def test_only_one_server_uses_a_folder_and_another_one_may_afterwards(
    valkey: EmbeddedValkey, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await valkey.start()
    other = EmbeddedValkey(str(tmp_path / "data"))
    with pytest.raises(DataFolderBusy):
        await other.start()
    assert other.pid is None
    await valkey.stop()
    assert "valkey died" not in caplog.text
    await other.start()
    assert await other._answers()
    await other.stop()
    assert not await other._answers()


async def test_the_files_are_the_owners_alone(valkey: EmbeddedValkey, tmp_path: Path) -> None:
    """An earlier version of the server made its files readable for other users."""
    folder = tmp_path / "data"
    await valkey.start()
    await valkey.stop()
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    await valkey.start()
    for path in (folder, *folder.rglob("*")):
        assert stat.S_IMODE(path.lstat().st_mode) & 0o077 == 0, path


async def test_a_damaged_file_is_told_at_once(valkey: EmbeddedValkey, tmp_path: Path) -> None:
    await valkey.start()
    await valkey.stop()
    (manifest,) = (tmp_path / "data" / LOG_FOLDER).glob("*.manifest")
    manifest.write_text("this is no list of files\n")
    async with asyncio.timeout(10):
        with pytest.raises(RuntimeError, match="may be damaged"):
            await valkey.start()


async def test_a_valkey_that_died_is_started_again_with_its_data(valkey: EmbeddedValkey) -> None:
    await valkey.start()
    first = valkey.pid
    assert first is not None
    client = _client(valkey._socket)
    await client.set("word", "banderilla")
    os.kill(first, signal.SIGKILL)
    async with asyncio.timeout(10):
        while valkey.pid == first or not await valkey._answers():  # noqa: ASYNC110 - a new process tells nobody
            await asyncio.sleep(0.01)
    assert await client.get("word") == b"banderilla"
    await client.aclose()


def stop_as_a_process_begins(valkey: EmbeddedValkey, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asks the store to stop at the moment when its next process has begun."""
    create = asyncio.create_subprocess_exec

    async def created(*given: Any, **named: Any) -> asyncio.subprocess.Process:
        process = await create(*given, **named)
        valkey._stopping.set()
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", created)


async def test_a_stop_during_the_start_leaves_no_process(valkey: EmbeddedValkey, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_as_a_process_begins(valkey, monkeypatch)
    with pytest.raises(RuntimeError):
        await valkey.start()
    assert valkey._process is not None
    assert valkey._process.returncode is not None


async def test_a_stop_during_a_restart_is_no_failed_start(
    valkey: EmbeddedValkey, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await valkey.start()
    stop_as_a_process_begins(valkey, monkeypatch)
    assert valkey.pid is not None
    assert valkey._supervisor is not None
    os.kill(valkey.pid, signal.SIGKILL)
    async with asyncio.timeout(15):
        await valkey._supervisor
    assert [record.message for record in caplog.records if record.name == "banderilla.valkey"] == [
        "valkey died and is started again"
    ]


@pytest.mark.parametrize(("length", "is_in_the_folder"), [(40, True), (200, False)])
def test_a_folder_with_a_long_name_has_its_socket_elsewhere(length: int, is_in_the_folder: bool) -> None:
    valkey, again = EmbeddedValkey("/" + "x" * length), EmbeddedValkey("/" + "x" * length)
    other = EmbeddedValkey("/" + "y" * length)
    assert (Path(valkey._folder) in valkey._socket.parents) == is_in_the_folder
    assert valkey.url == again.url != other.url
    assert len(valkey.url) < 108
