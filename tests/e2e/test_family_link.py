"""A tutor sends one family a link to the replay of its child's game. The replay shows no names. The family can see it until
the tutor revokes the link; an expired link shows nothing."""

import os

from playwright.async_api import Response, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened, play, started

NAMES = ("Eva Sol", "Valentina Paz", "Bruno Gil")


async def test_a_family_sees_the_game_of_its_child(live_server: LiveServer, person: Person, come: Arrival) -> None:
    eva, ana, bo = [await come(live_server.port, name=name) for name in NAMES]
    session = await opened(eva, ana, bo)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    (room,) = await started(eva, session, [[ana.id, bo.id]])
    await play(room, ana, bo)
    await eva.until(lambda: eva.views[session]["rounds"][0]["boards"][0]["final"])

    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Alumnos")
    await tutor.get_by_role("button", name="Valentina Paz").click()
    form = tutor.get_by_role("region", name="Enlace para su familia")
    await form.get_by_role("button", name="Crear enlace").click()
    field = form.get_by_role("textbox")
    link = await field.input_value()
    assert session not in link
    if folder := os.environ.get("PICTURES"):
        await form.scroll_into_view_if_needed()
        await tutor.screenshot(path=f"{folder}/family_form.png")

    family = await person("about:blank", phone=True)  # not the lobby, which opens a socket some time later
    answers: list[Response] = []
    family.on("response", lambda answer: answers.append(answer))
    sockets: list[str] = []
    family.on("websocket", lambda socket: sockets.append(socket.url))
    await family.goto(link)
    await expect(family.get_by_role("heading", name="Partidas de tu hijo o hija")).to_be_visible()
    await expect(family.get_by_role("region", name="Tablero")).to_be_visible()
    await expect(family.get_by_role("group", name="Tu lado")).to_be_visible()
    assert await family.locator("meta[name=robots]").get_attribute("content") == "noindex, nofollow"
    slider = family.get_by_role("slider")
    await slider.focus()
    stops = int(await slider.get_attribute("max") or "0")
    assert stops >= 5
    words = ("Valentina", "Paz", "Bruno", "Gil", "Eva", "Sol", session, room, ana.id, bo.id)
    for _stop in range(stops + 1):
        html = await family.content()
        assert not [word for word in words if word in html]
        await slider.press("ArrowRight")
    for width, height in ((360, 740), (1366, 768)):
        await family.set_viewport_size({"width": width, "height": height})
        assert await has_no_sideways_scroll(family)
        assert await objections(family) == []
        if folder:
            await family.screenshot(path=f"{folder}/family_{width}.png")
    frames = [answer for answer in answers if "/family" in answer.url]
    assert any("/family/0.json" in answer.url for answer in frames)
    for answer in frames:
        body = await answer.text()
        assert not [word for word in words if word in body]
        assert answer.headers["x-robots-tag"] == "noindex"
        assert link[-32:] not in answer.url
    assert sockets == [], "a family has no socket"

    await form.get_by_role("button", name="Anular este enlace").click()
    await expect(family.locator("main [role=alert]")).to_contain_text("ya no sirve", timeout=10_000)
    await expect(family.get_by_role("region", name="Tablero")).to_have_count(0)
    await expect(form.get_by_role("button", name="Anular este enlace")).to_have_count(0)
    await family.goto("about:blank")
    await family.goto(link)
    await expect(family.locator("main [role=alert]")).to_contain_text("ya no sirve")
