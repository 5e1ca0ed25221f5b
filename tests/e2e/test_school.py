"""The referees' school: a child answers exercises of every game and reads the reasons, on a phone and on a desktop."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Page, expect

from engines.registry import all_engines
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

GAMES = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)
LEVELS = {
    "es-ES": {"rule": "Nombrar la regla", "mark": "Juzgar el reto"},
    "en-GB": {"rule": "Name the rule", "mark": "Rule on the challenge"},
}
SAID = {
    "es-ES": ("¡Correcto!", "No. Era", "Otra", "Todavía no. Prueba otra vez."),
    "en-GB": ("Right!", "No. It was", "Another one", "Not yet. Try again."),
}


WRITES = """() => {
  window.written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    window.written.push(text);
    write.call(this, text, ...place);
  };
}"""
"""JavaScript that remembers the texts of each picture that the page draws."""
NAMES = {"Ana", "Bruno", "Clara", "Diego", "Elena", "Fede", "Gabi", "Hugo"}
"""The learner, and the people at the tables of the exercises (`clients/web/src/school/words.es.ts`)."""
PLACE = (130, 136, 470, 476)
"""The place of the position in the picture of a day, in pixels (`clients/web/src/school/today.ts`)."""
CELLS = (30, 30)
MAX_DIFFERENCE = 10
"""Maximum mean difference between the colours (0 to 255) of the position in the picture and on the page. In all fifteen games
it is 1 to 5, and a picture without a board differs by 17 to 157."""


def difference(picture: Path, board: bytes) -> float:
    """Returns the mean difference between the position in a picture of the day and the board on the page, cell by cell."""
    with Image.open(picture) as drawn, Image.open(io.BytesIO(board)) as shown:
        cells = [each.convert("RGB").resize(CELLS, Image.Resampling.BOX) for each in (drawn.crop(PLACE), shown)]
    return sum(ImageStat.Stat(ImageChops.difference(*cells)).mean) / 3


async def outcome(page: Page, doing: Any) -> Any:
    """Runs `doing`, an action on the page, and returns the server's next response about an exercise."""
    async with page.expect_response(lambda answer: "/school/" in answer.url and answer.ok) as found:
        await doing
    return json.loads(await (await found.value).body())


@pytest.mark.long
@pytest.mark.parametrize(("phone", "lang"), [(True, "es-ES"), (False, "en-GB")])
async def test_every_game_is_practised_at_each_level(live_server: LiveServer, person: Person, phone: bool, lang: str) -> None:
    right, wrong, another, not_yet = SAID[lang]
    page = await person(live_server.url, phone=phone, lang=lang)
    for game in GAMES[phone::2]:  # one language for each game: other tests compare the words of the languages
        shown = await outcome(page, page.goto(f"{live_server.url}#/school/{game}"))
        choices = page.locator(".question .choices button")
        await choices.nth(shown["choices"].index(shown["answer"])).click()
        await expect(page.locator(".why").get_by_text(right, exact=True)).to_be_visible()
        shown = await outcome(page, page.get_by_role("button", name=LEVELS[lang]["rule"]).click())
        await expect(choices).to_have_count(len(shown["choices"]))
        number, count = shown["choices"].index(shown["answer"]), len(shown["choices"])
        await choices.nth((number + 1) % count).click()
        if count > 2:
            await expect(page.locator(".help").get_by_text(not_yet)).to_be_visible()
            await expect(choices.nth((number + 1) % count)).to_be_disabled()
            await choices.nth((number + 2) % count).click()
        await expect(page.locator(".why").get_by_text(wrong)).to_be_visible()
        shown = await outcome(page, page.get_by_role("button", name=LEVELS[lang]["mark"]).click())
        await expect(choices).to_have_count(3)
        await choices.nth(["C", "I", "IA"].index(shown["answer"])).click()
        flags = page.locator(".why .choices button")
        if shown["remedy"]["flag"]:
            names = [*map(str, range(shown["seats"])), "over"]
            await flags.nth(names.index(shown["remedy"]["flag"])).click()
        await expect(page.get_by_role("button", name=another, exact=True)).to_be_visible()
        assert await objections(page) == [], game
        assert await table.has_no_sideways_scroll(page), game


