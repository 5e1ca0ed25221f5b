"""Chess: the form for a new table offers an appointed time, and a player challenges an earlier illegal move by its
number."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import join, open_class, tab


async def appoint(form: Page, seconds: int) -> None:
    """Enters a time `seconds` from now, in the browser's time zone."""
    moment = await form.evaluate(
        "(seconds) => { const at = new Date(Date.now() + 1000 * seconds);"
        " return new Date(at - at.getTimezoneOffset() * 60000).toISOString().slice(0, 19); }",
        seconds,
    )
    await form.get_by_label("Hora de comienzo").fill(moment)


async def test_a_game_begins_at_its_time_with_an_empty_seat_and_who_sits_down_then_has_arrived(
    live_server: LiveServer, person: Person
) -> None:
    ana = await person(live_server.url, name="Ana")
    await ana.get_by_role("button", name="Jugar Ajedrez").click()
    dialog = ana.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_label("Torneo").check()
    await appoint(ana, 12)
    await dialog.get_by_role("button", name="Jugar con alguien").click()
    await expect(ana.get_by_text(re.compile("La partida empieza sola: "))).to_be_visible()
    await expect(ana.get_by_role("button", name="¡Listo!")).to_have_count(0)
    await expect(ana.get_by_role("grid")).to_be_visible(timeout=30_000)
    await expect(ana.get_by_text(re.compile("Se espera a .* hasta las"))).to_have_count(1)
    bo = await person(ana.url)
    await bo.get_by_role("button", name="Sentarme aquí").click()
    await expect(ana.get_by_text(re.compile("Se espera a .* hasta las"))).to_have_count(0)


async def test_an_older_illegal_move_is_claimed_by_its_number_where_each_keeps_a_sheet(
    live_server: LiveServer, person: Person
) -> None:
    ana = await person(live_server.url, name="Ana")
    await ana.get_by_role("button", name="Jugar Ajedrez").click()
    dialog = ana.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_label("Torneo").check()
    await dialog.get_by_label("Planilla").select_option(label="La escribe cada uno")
    await dialog.get_by_role("button", name="Jugar con alguien").click()
    await expect(ana).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
    bo = await person(ana.url)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    white, black = await table.holder(ana, bo)
    for page, uci in ((white, "e2e5"), (black, "b8c6"), (white, "g1f3"), (black, "a7a6")):
        await expect(table.has_turn(page)).to_be_visible()
        if uci == "g1f3":
            await page.get_by_label("Anota la jugada 1 de las blancas").fill("e5")
            await page.get_by_role("button", name="Anotar").click()
        if uci == "a7a6":
            await page.get_by_label("Anota la jugada 1 de las blancas").fill("e5")
            await page.get_by_role("button", name="Anotar").click()
            await page.get_by_label("Anota la jugada 1 de las negras").fill("Cc6")
            await page.get_by_role("button", name="Anotar").click()
        await table.write(page, uci)
    await black.get_by_text("Reclamar una jugada ilegal").click()
    await black.get_by_label("Número de la jugada de las blancas").fill("1")
    await black.get_by_role("button", name="Reclamar", exact=True).click()
    await expect(black.get_by_text("¿Fue ilegal la 1.ª de las blancas?")).to_be_visible()
    await black.get_by_role("button", name="Reclamar", exact=True).click()
    for page in (white, black):
        await expect(page.get_by_role("gridcell", name=re.compile("^e2, .*blanco"))).to_be_visible()


async def test_the_boards_of_a_class_begin_at_the_time_that_its_planner_was_given(
    live_server: LiveServer, person: Person
) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = [await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")]
    for name, page in zip(("Ana", "Bo"), pupils, strict=True):
        await join(page, name)
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("ajedrez")
    await tutor.get_by_text("Turnos, reloj y otras reglas").click()
    await appoint(tutor, 15)
    await tutor.get_by_role("button", name="Formar las mesas").click()
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    for page in pupils:
        await expect(page.get_by_text(re.compile("La partida empieza sola: "))).to_be_visible()
        await expect(page.get_by_role("button", name="¡Listo!")).to_have_count(0)
    for page in pupils:
        await expect(page.get_by_role("grid")).to_be_visible(timeout=30_000)
    await expect(tutor.get_by_role("link", name=re.compile("^Abrir la mesa 1 Juegan"))).to_be_visible()
