"""Kwatro-Sinko in two browsers, one of them on a phone: a hidden draw, a turn by touch, three challenges, and a claim
with its sentence."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_fiar import challenge, ruled, tap

BOARD = {
    "N0": "e9",
    "N1": "b2",
    "N2": "e6",
    "N3": "g6",
    "N4": "b5",
    "N5": "e4",
    "N6": "b6",
    "N7": "f2",
    "N8": "i5",
    "N9": "h2",
}


async def lies(page: Page, circle: str, chip: str) -> None:
    await expect(page.get_by_role("gridcell", name=re.compile(f"^{circle}, .*{chip}$"))).to_be_visible()


async def say(page: Page, *tiles: str) -> None:
    for tile in tiles:
        await page.get_by_role("button", name=tile, exact=True).click()


async def test_a_game_with_three_challenges(live_server: LiveServer, person: Person, come: Arrival) -> None:
    async def one_on_a_phone(url: str, *, name: str) -> Page:
        return await person(url, phone=name == "Bo", name=name)

    drawn = {"phase": "start", "chance": {"slots": [4, 7, 1, 0, 9, 2, 3, 8, 5, 6]}}
    referee, room, (ana, bo) = await table.set_up(live_server, one_on_a_phone, come, "kwatro-sinko", drawn)
    await ana.get_by_role("button", name="Elegir la ficha tapada 1", exact=True).click()
    await bo.get_by_role("button", name="Elegir la ficha tapada 3", exact=True).click()
    await expect(ana.get_by_text("Ana eligió 4 y Bo eligió 1. Empieza Bo, con las pares.")).to_be_visible()
    # On a phone a circle is so small that a single tap could be a mistake; a second tap releases the chip.
    await tap(bo, "e8", "e6")
    await bo.get_by_role("button", name="Poner el 4 ahí").click()
    await lies(ana, "e6", "ficha par 4")
    assert await objections(bo) == []
    assert await table.has_no_sideways_scroll(bo)
    await bo.get_by_role("button", name="Pasar la banderilla").click()
    await expect(table.has_turn(ana)).to_be_visible()

    await referee.order(room, "set_position", given={"board": BOARD, "flag": 1})
    await expect(table.has_turn(bo)).to_be_visible()
    await tap(bo, "e4", "e7", "e7")
    await bo.get_by_role("button", name="Pasar la banderilla").click()
    await expect(table.has_turn(ana)).to_be_visible()
    await challenge(ana, "Recorrido no permitido")
    await ruled("El reto es correcto.", ana, bo)
    await tap(ana, "e7", "e2")
    await lies(bo, "e2", "espacio 5, ficha impar 5")

    await tap(ana, "b6", "c6")
    await challenge(ana, "Recorrido no permitido")
    await ruled("El reto es inapropiado.", ana, bo)
    await ana.get_by_role("button", name="Declarar la victoria").click()
    await tap(ana, "c6", "e6", "g6")
    await say(ana, "ficha: 6", "más", "ficha: 2", "menos", "ficha: 3", "igual a", "5")
    assert await objections(ana) == []
    await ana.get_by_role("button", name="Declarar", exact=True).click()
    await expect(bo.get_by_text("6 + 2 − 3 = 5: ¡sinko!", exact=True)).to_be_visible()
    await challenge(bo, "La cuenta está mal")
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    await ruled("El reto es incorrecto.", ana, bo)
    await expect(bo.get_by_role("button", name="Firmar mi tarjeta")).to_be_visible()
