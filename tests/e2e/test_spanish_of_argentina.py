"""The page addresses a browser in Argentina with *vos* and *desafiar*, and other browsers with *tú* and *retar*. A
person can choose either."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import open_class

LANG = "es-AR"
NAME = "Español (Argentina)"


async def test_the_lobby_has_vos_and_the_list_of_languages_has_both(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, lang=LANG)
    await expect(page.locator("html")).to_have_attribute("lang", LANG)
    await expect(page.get_by_text("Elegí un juego")).to_be_visible()
    languages = page.get_by_role("banner").get_by_role("combobox")
    assert await languages.locator("option").all_inner_texts() == ["Español", "English", NAME, "Português"]
    assert await languages.locator("option:checked").inner_text() == NAME
    await languages.select_option("es")
    await expect(page.get_by_text("Elige un juego")).to_be_visible()
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "es")
    elsewhere = await person(live_server.url, lang="es-MX")
    await expect(elsewhere.get_by_text("Elige un juego")).to_be_visible()


async def test_a_table_has_vos_and_a_challenge_is_a_desafio(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, lang=LANG, name="Ana")
    url = await table.open_table(ana, "Contig 60")
    bo = await person(url, lang=LANG, name="Bo", phone=True)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    mover, other = await table.holder(ana, bo)
    await table.write(mover, "roll")
    a, b, c = await table.dice(mover)
    for said in ("@0", f'"{a}+{b}+{c}=0"', "=60", "pass"):
        await table.write(mover, said)
    await expect(table.has_turn(other)).to_be_visible()
    await expect(other.get_by_text("Revisá la jugada anterior: desafiá o lanzá los dados").first).to_be_visible()
    await other.get_by_role("button", name="Desafiar", exact=True).click()
    await expect(other.get_by_role("dialog").get_by_text(re.compile("^Si acertás, ")).first).to_be_visible()
    assert not await said_with_tu(other)
    await other.get_by_role("checkbox", name=re.compile("La cuenta está mal o falta")).check()
    await other.get_by_role("button", name="¡Desafío!").click()
    await expect(table.log(other, "Desafío de .*: correcto")).to_have_count(1)
    assert not await said_with_tu(other)


async def test_a_class_has_vos(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, lang=LANG)
    code = await open_class(tutor)
    pupil = await person(f"{live_server.url}#/c/{code}", lang=LANG, phone=True)
    await pupil.get_by_label("¿Cómo te llamás en esta clase?").fill("Ana")
    await pupil.get_by_role("button", name="Entrar a la clase").click()
    await expect(pupil.get_by_role("heading", name="Hola, Ana")).to_be_visible()
    await pupil.get_by_role("button", name="Levantar la mano").click()
    await expect(pupil.get_by_text("¿Qué necesitás?")).to_be_visible()
    for page in (tutor, pupil):
        assert not await said_with_tu(page)


async def said_with_tu(page: Page) -> list[str]:
    """Returns the words on the page that would be different in Argentina."""
    text = await page.locator("body").inner_text()
    return re.findall(r"\b(?:tú|ti|contigo|tienes|puedes|quieres|pierdes|Elige|Escribe|Mira bien|Ret(?:o|os|ar|a))\b", text)
