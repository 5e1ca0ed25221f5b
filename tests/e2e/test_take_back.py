"""Undo during a turn in assisted mode, and rulings that stop the clock, in the browsers of both players."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.people import Guest

LEAST_PX = 24
CONTIG = {"mode": "assisted", "flag": 0, "dice": [6, 6, 6], "phase": "rolled"}


async def seated(
    live_server: LiveServer, person: Person, come: Arrival, *, phone: bool = False
) -> tuple[Guest, str, list[Page]]:
    """Opens an assisted table of Contig 60 where Ana must place a chip. Returns the referee, the room's code, and the
    pages of Ana and Bo."""
    referee = await come(live_server.port, name="Eva")
    asked = {"as": "referee", "options": {"mode": "assisted"}, "settings": {"auto_start": False}}
    room: str = (await referee.ask("create", game="contig60", seats=2, **asked))["params"]["room"]
    pages = [await person(f"{live_server.url}#/r/{room}", name=name, phone=phone) for name in ("Ana", "Bo")]
    for seat, page in enumerate(pages):
        await table.sit_down(page)
        await referee.until(lambda seat=seat: referee.views[room]["room"]["seats"][seat]["kind"] == "person")  # type: ignore[misc]
    await referee.order(room, "set_position", given=CONTIG)
    return referee, room, pages


async def found_small(page: Page, width: int, percent: int) -> str | None:
    """Returns a fault of the undo button at this screen width and text size, or None. The button must be whole, large
    enough and uncovered."""
    await page.set_viewport_size({"width": width, "height": 640})
    await page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%`; }", percent)
    await undo(page).scroll_into_view_if_needed()
    box = await undo(page).bounding_box()
    assert box is not None
    await undo(page).click(trial=True)
    if min(box["width"], box["height"]) < LEAST_PX or box["x"] < 0 or box["x"] + box["width"] > width:
        return f"{width} px, {percent} %: {box}"
    return None if await table.has_no_sideways_scroll(page) else f"{width} px, {percent} %: the page scrolls sideways"


def undo(page: Page) -> Any:
    return page.locator('[data-call="take_back"]')


@pytest.mark.parametrize("phone", [False, True])
async def test_a_chip_is_taken_back_before_the_flag_is_passed(
    live_server: LiveServer, person: Person, come: Arrival, phone: bool
) -> None:
    referee, room, (ana, bo) = await seated(live_server, person, come, phone=phone)
    await expect(undo(ana)).to_have_count(0)
    await ana.locator('[data-cell="18"]').click()
    await ana.locator('.board-panel [data-call="place"]').click()
    await expect(undo(ana)).to_be_visible()
    await expect(undo(ana)).to_have_accessible_name("Deshacer")
    await expect(undo(bo)).to_have_count(0)
    assert await objections(ana) == []
    assert await table.has_no_sideways_scroll(ana)
    assert referee.views[room]["game"]["turn"]["cell"] == 18
    if phone:
        assert [await found_small(ana, width, percent) for width, percent in ((320, 100), (360, 200))] == [None, None]
    await undo(ana).press("Enter")
    await expect(undo(ana)).to_have_count(0)
    await referee.until(lambda: referee.views[room]["game"]["turn"]["cell"] is None)
    assert referee.views[room]["game"]["turn"]["dice"] == [6, 6, 6]
    await expect(bo.get_by_text("deshace lo último que hizo")).to_be_attached()


async def test_the_clock_stands_while_the_rules_are_open(live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee, room, (ana, bo) = await seated(live_server, person, come)
    assert referee.views[room]["status"]["due_at_ms"] is not None
    await ana.get_by_role("button", name="Más", exact=True).click()
    await ana.get_by_role("button", name="Reglas del juego").click()
    await expect(ana.get_by_text("El reloj espera mientras se leen las reglas.")).to_be_visible()
    assert await objections(ana) == []
    await referee.until(lambda: referee.views[room]["status"]["due_at_ms"] is None)
    await expect(bo.get_by_text("lee las reglas", exact=True)).to_be_visible()
    await ana.keyboard.press("Escape")
    await referee.until(lambda: referee.views[room]["status"]["due_at_ms"] is not None)
    await expect(bo.get_by_text("lee las reglas", exact=True)).to_have_count(0)


async def test_in_a_tournament_the_clock_runs_and_nothing_is_taken_back(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    referee, room, (ana, _bo) = await table.set_up(live_server, person, come, "contig60", {**CONTIG, "mode": "tournament"})
    due = referee.views[room]["status"]["due_at_ms"]
    await ana.locator('[data-cell="18"]').click()
    await ana.locator('.board-panel [data-call="place"]').click()
    await referee.until(lambda: referee.views[room]["game"]["turn"]["cell"] == 18)
    await expect(undo(ana)).to_have_count(0)
    await ana.get_by_role("button", name="Más", exact=True).click()
    await ana.get_by_role("button", name="Reglas del juego").click()
    await expect(ana.get_by_role("heading", name="De qué se trata")).to_be_visible()
    await expect(ana.get_by_text("El reloj espera mientras se leen las reglas.")).to_have_count(0)
    assert referee.views[room]["status"]["due_at_ms"] == due
