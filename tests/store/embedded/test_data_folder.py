"""The server refuses a data folder of another program, and leaves it unchanged."""

import asyncio
import subprocess
import time
from pathlib import Path

import pytest
from redis import Redis

from server.command_line.main import main
from server.store.embedded.data_folder import DataFolderForeign, require_ours
from server.store.embedded.valkey import EmbeddedValkey, binary
from tests.command_line.stored import log_as_before

__all__ = ["log_as_before"]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def served(folder: Path) -> int:
    """Runs `serve` on the folder, and returns its exit code."""
    return main(["serve", "--host", "127.0.0.1", "--port", "0", "--data-dir", str(folder), "--log-level", "error"])


def test_a_folder_of_documents_is_refused_and_stays_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.odt").write_bytes(b"years of work")
    before = contents(tmp_path)
    assert served(tmp_path) == 1
    assert "thesis.odt" in (said := capsys.readouterr().err)
    assert "--data-dir" in said
    assert contents(tmp_path) == before


def test_a_file_in_the_place_of_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").write_bytes(b"")
    assert served(tmp_path / "data") == 1
    assert "is a file" in capsys.readouterr().err


def test_what_a_server_leaves_is_ours(tmp_path: Path) -> None:
    require_ours(tmp_path / "not there yet")
    (tmp_path / ".DS_Store").touch()
    (tmp_path / "valkey.log").touch()
    require_ours(tmp_path)
    (tmp_path / "notes.txt").touch()
    with pytest.raises(DataFolderForeign):
        require_ours(tmp_path)
    (tmp_path / "appendonlydir").mkdir()
    require_ours(tmp_path)


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """Makes a folder with the data of another program that uses Redis."""
    flags = ["--port", "0", "--unixsocket", "other.sock", "--appendonly", "yes", "--save", "", "--logfile", "log"]
    process = subprocess.Popen([str(binary()), *flags], cwd=tmp_path, stdout=subprocess.DEVNULL)
    until_s = time.monotonic() + 10
    while not (tmp_path / "other.sock").exists():
        assert time.monotonic() < until_s
        time.sleep(0.01)
    with Redis.from_url(f"unix://{tmp_path}/other.sock") as client:
        client.set("invoice:1", "paid")
    process.terminate()
    process.wait(10)
    return tmp_path


def test_the_data_of_another_program_are_refused_and_kept(others: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert served(others) == 1
    assert "another program" in capsys.readouterr().err
    held = b"".join(contents(others / "appendonlydir").values())
    assert b"invoice:1" in held
    assert b"{hall}" not in held


def test_a_damaged_file_is_said_with_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "appendonlydir").mkdir()
    (tmp_path / "appendonlydir/appendonly.aof.manifest").write_text("file appendonly.aof.1.incr.aof seq 1 type i\n")
    (tmp_path / "appendonlydir/appendonly.aof.1.incr.aof").write_bytes(b"*what is this\r\n")
    before = contents(tmp_path / "appendonlydir")
    assert served(tmp_path) == 1
    said = capsys.readouterr().err
    assert "damaged" in said
    assert "backup" in said
    assert contents(tmp_path / "appendonlydir") == before


async def test_our_own_data_are_taken_again(tmp_path: Path) -> None:
    for _ in range(2):
        valkey = EmbeddedValkey(str(tmp_path))
        await valkey.start()
        with Redis.from_url(valkey.url) as client:
            await asyncio.to_thread(client.set, "{hall}:beat", "1")
        await valkey.stop()
