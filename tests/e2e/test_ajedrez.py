"""Chess in two browsers: moves by clicks and by notation, a mate, and an illegal move that the opponent notices."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer


async def two_at_a_board(live_server: LiveServer, person: Person) -> tuple[Page, Page]:
    """Starts a chess game. Returns the pages of White and of Black."""
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Ajedrez")
    bo = await person(link)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    return await table.holder(ana, bo)


async def click_move(page: Page, start: str, to: str) -> None:
    await page.get_by_role("gridcell", name=re.compile(f"^{start},")).click()
    await page.get_by_role("gridcell", name=re.compile(f"^{to},")).click()


async def test_fools_mate(live_server: LiveServer, person: Person) -> None:
    white, black = await two_at_a_board(live_server, person)
    await click_move(white, "f2", "f3")
    await expect(table.has_turn(black)).to_be_visible()
    await table.write(black, "e5")
    await expect(table.has_turn(white)).to_be_visible()
    await table.write(white, "g4")
    await expect(table.has_turn(black)).to_be_visible()
    await click_move(black, "d8", "h4")
    await expect(black.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    await expect(white.get_by_role("heading", name=re.compile("^Gana "))).to_be_visible()
    await expect(white.get_by_role("button", name="Firmar mi tarjeta")).to_be_visible()


async def test_an_illegal_move_is_taken_and_then_challenged(live_server: LiveServer, person: Person) -> None:
    """In a tournament the board accepts an illegal move silently. The opponent challenges it and gains two minutes."""
    white, black = await two_at_a_board(live_server, person)
    await click_move(white, "e2", "e5")
    await expect(black.get_by_role("gridcell", name=re.compile("^e5, .*blanco"))).to_be_visible()
    await black.get_by_role("button", name="Retar", exact=True).click()
    await black.get_by_role("checkbox", name=re.compile("Jugada ilegal")).check()
    await black.get_by_role("button", name="¡Reto!").click()
    for page in (white, black):
        await expect(page.get_by_role("region", name="Decisión").get_by_text("El reto es correcto.")).to_be_visible()
        await expect(page.get_by_role("gridcell", name=re.compile("^e2, .*blanco"))).to_be_visible()
    await expect(black.get_by_role("timer").filter(has_text=re.compile("1:0[12]:"))).to_be_visible()


async def test_blitz_and_the_colour_are_chosen_in_the_lobby_and_the_clock_gains_with_a_move(
    live_server: LiveServer, person: Person
) -> None:
    page = await person(live_server.url)
    await page.get_by_role("button", name="Jugar Ajedrez").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.locator("select[name=time_control]").select_option(label="Relámpago: 3 min y 2 s por jugada")
    await dialog.locator("select[name=host_plays]").select_option(label="Negras")
    await dialog.get_by_role("button", name="Contra la computadora").click()
    clock = page.get_by_role("timer")
    await expect(clock.first).to_have_text(re.compile("[23]:[0-5][0-9]"))
    await expect(page.get_by_role("gridcell", name=re.compile("^e7, peón negro"))).to_be_visible()
    await expect(table.has_turn(page)).to_be_visible()  # the computer plays White; it has moved and gained its two seconds
    await expect(clock.filter(has_text=re.compile(r"3:0[012]"))).not_to_have_count(0)
