"""A player leaves a game between two people. After the time that the page states, the remaining player chooses how to
continue."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

ABSENCE_MS = 30_000


@pytest.mark.long
async def test_who_is_left_claims_after_the_time_that_the_form_said(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    await ana.get_by_role("button", name="Jugar FIAR").click()
    dialog = ana.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_label("Si alguien se va").select_option(label="Se puede elegir a los 30 s")
    await dialog.get_by_role("button", name="Jugar con alguien").click()
    await expect(ana).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
    bo = await person(ana.url, name="Bo")
    await table.start(ana, bo)
    await bo.context.close()
    await expect(ana.get_by_text("Bo se fue. Si no vuelve, en")).to_be_visible()
    claim = ana.get_by_role("region", name="Bo se fue.")
    await expect(claim).to_be_visible(timeout=ABSENCE_MS + 15_000)
    assert await objections(ana) == []
    for remedy in ("Empatar", "Seguir con la computadora", "Esperar"):
        await expect(claim.get_by_role("button", name=remedy)).to_be_visible()
    await claim.get_by_role("button", name="Ganar").click()
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
