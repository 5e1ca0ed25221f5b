"""A command reads the store while a server runs on the same folder, and leaves that server running."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from server.command_line.main import main
from server.command_line.open_store import opened
from server.settings import Settings
from tests.command_line.stored import log_as_before
from tests.e2e.live_server import LiveServer
from tests.load.process import children

__all__ = ["log_as_before"]


def test_a_command_works_beside_the_server_of_that_folder(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    server.start()
    try:
        path = tmp_path / "all.backup"
        for command in (["keys"], ["backup", str(path)]):
            asked = [sys.executable, "-m", "server", *command, "--data-dir", str(tmp_path)]
            done = subprocess.run(asked, capture_output=True, text=True, timeout=30)
            assert done.returncode == 0, done.stderr
        assert path.is_file()
        assert server._is_ready()
        assert server._valkeys(), "its store was not ended"
    finally:
        server.stop()


@pytest.mark.parametrize("command", [["sessions"], ["keys"], ["backup", "all.backup"], ["replay", "ABC234"]])
def test_a_mistyped_folder_is_not_made(tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "nodata"
    assert main([*command, "--data-dir", str(folder)]) == 1
    assert f"there is no data in {folder}" in capsys.readouterr().err
    assert not folder.exists()


def test_a_command_in_an_empty_folder_is_refused_and_in_a_used_one_ends_the_store_that_it_started(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ["--data-dir", str(tmp_path), "--log-level", "warning"]
    assert main(["keys", *flags]) == 1
    assert f"there is no data in {tmp_path}" in capsys.readouterr().err
    (tmp_path / "appendonlydir").mkdir()
    before = children(os.getpid())
    assert main(["keys", *flags]) == 0
    assert "check the settings" not in capsys.readouterr().err, "the own store needs no advice"
    assert children(os.getpid()) == before


@pytest.mark.parametrize("fsync", ["always", "everysec"])
async def test_the_store_that_a_command_starts_is_that_of_its_folder_with_the_settings_of_a_server(
    tmp_path: Path, fsync: Literal["always", "everysec"], caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(data_dir=str(tmp_path / "data"), fsync=fsync, memory_mb=7)
    async with opened(settings, may_create=True) as link:
        await link.start()
        chosen = await link.client.config_get("dir", "appendfsync", "maxmemory")
        await link.stop()
    assert chosen == {
        "dir": str(tmp_path / "data"),
        "appendfsync": "always" if fsync == "always" else "no",
        "maxmemory": str(7 * 2**20),
    }
    assert "check the settings" not in caplog.text, "the own store needs no advice"
