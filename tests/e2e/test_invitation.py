"""A host who plays invites a referee in the browser. The link works only after the opponent agrees."""

import re

from playwright.async_api import expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer


async def test_the_referees_link_works_once_the_other_player_has_agreed(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    await table.open_table(ana, "Contig 60")
    bo = await person(ana.url, name="Bo")
    await table.sit_down(bo)
    await expect(ana.get_by_text("Bo", exact=True)).to_be_visible()
    await ana.get_by_role("button", name="Invitar a un réferi").click()
    await expect(ana.get_by_text("El enlace servirá cuando acepten: Bo.")).to_be_visible()
    link = await ana.get_by_label(re.compile("Enlace para el réferi")).input_value()
    tab = await person(link)
    await expect(tab.get_by_text("antes deben aceptar al réferi").first).to_be_visible()
    await bo.get_by_role("button", name="Acepto", exact=True).click()
    await expect(ana.get_by_text("Todos aceptaron: el enlace ya sirve.")).to_be_visible()
    await tab.reload()
    await expect(ana.get_by_text(re.compile(r"Réferis: \S+ \S+ \(Director\)"))).to_be_visible()
