"""The panel under the board on a phone: after a refusal the necessary controls stay within reach."""

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import open_table


async def test_a_piece_can_be_turned_and_laid_while_a_refusal_stands(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True, name="Ana")
    await open_table(page, "Geominos", tournament=False, how="Contra la computadora")
    panel = page.locator(".board-panel")
    await panel.locator(".tiles button").nth(1).tap()
    place = panel.locator('[data-call="place"]')
    await expect(place).to_be_in_viewport(ratio=0.9)
    await page.get_by_role("gridcell", name="fila 1, columna 1,").press("Enter")  # the piece would touch no other
    await place.click()
    await expect(page.get_by_test_id("notice")).to_be_visible()
    assert await panel.evaluate("(panel) => panel.scrollTop") == 0
    for name in ("Girar", "Voltear"):
        await expect(panel.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.9)
    await expect(place).to_be_in_viewport(ratio=0.9)
