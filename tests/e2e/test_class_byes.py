"""Tests of pupils without a game in the next round: a bye that the tutor gives beforehand, absent pupils, and a
withdrawal."""

import os
import re

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened

NAMES = ("Ana", "Bo", "Cruz", "Dora", "Eli", "Fede")


async def test_a_round_is_paired_without_the_free_and_the_absent(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    leader, *pupils = [await come(live_server.port, name=name) for name in ("Eva", *NAMES)]
    session = await opened(leader, *pupils)
    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")

    async def bye(name: str, kind: str) -> None:
        await tutor.get_by_role("button", name=re.compile(f"^Más sobre {name}")).click()
        await tutor.get_by_role("dialog").get_by_label("La próxima ronda").select_option(kind)
        await tutor.keyboard.press("Escape")

    await bye("Ana", "half")
    await bye("Bo", "withdrawn")
    listed = tutor.get_by_role("listitem").filter(has=tutor.get_by_role("button", name="Más sobre Ana"))
    await expect(listed).to_contain_text("descanso: ½")
    await pupils[-1].close()
    await expect(tutor.get_by_role("button", name="Más sobre Fede, no está")).to_be_visible()

    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("contig60")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    boards = tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(2)
    off = tutor.get_by_role("group", name="Descansan")
    await expect(off.get_by_role("button")).to_have_text(["Ana", "Bo"])
    await tutor.get_by_role("button", name="Formar sin el que no está").click()
    await expect(off.get_by_role("button")).to_have_text(["Ana", "Bo", "Fede"])
    for width in (360, 1366):
        await tutor.set_viewport_size({"width": width, "height": 768})
        if folder := os.environ.get("PICTURES"):
            await tutor.screenshot(path=f"{folder}/byes_{width}.png", full_page=True)
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    await expect(tutor.get_by_role("link", name=re.compile("^Abrir la mesa"))).to_have_count(2)
    await tab(tutor, "Mesas")
    await tutor.get_by_role("button", name="Qué hacer: Mesa 1").click()
    menu = tutor.get_by_role("dialog")
    await menu.get_by_role("button", name="Un jugador no vino").click()
    await menu.get_by_role("button", name="No vino", exact=True).click()
    await menu.get_by_role("button", name="Un jugador no vino").click()
    await expect(menu).to_have_count(0)
    await tab(tutor, "Posiciones")
    await expect(tutor.get_by_role("region", name="Ronda 1")).to_contain_text("+")
    await leader.order(session, "close_round", reason="x")
    row = tutor.get_by_role("row").filter(has_text="Ana")
    await expect(row.get_by_role("cell").nth(1)).to_have_text("0,5")
    await expect(tutor.get_by_role("row").filter(has_text="Bo")).to_be_visible()
    await tutor.get_by_role("button", name="Torneo").click()
    await tutor.get_by_label("Agregar").select_option("progressive")
    await expect(tutor.get_by_role("button", name="Quitar: Progresivo")).to_be_visible()
    await tutor.get_by_role("button", name="Volver").click()
    await expect(tutor.get_by_role("columnheader", name="Progresivo")).to_be_visible()
    await tutor.get_by_role("button", name="Tabla cruzada").click()
    await expect(tutor.get_by_role("row").filter(has_text="Ana").get_by_role("cell").nth(1)).to_have_text("½")
    for width in (360, 1366):
        await tutor.set_viewport_size({"width": width, "height": 768})
        if folder := os.environ.get("PICTURES"):
            await tutor.screenshot(path=f"{folder}/cross_{width}.png", full_page=True)
