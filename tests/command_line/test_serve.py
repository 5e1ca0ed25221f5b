"""A server starts, or prints in one line why it cannot."""

import contextlib
import io
import logging
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import segno
from msgspec.structs import replace

from server.command_line import serve as module
from server.command_line.main import main
from server.command_line.open_store import has_data
from server.command_line.serve import (
    PortTaken,
    WrongSetting,
    _server,
    addresses,
    for_other_devices,
    kept_in,
    require_usable,
    serve,
)
from server.command_line.welcome import language_of, open_browser, welcome
from server.json_log import SENTENCES, is_read_at_terminal, start_log
from server.settings import Settings
from server.words.catalogue import languages
from tests.command_line.stored import log_as_before

__all__ = ["log_as_before"]


def test_a_port_in_use_is_said_with_what_to_do(redis_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        flags = ["--host", "127.0.0.1", "--port", str(port), "--redis-url", redis_url, "--log-level", "error"]
        assert main(["serve", "--workers", "1", *flags]) == 1
    printed = capsys.readouterr().err
    assert "only one worker" not in printed
    assert f"port {port} is in use" in printed
    assert f"--port {port + 1}" in printed


@pytest.mark.parametrize(("workers", "is_said"), [("1", False), ("2", True)])
async def test_a_system_that_cannot_share_a_port_says_that_it_starts_one_worker(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], workers: str, is_said: bool
) -> None:
    monkeypatch.setattr("server.command_line.serve.CAN_SHARE", False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken):
            await serve(Settings(host="127.0.0.1", port=port, redis_url=redis_url, workers=workers))
    assert ("only one worker can serve a port" in capsys.readouterr().err) == is_said


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        (Settings(), ["http://localhost:81/", "http://10.0.0.2:81/"]),
        (Settings(host="10.0.0.2"), ["http://10.0.0.2:81/"]),
        (Settings(host="10.0.0.3"), ["http://10.0.0.3:81/", "http://10.0.0.2:81/"]),
        (Settings(host="::"), ["http://localhost:81/", "http://10.0.0.2:81/"]),
        (Settings(public_url="https://a.example"), ["https://a.example"]),
    ],
)
def test_the_terminal_says_where_to_go(settings: Settings, lines: list[str]) -> None:
    assert addresses(settings, ("10.0.0.2",), 81) == lines


def test_the_code_leads_other_devices_and_not_this_one() -> None:
    here, other = "http://localhost:81/", "http://10.0.0.2:81/"
    assert for_other_devices(here, [other], Settings()) == [other]
    assert for_other_devices(here, [], Settings()) == []
    public = "https://a.example"
    assert for_other_devices(public, [], Settings(public_url=public)) == [public]
    assert kept_in(Settings(redis_url="redis://a", data_dir="/here")) == "Redis"
    assert kept_in(Settings(data_dir="/here")) == "/here"


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_terminal_shows_a_block_with_a_code(language: str) -> None:
    block = welcome("http://localhost:81/", ["http://10.0.0.2:81/"], "/home/ana/data", language)
    code = io.StringIO()
    segno.make("http://10.0.0.2:81/", error="m").terminal(code, border=2, compact=True)
    assert code.getvalue().rstrip("\n") in block
    for said in ("http://localhost:81/", "http://10.0.0.2:81/", "/home/ana/data", "Ctrl-C"):
        assert said in block
    words = Path(f"clients/web/src/lobby/words.{language}.ts").read_text(encoding="utf-8")
    button = re.search(r'openClass: "(.+)"', words)
    assert button is not None
    assert button[1] in block


@pytest.mark.parametrize(("locale", "language"), [("es_AR.UTF-8", "es"), ("pt_BR", "pt"), ("C.UTF-8", "en"), ("", "en")])
def test_the_terminals_language_is_that_of_its_locale(locale: str, language: str) -> None:
    assert language_of({"LANG": locale}) == language
    assert language_of({"LC_MESSAGES": locale, "LANG": "pt"}) == (language if locale else "pt")
    assert language_of({"LC_ALL": locale, "LC_MESSAGES": "pt", "LANG": "pt"}) == (language if locale else "pt")


def test_a_terminal_without_a_locale_is_english() -> None:
    assert language_of({}) == "en"


