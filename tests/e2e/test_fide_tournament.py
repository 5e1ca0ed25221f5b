"""A tournament by FIDE's rules: the players come from a TRF file, and the pairings of the Dutch system go into another
TRF file."""

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
