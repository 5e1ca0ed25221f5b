"""An event in two halls has one code and one table of standings. Each tutor follows one hall, and each hall has a
separate screen."""

import os

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened

NAMES = ("Ana Paz", "Bo Gil", "Caro Ruiz", "Dora Zárate")


async def test_two_halls_share_one_event(live_server: LiveServer, person: Person, come: Arrival) -> None:
    eva, *pupils = [await come(live_server.port, name=name) for name in ("Eva", *NAMES)]
    session = await opened(eva, *pupils)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Alumnos")
    form = tutor.get_by_role("region", name="Salas")
    await form.get_by_role("button", name="Dividir en dos salas").click()
    await form.get_by_label("Nombre de la sala 2").fill("Biblioteca")
    await form.get_by_label("Nombre de la sala 2").blur()

    phone = await person(live_server.url, phone=True, name="Eli Sosa")
    await phone.goto(f"{live_server.url}#/c/{session}")
    await phone.get_by_role("button", name="Entrar a la clase").click()
    ask = phone.get_by_role("region", name="¿En qué sala estás?")
    folder = os.environ.get("PICTURES")
    if folder:
        await ask.scroll_into_view_if_needed()
        await phone.screenshot(path=f"{folder}/hall_phone.png")
    assert await has_no_sideways_scroll(phone)
    await ask.get_by_role("button", name="Biblioteca").click()
    await expect(phone.get_by_text("Estás en: Biblioteca.")).to_be_visible()
    for pupil in pupils[:2]:
        await pupil.order(session, "set_hall", hall=1)
    await pupils[2].order(session, "set_hall", hall=2)
    await expect(form).to_contain_text("Sin sala todavía: Dora Zárate.")
    if folder:
        await form.scroll_into_view_if_needed()
        await tutor.screenshot(path=f"{folder}/halls_roster.png")
    await eva.order(session, "set_hall", hall=2, people=[pupils[3].id])
    await expect(form).not_to_contain_text("Sin sala")

    ids = [pupil.id for pupil in pupils]
    await eva.order(session, "plan_round", game="noughts", how="hand")
    await eva.order(session, "set_boards", boards=[ids[:2], ids[2:4]])
    await eva.order(session, "start_round")
    await tab(tutor, "Mesas")
    tiles = tutor.get_by_role("listitem").filter(has=tutor.get_by_role("link"))
    await expect(tiles).to_have_count(2)
    await tutor.get_by_label("Sala", exact=True).select_option("Biblioteca")
    await expect(tiles).to_have_count(1)
    await expect(tiles).to_contain_text("Caro")
    await pupils[0].order(session, "raise_hand", why="break")
    await pupils[2].order(session, "raise_hand", why="break")
    await tutor.reload()
    await tab(tutor, "Llamadas (1)")
    calls = tutor.get_by_role("region", name="Llamadas").get_by_role("listitem")
    await expect(calls).to_have_count(1)
    await expect(calls).to_contain_text("Caro")
    await tab(tutor, "Mesas")
    await expect(tiles).to_have_count(1)
    for _press_and_confirm in range(2):
        await tutor.get_by_role("button", name="Pausar todas").click()
    for pupil in (pupils[2], pupils[0]):
        code = eva.views[session]["rounds"][0]["boards"][0 if pupil is pupils[0] else 1]["code"]
        await pupil.ask("join", room=code)
        await pupil.until(lambda pupil=pupil, code=code: code in pupil.views)  # type: ignore[misc]
        if pupil is pupils[2]:
            await pupil.until(lambda code=code: pupils[2].views[code]["room"]["pause"] is not None)  # type: ignore[misc]
    assert pupils[0].views[code]["room"]["pause"] is None, "the order went to the boards of the hall"
    await tab(tutor, "Pantalla")
    async with tutor.context.expect_page() as popup:
        await tutor.get_by_role("link", name="Pantalla de: Biblioteca").click()
    wall = await popup.value
    await wall.set_viewport_size({"width": 1280, "height": 720})
    boards = wall.locator(".boards > li")
    await expect(boards).to_have_count(1)
    await expect(boards).to_contain_text("Dora")
    await expect(boards.get_by_text("Mesa 2", exact=True)).to_be_attached()
    await expect(wall.get_by_text("Biblioteca")).to_be_visible()
    if folder:
        await wall.screenshot(path=f"{folder}/hall_wall.png")
        await tab(tutor, "Mesas")
        await tutor.set_viewport_size({"width": 1366, "height": 768})
        await tutor.screenshot(path=f"{folder}/hall_boards.png")
