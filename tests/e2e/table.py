"""Actions of people at a table in the browser. This module finds the controls by their visible words."""

import contextlib
import os
import re
from collections.abc import Mapping
from typing import Any

from playwright.async_api import Locator, Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.people import Guest


async def set_up(
    live_server: LiveServer, person: Person, come: Arrival, game: str, given: Mapping[str, Any] | None = None
) -> tuple[Guest, str, list[Page]]:
    """Opens a tournament table without appeals for two people in browsers. The referee is on a separate connection.
    `given`: the position to start from.

    Returns the referee, the room's code and the pages of Ana (seat 0) and Bo (seat 1).
    """
    referee = await come(live_server.port, name="Eva")
    asked = {"as": "referee", "options": {"mode": "tournament"}, "settings": {"appeals": False, "auto_start": False}}
    room: str = (await referee.ask("create", game=game, seats=2, **asked))["params"]["room"]
    pages = [await person(f"{live_server.url}#/r/{room}", name=name) for name in ("Ana", "Bo")]
    for seat, page in enumerate(pages):
        await sit_down(page)
        # The players sit down in order, so that each gets the expected seat. Both must sit before the test sets a
        # position.
        await referee.until(lambda seat=seat: referee.views[room]["room"]["seats"][seat]["kind"] == "person")  # type: ignore[misc]
    if given is not None:
        await referee.order(room, "set_position", given=dict(given))
    return referee, room, pages


async def second_device(live_server: LiveServer, come: Arrival, page: Page, room: str) -> Guest:
    """Connects another device of the person on the page, and lets it see the room."""
    guest = await come(live_server.port, token=await page.evaluate("localStorage.getItem('banderilla.token')"))
    await guest.ask("join", room=room)
    return guest


async def open_table(page: Page, game: str, *, tournament: bool = True, how: str = "Jugar con alguien") -> str:
    """Opens a table with two clicks: the game, then the way to play it. Returns the address to share."""
    await page.get_by_role("button", name=f"Jugar {game}").click()
    dialog = page.get_by_role("dialog")
    if tournament:
        await dialog.get_by_text("Más opciones").click()
        await dialog.get_by_label("Torneo").check()
    await dialog.get_by_role("button", name=how).click()
    await expect(page).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
    return page.url


async def sit_down(page: Page) -> None:
    """Takes the first free seat. If another person takes it at the same moment, takes the next free seat."""
    sits = page.get_by_role("button", name="¡Listo!")
    for _ in range(2):
        await page.get_by_role("button", name="Sentarme aquí").first.click()
        with contextlib.suppress(AssertionError):
            await expect(sits).to_be_visible()
            return
    raise AssertionError("no seat was free")


async def start(host: Page, guest: Page) -> None:
    """Starts an assisted game by letting the guest sit down. A guest who came by the link and whose name is known
    already has a seat."""
    sit = guest.get_by_role("button", name="Sentarme aquí")
    board = guest.get_by_role("region", name="Tablero")
    await expect(sit.first.or_(board)).to_be_visible()
    if await sit.first.is_visible():
        await sit.first.click()
    for page in (host, guest):
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()


async def ready(*pages: Page) -> None:
    for page in pages:
        await page.get_by_role("button", name="¡Listo!").click()


async def holder(*pages: Page) -> tuple[Page, Page]:
    """Returns the page of the player with the flag, then the page of the other player."""
    first, second = pages
    board = first.get_by_role("region", name="Tablero")
    await expect(board.locator(".turn")).to_be_visible()
    return (first, second) if await has_turn(first).is_visible() else (second, first)


def log(page: Page, text: str) -> Locator:
    """Finds the lines of the log that match the text, a regular expression."""
    return page.get_by_role("region", name=re.compile("^Qué (ha pasado|pasó)$")).get_by_text(re.compile(text))


def has_turn(page: Page) -> Locator:
    return page.get_by_role("region", name="Tablero").get_by_text("Es tu turno", exact=True)


async def text_line(page: Page) -> Locator:
    """Returns the input line for moves. At a table among friends the function first unfolds it."""
    box, fold = page.get_by_label("Escribir la jugada"), page.get_by_text("Jugar con texto y voz")
    await expect(box.or_(fold).filter(visible=True).first).to_be_visible()
    if not await box.is_visible():
        await fold.click()
    return box


async def write(page: Page, text: str) -> None:
    """Enters a move as text, and waits until the line is empty again."""
    box = await text_line(page)
    await box.fill(text)
    await box.press("Enter")
    await expect(box).to_have_value("")


async def dice(page: Page) -> list[int]:
    """Returns the numbers of the latest roll, from the log."""
    line = log(page, r"lanza: \d, \d, \d\.").first
    await expect(line).to_be_visible()
    numbers = re.findall(r"\d", (await line.inner_text()).split("lanza:")[1])
    return [int(number) for number in numbers]


async def has_no_sideways_scroll(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


async def pictures(page: Page, name: str) -> None:
    """Saves a picture of the page on a phone and one on a laptop if the environment variable `PICTURES` is set. No check
    depends on them. Leaves the page as wide as it was."""
    folder, before = os.environ.get("PICTURES"), page.viewport_size
    if not folder or before is None:
        return
    for width, height in ((360, 740), (1366, 768)):
        await page.set_viewport_size({"width": width, "height": height})
        await page.screenshot(path=f"{folder}/{name}_{width}.png", full_page=True)
    await page.set_viewport_size(before)


async def resign(page: Page) -> None:
    """Resigns the game, by the table's menu."""
    resigns = page.get_by_role("button", name=re.compile("^(Rendirme|Abandonar)$")).filter(visible=True)
    menu = page.get_by_role("button", name="Más", exact=True)
    await expect(page.get_by_role("region", name="Tablero").locator("svg").first).to_be_visible()
    await expect(resigns.or_(menu).first).to_be_visible()
    if not await resigns.count():
        await menu.click()
    await resigns.first.click()
    await page.get_by_role("button", name=re.compile("^(Sí, me rindo|Abandonar)$")).click()
