"""Sum Dominoes in two browsers: a tile by touch, a written sum, and a challenge of each kind."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

GIVEN = {
    "board": {"3-7": ["H6", "I6"]},
    "hands": [["2-7", "5-9", "4-4", "0-1"], ["6-6", "3-9", "1-8", "0-0"]],
    "bank": ["1-1", "2-2", "3-3", "4-5"],
    "sum": 10,
    "chance": [[4, 4, 4], [1, 2, 3]],
}


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).click()


async def challenge(page: Page, rule: str) -> None:
    await press(page, "Retar")
    await page.get_by_role("dialog").locator(f'input[value="sum-dominoes.{rule}"]').check()
    await press(page, "¡Reto!")


async def is_ruled(pages: list[Page], word: str) -> None:
    for page in pages:
        ruling = page.get_by_role("region", name="Decisión")
        await expect(ruling.get_by_text(word)).to_be_visible()
        await ruling.get_by_role("button").last.click()
        await expect(ruling).to_have_count(0)


async def test_a_turn_by_touch_and_three_kinds_of_challenge(live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee, _room, pages = await table.set_up(live_server, person, come, "sum-dominoes", GIVEN)
    ana, bo = pages
    own = ana.get_by_role("group", name="Tus fichas")

    await own.get_by_role("button", name="ficha 2-7").click()
    await ana.get_by_role("gridcell", name="G6, libre", exact=True).click()
    await press(ana, "Girar")
    await press(ana, "Volver")
    await own.get_by_role("button", name="ficha 2-7").click()
    await ana.get_by_role("gridcell", name="F6, libre", exact=True).click()
    await press(ana, "Colocar 2-7")
    await expect(bo.get_by_role("gridcell", name="G6, 7 de la ficha 2-7")).to_be_visible()
    await challenge(bo, "match-1")
    await is_ruled(pages, "El reto es incorrecto.")
    await expect(bo.get_by_role("group", name="Tus fichas").get_by_role("img", name="ficha 1-1")).to_be_visible()

    await press(ana, "Lanzar los dados")
    await ana.get_by_label("Suma", exact=True).fill("11")
    await press(ana, "Escribir la suma")
    await expect(bo.get_by_role("group", name="Suma en la tarjeta: 11")).to_be_visible()
    await press(ana, "Tomar una ficha")
    await press(ana, "Pasar la banderilla")
    await expect(table.has_turn(bo)).to_be_visible()

    theirs = bo.get_by_role("group", name=re.compile("^Fichas de Ana"))
    await theirs.get_by_role("button", name="ficha 5-9").click()
    await bo.get_by_role("gridcell", name="J6, libre", exact=True).click()
    await bo.get_by_role("button", name=re.compile("^Retar: 5-9 iba ahí")).click()
    await is_ruled(pages, "El reto es correcto.")
    await expect(ana.get_by_role("gridcell", name="J6, 5 de la ficha 5-9")).to_be_visible()
    await challenge(bo, "sum")
    await is_ruled(pages, "El reto es correcto.")
    await expect(ana.get_by_role("group", name="Suma en la tarjeta: 12")).to_be_visible()

    await press(bo, "Lanzar los dados")
    await challenge(bo, "sum")
    await is_ruled(pages, "El reto es inapropiado.")
    await expect(table.log(ana, "inapropiado")).to_be_visible()
    await referee.close()


async def test_a_last_tile_is_accepted_on_a_phone(live_server: LiveServer, person: Person, come: Arrival) -> None:
    given = {**GIVEN, "hands": [["2-7"], ["6-6"]]}
    _referee, room, (ana, bo) = await table.set_up(live_server, person, come, "sum-dominoes", given)
    eva = await person(f"{live_server.url}#/r/{room}", phone=True)
    await table.write(ana, "7-2 G6 F6")
    await expect(bo.get_by_text("¿Está bien? Acepta el resultado o reta.")).to_be_visible()
    assert await table.has_no_sideways_scroll(eva)
    await press(bo, "Aceptar el resultado")
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    await expect(eva.get_by_text("última ficha colocada").first).to_be_visible()


async def test_with_help_and_by_keyboard(live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee, room, (ana, _bo) = await table.set_up(live_server, person, come, "sum-dominoes", GIVEN)
    await referee.order(room, "set_position", given={**GIVEN, "mode": "assisted"})
    own = ana.get_by_role("group", name="Tus fichas")
    await own.get_by_role("button", name="ficha 4-4").click()
    await ana.get_by_role("gridcell", name="J6, libre", exact=True).click()
    await press(ana, "Colocar 4-4")
    await expect(ana.get_by_text("Las dos caras que se tocan suman 11, y tienen que sumar 10").first).to_be_visible()
    await press(ana, "Volver")
    await own.get_by_role("button", name="ficha 2-7").press("Enter")
    cell = ana.get_by_role("gridcell", name="H4, libre, cabe", exact=True)
    await cell.focus()
    for key in ("Enter", "g", "g", "g", "g", "Enter"):
        await ana.keyboard.press(key)
    await expect(ana.get_by_role("gridcell", name="H5, 7 de la ficha 2-7")).to_be_visible()
