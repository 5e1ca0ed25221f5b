"""Tests of the lobby: the games are on the first screen, the layout is stable while it loads, and a person's own games
form a short list."""

import json
import re

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, has_turn, open_table, resign
from tests.e2e.test_access import objections

MAX_SHIFT = 0.05
"""Maximum layout shift while the lobby loads. Google calls 0.1 poor; on a phone a finger misses its target at smaller
shifts."""
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
SKILLS = {"ana": {"skills": {"arithmetic": {"rating": 1_450, "asked": 9, "right": 8}}, "games": {"contig60": {}}, "days": []}}
"""A learner of the school with two stars of three in sums."""
LAST = "Sobre Banderilla: código y licencias"
"""The element of the lobby that loads last."""


async def shift_of(page: Page) -> float:
    """Reloads the page and returns its layout shift after everything has loaded."""
    await page.add_init_script(SHIFTS)
    await page.reload()
    await expect(page.get_by_role("link", name=LAST)).to_be_visible()
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready")
    return float(await page.evaluate("window.shift"))


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
async def test_the_lobby_does_not_jump_while_it_loads(live_server: LiveServer, person: Person, phone: bool) -> None:
    page = await person(live_server.url, phone=phone, name="Ana")
    await page.evaluate(f"localStorage.setItem('banderilla.skills', '{json.dumps(SKILLS)}')")
    assert await shift_of(page) < MAX_SHIFT
    stars = page.get_by_role("img", name=re.compile("Escuela: 2 de [0-9]+ estrellas"))
    await expect(page.get_by_role("button", name="Jugar Contig 60").get_by_role("img").and_(stars)).to_be_visible()
    await expect(stars).to_have_count(1)
    await page.get_by_label("Tu nombre").fill("Bo")  # another learner of the same device
    await page.keyboard.press("Tab")
    await expect(stars).to_have_count(0)
    await page.get_by_label("Tu nombre").fill("Ana")
    await page.keyboard.press("Tab")
    await open_table(page, "FIAR", tournament=False, how="Contra la computadora")
    await expect(page.get_by_role("gridcell").first).to_be_visible()
    await page.goto(f"{live_server.url}#/")
    await expect(page.get_by_role("region", name="Mis partidas").get_by_role("link", name="FIAR")).to_be_visible()
    assert await shift_of(page) < MAX_SHIFT  # the page reserves the space for the person's games


@pytest.mark.parametrize(("width", "height"), [(360, 740), (320, 640)])
async def test_a_phone_shows_games_at_once(live_server: LiveServer, person: Person, width: int, height: int) -> None:
    page = await person(live_server.url, phone=True)
    await page.set_viewport_size({"width": width, "height": height})
    box = await page.get_by_role("button", name="Jugar Ajedrez").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] / 2 < height
    assert await page.evaluate("document.documentElement.scrollHeight") < 3_700
    assert await has_no_sideways_scroll(page)
    await expect(page.get_by_role("button", name="Jugar ya")).to_have_count(1)
    code = await page.get_by_label("Código de la mesa").bounding_box()
    enter = await page.get_by_role("button", name="Entrar").bounding_box()
    assert code is not None
    assert enter is not None
    assert abs(code["y"] + code["height"] / 2 - enter["y"] - enter["height"] / 2) < 6  # both elements are on one line


