"""Touch targets on a phone are at least 24 px large, or have 24 px of free space around their centre (WCAG 2.5.8).
`test_visible_board.py` measures those of every game."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll

SMALL = (Path(__file__).parent / "small_targets.js").read_text()


@pytest.mark.parametrize("place", ["", "#/games", "#/settings", "#/school"])
async def test_pages_have_no_small_targets(place: str, live_server: LiveServer, person: Person) -> None:
    page = await person(f"{live_server.url}{place}", phone=True)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert await too_small(page) == []


NARROWEST = (
    "() => Math.min(...[...document.querySelectorAll('[role=gridcell]')].map((box) => box.getBoundingClientRect().width))"
)
QWINTO_PX = 32
"""A sheet of Qwinto has ten boxes and a hole in a row, so its boxes are the narrowest targets of all boards on a phone."""


async def test_a_finger_hits_a_box_of_qwinto(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True)
    await page.get_by_role("button", name="Jugar Qwinto").tap()
    await page.get_by_role("button", name=re.compile("^Contra la computadora")).tap()
    await expect(page.get_by_role("gridcell").first).to_be_visible(timeout=40_000)
    assert await page.evaluate(NARROWEST) >= QWINTO_PX
    assert await has_no_sideways_scroll(page)


async def too_small(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(SMALL)
    return found
