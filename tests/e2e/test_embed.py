"""A table in a frame of somebody else's page: it goes on by itself, and nothing can be done in it."""

import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgpack
import pytest
from playwright.async_api import WebSocket, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

FRAME = """<!doctype html><html lang="es"><title>Una escuela</title><h1>La partida</h1>
<iframe title="Mesa" src="{url}embed/{code}?lang=es" width="700" height="760"></iframe>"""


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None: ...


@pytest.fixture
def school(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Another site: its address and the folder that it shows."""
    folder = tmp_path / "school"
    folder.mkdir()
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Silent, directory=str(folder))) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        yield f"http://localhost:{site.server_port}", folder
        site.shutdown()
        thread.join()


async def test_a_table_is_watched_in_a_frame(school: tuple[str, Path], tmp_path: Path, person: Person) -> None:
    site, folder = school
    data = tmp_path / "data"
    data.mkdir()
    live_server = LiveServer(data, flags=("--embed-origins", site))
    live_server.start()
    try:
        ana = await person(live_server.url, name="Ana")
        await ana.get_by_role("button", name="Jugar Ajedrez").click()
        await ana.get_by_role("dialog").get_by_role("button", name="Contra la computadora").click()
        await expect(ana).to_have_url(re.compile("#/r/"))
        code = ana.url.rsplit("/", 1)[1]
        (folder / "index.html").write_text(FRAME.format(url=live_server.url, code=code))

        page = await person("about:blank")
        sent: list[str] = []
        page.on("websocket", lambda socket: listen(socket, sent))
        await page.goto(f"{site}/index.html")
        frame = page.frame_locator("iframe")
        board = frame.get_by_role("region", name="Tablero")
        await expect(board.get_by_role("gridcell", name="e2, peón blanco")).to_be_visible()
        await ana.get_by_role("gridcell", name="e2").click()
        await ana.get_by_role("gridcell", name="e4").click()
        await expect(board.get_by_role("gridcell", name="e4, peón blanco")).to_be_visible()
        await board.get_by_role("gridcell", name="d2").click()
        await board.get_by_role("gridcell", name="d4").click()
        await expect(frame.get_by_role("link", name=code)).to_have_attribute("href", f"/#/r/{code}/watch")
        assert await frame.locator("body").evaluate("Object.keys(localStorage).length") == 0
        assert set(sent) <= {"hello", "join", "ping", "resume"}
        assert "join" in sent
    finally:
        live_server.stop()


def listen(socket: WebSocket, sent: list[str]) -> None:
    socket.on("framesent", lambda payload: sent.append(msgpack.unpackb(payload)["type"]))
