"""Damas in two browsers: a soplo by touch, claims that are right, wrong and too late, a correction, and a match of two
games."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

OMITTED = "B:W18,30,32:B14,15,1"


async def tap(page: Page, *squares: int) -> None:
    for square in squares:
        await page.get_by_role("gridcell", name=re.compile(f"^{square}, ")).click()


async def ruled(page: Page, mark: str) -> None:
    ruling = page.get_by_role("region", name="Decisión")
    await expect(ruling.get_by_text(f"{mark}.")).to_be_visible()
    await ruling.get_by_role("button", name="Entendido").click()


async def test_claims_right_wrong_and_out_of_time(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """Makes three claims with clicks only. The rulings are I for a piece that could not capture, C for a piece that
    could, and IA after the challenger's own move."""
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "damas", {"fen": OMITTED})
    await tap(ana, 1, 6)
    await expect(bo.get_by_role("gridcell", name="6, peón negro", exact=True)).to_be_visible()

    await bo.get_by_role("button", name="¡Soplo!").click()
    await tap(bo, 6)
    for page in (ana, bo):
        await ruled(page, "Incorrecto")
    await bo.get_by_role("button", name="¡Soplo!").click()
    await tap(bo, 15)
    for page in (ana, bo):
        await ruled(page, "Correcto")
        await expect(page.get_by_role("gridcell", name="15, vacía", exact=True)).to_be_visible()

    await tap(bo, 18, 9)
    await bo.get_by_role("button", name="Soltar la ficha en 9").click()
    await expect(ana.get_by_role("gridcell", name="9, peón blanco", exact=True)).to_be_visible()
    await bo.get_by_role("button", name="Retar", exact=True).click()
    await bo.get_by_role("checkbox", name=re.compile("Quien puede capturar")).check()
    await bo.get_by_text("Que rectifique").last.click()
    await bo.get_by_role("button", name="¡Reto!").click()
    for page in (ana, bo):
        await ruled(page, "Inapropiado")


async def test_a_short_capture_is_corrected_and_a_lost_turn_given_back(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    referee, room, (ana, bo) = await table.set_up(live_server, person, come, "damas", {"fen": "B:W18,27,30:B14,1"})
    await tap(ana, 14, 23)
    await ana.get_by_role("button", name="Soltar la ficha en 23").click()
    await bo.get_by_role("button", name="Que rectifique").click()
    await expect(ana.get_by_text("el camino empieza 14 – 23 y sigue")).to_be_visible()
    await tap(ana, 14, 23, 32, 32)
    await expect(bo.get_by_role("gridcell", name="32, dama negra", exact=True)).to_be_visible()

    await referee.order(room, "set_position", given={"fen": "B:W13,14,17,18,32:B9,2"})
    await expect(ana.get_by_role("gridcell", name="9, peón negro", exact=True)).to_be_visible()
    await tap(ana, 9)
    await expect(table.log(bo, "toca la ficha de 9, que no puede jugar")).to_be_visible()
    await bo.get_by_role("button", name="Devolverle el turno").click()
    await expect(table.has_turn(ana)).to_be_visible()


async def test_a_match_of_two_games_on_a_phone(live_server: LiveServer, person: Person) -> None:
    """In the second game the players swap colours. The points add up, and the page offers the match's file at the end."""
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Damas", tournament=False)
    bo = await person(link, phone=True, name="Bo")
    await table.start(ana, bo)
    black, white = await table.holder(ana, bo)
    await tap(black, 11, 15)
    await expect(table.has_turn(white)).to_be_visible()
    assert await table.has_no_sideways_scroll(bo)
    await table.write(white, "abandono")
    for page in (ana, bo):
        await page.get_by_role("button", name="¡Listo para la siguiente!").click()
    await expect(table.has_turn(white)).to_be_visible()
    await expect(white.get_by_role("gridcell", name="11, peón negro", exact=True)).to_be_visible()
    box = await table.text_line(white)
    await box.fill("abandono")
    await box.press("Enter")
    await expect(black.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    await black.get_by_text("Tarjetas de puntuación y dados").click()
    await expect(black.get_by_role("button", name="Descargar PDN")).to_be_visible()


async def test_help_shows_the_moves_and_says_why_not(live_server: LiveServer, person: Person, come: Arrival) -> None:
    given = {"fen": OMITTED, "mode": "assisted"}
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "damas", given)
    await tap(ana, 1, 6)
    await expect(ana.get_by_text("Hay una captura").first).to_be_visible()
    await tap(ana, 14, 23)
    await expect(ana.get_by_role("gridcell", name="23, peón negro", exact=True)).to_be_visible()
    await expect(table.has_turn(ana)).not_to_be_visible()


async def test_a_turn_by_keyboard(live_server: LiveServer, person: Person, come: Arrival) -> None:
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "damas", {})
    await ana.get_by_role("gridcell", name=re.compile("^11, ")).focus()
    await ana.keyboard.press("Enter")
    await expect(ana.get_by_role("gridcell", name="11, peón negro, tocada")).to_be_visible()
    for key in ("ArrowUp", "ArrowLeft", "Enter"):
        await ana.keyboard.press(key)
    await expect(table.has_turn(bo)).to_be_visible()
