"""Par 55 for two people, one of them on a phone: the choice of hands at the start, a wrong score, three challenges, and
a bump."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

BLOCK = "círculo rojo grande"


async def lay(page: Page, block: str, base: str) -> None:
    await page.get_by_role("button", name=block, exact=True).click()
    await expect(page.get_by_role("button", name=block, exact=True)).to_have_attribute("aria-pressed", "true")
    await page.get_by_role("gridcell", name=re.compile(f"^base {base}, vacía")).click()
    await expect(page.get_by_role("gridcell", name=re.compile(f"^base {base}, {block}"))).to_be_visible()


async def announce(page: Page, score: int) -> None:
    await page.get_by_role("textbox", name="Mi puntaje").fill(str(score))
    await page.get_by_role("button", name="Anunciar").click()


async def challenge(page: Page, words: str) -> None:
    await page.get_by_role("button", name="Retar", exact=True).click()
    await page.get_by_role("checkbox", name=re.compile(words)).check()
    await page.get_by_role("button", name="¡Reto!").click()


async def test_a_wrong_score_and_three_challenges(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Par 55")
    bo = await person(link, phone=True, name=None)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    await ana.get_by_role("button", name="Empieza el azul").click()
    await bo.get_by_role("button", name="Mano izquierda").click()

    mover, other = await table.holder(ana, bo)
    await lay(mover, BLOCK, "C2T")
    await announce(mover, 6)
    await mover.get_by_role("gridcell", name="espacio 6, blanco", exact=True).click()
    await mover.get_by_role("button", name="Poner el peón en 6").click()
    await mover.get_by_role("button", name="Pasar la banderilla").click()
    assert await table.has_no_sideways_scroll(bo)

    await expect(table.has_turn(other)).to_be_visible()
    await table.write(other, "!par55.time")
    await expect(table.log(other, r"inapropiado \(IA\)")).to_be_visible()
    await challenge(other, "Puntaje equivocado")
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Decisión").get_by_text("El reto es correcto.")).to_be_visible()
        await expect(page.get_by_role("gridcell", name=re.compile("^base C2T, vacía"))).to_be_visible()

    await lay(other, BLOCK, "C2T")
    await announce(other, 5)
    for _space in range(5):
        await other.get_by_role("button", name="Contar «").click()
    await other.get_by_role("button", name="Poner el peón en 5").click()
    await other.get_by_role("button", name="Pasar la banderilla").click()
    await expect(table.has_turn(mover)).to_be_visible()
    await challenge(mover, "Espacios mal contados")
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Decisión").get_by_text("El reto es incorrecto.")).to_be_visible()
    await expect(table.has_turn(other)).to_be_visible()
    await expect(other.get_by_role("gridcell", name=f"base C2T, {BLOCK}", exact=True)).to_be_visible()


async def test_a_bump_a_win_and_the_final_turn(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """Plays by keyboard and text. After the opponent accepts the declared win, the opponent's final turn misses 55."""
    given = {"pawns": [3, 8], "bases": {"C2T": "large-red-circle"}}
    referee, room, (ana, bo) = await table.set_up(live_server, person, come, "par55", given)
    await ana.get_by_role("button", name="hexágono rojo pequeño", exact=True).press("Enter")
    cell = ana.get_by_role("gridcell", name="base A1L, vacía", exact=True)
    await cell.focus()
    await ana.keyboard.press("ArrowRight")
    await expect(ana.get_by_role("gridcell", name="base A1R, vacía", exact=True)).to_be_focused()
    await ana.keyboard.press("ArrowLeft")
    await ana.keyboard.press("Enter")
    await announce(ana, 5)
    await table.write(ana, ">8")
    await ana.get_by_role("button", name="Chocar", exact=True).click()
    await ana.get_by_role("gridcell", name="espacio 3, blanco", exact=True).click()
    await ana.get_by_role("button", name="Poner", exact=True).click()
    await expect(bo.get_by_role("gridcell", name="espacio 3, blanco, peón de Bo", exact=True)).to_be_visible()
    await ana.get_by_role("button", name="Pasar la banderilla").click()
    await expect(table.has_turn(bo)).to_be_visible()

    await referee.order(room, "set_position", given={"pawns": [50, 8]})
    for typed in ("sbs A1L", "=5", ">55"):
        await table.write(ana, typed)
    await ana.get_by_role("button", name="Declarar la victoria").click()
    await bo.get_by_role("button", name="Aceptar el resultado").click()
    await expect(bo.get_by_text("Turno final de Bo: ¡a caer en 55!")).to_be_visible()
    for typed in ("lrc E3R", "=5", ">13"):
        await table.write(bo, typed)
    await bo.get_by_role("button", name="Pasar la banderilla").click()
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()


async def test_with_help_a_fault_is_refused_and_likenesses_are_shown(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    await table.open_table(ana, "Par 55", tournament=False, how="Contra la computadora")
    await expect(table.has_turn(ana)).to_be_visible(timeout=60_000)
    await ana.get_by_role("gridcell", name=re.compile("^base .*, vacía")).first.wait_for()
    await ana.get_by_role("group", name=re.compile("Banco de bloques")).get_by_role("button").first.click()
    await ana.get_by_role("gridcell", name=re.compile("^base .*, vacía")).first.click()
    await expect(ana.get_by_text(re.compile("^5 de la base"))).to_be_visible()
    await announce(ana, 40)
    await expect(ana.get_by_text(re.compile(r"5 por la base .*, no 40")).first).to_be_visible()
