"""Firefox and WebKit: games start against the computer and are completely drawn, and clicks play a turn of one game.

WebKit, the browser of every iPhone, draws all games.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.e2e.live_server import LiveServer
from tests.e2e.other_browsers import KINDS, OtherBrowser
from tests.e2e.test_access import GAMES

PATIENCE_S = 30.0
DRAWN = {"WebKit": 1, "Firefox": 3}
"""By browser: the test draws every game, or only every third."""
SOMEBODY_NEW = "(localStorage.clear(), localStorage.setItem('banderilla.lang', 'es'), true)"
"""JavaScript that makes the browser a new person, because each person may open only a few tables per minute."""
LISTEN = """(window.troubles = [], addEventListener("error", (event) => troubles.push(String(event.message))),
  addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason))), true)"""
FIND = """(() => {{
  const wanted = {name!r};
  const named = (each) => (each.getAttribute("aria-label") ?? each.textContent).trim().replace(/\\s+/g, " ");
  const places = [...document.querySelectorAll("dialog[open]"), document];
  for (const place of places)
    for (const each of place.querySelectorAll({selector!r})) {{
      if (!named(each).startsWith(wanted) || each.disabled) continue;
      each.scrollIntoView({{ block: "center", behavior: "instant" }});
      const box = each.getBoundingClientRect();
      if (box.width > 0) return [box.x + box.width / 2, box.y + box.height / 2];
    }}
  return null;
}})()"""
BOARD = """(() => {
  const board = document.querySelector('[role=region][aria-label="Tablero"], section[aria-label="Tablero"]');
  if (board === null || document.querySelector("dialog[open]") !== null) return null;
  const boxes = [...board.querySelectorAll("*")].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
  if (boxes.length === 0 || board.querySelector("button, [role=grid], svg") === null) return null;
  const root = document.documentElement;
  const [width, height] = ["width", "height"].map((side) => Math.max(...boxes.map((box) => box[side])));
  if (width < 300 || height < 200) return null; // its pieces come after its frame
  return { width, height, sideways: root.scrollWidth - root.clientWidth, troubles };
})()"""


@pytest_asyncio.fixture(loop_scope="session", params=sorted(KINDS))
async def other(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[OtherBrowser]:
    browser = await KINDS[request.param].start(tmp_path, 1280, 800)
    yield browser
    await browser.close()


async def until(browser: OtherBrowser, expression: str) -> Any:
    """Evaluates the expression until its value is truthy, and returns this value."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found = await browser.run(expression)
            if found:
                return found
            await asyncio.sleep(0.05)


async def click(browser: OtherBrowser, name: str, selector: str = "button, a, [role=gridcell]") -> None:
    x, y = await until(browser, FIND.format(name=name, selector=selector))
    await browser.click_at(x, y)


async def click_until(browser: OtherBrowser, name: str, expression: str) -> Any:
    """Clicks until the expression becomes truthy. Content that loads late may move a button away from the pointer, so
    one click may miss."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await click(browser, name)
            for _ in range(40):
                found = await browser.run(expression)
                if found:
                    return found
                await asyncio.sleep(0.05)


async def opened(browser: OtherBrowser, url: str, game: str) -> Any:
    """Opens a game against the computer from the lobby. Returns the measurements of its board."""
    await browser.goto(f"{url}offline.html")  # the client could write the token again when its page closes
    await browser.run(SOMEBODY_NEW)
    await browser.goto(url)
    await browser.run(LISTEN)
    await click_until(browser, f"Jugar {game}", "document.querySelector('dialog[open]') !== null")
    await click_until(browser, "Contra la computadora", "location.hash.startsWith('#/r/')")
    return await until(browser, BOARD)


@pytest.mark.long
async def test_games_are_drawn(live_server: LiveServer, other: OtherBrowser, request: pytest.FixtureRequest) -> None:
    for game in sorted(GAMES)[:: DRAWN[request.node.callspec.params["other"]]]:
        board = await opened(other, live_server.url, game)
        assert board["sideways"] <= 0, game
        assert board["troubles"] == [], game


async def test_a_turn_is_played_by_clicks(live_server: LiveServer, other: OtherBrowser) -> None:
    await opened(other, live_server.url, "Ajedrez")
    await click(other, "e2")
    await click(other, "e4")
    assert await until(other, """document.querySelector('[aria-label^="e4, peón"]') !== null""")
    assert await other.run("troubles") == []