async def test_a_mistake_comes_back_and_what_is_known_is_kept_on_the_device(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True)
    await page.get_by_role("link", name="Escuela de réferis").click()
    await expect(page.get_by_role("heading", name="Escuela de réferis")).to_be_visible()
    assert await objections(page) == []
    await table.pictures(page, "school")
    await outcome(page, page.get_by_role("link", name="Contig 60").click())
    shown = await outcome(page, page.get_by_role("button", name="Ver la falta").click())
    first, kind, choices = shown["number"], shown["kind"], page.locator(".question .choices button")
    await choices.nth(1 - shown["choices"].index(shown["answer"])).click()
    for count in range(3):
        shown = await outcome(page, page.get_by_role("button", name="Otra", exact=True).click())
        assert shown["number"] != first, count
        await choices.nth(shown["choices"].index(shown["answer"])).click()
    async with page.expect_request(lambda asked: asked.url.endswith(f"?kind={kind}")):
        shown = await outcome(page, page.get_by_role("button", name="Otra", exact=True).click())
    assert shown["number"] != first, "a new exercise of the kind that went wrong"
    await expect(page.get_by_text("En una como esta te equivocaste: va otra.")).to_be_visible()
    await page.reload()
    await page.get_by_role("link", name="Todos los juegos").click()
    await expect(page.get_by_role("listitem").filter(has_text="Contig 60")).to_contain_text("3 de 4 bien")


async def test_five_exercises_end_a_day_and_count_for_the_skills(live_server: LiveServer, person: Person) -> None:
    """Also checks that the first of the five exercises is the same for everybody, that a hint does not give the answer away,
    and that the picture of the day shows the position."""
    page = await person(live_server.url, phone=True, name="Ana")
    await page.evaluate(WRITES)
    await page.goto(f"{live_server.url}#/school/today")
    shown = await outcome(page, page.get_by_role("button", name="Empezar").click())
    other = await person(f"{live_server.url}#/school/today")
    common = await outcome(other, other.get_by_role("button", name="Empezar").click())
    assert (common["game"], common["number"]) == (shown["game"], shown["number"])
    choices = page.locator(".question .choices button")
    for number in range(1, 6):
        await expect(page.get_by_text(f"{number} de 5", exact=True)).to_be_visible()
        if number == 1:
            await page.get_by_role("button", name="Pista").click()
            await expect(page.locator(".hint")).to_be_visible()
            assert await objections(page) == []
            await table.pictures(page, "school_exercise")
        await choices.nth(shown["choices"].index(shown["answer"])).click()
        await expect(page.locator(".why").get_by_text("¡Correcto!", exact=True)).to_be_visible()
        if (remedy := shown["remedy"]) is not None and remedy["flag"]:
            names = [*map(str, range(shown["seats"])), "over"]
            await page.locator(".why .choices button").nth(names.index(remedy["flag"])).click()
        if number < 5:
            shown = await outcome(page, page.get_by_role("button", name="Otra", exact=True).click())
    await page.get_by_role("button", name="Terminar").click()
    await expect(page.get_by_text("1 día seguido")).to_be_visible()
    await expect(
        page.get_by_role("region", name="Lo que practicas").get_by_role("img", name="de 3 estrellas").first
    ).to_be_visible()
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)
    shown_board = await page.get_by_role("img", name="La jugada").screenshot()
    async with page.expect_download() as saved:
        await page.get_by_role("button", name="Compartir mi dibujo").click()
    assert difference(await (await saved.value).path(), shown_board) < MAX_DIFFERENCE
    written = await page.evaluate("written")
    assert {"Cinco de hoy", "★ ★ ★ ★ ★"}.issubset(written)
    in_position = await page.locator(".position").inner_text()
    assert not NAMES.intersection(re.findall(r"\w+", " ".join([*written, in_position]))), "the picture has no names"
    await page.reload()
    await expect(page.get_by_text("¡Listo por hoy!")).to_be_visible()
    await expect(page.locator(".over .bunting svg")).to_be_in_viewport(ratio=0.9)
    await table.pictures(page, "school_today")


async def test_an_exercise_is_answered_by_keys_alone(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    shown = await outcome(page, page.goto(f"{live_server.url}#/school/fiar"))
    await page.locator(".question .choices button").first.focus()
    for _ in range(shown["choices"].index(shown["answer"])):
        await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator(".why").get_by_text("¡Correcto!", exact=True)).to_be_visible()
    await page.keyboard.press("Tab")
    await outcome(page, page.keyboard.press("Enter"))
