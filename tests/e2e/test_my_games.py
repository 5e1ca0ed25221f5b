"""A person finds earlier games: in the lobby, on another device, after days, and when the other player has left."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import DESKTOP, PHONE, Person
from tests.e2e.live_server import LiveServer
from tests.e2e.table import has_no_sideways_scroll, has_turn, open_table, write
from tests.people import Guest
from tests.store.health.test_redis_health import time_passes

pytestmark = pytest.mark.long


async def begun(live_server: LiveServer, person: Person, come: Arrival, *, days: int = 0) -> tuple[Page, Guest, str]:
    """Starts a game where Ana, in a browser, plays White against Bo on a connection. It is Ana's turn. Returns the
    page, the connection and the room's code."""
    ana = await person(live_server.url, name="Ana")
    if days:
        await ana.get_by_role("button", name="Jugar Ajedrez").click()
        dialog = ana.get_by_role("dialog")
        await dialog.get_by_text("Más opciones").click()
        await dialog.get_by_label("Tiempo por jugada").select_option(str(days))
        await dialog.get_by_role("button", name="Jugar con alguien").click()
        await expect(ana).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))
    else:
        await open_table(ana, "Ajedrez", tournament=False)
    room = ana.url[-6:]
    bo = await come(live_server.port, name="Bo")
    await bo.ask("join", room=room)  # at this table the game starts when a friend joins
    await expect(has_turn(ana)).to_be_visible()
    return ana, bo, room


async def looked_at(page: Page, name: str, shots: Path) -> None:
    """Checks that no element sticks out, on a phone and on a desktop. Saves the pictures in the test's folder."""
    for view, size in ((PHONE, "360"), (DESKTOP, "1280")):
        await page.set_viewport_size(view)  # type: ignore[arg-type]
        assert await has_no_sideways_scroll(page)
        await page.screenshot(path=shots / f"{name}-{size}.png")


async def test_a_game_is_found_again_and_goes_on_on_another_device(
    live_server: LiveServer, person: Person, come: Arrival, tmp_path: Path
) -> None:
    ana, bo, room = await begun(live_server, person, come)
    await ana.goto(f"{live_server.url}#/")
    game = ana.get_by_role("region", name="Mis partidas").get_by_role("link", name="Ajedrez")
    await expect(game).to_contain_text("con Bo")
    await expect(game).to_contain_text("Te toca")
    await looked_at(ana, "lobby-es", tmp_path)
    await game.click()
    await expect(has_turn(ana)).to_be_visible()

    await ana.goto(f"{live_server.url}#/settings")
    await ana.get_by_role("button", name="Llevar a otro aparato").click()
    await expect(ana.get_by_role("img", name="Código QR para el otro aparato")).to_be_visible()
    code = await ana.get_by_text(re.compile(r"^[2-9A-Z]{4}-[2-9A-Z]{4}$")).inner_text()
    await looked_at(ana, "code-es", tmp_path)

    phone = await person(f"{live_server.url}#/settings", phone=True)
    await phone.get_by_role("button", name="Tengo un código").click()
    await phone.get_by_label("Código del otro aparato").fill(code.lower())
    await phone.get_by_role("button", name="Usar este código").click()
    await expect(phone.get_by_role("heading", name="Usar aquí tu otro nombre")).to_be_visible()
    await looked_at(phone, "take-es", tmp_path)
    await phone.get_by_role("button", name="Usar este código").click()
    await expect(phone).to_have_url(re.compile("#/games$"))
    await expect(ana.get_by_test_id("notice")).to_contain_text("Otro aparato entró con tu nombre")
    await phone.get_by_role("link", name="Ajedrez").click()
    await expect(has_turn(phone)).to_be_visible()
    await write(phone, "e4")
    await bo.until(lambda: bo.views[room]["status"]["flag"] == 1)

    await ana.get_by_role("button", name="Cerrar en los otros aparatos").click()
    await expect(ana.get_by_text("Se cerró 1 aparato.")).to_be_visible()
    await expect(phone.get_by_test_id("notice")).to_contain_text("Este aparato se cerró desde otro")
    await phone.goto(f"{live_server.url}#/games")
    await expect(phone.get_by_text("Todavía no jugaste ninguna partida")).to_be_visible()


async def test_a_game_by_correspondence_stands_first_among_my_games(
    live_server: LiveServer, person: Person, come: Arrival, tmp_path: Path
) -> None:
    ana, bo, room = await begun(live_server, person, come, days=3)
    await expect(ana.get_by_text(re.compile(r"^[34] d \d+ h$")).first).to_be_visible()
    await ana.goto(f"{live_server.url}#/")
    await open_table(ana, "FIAR", tournament=False, how="Contra la computadora")
    await expect(ana.get_by_role("gridcell").first).to_be_visible(timeout=30_000)
    await ana.goto(f"{live_server.url}#/games")
    games = ana.get_by_role("region", name="En juego").get_by_role("link")
    await expect(games).to_have_count(2)
    first = ana.get_by_role("link", name="Ajedrez")
    await expect(first).to_contain_text("3 días por jugada")
    await expect(first).to_contain_text("Te toca")
    await looked_at(ana, "games-es", tmp_path)
    await ana.get_by_label("Rival").select_option("Bo")
    await expect(games).to_have_count(1)
    await ana.get_by_role("banner").get_by_role("combobox").select_option("en")
    await expect(ana.get_by_role("heading", name="My games")).to_be_visible()
    await looked_at(ana, "games-en", tmp_path)
    await ana.get_by_role("region", name="Being played").get_by_role("link").click()
    await ana.get_by_role("banner").get_by_role("combobox").select_option("es")
    await write(ana, "e4")
    await bo.until(lambda: bo.views[room]["status"]["flag"] == 1)
    await ana.goto(f"{live_server.url}#/games")
    await expect(first).to_contain_text("Le toca a tu rival")


async def test_who_waits_for_a_player_who_left_may_claim_the_win(
    own_live_server: LiveServer, person: Person, come: Arrival, tmp_path: Path
) -> None:
    ana, bo, _room = await begun(own_live_server, person, come)
    await bo.close()
    await expect(ana.get_by_text(re.compile("Bo se fue. Si no vuelve, en [12]:[0-5][0-9] puedes elegir"))).to_be_visible()
    await looked_at(ana, "waits-es", tmp_path)
    time_passes(f"unix://{own_live_server.folder / 'valkey.sock'}", 120_000)
    choice = ana.get_by_role("region", name="Bo se fue.")
    # The page gets the new time with its next ping.
    await expect(choice.get_by_role("button", name="Empatar")).to_be_visible(timeout=40_000)
    await expect(choice.get_by_role("button", name="Seguir con la computadora")).to_be_visible()
    await looked_at(ana, "claim-es", tmp_path)
    await choice.get_by_role("button", name="Ganar").click()
    await expect(ana.get_by_text("por ausencia").first).to_be_visible()
    await ana.goto(f"{own_live_server.url}#/games")
    await expect(ana.get_by_role("region", name="Terminadas").get_by_role("link", name="Ajedrez")).to_contain_text("Ganaste")