def test_a_browser_opens_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def note(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", note)
    assert not open_browser("http://a/", {}, "linux")
    assert open_browser("http://b/", {"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert open_browser("http://c/", {}, "win32")
    assert opened == ["http://b/", "http://c/"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_a_terminal_shows_no_json(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "server", "serve", "--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env=os.environ | {"LC_ALL": "C.UTF-8"}) as server:
        os.close(theirs)
        raw = b""
        try:
            while b"Ctrl-C" not in raw:
                raw += os.read(ours, 4096)
        finally:
            server.terminate()
        with contextlib.suppress(OSError):  # the other end of the terminal is closed
            while more := os.read(ours, 4096):
                raw += more
    os.close(ours)
    shown = raw.decode()
    assert "http://localhost:" in shown
    assert "Ctrl-C" in shown
    assert "That folder is new" in shown
    assert "{" not in shown


@pytest.mark.parametrize(
    ("level", "is_terminal", "is_read"),
    [("info", True, True), ("info", False, False), ("debug", True, False), ("error", False, False)],
)
def test_the_log_is_sentences_only_at_a_terminal_where_nobody_chose_a_level(
    monkeypatch: pytest.MonkeyPatch, level: str, *, is_terminal: bool, is_read: bool
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: is_terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    assert is_read_at_terminal(level) == is_read


def test_only_a_folder_without_data_is_new(tmp_path: Path) -> None:
    assert not has_data(tmp_path / "none")
    assert not has_data(tmp_path)
    (tmp_path / "appendonlydir").mkdir()
    assert has_data(tmp_path)
    for language in languages():
        shown = [welcome("http://localhost:81/", [], "/home/ana/data", language, is_new_folder=new) for new in (False, True)]
        assert "--data-dir" not in shown[0]
        assert "--data-dir" in shown[1]


def test_a_warning_at_a_terminal_is_a_sentence() -> None:
    stream = io.StringIO()
    start_log("info", stream, for_people=True)
    log = logging.getLogger("banderilla.test")
    log.info("ready")
    log.warning("redis does not answer", extra={"why": "ConnectionError"})
    log.warning("no such event", extra={"why": "x"})
    first, second = stream.getvalue().splitlines()
    assert SENTENCES["redis does not answer"] in first
    assert "banderilla doctor" in second


def test_every_sentence_is_of_an_event_that_is_logged() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path("server").rglob("*.py") if path.name != "json_log.py")
    assert [event for event in SENTENCES if f'"{event}"' not in code] == []


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
        (Settings(metrics_listen="203.0.113.9:9090"), "--metrics-listen 203.0.113.9:9090"),
        (Settings(operator_listen="203.0.113.9:9191", operator_token="a" * 16), "--operator-listen 203.0.113.9:9191"),
        (Settings(weekend_hour="sat 17:00 -03:00", weekend_games="ludo"), "weekend_games has no game for two named 'ludo'"),
        (Settings(weekend_hour="sat 17:00 -03:00"), "weekend_games names the games"),
        (Settings(weekend_games="noughts"), "weekend_hour is a day and a time"),
    ],
)
def test_a_setting_that_this_machine_cannot_carry_out_is_refused_before_anything_starts(settings: Settings, named: str) -> None:
    with pytest.raises(WrongSetting, match=named):
        require_usable(settings)


def test_a_host_is_tried_with_any_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of a host must use any free port. The configured port may need special rights or be in use, and then
    the check would wrongly report the host as faulty."""
    tried: list[object] = []

    class Recorded(socket.socket):
        def bind(self, address: tuple[str, int]) -> None:  # type: ignore[override]
            tried.append(address)
            super().bind(address)

    monkeypatch.setattr(socket, "socket", Recorded)
    require_usable(Settings(host="127.0.0.1"))
    assert tried == [("127.0.0.1", 0)]


@pytest.mark.parametrize("setting", ["metrics_listen", "operator_listen"])
async def test_a_taken_port_of_the_operator_is_named_as_such(tmp_path: Path, setting: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        settings = Settings(host="127.0.0.1", port=0, data_dir=str(tmp_path), operator_token="a" * 16)
        with pytest.raises(PortTaken, match=f"--{setting.replace('_', '-')} {address}"):
            await serve(replace(settings, **{setting: address}))


async def test_one_worker_is_a_node_and_several_stand_behind_a_door(redis_url: str) -> None:
    of_one, of_two = (_server(Settings(redis_url=redis_url, workers=number)) for number in ("1", "2"))
    assert (type(of_one).__name__, type(of_two).__name__) == ("Node", "Site")


def test_settings_that_this_machine_can_carry_out_are_accepted(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    settings = Settings(host="127.0.0.1", client_dir=str(tmp_path), weekend_hour="sat 17:00 -03:00", weekend_games="noughts")
    require_usable(replace(settings, metrics_listen="127.0.0.1:9090"))


class Started:
    """Stands for a node that starts at once and is reached at two addresses."""

    near, port = ("10.0.0.2", "10.0.0.3"), 81

    async def start(self) -> None:
        """Has nothing to start."""

    async def stop(self) -> None:
        """Has nothing to stop."""


@pytest.fixture
def starts_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets `serve` start a `Started` and stop at once."""
    monkeypatch.setattr(module, "_server", lambda _settings: Started())
    monkeypatch.setattr(module, "stop_on_signals", lambda asked: asked.set())


def standard_output(monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool) -> io.BytesIO:
    """Replaces the standard output. Returns what was sent to it, without what still waits in a buffer."""
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="utf-8", line_buffering=is_terminal))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    return raw


@pytest.mark.usefixtures("starts_and_stops")
async def test_a_pipe_gets_a_line_for_each_address_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = standard_output(monkeypatch, is_terminal=False)
    assert await serve(Settings(data_dir=str(tmp_path))) == 0
    assert raw.getvalue().decode().splitlines() == [
        "http://localhost:81/",
        "http://10.0.0.2:81/  (other devices on this network)",
        "http://10.0.0.3:81/  (other devices on this network)",
    ]


@pytest.mark.parametrize("url", ["", "redis://a"])
@pytest.mark.parametrize("has_files", [False, True])
@pytest.mark.usefixtures("starts_and_stops")
async def test_a_terminal_gets_the_welcome_and_learns_of_a_new_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, has_files: bool
) -> None:
    raw = standard_output(monkeypatch, is_terminal=True)
    monkeypatch.setattr(module, "language_of", lambda _environment: "pt")
    if has_files:
        (tmp_path / "appendonlydir").mkdir()
    settings = Settings(data_dir=str(tmp_path), redis_url=url)
    assert await serve(settings) == 0
    here, *others = addresses(settings, Started.near, Started.port)
    block = welcome(here, others, kept_in(settings), "pt", is_new_folder=not url and not has_files)
    assert raw.getvalue().decode() == f"{block}\n"


@pytest.mark.parametrize("opens", [False, True])
@pytest.mark.usefixtures("starts_and_stops")
async def test_the_browser_opens_the_page_on_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opens: bool) -> None:
    shown: list[str] = []
    monkeypatch.setattr(module, "open_browser", shown.append)
    await serve(Settings(data_dir=str(tmp_path)), opens_browser=opens)
    assert shown == (["http://localhost:81/"] if opens else [])
