"""A tutor's message reaches boards, waiting pages, the screen, or a single pupil. A tutor also shows a moment of a game
with marked places."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, tab
from tests.e2e.test_screen_and_calls import screen_of


async def say(tutor: Page, label: str, text: str, button: str) -> None:
    if not await tutor.get_by_label(label).is_visible():
        await tutor.get_by_text("Decir algo", exact=True).click()
    await tutor.get_by_label(label).fill(text)
    await tutor.get_by_role("button", name=button, exact=True).click()


async def test_tutors_words_reach_whom_they_are_for(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    screen = await screen_of(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    ana, bo = pupils.values()
    for name, page in pupils.items():
        await join(page, name)
    late = await person(f"{live_server.url}#/c/{code}")

    await say(tutor, "A toda la clase", "En cinco minutos, recreo", "Avisar a todos")
    for page in (ana, bo):
        said = page.get_by_role("region", name="Aviso del docente")
        await expect(said).to_contain_text("Eva avisa a todos")
        await expect(page.get_by_role("alert")).to_have_text("Eva avisa a todos: En cinco minutos, recreo")
        is_first = "e => document.querySelector('main h1').compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING"
        assert await said.evaluate(is_first), "what is said comes before the page"
    await expect(screen.get_by_text("En cinco minutos, recreo")).to_be_visible()
    await expect(late.get_by_text("En cinco minutos, recreo")).to_have_count(0)

    await ana.get_by_role("button", name="Entendido").click()
    await expect(ana.get_by_role("region", name="Aviso del docente")).to_have_count(0)
    await play_round(tutor, pupils, "random")
    await expect(bo.get_by_role("region", name="Aviso del docente")).to_be_visible()
    await expect(screen.locator(".mini .board")).to_be_in_viewport()
    beside = await screen.get_by_text("En cinco minutos, recreo").bounding_box()
    assert beside is not None
    assert beside["height"] < 200, "the boards stay in sight"
    await expect(ana.get_by_role("region", name="Aviso del docente")).to_have_count(0)

    alone = tutor.get_by_role("form", name="A un alumno (nadie más lo lee)")
    await tutor.get_by_text("Decir algo", exact=True).click()  # the form folds after an announcement
    await alone.get_by_label("Para").select_option("Ana")
    await say(tutor, "Qué decirle", "Mira la diagonal", "Decírselo")
    own = ana.get_by_role("region", name="Eva te dice, solo a ti")
    await expect(own).to_contain_text("Mira la diagonal")
    await expect(alone.get_by_text("todavía no lo leyó")).to_be_visible()
    assert await objections(ana) == []
    await own.get_by_role("button", name="Entendido").click()
    await expect(alone.get_by_text("lo leyó", exact=True)).to_be_visible()
    await expect(bo.get_by_text("Mira la diagonal")).to_have_count(0)
    assert await objections(tutor) == []

    await say(tutor, "La llamada de la clase (Jitsi, Meet, Zoom…)", "https://meet.jit.si", "Poner")
    await expect(tutor.get_by_text("Eso no es la dirección de una llamada").first).to_be_visible()
    await say(tutor, "La llamada de la clase (Jitsi, Meet, Zoom…)", "https://meet.jit.si/QuintoB", "Poner")
    await ana.get_by_role("link", name="Clase").click()
    call = ana.get_by_role("link", name="Entrar a la llamada")
    await expect(call).to_have_attribute("href", "https://meet.jit.si/QuintoB")
    await expect(call).to_have_attribute("rel", "noopener noreferrer")
    await tutor.get_by_role("button", name="Quitar el aviso").click()
    await expect(bo.get_by_role("region", name="Aviso del docente")).to_have_count(0)


async def test_a_moment_is_shown_with_places_pointed_at(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    screen = await screen_of(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    waits = await person(f"{live_server.url}#/c/{code}", phone=True)
    await play_round(tutor, pupils, "random")
    await join(waits, "Cruz")
    mover, _other = await table.holder(*pupils.values())
    await table.write(mover, "roll")

    await tab(tutor, "Mesas")
    await tutor.get_by_role("link", name=re.compile("^Abrir la mesa 1")).click()
    await tutor.get_by_role("link", name="Volver atrás en la partida").click()
    await tutor.get_by_role("button", name="Mostrar a la clase").click()
    for page in (waits, screen):
        await expect(page.get_by_role("heading", name="Eva te muestra la mesa 1")).to_be_visible()
    await tutor.get_by_label(re.compile("^Señalar lugares")).fill("28, 30")
    await tutor.get_by_role("button", name="Señalar", exact=True).click()
    for page in (waits, screen):
        await expect(page.get_by_role("paragraph").filter(has_text="Señala: 28, 30")).to_be_visible()
        await expect(page.locator("[data-look]")).to_have_count(2)
    await tutor.locator('[data-place="28"]').click()
    await expect(waits.get_by_role("paragraph").filter(has_text=re.compile("^Señala: 30$"))).to_be_visible()
    await expect(tutor.locator("[data-look]")).to_have_count(1)
    await tutor.get_by_role("button", name="Quitar las señales").click()
    await expect(waits.locator("[data-look]")).to_have_count(0)
    await tutor.get_by_role("button", name="Soltar a la clase").click()
    await expect(waits.get_by_role("heading", name="Hola, Cruz")).to_be_visible()

    await tutor.get_by_role("button", name="Mostrar como posición").click()
    await expect(tutor).to_have_url(re.compile(f"#/c/{code}$"))
    for page in (tutor, waits, screen):
        await expect(page.get_by_role("heading", name="Eva muestra una posición de Contig 60")).to_be_visible()
