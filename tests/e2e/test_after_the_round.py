"""Tests of a class between rounds: a pupil joins while a draft exists, two tutors edit one draft, two boards swap
pupils, and a class ends while games run."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab
from tests.e2e.test_desk import use

BOARD = re.compile("^Mesa ")
FINISHED_TODAY = """() => {
  const day = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000);
  const name = (localStorage.getItem("banderilla.name") ?? "").trim().toLowerCase();
  localStorage.setItem("banderilla.skills", JSON.stringify({ [name]: { skills: {}, games: {}, days: [day] } }));
}"""
"""JavaScript that makes the page's learner finish the five exercises of today."""


async def test_late_pupils_two_tutors_a_swap_and_the_end(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    # Ana has finished the exercises of today at home. The school shows that, and the class does not.
    ana = pupils["Ana"]
    await ana.evaluate(FINISHED_TODAY)
    await ana.goto(f"{live_server.url}#/school")
    await expect(ana.get_by_role("link", name=re.compile("Cinco de hoy.*1 día seguido"))).to_be_visible()
    await ana.goto(f"{live_server.url}#/c/{code}")
    # Ana practises while she waits. The board calls her from there as well.
    await pupils["Ana"].get_by_role("button", name="Practicar mientras esperas").click()
    answers = pupils["Ana"].locator(".question .choices button")
    await expect(answers.first).to_be_visible(timeout=20_000)
    await expect(ana.get_by_text(re.compile("Cinco de hoy|seguidos?"))).to_have_count(0)
    assert await objections(pupils["Ana"]) == []
    assert await has_no_sideways_scroll(pupils["Ana"])
    allowed = tutor.get_by_label("Los alumnos que esperan pueden practicar")
    await allowed.uncheck()
    await expect(pupils["Ana"].get_by_role("button", name=re.compile("practicar", re.IGNORECASE))).to_have_count(0)
    await expect(answers).to_have_count(0)
    await allowed.check()
    await expect(answers.first).to_be_visible(timeout=20_000)
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("contig60")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    for name in ("Cruz", "Dana"):
        pupils[name] = await person(f"{live_server.url}#/c/{code}")
        await join(pupils[name], name)
    late = tutor.get_by_role("group", name="Recién llegan")
    await expect(late.get_by_role("button")).to_have_count(2)
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name="Otra mesa").click()
    await expect(tutor.get_by_role("listitem", name=BOARD)).to_have_count(2)
    await expect(late).to_have_count(0)

    # The tutor's second tab does not know the change in the first tab yet.
    other = await tutor.context.new_page()
    await other.goto(f"{live_server.url}#/c/{code}")
    await tab(other, "Ronda")
    drafts = {page: page.get_by_role("listitem", name=BOARD) for page in (tutor, other)}
    await expect(drafts[other]).to_have_count(2)
    await drafts[other].nth(0).get_by_role("button").nth(0).click()
    await tutor.bring_to_front()
    places = [drafts[tutor].nth(number).get_by_role("button").nth(0) for number in range(2)]
    swapped = await places[1].inner_text()
    for place in places:
        await place.click()
    for page in (tutor, other):
        await expect(drafts[page].nth(0).get_by_role("button").nth(0)).to_have_text(swapped)
    await other.close()

    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    for page in pupils.values():
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
    await tab(tutor, "Mesas")
    await expect(tutor.get_by_role("link", name=re.compile("^Abrir la mesa .*Juegan"))).to_have_count(2)
    tiles = tutor.get_by_role("listitem").filter(has=tutor.get_by_role("link", name=re.compile("^Abrir la mesa")))
    before = await tiles.nth(0).locator(".name").all_inner_texts()
    address = pupils[before[0]].url
    await use(tutor, "Cambiar con otra mesa", "Son hermanos")
    await expect(tiles.nth(0).locator(".name").nth(0)).not_to_have_text(before[0])
    await expect(tiles.nth(1).locator(".name").nth(0)).to_have_text(before[0])
    await expect(pupils[before[0]]).not_to_have_url(address)
    await expect(pupils[before[0]].get_by_role("region", name="Tablero")).to_be_visible()

    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await expect(tutor.get_by_text("2 mesas se quedan sin resultado y no cuentan.")).to_be_visible()
    await tutor.get_by_role("button", name="Cancelar").click()
    await tab(tutor, "Alumnos")
    await tutor.get_by_role("button", name="Terminar la clase").click()
    await expect(tutor.get_by_text("Todavía se juega en 2 mesas.")).to_be_visible()
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name="Guardar las partidas y terminar").click()
    await expect(tutor.get_by_text("Esta clase terminó.")).to_be_visible()
    await expect(pupils["Ana"].get_by_text("La partida se guardó para otro día. Motivo: Terminó la clase.")).to_be_visible()
    await tab(tutor, "Mesas")
    await expect(tutor.get_by_role("button", name="Cerrar la ronda")).to_have_count(0)
    await tutor.get_by_role("button", name="Reanudar las 2 partidas guardadas").click()
    await expect(pupils["Ana"].get_by_text("La partida se guardó para otro día.")).to_have_count(0)
    await expect(pupils["Dana"].get_by_text("La partida se guardó para otro día.")).to_have_count(0)
