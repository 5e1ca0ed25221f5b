"""A director publishes the page for families. A parent without a role reads it and watches a board, until the director
withdraws the page."""

import os

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened

NAMES = ("Ana Paz", "Bo Gil", "Valentina Espinoza", "Dora Zárate", "Eli Sosa")


async def test_a_parent_reads_the_page_that_the_director_published(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    eva, *pupils = [await come(live_server.port, name=name) for name in ("Eva", *NAMES)]
    session = await opened(eva, *pupils)
    await eva.order(session, "set_session", title="Torneo de primavera")
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Pantalla")
    form = tutor.get_by_role("region", name="Página para las familias")
    await form.get_by_role("button", name="Publicar la página").click()
    await form.get_by_label("Retraso").select_option("sin retraso")
    link = await form.get_by_label("Enlace de la página").input_value()
    assert session not in link
    await form.get_by_role("button", name="QR").click()
    await expect(form.get_by_role("img")).to_be_visible()
    if folder := os.environ.get("PICTURES"):
        for width in (360, 1366):
            await tutor.set_viewport_size({"width": width, "height": 768})
            await form.scroll_into_view_if_needed()
            await tutor.screenshot(path=f"{folder}/publish_{width}.png", full_page=True)

    ids = [pupil.id for pupil in pupils]
    await eva.order(session, "plan_round", game="ajedrez", how="hand")
    await eva.order(session, "set_boards", boards=[ids[:2], ids[2:4]])
    await eva.order(session, "start_round")
    await eva.until(lambda: all(board["state"] == "playing" for board in eva.views[session]["rounds"][0]["boards"]))
    rooms = [board["code"] for board in eva.views[session]["rounds"][0]["boards"]]
    await eva.ask("join", room=rooms[1], **{"as": "referee"})
    await eva.order(rooms[1], "force_result", winners=[1], reason="x")

    parent = await person("about:blank", phone=True)  # not the lobby, which opens a socket some time later
    requests: list[str] = []
    parent.on("websocket", lambda socket: requests.append(socket.url))
    await parent.goto(link)
    await expect(parent.get_by_role("heading", name="Torneo de primavera")).to_be_visible()
    boards = parent.get_by_role("listitem")
    await expect(boards.first).to_contain_text("en juego")
    await expect(boards.nth(1)).to_contain_text("1")
    await expect(parent.get_by_text("Ana P.").first).to_be_visible()
    await expect(parent.get_by_role("row").nth(1)).to_contain_text("Dora Z.")
    for word in ("Paz", "Eva", session, "Luz"):
        await expect(parent.get_by_text(word)).to_have_count(0)
    await boards.first.get_by_role("button", name="Ver la mesa 1").click()
    await expect(boards.first.get_by_role("img", name="Mesa 1")).to_be_visible()
    for width, height in ((360, 740), (1366, 768)):
        await parent.set_viewport_size({"width": width, "height": height})
        assert await has_no_sideways_scroll(parent)
        assert await objections(parent) == []
        if folder:
            await parent.screenshot(path=f"{folder}/public_{width}.png", full_page=True)
    assert requests == [], "a parent has no socket"

    await form.get_by_role("button", name="Dejar de publicar").click()
    await expect(form.get_by_role("button", name="Publicar la página")).to_be_visible()
    await parent.reload()
    await expect(parent.locator("main [role=alert]")).to_contain_text("ya no se publica")
