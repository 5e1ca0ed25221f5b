"""The server or its Redis dies during a turn. Both browsers reconnect, and no action is lost or doubled."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

BACK_MS = 45_000


async def clock_s(page: Page) -> int:
    """Returns the seconds on the running clock."""
    timer = page.get_by_role("timer").filter(has_text=re.compile(r"\d:\d\d")).first
    minutes, seconds = re.findall(r"\d+", await timer.inner_text())[:2]
    return int(minutes) * 60 + int(seconds)


@pytest.mark.long
@pytest.mark.parametrize("victim", ["server", "redis"])
async def test_killed_in_the_middle_of_a_turn(own_live_server: LiveServer, person: Person, victim: str) -> None:
    ana = await person(own_live_server.url, name="Ana")
    link = await table.open_table(ana, "Contig 60")
    bo = await person(link)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    mover, other = await table.holder(ana, bo)
    await mover.get_by_role("button", name="Lanzar los dados").click()
    await mover.get_by_role("gridcell", name="0, libre", exact=True).click()
    await mover.get_by_role("button", name="Colocar en 0").click()
    for page in (ana, bo):
        await expect(page.get_by_role("gridcell", name=re.compile("^0, ficha de"))).to_be_visible()
    before_s = await clock_s(mover)

    if victim == "server":
        own_live_server.kill()
        await expect(mover.get_by_text(re.compile("Sin conexión|Conectando")).first).to_be_visible()
        own_live_server.start()
    else:
        own_live_server.kill_redis()

    # A request that the player makes while the server is away waits, and takes effect once.
    await mover.get_by_label("Escribir la jugada").fill("=60")
    await mover.get_by_label("Escribir la jugada").press("Enter")
    for page in (ana, bo):
        await expect(table.log(page, "dice su puntaje: 60")).to_have_count(1, timeout=BACK_MS)
        await expect(page.get_by_role("gridcell", name=re.compile("^0, ficha de"))).to_have_count(1)
    if victim == "server":
        await expect(table.log(mover, "El servidor estuvo fuera").first).to_be_visible()
        assert before_s - await clock_s(mover) <= 12, "the outage was charged to the clock"
    await mover.get_by_role("button", name="Pasar la banderilla").click()
    await other.get_by_role("button", name="Lanzar los dados").click()
    await expect(table.log(mover, "lanza:")).to_have_count(2)