async def test_the_shelves_have_no_hole(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    await expect(page.get_by_role("button", name="Jugar Truco")).to_be_visible()
    for width in (360, 820, 1280, 1920):
        await page.set_viewport_size({"width": width, "height": 800})
        holes = await page.evaluate(
            """() => [...document.querySelectorAll(".shelf")].flatMap((shelf) => {
                 const last = shelf.querySelector("li:last-child").getBoundingClientRect();
                 return Math.abs(last.right - shelf.getBoundingClientRect().right) > 2 ? [shelf.textContent.slice(0, 30)] : [];
               })"""
        )
        assert holes == [], width


async def test_a_game_against_the_computer_waits_for_nobody_and_can_be_removed(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    ana = await person(live_server.url, name="Ana")
    await open_table(ana, "FIAR", tournament=False, how="Contra la computadora")
    await expect(has_turn(ana)).to_be_visible(timeout=20_000)
    await ana.goto(f"{live_server.url}#/")
    await open_table(ana, "Damas", tournament=False)
    bo = await come(live_server.port, name="Bo")
    await bo.ask("join", room=ana.url[-6:])
    await expect(ana.get_by_role("gridcell").first).to_be_visible()
    await ana.goto(f"{live_server.url}#/")
    mine = ana.get_by_role("region", name="Mis partidas")
    await expect(mine.get_by_role("link", name="Damas")).to_contain_text(re.compile("Te toca|Le toca a tu rival"))
    await expect(mine.get_by_role("button", name="Quitar de mis partidas: Damas")).to_have_count(0)  # Bo's game still runs
    await mine.get_by_role("link", name="Todas mis partidas (2)").click()
    running = ana.get_by_role("region", name="En juego")
    await expect(running.get_by_role("link", name="FIAR")).to_contain_text("Sin terminar")
    await expect(running.get_by_role("button", name="Quitar de mis partidas: Damas")).to_have_count(0)
    await running.get_by_role("button", name="Quitar de mis partidas: FIAR").click()
    await expect(running.get_by_role("link")).to_have_count(1)
    await ana.reload()
    await expect(running.get_by_role("link")).to_have_count(1)


async def test_the_last_game_continues_or_starts_again_with_one_tap(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    page = await person(live_server.url, name="Ana", phone=True)
    await page.get_by_role("button", name="Jugar FIAR").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Nivel").select_option(label="Aprendiz")
    await dialog.get_by_role("button", name="Contra la computadora").click()
    await expect(has_turn(page)).to_be_visible(timeout=20_000)
    first = page.url
    await page.goto(f"{live_server.url}#/")
    mine = page.get_by_role("region", name="Mis partidas")
    await expect(mine.get_by_role("link", name="FIAR")).to_be_visible()
    assert await objections(page) == []
    await mine.get_by_role("link", name="FIAR").click()
    await expect(page).to_have_url(first)
    await resign(page)
    await page.goto(f"{live_server.url}#/")
    assert await shift_of(page) < MAX_SHIFT
    assert await objections(page) == []
    await mine.get_by_role("button", name="Jugar otra").click()
    await expect(page).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
    assert page.url != first
    await expect(page.get_by_role("gridcell").first).to_be_visible()
    room = page.url[-6:]
    eva = await come(live_server.port, name="Eva")
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.until(lambda: room in eva.views)
    assert eva.views[room]["room"]["seats"][1]["level"] == "learner"


async def test_a_lesson_that_is_done_is_marked_on_its_game(live_server: LiveServer, person: Person) -> None:
    page = await person(f"{live_server.url}#/learn/fiar", phone=True)
    over = page.get_by_role("heading", name="¡Ya sabes jugar!")
    skip = page.get_by_role("button", name="Saltar")
    await expect(skip).to_be_visible()
    step = page.locator("#step")
    for _ in range(20):
        said = await step.inner_text()
        await skip.click()
        await expect(over.or_(step.filter(has_not_text=re.compile(f"^{re.escape(said)}$"))).first).to_be_visible()
        if await over.is_visible():
            break
    await expect(page.get_by_role("img", name="Lección hecha")).to_be_visible()
    await page.get_by_role("button", name="Empezar de nuevo").click()
    await expect(step).to_be_visible()
    await page.goto(f"{live_server.url}#/")
    await expect(page.get_by_role("button", name="Jugar FIAR").get_by_role("img", name="Lección hecha")).to_be_visible()
    await expect(page.get_by_role("img", name="Lección hecha")).to_have_count(1)
