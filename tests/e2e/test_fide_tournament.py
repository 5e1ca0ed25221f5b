"""A tournament by FIDE's rules: the players come from a TRF file, and the pairings of the Dutch system go into another
TRF file. A tournament from another program goes on in the class."""

import asyncio
import os
import re
from pathlib import Path

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened

NAMES = ("Ana", "Bo", "Cruz", "Dora")
RANKED = ("Dora", "Cruz", "Bo", "Ana")
FILE = "012 Torneo\n" + "".join(
    f"001 {number:>4}      {name:<33} {2000 - number:>4} ARG {'':11} {'':10}  0.0 {number:>4}\n"
    for number, name in enumerate(RANKED, 1)
)

BEGUN = "012 Torneo\n" + "".join(
    f"001 {number:>4}      {name:<33} {2000 - number:>4} ARG {'':11} {'':10} {points:>4.1f} {number:>4}  {rounds}\n"
    for number, name, points, rounds in (
        (1, "Dora", 1.0, "   3 w 1     2 w 0"),
        (2, "Cruz", 2.0, "   4 b 1     1 b 1"),
        (3, "Bo", 0.5, "   1 b 0  0000 - H"),
        (4, "Ana", 1.0, "   2 w 0     5 b +"),
        (5, "Eli", 1.0, "0000 - U     4 w -"),
    )
)


async def test_players_come_from_a_file_and_the_class_goes_into_one(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    leader, *pupils = [await come(live_server.port, name=name) for name in ("Eva", *NAMES)]
    session = await opened(leader, *pupils)
    key = (await leader.order(session, "invite_tutor", role="director"))["params"]["key"]
    tutor = await person(live_server.url, name="Luz")
    await tutor.goto(f"{live_server.url}#/c/{session}/ref/{key}")

    async def look(name: str) -> None:
        if folder := os.environ.get("PICTURES"):
            for width in (360, 1366):
                await tutor.set_viewport_size({"width": width, "height": 768})
                await tutor.screenshot(path=f"{folder}/{name}_{width}.png", full_page=True)

    lists = tutor.get_by_role("region", name="La lista de la clase")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    await lists.locator("input[type=file]").set_input_files(
        {"name": "torneo.trf", "mimeType": "text/plain", "buffer": FILE.encode()}
    )
    await expect(lists.get_by_role("status")).to_contain_text("TRF")
    await look("trf_list")
    await lists.get_by_role("button", name="Guardar la lista").click()
    await expect(lists.get_by_text("4 de 4 entraron")).to_be_visible()

    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("contig60")
    await tutor.locator("select[name=how]").select_option("dutch")
    await expect(tutor.get_by_label("Es la última ronda")).to_be_visible()
    await look("fide_plan")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    boards = tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(2)
    pairs = [set(await board.get_by_role("button").all_inner_texts()) for board in await boards.all()]
    assert pairs == [{"Dora", "Bo"}, {"Cruz", "Ana"}], "the upper half by the file's numbers meets the lower"
    await look("fide_draft")

    await tab(tutor, "Posiciones")
    await look("trf_files")
    async with tutor.expect_download() as saving:
        await tutor.get_by_role("button", name="Archivo TRF", exact=True).click()
    path = await (await saving.value).path()
    text = await asyncio.to_thread(Path(path).read_text)
    players = [line for line in text.splitlines() if line.startswith("001 ")]
    assert [line[14:47].strip() for line in players] == list(RANKED)

    # The class goes on with a tournament from another program. The page names the line of a mistake.
    await tab(tutor, "Alumnos")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    box = lists.get_by_role("region", name="Un torneo con 2 rondas jugadas")
    for contents in (BEGUN.replace("1 b 1", "1 w 1"), BEGUN):
        await lists.locator("input[type=file]").set_input_files(
            {"name": "torneo.trf", "mimeType": "text/plain", "buffer": contents.encode()}
        )
        await box.get_by_label("Juego").select_option("contig60")
        await box.get_by_role("button", name="Seguir este torneo aquí").click()
        if contents != BEGUN:
            await expect(tutor.get_by_text("Archivo TRF, renglón 2, ronda 2: el renglón 3 dice otra cosa")).to_be_visible()
            await look("trf_mistake")
    await expect(lists.get_by_text("4 de 5 entraron")).to_be_visible()
    await tab(tutor, "Posiciones")
    await look("trf_goes_on")
    lines = tutor.get_by_role("table").first.get_by_role("row")
    await expect(lines.nth(1)).to_contain_text("Cruz")
    await expect(lines.nth(1)).to_contain_text("2")
    late = await person(live_server.url, name="Eli")
    await late.goto(f"{live_server.url}#/c/{session}")
    await late.get_by_role("button", name="Eli", exact=True).click()
    await expect(late.get_by_text("Eli 2")).to_be_hidden()
    await tab(tutor, "Alumnos")
    await expect(lists.get_by_text("5 de 5 entraron")).to_be_visible()
