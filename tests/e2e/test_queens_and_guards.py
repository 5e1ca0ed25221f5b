"""Queens & Guards in two browsers: the choice of the first player, a trap and a retreat by tapping, and a challenge of
each kind."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

NEAR = {"BQ": "5.15", "B1": "3.0", "B2": "4.2", "RQ": "5.0", "R1": "3.1", "R2": "4.10"}


async def tap(page: Page, *cells: str) -> None:
    for cell in cells:
        await page.get_by_role("gridcell", name=re.compile(f"^{re.escape(cell)}(,|$)")).click()


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).click()


async def challenge(page: Page, words: str) -> None:
    await press(page, "Retar")
    await page.get_by_role("checkbox", name=re.compile(words)).check()
    await press(page, "¡Reto!")


async def ruled(pages: list[Page], word: str) -> None:
    """Checks that both players see the ruling, and dismisses it."""
    for page in pages:
        ruling = page.get_by_role("region", name="Decisión")
        await expect(ruling.get_by_text(word)).to_be_visible()
        await ruling.get_by_role("button").last.click()


async def test_a_trap_and_challenges_of_each_kind(live_server: LiveServer, person: Person, come: Arrival) -> None:
    _referee, _room, pages = await table.set_up(live_server, person, come, "queens-and-guards", {"board": NEAR})
    ana, bo = pages
    await ana.set_viewport_size({"width": 360, "height": 740})

    # Ana traps a guard by taps, and Bo must retreat with it.
    await tap(ana, "4.2, guardia azul 2", "3.2, libre")
    await press(ana, "Mover ahí")
    await press(ana, "Encerré una pieza")
    await tap(ana, "3.1, guardia rojo 1")
    await press(ana, "Anunciar la trampa: el guardia rojo 1")
    assert await table.has_no_sideways_scroll(ana)
    await press(ana, "Pasar la banderilla")
    await expect(bo.get_by_text("Trampa: el guardia rojo 1 debe retroceder.")).to_be_visible()
    await expect(bo.get_by_role("gridcell", name="3.1, guardia rojo 1, en una trampa")).to_be_visible()
    await tap(bo, "3.1, guardia rojo 1, en una trampa", "4.1, libre", "4.1, libre")
    await expect(table.log(ana, "el guardia rojo 1 retrocede.")).to_be_visible()
    await press(bo, "Pasar la banderilla")

    # A correct challenge: the guard moved backwards, so it must leave the board.
    await tap(ana, "3.0, guardia azul 1", "4.0, libre")
    await press(ana, "Mover ahí")
    await press(ana, "Pasar la banderilla")
    await challenge(bo, "Moverse hacia atrás")
    await ruled(pages, "El reto es correcto.")
    await tap(bo, "5.20, libre")
    await press(bo, "Llevar el guardia azul 1 ahí")
    await expect(ana.get_by_role("gridcell", name="5.20, guardia azul 1")).to_be_visible()
    await tap(bo, "4.10, guardia rojo 2", "3.7, libre")
    await press(bo, "Mover ahí")

    # An inappropriate challenge: Ana does not have the flag. An incorrect challenge: the fault did not happen, and the
    # challenger loses the turn.
    await challenge(ana, "El trono es de la Reina")
    await ruled(pages, "El reto es inapropiado.")
    await press(bo, "Pasar la banderilla")
    await challenge(ana, "El trono es de la Reina")
    await ruled(pages, "El reto es incorrecto.")
    await expect(table.has_turn(bo)).to_be_visible()

    # Bo declares a false win; Ana challenges it and wins.
    await press(bo, "¡Gané! Declarar la victoria")
    await expect(ana.get_by_text("¿Es verdad? Acepta el resultado o rétalo.")).to_be_visible()
    await challenge(ana, "No había ganado")
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()


async def test_a_colour_and_a_hand_decide_who_starts(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Reinas y Guardias", tournament=False)
    bo = await person(link)
    await table.start(ana, bo)
    await press(ana, "Empieza el azul")
    await expect(bo.get_by_text("Empieza el azul. Elige una mano")).to_be_visible()
    await press(bo, "Mano izquierda")
    mover, _other = await table.holder(ana, bo)
    # In assisted mode the page refuses a fault with its reason, and the board stays the same.
    await tap(mover, "5.19, guardia azul 1", "4.2, libre")
    await press(mover, "Mover ahí")
    await expect(mover.get_by_text(re.compile("Ese espacio queda lejos")).first).to_be_visible()
    await expect(mover.get_by_role("button", name="¡Gané!")).to_have_count(0)
    await expect(table.has_turn(mover)).to_be_visible()


async def test_the_computer_answers_by_itself(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    await table.open_table(ana, "Reinas y Guardias", tournament=False, how="Contra la computadora")
    # In an assisted game against the computer, play starts at once, whichever side has the first turn.
    await expect(ana.get_by_role("button", name="Empieza el azul")).to_have_count(0)
    await expect(table.has_turn(ana)).to_be_visible(timeout=40_000)
