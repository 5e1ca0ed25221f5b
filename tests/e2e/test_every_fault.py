"""Every fault of every refereed game: one person commits it and another person challenges it, each in a separate
browser.

Positions, words and rulings come from the worked cases. For each fault the test uses the shortest case that ends with a
challenge of it. A referee on a third connection sets the position and checks the consequences.
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
