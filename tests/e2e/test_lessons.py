"""Plays the first lesson of every game from start to end: by touches, for some games by clicks. Each lesson ends at a table
against the computer. axe checks the lesson and this table's board."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from engines.registry import all_engines
from server.school.lesson import places
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

GAMES = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)
SAID = {
    "es-ES": {"next": "Seguir", "over": "¡Ya sabes jugar!", "play": "Jugar contra la computadora", "board": "Tablero"},
    "en-GB": {"next": "Go on", "over": "You can play now!", "play": "Play against the computer", "board": "Board"},
}
COUNTS_CONFETTI = """() => {
  window.confetti = 0;
  new MutationObserver(() => {
    window.confetti = Math.max(window.confetti, document.querySelectorAll(".sky.confetti i").length);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""JavaScript that remembers how many pieces of confetti the page has shown at once: they are gone after two seconds."""
DONE = "([game, number]) => JSON.parse(localStorage.getItem('banderilla.lessons') ?? '{}')[game] > number"


async def touch(page: Page, names: list[str], *, by_finger: bool) -> None:
    """Does the steps in order: taps a cell or a button, writes a text, or chooses a rule and the piece that broke it."""
    for name in names:
        kind, what = name[0], name[1:]
        if kind == "=":
            field, text = what.split("=", 1) if what[1:2] == "=" else ("0", what)
            await page.locator(".board-panel input:visible").nth(int(field)).fill(text)
        elif kind in "?!":
            await page.get_by_role("dialog").locator(f'input[value="{what}"]').check()
        elif kind == "~" and not by_finger:
            continue
        elif kind == "@" and by_finger:
            cell = page.locator(f'[data-cell="{what}"]').first
            await cell.scroll_into_view_if_needed()
            await cell.tap()
        else:
            place = place_of(page, kind, what)
            # A child taps the marked control where it is, so the page must not hide it.
            await expect(place).to_be_in_viewport(ratio=0.9)
            await place.click()
    if names and names[-1][0] in "?!":
        await page.get_by_role("dialog").locator('button[type="submit"]').click()


def place_of(page: Page, kind: str, what: str) -> Locator:
    if kind == "@":
        return page.locator(f'[data-cell="{what}"]').first
    return page.locator(f'[data-call="{what}"]:visible').first


async def walk(page: Page, game: str, said: dict[str, str], *, by_finger: bool) -> None:
    every = places(game)
    for number, here in enumerate(every):
        if not here.act.follows:
            heading = page.get_by_role("heading", level=2, name=re.compile(rf"\b{here.step + 1}\b"))
            await expect(heading.first).to_be_visible()
            if any(name[0] == "@" for name in here.act.touch):
                # The sentence says "the marked one", so the board must mark it.
                await expect(page.locator("[data-look]").first).to_be_attached()
            await touch(page, list(here.act.touch), by_finger=by_finger)
        await page.wait_for_function(DONE, arg=[game, number])
        if number + 1 == len(every) or every[number + 1].part != here.part:
            await page.get_by_role("button", name=said["next"], exact=True).click()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "phone", "lang"), [*((game, True, "es-ES") for game in GAMES), *((game, False, "en-GB") for game in GAMES[::8])]
)
async def test_a_lesson_is_walked_to_its_end(
    live_server: LiveServer, person: Person, game: str, phone: bool, lang: str
) -> None:
    said = SAID[lang]
    page = await person(f"{live_server.url}#/learn/{game}", phone=phone, lang=lang)
    await expect(page.get_by_role("region", name=said["board"], exact=True)).to_be_visible()
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)
    await walk(page, game, said, by_finger=phone)
    await expect(page.get_by_role("heading", name=said["over"])).to_be_visible()
    await expect(page.locator(".over .bunting svg")).to_be_in_viewport(ratio=0.9)
    await expect(page.locator(".sky")).to_have_count(0)  # the device asks for less motion
    if phone:
        await page.get_by_role("button", name=said["play"]).click()
        await expect(page).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
        await expect(page.get_by_role("region", name=said["board"], exact=True)).to_be_visible()
        # With help, no game offers a challenge.
        await expect(page.get_by_role("button", name=re.compile("Retar|Soplar"))).to_have_count(0)
        assert not re.search(r"\breta\b|\bRetar\b", await page.get_by_role("main").inner_text())
        assert await objections(page) == []
        await page.emulate_media(color_scheme="dark")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await objections(page) == []


@pytest.mark.motion
async def test_the_end_of_a_lesson_is_celebrated_once(live_server: LiveServer, person: Person) -> None:
    number = len(places("ajedrez")) - 1
    page = await person(live_server.url, phone=True)
    await page.evaluate("number => localStorage.setItem('banderilla.lessons', JSON.stringify({ajedrez: number}))", number)
    await page.goto(f"{live_server.url}#/learn/ajedrez")
    await touch(page, list(places("ajedrez")[number].act.touch), by_finger=True)
    await page.evaluate(COUNTS_CONFETTI)
    await page.get_by_role("button", name="Seguir", exact=True).click()
    await expect(page.get_by_role("heading", name="¡Ya sabes jugar!")).to_be_visible()
    await table.pictures(page, "lesson_over")
    assert await page.evaluate("confetti") == 30
    await expect(page.locator(".sky")).to_have_count(0)
    await expect(page.locator(".over .bunting svg")).to_be_in_viewport(ratio=0.9)
    await page.reload()
    await expect(page.get_by_role("heading", name="¡Ya sabes jugar!")).to_be_visible()
    await expect(page.locator(".sky")).to_have_count(0)


async def test_the_lesson_refuses_errors_skips_a_step_and_resumes(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True)
    await page.get_by_role("button", name="Jugar Contig 60").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_text("¿Primera vez con Contig 60?")).to_be_visible()
    await dialog.get_by_role("link", name="Aprender").click()
    await page.get_by_role("button", name="Lanzar los dados").click()
    await expect(page.get_by_text("Paso 2 de 6")).to_be_visible()
    # This placement is legal, but the lesson asks for another one.
    await page.locator('[data-cell="40"]').tap()
    await page.locator('[data-call="place"]').click()
    await expect(page.get_by_test_id("notice")).to_contain_text("pero ahora prueba lo que dice el paso")
    await touch(page, ["@28", "#place"], by_finger=True)
    await expect(page.get_by_text("Paso 3 de 6")).to_be_visible()
    # The announced sentence is a fault: the engine names it and gives the right sum.
    await touch(page, ["=0=4+6+4=28", "=1=57", "#say"], by_finger=True)
    await expect(page.get_by_test_id("notice")).to_contain_text("4 + 6 + 4 es 14")
    await page.reload()
    await expect(page.get_by_text("Paso 3 de 6")).to_be_visible()
    await page.get_by_role("button", name="Saltar").click()
    await expect(page.get_by_text("Paso 4 de 6")).to_be_visible()
    await page.get_by_role("link", name="Salir").click()
    await page.get_by_role("button", name="Jugar Contig 60").click()
    await expect(dialog.get_by_text("¿Primera vez con Contig 60?")).to_be_hidden()
    await dialog.get_by_role("link", name="Aprender").click()
    await expect(page.get_by_text("Paso 4 de 6")).to_be_visible()
