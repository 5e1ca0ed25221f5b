"""Signs of the turn for people who are looking elsewhere: the tab's title and notifications. The board also shows the
owner of each piece."""

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

LOOK_AWAY = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


async def two_at_a_board(
    live_server: LiveServer, person: Person, game: str, *, phone: bool = False, other: str = "Bo"
) -> tuple[Page, Page]:
    """Starts a game. Returns the page of the player with the flag, then the page of the opponent."""
    ana = await person(live_server.url, name="Ana", phone=phone)
    link = await table.open_table(ana, game)
    bo = await person(link, name=other, phone=phone)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    return await table.holder(ana, bo)


async def test_a_hidden_tab_says_in_its_title_that_one_must_play(live_server: LiveServer, person: Person) -> None:
    white, black = await two_at_a_board(live_server, person, "Ajedrez")
    await expect(black).to_have_title("Ajedrez · Banderilla")
    await black.evaluate(LOOK_AWAY, True)
    await expect(black).to_have_title("Ajedrez · Banderilla")
    await table.write(white, "e4")
    await expect(black).to_have_title("¡Tu turno! · Ajedrez")
    await black.evaluate(LOOK_AWAY, False)
    await expect(black).to_have_title("Ajedrez · Banderilla")


NOTES = """() => {
  window.said = [];
  navigator.serviceWorker.getRegistration = async () => undefined;
  window.Notification = class {
    static permission = "default";
    static asked = 0;
    static async requestPermission() { Notification.asked += 1; return (Notification.permission = "granted"); }
    constructor(title, { body }) { window.said.push(`${title}: ${body}`); }
    close() { window.said.push("closed"); }
  };
}"""
"""JavaScript that imitates a browser whose person allows notifications, and that records the notifications."""


async def test_a_notification_asked_for_once_calls_back_to_a_hidden_tab(live_server: LiveServer, person: Person) -> None:
    white, black = await two_at_a_board(live_server, person, "Ajedrez")
    await black.evaluate(NOTES)
    await black.get_by_role("link", name="Ajustes").click()
    await black.get_by_role("button", name="Pedir permiso para avisarme").click()
    await expect(black.get_by_label("Avisarme cuando no miro la página")).to_be_checked()
    await black.get_by_role("link", name="Volver").click()
    await expect(black.get_by_role("region", name="Tablero")).to_be_visible()
    await black.evaluate(LOOK_AWAY, True)
    await table.write(white, "e4")
    await expect(black).to_have_title("¡Tu turno! · Ajedrez")
    await black.wait_for_function("() => window.said.length > 0")
    assert (await black.evaluate("window.said"))[0].startswith("Ajedrez: ")
    await black.evaluate(LOOK_AWAY, False)
    await black.wait_for_function("() => window.said.at(-1) === 'closed'")
    assert await black.evaluate("Notification.asked") == 1


CUT_STRIPS = """() => [...document.querySelectorAll('.strip')].flatMap((strip) => {
  const around = strip.getBoundingClientRect();
  const seen = (part) => {
    if (part === null || getComputedStyle(part).clipPath !== 'none') return false;
    const box = part.getBoundingClientRect();
    const isIn = box.left >= around.left - 1 && box.right <= around.right + 1 && box.bottom <= around.bottom + 1;
    return isIn && box.width > 18 && box.height > 8 && part.scrollWidth <= part.clientWidth + 1;
  };
  const missing = ['.clock', '.name, .plays'].filter((parts) => ![...strip.querySelectorAll(parts)].some(seen));
  if (strip.classList.contains('holds') && strip.querySelector('.pennant') === null) missing.push('flag');
  return missing.map((parts) => `${strip.getAttribute('aria-label')}: ${parts}`);
})"""
"""JavaScript that returns the player strips where the clock, the flag or the name is cut off (for the player's own
strip: the pieces and their owner)."""


async def test_the_own_bar_says_with_what_one_plays_on_a_phone_too(live_server: LiveServer, person: Person) -> None:
    white, black = await two_at_a_board(live_server, person, "Ajedrez", phone=True, other="Maximiliano")
    for page, plays in ((white, "Juegas con las blancas"), (black, "Juegas con las negras")):
        said = page.get_by_text(plays, exact=True)
        await expect(said).to_be_visible()
        box = await said.bounding_box()
        assert box is not None
        assert box["width"] > 60
    fills = await white.evaluate(
        "[...document.querySelectorAll('.strip > svg')].map((svg) => svg.querySelector('path:last-child').style.fill)"
    )
    assert set(fills) == {"var(--side-white)", "var(--side-black)"}, fills
    for width in (360, 320):
        for page in (white, black):
            await page.set_viewport_size({"width": width, "height": 740})
            assert await page.evaluate(CUT_STRIPS) == [], width
    assert await white.evaluate("[...document.querySelectorAll('[role=region] [role=region]')].map((at) => at.ariaLabel)") == []
