"""Every fault of every refereed game, committed by one person and challenged by another, each in a browser of their own.

Positions, words and rulings are those of the worked cases: for each rule that is a fault, the shortest case that ends in
its being found. A referee at a third connection puts the position on the table and sees what must come of it.
"""

import pytest
from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import case_runner, table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.engines.faults import REFEREED, case_of, rules_of


@pytest.mark.long
@pytest.mark.parametrize("slug", REFEREED)
async def test_every_fault_is_committed_challenged_and_ruled(
    slug: str, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    referee, room, pages = await table.set_up(live_server, person, come, slug)
    for rule in rules_of(slug):
        await case_runner.play(slug, case_of(slug, rule), referee, room, pages)
        for page in pages:
            ruling = page.get_by_role("region", name="Decisión")
            await expect(ruling.get_by_text("El reto es correcto.").first).to_be_visible()
            await ruling.get_by_role("button").last.click()
            await expect(ruling).to_have_count(0)
