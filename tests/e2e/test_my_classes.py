"""A tutor writes notes and finds the classes on another device, by code or by file; a pupil's page never has a note."""

from pathlib import Path

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, pictures
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened


async def test_notes_and_my_classes(live_server: LiveServer, person: Person, come: Arrival) -> None:
    eva, ana = await come(live_server.port, name="Eva"), await come(live_server.port, name="Ana Paz")
    session = await opened(eva, ana)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.set_viewport_size({"width": 1366, "height": 768})
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Alumnos")
    await tutor.get_by_label("Qué mirar la próxima vez", exact=True).fill("Fracciones")
    await tutor.get_by_role("button", name="Guardar: Qué mirar la próxima vez").click()
    await expect(tutor.get_by_text("Guardado.")).to_be_visible()
    await tutor.get_by_role("button", name="Ana Paz").click()
    dialog = tutor.get_by_role("dialog")
    await dialog.get_by_label("Apunte sobre Ana Paz", exact=True).fill("Va muy rápido")
    await dialog.get_by_role("button", name="Guardar: Apunte sobre Ana Paz").click()
    await expect(dialog.get_by_text("Guardado.")).to_be_visible()
    assert await objections(tutor) == []
    await pictures(tutor, "note_pupil")
    await eva.order(session, "set_note", text="Fracciones y paciencia", about="next")
    await tutor.keyboard.press("Escape")
    await expect(tutor.get_by_label("Qué mirar la próxima vez", exact=True)).to_have_value("Fracciones y paciencia")
    await pictures(tutor, "notes")

    await tutor.goto(f"{live_server.url}#/")
    await tutor.get_by_role("link", name="Mis clases").click()
    mine = tutor.get_by_role("listitem").filter(has=tutor.get_by_role("link", name="Quinto B"))
    await expect(mine).to_contain_text("Fracciones y paciencia")
    await expect(mine).not_to_contain_text("Va muy rápido")
    assert await objections(tutor) == []
    await pictures(tutor, "my_classes")
    await tutor.get_by_role("button", name="Llevar a otro aparato").click()
    code = await tutor.locator("fieldset .code").inner_text()

    phone = await person(live_server.url, phone=True)
    await phone.goto(f"{live_server.url}#/device/{code}")
    async with phone.expect_event("load"):  # the page loads again, as the other person
        await phone.get_by_role("button", name="Usar este código").click()
    await expect(phone).to_have_url(f"{live_server.url}#/games")
    await phone.goto(f"{live_server.url}#/classes")
    await expect(phone.get_by_role("link", name="Quinto B")).to_be_visible()
    assert await has_no_sideways_scroll(phone)
    assert await objections(phone) == []
    await pictures(phone, "my_classes_carried")


async def test_an_encrypted_copy_opens_on_another_device(
    live_server: LiveServer, person: Person, come: Arrival, tmp_path: Path
) -> None:
    eva, ana = await come(live_server.port, name="Eva"), await come(live_server.port, name="Ana Paz")
    session = await opened(eva, ana)
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.set_viewport_size({"width": 1366, "height": 768})
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await expect(tutor.get_by_role("tab", name="Alumnos")).to_be_visible()
    await eva.order(session, "set_note", text="Va muy rápido", about="pupil", person=ana.id)
    await tutor.goto(f"{live_server.url}#/classes")
    copy = tutor.get_by_role("region", name="Copia en un archivo")
    await copy.get_by_label("Contraseña").first.fill("caballo de ajedrez")
    async with tutor.expect_download() as download:
        await copy.get_by_role("button", name="Guardar el archivo").click()
    file = tmp_path / (await download.value).suggested_filename
    await (await download.value).save_as(file)
    await expect(copy.get_by_text("Guardado.")).to_be_visible()
    for secret in ("Quinto B", "rápido", "Luz", "caballo"):
        assert secret.encode() not in file.read_bytes()
    assert await objections(tutor) == []
    await pictures(tutor, "backup_save")

    phone = await person(live_server.url, phone=True)
    await phone.goto(f"{live_server.url}#/classes")
    copy = phone.get_by_role("region", name="Copia en un archivo")
    await copy.get_by_label("Archivo").set_input_files(file)
    await copy.get_by_label("Contraseña").fill("caballo de ajedrés")
    await copy.get_by_role("button", name="Abrir", exact=True).click()
    await expect(copy.get_by_role("alert")).to_have_text("La contraseña no abre este archivo.")
    await copy.get_by_label("Contraseña").fill("caballo de ajedrez")
    await copy.get_by_role("button", name="Abrir", exact=True).click()
    await expect(copy.get_by_text("Va muy rápido")).to_be_visible()
    assert await has_no_sideways_scroll(phone)
    assert await objections(phone) == []
    await pictures(phone, "backup_open")
    await copy.get_by_role("button", name="Seguir aquí con estas clases").click()
    await expect(phone.get_by_role("link", name="Quinto B")).to_be_visible()
    await phone.get_by_role("link", name="Quinto B").click()
    await expect(phone.get_by_role("tab", name="Alumnos")).to_be_visible()
