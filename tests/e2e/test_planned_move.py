"""Chess: a move that a player plans during the opponent's turn, the choice of colour, and the controls on the board and
in the menu «Más»."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.people import Guest


async def _game(
    live_server: LiveServer, person: Person, come: Arrival, **options: str | bool
) -> tuple[Page, Guest, Guest, str]:
    """Starts a game where Ana has played e4 and it is Bo's turn. Returns Ana's page, Ana's connection (the same
    person), Bo's connection and the room's code."""
    ana, bo = [await come(live_server.port, name=name) for name in ("Ana", "Bo")]
    room: str = (await ana.ask("create", game="ajedrez", seats=2, options={"mode": "assisted", **options}))["params"]["room"]
    await bo.ask("join", room=room, seat=1)
    for each in (ana, bo):
        await each.order(room, "ready")
    await ana.until(lambda: ana.views[room]["room"]["state"] == "playing")
    page = await person(f"{live_server.url}#/r/{room}", token=ana.token)
    await expect(page.get_by_role("gridcell", name=re.compile("^e2"))).to_be_visible(timeout=20_000)
    await ana.act(room, {"type": "move", "uci": "e2e4"})
    await expect(page.get_by_role("gridcell", name=re.compile("^e4, peón"))).to_be_visible()
    return page, ana, bo, room


async def _tap(page: Page, *squares: str) -> None:
    for square in squares:
        await page.get_by_role("gridcell", name=re.compile(f"^{square}")).click()


async def test_a_planned_move_is_made_when_the_turn_comes(live_server: LiveServer, person: Person, come: Arrival) -> None:
    page, _ana, bo, room = await _game(live_server, person, come)
    await _tap(page, "g1", "f3")
    await expect(page.get_by_text("Preparada: g1–f3")).to_be_visible()
    await bo.act(room, {"type": "move", "uci": "e7e5"})
    await bo.until(lambda: "5N2" in bo.views[room]["game"]["fen"])


async def test_a_tap_takes_a_planned_move_back_and_one_that_is_no_longer_legal_is_dropped(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    page, ana, bo, room = await _game(live_server, person, come)
    await _tap(page, "g1", "f3", "a3")
    await expect(page.get_by_text("Preparada: g1–f3")).to_have_count(0)
    await _tap(page, "e4", "e5")
    await expect(page.get_by_text("Preparada: e4–e5")).to_be_visible()
    await bo.act(room, {"type": "move", "uci": "e7e5"})
    await expect(page.get_by_text("Es tu turno").first).to_be_visible()
    await expect(page.get_by_text("Preparada")).to_have_count(0)
    assert "move" in ana.views[room]["status"]["may"][0], "nothing was sent, nothing was refused"


@pytest.mark.parametrize("options", [{"mode": "tournament"}, {"touch_move": True}], ids=str)
async def test_where_a_touch_binds_nothing_is_planned(
    live_server: LiveServer, person: Person, come: Arrival, options: dict[str, str | bool]
) -> None:
    page, _ana, _bo, _room = await _game(live_server, person, come, **options)
    await _tap(page, "g1", "f3")
    await expect(page.get_by_text("Preparada")).to_have_count(0)


async def test_resigning_is_in_the_menu_alone_and_no_claim_that_cannot_succeed(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    page, _ana, bo, room = await _game(live_server, person, come)
    await page.get_by_role("button", name="Más", exact=True).click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name="Salir de la mesa")).to_be_visible()
    for name in ("Nadie puede dar mate", "Rendirme"):
        await expect(dialog.get_by_role("button", name=name)).to_have_count(0)
    await expect(page.get_by_role("button", name="Abandonar", exact=True)).to_have_count(1)
    await dialog.get_by_role("button", name="Abandonar", exact=True).click()
    await expect(dialog.get_by_role("button", name="Cancelar")).to_be_visible()
    await dialog.get_by_role("button", name="Abandonar", exact=True).click()
    await bo.until(lambda: bo.views[room]["room"]["state"] == "over")


async def test_whoever_opens_the_table_may_play_black(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    await page.get_by_role("button", name="Jugar Ajedrez").click()
    await page.get_by_text("Más opciones").click()
    await page.get_by_label(re.compile("^Quien abre la mesa juega con")).select_option(label="Negras")
    await page.get_by_role("button", name="Contra la computadora").click()
    await expect(page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("^h1"), timeout=20_000)
