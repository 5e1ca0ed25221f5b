"""Tests of protection for children: ready-made phrases that the tutor can switch off, words that only the referee sees,
and a class that the tutor leads through a game."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import resign
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round

WHY, SIDE = "Sumé dos veces", "Está bien contado"


async def says_phrases(tutor: Page, first: Page, second: Page, names: dict[Page, str]) -> None:
    """A class begins without phrases. The tutor switches them on, a pupil reacts, and the opponent sees it next to the pupil's
    seat. Then the tutor switches phrases off at all boards."""
    switch = tutor.get_by_role("checkbox", name="Los alumnos pueden decirse frases")
    await expect(first.get_by_role("button", name="Frases")).to_have_count(0)
    await switch.check()
    await first.get_by_role("button", name="Frases").click()
    assert await objections(first) == []
    await first.get_by_role("button", name="¡Bravo!").click()
    await expect(second.get_by_role("group", name=names[first], exact=True).get_by_text("¡Bravo!")).to_be_visible()
    # The tutor can leave out the reactions alone.
    await tutor.get_by_role("checkbox", name="También reacciones con dibujos").uncheck()
    await first.get_by_role("button", name="Frases").click()
    await expect(first.get_by_role("button", name="¡Bravo!")).to_have_count(0)
    await expect(first.get_by_role("button", name="¡Suerte!")).to_be_visible()
    await first.keyboard.press("Escape")
    await switch.uncheck()
    for page in (first, second):
        await expect(page.get_by_role("button", name="Frases")).to_have_count(0)


async def both_sides_plead(tutor: Page, mover: Page, other: Page, names: dict[Page, str]) -> None:
    """A ruling is under appeal. The dashboard shows each side's words; the opponent's screen does not."""
    for said in ("roll", "pass"):
        await table.write(mover, said)
    await expect(table.has_turn(other)).to_be_visible()
    await other.get_by_role("button", name="Retar", exact=True).click()
    await other.get_by_role("checkbox", name=re.compile("La cuenta está mal o falta")).check()
    await other.get_by_role("button", name="¡Reto!").click()
    await other.get_by_text("¿Por qué? (opcional; solo lo lee el réferi)").click()
    await other.get_by_label("Puedes levantar la tarjeta de opción").fill(WHY)
    await other.get_by_role("button", name="Pedir otra opinión").click()
    await mover.get_by_label("Díselo al réferi (solo él lo lee)").fill(SIDE)
    await mover.get_by_role("button", name="Decirle").click()
    await expect(mover.get_by_text("El réferi ya tiene tus palabras.")).to_be_visible()
    await tutor.get_by_role("link", name=re.compile("^Abrir la mesa 1 Apelación")).click()
    referee = tutor.get_by_role("region", name=re.compile("Panel del réferi"))
    for page, words in ((other, WHY), (mover, SIDE)):
        await expect(referee.get_by_text(f"Lo que dice {names[page]}")).to_be_visible()
        await expect(referee.get_by_text(f"«{words}»")).to_be_visible()
    await expect(mover.get_by_text(WHY)).to_have_count(0)
    await expect(other.get_by_text(SIDE)).to_have_count(0)
    await expect(referee.get_by_role("radio", checked=True)).to_have_count(0)  # the page selects no ruling
    await referee.get_by_role("radio", name=re.compile("^C Correcto")).check()
    await referee.get_by_label("Motivo (lo ven los jugadores)").first.fill("Revisado")
    await referee.get_by_role("button", name="Dar la decisión").click()
    for page in (mover, other):
        await page.get_by_role("button", name="Acepto", exact=True).click()


async def is_taken_along(tutor: Page, mover: Page, other: Page) -> None:
    """The tutor shows the class a moment of a game. Pupils in a game are asked first whether they want to see it.
    The page takes all others to it at once. At the end everybody is back where they were."""
    await tutor.goto(f"{tutor.url}/replay")
    await tutor.get_by_role("button", name="Mostrar a la clase").click()
    offer = "Eva te muestra la mesa 1: mirar"
    for page in (mover, other):
        await expect(page.get_by_role("button", name=offer)).to_be_in_viewport()
    await resign(mover)
    for page in (mover, other):
        await expect(page.get_by_role("heading", name="Eva te muestra la mesa 1")).to_be_visible()
        await expect(page.get_by_role("region", name="Tablero").get_by_role("grid")).to_be_visible()
    await tutor.get_by_role("slider", name="Momento de la partida").press("Home")
    for page in (mover, other):
        await expect(page.get_by_text("¡Empieza el juego!")).to_be_visible()
        assert await objections(page) == []
        assert await table.has_no_sideways_scroll(page)
    await tutor.get_by_role("button", name="Soltar a la clase").click()
    for page in (mover, other):
        await expect(page.get_by_role("button", name="Firmar mi tarjeta")).to_be_visible()


async def test_children_first(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await expect(tutor.get_by_role("heading", name="2 alumnos")).to_be_visible()
    await play_round(tutor, pupils, "random")
    mover, other = await table.holder(*pupils.values())
    names = {page: name for name, page in pupils.items()}
    await says_phrases(tutor, mover, other, names)
    await both_sides_plead(tutor, mover, other, names)
    await is_taken_along(tutor, mover, other)
