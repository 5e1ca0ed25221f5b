"""Three people go through the weekend hour: they wait, meet, play, and see the table; the hour ends with a podium."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, resign
from tests.e2e.test_access import objections
from tests.e2e.test_lobby import MAX_SHIFT, shift_of
from tests.jobs.test_weekend import hour_from

pytestmark = pytest.mark.long
MINUTE_MS = 60_000


@pytest.fixture
def weekend_server(tmp_path: Path) -> Iterator[LiveServer]:
    """Starts a server whose weekend hour begins in half an hour, and whose clock the test can move."""
    hour = hour_from(30, "fiar:turn_ms=0:game_ms=0")
    flags = (f"--weekend-hour={hour['weekend_hour']}", f"--weekend-games={hour['weekend_games']}", "--development", "true")
    server = LiveServer(tmp_path, flags=flags)
    server.start()
    yield server
    server.stop()


def move_time(server: LiveServer, minutes: int) -> None:
    asked = urllib.request.Request(f"{server.url}developer/time?ms={minutes * MINUTE_MS}", headers={"X-Developer": "1"})
    with urllib.request.urlopen(asked, timeout=15) as answer:
        assert answer.status == 200


async def looked_at(page: Page, name: str, shots: Path) -> None:
    """Checks the page's accessibility and its width, on a phone and on a desktop. Saves the pictures in the test's folder."""
    before = page.viewport_size
    for view, size in ((PHONE, "360"), (DESKTOP, "1280")):
        await page.set_viewport_size(view)  # type: ignore[arg-type]
        assert await has_no_sideways_scroll(page)
        await page.screenshot(path=shots / f"{name}-{size}.png")
        assert await objections(page) == []
    assert before is not None
    await page.set_viewport_size(before)


async def meets(waiting: Page, other: Page) -> str:
    """Lets the second person enter while the first one waits. Returns the address of their table."""
    await other.get_by_role("button", name=re.compile("^(Entrar|Otra partida)$")).click()
    for page in (waiting, other):
        await expect(page).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
    return other.url


async def test_three_people_play_through_the_hour(weekend_server: LiveServer, person: Person, tmp_path: Path) -> None:
    ana = await person(weekend_server.url, phone=True, name="Ana Gómez")
    card = ana.get_by_role("region", name="La hora del finde")
    await expect(card).to_contain_text("FIAR")
    await looked_at(ana, "lobby-before", tmp_path)
    assert await shift_of(ana) < MAX_SHIFT  # the page reserves the card's place
    await card.get_by_role("link", name="Ver la tabla").click()
    await expect(ana.get_by_role("link", name="Aprender el juego")).to_be_visible()
    await looked_at(ana, "before", tmp_path)

    move_time(weekend_server, 31)
    bo, cy = await person(weekend_server.url, phone=True), await person(weekend_server.url, phone=True)
    await looked_at(bo, "lobby-on", tmp_path)
    await bo.get_by_role("region", name="La hora del finde").get_by_role("button", name="Entrar").click()
    await expect(bo.get_by_text("Buscando rival…").first).to_be_visible()
    await looked_at(bo, "waiting", tmp_path)
    await ana.goto(f"{weekend_server.url}#/weekend")
    await ana.reload()
    await meets(bo, ana)
    await expect(bo.get_by_text("Ana Gómez")).to_have_count(0)
    await looked_at(bo, "game", tmp_path)

    await cy.goto(f"{weekend_server.url}#/weekend")
    await cy.get_by_role("button", name="Entrar").click()
    await resign(bo)
    await expect(ana.get_by_role("heading", name="Ganaste")).to_be_visible()
    await looked_at(ana, "result", tmp_path)
    await ana.get_by_role("button", name="Otra partida").click()
    await expect(cy).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))  # the two who have waited longest
    await expect(ana.get_by_role("region", name="Tablero")).to_be_visible()
    await bo.get_by_role("button", name="Otra partida").click()
    await expect(bo.get_by_role("row", name=re.compile(r"^1 .* 2 1$"))).to_be_visible()

    move_time(weekend_server, 60)
    await resign(ana)
    await bo.reload()
    await expect(bo.get_by_text("La hora terminó.").first).to_be_visible()
    await expect(bo.get_by_role("heading", name="Podio")).to_be_visible()
    await expect(bo.get_by_role("row", name=re.compile(r"^1 .* 2 1$"))).to_be_visible()
    await looked_at(bo, "podium", tmp_path)
    await cy.get_by_role("button", name="Otra partida").click()
    await expect(cy).to_have_url(re.compile("#/weekend$"))
    await cy.reload()  # the page learns the moved time
    await expect(cy.get_by_text("La hora terminó.").first).to_be_visible()

    await ana.goto(f"{weekend_server.url}#/games")
    numbers = ana.get_by_role("region", name="Mis números")
    await expect(numbers.get_by_text("2 partidas · provisorio")).to_be_visible()
    await looked_at(ana, "numbers", tmp_path)
    await numbers.get_by_role("button", name="Borrar mis números").click()
    await numbers.get_by_role("button", name="Borrar mis números").click()
    await expect(numbers).to_have_count(0)
