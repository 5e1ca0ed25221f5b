"""Tests of the tutor's report: topics for the class, results of each pupil, and a sheet for each pupil to take home."""

import os
import re

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import tab
from tests.e2e.test_class_ends import sheets
from tests.gateway.test_sessions import opened
from tests.jobs.test_class_sessions import a_fault_that_nobody_saw, a_turn_with_a_fault, follow


async def test_a_tutor_reads_what_was_missed_and_prints_it(live_server: LiveServer, person: Person, come: Arrival) -> None:
    leader, ana, bo = [await come(live_server.port, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(leader, ana, bo)
    room, faulty, _seq = await a_turn_with_a_fault(leader, session, ana, bo)
    await (ana, bo)[faulty].act(room, {"type": "resign"})

    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Posiciones")
    await tutor.get_by_role("button", name="Informe por regla").click()
    together = tutor.get_by_role("region", name="Para ver con la clase").first
    await expect(together.get_by_role("row")).to_have_count(2)
    await expect(together.get_by_role("row").last.get_by_role("cell")).to_have_text(["1", "1", "0", "0"])
    for name in ("Ana", "Bo"):
        await expect(tutor.get_by_role("region", name=name, exact=True).get_by_role("row")).to_have_count(2)
    assert await objections(tutor) == []
    for width in (360, 1280):
        await tutor.set_viewport_size({"width": width, "height": 800})
        assert await table.has_no_sideways_scroll(tutor)
        if os.environ.get("PICTURES"):
            await tutor.screenshot(path=f"{os.environ['PICTURES']}/report_{width}.png", full_page=True)
    assert await sheets(tutor) == 2, "one a pupil"
    await tutor.emulate_media(media="print")
    await expect(together).to_be_hidden()
    await tutor.emulate_media(media="null")
    async with tutor.expect_download() as download:
        await tutor.get_by_role("button", name="Planilla (CSV)").click()
    assert (await download.value).suggested_filename == f"{session}-informe.csv"
    await together.get_by_role("link", name="Jugada 1").click()
    await expect(tutor).to_have_url(re.compile(rf"#/r/{room}/replay/\d+$"))
    await expect(tutor.get_by_role("heading", name="Repaso")).to_be_visible()


async def test_a_tutor_reads_the_weeks_of_a_kept_class(live_server: LiveServer, person: Person, come: Arrival) -> None:
    leader, ana, bo = [await come(live_server.port, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(leader, ana, bo)
    await a_fault_that_nobody_saw(leader, session, ana, bo)
    session = await follow(leader, session, ana, bo)
    await a_fault_that_nobody_saw(leader, session, ana, bo)

    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Posiciones")
    await tutor.get_by_role("button", name="Informe por regla").click()
    together = tutor.get_by_role("region", name="Para ver con la clase").first
    await expect(together.get_by_role("row").last.get_by_role("cell")).to_have_text(["1", "1", "0", "0"])
    await tutor.get_by_label("Abarca").select_option("Todas las sesiones de la clase")
    await expect(together.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(["2", "2", "0", "0"])
    await expect(tutor.get_by_role("region", name="Sesión por sesión").get_by_role("row")).to_have_count(3)
    await expect(together.get_by_role("link", name="Jugada 2")).to_be_visible()
    for name in ("Ana", "Bo"):
        await expect(tutor.get_by_role("region", name=name, exact=True).get_by_role("table")).to_have_count(2)
        sheet = await tutor.get_by_role("region", name=name, exact=True).inner_text()
        assert 0 < sheet.index("Jugó 2 partidas") < sheet.index("Faltas y retos"), "achievements come before faults"
    assert await objections(tutor) == []
    for width in (360, 1280):
        await tutor.set_viewport_size({"width": width, "height": 800})
        assert await table.has_no_sideways_scroll(tutor)
        if os.environ.get("PICTURES"):
            await tutor.screenshot(path=f"{os.environ['PICTURES']}/weeks_{width}.png", full_page=True)
    assert await sheets(tutor) == 2, "one a pupil"
    await tutor.get_by_role("combobox", name="Alumno").select_option("Ana")
    assert await sheets(tutor) == 1
    if os.environ.get("PICTURES"):
        await tutor.pdf(path=f"{os.environ['PICTURES']}/weeks_ana.pdf", format="A4")
    async with tutor.expect_download() as download:
        await tutor.get_by_role("button", name="Planilla (CSV)").click()
    file = (await (await download.value).path()).read_text(encoding="utf-8-sig")
    assert file.startswith("Fecha;Nombre;Juego;Regla;")
    assert len(file.splitlines()) == 1 + 2 * 2
