"""A class with an odd number of pupils: the page calls a game against the computer a bye, and the next draft takes past
pairs into account."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab

BYE = "descanso: 1 punto"


async def test_a_round_off_is_called_so_and_a_draft_tells_who_has_met(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo", "Cruz")}
    for name, page in pupils.items():
        await join(page, name)
    await expect(tutor.get_by_role("heading", name="3 alumnos")).to_be_visible()
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("contig60")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    boards = tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(2)
    pairs = [await board.get_by_role("button").all_inner_texts() for board in await boards.all()]
    (lone,) = [pair[0] for pair in pairs if "Computadora" in pair]
    assert await tutor.get_by_text("ya jugaron").count() == 0
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    await expect(tutor.get_by_text(BYE)).to_be_visible()
    await pupils[lone].get_by_role("link", name="Clase").click()
    await expect(pupils[lone].get_by_text("vale 1 punto, ganes o pierdas")).to_be_visible()
    await tab(tutor, "Posiciones")
    row = tutor.get_by_role("row").filter(has=tutor.get_by_role("rowheader", name=lone))
    assert (await row.locator("td").all_inner_texts())[1] == "0"
    assert await objections(tutor) == []

    await tab(tutor, "Mesas")
    for _asked_then_confirmed in range(2):
        await tutor.get_by_role("button", name=re.compile("^(Cerrar la ronda|Sí)$")).click()
    # The dashboard switches to the standings as soon as it learns of the end.
    await expect(tutor.get_by_role("tab", name="Posiciones")).to_have_attribute("aria-selected", "true")
    # The point for a bye counts when the round ends.
    await expect(row.locator("td").nth(1)).to_have_text("1")
    await expect(tutor.get_by_role("columnheader", name="Descansos")).to_be_visible()
    await tab(tutor, "Ronda")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    await expect(boards).to_have_count(2)
    await expect(tutor.get_by_text("1 p.")).to_be_visible()
    assert await tutor.get_by_text("ya jugaron").count() == 0
    assert await tutor.get_by_text("ya descansó").count() == 0
    # Swap the pupil who had the bye with the next pupil. Two pupils who have already played each other are then at one
    # board.
    await tutor.get_by_role("button", name=lone, exact=True).click()
    await boards.filter(has_text="Computadora").get_by_role("button").first.click()
    await expect(tutor.get_by_text("ya jugaron")).to_be_visible()
    await expect(tutor.get_by_text("ya descansó")).to_be_visible()
