"""The addresses that people share, `/c/CODE`, `/r/CODE` and `/w/CODE`, open the class, the table and the watched table."""

import re

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.gateway.test_sessions import opened


async def test_a_class_opens_from_its_address(live_server: LiveServer, person: Person, come: Arrival) -> None:
    session = await opened(await come(live_server.port, name="Eva"))
    page = await person(f"{live_server.url.rstrip('/')}/c/{session}", phone=True)
    await expect(page).to_have_url(re.compile(rf"/#/c/{session}$"))
    await expect(page.get_by_label("¿Cómo te llamas en esta clase?")).to_be_visible()
    assert await table.has_no_sideways_scroll(page)


async def test_a_table_opens_from_its_address_for_a_player_and_a_spectator(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    code = (await table.open_table(ana, "Contig 60", tournament=False))[-6:]
    origin = live_server.url.rstrip("/")
    bo = await person(f"{origin}/r/{code}")
    await expect(bo).to_have_url(re.compile(rf"/#/r/{code}$"))
    await table.start(ana, bo)
    eva = await person(f"{origin}/w/{code.lower()}", phone=True)
    await expect(eva).to_have_url(re.compile(rf"/#/r/{code}/watch$", re.IGNORECASE))
    await expect(eva.get_by_role("region", name="Tablero")).to_be_visible()
    mover, _other = await table.holder(ana, bo)
    await mover.get_by_role("button", name="Lanzar los dados").click()
    await expect(table.log(eva, "lanza").first).to_be_visible()
    await expect(eva.get_by_role("button", name="Lanzar los dados")).to_have_count(0)
