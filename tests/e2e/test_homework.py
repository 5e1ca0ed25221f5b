"""Homework in browsers: a tutor sets it, two pupils do it at home, and the tutor and the parents read what was done."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, pictures
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.e2e.test_lobby import MAX_SHIFT, shift_of
from tests.gateway.messages.test_homework import play_out
from tests.gateway.test_sessions import opened

MOST_ANSWERS = 12
"""Maximum number of guesses between two choices. Only one time in four thousand are all of them wrong."""


async def answer_until_done(page: Page) -> None:
    """Answers exercises until one was right, as a child who guesses."""
    for _ in range(MOST_ANSWERS):
        await page.locator(".choices button").first.click()
        why = page.locator("section.why")
        await expect(why).to_be_visible(timeout=30_000)
        if await why.get_by_text("¡La hiciste toda!").count():
            return
        await why.get_by_role("button", name="Otra").click()
        await expect(why).to_have_count(0)
    raise AssertionError("no answer was right")


async def test_homework(live_server: LiveServer, person: Person, come: Arrival) -> None:
    eva, bo, cruz = [await come(live_server.port, name=name) for name in ("Eva", "Bo Ríos", "Cruz Paz")]
    session = await opened(eva, bo, cruz)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.set_viewport_size({"width": 1366, "height": 768})
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    form = tutor.get_by_role("region", name="Tarea para casa", exact=True)
    await form.get_by_label("Juego").select_option("contig60")
    await form.get_by_label("Cuántos").select_option("1")
    await form.get_by_role("button", name="Agregar").click()
    await form.get_by_label("Qué").select_option("game")
    await form.get_by_label("Juego").select_option("fiar")
    await form.get_by_role("button", name="Agregar").click()
    await expect(form.get_by_text("1 ejercicio de Contig 60")).to_be_visible()
    assert await objections(tutor) == []
    await pictures(tutor, "homework_form")
    await form.get_by_role("button", name="Dar la tarea").click()
    table = tutor.get_by_role("region", name="Tarea para casa 1")
    await expect(table.get_by_role("row")).to_have_count(3)

    phone = await person(live_server.url, phone=True, name="Ana Sosa")
    await phone.goto(f"{live_server.url}#/c/{session}")
    await phone.get_by_role("button", name="Entrar a la clase").click()
    own = phone.get_by_role("region", name="Tu tarea")
    await expect(own.get_by_role("listitem")).to_have_count(2)
    assert await has_no_sideways_scroll(phone)
    assert await objections(phone) == []
    await pictures(phone, "homework_pupil")
    await own.get_by_role("button", name="Hacer: 1 ejercicio de Contig 60").click()
    await expect(own.locator(".choices button").first).to_be_visible(timeout=30_000)
    assert await has_no_sideways_scroll(phone)
    assert await objections(phone) == []
    await pictures(phone, "homework_exercise")
    await answer_until_done(phone)
    await own.get_by_role("button", name="Volver a la tarea").click()
    await expect(own.get_by_role("listitem").first).to_contain_text("hecho")
    row = table.get_by_role("row", name=re.compile("Ana Sosa"))
    await expect(row.get_by_role("cell").nth(0)).to_have_text("hecho")
    await expect(row.get_by_role("cell").nth(1)).to_have_text("todavía no")

    await own.get_by_role("button", name=re.compile("Hacer: Jugar a")).click()
    await expect(phone).to_have_url(re.compile(r"#/r/[A-Z0-9]{6}$"))
    await expect(phone.get_by_text("Se termina en casa", exact=False).first).to_be_visible()
    await expect(row.get_by_role("cell").nth(1)).to_have_text("empezó")
    await pictures(phone, "homework_game")

    answer = await eva.order(
        session, "set_homework", due_ms=eva.views[session]["homework"][0]["due_ms"], tasks=[{"kind": "game", "game": "noughts"}]
    )
    number = answer["params"]["number"]
    started = (await bo.order(session, "start_homework", number=number, task=0))["params"]["room"]
    await eva.until(lambda: eva.views[session]["desk"]["errands"] == 0)
    await play_out(bo, started)
    second = tutor.get_by_role("region", name="Tarea para casa 2")
    await expect(second.get_by_role("row", name=re.compile("Bo Ríos")).get_by_role("cell")).to_have_text("hecho")
    await expect(second.get_by_role("row", name=re.compile("Cruz Paz")).get_by_role("cell")).to_have_text("todavía no")
    assert await objections(tutor) == []
    await pictures(tutor, "homework_table")

    # A homework for Bo alone, with a later date. Ana neither sees it nor is in its table.
    await form.get_by_role("button", name="Agregar").click()
    await form.locator("select[name=homework_people]").select_option("some")
    give = form.get_by_role("button", name="Dar la tarea")
    await expect(give).to_be_disabled()
    await form.get_by_role("checkbox", name="Bo Ríos").check()
    assert await objections(tutor) == []
    await pictures(tutor, "homework_single_form")
    await give.click()
    third = tutor.get_by_role("region", name="Tarea para casa 3")
    await expect(third.get_by_role("row")).to_have_count(2)
    due = tutor.get_by_text(re.compile("Tarea para casa 3, para Bo Ríos"))
    before = await due.inner_text()
    await tutor.get_by_role("button", name=re.compile("Cambiar la fecha")).first.click()
    date = tutor.get_by_label("Fecha nueva")
    value = await date.input_value()
    await date.fill(f"{value[:11]}21:30")
    await pictures(tutor, "homework_moved_form")
    await tutor.get_by_role("button", name="Cambiar la fecha", exact=True).click()
    await expect(due).not_to_have_text(before)
    await expect(due).to_contain_text("21:30")
    await phone.goto(f"{live_server.url}#/c/{session}")
    await expect(own.get_by_role("listitem")).to_have_count(3)
    assert [each["number"] for each in (await bo.order(session, "ask_homework"))["params"]["homework"]] == [3]

    # The lobby tells Ana what is open, and it keeps the place for that line at the next visit.
    await phone.goto(f"{live_server.url}#/")
    line = phone.get_by_role("link", name=re.compile("Tarea de .* hasta el .*: 1 de 2"))
    await expect(line).to_be_visible()
    assert await shift_of(phone) < MAX_SHIFT
    await expect(line).to_be_visible()
    assert await has_no_sideways_scroll(phone)
    assert await objections(phone) == []
    await pictures(phone, "homework_lobby")
    await line.click()
    await expect(own.get_by_role("listitem").first).to_be_visible()

    await tab(tutor, "Posiciones")
    await tutor.get_by_role("button", name="Informe por regla").click()
    sheet = {name: tutor.get_by_role("region", name=name, exact=True) for name in ("Ana Sosa", "Bo Ríos", "Cruz Paz")}
    await expect(sheet["Ana Sosa"]).to_contain_text("Tarea para casa: hizo 1 de 3.")
    await expect(sheet["Bo Ríos"]).to_contain_text("Jugó 1 partida.")
    await expect(sheet["Cruz Paz"]).to_contain_text("Está en la clase desde el")
    assert await objections(tutor) == []
    await pictures(tutor, "homework_report")
    await tutor.set_viewport_size({"width": 360, "height": 740})
    assert await has_no_sideways_scroll(tutor)
