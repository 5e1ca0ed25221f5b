"""A command finds what is stored while a server runs on the same folder, and leaves that server running."""

import subprocess
import sys
from pathlib import Path

from tests.e2e.live_server import LiveServer


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
