"""Fab-A-Diffy by taps: a tap counts as the rulebook's touch, and a trick takes three actions."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

PILE = ["1/12", "2/2", "0/2", "3/4", "5/6"]
TRICK = {"face": {"c1": "1/4", "c2": "1/3", "c3": "5/12"}, "pile": PILE}


async def tap(page: Page, name: str) -> None:
    await page.get_by_role("gridcell", name=re.compile("^tira " + name.replace("/", "\\/"))).click()


async def test_two_taps_and_a_sentence_make_a_trick(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """In a tournament the log shows both taps as touches, and the sentence takes the strips."""
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "fab-a-diffy", TRICK)
    await ana.get_by_role("button", name="Tomar una muestra").click()
    await tap(ana, "1/3")
    await expect(table.log(bo, "Ana toca 1/3.")).to_be_visible()
    await expect(ana.get_by_text("Toca otra tira: la que tocas, la usas.")).to_be_visible()
    await tap(ana, "1/4")
    await expect(table.log(bo, "Ana toca 1/4.")).to_be_visible()
    await ana.get_by_label("Cuenta con fracciones").first.fill("1/3 - 1/4 = 1/12")
    await ana.get_by_role("button", name="Decir y tomar").click()
    await expect(table.log(bo, "Ana toma el trío 1/3, 1/4, 1/12.")).to_be_visible()


async def test_each_fault_of_a_trick_can_still_be_made(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """In a tournament the page allows two faults: touching a third strip, and taking a trick without a sentence."""
    referee, room, (ana, bo) = await table.set_up(live_server, person, come, "fab-a-diffy", TRICK)
    await ana.get_by_role("button", name="Tomar una muestra").click()
    for name in ("1/3", "1/4", "5/12"):
        await tap(ana, name)
        await expect(table.log(bo, f"Ana toca {name}.")).to_be_visible()
    await tap(ana, "1/3")
    await tap(ana, "5/12")
    await ana.get_by_role("button", name="Tomar el trío con 1/3 y 5/12").click()
    await expect(table.log(bo, "Ana toma el trío 1/3, 5/12, 1/12.")).to_be_visible()
    assert "fab-a-diffy.touch" in str(referee.views[room]["game"]["record"])


async def test_a_wrong_sentence_keeps_the_strips_with_help(live_server: LiveServer, person: Person, come: Arrival) -> None:
    given = {**TRICK, "mode": "assisted"}
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "fab-a-diffy", given)
    await ana.get_by_role("button", name="Tomar una muestra").click()
    for name in ("1/3", "1/4"):
        await tap(ana, name)
        await expect(ana.get_by_role("gridcell", name=f"tira {name}, tocada")).to_be_visible()
    await ana.get_by_label("Cuenta con fracciones").first.fill("1/3 + 1/4 = 1/12")
    await ana.get_by_role("button", name="Decir y tomar").click()
    await expect(ana.get_by_test_id("notice")).to_be_visible()
    await expect(ana.get_by_role("gridcell", name="tira 1/3, tocada")).to_be_visible()
