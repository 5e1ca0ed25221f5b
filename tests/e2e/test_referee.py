"""A table with a person as referee: after a successful appeal, everything is as if the new ruling had been the first
ruling."""

import os
import re

from playwright.async_api import expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

COLUMN_TOPS = """() => [...document.querySelectorAll(".side, .seats, .headline, .to-do, .messages, .own")]
  .map((part) => part.getBoundingClientRect()).filter((box) => box.height > 0).map((box) => box.top)"""
"""JavaScript that returns the top edges of the parts next to the board, in the order of the document."""


async def test_an_appeal_overturns_a_ruling(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    await tutor.set_viewport_size({"width": 1366, "height": 768})
    await tutor.get_by_role("button", name="Jugar Contig 60").click()
    dialog = tutor.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_label("Torneo").check()
    await dialog.get_by_role("button", name="Abrir como réferi").click()
    await expect(tutor).to_have_url(re.compile(r"#/r/"))
    ana, bo = await person(tutor.url, name="Ana"), await person(tutor.url, name="Bo")
    for page in (ana, bo):
        await table.sit_down(page)
    await table.ready(ana, bo)

    mover, other = await table.holder(ana, bo)
    await mover.get_by_role("button", name="Lanzar los dados").click()
    a, b, c = await table.dice(mover)
    for said in ("@0", f'"{a}+{b}+{c}=0"', "=60", "pass"):
        await table.write(mover, said)
    await expect(table.has_turn(other)).to_be_visible()
    referee = tutor.get_by_role("region", name=re.compile("Panel del réferi"))
    await expect(referee.get_by_text(re.compile(rf"{a} \+ {b} \+ {c} es \d+, no 0"))).to_be_visible()

    await other.get_by_role("button", name="Retar", exact=True).click()
    await other.get_by_role("checkbox", name=re.compile("La cuenta está mal o falta")).check()
    await other.get_by_role("button", name="¡Reto!").click()
    await expect(mover.get_by_role("gridcell", name=re.compile("^0, libre"))).to_be_visible()
    # The player was typing in the input line. The ruling must get the focus, but none of the buttons that answer it.
    await expect(mover.get_by_role("region", name="Decisión").get_by_role("heading")).to_be_focused()
    await expect(mover.get_by_label("Escribir la jugada")).to_have_attribute("aria-disabled", "true")
    await mover.get_by_role("button", name="Pedir otra opinión").click()
    # The whole form is on the first screen of a laptop.
    await expect(referee.get_by_role("radio")).to_have_count(3)
    if folder := os.environ.get("PICTURES"):
        await tutor.screenshot(path=f"{folder}/ruling_1366.png")
    await expect(referee.get_by_role("button", name="Dar la decisión")).to_be_in_viewport(ratio=1)
    tops = await tutor.evaluate(COLUMN_TOPS)
    assert tops == sorted(tops), "the keys follow the screen from top to bottom"
    await referee.get_by_role("radio", name=re.compile("^I Incorrecto")).check()
    await referee.get_by_label("Motivo (lo ven los jugadores)").first.fill("La cuenta vale")
    await referee.get_by_role("button", name="Dar la decisión").click()

    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Decisión").get_by_text("El reto es incorrecto.")).to_be_visible()
        await expect(page.get_by_role("gridcell", name=re.compile("^0, ficha de"))).to_be_visible()
        accept = page.get_by_role("button", name="Acepto", exact=True)
        if await accept.is_visible():
            await accept.click()
    await expect(table.has_turn(mover)).to_be_visible()
    await expect(mover.get_by_role("button", name="Lanzar los dados")).to_be_enabled()
