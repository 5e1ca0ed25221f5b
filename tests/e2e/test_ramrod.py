"""Ramrod for two people: a turn by tapping, then a correct, an incorrect and an inappropriate challenge."""

import re

from playwright.async_api import Locator, Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

HOT = {"rods": {"red-B": "P12a", "brown-A": "P10a", "black-B": "P9a"}, "hot": ["red-B"]}


def cell(page: Page, place: str) -> Locator:
    return page.get_by_role("grid", name="Tablero de Ramrod").locator(f'[data-cell="{place}"]')


async def challenge(page: Page, rule: str, mark: str) -> None:
    await page.get_by_role("button", name="Retar", exact=True).click()
    await page.get_by_role("dialog").locator(f'input[value="{rule}"]').check()
    await page.get_by_role("button", name="¡Reto!").click()
    ruling = page.get_by_role("region", name="Decisión")
    await expect(ruling.get_by_text(f"{mark}.").first).to_be_visible()
    await ruling.get_by_role("button").last.click()


async def test_a_hot_rod_captures_and_three_challenges_follow(live_server: LiveServer, person: Person, come: Arrival) -> None:
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "ramrod", HOT)

    await cell(ana, "red-B").click()
    await expect(ana.get_by_text("La roja de Bo: toca adónde va.")).to_be_visible()
    await cell(ana, "P10a").click()
    await ana.get_by_role("button", name="Capturar el rectángulo de 10").click()
    await ana.get_by_role("button", name="Pasar la banderilla").click()

    await expect(table.has_turn(bo)).to_be_visible()
    await challenge(bo, "ramrod.hot-rod", "Correcto")
    await bo.get_by_role("button", name="roja de Bo", exact=True).click()
    await bo.get_by_role("button", name="Devolver la roja al rectángulo de 12").click()
    await cell(bo, "P13b").click()
    for page in (ana, bo):
        await expect(cell(page, "red-B")).to_have_accessible_name(re.compile("en morado P12a"))
        await expect(cell(page, "brown-A")).to_have_accessible_name(re.compile("en morado P13b"))

    await challenge(bo, "ramrod.fit", "Inapropiado")
    await cell(bo, "white-B").click()
    await cell(bo, "P9b").click()
    await bo.get_by_role("button", name="Pasar la banderilla").click()
    await challenge(ana, "ramrod.fit", "Incorrecto")
    await expect(table.log(bo, "Ana pierde el turno")).to_be_visible()
    await expect(table.has_turn(bo)).to_be_visible()


async def test_with_help_on_a_phone(live_server: LiveServer, person: Person) -> None:
    """The players choose hands at the start and see the legal places highlighted. The second player may not copy the first
    play. A button chooses one of several rods on a place."""
    ana = await person(live_server.url, name="Ana", phone=True)
    link = await table.open_table(ana, "Ramrod", tournament=False)
    bo = await person(link, name="Bo")
    await table.start(ana, bo)

    await ana.get_by_role("button", name="blanca", exact=True).click()
    await ana.get_by_role("button", name="marrón", exact=True).click()
    await ana.get_by_role("button", name="Esconder las dos barras").click()
    await bo.get_by_role("button", name="Mano izquierda").click()
    await expect(table.log(ana, "elige la mano izquierda")).to_be_visible()
    mover, other = await table.holder(ana, bo)
    own, others = ("A", "B") if mover is ana else ("B", "A")
    names = {"A": "Ana", "B": "Bo"}

    await cell(mover, f"lime-{own}").click()
    await expect(mover.locator("rect.lit")).to_have_count(10)
    await cell(mover, "P13a").click()
    await mover.get_by_role("button", name="Pasar la banderilla").click()
    await cell(other, f"lime-{others}").click()
    await expect(other.locator("rect.lit")).to_have_count(8)
    await cell(other, "P13b").click()
    await expect(other.get_by_text("Eso copia la primera jugada").first).to_be_visible()
    await table.write(other, f"white-{others} P13a")
    await other.get_by_role("button", name="Pasar la banderilla").click()

    await expect(table.has_turn(mover)).to_be_visible()
    await cell(mover, "P13a").click()
    await mover.get_by_role("button", name=f"blanca de {names[others]}", exact=True).click()
    await expect(mover.locator("rect.lit")).to_have_count(0)
    await mover.get_by_role("button", name=f"verde claro de {names[own]}", exact=True).click()
    await expect(mover.locator("rect.lit")).to_have_count(9)
    assert await table.has_no_sideways_scroll(ana)
