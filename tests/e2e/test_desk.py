"""Tests of the referee's panel: the tutor uses powers from a board's tile, each with a reason that both pupils see and
both logs keep.

The tutor adjourns a game, closes its round and resumes it. The computer plays for a pupil until the pupil comes back.
"""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, tab


async def use(tutor: Page, power: str, reason: str, board: str = "Mesa 1", **asked: str) -> None:
    """Uses a power from the board's menu. `reason`: free text or a ready-made reason. `asked`: options to choose, by
    their labels."""
    await tutor.get_by_role("button", name=f"Qué hacer: {board}", exact=True).click()
    menu = tutor.get_by_role("dialog")
    await menu.get_by_role("button", name=power, exact=True).click()
    for label, option in asked.items():
        await menu.get_by_role("combobox", name=label.replace("_", " ")).select_option(label=option)
    ready = menu.get_by_role("group", name="Motivos listos").get_by_role("button", name=reason, exact=True)
    if await ready.count():
        await ready.click()
    else:
        await menu.get_by_label("¿Por qué? (lo ven los dos lados)").fill(reason)
    await menu.get_by_role("button", name=power, exact=True).click()
    await expect(menu).to_have_count(0)


async def both_hear(pages: tuple[Page, Page], text: str) -> None:
    """Checks that both pupils see the referee's act in a card, which they dismiss, and in the log."""
    for page in pages:
        note = page.get_by_role("region", name="Lo que hizo el réferi")
        await expect(note).to_contain_text(text)
        await note.get_by_role("button", name="Entendido").click()
        await expect(note).to_have_count(0)
        await expect(table.log(page, re.escape(text))).to_be_attached()


async def test_powers_from_the_desk(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await play_round(tutor, pupils, "random")
    both = (pupils["Ana"], pupils["Bo"])
    await tutor.keyboard.press("1")
    await expect(tutor).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
    await tutor.get_by_role("link", name="Clase").click()

    await use(tutor, "Dar tiempo", "Los interrumpieron", A_quién="Bo")
    await both_hear(both, "Eva le da 60 segundos más a Bo: Los interrumpieron.")
    await use(tutor, "Pausar", "Se cayó una mesa")
    for page in both:
        await expect(page.get_by_text("El réferi paró el juego. Motivo: Se cayó una mesa.")).to_be_visible()
    await expect(tutor.get_by_role("link", name="Abrir la mesa 1 En pausa")).to_be_visible()
    found = await objections(tutor)
    assert found == []
    await use(tutor, "Seguir", "Ya está resuelto")
    await both_hear(both, "Sigue el juego: Ya está resuelto.")

    await use(tutor, "Guardar para otro día", "Se acabó la hora")
    for page in both:
        await expect(page.get_by_text("La partida se guardó para otro día. Motivo: Se acabó la hora.")).to_be_visible()
    await expect(tutor.get_by_role("link", name="Abrir la mesa 1 Guardada")).to_be_visible()
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()
    await tab(tutor, "Pantalla")
    await expect(tutor.get_by_role("heading", name="Posiciones")).to_be_visible()
    assert await objections(tutor) == []
    await tab(tutor, "Mesas")
    await expect(tutor.get_by_role("link", name="Abrir la mesa 1 de la ronda 1 Guardada")).to_be_visible()
    await use(tutor, "Seguir la partida guardada", "Seguimos hoy", board="Ronda 1, Mesa 1")
    await both_hear(both, "Sigue la partida que estaba guardada: Seguimos hoy.")

    await use(tutor, "Que juegue la computadora", "Se fue", board="Ronda 1, Mesa 1", En_el_lugar_de="Bo")
    await both_hear(both, "La computadora juega por Bo: Se fue.")
    await expect(pupils["Bo"].get_by_text("Estás mirando")).to_be_visible()
    await use(tutor, "Sentar a un alumno", "Volvió", board="Ronda 1, Mesa 1", Quién_se_sienta="Bo")
    await both_hear(both, "Eva sienta a Bo: Volvió.")
    await expect(pupils["Bo"].get_by_label("Escribir la jugada")).to_be_visible()
