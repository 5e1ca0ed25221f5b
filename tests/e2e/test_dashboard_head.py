"""On a laptop the dashboard shows the boards first. Above them are only a line with the title, tabs, tools and code,
and a line about the round."""

import os
import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.gateway.test_sessions import opened, rounds

FIRST_BOARD = 160
"""Maximum distance in px between the top of a screen of 1366 × 768 and the first board."""


async def top_of_boards(page: Page) -> float:
    link = page.get_by_role("link", name=re.compile("^Abrir la mesa"))
    board = page.get_by_role("listitem").filter(has=link).first
    await expect(board).to_be_visible()
    box = await board.bounding_box()
    assert box is not None
    return box["y"]


async def test_the_first_board_is_near_the_top(live_server: LiveServer, person: Person, come: Arrival) -> None:
    leader, *pupils = [
        await come(live_server.port, name=name) for name in ("Eva", *(f"Alumno {number}" for number in range(1, 19)))
    ]
    session = await opened(leader, *pupils)
    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.set_viewport_size({"width": 1366, "height": 768})
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await leader.order(session, "plan_round", game="contig60", minutes=30)
    await leader.order(session, "start_round")
    await leader.until(lambda: all(board["state"] == "playing" for board in rounds(leader, session)[-1]["boards"]))
    await tutor.get_by_role("tab", name="Mesas").click()
    tops = {"list": await top_of_boards(tutor)}
    await tutor.get_by_role("button", name="Tableros").click()
    tops["boards"] = await top_of_boards(tutor)
    for width, height in ((360, 740), (1366, 768), (1920, 1080)):
        await tutor.set_viewport_size({"width": width, "height": height})
        assert await table.has_no_sideways_scroll(tutor), (width, tops)
        if folder := os.environ.get("PICTURES"):
            await tutor.screenshot(path=f"{folder}/dashboard_{width}.png")
    assert {layout: top for layout, top in tops.items() if top > FIRST_BOARD} == {}
