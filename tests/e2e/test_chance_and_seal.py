"""After a game the page shows the sealed score cards as on paper, and another page computes the game's draws again."""

import re
from typing import Any

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import DESKTOP, PHONE, Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")


async def test_a_game_is_signed_sealed_printed_and_rolled_again(live_server: LiveServer, person: Person, come: Arrival) -> None:
    bo = await come(live_server.port, name="Bo")
    asked = {"options": {"mode": "tournament", "starter": 0}}
    room: str = (await bo.ask("create", game="contig60", seats=2, **asked))["params"]["room"]
    page = await person(f"{live_server.url}#/r/{room}", name="Ana", phone=True)
    await table.sit_down(page)
    await bo.order(room, "ready")
    await table.ready(page)
    await bo.until(lambda: bo.views[room]["room"]["state"] == "playing")
    await bo.act(room, {"type": "roll"})
    rolled = " ".join(map(str, bo.views[room]["game"]["dice"]))
    await bo.act(room, {"type": "resign"})

    await page.get_by_role("button", name="Firmar mi tarjeta").click()
    await bo.order(room, "sign")
    await bo.until(lambda: bo.views[room]["room"]["seal"] is not None)
    seal = bo.views[room]["room"]["seal"]["hash"]
    await expect(page.get_by_role("group").filter(has_text="Sello:")).to_contain_text(" ".join(re.findall("....", seal)[:4]))
    await its_cards_are_printed(page, seal)

    await page.get_by_role("link", name="Comprobar el azar").first.click()
    await expect(page.get_by_text("Todo coincide: nadie eligió ninguna tirada.")).to_be_visible()
    await expect(page.get_by_text("Este aparato vio esa huella mientras se jugaba.")).to_be_visible()
    row = page.get_by_role("row").filter(has_text="3 dados")
    assert (await row.inner_text()).count(rolled) == 2
    await expect(row).to_contain_text("Bo")
    await one_may_try_by_hand(page, bo.views[room]["room"])
    for size in (PHONE, DESKTOP):
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        assert await table.has_no_sideways_scroll(page)
        assert await objections(page) == []


async def its_cards_are_printed(page: Page, seal: str) -> None:
    """Checks the printed cards: one A5 page for each seat, with everything that the paper card has."""
    assert len(PAGES.findall(await page.pdf(prefer_css_page_size=True))) == 2
    await page.emulate_media(media="print")
    for name, against in (("Ana", "Bo"), ("Bo", "Ana")):
        card = page.get_by_role("article", name=f"Tarjeta de {name}")
        for text in ("Tarjeta de puntuación", "Contig 60", f"Nombre: {name}", f"Contra: {against}", "Resultado: ¡Gana Ana!"):
            await expect(card).to_contain_text(text)
        await expect(card.locator(".line")).to_contain_text(re.compile(rf"Firma: {name} \d"))
        await expect(card.locator(".whole")).to_have_text(" ".join(re.findall("....", seal)))
        await expect(card.locator(".whole")).to_be_visible()
    await expect(page.get_by_role("button", name="Imprimir")).to_be_hidden()
    await page.emulate_media(media="screen")


async def one_may_try_by_hand(page: Page, room: dict[str, Any]) -> None:
    by_hand = page.get_by_role("region", name="Probar a mano")
    await by_hand.get_by_label("Semilla").fill(" ".join(re.findall("....", room["seed"].upper())))
    await by_hand.get_by_label("Huella").fill(room["digest"])
    await by_hand.get_by_label("Cuántos dados").fill("3")
    await by_hand.get_by_role("button", name="Comprobar").click()
    await expect(by_hand.get_by_text("Coinciden")).to_be_visible()
    await by_hand.get_by_label("Huella").fill(room["digest"][:-1] + "x")
    await by_hand.get_by_role("button", name="Comprobar").click()
    await expect(by_hand.get_by_text("No coinciden.")).to_be_visible()
