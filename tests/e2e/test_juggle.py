"""Juggle in two browsers: the players tap, turn and place pieces, point at touching colours, and make a challenge of
each kind."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer


async def test_a_touch_is_pointed_at_and_two_challenges_miss(live_server: LiveServer, person: Person, come: Arrival) -> None:
    given = {"boards": [{"red-1-1": ["E6"]}, {}], "chance": [[4, 2], [1, 3]]}
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "juggle", given)
    await ana.get_by_role("button", name="Lanzar los dados").click()
    await ana.get_by_role("button", name="valor exacto, dado 4").click()
    await ana.get_by_role("button", name="tetrominó recto rojo").click()
    await ana.get_by_role("button", name=re.compile("Elegir tetrominó recto rojo")).click()
    await expect(table.log(bo, "Ana elige una pieza roja de 4, con el primer dado")).to_be_visible()
    await ana.get_by_role("button", name="Girar").click()
    board = ana.get_by_role("grid", name=re.compile("Tablero de Ana"))
    await board.get_by_role("gridcell", name="E5, libre").click()
    await ana.get_by_role("button", name="Colocar aquí").click()
    await expect(board.get_by_role("gridcell", name="D5, tetrominó recto rojo")).to_be_visible()
    await ana.get_by_role("button", name="Con una cuenta").click()
    for key in ("dado: 4", "entre", "dado: 2", "igual a", "2"):
        await ana.get_by_role("button", name=key, exact=True).click()
    await ana.get_by_role("button", name="Decir", exact=True).click()
    await ana.get_by_role("button", name="azul").click()
    await ana.get_by_role("button", name=re.compile("^dominó azul")).click()
    await ana.get_by_role("button", name=re.compile("Elegir dominó azul")).click()
    await table.write(ana, "@I1,I2")
    await ana.get_by_role("button", name="Pasar la banderilla").click()

    await expect(table.has_turn(bo)).to_be_visible()
    await ana.get_by_role("button", name="Retar", exact=True).click()
    await ana.get_by_role("checkbox", name=re.compile("no corresponde al dado")).check()
    await ana.get_by_role("button", name="¡Reto!").click()
    await understood(bo, "El reto es inapropiado.")

    other = bo.get_by_role("grid", name=re.compile("Tablero de Ana"))
    await other.get_by_role("gridcell", name="D5, tetrominó recto rojo").click()
    await bo.get_by_role("button", name=re.compile("Retar: se tocan")).click()
    await understood(bo, "El reto es correcto.")
    await expect(other.get_by_role("gridcell", name="D5, libre")).to_be_visible()
    await expect(other.get_by_role("gridcell", name="I1, dominó azul")).to_be_visible()
    await bo.get_by_role("button", name="Lanzar los dados").click()
    await bo.get_by_role("button", name="Pasar la banderilla").click()

    await ana.get_by_role("button", name="Retar", exact=True).click()
    await ana.get_by_role("checkbox", name=re.compile("La pieza cabía")).check()
    await ana.get_by_role("button", name="¡Reto!").click()
    await understood(ana, "El reto es incorrecto.")
    await expect(table.has_turn(bo)).to_be_visible()


async def test_with_help_by_keyboard_on_a_phone(live_server: LiveServer, person: Person) -> None:
    """The page offers only the pieces that the dice allow. The keyboard is enough to turn, move and place a piece."""
    ana = await person(live_server.url, phone=True, name="Ana")
    await table.open_table(ana, "Juggle", tournament=False, how="Contra la computadora")
    await ana.get_by_role("button", name="Lanzar los dados").click(timeout=40_000)
    line = table.log(ana, r"Ana lanza: \d, \d\.").first
    await expect(line).to_be_visible()
    first = int(re.findall(r"\d", await line.inner_text())[0])
    assert await table.has_no_sideways_scroll(ana)
    bank = ana.get_by_role("group", name="Banco")
    monomino = bank.get_by_role("button", name=re.compile("^monominó rojo"))
    await (expect(monomino).to_be_enabled() if first in (1, 6) else expect(monomino).to_have_count(0))
    await table.write(ana, f"+{SHAPES[first]} d1")
    await expect(ana.get_by_text("En la mano")).to_be_visible()
    cell = ana.get_by_role("grid", name=re.compile("Tablero de Ana")).get_by_role("gridcell", name="E5, libre")
    await cell.focus()
    for key in ("ArrowLeft", "g", "v", "Enter"):
        await ana.keyboard.press(key)
    await expect(table.log(ana, "Ana coloca")).to_be_visible()


SHAPES = {1: "b1", 2: "b2", 3: "b3I", 4: "b4L", 5: "b5P", 6: "b5P"}


async def understood(page: Page, word: str) -> None:
    """Checks the words of the ruling, and dismisses it."""
    ruling = page.get_by_role("region", name="Decisión")
    await expect(ruling.get_by_text(word)).to_be_visible()
    await ruling.get_by_role("button").last.click()
    await expect(ruling).to_have_count(0)
