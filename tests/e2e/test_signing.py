"""After a game of a class, the page shows the signature first, the dashboard names missing signatures, and a director
signs for a pupil with one click. Then the director corrects the result: both cards show both results and the reason."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import resign
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, tab
from tests.e2e.test_desk import use


async def test_signing_a_card(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await play_round(tutor, pupils, "random")
    ana, bo = pupils["Ana"], pupils["Bo"]
    await resign(bo)
    sign = ana.get_by_role("button", name="Firmar mi tarjeta")
    await expect(sign).to_be_in_viewport()
    box = await sign.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    await ana.get_by_role("button", name="Ver las tarjetas").click()
    await expect(ana.get_by_role("button", name="No estoy de acuerdo")).to_be_in_viewport()
    assert await objections(ana) == []

    await ana.get_by_role("link", name="Volver a la clase").click()
    await expect(ana.get_by_text("Te falta firmar la tarjeta de la mesa 1.")).to_be_visible()
    await expect(ana.get_by_text("* Faltan 2 firmas")).to_be_visible()
    await expect(ana.get_by_role("row", name=re.compile("Ana 1\\*"))).to_be_visible()
    await ana.get_by_role("link", name="Firmar mi tarjeta").click()
    await sign.click()
    await expect(ana.get_by_text("Falta la firma de Bo.")).to_be_visible()
    await ana.get_by_role("link", name="Volver a la clase").click()
    await expect(ana.get_by_text("Mesa 1: falta la firma de Bo.")).to_be_visible()

    await tab(tutor, "Posiciones")
    missing = tutor.get_by_role("region", name="Falta 1 firma")
    await expect(missing).to_contain_text("Ronda 1, Mesa 1: Bo")
    assert await objections(tutor) == []
    await missing.get_by_role("button", name="Dar por firmada la mesa 1").click()
    await expect(missing).to_have_count(0)
    await expect(tutor.get_by_role("row", name=re.compile("Ana 1 "))).to_be_visible()
    await expect(bo.get_by_role("button", name="Firmar mi tarjeta")).to_have_count(0)

    await tab(tutor, "Mesas")
    await use(tutor, "Corregir el resultado", "Se contó mal", Resultado="Gana Bo")
    await expect(bo.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    cards = bo.get_by_role("article")
    await expect(cards).to_have_count(2)
    for card in await cards.all():
        await expect(card).to_contain_text("Resultado corregido: antes «Gana Ana», ahora «Gana Bo»: Se contó mal")
    assert await objections(bo) == []
