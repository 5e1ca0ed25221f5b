"""The tutor closes all pages while a challenge waits. The board says that no referee is connected, the server rules instead,
and the tutor later finds the player's appeal in the notes."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import join, open_class, play_round, tab


async def challenge(first: Page, second: Page) -> tuple[Page, Page]:
    """Plays a wrong sentence and challenges it. Returns the page of the player who said the sentence, then the page of
    the challenger."""
    mover, other = await table.holder(first, second)
    await table.write(mover, "roll")
    a, b, c = await table.dice(mover)
    for said in ("@0", f'"{a}+{b}+{c}=0"', "=60", "pass"):
        await table.write(mover, said)
    await expect(table.has_turn(other)).to_be_visible()
    await other.get_by_role("button", name="Retar", exact=True).click()
    await other.get_by_role("checkbox", name=re.compile("La cuenta está mal o falta")).check()
    await other.get_by_role("button", name="¡Reto!").click()
    return mover, other


async def test_no_board_freezes_for_a_tutor_who_is_not_there(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await tab(tutor, "Llamadas")
    await tutor.get_by_label(re.compile("Si no hay ningún docente conectado")).select_option("10000")
    await tab(tutor, "Alumnos")
    await tutor.get_by_label("Quién decide primero").select_option("tutor")
    await play_round(tutor, pupils, "random")
    mover, other = await challenge(*pupils.values())
    waiting = mover.get_by_role("region", name=re.compile("Reto en espera"))
    await expect(waiting).to_contain_text("El réferi está decidiendo")
    keeps = await tutor.context.new_page()
    await tutor.close()

    await expect(waiting.get_by_role("status")).to_have_text(
        "Ahora no hay ningún réferi conectado. Si no vuelve, decide el servidor."
    )
    await expect(waiting.get_by_role("timer")).to_be_visible()
    appeal = mover.get_by_role("button", name="Pedir otra opinión")
    await expect(appeal).to_be_visible()
    await expect(mover.get_by_text("El reto es correcto.").first).to_be_visible()
    await appeal.click()
    await expect(
        mover.get_by_role("region", name="Qué ha pasado").get_by_text("queda anotada. Sigue el juego.").first
    ).to_be_attached()
    await expect(
        mover.get_by_role("region", name="Qué ha pasado").get_by_text("La decisión queda firme.").first
    ).to_be_attached()
    await expect(other.get_by_role("region", name="Decisión sobre")).to_have_count(0)

    await keeps.goto(f"{live_server.url}#/c/{code}")
    calls = keeps.get_by_role("region", name="Llamadas").first
    await expect(calls).to_contain_text("Apelación anotada: no había docente")
    await calls.get_by_role("button", name=re.compile("^Voy")).click()
    await expect(keeps.get_by_role("region", name="Apelaciones anotadas sin réferi")).to_be_visible()
