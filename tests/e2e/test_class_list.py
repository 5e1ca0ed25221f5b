"""The same class a week later: the tutor pastes a list, pupils tap their names or use slips, one click opens the next
session, and tutors change roles."""

import os
import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import join, open_class
from tests.e2e.test_class_ends import sheets
from tests.gateway.test_sessions import opened

LIST = "1. Vergara, Sofía\n2. Concha, Ana\n3. Dickens, Bo"
NAMES = ("Sofía Vergara", "Ana Concha", "Bo Dickens")


async def look(page: Page, name: str) -> None:
    """Saves a picture if the environment variable `PICTURES` is set. No check depends on the picture."""
    folder = os.environ.get("PICTURES")
    if folder:
        await page.screenshot(path=f"{folder}/{name}.png", full_page=True)


async def paste_list(tutor: Page, text: str) -> None:
    lists = tutor.get_by_role("region", name="La lista de la clase")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    await lists.get_by_label("Un nombre por línea").fill(text)
    await lists.get_by_role("button", name="Guardar la lista").click()
    await expect(lists.get_by_text(f"0 de {len(text.splitlines())} entraron")).to_be_visible()


async def tap(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).click()
    await expect(page.get_by_role("heading", name=f"Hola, {name}")).to_be_visible()


async def test_names_are_tapped_and_the_class_goes_on_next_week(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    await look(tutor, "opened")
    await paste_list(tutor, LIST)
    await look(tutor, "list")
    phone = await person(f"{live_server.url}#/c/{code}", phone=True)
    await expect(phone.get_by_role("heading", name="¿Quién eres?")).to_be_visible()
    await look(phone, "who")
    await tap(phone, NAMES[0])
    await look(phone, "in")
    await expect(phone).to_have_title(re.compile("^Quinto B"))
    other = await person(f"{live_server.url}#/c/{code}")
    await expect(other.get_by_role("button", name=NAMES[1])).to_be_visible()
    await expect(other.get_by_role("button", name=NAMES[0])).to_have_count(0)
    await tap(other, NAMES[1])

    # On a shared tablet the previous pupil gives up the place, and the page asks the next pupil for a name.
    await other.get_by_role("button", name=f"No soy {NAMES[1]}").click()
    await other.get_by_role("button", name="Sí, soy otra persona").click()
    await expect(other.get_by_role("heading", name="¿Quién eres?")).to_be_visible()
    await tap(other, NAMES[2])
    await expect(tutor.get_by_text("2 de 3 entraron")).to_be_visible()
    listed = tutor.get_by_role("button", name=re.compile(f"^Más sobre ({NAMES[0]}|{NAMES[2]})$"))
    await expect(listed).to_have_text([NAMES[2], NAMES[0]])
    await tutor.get_by_label("Orden").select_option("arrival")
    await expect(listed).to_have_text([NAMES[0], NAMES[2]])

    # The tutor opens the next session of the class with one click.
    await tutor.get_by_role("combobox", name="Quien queda sin pareja").select_option("watch")
    await tutor.get_by_role("button", name="Otra sesión de esta clase").click()
    await expect(tutor).to_have_url(re.compile(f"#/c/(?!{code})[2-9A-Z]{{5}}$"))
    following = tutor.url[-5:]
    await expect(tutor.get_by_text("0 de 3 entraron")).to_be_visible()
    await expect(tutor.get_by_role("combobox", name="Quien queda sin pareja")).to_have_value("watch")
    await phone.get_by_role("link", name=f"Ir a la clase {following}").click()
    await tap(phone, NAMES[0])


async def test_slips_are_printed_eight_on_a_sheet(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    await open_class(tutor)
    await paste_list(tutor, "\n".join(f"Niña {number}" for number in range(1, 13)))
    await tutor.get_by_role("button", name="Imprimir las tarjetitas con QR").click()
    await expect(tutor.get_by_role("img", name=re.compile("^Entrada de"))).to_have_count(12)
    await look(tutor, "slips")
    assert await sheets(tutor) == 2


async def test_a_slip_brings_in_its_pupil_also_at_a_tablet_of_somebody_else(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    tutor = await come(live_server.port, name="Eva")
    code = await opened(tutor)
    await tutor.order(code, "set_list", names=list(NAMES))
    await tutor.until(lambda: "list" in tutor.views[code]["desk"])
    keys = [entry["key"] for entry in tutor.views[code]["desk"]["list"]]
    tablet = await person(f"{live_server.url}#/c/{code}/me/{keys[0]}")
    await expect(tablet.get_by_role("heading", name=f"Hola, {NAMES[0]}")).to_be_visible()
    await expect(tablet).to_have_url(re.compile(f"#/c/{code}$"))
    await tablet.goto(f"{live_server.url}#/c/{code}/me/{keys[1]}")
    await expect(tablet.get_by_role("heading", name=f"Hola, {NAMES[1]}")).to_be_visible()
    # A slip from last week leads to the new session.
    following = (await tutor.ask("open_session", like=code))["params"]["room"]
    phone = await person(f"{live_server.url}#/c/{code}/me/{keys[2]}", phone=True)
    await expect(phone).to_have_url(re.compile(f"#/c/{following}$"))
    await expect(phone.get_by_role("heading", name=f"Hola, {NAMES[2]}")).to_be_visible()


async def test_a_pupil_corrects_the_own_name_and_nobody_is_visita(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupil = await person(f"{live_server.url}#/c/{code}", phone=True)
    field = pupil.get_by_label("¿Cómo te llamas en esta clase?")
    await expect(field).to_have_value("")
    await look(pupil, "nickname")
    await pupil.get_by_role("button", name="Dame un apodo").click()
    await expect(field).not_to_have_value("")
    await field.fill("pendejo")
    await pupil.get_by_role("button", name="Entrar a la clase").click()
    await expect(pupil.get_by_text("Ese nombre no se puede usar.").first).to_be_visible()
    await join(pupil, "Anna")
    await pupil.get_by_role("button", name="Corregir mi nombre").click()
    await pupil.get_by_label("Mi nombre en la clase").fill("Ana")
    await pupil.get_by_role("button", name="Guardar").click()
    await expect(pupil.get_by_role("heading", name="Hola, Ana")).to_be_visible()
    await expect(tutor.get_by_role("button", name="Más sobre Ana")).to_be_visible()

    # A tablet that another child has used shows that child's name until the pupil says that it is wrong.
    tablet = await person(live_server.url, name="Zoe")
    await tablet.goto(f"{live_server.url}#/c/{code}")
    field = tablet.get_by_label("¿Cómo te llamas en esta clase?")
    await expect(field).to_have_value("Zoe")
    await tablet.get_by_role("button", name="No soy Zoe").click()
    await tablet.get_by_role("button", name="Sí, soy otra persona").click()
    await expect(field).to_have_value("")


async def test_a_tutor_is_asked_for_a_name_and_keeps_a_way_back(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url)
    await tutor.get_by_role("button", name="Abrir una clase").click()
    dialog = tutor.get_by_role("dialog")
    await look(tutor, "open_dialog")
    await dialog.get_by_label("Nombre de la clase").fill("Sexto A")
    await dialog.get_by_label("Tu nombre, como lo ve la clase").fill("Eva")
    await dialog.get_by_role("button", name="Abrir una clase").click()
    await expect(tutor.get_by_text("Eva (director)")).to_be_visible()
    await tutor.get_by_role("button", name="Hacer mi enlace para volver").click()
    link = await tutor.get_by_label("Mi enlace para volver").input_value()
    await tutor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    way_back = tutor.get_by_role("group").filter(has=tutor.get_by_label("Mi enlace para volver"))
    await way_back.get_by_role("button", name="Copiar").click()
    await expect(way_back.get_by_role("button", name="Copiado")).to_be_visible()
    assert await tutor.evaluate("navigator.clipboard.readText()") == link
    await tutor.get_by_role("button", name="Mostrar QR").first.click()
    await expect(tutor.get_by_role("img", name="QR: Mi enlace para volver")).to_be_visible()
    await look(tutor, "way_back")
    elsewhere = await person(link)
    await expect(elsewhere.get_by_label("Tu nombre, como lo ve la clase")).to_be_visible()
    await expect(elsewhere.get_by_role("tab", name="Alumnos")).to_have_count(0)
    await elsewhere.get_by_label("Tu nombre, como lo ve la clase").fill("Luis")
    await elsewhere.get_by_role("button", name="Guardar", exact=True).click()
    await expect(elsewhere.get_by_role("tab", name="Alumnos")).to_be_visible()
    await expect(tutor.get_by_text("Luis (director)")).to_be_visible()
    await expect(tutor.get_by_role("button", name="Hacer mi enlace para volver")).to_be_visible()

    # The tutor gives the second tutor a lower role. The second tutor can then no longer invite others.
    await tutor.get_by_role("combobox", name="Cargo de").select_option("monitor")
    await expect(elsewhere.get_by_role("button", name="Invitar a otro docente")).to_have_count(0)
    await look(tutor, "tutors")

    # The tutor revokes a link.
    await tutor.get_by_role("button", name="Invitar a otro docente").click()
    await tutor.get_by_role("button", name="Nuevo enlace: líder del juego").click()
    await expect(tutor.get_by_label("Enlace para un líder del juego")).to_be_visible()
    await tutor.get_by_role("button", name="Anular", exact=True).click()
    await expect(tutor.get_by_label("Enlace para un líder del juego")).to_have_count(0)


async def test_a_wrong_code_is_typed_again_on_its_page_and_a_parent_reads_what_is_stored(
    live_server: LiveServer, person: Person
) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    parent = await person(f"{live_server.url}#/c/ZZZZ2", phone=True)
    await expect(parent.get_by_role("heading", name="Esta clase ya no existe")).to_be_visible()
    await look(parent, "gone")
    await parent.get_by_label("Escribe el código otra vez").fill(code.lower())
    await parent.get_by_role("button", name="Entrar").click()
    await expect(parent.get_by_role("heading", name="Quinto B")).to_be_visible()
    await parent.get_by_role("link", name="Qué se guarda de un alumno").click()
    await expect(parent.get_by_role("heading", name="Quién lo ve")).to_be_visible()
    await look(parent, "privacy")
    await expect(tutor.get_by_role("heading", name="0 alumnos")).to_be_visible()


MOODLE = (
    "Nombre,Apellido(s),Dirección de correo\nAna,López,a1@example.org\nBo,Ruiz,a2@example.org\nsin correo,,\n,,x@example.org"
)


async def test_a_table_is_previewed_before_it_is_kept(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva", phone=True)
    await open_class(tutor)
    lists = tutor.get_by_role("region", name="La lista de la clase")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    await lists.get_by_label("Un nombre por línea").fill(MOODLE)
    await expect(lists.get_by_role("listitem").filter(has_text=re.compile("^Ana López$"))).to_be_visible()
    await expect(lists.get_by_text("2 renglones quedan afuera")).to_be_visible()
    await expect(lists.get_by_label("Columna 3")).to_have_value("skip")
    await look(tutor, "preview")
    await lists.get_by_label("Columna 2").select_option("skip")
    await expect(lists.get_by_role("listitem").filter(has_text=re.compile("^Ana$"))).to_be_visible()
    await lists.get_by_label("Columna 2").select_option("last")
    await lists.get_by_role("button", name="Guardar la lista (3)").click()
    await expect(lists.get_by_text("0 de 3 entraron")).to_be_visible()


async def test_a_refused_name_is_named_with_its_line_and_too_many_are_counted(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    await open_class(tutor)
    lists = tutor.get_by_role("region", name="La lista de la clase")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    field = lists.get_by_label("Un nombre por línea")
    await field.fill("\n".join(f"Alumna {'x' * (at % 7)}{at}" for at in range(201)))
    await expect(lists.get_by_role("alert")).to_contain_text("201 nombres")
    await expect(lists.get_by_role("button", name="Guardar la lista (201)")).to_be_disabled()
    await field.fill("Ana\nB\u0301\u0302\u0303\u0304\u0305o")
    await lists.get_by_role("button", name="Guardar la lista (2)").click()
    # The notice appears in two elements: on the page and in the region for screen readers.
    await expect(tutor.get_by_text("El nombre del renglón 2").first).to_be_visible()
