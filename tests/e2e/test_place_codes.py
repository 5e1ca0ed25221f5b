"""A board shows the codes of its places to players who ask or who use the keyboard. A screen reader always reads them."""

import os
import re

import pytest
from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import DESKTOP, Person
from tests.e2e.live_server import LiveServer
from tests.people import seated

CODES = {"stars-and-bars": ("o1", "^o1, "), "par55": ("C2T", "C2T"), "ramrod": ("P13a", "P13a")}
"""Per game: a place's code on the board, and the same code in the place's name for screen readers."""


@pytest.mark.parametrize("slug", CODES)
async def test_codes_stand_on_the_board_for_keys_and_if_its_player_asks(
    slug: str, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    code, named = CODES[slug]
    first, second = await come(live_server.port, name="Bea"), await come(live_server.port, name="Bo")
    room = await seated(first, second, game=slug)
    page = await person(f"{live_server.url}#/r/{room}/watch", phone=True)
    written = page.locator("svg[role=grid] text").get_by_text(code, exact=True)
    place = page.get_by_role("gridcell", name=re.compile(named)).first
    await expect(place).to_be_visible()
    await expect(written).to_be_hidden()
    await page.locator("[role=gridcell][tabindex='0']").first.focus()
    await page.keyboard.press("End")
    await expect(written).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(written).to_be_hidden()
    if "PICTURES" in os.environ:
        await page.screenshot(path=f"{os.environ['PICTURES']}/codes_{slug}_phone.png")
        await page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        await page.screenshot(path=f"{os.environ['PICTURES']}/codes_{slug}.png")
    await page.get_by_role("button", name="Más", exact=True).click()
    await page.get_by_role("dialog").get_by_label("Códigos en el tablero").check()
    await page.keyboard.press("Escape")
    await expect(written).to_be_visible()
    await expect(place).to_be_visible()
    await page.reload()
    await expect(written).to_be_visible()
    assert await table.has_no_sideways_scroll(page)


async def test_every_row_and_column_of_sum_dominoes_has_its_name(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    first, second = await come(live_server.port, name="Bea"), await come(live_server.port, name="Bo")
    room = await seated(first, second, game="sum-dominoes")
    page = await person(f"{live_server.url}#/r/{room}/watch", phone=True)
    names = page.locator("svg[role=grid] text.name")
    for name in ("A", "1", "2"):
        await expect(names.get_by_text(name, exact=True)).to_have_count(1)
