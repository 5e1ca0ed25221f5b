"""Tests of play without a mouse: from the lobby to a whole turn, with Tab, arrows, Enter and Space only."""

import re

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

MAX_TABS = 80

FOCUSED_NAME = """() => {
  const at = document.activeElement;
  const name = at ? at.getAttribute("aria-label") || at.labels?.[0]?.innerText || at.innerText || "" : "";
  return name.replace(/\\s+/g, " ").trim();
}"""


NEIGHBOURS = """(number) => {
  const rows = [...document.querySelectorAll("[role=row]")].map((row) =>
    [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label") ?? cell.innerText));
  const across = rows.flatMap((row, down) => row.map((name, right) => ({ name, down, right })));
  const at = across.find(({ name }) => name.startsWith(`${number}, `));
  const near = ({ down, right }) => Math.max(Math.abs(down - at.down), Math.abs(right - at.right)) === 1;
  return across.filter((cell) => near(cell) && cell.name.includes("ficha de")).length;
}"""
"""JavaScript that counts the chips around a number on the board."""


async def tab_to(page: Page, name: str) -> None:
    """Presses Tab until the element of that name has the focus."""
    for _ in range(MAX_TABS):
        if re.search(name, await page.evaluate(FOCUSED_NAME)):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"the focus never comes to {name}")


async def test_a_turn_of_contig60_by_keyboard_alone(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    await expect(page.get_by_role("button", name="Jugar Contig 60")).to_be_visible()
    await tab_to(page, "^Jugar Contig 60")
    await page.keyboard.press("Enter")
    await tab_to(page, "^Contra la computadora")
    await page.keyboard.press("Enter")
    roll = page.get_by_role("button", name="Lanzar los dados")
    await expect(roll).to_be_visible(timeout=40_000)
    await tab_to(page, "^Lanzar los dados$")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Haz una cuenta con")).to_be_visible()
    a, b, c = await table.dice(page)

    # The sum of the three dice (3 to 18) is always on the board, in its outer ring.
    target = a + b + c
    await tab_to(page, r"^\d+, ")
    await page.keyboard.press("Control+Home")
    for _ in range(min(target, 7)):
        await page.keyboard.press("ArrowRight")
    for _ in range(max(0, min(target, 14) - 7)):
        await page.keyboard.press("ArrowDown")
    for _ in range(max(0, target - 14)):
        await page.keyboard.press("ArrowLeft")
    focused = await page.evaluate(FOCUSED_NAME)
    assert focused.startswith(f"{target}, "), focused
    if "libre" in focused:
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("gridcell", name=re.compile(f"^{target}, ficha de"))).to_be_visible()
        await tab_to(page, "^La cuenta")
        await page.keyboard.type(f"{a}+{b}+{c}={target}")
        await tab_to(page, "^Puntaje")
        await page.keyboard.type(str(60 - await page.evaluate(NEIGHBOURS, target)))
        await page.keyboard.press("Enter")
    await tab_to(page, "^Pasar la banderilla$")


async def test_a_move_is_written_in_the_players_own_words(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    await page.get_by_role("button", name="Jugar Contig 60").click()
    await page.get_by_role("button", name=re.compile("^Contra la computadora")).click()
    await expect(page.get_by_role("button", name="Lanzar los dados")).to_be_visible(timeout=40_000)
    box = await table.text_line(page)
    await expect(box).to_have_accessible_description("Por ejemplo: lanzar")
    await box.fill("tirame")
    await box.press("Enter")
    await expect(page.get_by_text("No entiendo lo que escribiste. Por ejemplo: lanzar").first).to_be_visible()
    await table.write(page, "lanzar")
    await expect(table.log(page, r"lanza: \d, \d, \d").first).to_be_visible()
    await expect(box).to_have_accessible_description(re.compile("=60"))
