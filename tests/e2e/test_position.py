"""A tutor shows a position to the class and plays on from it for both sides: with moves on the board and as text,
marked places, and a move taken back.

Then a round starts from the position.
"""

import os
import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab
from tests.e2e.test_screen_and_calls import screen_of


async def picture(page: Page, name: str) -> None:
    if os.environ.get("PICTURES"):
        await page.screenshot(path=f"{os.environ['PICTURES']}/position_{name}.png", full_page=True)


async def test_a_position_is_played_on_before_the_class(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    screen = await screen_of(tutor)
    ana = await person(f"{live_server.url}#/c/{code}", phone=True)
    await join(ana, "Ana")
    await tab(tutor, "Alumnos")
    await tutor.get_by_role("button", name="Mostrar una posición").click()
    await tutor.locator("select[name=position-game]").select_option("ajedrez")
    await tutor.get_by_role("button", name="Mostrar", exact=True).click()
    board = tutor.get_by_role("region", name="La posición")
    for page in (tutor, ana, screen):
        await expect(page.get_by_role("heading", name="Eva muestra una posición de Ajedrez")).to_be_visible()
    await board.locator('[data-place="e2"]').click()
    await board.locator('[data-place="e4"]').click()
    for page in (ana, screen):
        await expect(page.locator('[data-place="e4"]')).to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    typed = tutor.get_by_label("Escribir la jugada")
    await typed.fill("e4")
    await tutor.get_by_role("button", name="Jugar", exact=True).click()
    await expect(tutor.get_by_text("Eso no se puede jugar en esa posición.").first).to_be_visible()
    await typed.fill("d5")
    await tutor.get_by_role("button", name="Jugar", exact=True).click()
    await expect(ana.locator('[data-place="d5"]')).to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await tutor.get_by_label("Señalar lugares").fill("d5 e4")
    await tutor.get_by_role("button", name="Señalar", exact=True).click()
    for page in (ana, screen):
        await expect(page.get_by_role("paragraph").filter(has_text="Señala: d5, e4")).to_be_visible()
        await expect(page.locator("[data-look]")).to_have_count(2)
        assert await objections(page) == []
    assert await objections(tutor) == []
    assert await table.has_no_sideways_scroll(ana)
    for name, page in (("dashboard", tutor), ("phone", ana), ("screen", screen)):
        await picture(page, name)
    await expect(screen.locator('[data-place="a1"]')).to_be_in_viewport(ratio=1)

    await tutor.reload()
    await tutor.get_by_role("button", name="Una jugada atrás").click()
    await expect(ana.locator('[data-place="d5"]')).not_to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await expect(ana.locator('[data-place="e4"]')).to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await begun_from_it(tutor, ana)
    await tab(tutor, "Alumnos")
    await tutor.get_by_role("button", name="Quitar la posición").click()
    await expect(screen.get_by_role("heading", name="Eva muestra una posición de Ajedrez")).to_have_count(0)
    await expect(screen.get_by_role("heading", name="Ronda 1 · Ajedrez, desde una posición preparada")).to_be_visible()


async def begun_from_it(tutor: Page, ana: Page) -> None:
    """Starts a round whose boards begin from the shown position. The players' pages show it at once."""
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("ajedrez")
    await tutor.get_by_label("Posición inicial").first.select_option("la que se muestra a la clase")
    assert await objections(tutor) == []
    await picture(tutor, "plan")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    await expect(tutor.get_by_role("heading", name="Ronda 1 · Ajedrez, desde una posición preparada")).to_be_visible()
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    board = ana.get_by_role("region", name="Tablero")
    await expect(board.locator('[data-place="e4"]')).to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await expect(ana.get_by_text("desde una posición preparada", exact=True)).to_be_visible()
    await picture(ana, "board")
