"""A refusal or a ruling explains the fault in numbers. While it is visible, the board marks the places."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

LYING = {"dice": [2, 6, 4], "chips": {"0": [31], "1": [33]}}


async def place_at(page: Page, cell: int) -> None:
    await page.get_by_role("gridcell", name=f"{cell}, libre", exact=True).click()
    await page.get_by_role("button", name=f"Colocar en {cell}").click()


async def test_contig_with_help_says_which_numbers_were_used_and_marks_cell_and_dice(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "contig60", {**LYING, "mode": "assisted"})
    await place_at(ana, 32)
    field = ana.get_by_role("textbox", name="La cuenta")
    await field.fill("1+1=3")
    await field.press("Enter")
    await expect(ana.get_by_test_id("notice")).to_contain_text("La cuenta usa 1 y 1; los dados son 2, 6 y 4")
    await expect(ana.get_by_test_id("notice")).to_contain_text("1 + 1 es 2, no 3")
    marked = ana.locator("[data-look]")
    await expect(marked).to_have_count(2)
    await expect(ana.locator('[data-look="dice"]').get_by_role("img")).to_have_count(3)
    await field.fill("4*(2+6)=32")
    await field.press("Enter")
    await expect(ana.get_by_test_id("notice")).not_to_be_visible()
    await expect(marked).to_have_count(0)


async def test_a_ruling_says_the_sum_and_who_pays_and_marks_the_chips(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", LYING)
    await place_at(ana, 32)
    field = ana.get_by_role("textbox", name="La cuenta")
    await field.fill("4*(2+6)=32")
    await field.press("Enter")
    await table.write(ana, "=59")
    await ana.get_by_role("button", name="Pasar la banderilla").click()
    await bo.get_by_role("button", name="Retar", exact=True).click()
    dialog = bo.get_by_role("dialog")
    await dialog.get_by_role("checkbox", name=re.compile("[Pp]untaje está mal")).check()
    await expect(dialog.get_by_text("Si aciertas, la jugada se deshace y bajas 2 puntos")).to_be_visible()
    await expect(dialog.get_by_text("pierdes este turno")).to_be_visible()
    await ana.mouse.move(0, 0)  # away from the log, whose lines light places under the pointer
    await expect(ana.locator("[data-look]")).to_have_count(0)
    await bo.get_by_role("button", name="¡Reto!").click()
    for page in (ana, bo):
        ruling = page.get_by_role("region", name="Decisión")
        await expect(ruling.get_by_text("Toca 2 fichas vecinas: 60 − 2 = 58, no 59.")).to_be_visible()
        await expect(ruling.get_by_text("2 puntos")).to_be_visible()
        await expect(page.locator("[data-look]")).to_have_count(3)
    await bo.get_by_role("region", name="Decisión").get_by_role("button", name="Entendido").click()
    await expect(bo.locator("[data-look]")).to_have_count(0)
