"""A tutor sets the dates of a class; everybody with the code sees the next date and can take it to a calendar."""

import re

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, pictures
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened


async def test_a_series_of_dates(live_server: LiveServer, person: Person, come: Arrival) -> None:
    eva = await come(live_server.port, name="Eva")
    session = await opened(eva)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.set_viewport_size({"width": 1366, "height": 768})
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Alumnos")
    form = tutor.locator("details", has=tutor.locator("summary", has_text="Fechas"))
    await form.locator("summary").click()
    await form.get_by_label("Se repite").select_option("cada semana")
    await form.get_by_label("Cuántas veces").fill("3")
    await form.get_by_role("button", name="Poner: 3 fechas").click()
    await expect(form.get_by_role("listitem")).to_have_count(3)
    await expect(tutor.get_by_text(re.compile("Próxima clase: .*, dentro de 7 días"))).to_be_visible()
    assert await objections(tutor) == []
    await pictures(tutor, "dates_tutor")

    phone = await person(live_server.url, phone=True, name="Eli Sosa")
    await phone.goto(f"{live_server.url}#/c/{session}")
    await expect(phone.get_by_text("Próxima clase:")).to_be_visible()
    await phone.get_by_role("button", name="Entrar a la clase").click()
    await expect(phone.get_by_role("heading", name="Hola, Eli")).to_be_visible()
    await expect(phone.get_by_text("Próxima clase:")).to_be_visible()
    assert await has_no_sideways_scroll(phone)
    assert await objections(phone) == []
    await pictures(phone, "dates_phone")
    async with phone.expect_download() as got:
        await phone.get_by_role("link", name="Agregar al calendario").click()
    file = await (await got.value).path()
    assert file.read_bytes().count(b"BEGIN:VEVENT") == 3

    await form.get_by_role("button", name="Quitar", exact=False).first.click()
    await expect(form.get_by_role("listitem")).to_have_count(2)
    await expect(phone.get_by_text(re.compile("dentro de 14 días"))).to_be_visible()
    await tutor.set_viewport_size({"width": 360, "height": 740})
    assert await has_no_sideways_scroll(tutor)
