"""A tutor plays two pupils at the same time: sets up the boards, goes from one to the next, pauses them all, and ends
the round."""

import os
import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import resign
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab


async def picture(page: Page, name: str) -> None:
    if os.environ.get("PICTURES"):
        await page.screenshot(path=f"{os.environ['PICTURES']}/simultaneous_{name}.png", full_page=True)


async def move(page: Page, start: str, end: str) -> None:
    board = page.get_by_role("region", name="Tablero")
    await board.locator(f'[data-place="{start}"]').click()
    await board.locator(f'[data-place="{end}"]').click()


async def test_a_tutor_walks_from_board_to_board(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await tab(tutor, "Ronda")
    await tutor.get_by_text("Simultánea: uno contra muchos").click()
    await tutor.locator("select[name=simultaneous-game]").select_option("ajedrez")
    await picture(tutor, "form")
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name="Formar 2 mesas").click()
    await expect(tutor.get_by_role("listitem", name=re.compile("^Mesa "))).to_have_count(2)
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    for page in pupils.values():
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
    row = tutor.get_by_role("navigation", name="Las mesas de la simultánea")
    await expect(row.get_by_text("2 mesas te esperan")).to_be_visible()
    await picture(tutor, "dashboard")
    await row.get_by_role("link", name="Siguiente: mesa 1, Ana").click()
    await move(tutor, "e2", "e4")
    await expect(pupils["Ana"].get_by_text("Eva va de mesa en mesa.")).to_be_visible()
    await expect(row.get_by_role("link", name="Mesa 1, Ana: está pensando")).to_have_attribute("aria-current", "page")
    await picture(tutor, "board")
    await row.get_by_role("link", name="Siguiente: mesa 2, Bo").click()
    await move(tutor, "d2", "d4")
    await expect(row.get_by_text("Nadie te espera ahora")).to_be_visible()
    await move(pupils["Ana"], "e7", "e5")
    await expect(row.get_by_role("link", name="Siguiente: mesa 1, Ana")).to_be_visible()
    for page in (tutor, pupils["Ana"]):
        assert await objections(page) == []
        assert await table.has_no_sideways_scroll(page)
    await picture(pupils["Ana"], "phone")

    await tutor.reload()
    await expect(row.get_by_text("1 mesa te espera")).to_be_visible()
    await resign(pupils["Bo"])
    await expect(row.get_by_role("link", name="Mesa 2, Bo: terminó")).to_be_visible()
    await tutor.get_by_role("link", name="‹ Clase").click()
    await tab(tutor, "Mesas")
    await tutor.get_by_role("button", name="Pausar todas").click()
    await tutor.get_by_role("button", name="Pausar todas").click()
    await expect(pupils["Ana"].get_by_text("El réferi paró el juego.").first).to_be_visible()
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()
    await expect(tutor.get_by_role("tab", name="Posiciones")).to_have_attribute("aria-selected", "true")
    await expect(tutor.get_by_text("no pudo hacerlo")).to_have_count(0)
