"""A director lets pupils finish games after class. Tests the dashboard, the pupils' pages after the class, the board,
and the return to class."""

import os
from datetime import UTC, datetime, timedelta

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, tab


async def picture(page: Page, name: str) -> None:
    if os.environ.get("PICTURES"):
        await page.screenshot(path=f"{os.environ['PICTURES']}/home_{name}.png", full_page=True)


async def test_a_class_finishes_its_games_at_home(live_server: LiveServer, person: Person) -> None:
    director = await person(live_server.url, name="Eva")
    code = await open_class(director)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await play_round(director, pupils, "random")

    await tab(director, "Mesas")
    home = director.get_by_role("region", name="Terminar en casa")
    until = (datetime.now(UTC) + timedelta(days=2)).replace(hour=20, minute=0)
    await home.get_by_label("Hasta").fill(until.strftime("%Y-%m-%dT%H:%M"))
    await home.get_by_label("Por jugada").select_option("1")
    await picture(director, "dashboard_asks")
    await director.evaluate("scrollTo(0, 0)")  # the sticky bar would cover a board that is half out of view
    assert await objections(director) == []
    await home.get_by_role("button", name="Permitirlo").click()
    await expect(home.get_by_role("listitem")).to_have_count(1)
    await expect(director.get_by_role("link", name="En casa")).to_be_visible()
    for page in pupils.values():
        await expect(page.get_by_text("Se termina en casa, hasta el")).to_be_visible()
        assert await table.has_no_sideways_scroll(page)
    await picture(pupils["Ana"], "board_phone")
    await picture(director, "dashboard_sent")
    await director.evaluate("scrollTo(0, 0)")  # the sticky bar would cover a board that is half out of view
    assert await objections(director) == []

    # The class ends and its games continue. The page of the class links to them, also on a device that was away.
    await director.get_by_role("button", name="Cerrar la ronda").click()
    await director.get_by_role("button", name="Sí", exact=True).click()
    ana = pupils["Ana"]
    await ana.goto(f"{live_server.url}#/games")
    await expect(ana.get_by_text("en casa hasta el")).to_be_visible()
    await picture(ana, "my_games")
    await ana.goto(f"{live_server.url}#/c/{code}")
    mine = ana.get_by_role("region", name="Para terminar en casa")
    await expect(mine).to_be_visible()
    await picture(ana, "class_page")
    assert await objections(ana) == []
    await mine.get_by_role("link", name="Seguir con Bo").click()
    await expect(ana.get_by_role("region", name="Tablero")).to_be_visible()

    # After its return to class, the game is an ordinary game again.
    await tab(director, "Mesas")
    await home.get_by_role("button", name="Volver a clase").click()
    await expect(ana.get_by_text("Se termina en casa")).to_have_count(0)
    await expect(home.get_by_role("button", name="Permitirlo")).to_be_visible()
