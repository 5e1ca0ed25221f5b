"""The challenge dialog shows the play in question and the price of a wrong challenge."""

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

PASSED = {"chips": {"0": [31], "1": [33]}, "chance": [[3, 5, 4], [2, 2, 2]], "mode": "tournament"}


async def test_it_shows_the_play_and_says_what_a_wrong_one_costs(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", PASSED)
    for said in ("roll", "@32", '"3+5*4=32"', "=58", "pass"):
        await table.write(ana, said)
    await bo.get_by_role("button", name="Retar", exact=True).click()
    dialog = bo.get_by_role("dialog")
    judged = dialog.get_by_role("region", name="Se juzga esta jugada")
    await expect(judged).to_contain_text("Ana lanza: 3, 5, 4. Coloca su ficha en el 32. Dice: 3 + 5 × 4 = 32.")
    await expect(dialog).to_contain_text("Si te equivocas, pierdes este turno y te llevas una falta: tienes 0 de 3.")
    await expect(dialog).to_contain_text(
        "Si aciertas, la jugada se deshace y bajas 2 puntos por cada regla rota (aquí bajar es bueno)."
    )
    await expect(dialog.get_by_text("No había ganado")).to_be_hidden()
    assert await objections(bo) == []


async def test_outside_the_window_it_says_that_this_is_not_the_moment_and_the_ruling_names_the_reason(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", PASSED)
    await table.write(ana, "roll")
    await bo.get_by_role("button", name="Retar", exact=True).click()
    dialog = bo.get_by_role("dialog")
    await expect(dialog).to_contain_text("Ahora no es momento: sería inapropiado.")
    await expect(dialog).to_contain_text("Todavía juega Ana: se reta cuando te pase la banderilla.")
    await expect(dialog).to_contain_text(
        "Te llevarías una falta y nada más cambiaría: tienes 0 de 3. Con la tercera pierdes el juego."
    )
    await dialog.locator('input[value="contig60.score"]').check()
    await bo.get_by_role("button", name="¡Reto!").click()
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Decisión")).to_contain_text(
            "Jugaba el otro: se reta al recibir la banderilla."
        )


async def test_while_a_win_waits_the_price_is_that_it_is_confirmed(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    given = {"chips": {"0": [27, 28, 29, 30, 31], "1": [1]}, "mode": "tournament"}
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", given)
    await table.write(ana, "five 27,28,29,30,31")
    await bo.get_by_role("button", name="Retar", exact=True).click()
    dialog = bo.get_by_role("dialog")
    await dialog.locator('input[value="contig60.goal"]').check()
    await expect(dialog).to_contain_text("Si aciertas, ganas el juego.")
    await expect(dialog).to_contain_text("Si te equivocas, la victoria queda confirmada y te llevas una falta")


async def test_a_refusal_says_what_is_wrong_with_the_numbers_that_were_played(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    given = {**PASSED, "mode": "assisted"}
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "contig60", given)
    for said in ("roll", "@32"):
        await table.write(ana, said)
    box = ana.get_by_label("Escribir la jugada")
    await box.fill('"3+5=8"')
    await box.press("Enter")
    notice = ana.get_by_test_id("notice")
    await expect(notice).to_contain_text("La cuenta usa 3 y 5; los dados son 3, 5 y 4: usa los tres, una vez cada uno.")
    await expect(notice).not_to_contain_text("Eso va contra una regla")
