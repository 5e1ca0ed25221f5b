"""Touch targets on a phone are at least 24 px large, or have 24 px of free space around their centre (WCAG 2.5.8).
`test_visible_board.py` measures those of every game."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

SMALL = (Path(__file__).parent / "small_targets.js").read_text()


@pytest.mark.parametrize("place", ["", "#/games", "#/settings", "#/school"])
async def test_pages_have_no_small_targets(place: str, live_server: LiveServer, person: Person) -> None:
    page = await person(f"{live_server.url}{place}", phone=True)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert await too_small(page) == []


async def too_small(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(SMALL)
    return found
