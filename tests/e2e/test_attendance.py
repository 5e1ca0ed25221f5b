"""The tutor sees the attendance at once: the roster names the pupils who are missing, and the draft marks the pupils
who are away."""

import os

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened


async def test_the_roster_names_the_missing_and_the_draft_marks_the_absent(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    eva = await come(live_server.port, name="Eva")
    session = await opened(eva)
    await eva.order(session, "set_list", names=["Ana Paz", "Beto Ruiz", "Caro Gil", "Dani Sosa"])
    entries = {entry["name"]: entry["number"] for entry in eva.views[session]["desk"]["list"]}
    pupils = {name: await come(live_server.port, name="x") for name in ("Ana Paz", "Beto Ruiz", "Caro Gil")}
    # A pupil taps the wrong name: somebody takes the name Dani and gives it back.
    wrong = await come(live_server.port, name="x")
    await wrong.ask("join", room=session, entry=entries["Dani Sosa"])
    await wrong.ask("leave", room=session)
    for name, guest in pupils.items():
        await guest.ask("join", room=session, entry=entries[name])
    await pupils["Beto Ruiz"].close()
    key = (await eva.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(tutor, "Alumnos")
    missing = tutor.locator(".missing")
    await expect(missing).to_have_text("Faltan 2: Beto Ruiz, Dani Sosa")
    dani = await come(live_server.port, name="x")
    answer = await dani.ask("join", room=session, entry=entries["Dani Sosa"])
    assert answer["params"]["name"] == "Dani Sosa"
    await expect(missing).to_have_text("Falta 1: Beto Ruiz")
    await eva.order(session, "plan_round", game="noughts", how="random")
    await tab(tutor, "Ronda")
    await expect(tutor.locator(".one", has_text="Beto Ruiz")).to_contain_text("no está")
    await expect(tutor.locator(".one small.away")).to_have_count(1)
    if os.environ.get("PICTURES"):
        for width, height in ((360, 740), (1280, 800), (1366, 768)):
            await tutor.set_viewport_size({"width": width, "height": height})
            for name in ("Alumnos", "Ronda"):
                await tab(tutor, name)
                await tutor.screenshot(path=f"{os.environ['PICTURES']}/attendance_{name}_{width}.png")
