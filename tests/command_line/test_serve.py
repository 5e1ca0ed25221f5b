"""A server begins, or says in a line why it cannot."""

import socket
from pathlib import Path

import pytest

from server.command_line.main import main
from server.command_line.serve import PortTaken, WrongSetting, addresses, require_usable, serve
from server.settings import Settings
from tests.command_line.stored import log_as_before

__all__ = ["log_as_before"]


def test_a_port_in_use_is_said_with_what_to_do(redis_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        flags = ["--host", "127.0.0.1", "--port", str(port), "--redis-url", redis_url, "--log-level", "error"]
        assert main(["serve", *flags]) == 1
    printed = capsys.readouterr().err
    assert f"port {port} is in use" in printed
    assert "--port" in printed


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        (Settings(), ["http://localhost:81/", "http://10.0.0.2:81/  (other devices on this network)"]),
        (Settings(host="10.0.0.2"), ["http://10.0.0.2:81/"]),
        (Settings(public_url="https://a.example"), ["https://a.example"]),
    ],
)
def test_the_terminal_says_where_to_go(settings: Settings, lines: list[str]) -> None:
    assert addresses(settings, ("10.0.0.2",), 81) == lines


def test_a_folder_that_another_server_uses_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tests.e2e.live_server import LiveServer

    server = LiveServer(tmp_path)
    server.start()
    try:
        assert main(["serve", "--port", "0", "--data-dir", str(tmp_path), "--log-level", "error"]) == 1
        assert "in use by another server" in capsys.readouterr().err
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        (Settings(client_dir="/nonexist"), "--client-dir"),
        (Settings(host="203.0.113.9"), "--host"),
    ],
)
def test_a_setting_that_this_machine_cannot_carry_out_is_refused_before_anything_starts(settings: Settings, named: str) -> None:
    with pytest.raises(WrongSetting, match=named):
        require_usable(settings)


async def test_a_taken_port_of_the_metrics_is_named_as_such(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        metrics = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(PortTaken, match=f"--metrics-listen {metrics}"):
            await serve(Settings(host="127.0.0.1", port=0, metrics_listen=metrics, data_dir=str(tmp_path)))
