"""A real server has the operator's page on a separate port. Only the holder of the token can open it."""

import base64
import http.client
import threading
from pathlib import Path

import pytest

from server.gateway.operator.port import OperatorPort
from server.settings import Settings
from tests.e2e.live_server import LiveServer, free_port

TOKEN = "ñandú-de-la-pampa-7"


def ask(
    port: int, path: str = "/", method: str = "GET", *, password: str | None = None, kind: str = "Basic"
) -> tuple[int, str]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    headers = {"Accept-Language": "en"}
    if password is not None:
        headers["Authorization"] = f"{kind} {base64.b64encode(f'eva:{password}'.encode()).decode()}"
    line.request(method, path, headers=headers)
    answer = line.getresponse()
    said = answer.status, answer.read().decode()
    assert answer.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    line.close()
    return said


def test_only_the_holder_of_the_token_sees_the_page(tmp_path: Path) -> None:
    port = free_port()
    flags = ("--operator-listen", f"127.0.0.1:{port}", "--operator-token", TOKEN)
    live_server = LiveServer(tmp_path, flags=flags)
    live_server.start()
    try:
        for password in (None, "", TOKEN[:-1], TOKEN + "x"):
            assert ask(port, password=password)[0] == 401
        assert ask(port, password=TOKEN, kind="Bearer")[0] == 401
        status, text = ask(port, password=TOKEN)
        assert status == 200
        assert "Games in play" in text
        assert TOKEN not in text
        assert ask(port, "/metrics", password=TOKEN)[0] == 404
        assert ask(port, method="POST", password=TOKEN)[0] == 404
        assert ask(port, method="HEAD", password=TOKEN) == (200, "")
        public = http.client.HTTPConnection("127.0.0.1", live_server.port, timeout=10)
        public.request("GET", "/operator")
        assert public.getresponse().status == 404
        public.close()
    finally:
        live_server.stop()
    assert TOKEN not in (tmp_path / "server.log").read_text()


def test_an_open_page_does_not_keep_a_process_alive() -> None:
    page = OperatorPort("127.0.0.1", 0, TOKEN, lambda: None)
    try:
        assert [thread.daemon for thread in threading.enumerate() if thread.name == "operator page"] == [True]
    finally:
        page.close()


@pytest.mark.parametrize("token", ["", "x" * 15])
def test_a_page_needs_a_long_token(token: str) -> None:
    with pytest.raises(ValueError, match="operator_token"):
        Settings(operator_listen="127.0.0.1:9", operator_token=token)
