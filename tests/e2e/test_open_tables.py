"""Strangers meet at a public table: two clicks lead to a seat, and the table shows the number of spectators."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[LiveServer]:
    """Starts a server whose computer soon takes the free seats of a listed table."""
    server = LiveServer(tmp_path, flags=("--substitute-ms", "1500"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def closed_server(tmp_path: Path) -> Iterator[LiveServer]:
    """Starts a server without a list of open tables."""
    server = LiveServer(tmp_path, flags=("--open-tables", "false"))
    server.start()
    yield server
    server.stop()


async def open_listed(page: Page, game: str) -> None:
    await page.get_by_role("button", name=f"Jugar {game}").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_label("Mesa pública").check()
    await dialog.get_by_role("button", name="Jugar con alguien").click()
    await expect(page).to_have_url(re.compile(r"#/r/[2-9A-Z]{6}$"))


async def test_a_stranger_sits_in_two_clicks_and_a_third_one_watches(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana Luz")
    await open_listed(ana, "Damas")
    bo = await person(live_server.url)  # Bo has no name yet
    await bo.get_by_role("button", name="Sentarme: Damas, con Ana Luz").click()
    asked = bo.get_by_role("dialog", name="¿Con qué nombre juegas?")
    offered = await asked.get_by_label("Tu nombre").input_value()
    assert re.fullmatch(r"\w+ \w+", offered)
    assert offered not in ("Visita", "")
    await asked.get_by_role("button", name="Jugar").click()
    for page in (ana, bo):  # the game starts without «¡Listo!»
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
        await expect(page.get_by_role("group", name=offered)).to_be_visible()
    eva = await person(live_server.url, phone=True)
    look = eva.get_by_role("link", name=re.compile(rf"^Mirar: Damas, (Ana Luz y {offered}|{offered} y Ana Luz)"))
    row = eva.get_by_role("listitem").filter(has=look)
    await expect(row.get_by_text("0 personas miran")).to_be_visible()
    cy = await person(live_server.url)
    await cy.get_by_role("link", name=re.compile(rf"^Mirar: Damas, .*{offered}")).click()
    await expect(cy.get_by_text("Estás mirando").first).to_be_visible()
    await expect(row.get_by_text("1 persona mira")).to_be_visible()
    await expect(ana.get_by_text("1 persona mira")).to_be_visible()  # the players see it too
    await the_spectator_goes_back(cy)
    await expect(eva.get_by_role("button", name="Sentarme: Damas, con Ana Luz")).to_have_count(0)


async def the_spectator_goes_back(page: Page) -> None:
    """The spectator goes to an earlier moment of the running game, and then back to the table."""
    await page.get_by_role("link", name="Ver jugadas anteriores").click()
    moment = page.get_by_role("slider", name="Momento de la partida")
    await moment.press("Home")
    await expect(page.get_by_text("¡Empieza el juego!").first).to_be_visible()
    await page.get_by_role("link", name="Volver a la mesa").click()
    await expect(page.get_by_role("link", name="Ver jugadas anteriores")).to_be_visible()


async def test_who_plays_now_finds_who_is_waiting(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    await ana.get_by_role("combobox", name="Juego").select_option(label="FIAR")
    await ana.get_by_role("button", name="Jugar ya: FIAR").click()
    await expect(ana.get_by_text("Si no viene nadie, la computadora empieza contigo en")).to_be_visible()
    bo = await person(live_server.url, phone=True, name="Bo")
    await bo.get_by_role("combobox", name="Juego").select_option(label="FIAR")
    await expect(bo.get_by_role("button", name="Sentarme: FIAR, con Ana")).to_be_visible()
    await bo.get_by_role("button", name="Jugar ya: FIAR").click()
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
        await expect(page.get_by_role("group", name="Bo")).to_be_visible()


async def test_two_who_click_at_the_same_moment_meet(live_server: LiveServer, person: Person) -> None:
    pages = [await person(live_server.url, name=name) for name in ("Ida", "Oto")]
    for page in pages:
        await page.get_by_role("combobox", name="Juego").select_option(label="Ramrod")
    await asyncio.gather(*(page.get_by_role("button", name="Jugar ya: Ramrod").click() for page in pages))
    for page in pages:
        await expect(page.get_by_role("group", name="Ida")).to_be_visible()
        await expect(page.get_by_role("group", name="Oto")).to_be_visible()
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
    assert pages[0].url == pages[1].url


async def test_when_nobody_comes_the_computer_plays_until_somebody_does(quick_server: LiveServer, person: Person) -> None:
    ana = await person(quick_server.url, name="Ana")
    await ana.get_by_role("combobox", name="Juego").select_option(label="Ajedrez")
    await ana.get_by_role("button", name="Jugar ya: Ajedrez").click()
    await expect(ana.get_by_role("region", name="Tablero")).to_be_visible()
    await expect(ana.get_by_text("hasta que venga alguien").first).to_be_visible()
    bo = await person(quick_server.url, name="Bo")
    await expect(bo.get_by_text("en lugar de la computadora")).to_be_visible()
    await bo.get_by_role("button", name="Sentarme: Ajedrez, con Ana").click()
    for page in (ana, bo):
        await expect(page.get_by_role("group", name="Bo")).to_be_visible()
        await expect(page.get_by_text("hasta que venga alguien", exact=True)).to_have_count(0)


async def test_a_table_that_its_host_does_not_list_is_found_by_nobody(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Solana")
    await ana.get_by_role("button", name="Jugar Juggle").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Jugar con alguien").click()
    await expect(ana).to_have_url(re.compile(r"#/r/"))
    bo = await person(live_server.url, name="Bo")
    listed = ana.get_by_label("Mesa pública")
    await listed.check()
    await expect(bo.get_by_role("button", name="Sentarme: Juggle, con Solana")).to_be_visible()
    await listed.uncheck()
    await expect(bo.get_by_role("button", name="Sentarme: Juggle, con Solana")).to_have_count(0)


async def test_a_server_can_be_without_open_tables(closed_server: LiveServer, person: Person) -> None:
    ana = await person(closed_server.url, name="Ana")
    await ana.get_by_role("button", name="Jugar Juggle").click()
    await expect(ana.get_by_role("dialog").get_by_role("button", name="Jugar con alguien")).to_be_visible()
    await expect(ana.get_by_label("Mesa pública")).to_have_count(0)
    await expect(ana.get_by_role("button", name="Jugar ya")).to_have_count(0)


async def test_a_friend_who_comes_by_the_link_starts_the_game_by_coming(live_server: LiveServer, person: Person) -> None:
    bo = await person(live_server.url, name="Bo")  # Bo's name is known from an earlier visit
    ana = await person(live_server.url, name="Ana")
    await ana.get_by_role("button", name="Jugar Damas").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Jugar con alguien").click()
    await expect(ana).to_have_url(re.compile(r"#/r/"))
    await bo.goto(ana.url)
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()


async def test_the_computer_against_itself_in_one_tap(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    await ana.get_by_role("button", name="Jugar Damas").click()
    dialog = ana.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_role("button", name="Ver jugar a la computadora").click()
    await expect(ana.get_by_role("group", name="Compu 1")).to_be_visible()
    await expect(ana.get_by_role("listitem").filter(has_text=re.compile("juega|come")).first).to_be_visible()


async def test_a_referee_seats_the_computer_and_says_why(live_server: LiveServer, person: Person) -> None:
    eva = await person(live_server.url, name="Eva")
    await eva.get_by_role("button", name="Jugar Damas").click()
    dialog = eva.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_role("button", name="Abrir como réferi").click()
    for _ in range(2):
        await eva.get_by_role("button", name="Agregar a la computadora").first.click()
        asks = eva.get_by_role("dialog", name="Agregar a la computadora")
        await expect(asks.get_by_label("Motivo (lo ven los jugadores)")).to_have_value("Falta una persona")
        await asks.get_by_role("button", name="Agregar a la computadora").click()
        await expect(asks).to_have_count(0)
    await expect(eva.get_by_role("group", name="Compu 2")).to_be_visible()
