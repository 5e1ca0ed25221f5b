"""A tournament on one page: start numbers, ratings, tie-breaks and prizes; then a disputed card, and a result that is
corrected after the next pairing."""

import asyncio
import os
import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened, play, rounds

NAMES = ("Ana", "Bo", "Cruz", "Dora")
DISPUTE = "Yo levanté la mano antes."


async def picture(page: Page, name: str) -> None:
    """Checks that the page does not scroll sideways at either width, and saves pictures if `PICTURES` is set."""
    for width in (360, 1366):
        await page.set_viewport_size({"width": width, "height": 768})
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} at {width}"
        if folder := os.environ.get("PICTURES"):
            await page.screenshot(path=f"{folder}/{name}_{width}.png", full_page=True)


async def test_a_tournament_from_its_numbers_to_its_prizes(live_server: LiveServer, person: Person, come: Arrival) -> None:
    leader, *pupils = await asyncio.gather(*(come(live_server.port, name=name) for name in ("Eva", *NAMES)))
    session = await opened(leader, *pupils)
    ana, bo, cruz, dora = pupils
    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Posiciones")
    await tutor.get_by_role("button", name="Torneo").click()
    await tutor.get_by_label("Números de inicio").select_option("rating")
    await tutor.get_by_label("Rating de Dora").fill("1800")
    await tutor.get_by_label("Rating de Cruz").fill("1500")
    for name in ("Bo", "Dora"):
        await tutor.get_by_label(f"Categoría de {name}").fill("Sub-10")
    await tutor.get_by_role("textbox", name="Premio").fill("Copa")
    await tutor.get_by_role("button", name="Agregar el premio").click()
    await expect(tutor.get_by_role("button", name="Quitar: Copa")).to_be_visible()
    await tutor.get_by_role("textbox", name="Premio").fill("Libro")
    await tutor.locator("select[name=among]").select_option("Sub-10")
    await expect(tutor.get_by_label("Lugar")).to_have_value("1")
    await tutor.get_by_role("button", name="Agregar el premio").click()
    await expect(tutor.get_by_role("button", name="Antes: Libro")).to_be_visible()
    await tutor.get_by_label("Agregar").select_option("progressive")
    await expect(tutor.get_by_role("button", name="Quitar: Progresivo")).to_be_visible()
    await tutor.get_by_label("Número de inicio de Ana").fill("1")
    await tutor.keyboard.press("Enter")
    await expect(tutor.get_by_label("Número de inicio de Bo")).to_have_value("2")
    await expect(tutor.get_by_label("Números de inicio")).to_have_value("hand")
    await picture(tutor, "tournament")
    await tutor.get_by_label("Números de inicio").select_option("rating")
    await tutor.get_by_role("button", name="Volver").click()

    # The start numbers are Dora 1, Cruz 2, Ana 3, Bo 4. The upper half plays the lower half.
    await leader.order(session, "plan_round", game="noughts", how="swiss")
    await leader.order(session, "start_round")
    await leader.until(lambda: all(board["state"] == "playing" for board in rounds(leader, session)[0]["boards"]))
    first, second = rounds(leader, session)[0]["boards"]
    assert [set(board["seats"]) for board in (first, second)] == [{dora.id, ana.id}, {cruz.id, bo.id}]
    await play(first["code"], dora, ana)
    for guest in (cruz, bo):
        await guest.ask("join", room=second["code"])
        await guest.hear(lambda message: message["type"] == "snapshot" and message["room"] == second["code"])
    await bo.act(second["code"], {"type": "resign"})
    await bo.order(second["code"], "dispute", text=DISPUTE)
    unsigned = tutor.get_by_role("region", name=re.compile("firma"))
    await expect(unsigned.get_by_text(DISPUTE)).to_be_visible()
    await picture(tutor, "dispute")
    for guest in (cruz, bo):
        await guest.order(second["code"], "sign")
    await expect(unsigned).to_have_count(0)
    await leader.order(session, "close_round", reason="fin")
    table = tutor.get_by_role("region", name="Posiciones")
    await expect(table.get_by_role("row")).to_have_count(5)
    await expect(table.get_by_role("columnheader", name="Progresivo")).to_be_visible()
    await tutor.locator("select[name=category]").select_option("Sub-10")
    await expect(table.get_by_role("rowheader")).to_have_text(["Dora", "Bo"])
    prizes = tutor.get_by_role("region", name="Premios")
    await expect(prizes.get_by_role("listitem").filter(has_text="Libro")).to_contain_text("Bo")

    # A corrected result marks the next round, whose pairs are based on the old result.
    await leader.order(session, "plan_round", game="noughts", how="swiss")
    await leader.order(session, "start_round")
    await leader.until(lambda: all(board["state"] == "playing" for board in rounds(leader, session)[1]["boards"]))
    await leader.ask("join", room=second["code"], **{"as": "referee"})
    seat = second["seats"].index(bo.id)
    await leader.order(second["code"], "force_result", winners=[seat], reason="tenía razón")
    mark = tutor.get_by_text(re.compile(r"^Se formó antes de corregir un resultado: ronda 1\.", re.IGNORECASE))
    await expect(mark).to_be_visible()
    await tutor.locator("select[name=category]").select_option("")
    await picture(tutor, "outdated")
    await leader.order(session, "close_round", reason="fin")
    await leader.order(session, "plan_round", game="noughts", how="random")
    await leader.order(session, "start_round")
    await leader.order(second["code"], "force_result", winners=[1 - seat], reason="no")
    await leader.until(lambda: rounds(leader, session)[1]["outdated"] == [0])
    assert "outdated" not in rounds(leader, session)[2]
