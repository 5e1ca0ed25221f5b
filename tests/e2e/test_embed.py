"""A table in a frame on another site's page: the frame follows the game, and visitors cannot act in it."""

import functools
import os
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgpack
import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.board_states import GAMES
from tests.e2e.conftest import DESKTOP, PHONE, Person
from tests.e2e.live_server import LiveServer
from tests.people import Guest, seated

PAGE = """<!doctype html><html lang="es"><title>Una escuela</title><h1>La partida</h1>
{frame}"""


async def picture(page: Page, name: str) -> None:
    if "PICTURES" in os.environ:
        await page.screenshot(path=f"{os.environ['PICTURES']}/embed_{name}.png", full_page=True)
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await page.screenshot(path=f"{os.environ['PICTURES']}/embed_{name}_phone.png", full_page=True)
        await page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None: ...


@pytest.fixture
def school(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Starts a web site on another address. Yields its address and the folder that it serves."""
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
        watcher = await person(f"{live_server.url}#/r/{code}/watch", phone=True)
        frame_code = await shared(watcher, "Código para mostrar la mesa en otra página")
        (folder / "index.html").write_text(PAGE.format(frame=frame_code))

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


async def shared(watcher: Page, label: str) -> str:
    """Returns the text that a spectator can copy under this label in the sharing options."""
    await watcher.get_by_role("button", name="Más", exact=True).click()
    menu = watcher.get_by_role("dialog")
    await menu.get_by_role("button", name="Compartir la mesa").click()
    field = menu.get_by_label(label)
    await expect(field).to_be_visible()
    await picture(watcher, f"share_{label.split()[0]}")
    copied = await field.input_value()
    await watcher.keyboard.press("Escape")
    return copied


async def test_a_server_that_lets_nobody_frame_it_gives_the_address_alone(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    bea, bo = await come(live_server.port, name="Bea"), await come(live_server.port, name="Bo")
    code = await seated(bea, bo)
    watcher = await person(f"{live_server.url}#/r/{code}/watch")
    assert await shared(watcher, "Solo la mesa, para una pantalla") == f"{live_server.url}embed/{code}"
    await goes_over_a_stream(
        await person("about:blank"), await shared(watcher, "Sobre una transmisión, por ejemplo en OBS"), bea, code
    )


async def goes_over_a_stream(page: Page, address: str, player: Guest, code: str) -> None:
    """The view over a stream says the last move in words, invites people to watch with a QR picture, and has a transparent
    background, so that the stream behind it stays visible."""
    await page.set_viewport_size({"width": 1920, "height": 1080})
    await page.goto(address)
    board = page.get_by_role("region", name="Tablero")
    await expect(board).to_be_visible()
    await player.act(code, {"type": "place", "cell": 4})
    await expect(page.locator(".last")).to_contain_text("Bea")
    assert await page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    for width, height in ((1920, 1080), (400, 800), (1920, 300)):
        await page.set_viewport_size({"width": width, "height": height})
        for shown in (
            page.get_by_role("group", name="Bea"),
            page.locator(".last"),
            page.get_by_role("img", name=re.compile("QR")),
        ):
            box = await shown.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height


def listen(socket: WebSocket, sent: list[str]) -> None:
    socket.on("framesent", lambda payload: sent.append(msgpack.unpackb(payload)["type"]))


@pytest.mark.parametrize("slug", GAMES[::4])
async def test_a_frame_says_who_acts_and_how_it_ended(
    slug: str, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    """A frame never tells a player to act; only the player's own page does. The client's `watching.test.ts` checks this in
    every game."""
    bea = await come(live_server.port, name="Bea")
    code = (await bea.ask("create", game=slug, seats=2, settings={"auto_start": False}))["params"]["room"]
    ana = await person(f"{live_server.url}#/r/{code}", name="Ana")
    await table.sit_down(ana)
    await table.ready(ana)
    await bea.order(code, "start")
    await bea.until(lambda: bea.views[code]["room"]["state"] == "playing")

    page = await person(f"{live_server.url}embed/{code}?lang=es")
    turn = page.locator("main .turn")
    awaited = bea.views[code]["status"]["awaited"]
    await expect(turn).to_contain_text(re.compile("|".join(("Bea", "Ana")[seat] for seat in awaited)))
    if 1 in awaited:
        order = ana.locator(".to-do")
        await expect(order).not_to_be_empty()
        await expect(page.locator("main")).not_to_contain_text(await order.inner_text())
    await expect(page.get_by_role("region", name="Tablero", exact=True).locator("svg").first).to_be_visible()
    await picture(page, f"{slug}_runs")

    await bea.act(code, {"type": "resign"})
    await expect(page.locator("main").get_by_text("Gana Ana").first).to_be_visible()
    for said in ("Turno de", "Todavía nada"):
        await expect(page.locator("main").get_by_text(said)).to_have_count(0)
    await bea.close()
    await expect(page.get_by_text("se desconectó").or_(page.get_by_text("se fue"))).to_have_count(0)
    await expect(page.get_by_role("region", name="Tablero", exact=True)).to_be_visible()
    await expect(page.locator("main").get_by_role("button", name="Revancha")).to_have_count(0)
    await picture(page, f"{slug}_over")
