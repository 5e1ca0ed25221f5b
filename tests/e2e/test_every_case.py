"""Every fault and every end of every refereed game, with two people in separate browsers. One person commits the fault, and the
other challenges it. Both see each possible end of a game: declared wins (true and false), the time limit and strikes.
Earlier actions come from the same persons' second devices, because they show nothing new.

Positions, words and rulings come from the worked cases. For each fault the test uses the shortest case that ends with a
challenge of it; for each reason of a result, the shortest case that two seats and a referee can play. A referee on a third
connection sets the position and checks the consequences.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import case_runner, table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.engines.case_files import worked_cases
from tests.engines.faults import REFEREED, case_of, rules_of

PLAIN = ("resign", "agreed")
"""Ends that are the same in all games; other tests cover them."""


def ends(slug: str) -> Iterator[Mapping[str, Any]]:
    """Yields, for each reason of a result, the shortest case that ends for that reason."""
    found: dict[str, Mapping[str, Any]] = {}
    for case in worked_cases(slug):
        result = case["expected"].get("state", {}).get("result")
        if not result or result.get("reason") in PLAIN or not case_runner.is_for_browsers(case):
            continue
        reason = result.get("reason", "")
        if reason not in found or len(case["actions"]) < len(found[reason]["actions"]):
            found[reason] = case
    yield from found.values()


@pytest.mark.long
@pytest.mark.parametrize("slug", REFEREED)
async def test_every_fault_is_ruled_and_every_end_is_seen_by_both(
    slug: str, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    referee, room, pages = await table.set_up(live_server, person, come, slug)
    second_devices = [await table.second_device(live_server, come, page, room) for page in pages]
    for rule in rules_of(slug):
        await case_runner.play(slug, case_of(slug, rule), referee, room, pages, second_devices)
        for page in pages:
            ruling = page.get_by_role("region", name="Decisión")
            await expect(ruling.get_by_text("El reto es correcto.").first).to_be_visible()
            await ruling.get_by_role("button").last.click()
            await expect(ruling).to_have_count(0)
    reasons = []
    for case in ends(slug):
        await case_runner.play(slug, case, referee, room, pages, second_devices)
        result = case["expected"]["state"]["result"]
        reasons.append(result.get("reason"))
        for seat, page in enumerate(pages):
            won = "Empate" if result["result"] != "win" else "¡Ganaste!" if result["seat"] == seat else "Gana "
            await expect(page.get_by_role("heading", name=won)).to_be_visible()
            await expect(page.locator("#alert")).not_to_contain_text("Tienes la banderilla")
    assert {"time", "strikes"} <= set(reasons)
    for page in pages:
        await page.get_by_role("button", name="Firmar mi tarjeta").click()
    for page in pages:
        await expect(page.get_by_text("Firmada")).to_have_count(2)
