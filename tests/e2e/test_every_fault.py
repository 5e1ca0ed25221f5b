"""Every fault of every refereed game, committed by one person and challenged by another, each in a browser of their own.

Positions, words and rulings are those of the worked cases: for each rule that is a fault, the shortest case that ends in
its being found. A referee at a third connection puts the position on the table and sees what must come of it.
"""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engines.contract import REFEREE
from engines.registry import engine_of
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.house import House
from tests.engines.faults import REFEREED, case_of, rules_of
from tools.cases import Table, agrees, plain


async def challenge(page: Page, action: Mapping[str, Any], text: str) -> None:
    """Through the dialog where rules are all that it says, else as text."""
    if set(action) - {"seat", "type", "rule", "rules"}:
        await table.write(page, text)
        return
    await page.get_by_role("button", name="Retar", exact=True).click()
    for rule in action.get("rules") or [action["rule"]]:
        await page.get_by_role("dialog").locator(f'input[value="{rule}"]').check()
    await page.get_by_role("button", name="¡Reto!").click()


@pytest.mark.parametrize("slug", REFEREED)
async def test_every_fault_is_committed_challenged_and_ruled(slug: str, house: House, person: Person) -> None:
    engine = engine_of(slug)
    referee, room, pages = await table.set_up(house, person, slug)
    for rule in rules_of(slug):
        case = case_of(slug, rule)
        book = Table(engine, case["given"])
        await referee.order(room, "set_position", given=case["given"])
        for action, wanted in zip(case["actions"], case["expected"]["steps"], strict=True):
            raw = {key: value for key, value in action.items() if key != "seat"}
            text = engine.notate(book.state, engine.parse(raw))
            assert agrees(plain(book.play(action)), wanted), case["name"]
            seq = referee.numbers[room]
            if action["type"] == "challenge":
                await challenge(pages[action["seat"]], action, text)
            else:
                await table.write(pages[action["seat"]], text)
            await referee.until(lambda seq=seq: referee.numbers[room] > seq)  # type: ignore[misc]
        seen = plain(engine.view(book.state, REFEREE, book.now_ms))
        hall = referee.views[room]["game"]
        assert {key: hall[key] for key in ("text", "marks", "strikes")} == {
            key: seen[key] for key in ("text", "marks", "strikes")
        }, case["name"]
        for page in pages:
            ruling = page.get_by_role("region", name="Decisión")
            await expect(ruling.get_by_text("Correcto.").first).to_be_visible()
            await ruling.get_by_role("button").last.click()
            await expect(ruling).to_have_count(0)
    await referee.close()
