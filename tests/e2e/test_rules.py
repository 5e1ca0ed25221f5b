"""The rules page of every game, opened from the lobby and at a table, is readable, also on a phone."""

import pytest
from playwright.async_api import expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import GAMES, WORDS, objections

TITLES = {"es-ES": ("Reglas del juego", "Reglas de", "Volver"), "en-GB": ("Rules of the game", "Rules of", "Back")}


@pytest.mark.long
@pytest.mark.parametrize(("phone", "lang"), [(True, "es-ES"), (False, "en-GB")])
async def test_from_the_lobby(live_server: LiveServer, person: Person, lang: str, phone: bool) -> None:
    page = await person(live_server.url, phone=phone, lang=lang)
    link, title, back = TITLES[lang]
    half = sorted(GAMES)[phone::2]  # one language for each game: other tests compare the words of the languages
    for spanish, english in ((game, GAMES[game]) for game in half):
        name = spanish if lang.startswith("es") else english
        await page.get_by_role("button", name=f"{WORDS[lang]['play']} {name}").click()
        await page.get_by_role("dialog").get_by_role("link", name=link).click()
        await expect(page.get_by_role("heading", level=1, name=f"{title} {name}")).to_be_visible()
        await expect(page.get_by_role("heading", level=2).nth(3)).to_be_visible()
        await expect(page.locator("figure").nth(1)).to_be_visible()
        assert await objections(page) == []
        assert await table.has_no_sideways_scroll(page)
        await page.get_by_role("main").get_by_role("link", name=back).click()


async def test_at_a_table_without_leaving_it(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True)
    await page.get_by_role("button", name="Jugar Contig 60").click()
    await page.get_by_role("dialog").get_by_role("button", name="Contra la computadora").click()
    await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
    await page.get_by_role("button", name="Más", exact=True).click()
    await page.get_by_role("button", name="Reglas del juego").click()
    rules = page.get_by_role("dialog", name="Reglas de Contig 60")
    await expect(rules.get_by_role("heading", name="El reloj")).to_be_visible()
    assert await objections(page) == []
    await page.keyboard.press("Escape")
    await expect(rules).to_be_hidden()
    await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
