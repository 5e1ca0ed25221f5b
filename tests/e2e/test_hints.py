"""The button "What can I do?" shows an idea in words, only on the page of the player who asks. A tutor sees how many ideas
a player has asked for, and a tournament has no ideas."""

import pytest
from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

ASK = {"es-ES": "¿Qué puedo hacer?", "en-GB": "What can I do?"}
IDEA = {"es-ES": "Prueba el ", "en-GB": "Try the "}
MARKED = {"es-ES": "con marca", "en-GB": "marked"}
PLAY = {"es-ES": ("Jugar Ajedrez", "Contra la computadora"), "en-GB": ("Play Chess", "Against the computer")}


@pytest.mark.parametrize(("phone", "lang"), [(True, "es-ES"), (False, "en-GB")])
async def test_with_help_one_idea_in_words(live_server: LiveServer, person: Person, phone: bool, lang: str) -> None:
    page = await person(live_server.url, phone=phone, lang=lang)
    game, how = PLAY[lang]
    await page.get_by_role("button", name=game).click()
    await page.get_by_role("dialog").get_by_role("button", name=how).click()
    ask = page.get_by_role("button", name=ASK[lang])
    await ask.click()
    await expect(page.get_by_test_id("notice")).to_contain_text(IDEA[lang])
    # The page marks the square that the piece leaves and the square that it enters, visibly and for screen readers.
    await expect(page.locator("[data-look]")).to_have_count(2)
    await expect(page.get_by_role("gridcell", name=MARKED[lang])).to_have_count(2)
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)


async def test_a_tournament_offers_none(live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee, room, pages = await table.set_up(
        live_server, person, come, "fiar", {"board": {"B1": "c3r3", "R1": "c7r2"}, "flag": 0}
    )
    await expect(table.has_turn(pages[0])).to_be_visible()
    await expect(pages[0].get_by_role("button", name=ASK["es-ES"])).to_be_hidden()
    assert "hints" not in referee.views[room]["room"]["seats"][0]
