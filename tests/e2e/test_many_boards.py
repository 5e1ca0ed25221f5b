"""The dashboard with many boards: the list fits the screen, a button pauses all boards, absent pupils are named, and
the arrow keys change tabs."""

import asyncio
import json
import os
import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened, rounds, started
from tests.people import Guest

BOARDS = int(os.environ.get("BOARDS", "14"))


async def dashboard_of(tutor: Guest, live_server: LiveServer, person: Person, session: str) -> Page:
    """Opens the page of the class as this tutor."""
    page = await person(live_server.url)
    await page.add_init_script(f"localStorage.setItem('banderilla.token', {json.dumps(tutor.token)})")
    await page.goto(f"{live_server.url}#/c/{session}")
    await page.reload()
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
