"""On a shared computer, the next person must not act under the previous person's name."""

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer


async def test_not_me_forgets_who_was_at_this_device(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, name="Ana")
    before = await page.evaluate("localStorage.getItem('banderilla.token')")
    await page.goto(f"{live_server.url}#/settings")
    await page.get_by_role("button", name="No soy yo").click()
    await expect(page.get_by_label("Tu nombre").first).not_to_have_value("Ana")
    await page.wait_for_function("() => localStorage.getItem('banderilla.token') !== null")
    assert await page.evaluate("localStorage.getItem('banderilla.token')") != before
