"""The challenge dialogue: the play that is judged and the price of being wrong; with help no game offers a challenge at all."""

import re

import pytest
from playwright.async_api import expect

from engines.registry import engine_of, slugs
from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

LISTED = [slug for slug in slugs() if engine_of(slug).about.listed]
PASSED = {"chips": {"0": [31], "1": [33]}, "chance": [[3, 5, 4], [2, 2, 2]], "mode": "tournament"}


async def test_it_shows_the_play_and_says_what_a_wrong_one_costs(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", PASSED)
    for said in ("roll", "@32", '"3+5*4=32"', "=58", "pass"):
        await table.write(ana, said)
    await bo.get_by_role("button", name="Retar", exact=True).click()
    dialog = bo.get_by_role("dialog")
    judged = dialog.get_by_role("region", name="Se juzga esta jugada")
    await expect(judged).to_contain_text("Ana lanza: 3, 5, 4. Ana coloca su ficha en el 32. Ana dice: 3 + 5 × 4 = 32.")
    await expect(dialog).to_contain_text("Si te equivocas pierdes este turno, y te llevas una falta: tienes 0 de 3.")
    assert await objections(bo) == []


@pytest.mark.long
@pytest.mark.parametrize("slug", LISTED)
async def test_with_help_no_game_offers_a_challenge(live_server: LiveServer, person: Person, come: Arrival, slug: str) -> None:
    seats = engine_of(slug).about.seats[0]
    host = await come(live_server.port, name="Bo")
    room = (await host.ask("create", game=slug, seats=seats, options={"mode": "assisted"}))["params"]["room"]
    ana = await person(f"{live_server.url}#/r/{room}", name="Ana")
    await table.sit_down(ana)
    await host.order(room, "ready")
    await table.ready(ana)
    await expect(ana.get_by_role("region", name="Tablero", exact=True)).to_be_visible()
    await expect(ana.get_by_role("button", name=re.compile("Retar|Soplar|Impugnar"))).to_have_count(0)
    assert not re.search(r"\breta\b|\bRetar\b", await ana.get_by_role("main").inner_text())


async def test_a_refusal_says_what_is_wrong_with_the_numbers_that_were_played(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    given = {**PASSED, "mode": "assisted"}
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "contig60", given)
    for said in ("roll", "@32"):
        await table.write(ana, said)
    box = ana.get_by_label("Escribir la jugada")
    await box.fill('"3+5=8"')
    await box.press("Enter")
    notice = ana.get_by_test_id("notice")
    await expect(notice).to_contain_text("La oración usa 3 y 5; los dados son 3, 5 y 4: usa los tres, una vez cada uno.")
    await expect(notice).not_to_contain_text("Eso va contra una regla")
