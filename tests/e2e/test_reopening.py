"""A director reopens a finished game of a class, and the next pairing keeps two pupils apart."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import resign
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, tab
from tests.e2e.test_desk import use


async def test_a_game_is_reopened_and_a_pair_kept_apart(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await play_round(tutor, pupils, "random")
    await resign(pupils["Bo"])
    await expect(pupils["Ana"].get_by_role("button", name="Firmar mi tarjeta")).to_be_visible()
    await use(tutor, "Reabrir la partida", "Se equivocó de botón")
    for page in pupils.values():
        await expect(page.get_by_text("El réferi paró el juego. Motivo: Se equivocó de botón.")).to_be_visible()
        await expect(page.get_by_role("button", name="Firmar mi tarjeta")).to_have_count(0)
    await use(tutor, "Seguir", "Ya está resuelto")
    await expect(tutor.get_by_role("link", name=re.compile("^Abrir la mesa 1 Juegan"))).to_be_visible()
    await tab(tutor, "Posiciones")
    await expect(tutor.get_by_role("row", name=re.compile("Ana 0 "))).to_be_visible()
    await resign(pupils["Ana"])
    await tutor.get_by_role("button", name="Dar por firmada la mesa 1").click()
    await expect(tutor.get_by_role("row", name=re.compile("Bo 1 "))).to_be_visible()
    await tab(tutor, "Mesas")
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()

    for name in ("Cruz", "Dana"):
        await join(await person(f"{live_server.url}#/c/{code}"), name)
    await tab(tutor, "Ronda")
    await tutor.get_by_text("Quiénes no juegan juntos").click()
    for other in ("Cruz", "Bo"):
        await tutor.locator("select[name=apart_one]").select_option(label="Ana")
        await tutor.locator("select[name=apart_other]").select_option(label=other)
        await tutor.get_by_role("button", name="Agregar", exact=True).click()
        await expect(tutor.get_by_text(re.compile(f"Ana – {other}|{other} – Ana"))).to_be_visible()
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name="Formar las mesas").click()
    boards = tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(2)
    await expect(boards.filter(has_text="Ana").filter(has_text="Dana")).to_have_count(1)
