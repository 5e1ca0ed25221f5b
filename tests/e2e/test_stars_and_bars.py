"""Stars & Bars in two browsers, one of them in a phone's size: turns by clicks, the three kinds of ruling, and assisted
mode."""

import re
from typing import Any

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import PHONE, Person
from tests.e2e.live_server import LiveServer

GIVEN: dict[str, Any] = {
    "piles": {
        "c1": ["star1-red-solid"],
        "c2": ["star2-red-solid", "star2-red-striped", "star1-red-striped", "star1-red-hollow"],
        "c3": ["bar1-blue-striped"],
        "c4": ["bar3-yellow-hollow"],
    },
    "hands": [
        ["star1-blue-solid", "bar1-red-solid", "star3-yellow-striped", "bar2-blue-hollow"],
        ["star2-yellow-solid", "bar1-blue-hollow", "bar3-red-striped", "star3-blue-solid"],
    ],
    "deck": ["star1-yellow-hollow", "bar2-red-striped", "star2-blue-hollow"],
    "score": [40, 38],
}


async def place(page: Page, card: str, cell: str) -> None:
    """Chooses a card of the hand and a square, and presses the button."""
    await page.get_by_role("button", name=card, exact=True).click()
    await page.get_by_role("gridcell", name=re.compile(f"^{cell},")).click()
    await page.get_by_role("button", name="Colocar", exact=True).click()


async def announce(page: Page, points: int, total: int) -> None:
    await page.get_by_label("Puntos", exact=True).fill(str(points))
    await page.get_by_label(re.compile("^Total")).fill(str(total))
    await page.get_by_role("button", name="Anunciar", exact=True).click()
    await expect(page.get_by_text(re.compile(rf"✓ {points} puntos?, total {total}$"))).to_be_visible()
    await expect(page.get_by_role("button", name="Anunciar", exact=True)).to_have_count(0)


async def challenge(page: Page, rule: str) -> None:
    await page.get_by_role("button", name="Retar", exact=True).click()
    await page.get_by_role("checkbox", name=re.compile(rule)).check()
    await page.get_by_role("button", name="¡Reto!").click()


async def ruled(pages: list[Page], mark: str) -> None:
    """Checks that both players see the ruling, and dismisses it."""
    for page in pages:
        ruling = page.get_by_role("region", name="Decisión")
        await expect(ruling.get_by_text(mark)).to_be_visible()
        await ruling.get_by_role("button").last.click()
        await expect(ruling).to_have_count(0)


async def test_a_wrong_cover_is_looked_at_and_challenged(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """Makes an inappropriate challenge, a correct one, and in the next turn an incorrect one."""
    _referee, _room, pages = await table.set_up(live_server, person, come, "stars-and-bars", GIVEN)
    ana, bo = pages
    await bo.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await ana.get_by_role("button", name=re.compile("^Voltear el pilar de ")).click()
    await place(ana, "2 barras azules huecas", "c1")
    await announce(ana, 6, 46)
    await ana.get_by_role("button", name="Pasar la banderilla").click()

    await expect(bo.get_by_role("gridcell", name="c1, 2 barras azules huecas, pilar de 2 cartas")).to_be_visible()
    await table.write(bo, "!stars-and-bars.pile")
    await ruled(pages, "El reto es inapropiado.")
    await bo.get_by_role("button", name="Ver qué carta tapó").click()
    await expect(bo.get_by_text("Tapó:", exact=True)).to_be_visible()
    await expect(table.log(ana, "Bo mira debajo: 1 estrella roja llena")).to_be_visible()
    assert await table.has_no_sideways_scroll(bo)
    await challenge(bo, "Carta mal puesta sobre otra")
    await ruled(pages, "El reto es correcto.")
    for page in pages:
        await expect(page.get_by_role("gridcell", name="c1, 1 estrella roja llena, pilar de 1 carta")).to_be_visible()
        await expect(page.get_by_role("gridcell", name="c2, pilar volteado de 4 cartas")).to_be_visible()
    await expect(table.log(ana, "Ana vuelve a 40 puntos; su carta va a las descartadas")).to_be_visible()

    await place(bo, "2 estrellas amarillas llenas", "o2")
    await announce(bo, 2, 40)
    await bo.get_by_role("button", name="Pasar la banderilla").click()
    await expect(ana.get_by_text("Anunció 2 puntos, total 40")).to_be_visible()
    await challenge(ana, "Los puntos del turno están mal")
    await ruled(pages, "El reto es incorrecto.")
    await expect(table.has_turn(bo)).to_be_visible()
    await expect(table.log(ana, "Ana pierde el turno")).to_be_visible()


async def test_with_help_a_wrong_card_is_refused_and_the_keyboard_suffices(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    given = {**GIVEN, "mode": "assisted"}
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "stars-and-bars", given)
    await ana.get_by_role("button", name="1 estrella azul llena", exact=True).press("Enter")
    board = ana.get_by_role("gridcell", name=re.compile("^c4,"))
    await board.focus()
    await board.press("Enter")
    await ana.get_by_role("button", name="Colocar", exact=True).press("Enter")
    await expect(
        ana.get_by_text(re.compile(r"La carta es diferente de la de abajo en \d cosas, y pueden ser 2")).first
    ).to_be_visible()
    await board.press("ArrowUp")
    await ana.keyboard.press("Enter")
    await ana.keyboard.press("Enter")
    await expect(ana.get_by_role("gridcell", name="c1, 1 estrella azul llena, pilar de 2 cartas")).to_be_visible()
    await ana.get_by_role("button", name="Pasar la banderilla").click()
    await expect(ana.get_by_text("Te falta anunciar: di los puntos del turno y el puntaje total.").first).to_be_visible()
