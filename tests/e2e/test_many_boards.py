"""The dashboard with many boards: the list fits the screen, six boards fill a window, a button pauses all boards, absent pupils
are named, and the arrow keys change tabs."""

import asyncio
import os
import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.e2e.test_wall import unreadable
from tests.gateway.test_sessions import opened, rounds, started
from tests.people import Guest

BOARDS = int(os.environ.get("BOARDS", "14"))


async def dashboard_of(tutor: Guest, live_server: LiveServer, person: Person, session: str) -> Page:
    """Opens the page of the class as this tutor."""
    page = await person(f"{live_server.url}#/c/{session}", token=tutor.token)
    return page


async def test_many_boards_fit_a_list_and_pausing_all_is_in_reach(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    tutor = await come(live_server.port, name="Eva")
    pupils = await asyncio.gather(*(come(live_server.port, name=f"Pupila {number}") for number in range(2 * BOARDS)))
    session = await opened(tutor, *pupils)
    pairs = [[pupils[at].id, pupils[at + 1].id] for at in range(0, 2 * BOARDS, 2)]
    codes = await started(tutor, session, pairs, "contig60", {"mode": "tournament"})
    for at, pupil in enumerate(pupils):
        await pupil.ask("join", room=codes[at // 2])

    page = await dashboard_of(tutor, live_server, person, session)
    await tab(page, "Mesas")
    listed = page.get_by_role("list", name="Lista").get_by_role("listitem")
    await expect(listed).to_have_count(BOARDS)
    await expect(page.get_by_text(f"{BOARDS} mesas, ninguna necesita a nadie")).to_be_visible()
    await expect(listed.first.get_by_role("timer")).to_have_count(1)
    whole = await page.get_by_role("list", name="Lista").bounding_box()
    assert whole is not None
    assert whole["height"] <= 50 * (BOARDS + 1) / 2, "two boards a line, no more than 50 px high"

    away, name = pupils[-1], f"Pupila {2 * BOARDS - 1}"
    await pupils[4].order(session, "raise_hand", why="rules")
    await away.close()
    await expect(listed.nth(0)).to_contain_text("Mano levantada")
    await expect(listed.nth(0).get_by_role("link", name=re.compile("^Abrir la mesa 3"))).to_be_visible()
    await expect(listed.nth(1).get_by_role("link", name=f"Abrir la mesa {BOARDS} No está: {name}")).to_be_visible()
    await expect(page.get_by_text("2 necesitan a alguien")).to_be_visible()
    assert await objections(page) == []

    # The large view: six boards on a page of the whole window, and nothing to scroll.
    for at in (4, 2):
        await pupils[at].order(session, "lower_hand")
    for at in (4, 2):
        await pupils[at].order(session, "raise_hand", why="rules")
    await page.keyboard.press("0")
    large = page.get_by_role("dialog")
    tiles = large.get_by_role("listitem")
    await expect(tiles).to_have_count(6)
    await expect(large.locator(".board")).to_have_count(6)
    await expect(tiles.nth(2)).to_contain_text("mano 1.ª")
    await expect(tiles.nth(1)).to_contain_text("mano 2.ª")
    for width, height in ((1280, 720), (1366, 768)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await unreadable(page) == []
        assert await large.evaluate("(all) => all.scrollHeight <= all.clientHeight && all.scrollWidth <= all.clientWidth")
        if folder := os.environ.get("PICTURES"):
            await page.screenshot(path=f"{folder}/large_{width}.png")
    assert await objections(page) == []
    small = await large.locator(".mini").first.bounding_box()
    await page.keyboard.press("PageDown")
    await expect(large.get_by_role("status")).to_have_text(f"Mesas 7 a 12 de {BOARDS}")
    await page.keyboard.press("End")
    await expect(tiles).to_have_count(2)
    wide = await large.locator(".mini").first.bounding_box()
    assert small is not None
    assert wide is not None
    assert wide["width"] > 2 * small["width"]
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await page.set_viewport_size({"width": 360, "height": 740})
    await page.get_by_role("button", name="En grande").click()
    await expect(tiles).to_have_count(6)
    assert await has_no_sideways_scroll(page)
    assert await objections(page) == []
    await large.get_by_role("button", name="Cerrar").click()
    await pupils[2].order(session, "lower_hand")
    await page.set_viewport_size({"width": 1280, "height": 800})

    await page.get_by_role("button", name="Cerrar la ronda").scroll_into_view_if_needed()
    pause = page.get_by_role("button", name="Pausar todas")
    await expect(pause).to_be_in_viewport()
    await pause.click()
    await page.get_by_role("button", name="Pausar todas").click()
    await expect(listed.filter(has_text="En pausa")).to_have_count(BOARDS - 2)

    await page.get_by_role("button", name="Tableros").click()
    await expect(page.locator(".mini").first).to_be_visible()
    await expect(page.get_by_text(f"No está: {name}")).to_be_visible()


async def test_the_tabs_of_the_desk_go_by_arrow_keys_and_boards_put_away_can_be_read(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    tutor, ana, bo = [await come(live_server.port, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "plan_round", game="noughts", how="hand")
    await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
    page = await dashboard_of(tutor, live_server, person, session)
    await page.get_by_role("tab", name="Mesas").focus()
    for key, name in (
        ("ArrowRight", "Llamadas"),
        ("Home", "Alumnos"),
        ("ArrowLeft", "Pantalla"),
        ("End", "Pantalla"),
        ("ArrowRight", "Alumnos"),
    ):
        await page.keyboard.press(key)
        await expect(page.get_by_role("tab", name=name)).to_be_focused()
        await expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
    await tutor.order(session, "adjourn_boards", reason="mañana")
    await tab(page, "Mesas")
    await expect(page.get_by_role("link", name=re.compile("^Abrir la mesa 1 Guardada"))).to_be_visible()
    assert await objections(page) == []
