"""Tests of the program `banderilla`: its commands, and its answers to wrong arguments."""

import io
import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server import __version__
from server.command_line.main import COMMANDS, LIMITS, STORE, main, settings_of
from server.json_log import about, start_log
from server.settings import Settings
from tests.command_line.stored import log_as_before

__all__ = ["log_as_before"]


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


def test_no_command_is_serve_and_a_flag_alone_is_a_flag_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--redis-url", "unix:///nowhere.sock", "--wait-ms", "50", "--log-level", "error"]) == 1
    assert capsys.readouterr().err.startswith("banderilla: ")


def test_a_port_beyond_the_range_is_refused_with_the_range(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["serve", "--port", "99999"])
    assert refused.value.code == 2
    assert "a whole number from 0 to 65535" in capsys.readouterr().err


def test_a_flag_that_there_is_not_is_said_with_the_one_that_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["serve", "--prot", "80"])
    assert refused.value.code == 2
    assert "there is no --prot (did you mean --port?); `banderilla serve --help` lists all" in capsys.readouterr().err


OLD = [path for path in Path.home().glob(".pyenv/versions/*/bin/python") if path.parts[-3].split(".")[:2] < ["3", "11"]]


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
def test_an_old_python_is_told_which_is_needed(version: tuple[int, int]) -> None:
    script = f"import sys; sys.version_info = {(*version, 1)}; import server.__main__"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30)
    assert done.returncode == 1
    assert done.stderr.startswith(f"banderilla needs Python 3.11 or newer, and this is Python {version[0]}.{version[1]}")


def test_no_old_python_of_this_machine_meets_a_syntax_that_it_does_not_know() -> None:
    """Starts the server with each old Python of this machine. Each must print the required Python version, and no
    syntax error."""
    for python in OLD:
        done = subprocess.run([python, "-B", "-m", "server"], capture_output=True, text=True, timeout=30)
        assert done.returncode == 1, python
        assert done.stderr.startswith("banderilla needs Python 3.11 or newer, and this is Python "), done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_is(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as shown:
        main([command, "--help"])
    assert shown.value.code == 0
    assert "usage: banderilla" in capsys.readouterr().out


def test_draws_are_checked_in_a_room_or_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["chance"])
    assert refused.value.code == 2
    assert "chance needs a room's code, or --file" in capsys.readouterr().err
    for given in (["--file", str(tmp_path / "none")], ["ABC234", "--data-dir", str(tmp_path)]):
        assert main(["chance", *given]) == 1
        assert str(tmp_path) in capsys.readouterr().err


def test_the_arguments_of_the_process_are_those_of_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["banderilla", "version"])
    monkeypatch.setattr("server.command_line.commands.execute", lambda _chosen, _settings: 1)
    assert main() == 0
    assert capsys.readouterr().out.strip() == __version__


@pytest.mark.parametrize(("argv", "arguments", "is_bare"), [([], None, True), (["serve"], None, False), ([], ["serve"], False)])
def test_only_a_program_that_starts_without_arguments_opens_the_browser(
    monkeypatch: pytest.MonkeyPatch, argv: list[str], arguments: list[str] | None, is_bare: bool
) -> None:
    executed: list[bool] = []
    monkeypatch.setattr(sys, "argv", ["banderilla", *argv])
    monkeypatch.setattr("server.command_line.commands.execute", lambda chosen, _settings: executed.append(chosen.is_bare))
    main(arguments)
    assert executed == [is_bare]


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


def test_a_server_starts_without_what_windows_lacks(redis_url: str) -> None:
    """Without `fcntl`, `resource`, uvloop and signal handlers, the server must still run with an external Redis."""
    script = """
import asyncio, sys
for name in ("fcntl", "resource", "uvloop", "grp", "pwd"):
    sys.modules[name] = None
def none(*_): raise NotImplementedError
asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = none
from server import __version__
from server.command_line.main import COMMANDS, main
sys.exit(main(["serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "error", "--redis-url", sys.argv[1]]))
"""
    with subprocess.Popen([sys.executable, "-c", script, redis_url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith("http://localhost:")
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
        finally:
            process.kill()


@pytest.mark.parametrize("command", ["backup", "restore", "export", "replay", "pupil", "erase"])
def test_a_missing_argument_is_named_in_two_lines(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Formerly the error came after a list of all settings, where nobody saw it."""
    with pytest.raises(SystemExit) as refused:
        main([command])
    assert refused.value.code == 2
    usage, error = capsys.readouterr().err.splitlines()
    assert usage.startswith(f"usage: banderilla {command} ")
    assert error.split(": ")[-1].split(",")[0] in usage


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in ("serve", "doctor")])
def test_a_tool_takes_the_flags_of_the_store_alone(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    shown = capsys.readouterr().out
    assert "--bot-workers" not in shown
    assert ("--file FILE" in shown) == (command == "chance")
    assert ("--redis-url" in shown) == (command != "version")


def test_the_version_is_said_without_loading_the_server() -> None:
    script = "import sys; from server.command_line.main import main; main(['version']); print('redis' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=True)
    assert done.stdout.split() == [__version__, "False"]


@pytest.mark.parametrize(("flag", "says"), [("--version", __version__), ("--help", "show this help"), ("-h", "show this help")])
def test_three_flags_are_of_no_command(flag: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as shown:
        main([flag])
    assert shown.value.code == 0
    printed = capsys.readouterr().out
    assert says in printed
    assert "--bot-workers" not in printed, "the help of `serve`"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("serve", Settings.__struct_fields__),
        ("doctor", Settings.__struct_fields__),
        ("version", ()),
        ("keys", STORE),
        ("erase", STORE + LIMITS),
    ],
)
def test_a_command_takes_the_settings_that_it_needs(command: str, fields: tuple[str, ...]) -> None:
    assert settings_of(command) == fields


@pytest.mark.parametrize(
    ("shown", "commands"),
    [
        ("--out", ["export", "pupil"]),
        ("--game", ["export"]),
        ("--whole", ["erase"]),
        ("--file", ["chance"]),
        ("for standard output", ["backup"]),
        ("for standard input", ["restore"]),
    ],
)
def test_an_argument_is_shown_by_the_commands_that_take_it(
    shown: str, commands: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for command in COMMANDS:
        if command not in ("serve", "doctor"):
            with pytest.raises(SystemExit):
                main([command, "--help"])
            if shown in " ".join(capsys.readouterr().out.split()):
                found.append(command)
    assert sorted(found) == commands
