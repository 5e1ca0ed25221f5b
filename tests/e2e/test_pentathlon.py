"""A pentathlon: the tutor plans five games at once, and starts each planned round with one click. Everybody sees the
plan."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab

FIVE = ["Contig 60", "Fab-A-Diffy", "Juggle", "Reinas y Guardias", "Stars & Bars"]


async def test_five_games_planned_at_once(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)

    await tab(tutor, "Ronda")
    await tutor.get_by_text("Pentatlón: planear cinco juegos de una vez").click()
    await tutor.get_by_role("button", name="División III").click()
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name="Guardar el plan").click()
    plan = tutor.get_by_role("list", name="Pentatlón")
    await expect(plan.get_by_role("listitem")).to_have_text([re.compile(game) for game in FIVE])
    await expect(pupils["Ana"].get_by_role("list", name="Pentatlón").get_by_role("listitem")).to_have_count(len(FIVE))

    await tutor.get_by_text("Equipos", exact=True).click()
    await tutor.get_by_role("button", name="Repartir por sorteo").click()
    first = tutor.get_by_role("textbox", name="Nombre de Equipo 1")
    await first.fill("Halcones")
    await first.press("Enter")
    await tutor.get_by_label("Ana", exact=True).select_option("Equipo 2")
    await tutor.get_by_label("Bo", exact=True).select_option("Halcones")
    await expect(tutor.get_by_label("Bo", exact=True)).to_have_value("Halcones")
    assert await objections(tutor) == []

    await tutor.get_by_role("button", name="¡Empezar la ronda 1 de 5: Contig 60!").click()
    for page in pupils.values():
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
    await tab(tutor, "Pantalla")
    await expect(tutor.get_by_role("heading", name="Ronda 1 de 5: Contig 60")).to_be_visible()
    await expect(tutor.get_by_role("list", name="Pentatlón").locator("[aria-current=step]")).to_contain_text("Contig 60")
    assert await objections(tutor) == []

    await tab(tutor, "Mesas")
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()
    await expect(tutor.get_by_role("region", name="Pentatlón").get_by_role("row")).to_have_count(1 + len(pupils))
    teams = tutor.get_by_role("table", name="Equipos")
    await expect(teams.get_by_role("row")).to_have_text(
        [re.compile("Por alumno"), re.compile(r"Halcones\s*Bo"), re.compile(r"Equipo 2\s*Ana")]
    )
    assert await objections(tutor) == []
    await tab(tutor, "Ronda")
    await tutor.get_by_role("button", name="Cambiar el plan").click()
    games = tutor.locator("select[name=part]")
    await expect(games.first).to_be_disabled()
    await games.nth(1).select_option("fiar")
    await tutor.get_by_role("button", name="Guardar el plan").click()
    await expect(tutor.get_by_role("button", name="¡Empezar la ronda 2 de 5: FIAR!")).to_be_visible()
    await pupils["Bo"].get_by_role("link", name="Clase").click()
    await expect(pupils["Bo"].get_by_role("list", name="Pentatlón").get_by_role("listitem")).to_contain_text(
        ["✓", "→", "", "", ""]
    )
