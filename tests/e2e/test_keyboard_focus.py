"""By keys: the focus never falls to the top of the page, and a second Enter never acts without the player's choice.

`test_keyboard_game.py` writes each type of action by keys, until the end of the game.
"""

import re

import msgspec
import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_keyboard import FOCUSED_NAME, tab_to

MAX_TABS = 60
PRESSES = 12
GAMES = (
    "Contig 60",
    "Juggle",
    "Stars & Bars",
    "FIAR",
    "Fab-A-Diffy",
    "Kwatro-Sinko",
    "Par 55",
    "Ramrod",
    "Sum Dominoes",
    "Ajedrez",
    "Damas",
    "Qwinto",
    "Geominos",
    "Truco",
    "Reinas y Guardias",
)

RESIGNED = re.compile("rinde|abandon|queda fuera|Fin del juego")

FOCUS = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return "body";
  if (at.closest(".tools")) return "tools";
  if (at.closest(".acting, .own, .messages") && at.matches("button:not(:disabled)")) return "control";
  if (at.matches("[role=gridcell]")) return "cell";
  return "other";
}"""


# In a game without cells, such as Truco, the panel offers no control while the others act.
SOMETHING = """() => document.querySelector(
  ":is(.acting, .own, .messages) button:not(:disabled):not(.tools *), [role=gridcell][tabindex='0']")"""


async def next_control(page: Page, number: int) -> None:
    """Goes by Tab to a button of the panel or a cell of the board. Every third time, goes on to another cell by the
    arrows."""
    await page.wait_for_function(SOMETHING)
    for _ in range(MAX_TABS):
        await page.keyboard.press("Tab")
        where = await page.evaluate(FOCUS)
        if where == "cell":
            for _ in range(number % 4):
                await page.keyboard.press(("ArrowUp", "ArrowRight", "ArrowLeft")[number % 3])
        if where in ("cell", "control"):
            return
    raise AssertionError("no control and no cell is reached by Tab")


async def test_a_cell_that_the_page_moves_keeps_the_focus(live_server: LiveServer, person: Person) -> None:
    """A browser drops the focus from an element that moves, as when the board turns round after the draw of the sides."""
    page = await person(live_server.url)
    await page.get_by_role("button", name="Jugar Reinas y Guardias").click()
    await page.get_by_role("button", name=re.compile("^Contra la computadora")).click()
    cell = page.get_by_role("gridcell").first
    await expect(cell).to_be_visible(timeout=40_000)
    for _ in range(MAX_TABS):
        await page.keyboard.press("Tab")
        if await page.evaluate(FOCUS) == "cell":
            break
    before = await page.evaluate(FOCUSED_NAME)
    # The key's own timer is over: only the page can take the focus now.
    await page.evaluate("() => new Promise((done) => setTimeout(done))")
    await page.evaluate("() => document.activeElement.closest('svg').append(document.activeElement.parentElement)")
    await page.wait_for_function("() => document.activeElement.matches('[role=gridcell]')", timeout=3_000)
    assert await page.evaluate(FOCUSED_NAME) == before


ACTS = """() => {
  const at = document.activeElement;
  if (at.closest(".acting, .own, .messages") === null) return false;
  return at.matches("button:not([aria-pressed], [aria-expanded], [aria-haspopup])");
}"""
"""Tells whether the focus is on a button that acts at once."""


CHOICES = {"touch"}
"""Actions of a cell that choose a piece, like a finger, and decide nothing yet."""


def acts_sent(page: Page) -> list[str]:
    """The types of the actions that the page sends from now on."""
    types: list[str] = []

    def sent(frame: bytes | str) -> None:
        message = msgspec.msgpack.decode(frame) if isinstance(frame, bytes) else {}
        if message.get("type") == "act":
            types.append(message["action"]["type"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    page.on("websocket", opened)
    return types


@pytest.mark.parametrize("game", GAMES)
async def test_several_turns_and_the_end_by_keys_alone(live_server: LiveServer, person: Person, game: str) -> None:
    page = await person(live_server.url)
    types = acts_sent(page)
    await page.reload()
    await expect(page.get_by_role("button", name=f"Jugar {game}")).to_be_visible()
    await page.get_by_role("button", name=f"Jugar {game}").focus()
    await page.keyboard.press("Enter")
    await tab_to(page, "^Contra la computadora")
    await page.keyboard.press("Enter")
    more = page.get_by_role("button", name="Más", exact=True)
    await expect(more).to_be_visible(timeout=40_000)
    for number in range(PRESSES):
        await next_control(page, number)
        pressed = await page.evaluate(FOCUSED_NAME)
        await page.keyboard.press("Enter")
        await page.wait_for_function("() => document.activeElement !== document.body", timeout=3_000)
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150)))")
        assert await page.evaluate(FOCUS) != "body", f"{number}: {pressed}"
        then = await page.evaluate(FOCUSED_NAME)
        if then == pressed:
            continue
        assert not await page.evaluate(ACTS), f"{number}: {pressed} leads to {then}"
        sent = len(types)
        await page.keyboard.press("Enter")
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        assert set(types[sent:]) <= CHOICES, f"{number}: {pressed}, Enter again"
    # Chess has it on the board, the others in a menu.
    if not await page.get_by_role("button", name="Abandonar", exact=True).filter(visible=True).count():
        await tab_to(page, "^Más$")
        await page.keyboard.press("Enter")
    await tab_to(page, "^(Rendirme|Abandonar)$")
    await page.keyboard.press("Enter")
    await tab_to(page, "^(Sí, |Abandonar$)")
    await page.keyboard.press("Enter")
    # In a match of several games only this one is over, and the next may have started.
    over = page.get_by_role("button", name="Revancha").or_(
        page.get_by_role("region", name="Qué ha pasado").get_by_text(RESIGNED)
    )
    await expect(over.first).to_be_visible()
