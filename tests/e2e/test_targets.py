"""In every game, touch targets on a phone are at least 24 px large, or have 24 px of free space around their centre
(WCAG 2.5.8)."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import board_states
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_visible_board import play_to

SMALL = (Path(__file__).parent / "small_targets.js").read_text()
COUNTED = {"par55": "space "}
"""Per game, the start of the names of cells that may be small, because large buttons of the panel do the same (WCAG
2.5.8 allows this). In Par 55 a player counts along the track with «Contar», «Borrar» and «Poner»."""


@pytest.mark.long
@pytest.mark.parametrize("slug", board_states.GAMES)
async def test_what_is_pressed_is_large_enough(slug: str, live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee = await come(live_server.port, name="Eva")
    asked: dict[str, Any] = {"as": "referee", "options": {"mode": "tournament"}, "settings": {"auto_start": False}}
    room: str = (await referee.ask("create", game=slug, seats=2, **asked))["params"]["room"]
    players = [await come(live_server.port, name=name) for name in ("Ana", "Bo")]
    for seat, player in enumerate(players):
        await player.ask("join", room=room, seat=seat)
    page = await person(live_server.url, phone=True)
    await page.add_init_script(f"localStorage.setItem('banderilla.token', {json.dumps(players[0].token)})")
    await page.goto(f"{live_server.url}#/r/{room}")
    await page.reload()
    for position in (board_states.turn(slug), board_states.entry(slug)):
        await play_to(referee, players, room, position)
        await expect(page.get_by_role("region", name="Tablero").locator("svg").first).to_be_visible()
        spared = COUNTED.get(slug)
        assert [each for each in await too_small(page) if spared is None or not each.startswith(spared)] == []


@pytest.mark.parametrize("place", ["", "#/games", "#/settings", "#/school"])
async def test_pages_have_no_small_targets(place: str, live_server: LiveServer, person: Person) -> None:
    page = await person(f"{live_server.url}{place}", phone=True)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert await too_small(page) == []


async def too_small(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(SMALL)
    return found
