"""Tests of the developer's table: all seats of a room on one page, manual time, each message with the view after it, and
a saved position."""

import re
from pathlib import Path

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections


async def test_a_developer_plays_all_seats_and_returns_to_a_position(tmp_path: Path, person: Person) -> None:
    live_server = LiveServer(tmp_path, flags=("--development", "true"))
    live_server.start()
    try:
        page = await person(f"{live_server.url}developer", lang="en-GB")
        await page.get_by_role("button", name="Open a table").click()
        ana, bo = (page.frame_locator("iframe").nth(number) for number in (0, 1))
        await expect(page.get_by_role("button", name=re.compile("Referee: snapshot")).first).to_be_visible()
        state = page.locator("pre").nth(1)
        await expect(ana.get_by_role("button", name="Blue begins")).to_be_visible()
        await page.get_by_role("button", name="Save the position").click()
        await ana.get_by_role("button", name="Blue begins").click()
        await bo.get_by_role("button", name="Left hand").click()
        await expect(bo.get_by_text("picks a hand")).to_have_count(0)
        await expect(page.get_by_role("button", name=re.compile("Seat 1: .*start_pick")).first).to_be_visible()
        await page.get_by_label("Messages", exact=True).select_option("Referee")
        await expect(state).to_contain_text('"in_grace": false')
        assert await objections(page) == []
        await page.get_by_role("button", name="+60 s").click()
        await expect(state).to_contain_text('"in_grace": true')
        await page.get_by_role("button", name="Return to FIAR").click()
        await expect(ana.get_by_role("button", name="Blue begins")).to_be_visible()
        await expect(bo.get_by_text("Ana says which colour begins")).to_be_visible()
    finally:
        live_server.stop()
