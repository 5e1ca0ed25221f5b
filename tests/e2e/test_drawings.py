"""A tutor and two pupils at one shown board, in chess and in another game. The tutor draws an arrow and gives the
pupils the pen. One pupil gets the board, tries a line and goes back. A pupil asks in private. A pupil explores a
position and a game alone, and comes back."""

import re

from playwright.async_api import Locator, Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, pictures
from tests.e2e.test_access import objections
from tests.e2e.test_class import join
from tests.gateway.test_sessions import opened, play, started


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


async def drag(page: Page, start: str, end: str, button: str = "right") -> None:
    for number, name in enumerate((start, end)):
        box = await place(page, name).bounding_box()
        assert box is not None
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if number == 0:
            await page.mouse.down(button=button)  # type: ignore[arg-type]
    await page.mouse.up(button=button)  # type: ignore[arg-type]


def drawings(page: Page) -> Locator:
    return page.get_by_role("list", name="Dibujos").get_by_role("listitem")


async def test_a_class_draws_on_the_shown_board(live_server: LiveServer, person: Person, come: Arrival) -> None:
    eva, dora, eli = [await come(live_server.port, name=name) for name in ("Eva", "Dora", "Eli")]
    session = await opened(eva, dora, eli)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    (room,) = await started(eva, session, [[dora.id, eli.id]])
    await play(room, dora, eli)
    await eva.order(session, "show_position", game="ajedrez")
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    ana = await person(f"{live_server.url}#/c/{session}", phone=True)
    await join(ana, "Ana")
    bo = await person(f"{live_server.url}#/c/{session}")
    await join(bo, "Bo")
    await tutor.get_by_role("region", name="La posición").scroll_into_view_if_needed()

    # An arrow by the right button, a circle by the keyboard.
    await drag(tutor, "g1", "f3")
    await expect(drawings(ana)).to_have_text(["Flecha verde de g1 a f3"])
    tools = tutor.get_by_role("region", name="Herramientas de dibujo")
    await tools.get_by_role("button", name="Dibujar", exact=True).click()
    await tools.get_by_role("button", name="Círculo").click()
    await tools.get_by_role("button", name="rojo").click()
    await place(tutor, "e5").focus()
    await tutor.keyboard.press("Enter")
    await expect(drawings(bo)).to_have_text(["Flecha verde de g1 a f3", "Círculo rojo en e5"])
    await expect(ana.locator("[data-drawing]")).to_have_count(2)
    assert await ana.get_by_role("button", name="Dibujar", exact=True).count() == 0

    # The pupils get the pen. A finger draws with the tool.
    await tools.get_by_label("Todos pueden dibujar").check()
    await ana.get_by_role("button", name="Dibujar", exact=True).click()
    await ana.get_by_role("button", name="Marca").click()
    await ana.get_by_role("button", name="azul").click()
    await place(ana, "d4").tap()
    await expect(drawings(tutor).last).to_have_text("Marca azul en d4")
    for name, page in (("tutor", tutor), ("phone", ana)):
        assert await objections(page) == []
        assert await has_no_sideways_scroll(page)
        await pictures(page, f"drawings_{name}")
    await tools.get_by_label("Todos pueden dibujar").uncheck()
    await expect(ana.get_by_role("button", name="Dibujar", exact=True)).to_have_count(0)

    # A pupil explores the position alone and comes back with one tap; the class sees nothing of it.
    await ana.get_by_role("button", name="Explorar por mi cuenta").tap()
    for alone in ("e2", "e4"):
        await place(ana, alone).tap()
    await expect(place(ana, "e4")).to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await expect(ana.get_by_text("Prueba: 1 jugada")).to_be_visible()
    await expect(drawings(ana)).to_have_count(0)
    await expect(drawings(bo)).to_have_count(3)
    await expect(place(bo, "e4")).not_to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    assert await objections(ana) == []
    await pictures(ana, "drawings_explores_position")
    await ana.get_by_role("button", name="Volver con la clase").tap()
    await expect(place(ana, "e4")).not_to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await expect(drawings(ana)).to_have_count(3)

    # One pupil has the board, tries a line, and goes back.
    await tools.get_by_label("Tiene el tablero").select_option("Bo")
    await expect(bo.get_by_text("Tienes el tablero")).to_be_visible()
    await expect(ana.get_by_text("Bo tiene el tablero.")).to_be_visible()
    await place(bo, "e2").click()
    await place(bo, "e4").click()
    await expect(place(ana, "e4")).to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await expect(ana.get_by_text("Prueba: 1 jugada")).to_be_visible()
    await expect(drawings(ana)).to_have_count(0)
    await drag(bo, "e4", "e5")
    await expect(drawings(ana)).to_have_text(["Flecha verde de e4 a e5"])
    await pictures(bo, "drawings_line")
    await bo.get_by_role("button", name="Volver a la posición").click()
    await expect(place(ana, "e4")).not_to_have_attribute("aria-label", re.compile("peón", re.IGNORECASE))
    await expect(ana.get_by_text("Prueba")).to_have_count(0)

    # A private question, and the order of two hands.
    for page, why in ((bo, "¿Puedo probar yo?"), (ana, "¿Lo muestras otra vez?")):
        await page.get_by_role("button", name="Levantar la mano").click()
        await page.get_by_role("button", name=why).click()
        await expect(page.get_by_role("button", name=re.compile("Mano levantada"))).to_be_visible()
    await eva.until(
        lambda: [call["why"] for call in eva.views[session]["desk"]["calls"] if call["kind"] == "hand"] == ["try", "again"]
    )
    await expect(ana.get_by_text("Puedo probar")).to_have_count(0)

    # Another game: typed places, on the same overlay.
    await eva.order(session, "show_position", game="contig60")
    await expect(tutor.get_by_role("heading", name=re.compile("Contig 60"))).to_be_visible()
    await tools.get_by_role("button", name="Dibujar", exact=True).click()
    await tools.get_by_role("button", name="rojo").click()
    field = tools.get_by_label("Lugares")
    await field.fill("28 37")
    await field.press("Enter")
    await expect(drawings(ana)).to_have_text(["Flecha roja de 28 a 37"])
    await expect(ana.locator("[data-drawing=arrow]")).to_have_count(1)
    await pictures(ana, "drawings_contig")

    # The class follows a game; a pupil explores it and comes back with one tap.
    await eva.ask("command", room=session, command={"type": "follow", "room": room, "at": 4})
    await expect(ana.get_by_role("button", name="Explorar por mi cuenta")).to_be_visible()
    await expect(ana.get_by_role("slider")).to_have_count(0)
    await ana.get_by_role("button", name="Explorar por mi cuenta").click()
    await expect(ana.get_by_role("slider")).to_be_visible()
    await pictures(ana, "drawings_explores")
    await eva.order(session, "draw", shape="circle", colour="yellow", place="b2")
    await ana.get_by_role("button", name="Volver con la clase").click()
    await expect(ana.get_by_role("slider")).to_have_count(0)
    await expect(drawings(ana)).to_have_text(["Círculo amarillo en b2"])
