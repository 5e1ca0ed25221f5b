"""A round with a time limit: the tutor plans the limit, everybody sees it, and the tutor extends it and then calls it early.
Chess has no rule for the limit, so its result waits for the tutor."""

import re

from playwright.async_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab
from tests.e2e.test_desk import use

LEFT = re.compile("A la ronda le quedan (14|19):")


async def plan_chess(tutor: Page) -> None:
    """Plans a round of chess of fifteen minutes with a fast time control and random pairs."""
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("ajedrez")
    await tutor.get_by_label("Cómo se forman las mesas").select_option("random")
    await tutor.locator("select[name=minutes]").select_option("15 minutos")
    await tutor.get_by_text("Turnos, reloj y otras reglas").click()
    await tutor.locator("select[name=time_control]").select_option(label="Relámpago: 10 min")
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name="Formar las mesas").click()
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()


async def test_a_round_of_fifteen_minutes(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await plan_chess(tutor)
    for page in pupils.values():
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
        await expect(page.get_by_role("timer", name=LEFT)).to_be_visible()
    await pupils["Ana"].get_by_role("link", name="Clase").click()
    await expect(pupils["Ana"].get_by_role("timer", name=LEFT)).to_be_visible()
    await tutor.get_by_label("Fin de la ronda").select_option("En 20 minutos")
    await tutor.get_by_role("button", name="Cambiar", exact=True).click()
    for page in (*pupils.values(), tutor):
        await expect(page.get_by_role("timer", name=re.compile("le quedan 19:"))).to_be_visible()
    await tab(tutor, "Pantalla")
    await expect(tutor.get_by_role("timer", name=LEFT)).to_be_visible()

    await tab(tutor, "Mesas")
    for _asked_then_confirmed in range(2):
        await tutor.get_by_role("button", name="Pedir el límite de tiempo").click()
    for page in (pupils["Bo"], tutor):
        await expect(page.get_by_text("Se acabó el tiempo de la ronda.", exact=True).first).to_be_visible()
    await expect(pupils["Bo"].get_by_text("Se acabó el tiempo: falta la decisión.").first).to_be_visible()
    await expect(tutor.get_by_role("region", name="Llamadas").first).to_contain_text("Se acabó el tiempo: falta decidir")
    await use(tutor, "Decidir el resultado", "Se acabó la hora", Resultado="Empate")
    await expect(pupils["Bo"].get_by_role("heading", name="Empate")).to_be_visible()
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()

    await tab(tutor, "Ronda")
    await expect(tutor.locator("select[name=game]")).to_have_value("ajedrez")
    await expect(tutor.get_by_label("Cómo se forman las mesas")).to_have_value("random")
    await expect(tutor.locator("select[name=minutes]")).to_have_value("15")
    await expect(tutor.locator("select[name=time_control] option:checked")).to_have_text("Relámpago: 10 min")
