"""Counts a tutor's clicks for each task of a lesson with thirty pupils. docs/reference/class_clicks.md lists the
numbers."""

import asyncio
import re
from pathlib import Path

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.click_count import ClickCount
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import open_class, tab
from tests.gateway.test_sessions import rounds
from tests.people import Guest

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "class_clicks.md"
PUPILS = [f"Alumna {number}" for number in range(1, 31)]


def told(table: int = 0) -> dict[str, int]:
    """Returns the number of clicks for each task in one table of `PAGE`. `table`: 0 for the lesson, 1 for the tournament."""
    rows = re.findall(r"^\| ([^|]+?) \| (\d+) \|", PAGE.read_text().split("\n## ")[table], re.MULTILINE)
    return {what: int(clicks) for what, clicks in rows}


def is_played(guest: Guest, code: str, count: int) -> bool:
    """Tells whether the class has `count` rounds, and all boards of the last round are in play."""
    there = rounds(guest, code)
    return len(there) == count and all(board["state"] == "playing" for board in there[-1]["boards"])


async def test_the_ways_of_a_lesson_take_the_clicks_that_the_page_says(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    counted: dict[str, int] = {}
    eva = await person(live_server.url, name="Eva")
    clicks = ClickCount(eva)
    await clicks.begin()
    code = await open_class(eva)
    counted["Open a class"] = await clicks.taken()

    lists = eva.get_by_role("region", name="La lista de la clase")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    await lists.get_by_label("Un nombre por línea").fill("\n".join(PUPILS))
    await lists.get_by_role("button", name="Guardar la lista").click()
    await expect(lists.get_by_text("0 de 30 entraron")).to_be_visible()
    guests = await asyncio.gather(*(come(live_server.port, name=name) for name in PUPILS))
    await asyncio.gather(*(guest.ask("join", room=code, entry=at) for at, guest in enumerate(guests, 1)))
    await expect(eva.get_by_role("heading", name="30 alumnos")).to_be_visible()
    counted["Seat thirty pupils"] = await clicks.taken()

    boards = eva.get_by_role("listitem", name=re.compile("^Mesa "))
    await tab(eva, "Ronda")
    await eva.get_by_role("button", name="Formar las mesas").click()
    await expect(boards).to_have_count(15)
    await eva.get_by_role("button", name="¡Empezar la ronda!").click()
    await guests[0].until(lambda: is_played(guests[0], code, 1))
    counted["First round"] = await clicks.taken()

    await guests[0].order(code, "raise_hand", why="rules")
    await eva.get_by_role("region", name="Llamadas").first.get_by_role("button", name=re.compile("^Voy: Alumna 1 ")).click()
    await expect(eva).to_have_url(re.compile("#/r/"))
    counted["Answer a call, at that pupil's board"] = await clicks.taken()

    await eva.get_by_role("link", name="Clase").click()
    await expect(eva.get_by_role("tab", name="Mesas")).to_have_attribute("aria-selected", "true")
    counted["Back to the dashboard"] = await clicks.taken()
    for _asked_then_confirmed in range(2):
        await eva.get_by_role("button", name="Pedir el límite de tiempo").click()
    await expect(eva.get_by_role("log", name="Qué ha pasado en la clase")).to_contain_text("pide el límite de tiempo")
    counted["Call the time at all boards"] = await clicks.taken()

    await eva.get_by_role("button", name="Cerrar la ronda").click()
    await eva.get_by_role("button", name="Sí", exact=True).click()
    await expect(eva.get_by_role("tab", name="Posiciones")).to_have_attribute("aria-selected", "true")
    await tab(eva, "Ronda")
    await eva.get_by_role("button", name="Formar las mesas").click()
    await expect(boards).to_have_count(15)
    await eva.get_by_role("button", name="¡Empezar la ronda!").click()
    await guests[0].until(lambda: is_played(guests[0], code, 2))
    counted["Next round: close this one, begin the next one"] = await clicks.taken()

    await tab(eva, "Alumnos")
    await eva.get_by_role("button", name="Terminar la clase").click()
    await eva.get_by_role("button", name="Guardar las partidas y terminar").click()
    await expect(eva.get_by_text("Esta clase terminó.")).to_be_visible()
    counted["End the class while it plays, the games put away"] = await clicks.taken()

    await eva.get_by_role("button", name="Otra sesión de esta clase").click()
    await expect(eva).to_have_url(re.compile(f"#/c/(?!{code})[2-9A-Z]{{5}}$"))
    await expect(eva.get_by_text("0 de 30 entraron")).to_be_visible()
    counted["Next week: the same class, list and settings"] = await clicks.taken()
    assert counted == told()
