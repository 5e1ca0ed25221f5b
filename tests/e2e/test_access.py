"""The accessibility checker axe reports no fault on any screen, on a phone and on a desktop, in Spanish and in English."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engines.registry import all_engines
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

ROOT = Path(__file__).parents[2]
AXE = ROOT / "clients/web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: "tag", values: tags } });
  return found.violations.map((each) => ({ id: each.id, at: each.nodes.map((node) => node.target.join(" ")).slice(0, 4) }));
}"""
WORDS = {
    "es-ES": {
        "play": "Jugar",
        "bot": "Contra la computadora",
        "friend": "Jugar con alguien",
        "close": "Cerrar",
        "dark": "Oscuros",
    },
    "en-GB": {"play": "Play", "bot": "Against the computer", "friend": "Play with someone", "close": "Close", "dark": "Dark"},
}
LOOKS = [pytest.param(phone, lang, id=f"{'phone' if phone else 'desktop'}-{lang}") for phone in (False, True) for lang in WORDS]


SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))"""


async def objections(page: Page) -> Any:
    """Returns the faults that axe reports. First waits until all motion has stopped, because a fading colour has no
    final contrast."""
    await page.evaluate(SETTLED)
    if await page.evaluate("typeof axe === 'undefined'"):
        await page.evaluate(AXE.read_text())
    return await page.evaluate(RUN, TAGS)


@pytest.mark.parametrize(("phone", "lang"), LOOKS)
async def test_lobby_settings_and_waiting_room(live_server: LiveServer, person: Person, phone: bool, lang: str) -> None:
    words = WORDS[lang]
    page = await person(live_server.url, phone=phone, lang=lang)
    game = page.get_by_role("button", name=f"{words['play']} Contig 60")
    await expect(game).to_be_visible()
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)
    await game.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await objections(page) == []
    await page.get_by_role("dialog").get_by_role("button", name=words["friend"]).click()
    await expect(page.get_by_role("img").first).to_be_visible()
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)
    await page.goto(f"{live_server.url}#/settings")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert await objections(page) == []
    await page.get_by_role("radio", name=words["dark"]).check()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await objections(page) == []
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def names(slug: str) -> tuple[str, str]:
    """Returns a game's name in Spanish and in English, from the game's folder in the client."""
    titles = ((ROOT / "clients/web/src/games" / slug / f"words.{lang}.ts").read_text() for lang in ("es", "en"))
    spanish, english = (title.partition('name: "')[2].partition('"')[0] for title in titles)
    return spanish, english


GAMES = dict(names(engine.about.slug) for engine in all_engines().values() if engine.about.listed)


@pytest.mark.parametrize("game", sorted(GAMES)[::5])
async def test_the_board_on_a_desktop(live_server: LiveServer, person: Person, game: str) -> None:
    """Checks the board of a game against the computer. `test_lessons.py` checks every board on a phone."""
    words = WORDS["en-GB"]
    page = await person(live_server.url, lang="en-GB")
    await page.get_by_role("button", name=f"{words['play']} {GAMES[game]}").click()
    await page.get_by_role("dialog").get_by_role("button", name=words["bot"]).click()
    await expect(page).to_have_url(re.compile("#/r/"))
    board = page.get_by_role("region", name="Board", exact=True)
    await expect(board.get_by_role("button").or_(board.get_by_role("grid")).first).to_be_visible()
    assert await objections(page) == []
    await page.emulate_media(color_scheme="dark")
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)
