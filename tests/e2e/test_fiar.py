"""FIAR in two browsers, one of them on a phone: the players release chips, make right, wrong and late challenges,
relocate a chip, and claim a win."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

BOARD = {"B1": "c1r2", "BX1": "c2r2", "B2": "c5r2", "B3": "c6r3", "R1": "c3r5", "R2": "c7r5"}


async def tap(page: Page, *circles: str) -> None:
    for circle in circles:
        await page.get_by_role("gridcell", name=re.compile(f"^{circle},")).click()


async def lies(page: Page, circle: str, chip: str) -> None:
    await expect(page.get_by_role("gridcell", name=re.compile(f"^{circle}, .*{chip}$"))).to_be_visible()


async def challenge(page: Page, rule: str) -> None:
    await page.get_by_role("button", name="Retar", exact=True).click()
    await page.get_by_role("checkbox", name=re.compile(rule)).check()
    await page.get_by_role("button", name="¡Reto!").click()


async def ruled(mark: str, *pages: Page) -> None:
    for page in pages:
        ruling = page.get_by_role("region", name="Decisión")
        await expect(ruling.get_by_text(mark, exact=True)).to_be_visible()
        await ruling.get_by_role("button").last.click()
        await expect(ruling).to_have_count(0)


async def test_a_game_with_three_challenges(live_server: LiveServer, person: Person, come: Arrival) -> None:
    async def one_on_a_phone(url: str, *, name: str) -> Page:
        return await person(url, phone=name == "Bo", name=name)

    referee, room, (ana, bo) = await table.set_up(live_server, one_on_a_phone, come, "fiar", {"phase": "start"})
    await ana.get_by_role("button", name="Empieza el azul").click()
    await bo.get_by_role("button", name="Mano derecha").click()
    await expect(table.log(ana, "Bo elige la mano derecha")).to_be_visible()

    given = {"phase": "placing", "board": {}, "hand": [["B1", "BX1"], ["R1", "RX1"]]}
    await referee.order(room, "set_position", given=given)
    await ana.get_by_role("button", name="extinguidor azul").first.click()
    await tap(ana, "c3r3")
    await lies(bo, "c3r3", "extinguidor azul")
    await ana.get_by_role("button", name="Pasar la banderilla").click()
    # On a phone a circle is so small that a single tap could be a mistake; a second tap releases the chip.
    await bo.get_by_role("button", name="ficha roja").first.click()
    await tap(bo, "c5r3")
    await expect(ana.get_by_role("gridcell", name="c5r3, vacío")).to_be_visible()
    await bo.get_by_role("button", name="Ponerla ahí").click()
    await lies(ana, "c5r3", "ficha roja")
    assert await objections(bo) == []
    assert await table.has_no_sideways_scroll(bo)

    await referee.order(room, "set_position", given={"board": BOARD, "flag": 1})
    await lies(bo, "c3r5", "ficha roja")
    await tap(bo, "c3r5", "c4r2", "c4r2")
    await bo.get_by_role("button", name="Pasar la banderilla").click()
    await expect(table.has_turn(ana)).to_be_visible()
    await challenge(ana, "Recorrido no permitido")
    await ruled("El reto es correcto.", ana, bo)
    await tap(ana, "c4r2", "c3r6")
    await lies(bo, "c3r6", "ficha roja")

    await tap(ana, "c6r3", "c6r2")
    await challenge(ana, "Recorrido no permitido")
    await ruled("El reto es inapropiado.", ana, bo)
    await ana.get_by_role("button", name="Declarar la victoria").click()
    await tap(ana, "c1r2", "c2r2", "c5r2", "c6r2")
    await ana.get_by_role("button", name=re.compile("^Declarar la victoria")).click()
    await expect(bo.get_by_text("Ana dice que ganó con los círculos marcados.", exact=False)).to_be_visible()
    await challenge(bo, "Trayecto ganador mal identificado")
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    await ruled("El reto es incorrecto.", ana, bo)
    await expect(bo.get_by_role("button", name="Firmar mi tarjeta")).to_be_visible()
