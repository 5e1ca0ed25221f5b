"""The end of a class: the tutor saves its games and cards in a file and on paper, and then the server erases the class
completely."""

import csv
import io
import json
import os
import re
import zipfile
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, tab
from tests.gateway.test_erase import is_gone, is_notice, traces
from tests.people import Guest

PAGE_OF_PDF = re.compile(rb"/Type\s*/Page\b")
OTHERS = ("Bo", "Dana", "Zulema")


async def seated(come: Arrival, live_server: LiveServer, code: str) -> list[Guest]:
    """Lets three more pupils join the class, each on a separate connection."""
    guests = [await come(live_server.port, name=name) for name in OTHERS]
    for guest in guests:
        await guest.ask("join", room=code)
    return guests


async def play_chess(tutor: Page, ana: Page, guests: list[Guest], code: str) -> list[str]:
    """Plays one round of chess at two boards. At each board one player resigns (at Ana's board her opponent), and all
    players sign. Returns the room codes of the boards."""
    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("ajedrez")
    await tutor.get_by_label("Cómo se forman las mesas").select_option("random")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    await expect(ana.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
    first = guests[0]
    await first.until(lambda: all(board["state"] == "playing" for board in first.views[code]["rounds"][0]["boards"]))
    ids = {guest.id: guest for guest in guests}
    rooms = []
    for board in first.views[code]["rounds"][0]["boards"]:
        at = [ids[person] for person in board["seats"] if person in ids]
        for guest in at:
            await guest.ask("join", room=board["code"])
        await at[0].act(board["code"], {"type": "resign"})
        for guest in at:
            await guest.order(board["code"], "sign")
        rooms.append(board["code"])
    await ana.get_by_role("button", name="Firmar mi tarjeta").click()
    await first.until(lambda: all(board["final"] for board in first.views[code]["rounds"][0]["boards"]))
    return rooms


async def sheets(page: Page) -> int:
    """Returns the number of sheets that a printer would print."""
    return len(PAGE_OF_PDF.findall(await page.pdf(prefer_css_page_size=True)))


async def test_a_class_goes_home_and_is_erased(live_server: LiveServer, person: Person, come: Arrival, tmp_path: Path) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    ana = await person(f"{live_server.url}#/c/{code}", phone=True)
    await join(ana, "Ana")
    guests = await seated(come, live_server, code)
    rooms = await play_chess(tutor, ana, guests, code)

    await tab(tutor, "Posiciones")
    async with tutor.expect_download() as download:
        await tutor.get_by_role("button", name="Todo en un archivo").click()
    await (await download.value).save_as(tmp_path / "class.zip")
    with zipfile.ZipFile(tmp_path / "class.zip") as file:
        assert {"boards/1-1.pgn", "boards/1-2.pgn", "boards/1-1.json", "boards/1-2.json"} < set(file.namelist())
        cards = list(csv.DictReader(io.StringIO(file.read("cards.csv").decode("utf-8-sig")), delimiter=";"))
        whole = json.loads(file.read("session.json"))
        assert "[Event " in file.read("boards/1-1.pgn").decode()
    assert sorted(card["Nombre"] for card in cards) == ["Ana", *OTHERS]
    assert {card["Firmada"] for card in cards} == {"sí"}
    assert sum(line["points"] for line in whole["standings"]) == 2.0
    async with tutor.expect_download() as download:
        await tutor.get_by_role("button", name="Partida de la mesa 2 en PGN").click()
    assert (await download.value).suggested_filename == f"{rooms[1]}.pgn"
    assert await sheets(tutor) == 1
    await tutor.emulate_media(media="print")
    await expect(tutor.get_by_text(re.compile(rf"1 ronda · clase {code}$"))).to_be_visible()
    await tutor.emulate_media(media="null")
    await tutor.get_by_role("button", name="Emparejamientos").click()
    for kind in ("board", "name", "slips"):
        await tutor.get_by_label("Emparejamientos").select_option(kind)
        await expect(tutor.locator("#panel").get_by_text(re.compile("Zulema")).first).to_be_visible()
        assert await sheets(tutor) == 1, kind
        if folder := os.environ.get("PICTURES"):
            await tutor.emulate_media(media="print")
            await tutor.screenshot(path=f"{folder}/pairings_{kind}.png")
            await tutor.emulate_media(media="null")
    await tutor.get_by_role("button", name="Volver a las posiciones").click()
    await tutor.get_by_role("button", name="Imprimir las tarjetas").click()
    await expect(tutor.get_by_text("4 tarjetas, una hoja cada una")).to_be_visible()
    assert await sheets(tutor) == 4
    await tutor.get_by_role("combobox", name=re.compile("^Alumno")).select_option("Ana")
    await expect(tutor.get_by_text("1 tarjeta, una hoja")).to_be_visible()
    assert await sheets(tutor) == 1
    await tutor.get_by_role("button", name="Volver a las posiciones").click()

    await tab(tutor, "Alumnos")
    await tutor.get_by_label("La clase se guarda").select_option(label="7 días")
    day = await tutor.evaluate(
        "new Intl.DateTimeFormat('es', {day: 'numeric', month: 'long'}).format(Date.now() + 7 * 86400000)"
    )
    await expect(tutor.get_by_text(f"Esta clase se borra sola el {day}")).to_be_visible()
    assert await objections(tutor) == []
    await ana.get_by_role("link", name="Volver a la clase").click()
    await expect(ana.get_by_text(f"Lo que hay en esta clase se borra el {day}")).to_be_visible()

    redis_url = f"unix://{live_server.folder / 'valkey.sock'}"
    assert traces(redis_url, code, *rooms)
    await tutor.get_by_role("button", name="Borrar la clase").click()
    dialog = tutor.get_by_role("dialog")
    await expect(dialog).to_contain_text("los nombres de 4 alumnos, las posiciones, y las 2 mesas con sus partidas")
    await dialog.get_by_role("button", name="Seguir").click()
    await dialog.get_by_role("button", name="Sí, borrar todo").click()
    for page in (tutor, ana):
        await expect(page.get_by_role("heading", name="Esta clase ya no existe")).to_be_visible()
        await expect(page.get_by_text("¡Gracias por jugar!")).to_be_visible()
    for guest in guests:
        await guest.hear(is_notice(code))
    late = await person(f"{live_server.url}#/c/{code}")
    await expect(late.get_by_role("heading", name="Esta clase ya no existe")).to_be_visible()
    await ana.get_by_role("link", name="Inicio", exact=True).click()
    await expect(ana.get_by_role("link", name=re.compile("Volver a la clase"))).to_have_count(0)
    await is_gone(redis_url, guests[0], code, *rooms, "Zulema")


@pytest.mark.parametrize(("game", "columns", "lines"), [("contig60", 5, 34), ("contig60", 8, 70), ("ajedrez", 3, 70)])
async def test_a_long_card_is_one_sheet_and_the_computer_has_none(
    live_server: LiveServer, person: Person, game: str, columns: int, lines: int
) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    card = {
        "columns": ["turn", "dice", "sentence", "cell", "points", "note", "total", "clock"][:columns],
        "lines": [[number, "1 2 3", "1+2+3=6", 6, 2, "IA", 34, "0:48"][:columns] for number in range(1, lines + 1)],
        "total": 60,
        "marks": ["C", "I"],
        "violations": 1,
        "signed_at_ms": 1,
        "closed": False,
        "final": True,
        "disputed": False,
    }
    board = {
        "number": 1,
        "code": "ABCDEF",
        "seats": ["Ana", "bot"],
        "games": [
            {
                "result": {"result": "win", "winners": [0], "reason": "resign", "partners": []},
                "cards": [{**card, "seat": 0, "name": "Ana"}, {**card, "seat": 1, "name": ""}],
                "notes": [],
                "seal": {"seq": 99, "hash": "ab" * 32},
            }
        ],
    }
    file = {"rounds": [{"number": 1, "game": game, "games": 1, "boards": [board]}]}
    # Give the page the file of a class with a long game instead of the server's file. To play such a game takes minutes.
    await tutor.route(f"**/export/{code}.json*", lambda route: route.fulfill(json=file))
    await tab(tutor, "Posiciones")
    await tutor.get_by_role("button", name="Imprimir las tarjetas").click()
    await expect(tutor.get_by_text("1 tarjeta, una hoja")).to_be_visible()
    assert await sheets(tutor) == 1
