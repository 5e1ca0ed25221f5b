"""axe reports no fault on the screens for playing with others, for the referees' school and for a class: on phone and
desktop, in both languages, light and dark."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import LOOKS, objections
from tests.people import Guest, seated
from tests.wire import WireCheck


async def _is_clean(page: Page) -> None:
    for scheme in ("light", "dark"):
        await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        await expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)


async def _two_playing(come: Arrival, live_server: LiveServer) -> tuple[Guest, Guest, str]:
    """Opens a public table where two players play. Returns both players and the room's code."""
    ana, bo = [await come(live_server.port, name=name) for name in ("Ana", "Bo")]
    room = await seated(ana, bo, game="damas", listed="es", options={"mode": "assisted"})
    return ana, bo, room


@pytest.mark.parametrize(("phone", "lang"), LOOKS)
async def test_lobby_with_tables_my_games_and_school(
    live_server: LiveServer, person: Person, come: Arrival, phone: bool, lang: str
) -> None:
    _ana, _bo, room = await _two_playing(come, live_server)
    page = await person(live_server.url, phone=phone, lang=lang)
    await page.locator('.company select[name="lang"]').select_option("all")
    await expect(page.locator(f'a[href="#/r/{room}/watch"]')).to_be_visible()
    await _is_clean(page)
    for place in ("#/games", "#/school"):
        await page.goto(f"{live_server.url}{place}")
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await _is_clean(page)


@pytest.mark.parametrize(("phone", "lang"), LOOKS)
async def test_the_screen_of_a_class(live_server: LiveServer, person: Person, come: Arrival, phone: bool, lang: str) -> None:
    eva = await come(live_server.port, name="Eva")
    made = await eva.ask("open_session")
    page = await person(f"{live_server.url}#/c/{made['params']['room']}/screen", phone=phone, lang=lang)
    await expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    await _is_clean(page)


FRAMES = (("es", "light", ""), ("en", "dark", ""), ("en", "light", "&overlay"), ("es", "dark", "&overlay"))


async def test_a_table_in_a_frame(tmp_path: Path, person: Person, come: Arrival, sockets: list[WireCheck]) -> None:
    """Also checks that each frame opens a single connection. A frame that must connect again makes its visitor wait twelve
    seconds."""
    server = LiveServer(tmp_path, flags=("--embed-origins", "http://localhost"))
    server.start()
    try:
        _ana, _bo, room = await _two_playing(come, server)
        page = await person("about:blank")
        await page.set_viewport_size({"width": 700, "height": 760})
        for number, (lang, theme, overlay) in enumerate(FRAMES, start=1):
            await page.goto(f"{server.url}embed/{room}?lang={lang}&theme={theme}{overlay}")
            await expect(page.get_by_role("grid")).to_be_visible()
            assert len(sockets) == number
            assert await objections(page) == [], (lang, theme, overlay)
            assert await table.has_no_sideways_scroll(page)
            if overlay:
                assert await page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    finally:
        server.stop()
