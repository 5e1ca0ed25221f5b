"""After a game its players replay it by keyboard, and open the exercises that the page makes from it."""

import json
import re
from typing import Any

from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

GIVEN = {"chips": {"0": [31], "1": [33, 40]}, "score": [60, 58], "chance": [[3, 4, 5], [3, 4, 5]], "mode": "tournament"}


def turn(cell: int, sentence: str) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = [{"type": "announce", "sentence": sentence}, {"type": "score", "total": 58}]
    return [{"type": "roll"}, {"type": "place", "cell": cell}, *said, {"type": "pass_flag"}]


async def test_a_player_sees_what_nobody_saw(live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee, ana = await come(live_server.port, name="Eva"), await come(live_server.port, name="Ana")
    asked = {"as": "referee", "options": {"mode": "tournament"}, "settings": {"appeals": False, "auto_start": False}}
    room: str = (await referee.ask("create", game="contig60", seats=2, **asked))["params"]["room"]
    await ana.ask("join", room=room)
    bo = await person(f"{live_server.url}#/r/{room}", name="Bo")
    await table.sit_down(bo)
    await referee.order(room, "set_position", given=GIVEN)
    for action in turn(32, "3+5*4=32"):
        await ana.act(room, action)
    await expect(table.has_turn(bo)).to_be_visible()
    for said in ("roll", "@23", '"3+4*5=23"', "=58", "pass"):
        await table.write(bo, said)
    await ana.act(room, {"type": "challenge", "rule": "contig60.sentence"})
    await ana.act(room, {"type": "resign"})

    await bo.get_by_role("link", name="Repasar la partida").click()
    scrubber = bo.get_by_role("slider", name="Momento de la partida")
    await expect(scrubber).to_have_attribute("aria-valuetext", re.compile(r"^1 de \d+\. "))
    board = bo.get_by_role("region", name="Tablero")
    await expect(board.get_by_role("gridcell", name=re.compile("^32, libre"))).to_be_visible()
    await scrubber.focus()
    for _ in range(2):
        await scrubber.press("ArrowRight")
    await expect(board.get_by_role("gridcell", name=re.compile("^32, ficha de"))).to_be_visible()
    await scrubber.press("End")
    await expect(board.get_by_role("gridcell", name=re.compile("^23, ficha de"))).to_be_visible()

    learn = bo.get_by_role("region", name="Para aprender")
    await expect(learn.get_by_role("button")).to_have_count(2)
    await expect(learn.get_by_role("button", name=re.compile("Reto que falló Ana retó"))).to_be_visible()
    await learn.get_by_role("button", name=re.compile("Nadie lo vio Ana cometió una falta")).click()
    await expect(bo.get_by_role("region", name="Nadie lo vio")).to_contain_text("La cuenta está mal o falta")
    await expect(board.get_by_role("gridcell", name=re.compile("^23, libre"))).to_be_visible()
    assert await objections(bo) == []
    assert await table.has_no_sideways_scroll(bo)

    await bo.set_viewport_size({"width": 360, "height": 740})
    assert await table.has_no_sideways_scroll(bo)
    assert await objections(bo) == []
    await bo.get_by_role("link", name="Volver a la mesa").click()
    await expect(bo.get_by_role("link", name="Repasar la partida")).to_be_visible()

    # A fault that a child missed becomes an exercise on that child's phone.
    await bo.get_by_role("link", name="Repasar la partida").click()
    await bo.get_by_role("link", name=re.compile("^1 ejercicio de tu partida")).click()
    await expect(bo.get_by_text("En tu partida no la retaste.")).to_be_visible()
    assert await objections(bo) == []
    assert await table.has_no_sideways_scroll(bo)
    (kept,) = json.loads(await bo.evaluate("localStorage.getItem('banderilla.own')"))
    exercise = kept["own"]["exercise"]
    assert "contig60.sentence" in (exercise["answer"], *(each["rule"] for each in exercise["found"]))
    choices = bo.locator(".question .choices button")
    await choices.nth(exercise["choices"].index(exercise["answer"])).click()
    await expect(bo.locator(".why").get_by_text("¡Correcto!", exact=True)).to_be_visible()
    await bo.get_by_role("button", name="Otra", exact=True).click()
    await expect(bo.get_by_text("Por hoy no queda ninguno. · 1 vuelve otro día")).to_be_visible()
