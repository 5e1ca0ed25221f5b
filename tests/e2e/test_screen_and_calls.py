"""The class's screen on a wall needs no operator. A pupil raises a hand, and the tutor can answer from any page."""

import os
import re

from playwright.async_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import join, open_class, play_round, tab

WORDS_WIDTH = 50
"""Width in px that a sentence has on the screen; hidden words have one pixel."""
IS_FULL = "() => document.fullscreenElement !== null"


async def screen_of(tutor: Page) -> Page:
    """Opens the screen by the dashboard's link, and returns its page."""
    await tab(tutor, "Pantalla")
    link = tutor.get_by_role("link", name="Abrir la pantalla")
    async with tutor.context.expect_page() as opened:
        await link.click()
    screen = await opened.value
    await expect(screen.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    await screen.get_by_role("button", name="Pantalla completa").click()
    await screen.wait_for_function(IS_FULL)
    return screen


async def test_the_screen_follows_the_class_and_nothing_takes_its_full_screen_away(
    live_server: LiveServer, person: Person
) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    screen = await screen_of(tutor)
    await expect(screen.get_by_text(code, exact=True)).to_be_visible()
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
        await expect(screen.get_by_text(name, exact=True)).to_be_visible()
    await play_round(tutor, pupils, "random")
    await expect(screen.get_by_role("heading", name="Ronda 1 · Contig 60")).to_be_visible()
    await expect(screen.get_by_role("timer")).to_have_count(1)
    await expect(screen.locator(".mini .board")).to_have_count(1)
    for selector in ("button", "a", "input", "select"):
        await expect(screen.locator(f"main {selector}:visible")).to_have_count(0)
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()
    await expect(tutor.get_by_role("tab", name="Posiciones")).to_have_attribute("aria-selected", "true")
    await expect(screen.get_by_role("heading", name="Posiciones")).to_be_visible()
    assert await screen.evaluate(IS_FULL)


async def test_the_desk_moves_no_tutor_who_is_elsewhere(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    other = await tutor.context.new_page()
    await other.goto(f"{live_server.url}#/c/{code}")
    await tab(other, "Alumnos")
    await play_round(tutor, pupils, "random")
    await expect(other.get_by_role("log", name="Qué ha pasado en la clase")).to_contain_text("¡Empieza la ronda 1!")
    await expect(other.get_by_role("tab", name="Alumnos")).to_have_attribute("aria-selected", "true")


async def test_a_pupil_s_hand_reaches_the_tutor_on_any_page(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    ana = await person(f"{live_server.url}#/c/{code}", phone=True)
    bo = await person(f"{live_server.url}#/c/{code}")
    await join(ana, "Ana")
    await join(bo, "Bo")
    await ana.get_by_role("button", name="Levantar la mano").click()
    await ana.get_by_role("button", name="Algo no funciona").click()
    calls = tutor.get_by_role("region", name="Llamadas").first
    await expect(calls).to_contain_text("Ana · Algo no funciona")
    await expect(tutor).to_have_title(re.compile(r"^\(1\) "))
    await ana.get_by_role("button", name=re.compile("Bajar la mano")).click()
    await expect(tutor).to_have_title(re.compile("^Quinto B"))

    await play_round(tutor, {"Ana": ana, "Bo": bo}, "random")
    await tab(tutor, "Posiciones")
    await ana.get_by_role("button", name="Levantar la mano").click()
    await ana.get_by_role("button", name="Una duda de las reglas").click()
    await expect(tutor.get_by_role("tab", name="Llamadas (1)")).to_be_visible()
    await calls.get_by_role("button", name=re.compile("^Voy: Ana · Una duda de las reglas · ronda 1, mesa 1")).click()
    await expect(tutor).to_have_url(re.compile("#/r/"))
    hand = ana.get_by_role("button", name="Ya va un docente. Bajar la mano")
    await expect(hand).to_be_visible()
    words = await hand.get_by_text("Ya va un docente").bounding_box()
    assert words is not None
    assert words["width"] > WORDS_WIDTH, "a child reads on the phone that somebody comes"
    if folder := os.environ.get("PICTURES"):
        await ana.set_viewport_size({"width": 360, "height": 740})
        await ana.screenshot(path=f"{folder}/hand_coming_360.png")
    await expect(bo.get_by_role("button", name="Levantar la mano")).to_be_visible()
    await tutor.get_by_role("link", name="Clase").click()
    await tab(tutor, "Llamadas")
    listed = tutor.get_by_role("region", name="Llamadas")
    await listed.get_by_role("button", name=re.compile("^Listo: Ana")).click()
    await expect(listed).to_contain_text("1 llamada atendida")
    await expect(ana.get_by_role("button", name="Levantar la mano")).to_be_visible()


async def test_a_person_with_only_the_code_sees_how_to_enter_until_the_class_opens(
    live_server: LiveServer, person: Person
) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    ana = await person(f"{live_server.url}#/c/{code}")
    await join(ana, "Ana")
    wall = await person(f"{live_server.url}#/c/{code}/screen")
    await expect(wall.get_by_text("El docente puede mostrar aquí")).to_be_visible()
    await expect(wall.get_by_text("Ana", exact=True)).to_have_count(0)
    await tab(tutor, "Pantalla")
    await tutor.get_by_label("Quién puede mirar las mesas").select_option("public")
    await expect(wall.get_by_text("Ana", exact=True)).to_be_visible()
