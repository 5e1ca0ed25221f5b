"""A tutor asks the class a question. Pupils answer on a phone and by keyboard, and the screen shows the bars only after
the question closes."""

import os
import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, tab
from tests.e2e.test_screen_and_calls import screen_of
from tests.gateway.test_sessions import opened
from tests.jobs.test_class_sessions import a_turn_with_a_fault

ASK = "Preguntar a la clase"
TO_YOU = "Tu docente pregunta a la clase"


async def picture(page: Page, name: str) -> None:
    if os.environ.get("PICTURES"):
        await page.screenshot(path=f"{os.environ['PICTURES']}/question_{name}.png", full_page=True)


async def ask(tutor: Page, kind: str, game: str = "contig60") -> None:
    await tutor.get_by_role("button", name=ASK).click()
    await tutor.locator("select[name=asked-game]").select_option(game)
    await tutor.get_by_role("group", name=ASK).get_by_role("button", name=kind).click()


async def test_a_case_is_asked_answered_and_closed(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    screen = await screen_of(tutor)
    await tab(tutor, "Alumnos")
    # These names must differ from the names of the players in the question.
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Iris") for name in ("Iris", "Olaf")}
    ana, bo = pupils.values()
    for name, page in pupils.items():
        await join(page, name)
    await tutor.get_by_role("button", name=ASK).click()
    await picture(tutor, "dashboard_asks")
    assert await objections(tutor) == []
    await tutor.get_by_role("button", name=ASK).click()
    await ask(tutor, "¿C, I o IA?")
    for page in (ana, bo):
        await expect(page.get_by_role("region", name=TO_YOU).get_by_role("region", name="La jugada")).to_be_visible()
        assert await objections(page) == []
        assert await table.has_no_sideways_scroll(page)
    await expect(screen.get_by_role("region", name="La jugada")).to_be_visible()
    assert await objections(screen) == []
    await expect(screen.get_by_role("button", name="IA:")).to_have_count(0)
    assert await objections(tutor) == []
    await picture(ana, "phone_open")
    await picture(bo, "wide_open")
    await picture(screen, "screen_open")

    choices = ana.locator(".question .choices button")
    await expect(choices).to_have_count(3)
    for place in range(3):
        box = await choices.nth(place).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    before = await screen.locator("main").inner_html(), await bo.locator(".question").inner_html()
    await choices.nth(0).tap()
    await expect(choices.nth(0)).to_have_attribute("aria-pressed", "true")
    await choices.nth(1).tap()
    await expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    await expect(tutor.get_by_text("1 de 2 respondieron")).to_be_visible()
    assert before == (await screen.locator("main").inner_html(), await bo.locator(".question").inner_html())
    await ana.reload()
    await expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    await bo.locator(".question .choices button").first.focus()
    await bo.keyboard.press("Tab")
    await bo.keyboard.press("Enter")
    await expect(tutor.get_by_text("2 de 2 respondieron")).to_be_visible()
    await picture(tutor, "dashboard_open")

    await tutor.get_by_role("button", name="Cerrar y mostrar las respuestas").click()
    for page in (ana, bo, screen, tutor):
        bars = page.locator("ol li").filter(has=page.locator(".bar"))
        await expect(bars).to_have_count(3)
        await expect(bars.nth(1).locator("strong")).to_have_text("2")
        await expect(page.get_by_role("region", name=re.compile("^Era: "))).to_be_visible()
        assert await objections(page) == []
    for page in (screen, tutor):
        await expect(page.get_by_text("tu respuesta")).to_have_count(0)
    await expect(ana.get_by_text("(tu respuesta)")).to_be_visible()
    await expect(screen.get_by_role("region", name=re.compile("^Era: "))).to_be_in_viewport(ratio=1)
    await expect(tutor.get_by_text("Eva cierra la pregunta: 2 respuestas.")).to_be_visible()
    shown = await screen.locator("main").inner_text()
    assert not any(re.search(rf"\b{name}\b", shown) for name in pupils), shown
    for name, page in (("phone", ana), ("wide", bo), ("screen", screen), ("dashboard", tutor)):
        await picture(page, f"{name}_closed")
    assert await table.has_no_sideways_scroll(ana)
    await bo.get_by_role("button", name="Entendido").click()
    await expect(bo.get_by_role("region", name="La jugada")).to_have_count(0)
    await tutor.get_by_role("button", name="Quitar las respuestas").click()
    await expect(ana.get_by_role("region", name="La jugada")).to_have_count(0)
    await expect(screen.get_by_role("region", name="La jugada")).to_have_count(0)

    await play_round(tutor, pupils, "random")
    await ask(tutor, "¿Hay una falta?", "fiar")
    line = ana.get_by_role("region", name="Pregunta a la clase")
    await expect(line).to_contain_text(TO_YOU)
    await picture(ana, "board_line")
    await line.get_by_role("button", name="Ver la pregunta").tap()
    dialog = ana.get_by_role("dialog", name=TO_YOU)
    await dialog.get_by_role("button", name="No, todo está bien").tap()
    await expect(tutor.get_by_text("1 de 2 respondieron")).to_be_visible()
    assert await objections(ana) == []
    await picture(ana, "board_dialog")
    await dialog.get_by_role("button", name="Seguir jugando").tap()
    await expect(dialog).to_be_hidden()
    await tutor.get_by_role("button", name="Retirar la pregunta").click()
    await expect(line).to_have_count(0)


async def test_a_moment_of_a_board_is_asked_from_its_replay(live_server: LiveServer, person: Person, come: Arrival) -> None:
    leader, ana, bo = [await come(live_server.port, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(leader, ana, bo)
    room, _faulty, seq = await a_turn_with_a_fault(leader, session, ana, bo)
    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Mesas")
    pupil = await person(f"{live_server.url}#/c/{session}", phone=True)
    await join(pupil, "Cruz")
    await tutor.goto(f"{live_server.url}#/r/{room}/replay/{seq}")
    await expect(tutor.get_by_role("slider", name="Momento de la partida")).to_have_value("3")
    await tutor.get_by_role("button", name=ASK).click()
    await picture(tutor, "replay_asks")
    kinds = tutor.get_by_role("group", name="¿Qué preguntas de esta jugada?")
    await kinds.get_by_role("button", name="¿Hay una falta?").click()
    await expect(tutor.get_by_test_id("notice")).to_contain_text("La clase ya ve la pregunta")
    question = pupil.get_by_role("region", name=TO_YOU)
    await expect(question).to_contain_text("Se ve como la vieron quienes miraban")
    await expect(question).not_to_contain_text(re.compile("Ana|Bo"))
    await question.get_by_role("button", name="Sí, hay una falta").tap()
    await tutor.goto(f"{live_server.url}#/c/{session}")
    await tutor.get_by_role("button", name="Cerrar y mostrar las respuestas").click()
    await expect(pupil.get_by_role("region", name="Era: Sí, hay una falta")).to_be_visible()
    await picture(pupil, "board_moment_closed")
