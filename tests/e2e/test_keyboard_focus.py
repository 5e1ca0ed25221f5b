"""With the keyboard, the focus is never lost, and a second Enter never does something that the player did not choose.

`test_keyboard_game.py` plays each type of action with the keyboard, until the end of the game.
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
GAMES = ("Contig 60", "FIAR", "Par 55", "Ajedrez", "Qwinto", "Truco")
"""A game of each kind of controls: cells and fields, pieces in hand, a track, cells only, sheets, cards only."""


RESIGNED = re.compile("rinde|abandon|queda fuera|Fin del juego")

FOCUS = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return "body";
  if (at.closest(".tools")) return "tools";
  if (at.closest(".acting, .own, .messages") && at.matches("button:not(:disabled)")) return "control";
  if (at.matches("[role=gridcell]")) return "cell";
  return "other";
}"""


# In a game without cells, such as Truco, the panel offers no control while the other seats act.
SOMETHING = """() => document.querySelector(
  ":is(.acting, .own, .messages) button:not(:disabled):not(.tools *), [role=gridcell][tabindex='0']")"""


async def next_control(page: Page, number: int) -> None:
    """Moves the focus by Tab to a button of the panel or to a cell of the board. In a cell, also presses an arrow key up
    to three times (`number` decides). The computer may act meanwhile and take all controls away, so each Tab waits for one."""
    for _ in range(MAX_TABS):
        await page.wait_for_function(SOMETHING)
        await page.keyboard.press("Tab")
        where = await page.evaluate(FOCUS)
        if where == "cell":
            for _ in range(number % 4):
                await page.keyboard.press(("ArrowUp", "ArrowRight", "ArrowLeft")[number % 3])
        if where in ("cell", "control"):
            return
    raise AssertionError("no control and no cell is reached by Tab")


async def test_a_cell_that_the_page_moves_keeps_the_focus(live_server: LiveServer, person: Person) -> None:
    """A browser removes the focus from an element that is moved in the document, for example when the board turns after
    the draw of the sides."""
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
    # The timer that starts when a key is pressed is over, so only the page itself can restore the focus now.
    await page.evaluate("() => new Promise((done) => setTimeout(done))")
    await page.evaluate("() => document.activeElement.closest('svg').append(document.activeElement.parentElement)")
    await page.wait_for_function("() => document.activeElement.matches('[role=gridcell]')", timeout=3_000)
    assert await page.evaluate(FOCUSED_NAME) == before


ACTS = """() => {
  const at = document.activeElement;
  if (at.closest(".acting, .own, .messages") === null) return false;
  return at.matches("button:not([aria-pressed], [aria-expanded], [aria-haspopup])");
}"""
"""JavaScript that tells whether the focus is on a button that acts at once."""


ENTERED = f"""() => addEventListener("keydown", (event) => {{
  if (event.key === "Enter") window.entered = ({FOCUSED_NAME})();
}}, true)"""
"""JavaScript that lets the page remember the name of the control that gets Enter."""


async def enter(page: Page) -> str:
    """Presses Enter. Returns the name of the control that got it: the computer may have acted since the last Tab, and the
    page then has moved the focus."""
    await page.keyboard.press("Enter")
    return str(await page.evaluate("window.entered"))


CHOICES = {"touch"}
"""Actions of a cell that only choose a piece and have no other effect."""


def acts_sent(page: Page) -> list[str]:
    """Returns a list that collects the types of all later actions that the page sends."""
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
    await page.evaluate(ENTERED)
    for number in range(PRESSES):
        await next_control(page, number)
        pressed = await enter(page)
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
    await tab_to(page, "^Más$")
    await page.keyboard.press("Enter")
    await tab_to(page, "^(Rendirme|Abandonar)$")
    await page.keyboard.press("Enter")
    await tab_to(page, "^(Sí, |Abandonar$)")
    await page.keyboard.press("Enter")
    # In a match of several games, only this game is over, and the next game may have started.
    over = page.get_by_role("button", name="Revancha").or_(
        page.get_by_role("region", name="Qué ha pasado").get_by_text(RESIGNED)
    )
    await expect(over.first).to_be_visible()
