"""A class plays two whole rounds: a tutor, a director, eight pupils on four boards, and a spectator.

An appeal goes to the director, a disconnected pupil continues on another device, the tutor calls the time, all pupils
sign their cards, and the standings are right.
"""

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import resign

PUPILS = ("Ana", "Bo", "Cruz", "Dana", "Eli", "Fede", "Gala", "Hugo")


async def open_class(page: Page) -> str:
    """Opens a class for the tutor. Returns its code."""
    await page.get_by_role("button", name="Abrir una clase").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Nombre de la clase").fill("Quinto B")
    own = dialog.get_by_label("Tu nombre, como lo ve la clase")
    if await own.count() and await own.input_value() == "":
        await own.fill("Eva")
    await dialog.get_by_role("button", name="Abrir una clase").click()
    await expect(page).to_have_url(re.compile(r"#/c/[2-9A-Z]{5}$"))
    return page.url[-5:]


async def join(page: Page, name: str) -> None:
    await page.get_by_label("¿Cómo te llamas en esta clase?").fill(name)
    await page.get_by_role("button", name="Entrar a la clase").click()
    await expect(page.get_by_role("heading", name=f"Hola, {name}")).to_be_visible()


async def tab(page: Page, name: str) -> None:
    await page.get_by_role("tab", name=name).click()


async def play_round(tutor: Page, pupils: dict[str, Page], how: str) -> list[tuple[str, str]]:
    """Starts a round of Contig 60 as the tutor, and waits until all pupils are at their boards. Returns the pairs, the
    first seat first."""
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("contig60")
    await tutor.locator("select[name=how]").select_option(how)
    await tutor.get_by_role("button", name="Formar las mesas").click()
    boards = tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(len(pupils) // 2)
    pairs = [tuple(await board.get_by_role("button").all_inner_texts()) for board in await boards.all()]
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    for page in pupils.values():
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
    await expect(tutor.get_by_role("link", name=re.compile("^Abrir la mesa .*Juegan"))).to_have_count(len(pairs))
    return [(first, second) for first, second in pairs]


async def appeal_to_the_director(director: Page, first: Page, second: Page) -> None:
    """A wrong sentence gets the ruling C (correct challenge). The dashboard calls the director, who changes the ruling
    to I (incorrect); the board is then as before the challenge."""
    mover, other = await table.holder(first, second)
    await table.write(mover, "roll")
    a, b, c = await table.dice(mover)
    for said in ("@0", f'"{a}+{b}+{c}=0"', "=60", "pass"):
        await table.write(mover, said)
    await expect(table.has_turn(other)).to_be_visible()
    await other.get_by_role("button", name="Retar", exact=True).click()
    await other.get_by_role("checkbox", name=re.compile("La cuenta está mal o falta")).check()
    await other.get_by_role("button", name="¡Reto!").click()
    await mover.get_by_role("button", name="Pedir otra opinión").click()
    await tab(director, "Mesas")
    await director.get_by_role("link", name=re.compile("^Abrir la mesa 1 Apelación")).click()
    referee = director.get_by_role("region", name=re.compile("Panel del réferi"))
    await referee.get_by_role("radio", name=re.compile("^I Incorrecto")).check()
    await referee.get_by_label("Motivo (lo ven los jugadores)").first.fill("La cuenta vale")
    await referee.get_by_role("button", name="Dar la decisión").click()
    for page in (first, second):
        await expect(page.get_by_role("region", name="Decisión").get_by_text("El reto es incorrecto.")).to_be_visible()
        await page.get_by_role("button", name="Acepto", exact=True).click()
    await expect(table.has_turn(mover)).to_be_visible()
    await director.get_by_role("link", name="Clase").click()


async def sign_all(tutor: Page, pupils: dict[str, Page]) -> None:
    for page in pupils.values():
        await page.get_by_role("button", name="Firmar mi tarjeta").click()
    await expect(tutor.get_by_role("link", name=re.compile("Terminada$"))).to_have_count(len(pupils) // 2)


async def points(page: Page) -> dict[str, str]:
    """Returns the points in the standings, by name."""
    await tab(page, "Posiciones")
    rows = page.get_by_role("table").get_by_role("row")
    await expect(rows).to_have_count(len(PUPILS) + 1)
    cells = [await row.locator("th, td").all_inner_texts() for row in (await rows.all())[1:]]
    return {name: shown for _place, name, shown, *_rest in cells}


@pytest.mark.long
async def test_two_rounds_of_a_class(live_server: LiveServer, person: Person) -> None:
    director = await person(live_server.url, name="Eva")
    code = await open_class(director)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in PUPILS}
    for name, page in pupils.items():
        await join(page, name)
    await expect(director.get_by_role("heading", name="8 alumnos")).to_be_visible()
    await director.get_by_role("button", name="Invitar a otro docente").click()
    await director.get_by_role("button", name="Nuevo enlace: líder del juego").click()
    link = await director.get_by_label("Enlace para un líder del juego").input_value()
    tutor = await person(live_server.url, name="Luis")
    await tutor.goto(link)
    await expect(tutor.get_by_role("tab", name="Mesas")).to_be_visible()

    pairs = await play_round(tutor, pupils, "random")
    assert sorted(name for pair in pairs for name in pair) == sorted(PUPILS)
    loser, winner = pairs[0]
    await appeal_to_the_director(director, pupils[loser], pupils[winner])
    await resign(pupils[loser])
    watcher = await person(f"{live_server.url}#/c/{code}")
    # People outside the class see no names and no boards.
    await expect(watcher.get_by_role("button", name="Entrar")).to_be_visible()
    for name in (*PUPILS, "Mirar"):
        assert name not in await watcher.inner_text("main")
    await tab(director, "Alumnos")
    await expect(director.get_by_role("region", name="Miran: 1").get_by_text("no es de la clase")).to_be_visible()

    await tab(tutor, "Mesas")
    for _asked_then_confirmed in range(2):
        await tutor.get_by_role("button", name="Pedir el límite de tiempo").click()
    await sign_all(tutor, pupils)
    assert await points(tutor) == {name: {winner: "1", loser: "0"}.get(name, "0,5") for name in PUPILS}
    await tab(director, "Mesas")
    await director.get_by_role("button", name="Cerrar la ronda").click()
    await director.get_by_role("button", name="Sí", exact=True).click()
    for page in pupils.values():
        await page.get_by_role("link", name="Volver a la clase").click()

    again = await play_round(tutor, pupils, "swiss")
    assert {frozenset(pair) for pair in again}.isdisjoint({frozenset(pair) for pair in pairs})
    lost = again[0][0]
    await pupils[lost].context.close()
    tablet = await person(f"{live_server.url}#/c/{code}")
    await join(tablet, "Tableta")
    await tab(tutor, "Alumnos")
    await tutor.get_by_role("button", name="Más sobre Tableta").click()
    await tutor.get_by_label("Tableta es en verdad…").select_option(label=lost)
    await tutor.get_by_role("button", name="Es otro alumno con otro aparato").click()
    await expect(tablet.get_by_role("region", name="Tablero")).to_be_visible()
    pupils[lost] = tablet
    for first, _second in again:
        await resign(pupils[first])
    await tab(tutor, "Mesas")
    await sign_all(tutor, pupils)
    before = {name: {winner: 1.0, loser: 0.0}.get(name, 0.5) for name in PUPILS}
    wins = {second for _first, second in again}
    expected = {name: before[name] + (name in wins) for name in PUPILS}
    assert await points(tutor) == {name: f"{total:g}".replace(".", ",") for name, total in expected.items()}
