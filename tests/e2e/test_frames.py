"""The browser tests check the frames of every page. A frame that does not match the published description fails the
test."""

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import open_table
from tests.wire import WireCheck


async def test_the_frames_of_a_page_are_held_against_the_description(
    live_server: LiveServer, person: Person, sockets: list[WireCheck]
) -> None:
    page = await person(live_server.url, name="Ana")
    await open_table(page, "FIAR")
    await expect(page.get_by_role("button", name="¡Listo!")).to_be_visible()
    assert sum(check.count for check in sockets) > 5  # both ways: hello, welcome, create, ack, snapshot, ready …
    assert [fault for check in sockets for fault in check.faults] == []
